//! What a game of Tyros consists of at one moment: data and simple questions about it, no rules.

use alcazar_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Berth, Berths, Square, Squares};
use crate::cards::Cards;
use crate::edition::{Components, Edition};
use crate::pieces::{Empire, Kind, Tiles};
use crate::setup::Founding;

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// Every seat, and all spectators together.
const VIEWERS: usize = MAX_PLAYERS + 1;
/// The pile of tiles never holds more: 28 without those of three players, and one that is put under before one is drawn.
pub(crate) const LONGEST_PILE: usize = 17;

/// A game of Tyros at one moment: what lies open, and what is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    /// The trade cards of each player. What is in no hand and not on the discard pile is the draw pile.
    pub(crate) hands: [Cards; MAX_PLAYERS],
    /// The land tiles of each player.
    pub(crate) tiles: [Tiles; MAX_PLAYERS],
    pub(crate) memory: Memory,
    pub(crate) offer: Offer,
    /// What each player has chosen to keep at the end of the round, until all have chosen (Y3.2).
    pub(crate) kept: [Cards; MAX_PLAYERS],
}

/// All that everybody sees, or has seen and may remember.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Open {
    /// The squares of each empire.
    pub(crate) empires: [Squares; 4],
    pub(crate) players: [Player; MAX_PLAYERS],
    pub(crate) discard_pile: Cards,
    pub(crate) phase: Phase,
    pub(crate) edition: Edition,
    pub(crate) founding: Founding,
    pub(crate) seats: u8,
    pub(crate) active: Seat,
    /// Who has the start marker.
    pub(crate) starter: Seat,
    pub(crate) round: u8,
    /// Whether the empires grow for the second time in this round (Y4.3).
    pub(crate) is_second_pass: bool,
    /// How many players have passed one after the other (Y5.8).
    pub(crate) passes: u8,
    /// How many offers the active player has made in this turn (Y5.7).
    pub(crate) offers: u8,
    /// Who was the first to have a city in each empire (Y6.4).
    pub(crate) first_everywhere: Option<Seat>,
    /// Who has struck the last deal of this round, and with whom (Y5.7).
    pub(crate) last_deal: Option<[Seat; 2]>,
    pub(crate) under: Under,
}

/// What everybody knows of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Player {
    pub(crate) ships: Ships,
    pub(crate) cities: Squares,
    /// Tiles in his hand that all have seen (Y4.2).
    pub(crate) shown: Tiles,
    /// How many deals he has proposed in this round (Y5.7).
    pub(crate) proposed: u8,
}

/// The ships of one player on the board: never more than two in one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Ships {
    /// Where there is at least one.
    pub(crate) once: Berths,
    /// Where there are two.
    pub(crate) twice: Berths,
}

/// The tiles that were put under the pile, in the order in which they will be drawn after all others (Y4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Under {
    /// Unused places hold the first square.
    tiles: [Square; LONGEST_PILE],
    len: u8,
}

/// What is remembered of hidden hands: for each viewer and each hand a number of cards per kind that are in it for certain.
///
/// A card seen going in raises one count, a card seen leaving lowers one, and so many leaving unseen lower all counts by as
/// many. Nobody needs to remember his own hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Memory([[Cards; MAX_PLAYERS]; VIEWERS]);

/// An offer of cards for cards (Y5.7), from its first draft on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Offer {
    /// Who is asked.
    pub(crate) to: SeatSet,
    pub(crate) give: Cards,
    pub(crate) want: Cards,
    pub(crate) answered: SeatSet,
    /// Who said yes, hidden until all have answered.
    pub(crate) yes: SeatSet,
}

/// What is to be decided now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// By chance: where the next empire begins (Y2.2).
    Founding {
        /// Which empire.
        empire: Empire,
    },
    /// By lot: who starts (Y2.3).
    StartPlayer,
    /// By chance: the land tiles of a player (Y2.3).
    DealTiles {
        /// Whose.
        seat: Seat,
    },
    /// By chance: the trade cards of a player for this round (Y3.1).
    DealCards {
        /// Whose.
        seat: Seat,
    },
    /// Which land tile to play (Y4.1), or to put under the pile (Y4.2).
    Grow,
    /// By chance: the land tile drawn.
    DrawTile,
    /// One action (Y5).
    Act,
    /// With which cards to pay.
    Pay {
        /// What for.
        purchase: Purchase,
    },
    /// Which card to give to the owner of the city (Y5.2).
    Gift {
        /// The owner.
        to: Seat,
    },
    /// By chance: the cards drawn from the bank (Y5.6).
    DrawCards {
        /// How many.
        count: u8,
    },
    /// The active player drafts an offer, which nobody else sees (Y5.7).
    Draft {
        /// Whether what is given is settled, so that what is wanted follows.
        is_wanting: bool,
    },
    /// Those asked say yes or no (Y5.7).
    Answer,
    /// With whom to strike the deal (Y5.7).
    Choose,
    /// Which three cards to keep (Y3.2).
    Keep,
    /// The game has ended (Y6.1).
    Over {
        /// Why.
        ending: Ending,
    },
}

/// What is paid for with freely chosen cards (Y5.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// A ship on Tyros while it has no city (Y5.5).
    Ship,
    /// Cards from the draw pile (Y5.6).
    Swap,
    /// This card from the discard pile (Y5.6).
    Take {
        /// Which.
        kind: Kind,
    },
}

/// Why a game ended (Y6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody has played his last tile.
    LastTile,
    /// No tile could ever be played again.
    NothingGrows,
}

impl Ending {
    /// The name of the ending.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::LastTile => "last-tile",
            Self::NothingGrows => "nothing-grows",
        }
    }
}

