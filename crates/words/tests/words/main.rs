//! The messages of every game and every language, as people read them.

mod every_game;
mod governor;
mod languages;
mod table;
mod ties;
mod toledo;
mod tyros;
