//! Leaves the names of private functions out of the library: a sixth of its size. The public ones stay, which is where
//! the binding generator finds what is exported. And phones with pages of 16 KB can load it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "unix") {
        println!("cargo::rustc-link-arg-cdylib=-Wl,-x");
    }
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "android") {
        println!("cargo::rustc-link-arg-cdylib=-Wl,-z,max-page-size=16384");
    }
}
