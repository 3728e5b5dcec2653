//! Those who look at a table: they come and go, and are told what happens.

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_wire::{FromServer, NO_ACCESS, PROTOCOL, Welcome};
use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::game::{AnyTable, Wish};
use super::keeper::{Ended, Keeper};
use super::presence::Latest;
use crate::allowance::Allowance;
use crate::identity::Person;
use crate::problem::Problem;

/// The number of a connection at its table.
pub(crate) type ConnId = u64;

/// What goes out over a socket.
#[derive(Debug, Clone)]
pub(crate) enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// The end, for this reason.
    Close(u16, &'static str),
}

/// The server goes away: come back later.
const GOING_AWAY: u16 = 1001;

/// How many connections may look on at one table.
const MAX_WATCHERS: u32 = 1000;

/// How many connections a seat may have. They are its own: however many look on, players find room.
const MAX_PER_SEAT: u32 = 64;

/// Somebody who comes.
pub(crate) struct Arrival {
    pub(crate) conn: ConnId,
    pub(crate) person: Option<Person>,
    pub(crate) key: Option<String>,
    /// The version that he knows already.
    pub(crate) since: Option<u32>,
    pub(crate) out: mpsc::Sender<Out>,
    pub(crate) reply: oneshot::Sender<Result<Admission, Problem>>,
}

/// What somebody gets who is let in.
pub(crate) struct Admission {
    /// What they are told first.
    pub(crate) greeting: Vec<Utf8Bytes>,
    /// Who is there, now and later.
    pub(crate) presence: Latest,
}

/// Somebody who is here.
pub(super) struct Conn {
    pub(super) id: ConnId,
    pub(super) person: Option<Person>,
    /// The key with which they came: whether they may look is asked again whenever the table changes.
    key: Option<String>,
    pub(super) viewer: Viewer,
    out: mpsc::Sender<Out>,
    /// How many entries he was told of; none before the game began.
    told: Option<u32>,
    /// Whom he does not want to hear.
    pub(super) mutes: Vec<String>,
    /// How much he may still talk.
    pub(super) breath: Allowance,
    /// Whether he is too slow, or gone.
    is_lost: bool,
}

impl Conn {
    fn is(&self, person: &str) -> bool {
        self.person.as_ref().is_some_and(|own| own.id == person)
    }

    /// Says something. Who does not listen fast enough is lost: he can come back and hear everything.
    pub(super) fn say(&mut self, text: Utf8Bytes) {
        self.is_lost |= self.out.try_send(Out::Text(text)).is_err();
    }

    /// Passes on a line of talk, if that leaves half of the outbox to the game: anybody can talk, and must
    /// not be able to push a player out by it. Whoever listens too slowly misses lines until they come back.
    pub(super) fn relay(&mut self, line: Utf8Bytes) {
        if self.out.capacity() > self.out.max_capacity() / 2 {
            self.say(line);
        }
    }

    /// Says goodbye. Who is too slow for this finds the line cut.
    fn close(&self, code: u16, reason: &'static str) {
        let _ = self.out.try_send(Out::Close(code, reason));
    }
}

/// What those hear who look from one place and know of the same entries.
struct News {
    viewer: Viewer,
    told: Option<u32>,
    version: u32,
    /// Nothing, if nothing has happened that they may know of.
    message: Option<Utf8Bytes>,
}

impl News {
    fn of(game: &dyn AnyTable, conn: &Conn, now: Option<u64>) -> Self {
        let (viewer, told) = (conn.viewer, conn.told);
        let version = game.version(viewer);
        let message = match told {
            Some(told) if told == version => None,
            Some(told) => Some(game.update(viewer, told, now).into()),
            None => Some(game.resync(viewer, now).into()),
        };
        Self { viewer, told, version, message }
    }
}

/// A message that no game has a part in, as text.
pub(super) fn text(message: &FromServer<Value, Value>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages can be written").into()
}

