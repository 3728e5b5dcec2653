//! Tests of tables with the two skeleton games and Toledo.

mod asks;
mod blind;
mod clocks;
mod common;
mod croupier;
mod people;
mod random_games;
mod replays;
mod share;
mod submit;
mod undo;
mod views;
