#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tripeaks_fuzz::import(data));
