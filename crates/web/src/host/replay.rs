//! A finished game, or the past of a game in progress. Nothing can be played.

use std::rc::Rc;

use alcazar_core::{Event, Seat, SeatSet, Turn, Viewer};
use alcazar_table::replay::{self, ReplayError};
use alcazar_table::{Croupier, EntryKind, EntryOf, Moment, Player, Stamp, Table, TableError, TableView};
use leptos::prelude::*;

use super::{Command, Host, Problem, SubmitFuture};
use crate::face::Face;
use crate::scene::Choices;

/// A table that can only be looked at.
pub struct ReplayHost<G: Face> {
    table: Table<G>,
    changes: ArcRwSignal<u32>,
    problem: ArcRwSignal<Option<Problem>>,
}

impl<G: Face> ReplayHost<G> {
    /// The game in a replay file.
    ///
    /// # Errors
    /// If the file is damaged.
    pub fn read(text: &str) -> Result<Rc<Self>, ReplayError> {
        let table = replay::read::<G>(text)?;
        Ok(Rc::new(Self { table, changes: ArcRwSignal::new(0), problem: ArcRwSignal::new(None) }))
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The viewers whose knowledge may be shown. In a game in progress these are only the people on this
    /// device, never bots.
    pub fn viewers(&self) -> Vec<Viewer> {
        let is_over = self.table.outcome().is_some();
        let seats = self.table.players().iter().filter(|(_, player)| is_over || player.is_person());
        seats.map(|(seat, _)| Viewer::Seat(seat)).chain([Viewer::Spectator]).collect()
    }

    /// The length of the log after the entry of this number in the viewer's log; 0 before the first.
    pub fn moment(&self, viewer: Viewer, version: Option<u32>) -> u32 {
        version.and_then(|version| self.table.seq_of(viewer, version)).map_or(0, |seq| seq + 1)
    }

    /// What a viewer knew when the log had this length.
    pub fn view_at(&self, moment: u32, viewer: Viewer) -> G::View {
        self.table
            .state_at(moment)
            .map_or_else(|| self.table.state().view(viewer), |state| state.view(viewer))
    }

    /// Whether the game can be continued from this moment.
    pub fn can_go_on(&self, moment: u32) -> bool {
        self.table.seed().is_some() && self.branch(moment).is_some_and(|table| table.outcome().is_none())
    }

    /// A table that continues from this moment, with this person at this seat, if one is given.
    pub fn go_on(&self, moment: u32, person: Option<(Seat, Player)>) -> Option<Table<G>> {
        let mut table = self.branch(moment)?;
        if let Some((seat, player)) = person
            && let Ok(step) = table.take_over(seat, player, Stamp::NONE)
        {
            table.commit(step).ok()?;
        }
        table.outcome().is_none().then_some(table)
    }

    /// The log up to this moment, plus the chance events that follow its last move.
    fn branch(&self, moment: u32) -> Option<Table<G>> {
        let mut log: Vec<EntryOf<G>> = self.table.log().take(moment as usize).cloned().collect();
        let draws = self.table.log().skip(moment as usize);
        let is_draw = |entry: &&EntryOf<G>| matches!(entry.kind, EntryKind::Event(Event::Chance(_)));
        if self.table.state_at(moment)?.turn() == Turn::Chance {
            log.extend(draws.take_while(is_draw).cloned());
        }
        let seed = *self.table.seed()?;
        Table::restore(self.table.header().clone(), Croupier::Seeded(seed), log).ok()
    }
}

impl<G: Face> Host<G> for ReplayHost<G> {
    fn changes(&self) -> ArcReadSignal<u32> {
        self.changes.read_only()
    }

    fn table(&self, viewer: Viewer) -> TableView<G> {
        self.table.view(viewer)
    }

    fn start(&self, viewer: Viewer) -> (G::View, SeatSet) {
        (self.view_at(0, viewer), SeatSet::EMPTY)
    }

    fn moments(&self, viewer: Viewer, since: u32) -> Vec<Moment<G>> {
        self.table.moments(viewer, since).unwrap_or_default()
    }

    fn choices(&self, _: Seat) -> Choices<G> {
        Choices::NONE
    }

    fn local_seats(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn submit(self: Rc<Self>, seat: Seat, _: Command<G>) -> SubmitFuture<G> {
        Box::pin(async move { Err(TableError::NotAsked(seat)) })
    }

    fn pause_bots(&self, _: bool) {}

    fn problem(&self) -> ArcReadSignal<Option<Problem>> {
        self.problem.read_only()
    }

    fn file(&self) -> String {
        replay::write(&self.table)
    }

    fn close(&self) {}
}
