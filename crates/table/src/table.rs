//! The table itself.

use std::collections::BTreeMap;

use alcazar_core::{Event, Game, Seat, SeatMap, SeatSet, Turn};

use crate::fold::Present;
use crate::history::History;
use crate::step::Draft;
use crate::{
    ActId, Clock, Croupier, Entry, EntryKind, EntryOf, Header, HeaderError, LogError, Outcome, Player, Seed,
    Stamp, Step, TableError, TableErrorOf, Timer,
};

/// The maximum length of an action's notation, in bytes.
const MAX_NOTATION_LEN: usize = 4096;

/// One table: the single authority over one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table<G: Game> {
    pub(crate) header: Header<G>,
    pub(crate) croupier: Croupier<G::Chance>,
    pub(crate) history: History<G>,
    pub(crate) present: Present<G>,
    /// The entry that each submission caused.
    acts: BTreeMap<(Seat, ActId), u32>,
}

impl<G: Game> Table<G> {
    /// Sets the game up and deals what is dealt at the start.
    ///
    /// # Errors
    /// If the header is invalid, or the croupier can't deal.
    pub fn new(header: Header<G>, croupier: Croupier<G::Chance>) -> Result<Self, TableErrorOf<G>> {
        let mut table = Self::empty(header, croupier)?;
        let mut draft = Draft::new(&table);
        draft.deal()?;
        let step = draft.finish();
        table.apply_step(step);
        Ok(table)
    }

    /// A table whose game begins in this state rather than with a setup: for exercises. It can't be saved,
    /// since a file begins with the setup.
    ///
    /// # Errors
    /// If the header is invalid, or the croupier can't deal.
    pub fn starting_from(
        header: Header<G>,
        croupier: Croupier<G::Chance>,
        state: G,
    ) -> Result<Self, TableErrorOf<G>> {
        let mut table = Self::empty(header, croupier)?;
        table.present = Present::new(&table.header, state);
        table.history = History::new(table.present.frame.clone());
        let mut draft = Draft::new(&table);
        draft.deal()?;
        let step = draft.finish();
        table.apply_step(step);
        Ok(table)
    }

    /// Restores a table from its log. Every entry is checked as if it came from a player, and every outcome
    /// of chance against the croupier, unless it is [`Croupier::Away`].
    ///
    /// # Errors
    /// If the header is invalid, an entry can't follow those before it, or an outcome of chance is missing at
    /// the end.
    pub fn restore(
        header: Header<G>,
        croupier: Croupier<G::Chance>,
        log: impl IntoIterator<Item = EntryOf<G>>,
    ) -> Result<Self, LogError<G::Illegal>> {
        let mut table =
            Self::empty(header, croupier).map_err(|error| LogError { seq: 0, error: error.into() })?;
        for entry in log {
            let step = table.replay_entry(entry).map_err(|error| LogError { seq: table.seq(), error })?;
            table.apply_step(step);
        }
        if table.outcome().is_none() && table.state().turn() == Turn::Chance {
            return Err(LogError { seq: table.seq(), error: TableError::ChanceAwaited });
        }
        Ok(table)
    }

    /// Checks every outcome of chance against a revealed seed.
    ///
    /// # Errors
    /// If the seed does not match the commitment, or an outcome does not follow from it.
    pub fn verify(&self, seed: Seed) -> Result<(), LogError<G::Illegal>> {
        Self::restore(self.header.clone(), Croupier::Seeded(seed), self.log().cloned()).map(|_| ())
    }

    fn empty(mut header: Header<G>, croupier: Croupier<G::Chance>) -> Result<Self, HeaderError> {
        if let Some(commitment) = croupier.commitment()
            && *header.commitment.get_or_insert(commitment) != commitment
        {
            return Err(HeaderError::Seed);
        }
        let present = Present::new(&header, header.setup()?);
        let history = History::new(present.frame.clone());
        Ok(Self { header, croupier, history, present, acts: BTreeMap::new() })
    }

    fn replay_entry(&self, entry: EntryOf<G>) -> Result<Step<G>, TableErrorOf<G>> {
        if let (Some(seat), Some(act)) = (entry.kind.seat(), entry.act)
            && let Some(&seq) = self.acts.get(&(seat, act))
        {
            return Err(TableError::Repeated { seq });
        }
        let mut draft = Draft::new(self);
        draft.push(entry)?;
        Ok(draft.finish())
    }

    /// Answers a seat's ask, and lets the croupier decide the chance that follows.
    ///
    /// # Errors
    /// If the submission was applied before, the seat is not asked or has another ask by now, the rules
    /// forbid the action, the seat's time has run out, or the game is over.
    pub fn submit(
        &self,
        seat: Seat,
        ask: u32,
        action: G::Action,
        stamp: Stamp,
    ) -> Result<Step<G>, TableErrorOf<G>> {
        self.check_repeated(seat, stamp)?;
        self.check_ask(seat, ask)?;
        self.step(EntryKind::Event(Event::Move { seat, action }), stamp)
    }

