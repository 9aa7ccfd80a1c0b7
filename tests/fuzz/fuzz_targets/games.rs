#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| pyramide_tests::fuzz::games(data));
