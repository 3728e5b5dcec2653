//! Tyros: any bytes, read as a position, are refused with reasons or give a state that plays.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| alcazar_testkit::fuzz::positions::<tyros::State>(bytes));
