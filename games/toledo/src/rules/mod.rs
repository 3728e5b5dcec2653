//! The rules, one file per chapter. `legal` and `apply` are the two ways in.

mod apply;
mod duel;
mod legal;
mod movement;
mod turn;
mod using;
