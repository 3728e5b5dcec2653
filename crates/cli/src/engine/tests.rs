//! The engine, line by line.
