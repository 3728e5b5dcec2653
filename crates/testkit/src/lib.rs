//! The conformance suite that every game calls.

pub mod skeletons;
