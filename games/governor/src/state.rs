//! What a game consists of at one moment: data and simple questions about it, no rules.

use alcazar_core::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Cells, City};
use crate::edition::{Components, Edition};
use crate::pieces::{Cards, Culture, Cultures, Tile, Token, Tokens};

/// A game of Tolède at one moment: what lies open, and what is hidden.
///
/// Piles are sets without an order. Face-down tokens that nobody has seen have no kind yet.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    /// The faces of the tokens in the city that somebody has seen.
    pub(crate) faces: Faces,
    /// The action cards of each player.
    pub(crate) cards: [Cards; MAX_SEATS],
    pub(crate) pile: Cards,
    /// The influence cards of each player.
    pub(crate) hands: [Cultures; MAX_SEATS],
    /// For each player what he is certain that each other player holds.
    pub(crate) certain: [[Cultures; MAX_SEATS]; MAX_SEATS],
    /// The support tokens that nobody has seen, in the city and out of the game.
    pub(crate) bag: Tokens,
    /// What those who have chosen give away, secret until all have chosen (G4, Council).
    pub(crate) choices: [Option<Culture>; MAX_SEATS],
}

/// What everybody can see.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Open {
    pub(crate) city: City,
    pub(crate) discredits: Discredits,
    pub(crate) tokens: TokenBoard,
    /// The tiles that can still be drawn, as bits of their numbers; none once the city is laid.
    pub(crate) undrawn: u64,
    /// The action cards played in this round, which lie open until its end (G6.1).
    pub(crate) played: Cards,
    /// All action cards played so far.
    pub(crate) spent: Cards,
    /// What anybody who has watched is certain that each player holds.
    pub(crate) shown: [Cultures; MAX_SEATS],
    /// The support tokens that each player has taken.
    pub(crate) taken: [Tokens; MAX_SEATS],
    pub(crate) candidates: [Cell; MAX_SEATS],
    pub(crate) phase: Phase,
    pub(crate) effect: Effect,
    pub(crate) march: March,
    pub(crate) edition: Edition,
    pub(crate) way: CityWay,
    pub(crate) seats: u8,
    pub(crate) starter: Seat,
    pub(crate) active: Seat,
    /// The present round, from 1; 0 while the game is set up.
    pub(crate) round: u8,
    /// Those who have not answered yet while several are asked at the same time.
    pub(crate) waiting: SeatSet,
    /// Those who have passed for the rest of the turn (G6.2).
    pub(crate) passed: SeatSet,
    /// The actions taken in this turn (G3).
    pub(crate) letters: Letters,
    /// The Translators announced with the test (G3a).
    pub(crate) translators: u8,
    /// How the action pile and the tokens fare, for the end of an idle game (G5.2).
    pub(crate) idleness: Idleness,
    pub(crate) ending: Option<Ending>,
    /// The order of cultures that broke a tie (G5.4), as a number in [`Culture::ORDERS`].
    pub(crate) order: Option<u8>,
}

/// How the city is laid (G2.3, G2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CityWay {
    /// At random by the program.
    #[default]
    Quick,
    /// By the players, tile by tile.
    Drafted,
}

/// What is to be decided now, unless a card's effect comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// By lot: who starts (G2).
    Starter,
    /// By chance: the influence cards of this seat (G2.1).
    Deal {
        /// Who gets them.
        seat: Seat,
    },
    /// By chance: the whole city (G2.4).
    City,
    /// By chance: the tile that the active player lays (G2.3).
    DrawTile,
    /// The active player lays a tile (G2.3).
    Lay {
        /// Which.
        tile: Tile,
        /// Whether something was changed to make it possible.
        repair: Repair,
    },
    /// The others may play cards before the turn (G6.2).
    StartWindow,
    /// The active player moves (G3.1).
    Move,
    /// By chance: the token where the move ended is turned up (G3.4).
    TurnUp,
    /// The active player's one action (G3).
    Act,
    /// The others may play cards before the test (G6.2).
    TestWindow,
    /// The test is carried out (G3a).
    Carry,
    /// By chance: a token won face down is turned up (G3a).
    Win,
    /// By chance: an action card (G3d).
    DrawCard,
    /// The active player may still play cards (G3, step 4).
    End,
    /// All pass an influence card to the left (G4).
    Pass,
    /// All show their hands (G5.3).
    Hands,
    /// By lot: the order of cultures that breaks a tie (G5.4).
    Order,
    /// The game has ended (G5).
    Over,
}

