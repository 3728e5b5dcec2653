//! A server as a process of its own: killed, starved, traced, told to stop.
//!
//! `ALCAZAR_KILL_GAMES=200 cargo test --package alcazar-cli --test cli kill` runs the test that kills it for longer.

mod disk;
mod example;
mod kill;
mod process;
mod stop;
