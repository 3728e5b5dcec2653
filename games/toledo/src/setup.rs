//! Setting up a game (T2).

use alcazar_core::{Game, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::edition::Edition;
use crate::pieces::Cards;
use crate::state::{MAX_PLAYERS, Open, Phase, Player, State};

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which component tables are used.
    pub edition: Edition,
    /// The start player; chosen at random if `None` (T2.2).
    pub start: Option<Seat>,
    /// The number of rounds after which the game is cut off (T8.4).
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { edition: Edition::default(), start: None, rounds: 60 }
    }
}

impl State {
    pub(crate) fn new(players: usize, options: Options) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        if options.rounds == 0 {
            return Err(SetupError::Option { option: "rounds", value: "0".into() });
        }
        if let Some(seat) = options.start
            && seat.index() >= players
        {
            return Err(SetupError::Option { option: "start", value: seat.to_string() });
        }
        let components = options.edition.components();
        let mut state = Self {
            open: Open {
                known: [Cards::EMPTY; MAX_PLAYERS],
                board: Board::new(components.taverns | components.artists),
                players: [Player::default(); MAX_PLAYERS],
                phase: Phase::StartPlayer,
                is_pile_known: false,
                edition: options.edition,
                seats: players as u8,
                active: Seat::A,
                starter: options.start.unwrap_or(Seat::A),
                round: 1,
                last_round: options.rounds,
                lead: None,
                extra: None,
                finisher: None,
            },
            hands: [Cards::EMPTY; MAX_PLAYERS],
            draw_pile: components.deck,
        };
        if options.start.is_some() {
            state.deal();
        }
        debug_assert!(state.players() == players);
        Ok(state)
    }
}
