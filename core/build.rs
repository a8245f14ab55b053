//! Packs the catalogues: fifteen languages, of which a player reads one, are a sixth of the library as they stand.

use std::path::Path;
use std::{env, fs, io};

/// The level of compression, the most that there is.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for entry in fs::read_dir("locales")? {
        let path = entry?.path();
        let packed = miniz_oxide::deflate::compress_to_vec(&fs::read(&path)?, LEVEL);
        fs::write(Path::new(&out).join(path.file_name().unwrap_or_default()), packed)?;
    }
    Ok(())
}
