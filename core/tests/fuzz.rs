//! The fuzz targets, briefly: real files and noise, changed at random from a fixed seed. `make fuzz` takes longer.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;

#[path = "../../fuzz/src/lib.rs"]
mod targets;

/// A random source that is the same in every run.
struct Bits(u64);

impl Bits {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 8
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(end.max(1)).unwrap()).unwrap()
    }

    fn noise(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.next().to_le_bytes()[0]).collect()
    }

    /// A few changes of the kinds that files and pasted texts suffer.
    fn change(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.below(3) {
            let (at, other) = (self.below(bytes.len()), self.below(bytes.len()));
            match self.below(7) {
                0 => bytes.truncate(at),
                1 if !bytes.is_empty() => bytes[at] ^= 1 << self.below(8),
                2 if !bytes.is_empty() => bytes[at] = b"0919-\",:[]{}eETPrcx"[self.below(19)],
                3 => bytes.insert(at, b"0919-\",:[]{}eETPrcx"[self.below(19)]),
                4 if at < other => drop(bytes.drain(at..other.min(at + 9))),
                5 if at < other => {
                    let piece = bytes[at..other].to_owned();
                    bytes.splice(at..at, piece);
                }
                _ => {
                    let length = self.below(5);
                    let noise = self.noise(length);
                    bytes.splice(at..at, noise);
                }
            }
        }
    }
}

/// Runs a target on each seed as it is, then on `runs` changed ones. An input that fails is shown.
fn run(target: fn(&[u8]), seeds: &[Vec<u8>], runs: u32) {
    let mut bits = Bits(0x2545_F491_4F6C_DD1D);
    let changed = (0..runs).map(|_| {
        let mut bytes = seeds[bits.below(seeds.len())].clone();
        bits.change(&mut bytes);
        bytes
    });
    for bytes in seeds.iter().cloned().chain(changed) {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| target(&bytes))) {
            eprintln!("the input: {:?}", String::from_utf8_lossy(&bytes));
            resume_unwind(panic);
        }
    }
}

fn noises(count: u64, length: usize) -> Vec<Vec<u8>> {
    (1..=count).map(|seed| Bits(seed << 32 | 0x9E37_79B9).noise(length)).collect()
}

/// The seeds of a target that `make fuzz` starts from too.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds").join(target);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has seeds");
    paths.into_iter().map(|path| fs::read(path).unwrap()).collect()
}

#[test]
fn codes() {
    run(targets::code, &seeds("code"), 20_000);
}

#[test]
fn saves() {
    run(targets::restore, &seeds("restore"), 2_000);
}

#[test]
fn imports() {
    run(targets::import, &seeds("import"), 1_500);
}

#[test]
fn settings() {
    run(targets::settings, &seeds("settings"), 5_000);
}

#[test]
fn games() {
    run(targets::game, &noises(200, 150), 0);
}

#[test]
fn tables() {
    let mut inputs = noises(12, 250);
    // No files before.
    for bytes in &mut inputs {
        bytes[0] = 7;
    }
    inputs.extend(seeds("table"));
    run(targets::table, &inputs, 40);
}
