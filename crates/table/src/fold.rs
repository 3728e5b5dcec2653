//! The fold of the log: everything about a table that is not the log itself.

use std::sync::Arc;

use alcazar_core::{Event, EventOf, Game, Seat, SeatMap, SeatSet, Turn, Viewer};

use crate::asks::Asks;
use crate::clock::Timers;
use crate::croupier::Drawn;
use crate::outcome::is_decided;
use crate::{Header, Outcome, Player};

/// The state of the game after some events: the part that an undo restores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Frame<G> {
    pub(crate) state: G,
    pub(crate) drawn: Drawn,
}

impl<G: Game> Frame<G> {
    /// Applies an event that was found legal before.
    pub(crate) fn apply(&mut self, event: &EventOf<G>) {
        match event {
            Event::Move { seat, action } => self.state.apply_action(*seat, action),
            Event::Chance(chance) => {
                self.drawn.add(self.state.stream());
                self.state.apply_chance(chance);
            }
        }
    }
}

/// The fold of the whole log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Present<G: Game> {
    pub(crate) frame: Frame<G>,
    pub(crate) asks: Asks,
    pub(crate) timers: Timers,
    /// The player of each seat. It rarely changes but is cloned with every step, hence the `Arc`.
    pub(crate) players: Arc<SeatMap<Player>>,
    /// The length of the log when each seat last changed hands.
    pub(crate) seated: SeatMap<u32>,
    /// The seats that have conceded, in order.
    pub(crate) conceded: Vec<Seat>,
    pub(crate) is_aborted: bool,
    /// The time of the last entry that had one.
    pub(crate) at: u64,
}

impl<G: Game> Present<G> {
    /// The table before its first entry. The game has accepted the number of players.
    pub(crate) fn new(header: &Header<G>, state: G) -> Self {
        let players = state.players();
        let mut present = Self {
            asks: Asks::new(players, state.turn()),
            frame: Frame { state, drawn: Drawn::default() },
            timers: Timers::new(header.clock, players),
            players: Arc::new(header.players.iter().cloned().collect()),
            seated: SeatMap::from_fn(players, |_| 0),
            conceded: Vec::new(),
            is_aborted: false,
            at: 0,
        };
        present.run_clocks();
        present
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_aborted
            || is_decided(&self.conceded, self.players.len())
            || self.frame.state.turn() == Turn::Over
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        Outcome::of(&self.frame.state, &self.conceded, self.is_aborted)
    }

    /// The seats that are asked: none once the table is over, whatever the rules would ask.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.frame.state.turn() {
            Turn::Seats(asked) if !self.is_over() => asked,
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that persons play.
    pub(crate) fn persons(&self) -> SeatSet {
        self.players.iter().filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
    }

    /// Gives a seat to another player, at the moment when the log has `moment` entries.
    pub(crate) fn change_player(&mut self, seat: Seat, player: Player, moment: usize) {
        Arc::make_mut(&mut self.players)[seat] = player;
        self.seated[seat] = moment as u32;
        self.asks.renew(seat);
    }

    /// Starts and stops the clocks, unless chance has yet to decide which seats are asked.
    pub(crate) fn run_clocks(&mut self) {
        if self.is_over() || self.frame.state.turn() != Turn::Chance {
            self.timers.turn(self.at, self.asked(), self.persons());
        }
    }
}

/// A set of viewers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Viewers(u8);

impl Viewers {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u8::MAX);

    pub(crate) fn contains(self, viewer: Viewer) -> bool {
        self.0 & Self::bit(viewer) != 0
    }

    pub(crate) fn with(self, viewer: Viewer) -> Self {
        Self(self.0 | Self::bit(viewer))
    }

    pub(crate) fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    fn bit(viewer: Viewer) -> u8 {
        match viewer {
            Viewer::Seat(seat) => 1 << seat.index(),
            Viewer::Spectator => 1 << 7,
        }
    }
}
