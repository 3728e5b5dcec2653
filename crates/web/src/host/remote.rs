//! A table on a server.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use alcazar_core::{Event, Seat, SeatSet, Turn, Viewer};
use alcazar_table::{ActId, Asked, Entry, Moment, TableError, TableErrorOf, TableView};
use alcazar_wire::{Fault, Proposal, State, ToServer};
use leptos::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Command, Host, Problem, SubmitFuture, Submitted};
use crate::browser;
use crate::face::Face;
use crate::online::{ConnectionState, Room};
use crate::scene::Choices;

/// A table on a server, decoded as one of the games.
pub(crate) struct RemoteHost<G: Face> {
    room: Room,
    viewer: Viewer,
    start: (G::View, SeatSet),
    /// The value of the room's change counter when its moments were last taken.
    handled_changes: Cell<Option<u32>>,
    moments: RefCell<Vec<Moment<G>>>,
    now: RefCell<TableView<G>>,
    problem: ArcRwSignal<Option<Problem>>,
}

impl<G: Face> RemoteHost<G> {
    /// Opens a room whose state has been received; `None` if it can't be decoded as this game.
    pub(crate) fn new(room: Room) -> Option<Rc<Self>> {
        let viewer = room.you().get_untracked();
        let options = room.table().with_untracked(|table| table.options.clone());
        let state = room.state()?;
        // At the start nothing is secret.
        let start = G::setup(state.players.len(), &serde_json::from_value(options).ok()?).ok()?;
        let asked = match start.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        let start = (start.view(viewer), asked);
        let now = RefCell::new(read(state)?);
        let (handled_changes, moments, problem) =
            (Cell::default(), RefCell::default(), ArcRwSignal::new(None));
        let host = Self { room, viewer, start, handled_changes, moments, now, problem };
        host.catch_up();
        Some(Rc::new(host))
    }

    /// Takes the moments received since the last call.
    fn catch_up(&self) {
        let changes = Some(self.room.changes().get_untracked());
        if self.handled_changes.replace(changes) == changes {
            return;
        }
        let new_moments = self.room.take_moments().into_iter().map_while(moment);
        self.moments.borrow_mut().extend(new_moments);
        if let Some(now) = self.room.state().and_then(read) {
            self.now.replace(now);
        }
    }

    /// Why a command was rejected, as the rules of the game put it.
    fn refusal(&self, seat: Seat, command: &Command<G>, fault: &Fault) -> TableErrorOf<G> {
        let reason = match command {
            Command::Act(action) => self.choices(seat).why_not(action).cloned(),
            _ => None,
        };
        match (fault.code.as_str(), reason) {
            ("illegal", Some(reason)) => TableError::Illegal(reason),
            ("over", _) => TableError::Over,
            _ => TableError::NotAsked(seat),
        }
    }
}

fn value<T: DeserializeOwned>(value: Value) -> Option<T> {
    serde_json::from_value(value).ok()
}

fn moment<G: Face>(received: alcazar_wire::Moment<Value, Value>) -> Option<Moment<G>> {
    let Entry { kind, at, act } = received.entry;
    let kind = kind.try_map(value)?;
    Some(Moment { entry: Entry { kind, at, act }, view: value(received.view?)?, asked: received.asked })
}

fn read<G: Face>(state: State<Value>) -> Option<TableView<G>> {
    let ask = state.ask.and_then(|asked| {
        let legal = asked.legal.iter().map(|action| action.parse().ok()).collect::<Option<Vec<_>>>()?;
        Some(Asked { ask: asked.ask, legal, takebacks: asked.takebacks as usize })
    });
    Some(TableView {
        version: state.version,
        view: value(state.view)?,
        asked: state.asked,
        ask,
        players: state.players,
        conceded: state.conceded,
        timers: state.timers,
        outcome: state.outcome,
    })
}

impl<G: Face> Host<G> for RemoteHost<G> {
    fn changes(&self) -> ArcReadSignal<u32> {
        self.room.changes()
    }

    fn table(&self, _: Viewer) -> TableView<G> {
        self.catch_up();
        self.now.borrow().clone()
    }

    fn start(&self, _: Viewer) -> (G::View, SeatSet) {
        self.start.clone()
    }

    fn moments(&self, _: Viewer, since: u32) -> Vec<Moment<G>> {
        self.catch_up();
        self.moments.borrow().iter().skip(since as usize).cloned().collect()
    }

    fn choices(&self, seat: Seat) -> Choices<G> {
        let is_waiting = self.room.is_pending().get_untracked()
            && self.room.connection().get_untracked() != ConnectionState::Open;
        let now = self.now.borrow();
        let (Some(ask), false) = (now.ask.as_ref().filter(|_| now.outcome.is_none()), is_waiting) else {
            return Choices::NONE;
        };
        // Which actions are illegal, and why, follows from what the seat knows: every state that fits its
        // view gives the same answer.
        let imagined = G::determinize(&now.view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
        Choices { seat: Some(seat), legal: ask.legal.clone(), ..Choices::of(&imagined, seat) }
    }

    fn local_seats(&self) -> SeatSet {
        self.viewer.seat().into_iter().collect()
    }

    fn submit(self: Rc<Self>, seat: Seat, command: Command<G>) -> SubmitFuture<G> {
        Box::pin(async move {
            let ask = || self.now.borrow().ask.as_ref().map(|ask| ask.ask).ok_or(TableError::NotAsked(seat));
            let Ok(id) = browser::random_bytes().map(|bytes| ActId(u128::from_be_bytes(bytes))) else {
                return Err(TableError::NotAsked(seat));
            };
            let message = match &command {
                Command::Act(action) => ToServer::Act { id, ask: ask()?, action: action.to_string() },
                Command::TakeBack(moves) => {
                    ToServer::TakeBack { id, ask: ask()?, moves: u32::try_from(*moves).unwrap_or(u32::MAX) }
                }
                Command::GoBack(to) => {
                    self.room.send(&ToServer::Propose { what: Proposal::Undo { to: *to } });
                    return Ok(Submitted::Done);
                }
                Command::Withdraw => ToServer::Withdraw { id },
                Command::Concede => ToServer::Concede { id },
            };
            let result = self.room.submit(id, message).await;
            result.map(|()| Submitted::Done).map_err(|fault| self.refusal(seat, &command, &fault))
        })
    }

    fn pending_view(&self) -> Option<G::View> {
        if self.room.connection().get_untracked() == ConnectionState::Open {
            return None;
        }
        let (seat, action) = (self.viewer.seat()?, self.room.pending_action()?.parse().ok()?);
        // Only what the seat knows is shown, so it does not matter what is imagined behind it.
        let mut imagined = G::determinize(&self.now.borrow().view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
        imagined.apply(&Event::Move { seat, action }).ok()?;
        Some(imagined.view(self.viewer))
    }

    fn pause_bots(&self, _: bool) {}

    fn problem(&self) -> ArcReadSignal<Option<Problem>> {
        self.problem.read_only()
    }

    fn file(&self) -> String {
        self.room.file().get_untracked().unwrap_or_default()
    }

    fn close(&self) {}
}
