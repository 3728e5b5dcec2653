//! The bots from outside.

mod common;
mod guarantees;
mod habits;
