//! Chance outcomes: the start player, where empires begin, the tiles and cards that are dealt and drawn.

use alcazar_core::{Chances, Luck, Seat};
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::board::Square;
use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::{Kind, Tiles};
use crate::state::{Phase, State};

/// One chance outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Chance {
    /// This seat starts (Y2.3).
    Start(Seat),
    /// The next empire begins here (Y2.2).
    Found(Square),
    /// These tiles go into a hand: four at the start (Y2.3), later one (Y4.1).
    Tiles(Tiles),
    /// These cards go into a hand: a deal (Y3.1), or one to three from the bank (Y5.6).
    Cards(Cards),
}

impl State {
    pub(crate) fn possible_outcomes(&self) -> Chances<Chance> {
        let weighted = match self.open.phase {
            Phase::StartPlayer => self.open.all_seats().map(|seat| (Chance::Start(seat), 1)).collect(),
            Phase::Founding { .. } => {
                self.open.founding_squares().iter().map(|square| (Chance::Found(square), 1)).collect()
            }
            Phase::DrawTile => {
                let tiles = self.unseen_tiles().iter();
                tiles.map(|tile| (Chance::Tiles(Tiles::EMPTY.with(tile)), 1)).collect()
            }
            Phase::DrawCards { count } => {
                let pile = self.draw_pile();
                let mut drawn = Vec::new();
                pile.each_choice(count, count, |cards| {
                    drawn.push((Chance::Cards(cards), ways_to_draw(pile, cards)));
                });
                drawn
            }
            _ => return Chances::SampleOnly,
        };
        Chances::Weighted(weighted)
    }

    #[inline]
    pub(crate) fn sample_outcome(&self, luck: &mut impl Luck) -> Chance {
        match self.open.phase {
            Phase::StartPlayer => Chance::Start(Seat::new(luck.below(u32::from(self.open.seats)) as usize)),
            Phase::Founding { .. } => {
                let square = self.open.founding_squares().pick(luck);
                Chance::Found(square.expect("four empires never cover or touch every square"))
            }
            Phase::DealTiles { .. } | Phase::DrawTile => {
                let mut unseen = self.unseen_tiles();
                let mut tiles = Tiles::EMPTY;
                while tiles.len() < self.draw_count()
                    && let Some(tile) = unseen.pick(luck)
                {
                    unseen = unseen.without(tile);
                    tiles = tiles.with(tile);
                }
                Chance::Tiles(tiles)
            }
            _ => Chance::Cards(self.drawn_from().draw_many(self.draw_count(), luck)),
        }
    }

    /// The number of tiles or cards to draw now.
    #[inline]
    fn draw_count(&self) -> u8 {
        match self.open.phase {
            Phase::DealTiles { .. } => self.open.components().tiles,
            Phase::DrawTile => 1,
            Phase::DealCards { .. } => self.open.components().dealt(usize::from(self.open.seats)),
            Phase::DrawCards { count } => count,
            _ => 0,
        }
    }

    /// The cards that can be drawn now: for a deal all cards not in a hand (Y3.1), otherwise the draw pile.
    #[inline]
    fn drawn_from(&self) -> Cards {
        match self.open.phase {
            Phase::DealCards { .. } => self.draw_pile().plus(self.open.discard_pile),
            _ => self.draw_pile(),
        }
    }

    pub(crate) fn check_outcome(&self, chance: Chance) -> Result<(), Illegal> {
        let (is_possible, reason) = match (chance, self.open.phase) {
            (Chance::Start(seat), Phase::StartPlayer) => {
                (seat.index() < usize::from(self.open.seats), Illegal::NoSuchPlayer)
            }
            (Chance::Found(square), Phase::Founding { .. }) => {
                (self.open.founding_squares().contains(square), Illegal::NoFoundingThere)
            }
            (Chance::Tiles(tiles), Phase::DealTiles { .. } | Phase::DrawTile) => {
                let are_in_pile = tiles.minus(self.unseen_tiles()).is_empty();
                (are_in_pile && tiles.len() == self.draw_count(), Illegal::NotInTilePile)
            }
            (Chance::Cards(cards), Phase::DealCards { .. } | Phase::DrawCards { .. }) => (
                self.drawn_from().contains(cards) && cards.len() == self.draw_count(),
                Illegal::NotInDrawPile,
            ),
            _ => (false, Illegal::OtherChance),
        };
        if is_possible { Ok(()) } else { Err(reason) }
    }
}

/// The number of ways to draw these cards from the pile.
fn ways_to_draw(pile: Cards, cards: Cards) -> u32 {
    let choose = |of: u32, count: u32| (0..count).fold(1, |ways, taken| ways * (of - taken) / (taken + 1));
    Kind::ALL.iter().map(|&kind| choose(pile.count(kind).into(), cards.count(kind).into())).product()
}
