//! The rulebook of Tyros, rule by rule: one module per chapter of `i18n/en/rules.md`, each test named after
//! the rule that it covers. Positions are written as short texts; see `builder`.

mod builder;
mod knowledge;
mod positions;
mod reasons;
mod y1_board;
mod y2_setup;
mod y3_round;
mod y4_growing;
mod y5_bank;
mod y5_cities;
mod y5_payment;
mod y5_sailing;
mod y5_trade;
mod y6_end;
