//! Players who are asked but not connected. The others are told, and a bot plays for the absent player by the
//! rule of the table, or when the others agree on it.
//!
//! It is public who is asked and who is connected, so none of these messages reveals anything.

use std::time::Duration;

use alcazar_core::{Seat, Viewer};
use alcazar_table::Player;
use alcazar_wire::lobby::AbsenceRule;
use alcazar_wire::{Absence, FromServer};
use axum::extract::ws::Utf8Bytes;
use tokio::time::Instant;

use super::connections::text;
use super::error::KeeperError;
use super::game::Command;
use super::keeper::Keeper;

/// A seat that keeps the others waiting because its player is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Absent {
    seat: Seat,
    /// Since when the others wait.
    since: Instant,
    /// When a bot takes over automatically, if the table has such a rule.
    takeover: Option<Instant>,
}

impl Keeper {
    /// Every seat that keeps others waiting because its player is away. At an empty table nobody waits.
    fn absent(&self) -> impl Iterator<Item = Absent> {
        let rule = self.record.terms.absence_rule();
        let (persons, present) = (self.persons(), self.present());
        let anybody_waits = rule != AbsenceRule::Never && persons.iter().any(|seat| present.contains(seat));
        // However short the rule of the table is, no player is replaced before the others were told.
        let min_wait = self.server.settings.away_after * 2;
        Seat::first(self.record.seats.len()).filter_map(move |seat| {
            let (_, asked) = self.timing.asked[seat.index()]?;
            let gone = self.timing.gone[seat.index()]?;
            let since = asked.max(gone).max(self.timing.occupied?);
            let takeover = match rule {
                AbsenceRule::After(seconds) => {
                    Some(since + Duration::from_secs(seconds.into()).max(min_wait))
                }
                AbsenceRule::WhenAsked | AbsenceRule::Never => None,
            };
            (anybody_waits && persons.contains(seat)).then_some(Absent { seat, since, takeover })
        })
    }

    /// When an absence has to be announced or a bot has to take over.
    pub(super) fn absence_due(&self) -> Option<Instant> {
        let dues = self.absent().flat_map(|absent| {
            let is_announced = self.timing.announced.contains(&absent);
            let announce = (!is_announced).then(|| absent.since + self.server.settings.away_after);
            [announce, absent.takeover]
        });
        dues.flatten().min()
    }

    /// Tells everybody which players are away, if that has changed. A page reload is too short to be
    /// announced.
    pub(super) fn announce_absences(&mut self) {
        let (now, away_after) = (Instant::now(), self.server.settings.away_after);
        let absent: Vec<Absent> = self.absent().filter(|absent| absent.since + away_after <= now).collect();
        if absent == self.timing.announced {
            return;
        }
        self.timing.announced = absent;
        self.broadcast(&self.absence_message(None));
        self.drop_unneeded_stand_in();
    }

    /// Whether everybody was told that the player of this seat is away.
    pub(super) fn is_announced_absent(&self, seat: Seat) -> bool {
        self.timing.announced.iter().any(|absent| absent.seat == seat)
    }

    /// The announced absences, except one seat.
    fn absence_message(&self, except: Option<Seat>) -> FromServer {
        let now = Instant::now();
        let millis = |wait: Duration| u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        let absence = |absent: &Absent| Absence {
            seat: absent.seat,
            takeover_in: absent.takeover.map(|due| millis(due.saturating_duration_since(now))),
        };
        let announced = self.timing.announced.iter().filter(|absent| Some(absent.seat) != except);
        FromServer::Awaited { absences: announced.map(absence).collect() }
    }

    /// The message about other players' absences for a new connection, if there are any.
    pub(super) fn absence_text(&self, viewer: Viewer) -> Option<Utf8Bytes> {
        (!self.timing.announced.is_empty()).then(|| text(&self.absence_message(viewer.seat())))
    }

    /// Lets bots take over for players who have been away for too long.
    pub(super) async fn replace_absent(&mut self) -> Result<(), KeeperError> {
        let now = Instant::now();
        let is_due = |absent: &Absent| absent.takeover.is_some_and(|due| due <= now);
        let seats: Vec<Seat> = self.absent().filter(is_due).map(|absent| absent.seat).collect();
        for seat in seats {
            match self.seat_stand_in(seat).await {
                Ok(()) => self.after_change(),
                Err(KeeperError::Stopped) => return Err(KeeperError::Stopped),
                // The log may be full of such changes: restart the wait instead of retrying in a loop.
                Err(_) => self.timing.gone[seat.index()] = Some(Instant::now()),
            }
        }
        Ok(())
    }

    /// Lets a bot take over for an absent player.
    pub(super) async fn seat_stand_in(&mut self, seat: Seat) -> Result<(), KeeperError> {
        let by = self.stand_in_for(seat);
        self.apply(Command::TakeOver { seat, by }, None).await
    }

    /// The bot that plays for the player of a seat, under their name.
    pub(super) fn stand_in_for(&self, seat: Seat) -> Player {
        let player = self.record.seats[seat.index()].player.as_ref();
        let name = player.map(|player| player.name.clone()).unwrap_or_default();
        Player::bot(name, self.record.terms.stand_in.clone())
    }
}
