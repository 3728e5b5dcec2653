//! The faces of the games, a folder for each.

pub mod toledo;