impl Keeper {
    pub(super) async fn attach(&mut self, arrival: Arrival) -> Result<(), Ended> {
        let Arrival { conn, person, key, since, out, reply } = arrival;
        let id = person.as_ref().map(|person| person.id.as_str());
        let Some(viewer) = self.record.viewer(self.stage(), id, key.as_deref()) else {
            let _ = reply.send(Err(Problem::not_found()));
            return Ok(());
        };
        let most = if viewer == Viewer::Spectator { MAX_WATCHERS } else { MAX_PER_SEAT };
        if self.presence.count(viewer) >= most {
            let _ = reply.send(Err(Problem::too_fast()));
            return Ok(());
        }
        let mut mutes = Vec::new();
        let mut note = None;
        if let Some(person) = &person {
            let (table, id) = (self.id.clone(), person.id.clone());
            let kept = self.hall.read(move |store| Ok((store.mutes(&id)?, store.note(&table, &id)?))).await;
            (mutes, note) = kept.unwrap_or_default();
        }
        let breath = Allowance::new(5, std::time::Duration::from_secs(2));
        let told = self.game.as_ref().map(|game| game.version(viewer));
        let conn = Conn { id: conn, person, key, viewer, out, told, mutes, breath, is_lost: false };
        let greeting = self.greeting(&conn, since, note);
        self.presence.come(viewer);
        self.presence.tell_if_due();
        let presence = self.presence.listen();
        if reply.send(Ok(Admission { greeting, presence })).is_err() {
            self.presence.go(viewer);
            return Ok(());
        }
        self.conns.push(conn);
        if let Viewer::Seat(seat) = viewer {
            self.note_absences();
            self.come_back(seat).await?;
        }
        Ok(())
    }

    /// What somebody is told who comes. The outbox stays empty: it is for what happens from now on.
    fn greeting(&self, conn: &Conn, since: Option<u32>, note: Option<String>) -> Vec<Utf8Bytes> {
        let viewer = conn.viewer;
        let mut greeting = vec![text(&self.welcome(viewer))];
        if let Some(game) = &self.game {
            let now = self.at();
            let known = since.filter(|since| *since <= game.version(viewer));
            greeting.push(match known {
                Some(since) => game.update(viewer, since, now).into(),
                None => game.resync(viewer, now).into(),
            });
        }
        let lines = self.lines.iter().filter(|line| !self.is_muted(conn, line.seat));
        greeting.extend(lines.map(|line| text(&FromServer::Said(line.clone()))));
        if let Some(note) = note.filter(|note| !note.is_empty()) {
            greeting.push(text(&FromServer::Note { text: note }));
        }
        if !conn.mutes.is_empty() {
            let seats = self.muted_seats(&conn.mutes);
            greeting.push(text(&FromServer::Muted { seats }));
        }
        greeting.extend(self.proposed(viewer));
        greeting.extend(self.awaited_text(viewer));
        greeting
    }

    pub(super) fn detach(&mut self, conn: ConnId) {
        let Some(place) = self.conns.iter().position(|other| other.id == conn) else { return };
        let gone = self.conns.swap_remove(place);
        self.presence.go(gone.viewer);
        self.note_absences();
    }

    fn note_absences(&mut self) {
        let (present, now) = (self.present(), Instant::now());
        for (seat, gone) in Seat::first(self.hours.gone.len()).zip(&mut self.hours.gone) {
            *gone = if present.contains(seat) { None } else { gone.or(Some(now)) };
        }
        self.hours.company = if present.is_empty() { None } else { self.hours.company.or(Some(now)) };
    }

