//! `cargo run -p tripeaks-bindgen -- generate --library … --language kotlin|swift`: UniFFI's own generator, at the
//! version that the library links.

fn main() {
    uniffi::uniffi_bindgen_main();
}
