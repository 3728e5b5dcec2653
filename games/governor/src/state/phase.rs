//! The pending decision, and what it depends on besides the pieces.

use alcazar_core::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Cell;
use crate::pieces::Tile;

/// How the city is laid (G2.3, G2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CityWay {
    /// The program lays it at random.
    #[default]
    Quick,
    /// The players lay it, tile by tile.
    Drafted,
}

/// The decision to be made now, unless a card's effect comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance: the start player (G2).
    Starter,
    /// Chance: the influence cards of this seat (G2.1).
    Deal {
        /// The seat that is dealt to.
        seat: Seat,
    },
    /// Chance: the whole city (G2.4).
    City,
    /// Chance: the tile that the active player lays (G2.3).
    DrawTile,
    /// The active player lays a tile (G2.3).
    Lay {
        /// The tile to lay.
        tile: Tile,
        /// What was changed in the city to make laying possible.
        repair: Repair,
    },
    /// The others may play cards before the turn (G6.2).
    StartWindow,
    /// The active player moves (G3.1).
    Move,
    /// Chance: the token where the move ended is turned up (G3.4).
    TurnUp,
    /// The active player takes an action (G3).
    Act,
    /// The others may play cards before the test (G6.2).
    TestWindow,
    /// The test is carried out (G3a).
    Carry,
    /// Chance: a token won face down is turned up (G3a).
    Win,
    /// Chance: an action card (G3d).
    DrawCard,
    /// The active player may still play cards (G3, step 4).
    End,
    /// All pass an influence card to the left (G4).
    Pass,
    /// All show their hands (G5.3).
    Hands,
    /// Chance: the order of cultures that breaks a tie (G5.4).
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
    /// The tile now in hand was displaced from this cell and must be laid next to it.
    Displaced(Cell),
}

/// What a played card still needs to have decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Nothing.
    None,
    /// Chance: the token that a player looks at, by a poll (G3.2) or a Town crier.
    Look {
        /// The player.
        seat: Seat,
        /// The district.
        cell: Cell,
        /// How many more tokens they may look at.
        left: u8,
    },
    /// A player chooses the next token to look at with the Town crier.
    Crier {
        /// The player.
        seat: Seat,
        /// How many more tokens they may look at.
        left: u8,
    },
    /// A player chooses the culture of a Rumour's discredit.
    Rumour {
        /// The player.
        seat: Seat,
        /// The district.
        cell: Cell,
    },
    /// A player chooses the second token of a Removal.
    Removal {
        /// The player.
        seat: Seat,
        /// The district of the token chosen first.
        cell: Cell,
    },
    /// Chance: the card taken in a Bargain.
    Take {
        /// The player who takes it.
        seat: Seat,
        /// The player it is taken from.
        from: Seat,
    },
    /// A player chooses the card to give for the one taken in a Bargain.
    GiveBack {
        /// The player who gives it.
        seat: Seat,
        /// The player who gets it.
        to: Seat,
    },
    /// All players choose an influence card to give to the right.
    Council,
}

/// The limits of the active player's move (G3.1, G3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// How many more districts the candidate may enter.
    pub left: u8,
    /// Whether discredits don't stop the candidate (Safe conduct).
    pub safe: bool,
    /// Whether the move ends after one district at most (Curfew).
    pub curfew: bool,
}

impl March {
    /// The limits at the beginning of a turn.
    pub(crate) const FRESH: Self = Self { left: 3, safe: false, curfew: false };
}

/// The four actions a to d of a turn; doing nothing does not count as one (G6.3 Tribune).
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

/// The set of actions taken in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Letter>", from = "Vec<Letter>")]
pub struct Letters(u8);

impl Letters {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Whether the action was taken.
    #[inline]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter as u8 & 1 != 0
    }

    /// The set with this action added.
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

/// Tracks idle rounds, two of which in a row end the game (G5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idleness {
    /// Whether the action pile was empty when the round began.
    pub began_empty: bool,
    /// Whether a player took a token in the round.
    pub token_taken: bool,
    /// Whether the previous round was idle: it began with an empty pile, and no player took a token.
    pub idle_before: bool,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player took their tenth token (G5.1).
    TenTokens,
    /// The last token left the board (G5.2).
    NoTokens,
    /// Two idle rounds in a row (G5.2).
    Idle,
    /// The last round was over (G5.2).
    LastRound,
}

impl Ending {
    /// The ending's slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::TenTokens => "ten-tokens",
            Self::NoTokens => "no-tokens",
            Self::Idle => "idle",
            Self::LastRound => "last-round",
        }
    }
}
