//! The web client in Chromium, and whole games in Firefox.

mod access;
mod boards;
mod exercises;
mod firefox;
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
