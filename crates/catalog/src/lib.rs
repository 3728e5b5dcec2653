//! The closed set of games: the only crate that knows them all.
