//! What the bots know about each game: one file per game.

mod governor;
mod toledo;
mod tyros;
