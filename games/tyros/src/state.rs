//! The state of a game: data and simple queries, no rules.

use alcazar_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Berth, Berths, Square, Squares};
use crate::cards::Cards;
use crate::edition::{Components, Edition};
use crate::pieces::{Empire, Kind, Tiles};
use crate::setup::Founding;

/// The maximum number of players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// The number of distinct viewers: every seat, and one for all spectators.
const VIEWERS: usize = MAX_PLAYERS + 1;
/// The maximum size of the tile pile: 28 tiles without those dealt to three players, and one that is put
/// under before another is drawn.
pub(crate) const MAX_TILE_PILE: usize = 17;

/// The complete state of a game: the open part and the hidden parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    /// The trade cards of each player. Cards in no hand and not on the discard pile form the draw pile.
    pub(crate) hands: [Cards; MAX_PLAYERS],
    /// The land tiles of each player.
    pub(crate) tiles: [Tiles; MAX_PLAYERS],
    pub(crate) memory: Memory,
    pub(crate) offer: Offer,
    /// The cards each player has chosen to keep at the end of the round, until all have chosen (Y3.2).
    pub(crate) kept: [Cards; MAX_PLAYERS],
}

/// The public part of the state: everything that all viewers see, or have seen and may remember.
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
    /// The seat with the start marker.
    pub(crate) starter: Seat,
    pub(crate) round: u8,
    /// Whether the empires grow for the second time in this round (Y4.3).
    pub(crate) is_second_pass: bool,
    /// The number of consecutive passes (Y5.8).
    pub(crate) passes: u8,
    /// The number of offers that the active player has made in this turn (Y5.7).
    pub(crate) offers: u8,
    /// The first seat to have a city in each empire (Y6.4).
    pub(crate) first_everywhere: Option<Seat>,
    /// The proposer and the partner of the last deal in this round (Y5.7).
    pub(crate) last_deal: Option<[Seat; 2]>,
    pub(crate) under: Under,
}

/// The public part of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Player {
    pub(crate) ships: Ships,
    pub(crate) cities: Squares,
    /// The tiles in hand that have been shown to all (Y4.2).
    pub(crate) shown: Tiles,
    /// The number of deals the player has proposed in this round (Y5.7).
    pub(crate) proposed: u8,
}

/// The ships of one player on the board: never more than two in one berth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Ships {
    /// The berths with at least one ship.
    pub(crate) once: Berths,
    /// The berths with two ships.
    pub(crate) twice: Berths,
}

/// The tiles put under the pile, in the order in which they will be drawn after all others (Y4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Under {
    /// Unused entries hold the first square.
    tiles: [Square; MAX_TILE_PILE],
    len: u8,
}

/// What viewers remember of hidden hands: for each viewer and hand, the cards that are in it for certain.
///
/// A card seen entering the hand raises one count, a card seen leaving lowers one, and `n` cards leaving
/// unseen lower all counts by `n`. The memory of a viewer's own hand stays empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Memory([[Cards; MAX_PLAYERS]; VIEWERS]);

/// An offer of cards for cards (Y5.7), including a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Offer {
    /// The seats asked.
    pub(crate) to: SeatSet,
    pub(crate) give: Cards,
    pub(crate) want: Cards,
    pub(crate) answered: SeatSet,
    /// The seats that said yes, hidden until all have answered.
    pub(crate) yes: SeatSet,
}

