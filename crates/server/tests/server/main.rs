//! Tests of the server with real sockets.

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
