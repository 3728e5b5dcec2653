//! The rules, one file per chapter. The entry points are `legal` and `apply`.

mod apply;
mod duel;
mod legal;
mod movement;
mod turn;
mod using;
