//! The rulebook of Tolède, rule by rule: a module per chapter of `i18n/en/rules.md`, each test named after
//! the rule that it tests. `builder` has the shorthand for positions.

mod builder;
mod g1_components;
mod g2_drafting;
mod g2_setup;
mod g3_acting;
mod g3_moving;
mod g4_passing;
mod g5_end;
mod g6_cards;
mod g6_windows;
mod knowledge;
mod positions;
mod reasons;