    /// Lets the player of a seat have it back from the bot that played for him while he was away.
    async fn come_back(&mut self, seat: Seat) -> Result<(), Ended> {
        let chair = &self.record.seats[seat.index()];
        let is_played_by_bot = self.game.is_some() && !self.persons().contains(seat);
        match &chair.player {
            Some(player) if is_played_by_bot && !chair.left && player.is_person() => {
                let by = player.clone();
                // Who has conceded, or used up his time, only looks on.
                if self.grant(Wish::TakeOver { seat, by }, None).await?.is_ok() {
                    self.after_change();
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn welcome(&self, you: Viewer) -> FromServer {
        let table = self.record.info(&self.id, self.row.created, self.stage(), self.summary());
        FromServer::Welcome(Box::new(Welcome { protocol: PROTOCOL, you, table }))
    }

    /// Tells everybody what the table is like who may still look at it.
    pub(super) fn welcome_all(&mut self) {
        self.recheck_access();
        let mut written: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        for place in 0..self.conns.len() {
            let viewer = self.conns[place].viewer;
            let known =
                written.iter().find(|(other, _)| *other == viewer).map(|(_, message)| message.clone());
            let message = known.unwrap_or_else(|| {
                let message = text(&self.welcome(viewer));
                written.push((viewer, message.clone()));
                message
            });
            self.conns[place].say(message);
        }
        self.drop_the_lost();
    }

    /// Checks again who may look, and from where: the seats, the stage or the terms have changed. Whoever has
    /// taken a seat looks from there from now on, and whoever may no longer look is shown out.
    fn recheck_access(&mut self) {
        let stage = self.stage();
        self.conns.retain_mut(|conn| {
            let person = conn.person.as_ref().map(|person| person.id.as_str());
            let viewer = self.record.viewer(stage, person, conn.key.as_deref());
            if viewer == Some(conn.viewer) {
                return true;
            }
            self.presence.go(conn.viewer);
            if let Some(viewer) = viewer {
                self.presence.come(viewer);
                conn.viewer = viewer;
                conn.told = None;
            } else {
                conn.close(NO_ACCESS, "this table is not open to spectators");
            }
            viewer.is_some()
        });
        self.note_absences();
    }

    /// Tells everybody what has happened, each as he may know it. Who has seen nothing hears nothing.
    pub(super) fn tell_all(&mut self) {
        let now = self.at();
        let Some(game) = &self.game else { return };
        // Those who look from the same place and know the same hear the same.
        let mut written: Vec<News> = Vec::new();
        for conn in &mut self.conns {
            let is_for = |news: &News| (news.viewer, news.told) == (conn.viewer, conn.told);
            let place = written.iter().position(is_for).unwrap_or_else(|| {
                written.push(News::of(&**game, conn, now));
                written.len() - 1
            });
            let news = &written[place];
            if let Some(message) = &news.message {
                self.hall.metrics.messages.inc();
                conn.say(message.clone());
                conn.told = Some(news.version);
            }
        }
        self.drop_the_lost();
    }

    /// Tells one connection everything anew.
    pub(super) fn resync(&mut self, conn: ConnId) {
        let now = self.at();
        let Some(game) = &self.game else { return };
        let Some(conn) = self.conns.iter_mut().find(|other| other.id == conn) else { return };
        conn.say(game.resync(conn.viewer, now).into());
        conn.told = Some(game.version(conn.viewer));
        if conn.is_lost {
            self.drop_the_lost();
        }
    }

    /// Says the same to everybody.
    pub(super) fn say_to_all(&mut self, message: &FromServer) {
        let message = text(message);
        for conn in &mut self.conns {
            conn.say(message.clone());
        }
        self.drop_the_lost();
    }

    /// Says something to one connection.
    pub(super) fn say_to(&mut self, conn: ConnId, message: &FromServer) {
        let Some(conn) = self.conns.iter_mut().find(|other| other.id == conn) else { return };
        conn.say(text(message));
        if conn.is_lost {
            self.drop_the_lost();
        }
    }

    /// Says something to all connections of one person: his other windows stay in step.
    pub(super) fn say_to_person(&mut self, person: &str, message: &FromServer) {
        let message = text(message);
        for conn in self.conns.iter_mut().filter(|conn| conn.is(person)) {
            conn.say(message.clone());
        }
        self.drop_the_lost();
    }

    /// The seats whose players are here.
    pub(super) fn present(&self) -> SeatSet {
        self.presence.seats()
    }

    /// Lets those go who have missed something, before they go on with a gap.
    pub(super) fn drop_the_lost(&mut self) {
        let before = self.conns.len();
        self.conns.retain(|conn| {
            if conn.is_lost {
                self.presence.go(conn.viewer);
            }
            !conn.is_lost
        });
        if self.conns.len() != before {
            self.note_absences();
        }
    }

    /// Tells everybody to come back later.
    pub(super) fn part(&mut self) {
        for conn in self.conns.drain(..) {
            conn.close(GOING_AWAY, "the table is put to sleep: come back");
        }
    }
}
