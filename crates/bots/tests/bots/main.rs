//! The bots from outside.

mod common;
mod habits;
mod promises;
