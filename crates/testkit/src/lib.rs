//! The conformance suite that every game calls.
