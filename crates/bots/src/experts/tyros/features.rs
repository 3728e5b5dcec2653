//! The parts of the evaluation, by name.

use alcazar_core::Seat;
use tyros::Empire;

use super::Judge;
use crate::expert::{Feature, Points};

impl Judge<'_> {
    /// What a seat can expect, part by part.
    pub(super) fn features(&self, seat: Seat) -> Vec<Feature> {
        let cities = self.cities_in[seat.index()];
        let in_empires = Empire::ALL.map(|empire| (empire, cities[empire.index()]));
        let most = in_empires.map(|(empire, own)| self.most_cities(seat, empire, own)).iter().sum::<f64>();
        let everywhere = self.everywhere(seat, cities.into_iter().filter(|&count| count > 0).count());
        let ships = self.ships(seat);
        let purchase = if seat == self.state.active() { self.pending_purchase(seat) } else { 0.0 };
        let mut offer = Points::default();
        self.add_offer(&mut offer);
        [
            ("cities", self.board(seat) - most - everywhere - ships),
            ("majority", most),
            ("everywhere", everywhere),
            ("ships", ships),
            ("hand", self.hand(seat)),
            ("purchase", purchase),
            ("trade", offer[seat.index()]),
        ]
        .map(|(name, points)| Feature { name, points })
        .to_vec()
    }
}
