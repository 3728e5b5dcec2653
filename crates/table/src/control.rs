//! What happens outside the rules of the game: takeovers, timeouts, concessions, aborts.

use alcazar_core::{Game, Seat, SeatSet};

use crate::fold::Viewers;
use crate::step::Draft;
use crate::{AtZero, Clock, EntryKind, Player, Stamp, Step, Table, TableError, TableErrorOf};

impl<G: Game> Table<G> {
    /// Gives a seat to another player: a bot for a player who has left, or the player who is back.
    ///
    /// # Errors
    /// If the seat has conceded, its time in a live game has run out, or nothing would change.
    pub fn take_over(&self, seat: Seat, by: Player, stamp: Stamp) -> Result<Step<G>, TableErrorOf<G>> {
        self.check_repeated(seat, stamp)?;
        // Only checked here: older logs may hold such an entry, because stand-ins used to have other names.
        if self.present.players.get(seat) == Some(&by) {
            return Err(TableError::NoChange(seat));
        }
        self.step(EntryKind::Takeover { seat, by }, stamp)
    }

    /// Records that a seat's time has run out.
    ///
    /// # Errors
    /// If it has not.
    pub fn time_out(&self, seat: Seat, at: u64) -> Result<Step<G>, TableErrorOf<G>> {
        self.step(EntryKind::Timeout { seat }, Stamp::at(at))
    }

    /// Concedes. If only one other seat is left, that one has won; otherwise the stand-in plays on for this
    /// seat, which will rank last.
    ///
    /// # Errors
    /// If the seat has conceded before, or the game is over.
    pub fn concede(&self, seat: Seat, stamp: Stamp) -> Result<Step<G>, TableErrorOf<G>> {
        self.check_repeated(seat, stamp)?;
        self.step(EntryKind::Concede { seat }, stamp)
    }

    /// Ends the game without a result, if every person at the table agrees.
    ///
    /// # Errors
    /// If a consent is missing, or the game is over.
    pub fn abort(&self, consent: SeatSet, at: Option<u64>) -> Result<Step<G>, TableErrorOf<G>> {
        self.step(EntryKind::Abort { consent }, Stamp { act: None, at })
    }
}

impl<G: Game> Draft<'_, G> {
    pub(crate) fn take_over(&mut self, seat: Seat, by: &Player) -> Result<Viewers, TableErrorOf<G>> {
        by.check()?;
        if self.present.conceded.contains(&seat) {
            return Err(TableError::Conceded(seat));
        }
        // The budget of a live game is for the whole game: a player who has used it up can't come back.
        let is_used_up = self.present.timers.get(seat).is_some_and(|timer| timer.left == 0);
        if by.is_person() && is_used_up && matches!(self.table.header.clock, Clock::Live { .. }) {
            return Err(TableError::OutOfTime(seat));
        }
        self.present.change_player(seat, by.clone(), self.moment());
        Ok(Viewers::ALL)
    }

    pub(crate) fn time_out(&mut self, seat: Seat) -> Result<Viewers, TableErrorOf<G>> {
        let timer = self.present.timers.get(seat);
        if !timer.is_some_and(|timer| timer.is_out(self.present.at)) {
            return Err(TableError::NotOutOfTime(seat));
        }
        match self.table.header.clock.at_zero() {
            Some(AtZero::Concede) => self.concede(seat),
            Some(AtZero::StandIn) | None => {
                self.seat_stand_in(seat);
                Ok(Viewers::ALL)
            }
        }
    }

    pub(crate) fn concede(&mut self, seat: Seat) -> Result<Viewers, TableErrorOf<G>> {
        if self.present.conceded.contains(&seat) {
            return Err(TableError::Conceded(seat));
        }
        self.present.conceded.push(seat);
        self.seat_stand_in(seat);
        Ok(Viewers::ALL)
    }

    /// Lets the stand-in play for a seat from now on. The seat keeps its player's name, because the result is
    /// theirs.
    fn seat_stand_in(&mut self, seat: Seat) {
        let name = self.present.players[seat].name.clone();
        let stand_in = Player { name, ..self.table.header.stand_in.clone() };
        self.present.change_player(seat, stand_in, self.moment());
    }

    pub(crate) fn abort(&mut self, consent: SeatSet) -> Result<Viewers, TableErrorOf<G>> {
        self.check_consent(consent)?;
        self.present.is_aborted = true;
        Ok(Viewers::ALL)
    }

    /// Every person at the table must agree, but not bots, nor players who have conceded.
    pub(crate) fn check_consent(&self, consent: SeatSet) -> Result<(), TableErrorOf<G>> {
        let missing: SeatSet =
            self.present.persons().iter().filter(|&seat| !consent.contains(seat)).collect();
        if missing.is_empty() { Ok(()) } else { Err(TableError::ConsentMissing(missing)) }
    }
}