/// What was changed in the city so that a tile can be laid (G2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repair {
    /// Nothing.
    None,
    /// A tile was turned or moved.
    Mended,
    /// The tile to be laid now lay on this cell, and goes next to it.
    Displaced(Cell),
}

/// What a card that was played still asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Nothing.
    None,
    /// By chance: the token that a player looks at, polling (G3.2) or with a Town crier.
    Look {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// At how many more he may look.
        left: u8,
    },
    /// Which token to look at next with the Town crier.
    Crier {
        /// Who.
        seat: Seat,
        /// At how many more he may look.
        left: u8,
    },
    /// Of which culture the discredit of a Rumour is.
    Rumour {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// With which token another one is swapped.
    Removal {
        /// Who.
        seat: Seat,
        /// The token chosen first.
        cell: Cell,
    },
    /// By chance: the card taken in a Bargain.
    Take {
        /// Who takes it.
        seat: Seat,
        /// From whom.
        from: Seat,
    },
    /// Which card is given for the one taken in a Bargain.
    GiveBack {
        /// Who gives it.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// All give an influence card to the right.
    Council,
}

/// How the active player's move goes (G3.1, G3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// How many more districts he may enter.
    pub left: u8,
    /// Whether discredits don't stop him (Safe conduct).
    pub safe: bool,
    /// Whether the move ends after one district at most (Curfew).
    pub curfew: bool,
}

impl March {
    /// The beginning of a turn.
    pub(crate) const FRESH: Self = Self { left: 3, safe: false, curfew: false };
}

/// The four actions that count as such; doing nothing does not (G6.3 Tribune).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Letter {
    /// a: an influence test.
    Test,
    /// b: placing a discredit.
    Discredit,
    /// c: removing the discredit.
    Remove,
    /// d: drawing an action card.
    Draw,
}

/// Which of the four actions were taken in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Letter>", from = "Vec<Letter>")]
pub struct Letters(u8);

impl Letters {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Whether it was taken.
    #[inline]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter as u8 & 1 != 0
    }

    /// These and one more.
    #[inline]
    pub const fn with(self, letter: Letter) -> Self {
        Self(self.0 | 1 << letter as u8)
    }
}

impl From<Letters> for Vec<Letter> {
    fn from(letters: Letters) -> Self {
        let all = [Letter::Test, Letter::Discredit, Letter::Remove, Letter::Draw];
        all.into_iter().filter(|&letter| letters.contains(letter)).collect()
    }
}

impl From<Vec<Letter>> for Letters {
    fn from(letters: Vec<Letter>) -> Self {
        letters.into_iter().fold(Self::NONE, Self::with)
    }
}

/// What the end of an idle game depends on (G5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idleness {
    /// Whether the action pile was empty when the round began.
    pub began_empty: bool,
    /// Whether somebody took a token in the round.
    pub token_taken: bool,
    /// Whether the round before was idle: begun with an empty pile, and nobody took a token.
    pub idle_before: bool,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody took his tenth token (G5.1).
    TenTokens,
    /// The last token left the board (G5.2).
    NoTokens,
    /// Two idle rounds in a row (G5.2).
    Idle,
    /// The last round was over (G5.2).
    LastRound,
}

impl Ending {
    /// The name of the ending.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::TenTokens => "ten-tokens",
            Self::NoTokens => "no-tokens",
            Self::Idle => "idle",
            Self::LastRound => "last-round",
        }
    }
}

/// The discredit tokens in the city: for each culture the districts that have one of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Discredits([Cells; 3]);

impl Discredits {
    /// The districts with a discredit.
    #[inline]
    pub fn districts(self) -> Cells {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// The culture of the discredit in a district.
    #[inline]
    pub fn at(self, cell: Cell) -> Option<Culture> {
        Culture::ALL.into_iter().find(|&culture| self.0[culture as usize].contains(cell))
    }

    /// How many there are of a culture.
    #[inline]
    pub fn count(self, culture: Culture) -> u8 {
        self.0[culture as usize].len() as u8
    }

    #[inline]
    pub(crate) fn place(&mut self, cell: Cell, culture: Culture) {
        let cells = &mut self.0[culture as usize];
        *cells = cells.with(cell);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0 = self.0.map(|cells| cells.without(cell));
    }
}

/// The support tokens in the city, as far as everybody sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct TokenBoard {
    /// The districts with a token.
    pub(crate) present: Cells,
    /// Those whose token lies face up.
    pub(crate) up: Cells,
    /// For each player the districts at whose token he has looked, as long as it lies face down.
    pub(crate) looked: [Cells; MAX_SEATS],
}

