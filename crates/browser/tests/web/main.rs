//! The web client in Chromium.

mod access;
mod game;
mod governor;
mod languages;
mod lobby;
mod pictures;
mod replay;
mod shared;