/// What is to be decided now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// By chance: the square where the next empire is founded (Y2.2).
    Founding {
        /// The empire.
        empire: Empire,
    },
    /// By lot: the start player (Y2.3).
    StartPlayer,
    /// By chance: the land tiles of a player (Y2.3).
    DealTiles {
        /// The player.
        seat: Seat,
    },
    /// By chance: the trade cards of a player for this round (Y3.1).
    DealCards {
        /// The player.
        seat: Seat,
    },
    /// Which land tile to play (Y4.1), or to put under the pile (Y4.2).
    Grow,
    /// By chance: the land tile drawn.
    DrawTile,
    /// One action (Y5).
    Act,
    /// Which cards to pay with.
    Pay {
        /// What is paid for.
        purchase: Purchase,
    },
    /// Which card to give to the owner of the city (Y5.2).
    Gift {
        /// The owner.
        to: Seat,
    },
    /// By chance: the cards drawn from the bank (Y5.6).
    DrawCards {
        /// The number of cards.
        count: u8,
    },
    /// The next step of an offer's draft, which only the active player sees (Y5.7).
    Draft {
        /// Whether the giving side is finished and the wanted cards follow.
        is_wanting: bool,
    },
    /// Yes or no to the offer, for each seat asked (Y5.7).
    Answer,
    /// Which player to strike the deal with (Y5.7).
    Choose,
    /// Which three cards to keep (Y3.2).
    Keep,
    /// The game is over (Y6.1).
    Over {
        /// Why it ended.
        ending: Ending,
    },
}

/// A purchase that is paid for with freely chosen cards (Y5.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// A ship on Tyros while it has no city (Y5.5).
    Ship,
    /// Cards from the draw pile (Y5.6).
    Swap,
    /// This card from the discard pile (Y5.6).
    Take {
        /// The kind of card.
        kind: Kind,
    },
}

/// Why a game ended (Y6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player has played their last tile.
    LastTile,
    /// No tile can ever be played again.
    NothingGrows,
}

impl Ending {
    /// The slug of the ending.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::LastTile => "last-tile",
            Self::NothingGrows => "nothing-grows",
        }
    }
}

impl Ships {
    /// The number of ships in a berth.
    #[inline]
    pub(crate) const fn count(self, berth: Berth) -> u8 {
        self.once.contains(berth) as u8 + self.twice.contains(berth) as u8
    }

    /// The number of ships in a square, counting both coasts of Italy.
    #[inline]
    pub(crate) const fn count_in(self, square: Square) -> u8 {
        let berths = Squares::only(square).berths();
        (self.once.and(berths).len() + self.twice.and(berths).len()) as u8
    }

    /// The number of ships on the board.
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

    /// The berths of the ships in order; a berth with two ships is listed twice.
    pub(crate) fn iter(self) -> impl Iterator<Item = Berth> {
        self.once.iter().flat_map(move |berth| std::iter::repeat_n(berth, usize::from(self.count(berth))))
    }
}

impl Under {
    pub(crate) const EMPTY: Self = Self { tiles: [Square::from_index(0); MAX_TILE_PILE], len: 0 };

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
    /// Spectators come first, so that the rows in use are contiguous.
    const fn row(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Spectator => 0,
            Viewer::Seat(seat) => 1 + seat as usize,
        }
    }

    /// The cards that a viewer knows to be in a hand.
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

    /// All seats except this one.
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

    /// The owner of the city on a square.
    #[inline]
    pub(crate) fn owner(&self, square: Square) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).cities.contains(square))
    }

    /// The number of ships in a square, of all players.
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

    /// The draw pile: all cards that are neither in a hand nor on the discard pile.
    #[inline]
    pub(crate) const fn draw_pile(&self) -> Cards {
        let [a, b, c, d] = self.hands;
        self.open.components().deck.minus(self.open.discard_pile.plus(a).plus(b).plus(c).plus(d))
    }

    /// The unseen part of the tile pile: all tiles that are not in a hand, not put under and not out of the
    /// game.
    #[inline]
    pub(crate) fn unseen_tiles(&self) -> Tiles {
        let [a, b, c, d] = self.tiles;
        Tiles::ALL.minus(Tiles::of(self.open.marked()).or(a).or(b).or(c).or(d)).minus(self.open.under.tiles())
    }

    /// Updates what every viewer except the holder knows to be in a hand. `change` gets the viewer's seat, or
    /// `None` for spectators.
    #[inline]
    pub(crate) fn update_memory(&mut self, holder: Seat, change: impl Fn(Option<Seat>, Cards) -> Cards) {
        let viewers = [None].into_iter().chain(self.open.all_seats().map(Some));
        for (known, viewer) in self.memory.0.iter_mut().zip(viewers) {
            if viewer != Some(holder) {
                known[holder.index()] = change(viewer, known[holder.index()]);
            }
        }
    }
}
