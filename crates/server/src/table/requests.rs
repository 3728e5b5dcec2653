//! Requests to a table over HTTP.

use alcazar_core::{Seat, Viewer};
use alcazar_wire::lobby::{Fill, Join, Stage, TableAnswer};
use axum::http::StatusCode;
use tokio::sync::oneshot;

use super::error::KeeperError;
use super::keeper::Keeper;
use super::record::Chair;
use crate::error::ApiError;
use crate::identity::Person;

/// Where the answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// A request to a table over HTTP.
pub(crate) enum Request {
    /// Describe the table.
    Describe { person: Option<Person>, key: Option<String>, reply: Reply<TableAnswer> },
    /// Take a seat.
    Join { person: Person, join: Join, reply: Reply<TableAnswer> },
    /// Give up one's seat, before the game has begun.
    Leave { person: Person, reply: Reply<TableAnswer> },
    /// Seat bots on free seats.
    AddBots { person: Person, fill: Fill, reply: Reply<TableAnswer> },
    /// Return a part of the history.
    Moments(MomentsRequest),
    /// Return the replay file.
    Replay { person: Option<Person>, key: Option<String>, reply: Reply<String> },
}

/// Which part of the history to return.
pub(crate) struct MomentsRequest {
    pub(crate) person: Option<Person>,
    pub(crate) key: Option<String>,
    /// Whose view; the person's own by default.
    pub(crate) viewer: Option<Viewer>,
    pub(crate) since: u32,
    pub(crate) limit: usize,
    pub(crate) reply: Reply<String>,
}

impl Request {
    /// Answers the request with an error.
    pub(super) fn reject(self, error: ApiError) {
        // If the caller no longer waits, the answer is dropped.
        match self {
            Self::Describe { reply, .. }
            | Self::Join { reply, .. }
            | Self::Leave { reply, .. }
            | Self::AddBots { reply, .. } => drop(reply.send(Err(error))),
            Self::Moments(MomentsRequest { reply, .. }) | Self::Replay { reply, .. } => {
                drop(reply.send(Err(error)));
            }
        }
    }
}

/// Answers a request. If the keeper must stop, dropping the reply tells the caller that the table is
/// unavailable.
fn answer<T>(reply: Reply<T>, result: Result<T, KeeperError>) -> Result<(), KeeperError> {
    let result = match result {
        Ok(value) => Ok(value),
        Err(KeeperError::Rejected(error)) => Err(error),
        Err(error) => return Err(error),
    };
    let _ = reply.send(result);
    Ok(())
}

impl Keeper {
    pub(super) async fn answer_request(&mut self, request: Request) -> Result<(), KeeperError> {
        match request {
            Request::Describe { person, key, reply } => {
                let _ = reply.send(self.describe(person.as_ref(), key.as_deref()));
                Ok(())
            }
            Request::Join { person, join, reply } => {
                let joined = self.join(&person, &join).await;
                answer(reply, joined.and_then(|()| Ok(self.describe(Some(&person), None)?)))
            }
            Request::Leave { person, reply } => {
                let left = self.leave_open_table(&person).await;
                // A person who has just left may no longer have access, but still gets an answer.
                let seat = self.record.seat_of(&person.id);
                answer(reply, left.map(|()| self.table_answer(seat, Some(&person))))
            }
            Request::AddBots { person, fill, reply } => {
                let filled = self.add_bots(&person, &fill).await;
                answer(reply, filled.and_then(|()| Ok(self.describe(Some(&person), None)?)))
            }
            Request::Moments(request) => {
                let moments = self.moments(&request);
                let _ = request.reply.send(moments);
                Ok(())
            }
            Request::Replay { person, key, reply } => {
                let viewer = self.viewer(person.as_ref(), key.as_deref());
                let file = viewer.and_then(|_| self.game.as_ref().and_then(|game| game.replay()));
                let _ = reply.send(file.ok_or_else(ApiError::not_found));
                Ok(())
            }
        }
    }

    fn viewer(&self, person: Option<&Person>, key: Option<&str>) -> Option<Viewer> {
        self.record.viewer(self.stage, person.map(|person| person.id.as_str()), key)
    }

    fn describe(&self, person: Option<&Person>, key: Option<&str>) -> Result<TableAnswer, ApiError> {
        let no_access = || {
            // An invitation that comes too late is not a wrong one.
            if self.record.is_join_key(key) {
                let message = "this table is no longer open to new players, and not to spectators";
                ApiError::new(StatusCode::GONE, "no-longer-open", message)
            } else {
                ApiError::not_found()
            }
        };
        let viewer = self.viewer(person, key).ok_or_else(no_access)?;
        Ok(self.table_answer(viewer.seat(), person))
    }

