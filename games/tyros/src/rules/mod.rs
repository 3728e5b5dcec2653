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
pub(crate) use trade::{MAX_DEALS_PER_ROUND, MAX_OFFERS_PER_TURN};
