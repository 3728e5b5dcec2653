//! What is to be decided, and what it depends on besides the pieces.

use alcazar_core::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Cell;
use crate::pieces::Tile;

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
