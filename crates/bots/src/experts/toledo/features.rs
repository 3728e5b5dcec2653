//! The parts of the evaluation, by name.

use alcazar_core::Seat;
use toledo::{Phase, Place, Trade};

use super::{Judge, Potential};
use crate::expert::Feature;

impl Judge<'_> {
    /// What a seat can expect, part by part.
    pub(super) fn features(self, seat: Seat) -> Vec<Feature> {
        let feature = |name, points| Feature { name, points };
        let mut features = if self.is_done(seat) {
            vec![feature("points", self.final_points(seat))]
        } else {
            let time = self.time_left();
            let score = self.0.score(seat);
            let Potential { hand, sets, progress, materials, tiles } = self.potential(seat);
            vec![
                feature("delivered", score.delivered.into()),
                feature("paintings", score.paintings.into()),
                feature("swords", self.undelivered(seat, time)),
                feature("cards", time * hand),
                feature("sets", time * sets),
                feature("progress", time * progress),
                feature("goods", time * materials + (1.0 - time) * f64::from(score.gems)),
                feature("tiles", time * tiles + f64::from(score.movement_tile)),
                feature("shops", self.shop_values(time)[seat.index()]),
            ]
        };
        if seat == self.0.active() {
            features.push(feature(self.occasion(), self.immediate_gain(seat)));
        }
        features
    }

    /// The name of what the present phase offers.
    fn occasion(self) -> &'static str {
        match self.0.phase() {
            Phase::Use { step } | Phase::Full { step } => match self.0.place(step) {
                Place::Tavern => "tavern",
                Place::Artist => "artist",
                Place::Shop { shop, .. } => match shop.trade() {
                    Trade::Metal => "metal",
                    Trade::Gem => "gem",
                    Trade::Smith => "smith",
                    Trade::Fencing => "fencing",
                },
                Place::Cathedral | Place::Empty | Place::Entrance => "points",
            },
            Phase::Forge => "smith",
            Phase::Learn => "fencing",
            Phase::Deliver => "deliver",
            _ => "points",
        }
    }
}
