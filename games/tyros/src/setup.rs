//! Set-up (Y2).

use alcazar_core::{Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::board::{Berth, Square, Squares};
use crate::cards::Cards;
use crate::edition::Edition;
use crate::pieces::{Empire, Tiles};
use crate::state::{MAX_PLAYERS, Memory, Offer, Open, Phase, Player, State, Under};

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which component tables are used.
    pub edition: Edition,
    /// How the empires are founded.
    pub founding: Founding,
    /// The seat that starts; drawn by lot if none is given (Y2.3).
    pub start: Option<Seat>,
}

/// How the empires are founded (Y2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Founding {
    /// On the squares of tiles drawn at random.
    #[default]
    Variable,
    /// On 7, 13, 23 and 26.
    FirstGame,
}

impl State {
    pub(crate) fn new(players: usize, options: Options) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        if let Some(seat) = options.start
            && seat.index() >= players
        {
            return Err(SetupError::Option { option: "start", value: seat.to_string() });
        }
        let mut state = Self {
            open: Open {
                empires: [Squares::EMPTY; 4],
                players: [Player::default(); MAX_PLAYERS],
                discard_pile: Cards::EMPTY,
                phase: Phase::StartPlayer,
                edition: options.edition,
                founding: options.founding,
                seats: players as u8,
                active: Seat::A,
                starter: Seat::A,
                round: 1,
                is_second_pass: false,
                passes: 0,
                offers: 0,
                first_everywhere: None,
                last_deal: None,
                under: Under::EMPTY,
            },
            hands: [Cards::EMPTY; MAX_PLAYERS],
            tiles: [Tiles::EMPTY; MAX_PLAYERS],
            memory: Memory::default(),
            offer: Offer::default(),
            kept: [Cards::EMPTY; MAX_PLAYERS],
        };
        for player in &mut state.open.players[..players] {
            player.ships.insert(Berth::TYROS); // Y2.1
            player.ships.insert(Berth::TYROS);
        }
        if let Some(seat) = options.start {
            state.start_with(seat);
        }
        Ok(state)
    }

    /// Sets the start player; the empires are founded next, then the tiles are dealt.
    pub(crate) fn start_with(&mut self, seat: Seat) {
        self.open.starter = seat;
        self.open.active = seat;
        match self.open.founding {
            Founding::Variable => self.open.phase = Phase::Founding { empire: Empire::Orange },
            Founding::FirstGame => {
                let squares = self.open.components().first_squares();
                for (empire, square) in Empire::ALL.into_iter().zip(squares.into_iter().flatten()) {
                    self.open.mark(square, empire);
                }
                self.open.phase = Phase::DealTiles { seat };
            }
        }
    }

    /// Founds an empire on the square of the tile drawn (Y2.2).
    pub(crate) fn found(&mut self, empire: Empire, square: Square) {
        self.open.mark(square, empire);
        let next = Empire::ALL.get(empire.index() + 1);
        self.open.phase = match next {
            Some(&empire) => Phase::Founding { empire },
            None => Phase::DealTiles { seat: self.open.starter },
        };
    }

    /// Gives a player their tiles (Y2.3). The next player is dealt tiles, or the first round begins.
    pub(crate) fn deal_tiles(&mut self, seat: Seat, tiles: Tiles) {
        self.tiles[seat.index()] = tiles;
        let next = seat.next(usize::from(self.open.seats));
        self.open.phase = if next == self.open.starter {
            Phase::DealCards { seat: next }
        } else {
            Phase::DealTiles { seat: next }
        };
    }
}

impl Open {
    /// The squares where an empire can be founded now: not next to another empire, including a marked Tyros
    /// (Y2.2).
    pub(crate) fn founding_squares(&self) -> Tiles {
        let marked = self.marked();
        Tiles::ALL.minus(Tiles::of(marked.or(marked.neighbours())))
    }
}
