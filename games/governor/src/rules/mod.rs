//! The rules: legality, effects, and a file for each chapter.

mod acting;
mod apply;
mod cards;
mod chances;
mod city;
mod knowledge;
mod legal;
mod movement;
mod round;

pub(crate) use round::LAST_ROUND;
