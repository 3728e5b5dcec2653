//! The web client in Chromium.

mod access;
mod boards;
mod focus;
mod game;
mod governor;
mod home;
mod languages;
mod learn;
mod lobby;
mod menus;
mod narration;
mod offline;
mod online;
mod plain;
mod pointer;
mod replay;
mod rules;
mod screenshots;
mod shared;
mod tyros;
