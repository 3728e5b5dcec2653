//! Looking at a view: what a screen, a terminal or a bot asks of it.

use alcazar_core::Seat;

use crate::pieces::Culture;
use crate::position::OpenPosition;
use crate::scoring::{Score, token_points};
use crate::state::{Phase, Repair};
use crate::view::View;

impl View {
    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.open.seats)
    }

    /// Everything that lies open.
    pub fn open(&self) -> OpenPosition {
        OpenPosition::of(&self.open, self.faces)
    }

    /// How many influence cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// How many action cards a seat holds.
    pub fn card_count(&self, seat: Seat) -> u8 {
        self.card_counts[seat.index()]
    }

    /// How many action cards are left to draw.
    pub fn action_pile(&self) -> u8 {
        let held: u8 = self.card_counts.iter().sum();
        let all = self.open.components().cards.len();
        all.saturating_sub(held + self.open.spent.len())
    }

    /// What a seat scores as far as everybody can count it: its tokens (G5.3).
    pub fn token_points(&self, seat: Seat) -> i32 {
        token_points(self.open.taken[seat.index()])
    }

    /// What a seat scores as far as the viewer can know it (G5.3): everything once the hands are shown.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(self.open.taken[seat.index()], self.certain(seat))
    }

    /// Whether the city has to be changed before the drawn tile can be laid, because no street leads to a free cell (G2.3).
    pub fn needs_repair(&self) -> bool {
        let Phase::Lay { tile, repair: Repair::None } = self.open.phase else { return false };
        tile.has_street() && self.open.city.open_ends().is_empty()
    }

    /// How many discredits of a culture are in the supply (G1.5).
    pub fn discredits_left(&self, culture: Culture) -> u8 {
        self.open.supply(culture)
    }
}
