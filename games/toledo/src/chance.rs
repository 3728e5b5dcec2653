//! Chance: the start player and the cards that are drawn.

use alcazar_core::{Chances, Luck, Seat};

use crate::pieces::Card;
use crate::state::{Phase, State};

/// One random outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The start player (T2.2).
    Start(Seat),
    /// The card drawn from the draw pile, into a hand (T2.1, T3.1, T5.2) or revealed in a duel (T6.1).
    Card(Card),
}

impl State {
    pub(crate) fn possible_outcomes(&self) -> Chances<Chance> {
        let weighted = match self.open.phase {
            Phase::StartPlayer => self.open.all_seats().map(|seat| (Chance::Start(seat), 1)).collect(),
            _ => self.draw_pile.faces().map(|(card, count)| (Chance::Card(card), u32::from(count))).collect(),
        };
        Chances::Weighted(weighted)
    }

    #[inline]
    pub(crate) fn sample_outcome(&self, luck: &mut impl Luck) -> Chance {
        match self.open.phase {
            Phase::StartPlayer => Chance::Start(Seat::new(luck.below(u32::from(self.open.seats)) as usize)),
            _ => Chance::Card(self.draw_pile.nth(luck.below(self.draw_pile.len() as u32))),
        }
    }
}
