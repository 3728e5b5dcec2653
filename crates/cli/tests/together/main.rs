//! A server as a process of its own: killed, starved, traced, told to stop.
//!
//! `ALCAZAR_KILL_GAMES=200 cargo test --package alcazar-cli --features serve --test together kill` is the long form of the
//! test that kills it.

mod disk;
mod example;
mod kill;
mod process;
mod stop;
