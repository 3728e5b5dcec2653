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
mod plain;
mod pointer;
mod replay;
mod screenshots;
mod shared;
mod tyros;
