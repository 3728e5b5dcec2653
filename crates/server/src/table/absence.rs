//! Players who are asked but not there: the others are told, and a bot plays for them by the rule of the
//! table, or when the others ask for it.
//!
//! Who is asked and who is connected are public, so what is told here tells nobody anything new.

use std::time::Duration;

use alcazar_core::{Seat, Viewer};
use alcazar_table::Player;
use alcazar_wire::lobby::AbsenceRule;
use alcazar_wire::{Absence, FromServer};
use axum::extract::ws::Utf8Bytes;
use tokio::time::Instant;

use super::game::{Denied, Wish};
use super::keeper::{Ended, Keeper};
use super::visitors::text;

/// A seat that keeps the others waiting because its player is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Absent {
    seat: Seat,
    /// Since when the others wait.
    since: Instant,
    /// When a bot plays for the seat by itself, if the table has such a rule.
    takeover: Option<Instant>,
}

impl Keeper {
    /// Every seat that keeps others waiting because its player is not there. An empty table keeps nobody
    /// waiting.
    fn absent(&self) -> impl Iterator<Item = Absent> {
        let rule = self.record.terms.absence_rule();
        let (persons, present) = (self.persons(), self.present());
        let is_waited = rule != AbsenceRule::Never && persons.iter().any(|seat| present.contains(seat));
        // However short the rule of the table is, nobody is replaced before the others were told.
        let shortest = self.hall.settings.away_after * 2;
        Seat::first(self.record.seats.len()).filter_map(move |seat| {
            let (_, asked) = self.hours.asked[seat.index()]?;
            let gone = self.hours.gone[seat.index()]?;
            let since = asked.max(gone).max(self.hours.company?);
            let takeover = match rule {
                AbsenceRule::After(seconds) => {
                    Some(since + Duration::from_secs(seconds.into()).max(shortest))
                }
                AbsenceRule::WhenAsked | AbsenceRule::Never => None,
            };
            (is_waited && persons.contains(seat)).then_some(Absent { seat, since, takeover })
        })
    }

    /// When something is to be done about those who are away.
    pub(super) fn absence_due(&self) -> Option<Instant> {
        let dues = self.absent().flat_map(|absent| {
            let is_told = self.hours.awaited.contains(&absent);
            let tell = (!is_told).then(|| absent.since + self.hall.settings.away_after);
            [tell, absent.takeover]
        });
        dues.flatten().min()
    }

    /// Tells everybody who is waited for, if that has changed. Loading a page again is too short to be
    /// announced.
    pub(super) fn tell_awaited(&mut self) {
        let (now, patience) = (Instant::now(), self.hall.settings.away_after);
        let awaited: Vec<Absent> = self.absent().filter(|absent| absent.since + patience <= now).collect();
        if awaited == self.hours.awaited {
            return;
        }
        self.hours.awaited = awaited;
        self.say_to_all(&self.awaited(None));
        self.drop_unneeded_stand_in();
    }

    /// Whether everybody knows that this seat is waited for.
    pub(super) fn is_awaited(&self, seat: Seat) -> bool {
        self.hours.awaited.iter().any(|absent| absent.seat == seat)
    }

    /// Who is waited for, but for one seat.
    fn awaited(&self, except: Option<Seat>) -> FromServer {
        let now = Instant::now();
        let millis = |wait: Duration| u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        let absence = |absent: &Absent| Absence {
            seat: absent.seat,
            takeover_in: absent.takeover.map(|due| millis(due.saturating_duration_since(now))),
        };
        let awaited = self.hours.awaited.iter().filter(|absent| Some(absent.seat) != except);
        FromServer::Awaited { absences: awaited.map(absence).collect() }
    }

    /// What somebody who comes is told of the others who are waited for, if anybody is.
    pub(super) fn awaited_text(&self, viewer: Viewer) -> Option<Utf8Bytes> {
        (!self.hours.awaited.is_empty()).then(|| text(&self.awaited(viewer.seat())))
    }

    /// Lets bots play for those who have been away for too long.
    pub(super) async fn replace_absent(&mut self) -> Result<(), Ended> {
        let now = Instant::now();
        let is_due = |absent: &Absent| absent.takeover.is_some_and(|due| due <= now);
        let seats: Vec<Seat> = self.absent().filter(is_due).map(|absent| absent.seat).collect();
        for seat in seats {
            match self.stand_in(seat).await? {
                Ok(()) => self.after_change(),
                // The log may be full of such changes: restart the wait instead of retrying in a loop.
                Err(_) => self.hours.gone[seat.index()] = Some(Instant::now()),
            }
        }
        Ok(())
    }

    /// Lets a bot play for a player who is not there.
    pub(super) async fn stand_in(&mut self, seat: Seat) -> Result<Result<(), Denied>, Ended> {
        let by = self.stand_in_for(seat);
        self.grant(Wish::TakeOver { seat, by }, None).await
    }

    /// The bot that plays for the player of a seat, under their name.
    pub(super) fn stand_in_for(&self, seat: Seat) -> Player {
        let player = self.record.seats[seat.index()].player.as_ref();
        let name = player.map(|player| player.name.clone()).unwrap_or_default();
        Player::bot(name, self.record.terms.stand_in.clone())
    }
}
