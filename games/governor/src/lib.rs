//! Tolède, the city of three cultures, a game by Olivier Marlet: the rules.
