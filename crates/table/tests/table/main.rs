//! Tables of the two skeleton games and of Toledo: what a table promises, for any game.

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
