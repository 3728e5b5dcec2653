//! Tolède: any bytes, read as moves and chance, keep every promise of the engine.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| alcazar_testkit::fuzz::actions::<governor::State>(bytes));
