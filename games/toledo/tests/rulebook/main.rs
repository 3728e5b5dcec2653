//! The rulebook of Toledo, rule by rule: one module per chapter of `i18n/en/rules.md`, each test named after
//! the rule that it covers. Positions are written in a few words; see `builder`.

mod builder;
mod knowledge;
mod positions;
mod reasons;
mod t1_components;
mod t2_setup;
mod t3_turn;
mod t4_full_steps;
mod t4_moving;
mod t5_using;
mod t6_duels;
mod t7_movement_tile;
mod t8_end;
