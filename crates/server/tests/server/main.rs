//! People and programs at real sockets: what they may do, what they are told, and what can't go wrong.

mod app;
mod common;
mod consent;
mod crowds;
mod limits;
mod lobby;
mod network;
mod past;
mod people;
mod play;
mod time;
mod watching;
