//! Tables for tests, and a random player.

use alcazar_core::{Game, Seat, SeatSet};
use alcazar_table::{Croupier, EntryKind, Header, Player, Seed, Stamp, Step, Table};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

pub(crate) use alcazar_testkit::skeletons::trade::{Dealt, State as Trade};
pub(crate) use alcazar_testkit::skeletons::window::State as Window;
pub(crate) use toledo::State as Toledo;

pub(crate) const NAMES: [&str; 6] = ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fatima"];

pub(crate) fn seed(number: u8) -> Seed {
    Seed([number; 32])
}

pub(crate) fn header<G: Game>(players: usize) -> Header<G> {
    Header::new(NAMES.into_iter().take(players).map(Player::person))
}

pub(crate) fn table<G: Game>(players: usize, number: u8) -> Table<G> {
    Table::new(header(players), Croupier::Seeded(seed(number))).expect("the table can begin")
}

/// A trade of three players, each with four cards of one colour: orange, yellow, green.
pub(crate) fn trade(change: impl FnOnce(&mut Header<Trade>)) -> Table<Trade> {
    let mut header = header(3);
    change(&mut header);
    let deal = ["orange", "yellow", "green"].into_iter().cycle().take(12);
    let script = deal.map(|kind| kind.parse().expect("it is a kind")).map(Dealt).collect();
    Table::new(header, Croupier::Scripted(script)).expect("the table can begin")
}

/// The legal actions of a seat.
pub(crate) fn legal<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    table.state().legal_actions(seat, &mut actions);
    actions
}

/// Plays the action with this notation.
pub(crate) fn play<G: Game>(table: &mut Table<G>, seat: Seat, text: &str) {
    let action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    table.play(seat, action).unwrap_or_else(|error| panic!("seat {seat} {text}: {error}"));
}

pub(crate) fn commit<G: Game>(table: &mut Table<G>, step: Step<G>) {
    table.commit(step).expect("the step is for now");
}

/// Plays at random for all seats.
pub(crate) struct Dice(pub(crate) StdRng);

impl Dice {
    pub(crate) fn new(number: u64) -> Self {
        Self(StdRng::seed_from_u64(number))
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n)
    }

    /// A random move of a random seat that is asked.
    pub(crate) fn step<G: Game>(&mut self, table: &Table<G>) -> Step<G> {
        let asked: Vec<Seat> = table.asked().iter().collect();
        let seat = asked[self.below(asked.len())];
        let actions = legal(table, seat);
        let action = actions[self.below(actions.len())];
        let ask = table.ask(seat).expect("the seat is asked");
        table.submit(seat, ask, action, Stamp::NONE).expect("what is legal can be done")
    }

    /// A random undo, free or by consent, if there is one.
    pub(crate) fn step_back<G: Game>(&mut self, table: &Table<G>) -> Option<Step<G>> {
        let seat = table.asked().iter().next()?;
        let free = table.free_takebacks(seat);
        if free > 0 && self.below(2) == 0 {
            let ask = table.ask(seat).expect("the seat is asked");
            let moves = 1 + self.below(free);
            return Some(table.take_back(seat, ask, moves, Stamp::NONE).expect("it is free to take back"));
        }
        let to = self.below(table.seq() as usize) as u32;
        table.undo_by_consent(seat, to, SeatSet::first(table.players().len()), Stamp::NONE).ok()
    }

    /// Plays to the end, with occasional undos.
    pub(crate) fn play_out<G: Game>(&mut self, table: &mut Table<G>, undos: usize) {
        let mut undos = undos;
        while table.outcome().is_none() {
            let back = if undos > 0 && self.below(6) == 0 { self.step_back(table) } else { None };
            undos -= usize::from(back.is_some());
            let step = back.unwrap_or_else(|| self.step(table));
            commit(table, step);
        }
    }
}

/// The states after each entry of a log, computed in the simplest way.
pub(crate) fn fold<G: Game>(table: &Table<G>) -> Vec<G> {
    let header = table.header();
    let mut states = vec![G::setup(header.players.len(), &header.options).expect("it was set up before")];
    for entry in table.log() {
        let mut state = states[states.len() - 1].clone();
        match &entry.kind {
            EntryKind::Event(event) => state.apply(event).expect("the log is legal"),
            EntryKind::Undo { to, .. } => state = states[*to as usize].clone(),
            _ => {}
        }
        states.push(state);
    }
    states
}
