//! The rules, one file per chapter.

mod apply;
mod bank;
mod cities;
mod growing;
mod legal;
mod price;
mod round;
mod sailing;
mod trade;