    /// Like [`Table::submit`], with the action in its notation.
    ///
    /// # Errors
    /// As [`Table::submit`]; also if the text is not the notation of an action.
    pub fn submit_text(
        &self,
        seat: Seat,
        ask: u32,
        text: &str,
        stamp: Stamp,
    ) -> Result<Step<G>, TableErrorOf<G>> {
        if text.len() > MAX_NOTATION_LEN {
            return Err(TableError::TooLong { length: text.len(), max: MAX_NOTATION_LEN });
        }
        self.submit(seat, ask, text.parse().map_err(TableError::Unreadable)?, stamp)
    }

    /// Appends a step to the log.
    ///
    /// # Errors
    /// [`TableError::Outdated`] if the log has grown since the step was made. The table is then unchanged.
    pub fn commit(&mut self, step: Step<G>) -> Result<(), TableErrorOf<G>> {
        if step.base != self.history.len() {
            return Err(TableError::Outdated { base: step.base(), present: self.seq() });
        }
        self.apply_step(step);
        Ok(())
    }

    /// [`Table::submit`] and [`Table::commit`] in one, for callers without a store.
    ///
    /// # Errors
    /// As [`Table::submit`].
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), TableErrorOf<G>> {
        let ask = self.ask(seat).ok_or_else(|| self.not_asked(seat))?;
        let step = self.submit(
            seat,
            ask,
            action,
            Stamp { act: None, at: self.is_timed().then_some(self.present.at) },
        )?;
        self.apply_step(step);
        Ok(())
    }

    fn apply_step(&mut self, step: Step<G>) {
        for (seq, entry) in (step.base()..).zip(step.entries()) {
            if let (Some(seat), Some(act)) = (entry.kind.seat(), entry.act) {
                self.acts.insert((seat, act), seq);
            }
        }
        self.history.extend(step.records);
        self.present = step.present;
    }

    /// The step that begins with this entry, followed by the outcomes of chance that it leads to.
    pub(crate) fn step(
        &self,
        kind: EntryKind<alcazar_core::EventOf<G>>,
        stamp: Stamp,
    ) -> Result<Step<G>, TableErrorOf<G>> {
        let mut draft = Draft::new(self);
        let at = stamp.at.map(|at| at.max(self.present.at));
        draft.push(Entry { kind, at, act: stamp.act })?;
        draft.deal()?;
        Ok(draft.finish())
    }

    pub(crate) fn check_repeated(&self, seat: Seat, stamp: Stamp) -> Result<(), TableErrorOf<G>> {
        match stamp.act.and_then(|act| self.acts.get(&(seat, act))) {
            Some(&seq) => Err(TableError::Repeated { seq }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_ask(&self, seat: Seat, given: u32) -> Result<(), TableErrorOf<G>> {
        match self.ask(seat) {
            Some(current) if current == given => Ok(()),
            Some(present) => Err(TableError::Stale { given, present }),
            None => Err(self.not_asked(seat)),
        }
    }

    fn not_asked(&self, seat: Seat) -> TableErrorOf<G> {
        if self.present.players.get(seat).is_none() {
            TableError::NoSuchSeat(seat)
        } else if self.present.is_over() {
            TableError::Over
        } else {
            TableError::NotAsked(seat)
        }
    }

    /// The header, which never changes.
    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// The length of the log, which is the number of the next entry.
    pub fn seq(&self) -> u32 {
        self.history.len() as u32
    }

    /// All entries, from the first.
    pub fn log(&self) -> impl ExactSizeIterator<Item = &EntryOf<G>> {
        self.history.records().iter().map(|record| &record.entry)
    }

    /// The entry with this number.
    pub fn entry(&self, seq: u32) -> Option<&EntryOf<G>> {
        self.history.records().get(seq as usize).map(|record| &record.entry)
    }

    /// The state of the game.
    pub fn state(&self) -> &G {
        &self.present.frame.state
    }

    /// The state of the game when the log had `seq` entries; none if it is not that long.
    pub fn state_at(&self, seq: u32) -> Option<G> {
        (seq <= self.seq()).then(|| self.history.frame(seq as usize).state)
    }

    /// How the game ended; none while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.present.outcome()
    }

    /// The seats that are asked; empty once the game is over.
    pub fn asked(&self) -> SeatSet {
        self.present.asked()
    }

    /// The number of the seat's ask, if it is asked.
    pub fn ask(&self, seat: Seat) -> Option<u32> {
        self.asked().contains(seat).then(|| self.present.asks.numbers()[seat])
    }

    /// The current player of each seat.
    pub fn players(&self) -> &SeatMap<Player> {
        &self.present.players
    }

    /// The seats that have conceded, in the order in which they did.
    pub fn conceded(&self) -> &[Seat] {
        &self.present.conceded
    }

    /// The clock of a seat, if the table has clocks.
    pub fn timer(&self, seat: Seat) -> Option<Timer> {
        self.present.timers.get(seat)
    }

    /// The time of the last entry that has one.
    pub fn last_at(&self) -> u64 {
        self.present.at
    }

    /// The seed. It must stay secret until the game is over.
    pub fn seed(&self) -> Option<&Seed> {
        self.croupier.seed()
    }

    pub(crate) fn is_timed(&self) -> bool {
        self.header.clock != Clock::None
    }
}
