//! The web client in Chromium.

mod access;
mod game;
mod languages;
mod lobby;
mod pictures;
mod replay;
mod shared;
