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

pub(crate) use round::KEPT;
pub(crate) use trade::{DEALS_PER_ROUND, OFFERS_PER_TURN};
