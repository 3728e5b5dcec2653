//! Who is at a table: counted as connections come and go, and told at intervals.
//!
//! Strangers come and go as they please, and that must cost the players nothing. So presence does not go
//! through the outboxes of connections, where it would take the room of what happens in the game: there is
//! one latest value for all, each connection passes it on when it can, and one that is slow misses only
//! outdated values.

use std::time::Duration;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_wire::FromServer;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::watch;
use tokio::time::Instant;

use super::visitors::text;

/// The latest that was told of who is there, as a message.
pub(crate) type Latest = watch::Receiver<Utf8Bytes>;

/// Presence is told once in this time at most, however many come and go.
const INTERVAL: Duration = Duration::from_millis(500);

/// Who is at a table.
pub(super) struct Presence {
    /// How many connections each seat has.
    seated: Vec<u32>,
    /// How many connections look on.
    watchers: u32,
    /// What was told last.
    told: (SeatSet, u32),
    /// When something may be told again.
    next: Instant,
    latest: watch::Sender<Utf8Bytes>,
}

impl Presence {
    /// Nobody is there.
    pub(super) fn new(seats: usize) -> Self {
        let nobody = (SeatSet::EMPTY, 0);
        let latest = watch::Sender::new(message(nobody));
        Self { seated: vec![0; seats], watchers: 0, told: nobody, next: Instant::now(), latest }
    }

    /// Counts a connection in.
    pub(super) fn come(&mut self, viewer: Viewer) {
        *self.count_mut(viewer) += 1;
    }

    /// Counts a connection out.
    pub(super) fn go(&mut self, viewer: Viewer) {
        *self.count_mut(viewer) -= 1;
    }

    fn count_mut(&mut self, viewer: Viewer) -> &mut u32 {
        match viewer {
            Viewer::Seat(seat) => &mut self.seated[seat.index()],
            Viewer::Spectator => &mut self.watchers,
        }
    }

    /// How many connections look from there.
    pub(super) fn count(&self, viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Seat(seat) => self.seated[seat.index()],
            Viewer::Spectator => self.watchers,
        }
    }

    /// The seats whose players are here.
    pub(super) fn seats(&self) -> SeatSet {
        Seat::first(self.seated.len()).filter(|seat| self.seated[seat.index()] > 0).collect()
    }

    fn now(&self) -> (SeatSet, u32) {
        (self.seats(), self.watchers)
    }

    /// When to tell what has changed, if anything has.
    pub(super) fn due(&self) -> Option<Instant> {
        (self.now() != self.told).then_some(self.next)
    }

    /// Tells everybody what has changed, if it is time to.
    pub(super) fn tell_if_due(&mut self) {
        let now = Instant::now();
        if self.due().is_some_and(|due| due <= now) {
            self.told = self.now();
            self.next = now + INTERVAL;
            self.latest.send_replace(message(self.told));
        }
    }

    /// What a connection listens to: first what was told last, then whatever is told next.
    pub(super) fn listen(&self) -> Latest {
        let mut latest = self.latest.subscribe();
        latest.mark_changed();
        latest
    }
}

fn message((seats, watchers): (SeatSet, u32)) -> Utf8Bytes {
    text(&FromServer::Presence { seats, watchers })
}