impl TokenBoard {
    /// Every one of these districts gets a face-down token.
    pub(crate) fn covering(districts: Cells) -> Self {
        Self { present: districts, ..Self::default() }
    }

    /// The districts with a face-down token.
    #[inline]
    pub(crate) fn face_down(&self) -> Cells {
        self.present & !self.up
    }

    /// The token lies face up from now on; who has looked at it before no longer matters.
    #[inline]
    pub(crate) fn turn_up(&mut self, cell: Cell) {
        self.up = self.up.with(cell);
        self.looked = self.looked.map(|looked| looked.without(cell));
    }

    /// The token, which lies face up, leaves the board.
    #[inline]
    pub(crate) fn take(&mut self, cell: Cell) {
        self.present = self.present.without(cell);
        self.up = self.up.without(cell);
    }

    /// The tokens change places as they lie; who has looked at them moves along.
    pub(crate) fn swap(&mut self, one: Cell, other: Cell) {
        self.up.swap(one, other);
        self.looked.iter_mut().for_each(|looked| looked.swap(one, other));
    }
}

/// The faces of the tokens of some districts: the number of the kind plus one, one bit in each plane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Faces([Cells; 3]);

impl Faces {
    /// The face of the token in a district, if it is among these.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> Option<Token> {
        let [one, two, four] = self.0.map(|plane| usize::from(plane.contains(cell)));
        Token::ALL.get((one + 2 * two + 4 * four).wrapping_sub(1)).copied()
    }

    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, token: Option<Token>) {
        let number = token.map_or(0, |token| token as u8 + 1);
        for (bit, plane) in self.0.iter_mut().enumerate() {
            *plane = if number >> bit & 1 != 0 { plane.with(cell) } else { plane.without(cell) };
        }
    }

    pub(crate) fn swap(&mut self, one: Cell, other: Cell) {
        self.0.iter_mut().for_each(|plane| plane.swap(one, other));
    }

    /// The districts whose token's face is among these.
    pub(crate) fn districts(self) -> Cells {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// Only those of these districts.
    pub(crate) fn within(self, districts: Cells) -> Self {
        Self(self.0.map(|plane| plane & districts))
    }

    /// How many there are of each kind.
    pub(crate) fn count(self) -> Tokens {
        let mut tokens = Tokens::default();
        self.districts().iter().filter_map(|cell| self.at(cell)).for_each(|token| tokens.insert(token));
        tokens
    }
}

impl Open {
    #[inline]
    pub(crate) fn components(&self) -> &'static Components {
        self.edition.components()
    }

    /// The seats of this table, in order.
    #[inline]
    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.seats))
    }

    /// The seats of this table as a set.
    #[inline]
    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::first(usize::from(self.seats))
    }

    /// Where the active player's candidate stands.
    #[inline]
    pub(crate) fn here(&self) -> Cell {
        self.candidates[self.active.index()]
    }

    /// The seat to the left.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.next(usize::from(self.seats))
    }

    /// How many discredits of a culture are in the supply (G1.5).
    #[inline]
    pub(crate) fn supply(&self, culture: Culture) -> u8 {
        self.components().discredits - self.discredits.count(culture)
    }

    /// Whether the hands lie open: the game has ended and they were shown (G5.3).
    pub(crate) fn are_hands_shown(&self) -> bool {
        matches!(self.phase, Phase::Order | Phase::Over)
    }

    /// Whether all choose an influence card to give away, at the same time (G4, Council).
    pub(crate) fn is_choosing(&self) -> bool {
        self.effect == Effect::Council || self.effect == Effect::None && self.phase == Phase::Pass
    }

    /// The support tokens that are neither taken nor among these in the city.
    pub(crate) fn unseen_tokens(&self, faces: Faces) -> Tokens {
        self.taken
            .iter()
            .fold(self.components().tokens.minus(faces.count()), |left, taken| left.minus(*taken))
    }

    /// Those who have looked at the token of a district, while it lies face down.
    pub(crate) fn lookers(&self, cell: Cell) -> SeatSet {
        self.all_seats().filter(|seat| self.tokens.looked[seat.index()].contains(cell)).collect()
    }
}
