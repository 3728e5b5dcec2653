//! The web client in Chromium.

mod access;
mod game;
mod governor;
mod languages;
mod learn;
mod lobby;
mod menus;
mod offline;
mod online;
mod pictures;
mod plain;
mod pointer;
mod replay;
mod shared;
mod tyros;
