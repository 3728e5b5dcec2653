//! Tyros, a game by Martin Wallace: the rules.