    fn table_answer(&self, you: Option<Seat>, person: Option<&Person>) -> TableAnswer {
        let yours = person.is_some_and(|person| person.id == self.record.owner);
        TableAnswer {
            table: self.record.info(&self.id, self.row.created, self.stage, self.summary()),
            you,
            yours,
            keys: (you.is_some() || yours).then(|| self.record.keys.clone()),
        }
    }

    fn moments(&self, request: &MomentsRequest) -> Result<String, ApiError> {
        let own = self.viewer(request.person.as_ref(), request.key.as_deref());
        let own = own.ok_or_else(ApiError::not_found)?;
        let game = self.game.as_ref().ok_or_else(ApiError::not_found)?;
        let viewer = request.viewer.unwrap_or(own);
        // The spectator's view is open to all; other seats' views only once the game is over.
        let may_see = viewer == own || viewer == Viewer::Spectator || game.outcome().is_some();
        if !may_see {
            let message = "other players' views are available once the game is over";
            return Err(ApiError::forbidden("not-yours", message));
        }
        if viewer.seat().is_some_and(|seat| seat.index() >= self.record.seats.len()) {
            return Err(ApiError::not_found());
        }
        game.moments(viewer, request.since, request.limit).ok_or_else(|| {
            let message = "there are not that many entries yet";
            ApiError::new(StatusCode::RANGE_NOT_SATISFIABLE, "gap", message)
        })
    }

    async fn join(&mut self, person: &Person, join: &Join) -> Result<(), KeeperError> {
        if self.record.seat_of(&person.id).is_some() {
            return Ok(());
        }
        if !self.record.may_join(join.key.as_deref()) {
            let may_see = self.viewer(Some(person), join.key.as_deref()).is_some();
            let not_invited = || ApiError::forbidden("not-invited", "this table is by invitation only");
            return Err(if may_see { not_invited() } else { ApiError::not_found() }.into());
        }
        let is_free = |seat: &Seat| self.record.seats.get(seat.index()).is_some_and(Chair::is_free);
        let seat = match join.seat {
            Some(seat) => Some(seat).filter(is_free),
            None => Seat::first(self.record.seats.len()).find(is_free),
        };
        let (Some(seat), Stage::Open) = (seat, self.stage) else {
            return Err(ApiError::conflict("seat-taken", "this seat is not free").into());
        };
        self.record.take_seat(seat, Chair::person(&person.id, &person.name, join.nonce));
        self.store_seats().await
    }

    async fn leave_open_table(&mut self, person: &Person) -> Result<(), KeeperError> {
        let seat = self.record.seat_of(&person.id).ok_or_else(ApiError::not_found)?;
        if self.stage != Stage::Open {
            return Err(ApiError::conflict("begun", "the game has begun: leave it at the table").into());
        }
        self.record.seats[seat.index()] = Chair::default();
        let mut people = self.record.seats.iter().filter_map(|chair| chair.person.clone());
        match people.next() {
            None => self.set_stage(Stage::Over),
            // Somebody has to be able to start without those who never come.
            Some(next) if person.id == self.record.owner => self.record.owner = next,
            Some(_) => {}
        }
        self.store_seats().await
    }

    async fn add_bots(&mut self, person: &Person, fill: &Fill) -> Result<(), KeeperError> {
        // While the owner is away, the other players may start without them.
        let is_here = |id: &str| {
            let persons = self.conns.iter().filter_map(|conn| conn.person.as_ref());
            persons.into_iter().any(|person| person.id == id)
        };
        let is_seated = self.record.seat_of(&person.id).is_some();
        if person.id != self.record.owner && (!is_seated || is_here(&self.record.owner)) {
            let message = "only the person who created the table may add bots while they are here";
            return Err(ApiError::forbidden("not-yours", message).into());
        }
        if fill.bot.parse::<alcazar_bots::Character>().is_err() {
            return Err(ApiError::unprocessable("unknown-bot", "there is no bot of this level").into());
        }
        let seats = match fill.seat {
            Some(seat) => vec![seat],
            None => Seat::first(self.record.seats.len()).collect(),
        };
        let is_free = |seat: &Seat| self.record.seats.get(seat.index()).is_some_and(Chair::is_free);
        let free: Vec<Seat> = seats.into_iter().filter(is_free).collect();
        if free.is_empty() || self.stage != Stage::Open {
            return Err(ApiError::conflict("seat-taken", "there is no free seat").into());
        }
        for seat in free {
            self.record.take_seat(seat, Chair::bot(seat.index(), &fill.bot));
        }
        self.store_seats().await
    }

    async fn store_seats(&mut self) -> Result<(), KeeperError> {
        self.is_changed = true;
        self.write(Vec::new()).await?;
        self.send_welcomes();
        self.begin_if_full().await
    }
}
