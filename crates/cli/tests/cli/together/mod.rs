//! A server as a separate process: killed, traced, with failing disks, and stopped.
//!
//! `ALCAZAR_KILL_GAMES=200 cargo test --package alcazar-cli --test cli kill` runs the test that kills it for
//! longer.

mod disk;
mod example;
mod kill;
mod process;
mod stop;
