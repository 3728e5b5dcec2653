//! Presence: who is connected to a table, counted as connections come and go, and published at intervals.
//!
//! Strangers may come and go as they please, and that must cost the players nothing. So presence does not go
//! through the outboxes of connections, where it would take up room for the game. There is one latest value
//! for all; each connection sends it when it can, and a slow one misses only outdated values.

use std::time::Duration;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_wire::FromServer;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::watch;
use tokio::time::Instant;

use super::connections::text;

/// Receives the latest presence message.
pub(crate) type PresenceReceiver = watch::Receiver<Utf8Bytes>;

/// The minimum time between two presence messages, however many connections come and go.
const INTERVAL: Duration = Duration::from_millis(500);

/// Who is connected to a table.
pub(super) struct Presence {
    /// The number of connections of each seat.
    seated: Vec<u32>,
    /// The number of spectator connections.
    watchers: u32,
    /// The last published value.
    published: (SeatSet, u32),
    /// When the next value may be published.
    next: Instant,
    latest: watch::Sender<Utf8Bytes>,
}

impl Presence {
    /// Nobody is connected.
    pub(super) fn new(seats: usize) -> Self {
        let nobody = (SeatSet::EMPTY, 0);
        let latest = watch::Sender::new(message(nobody));
        Self { seated: vec![0; seats], watchers: 0, published: nobody, next: Instant::now(), latest }
    }

    /// Counts a new connection.
    pub(super) fn add(&mut self, viewer: Viewer) {
        *self.count_mut(viewer) += 1;
    }

    /// Counts the end of a connection.
    pub(super) fn remove(&mut self, viewer: Viewer) {
        *self.count_mut(viewer) -= 1;
    }

    fn count_mut(&mut self, viewer: Viewer) -> &mut u32 {
        match viewer {
            Viewer::Seat(seat) => &mut self.seated[seat.index()],
            Viewer::Spectator => &mut self.watchers,
        }
    }

    /// The number of connections of this viewer.
    pub(super) fn count(&self, viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Seat(seat) => self.seated[seat.index()],
            Viewer::Spectator => self.watchers,
        }
    }

    /// The seats whose players are connected.
    pub(super) fn seats(&self) -> SeatSet {
        Seat::first(self.seated.len()).filter(|seat| self.seated[seat.index()] > 0).collect()
    }

    fn current(&self) -> (SeatSet, u32) {
        (self.seats(), self.watchers)
    }

    /// When to publish, if anything has changed.
    pub(super) fn due(&self) -> Option<Instant> {
        (self.current() != self.published).then_some(self.next)
    }

    /// Publishes the current value if it has changed and the interval has passed.
    pub(super) fn publish_if_due(&mut self) {
        let now = Instant::now();
        if self.due().is_some_and(|due| due <= now) {
            self.published = self.current();
            self.next = now + INTERVAL;
            self.latest.send_replace(message(self.published));
        }
    }

    /// A receiver for a connection, which yields the last published value first.
    pub(super) fn subscribe(&self) -> PresenceReceiver {
        let mut latest = self.latest.subscribe();
        latest.mark_changed();
        latest
    }
}

fn message((seats, watchers): (SeatSet, u32)) -> Utf8Bytes {
    text(&FromServer::Presence { seats, watchers })
}
