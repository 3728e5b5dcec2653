//! One table: its log, its state, its croupier, its clocks; pure, without IO.
