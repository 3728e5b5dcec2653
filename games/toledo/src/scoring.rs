//! Points and ranks (T8).

use alcazar_core::{Seat, SeatMap, SeatSet, Standing, Tie};
use serde::{Deserialize, Serialize};

use crate::pieces::{SwordKind, Swords};
use crate::state::{Open, Phase, State};

/// The points of the movement tile at the end (T7.4).
const MOVEMENT_TILE: i32 = -2;

/// The points of one player, line by line (T8.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Score {
    /// Delivered swords.
    pub delivered: i32,
    /// Swords still in front of the player, at half their value.
    pub undelivered: i32,
    /// Paintings.
    pub paintings: i32,
    /// One point for each two gems.
    pub gems: i32,
    /// The movement tile.
    pub movement_tile: i32,
}

impl Score {
    /// The sum.
    pub const fn total(self) -> i32 {
        self.delivered + self.undelivered + self.paintings + self.gems + self.movement_tile
    }
}

impl Open {
    /// The score of a seat (T8.2), which is public.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        Score {
            delivered: self.sum_swords(player.delivered, |value| value),
            undelivered: self.sum_swords(player.swords, |value| value / 2),
            paintings: player.paintings.iter().map(i32::from).sum(),
            gems: i32::from(player.gems / 2),
            movement_tile: if player.has_movement_tile() { MOVEMENT_TILE } else { 0 },
        }
    }

    fn sum_swords(&self, swords: Swords, worth: impl Fn(i32) -> i32) -> i32 {
        let kinds = (0..).map(SwordKind).zip(&self.components().swords);
        kinds.map(|(kind, (sword, _))| i32::from(swords.count(kind)) * worth(i32::from(sword.value))).sum()
    }
}

impl State {
    pub(crate) fn ranking(&self) -> Standing {
        let players = usize::from(self.open.seats);
        let scores = SeatMap::from_fn(players, |seat| self.open.score(seat).total());
        // T8.3: points, then the number of cards in hand, then their sum.
        let keys = scores.map(|seat, &score| {
            let hand = self.hands[seat.index()];
            (score, hand.len(), hand.sum())
        });
        let ending = match self.open.phase {
            Phase::Over { ending } => Some(ending.slug().into()),
            _ => None,
        };
        let tie = self.tie_among(SeatSet::first(players), &scores);
        Standing { ranks: Standing::ranks_by(&keys), scores, ending, tie }
    }

    /// The comparisons that break a tie for the most points, once the game is over (T8.3).
    pub(crate) fn tie_among(&self, seats: SeatSet, scores: &SeatMap<i32>) -> Option<Tie> {
        let is_over = matches!(self.open.phase, Phase::Over { .. });
        let tie = is_over.then(|| Tie::among(seats, scores)).flatten()?;
        let hand = |seat: Seat| self.hands[seat.index()];
        let tie = tie.compare("cards", |seat| i32::from(hand(seat).len() as u16));
        Some(tie.compare("sum", |seat| i32::from(hand(seat).sum() as u16)))
    }
}
