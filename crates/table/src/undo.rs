//! Undo: free if nobody can have learned anything from the moves, or if they are a request that is still
//! open; otherwise only by consent of all.

use alcazar_core::{Event, EventOf, Game, Seat, SeatSet, Turn, Viewer};

use crate::fold::Viewers;
use crate::step::Draft;
use crate::{EntryKind, Stamp, Step, Table, TableError, TableErrorOf};

impl<G: Game> Table<G> {
    /// How many of its last moves this seat can take back freely.
    ///
    /// These are moves that followed each other directly, that the game allows to take back, and after which
    /// only this seat was asked. While others are asked too, they may act unseen; if that blocked an undo, it
    /// would reveal that they acted.
    pub fn free_takebacks(&self, seat: Seat) -> usize {
        if self.present.is_over() { 0 } else { self.moments_back(seat).len() }
    }

    /// Takes back this many of the seat's own last moves. Taking back all [`Table::free_takebacks`] restarts
    /// the turn.
    ///
    /// # Errors
    /// If fewer moves can be taken back freely, the seat is not asked, or has another ask by now.
    pub fn take_back(
        &self,
        seat: Seat,
        ask: u32,
        moves: usize,
        stamp: Stamp,
    ) -> Result<Step<G>, TableErrorOf<G>> {
        self.check_repeated(seat, stamp)?;
        self.check_ask(seat, ask)?;
        let moments = self.moments_back(seat);
        let Some(to) = moves.checked_sub(1).and_then(|last| moments.get(last)) else {
            return Err(TableError::CantTakeBack { possible: moments.len() });
        };
        self.step(EntryKind::Undo { seat, to: *to as u32, consent: SeatSet::EMPTY }, stamp)
    }

    /// Whether this seat has an open request to others that it can withdraw.
    pub fn can_withdraw(&self, seat: Seat) -> bool {
        !self.present.is_over() && self.open_request(seat).is_some()
    }

    /// Withdraws the seat's open request: takes it back together with the answers so far, which nobody
    /// learns.
    ///
    /// # Errors
    /// If the seat has no open request.
    pub fn withdraw(&self, seat: Seat, stamp: Stamp) -> Result<Step<G>, TableErrorOf<G>> {
        self.check_repeated(seat, stamp)?;
        let Some(to) = self.open_request(seat) else {
            return Err(TableError::CantTakeBack { possible: 0 });
        };
        self.step(EntryKind::Undo { seat, to: to as u32, consent: SeatSet::EMPTY }, stamp)
    }

    /// The moment before the seat's open request: the last thing it did, while others have yet to answer. It
    /// depends only on who is asked, not on what the others have answered.
    fn open_request(&self, seat: Seat) -> Option<usize> {
        match self.present.frame.state.turn() {
            Turn::Seats(asked) if !asked.contains(seat) => {}
            _ => return None,
        }
        let seated = self.present.seated.get(seat).copied()? as usize;
        let is_own = |event: &EventOf<G>| matches!(event, Event::Move { seat: mover, .. } if *mover == seat);
        let is_answer = |event: &EventOf<G>| matches!(event, Event::Move { .. }) && !is_own(event);
        let is_part = |moment: usize, event: &EventOf<G>| match event {
            Event::Move { action, .. } => self.history.frame(moment).state.can_withdraw(action),
            Event::Chance(_) => false,
        };
        self.history
            .events_back(self.history.len())
            .skip_while(|(_, event)| is_answer(event))
            .take_while(|&(moment, event)| moment >= seated && is_own(event) && is_part(moment, event))
            .last()
            .map(|(moment, _)| moment)
    }

    /// Goes back to the moment when the log had `to` entries, if every person at the table agrees. Later
    /// draws will be repeated with the same outcomes.
    ///
    /// # Errors
    /// If a consent is missing, or the moment does not lead to the current one.
    pub fn undo_by_consent(
        &self,
        seat: Seat,
        to: u32,
        consent: SeatSet,
        stamp: Stamp,
    ) -> Result<Step<G>, TableErrorOf<G>> {
        self.check_repeated(seat, stamp)?;
        self.step(EntryKind::Undo { seat, to, consent: consent.with(seat) }, stamp)
    }

    /// The moments to which this seat can go back freely, the nearest first.
    pub(crate) fn moments_back(&self, seat: Seat) -> Vec<usize> {
        let alone = Turn::of(seat);
        if self.present.frame.state.turn() != alone {
            return Vec::new();
        }
        // A player can't take back moves that a bot made for them.
        let seated = self.present.seated[seat] as usize;
        let own: Vec<_> = self
            .history
            .events_back(self.history.len())
            .take_while(|(moment, event)| {
                *moment >= seated && matches!(event, Event::Move { seat: mover, .. } if *mover == seat)
            })
            .collect();
        let Some((first, _)) = own.last() else { return Vec::new() };
        // Go forward from the first of them, because each answer depends on the state before the move.
        let mut frame = self.history.frame(*first);
        let mut moments = Vec::new();
        for (moment, event) in own.into_iter().rev() {
            let Event::Move { action, .. } = event else { break };
            let can = frame.state.can_take_back(seat, action);
            frame.apply(event);
            if can && frame.state.turn() == alone {
                moments.push(moment);
            } else {
                moments.clear();
            }
        }
        moments.reverse();
        moments
    }
}

impl<G: Game> Draft<'_, G> {
    pub(crate) fn undo(&mut self, seat: Seat, to: u32, consent: SeatSet) -> Result<Viewers, TableErrorOf<G>> {
        let history = &self.table.history;
        let moment = to as usize;
        let mut seen_by = Viewers::NONE.with(Viewer::Seat(seat));
        if consent.is_empty() {
            let moments = self.table.moments_back(seat);
            if !moments.contains(&moment) && self.table.open_request(seat) != Some(moment) {
                return Err(TableError::CantTakeBack { possible: moments.len() });
            }
            if self.present.timers.get(seat).is_some_and(|timer| timer.is_out(self.present.at)) {
                return Err(TableError::OutOfTime(seat));
            }
        } else {
            self.check_consent(consent)?;
            // All persons have agreed to it, so everybody may know of it.
            seen_by = Viewers::ALL;
        }
        let mut present = history.len();
        let mut has_effect = false;
        while present > moment {
            let record = &history.records()[present - 1];
            if let EntryKind::Event(_) = record.entry.kind {
                // A viewer who saw none of the moves must not learn that they were taken back.
                seen_by = seen_by.and(record.seen_by);
                has_effect = true;
            }
            present = history.before(present);
        }
        if present != moment || !has_effect {
            return Err(TableError::NoSuchMoment { to });
        }
        self.present.frame = history.frame(moment);
        self.present.asks.taken_back(&history.records()[moment].asks);
        self.present.asks.turn(self.present.frame.state.turn());
        Ok(seen_by)
    }
}