impl Ships {
    /// How many lie in a berth.
    #[inline]
    pub(crate) const fn count(self, berth: Berth) -> u8 {
        self.once.contains(berth) as u8 + self.twice.contains(berth) as u8
    }

    /// How many lie in a square, Italy's coasts together.
    #[inline]
    pub(crate) const fn count_in(self, square: Square) -> u8 {
        let berths = Squares::only(square).berths();
        (self.once.and(berths).len() + self.twice.and(berths).len()) as u8
    }

    /// How many there are on the board.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        (self.once.len() + self.twice.len()) as u8
    }

    #[inline]
    pub(crate) const fn insert(&mut self, berth: Berth) {
        self.twice = self.twice.or(self.once.and(Berths::only(berth)));
        self.once = self.once.with(berth);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, berth: Berth) {
        if self.twice.contains(berth) {
            self.twice = self.twice.without(berth);
        } else {
            self.once = self.once.without(berth);
        }
    }

    /// Where they lie, in order, a berth with two ships twice.
    pub(crate) fn iter(self) -> impl Iterator<Item = Berth> {
        self.once.iter().flat_map(move |berth| std::iter::repeat_n(berth, usize::from(self.count(berth))))
    }
}

impl Under {
    pub(crate) const EMPTY: Self = Self { tiles: [Square::from_index(0); LONGEST_PILE], len: 0 };

    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = Square> {
        self.tiles[..usize::from(self.len)].iter().copied()
    }

    #[inline]
    pub(crate) fn tiles(&self) -> Tiles {
        self.iter().collect()
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn first(&self) -> Option<Square> {
        self.iter().next()
    }

    pub(crate) fn push(&mut self, tile: Square) {
        self.tiles[usize::from(self.len)] = tile;
        self.len += 1;
    }

    pub(crate) fn pop_first(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.tiles.copy_within(1.., 0);
        self.len -= 1;
        self.tiles[usize::from(self.len)] = Square::from_index(0);
        Some(first)
    }
}

impl Memory {
    /// Spectators come first, so that the rows in use are one block.
    const fn row(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Spectator => 0,
            Viewer::Seat(seat) => 1 + seat as usize,
        }
    }

    /// What a viewer knows to be in a hand.
    #[inline]
    pub(crate) const fn of(&self, viewer: Viewer, holder: Seat) -> Cards {
        self.0[Self::row(viewer)][holder as usize]
    }

    #[inline]
    pub(crate) const fn set(&mut self, viewer: Viewer, holder: Seat, cards: Cards) {
        self.0[Self::row(viewer)][holder as usize] = cards;
    }
}

impl Open {
    #[inline]
    pub(crate) const fn components(&self) -> &'static Components {
        self.edition.components()
    }

    #[inline]
    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat as usize]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat as usize]
    }

    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.seats))
    }

    /// Everybody but this player.
    #[inline]
    pub(crate) const fn others(&self, seat: Seat) -> SeatSet {
        SeatSet::first(self.seats as usize).without(seat)
    }

    /// The squares that belong to an empire.
    #[inline]
    pub(crate) const fn marked(&self) -> Squares {
        let [orange, yellow, green, violet] = self.empires;
        orange.or(yellow).or(green).or(violet)
    }

    /// The empire that a square belongs to.
    #[inline]
    pub(crate) const fn empire(&self, square: Square) -> Option<Empire> {
        let [orange, yellow, green, violet] = self.empires;
        if !orange.or(yellow).or(green).or(violet).contains(square) {
            return None;
        }
        let index =
            2 * green.or(violet).contains(square) as usize + yellow.or(violet).contains(square) as usize;
        Some(Empire::ALL[index])
    }

    /// The squares with a city.
    #[inline]
    pub(crate) const fn cities(&self) -> Squares {
        let [a, b, c, d] = &self.players;
        a.cities.or(b.cities).or(c.cities).or(d.cities)
    }

    /// Whose city is there.
    #[inline]
    pub(crate) fn owner(&self, square: Square) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).cities.contains(square))
    }

    /// How many ships, of whatever colours, lie in a square.
    #[inline]
    pub(crate) fn ships_in(&self, square: Square) -> u8 {
        self.players.iter().map(|player| player.ships.count_in(square)).sum()
    }
}

impl State {
    #[inline]
    pub(crate) const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat as usize]
    }

    #[inline]
    pub(crate) const fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat as usize]
    }

    /// The cards of the draw pile: all that are neither in a hand nor on the discard pile.
    #[inline]
    pub(crate) const fn draw_pile(&self) -> Cards {
        let [a, b, c, d] = self.hands;
        self.open.components().deck.minus(self.open.discard_pile.plus(a).plus(b).plus(c).plus(d))
    }

    /// The unseen part of the pile of tiles: all that are in no hand, were not put under and have not left the game.
    #[inline]
    pub(crate) fn unseen_tiles(&self) -> Tiles {
        let [a, b, c, d] = self.tiles;
        Tiles::ALL.minus(Tiles::of(self.open.marked()).or(a).or(b).or(c).or(d)).minus(self.open.under.tiles())
    }

    /// Changes what every viewer but the holder himself knows to be in a hand. Who it is, or nobody for spectators, decides how.
    #[inline]
    pub(crate) fn remember(&mut self, holder: Seat, change: impl Fn(Option<Seat>, Cards) -> Cards) {
        let viewers = [None].into_iter().chain(self.open.all_seats().map(Some));
        for (known, viewer) in self.memory.0.iter_mut().zip(viewers) {
            if viewer != Some(holder) {
                known[holder.index()] = change(viewer, known[holder.index()]);
            }
        }
    }
}
