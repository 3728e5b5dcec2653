//! What is asked of a table over HTTP.

use alcazar_core::{Seat, Viewer};
use alcazar_wire::lobby::{Fill, Join, Stage, TableAnswer};
use axum::http::StatusCode;
use tokio::sync::oneshot;

use super::keeper::{Ended, Keeper};
use super::record::Chair;
use crate::identity::Person;
use crate::problem::Problem;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What is asked of a table over HTTP.
pub(crate) enum Request {
    /// What is it like?
    Look { person: Option<Person>, key: Option<String>, reply: Reply<TableAnswer> },
    /// May I sit down?
    Join { person: Person, join: Join, reply: Reply<TableAnswer> },
    /// I get up, before the game has begun.
    Leave { person: Person, reply: Reply<TableAnswer> },
    /// Bots shall sit here.
    Fill { person: Person, fill: Fill, reply: Reply<TableAnswer> },
    /// What has happened?
    Past(Past),
    /// The whole game, please.
    File { person: Option<Person>, key: Option<String>, reply: Reply<String> },
}

/// Which part of the past is wanted.
pub(crate) struct Past {
    pub(crate) person: Option<Person>,
    pub(crate) key: Option<String>,
    /// From whose seat; from one's own if nobody is named.
    pub(crate) viewer: Option<Viewer>,
    pub(crate) since: u32,
    pub(crate) limit: usize,
    pub(crate) reply: Reply<String>,
}

impl Request {
    /// There is no such table.
    pub(super) fn refuse(self, problem: Problem) {
        // Who no longer waits needs no answer.
        match self {
            Self::Look { reply, .. }
            | Self::Join { reply, .. }
            | Self::Leave { reply, .. }
            | Self::Fill { reply, .. } => drop(reply.send(Err(problem))),
            Self::Past(Past { reply, .. }) | Self::File { reply, .. } => drop(reply.send(Err(problem))),
        }
    }
}

impl Keeper {
    pub(super) async fn serve(&mut self, request: Request) -> Result<(), Ended> {
        match request {
            Request::Look { person, key, reply } => {
                let _ = reply.send(self.look(person.as_ref(), key.as_deref()));
            }
            Request::Join { person, join, reply } => {
                let answer = self.join(&person, &join).await?;
                let _ = reply.send(answer.and_then(|()| self.look(Some(&person), None)));
            }
            Request::Leave { person, reply } => {
                let answer = self.get_up(&person).await?;
                let _ = reply.send(answer.map(|()| self.answer_to(&person)));
            }
            Request::Fill { person, fill, reply } => {
                let answer = self.fill(&person, &fill).await?;
                let _ = reply.send(answer.and_then(|()| self.look(Some(&person), None)));
            }
            Request::Past(past) => {
                let answer = self.past(&past);
                let _ = past.reply.send(answer);
            }
            Request::File { person, key, reply } => {
                let may_see = self.may_see(person.as_ref(), key.as_deref());
                let file = may_see.and_then(|_| self.game.as_ref().and_then(|game| game.file()));
                let _ = reply.send(file.ok_or_else(Problem::not_found));
            }
        }
        Ok(())
    }

    fn may_see(&self, person: Option<&Person>, key: Option<&str>) -> Option<Viewer> {
        self.record.viewer(self.stage(), person.map(|person| person.id.as_str()), key)
    }

    fn look(&self, person: Option<&Person>, key: Option<&str>) -> Result<TableAnswer, Problem> {
        let viewer = self.may_see(person, key).ok_or_else(Problem::not_found)?;
        Ok(self.described(viewer.seat(), person))
    }

    /// What somebody hears who was here just now.
    fn answer_to(&self, person: &Person) -> TableAnswer {
        self.described(self.record.seat_of(&person.id), Some(person))
    }

    fn described(&self, you: Option<Seat>, person: Option<&Person>) -> TableAnswer {
        let yours = person.is_some_and(|person| person.id == self.record.owner);
        TableAnswer {
            table: self.record.info(&self.id, self.row.created, self.stage(), self.summary()),
            you,
            yours,
            keys: (you.is_some() || yours).then(|| self.record.keys.clone()),
        }
    }

    fn past(&self, past: &Past) -> Result<String, Problem> {
        let own = self.may_see(past.person.as_ref(), past.key.as_deref()).ok_or_else(Problem::not_found)?;
        let game = self.game.as_ref().ok_or_else(Problem::not_found)?;
        let viewer = past.viewer.unwrap_or(own);
        // What others knew is shown when the game is over, and not before. Anybody may look as somebody who looks on.
        let may_look = viewer == own || viewer == Viewer::Spectator || game.outcome().is_some();
        if !may_look {
            return Err(Problem::forbidden("not-yours", "what others know is shown when the game is over"));
        }
        if viewer.seat().is_some_and(|seat| seat.index() >= self.record.seats.len()) {
            return Err(Problem::not_found());
        }
        game.moments(viewer, past.since, past.limit).ok_or_else(|| {
            Problem::new(StatusCode::RANGE_NOT_SATISFIABLE, "gap", "so much has not happened yet")
        })
    }

    async fn join(&mut self, person: &Person, join: &Join) -> Result<Result<(), Problem>, Ended> {
        if self.record.seat_of(&person.id).is_some() {
            return Ok(Ok(()));
        }
        if !self.record.may_join(join.key.as_deref()) {
            let problem = Problem::forbidden("not-invited", "this table is for those who have its link");
            return Ok(Err(if self.may_see(Some(person), join.key.as_deref()).is_some() {
                problem
            } else {
                Problem::not_found()
            }));
        }
        let free = |seat: &Seat| self.record.seats.get(seat.index()).is_some_and(Chair::is_free);
        let seat = match join.seat {
            Some(seat) => Some(seat).filter(free),
            None => Seat::first(self.record.seats.len()).find(free),
        };
        let (Some(seat), Stage::Open) = (seat, self.stage()) else {
            return Ok(Err(Problem::conflict("seat-taken", "this seat is not free")));
        };
        self.record.seats[seat.index()] = Chair::person(&person.id, &person.name, join.nonce);
        self.seats_changed().await
    }

    async fn get_up(&mut self, person: &Person) -> Result<Result<(), Problem>, Ended> {
        let Some(seat) = self.record.seat_of(&person.id) else { return Ok(Err(Problem::not_found())) };
        if self.stage() != Stage::Open {
            return Ok(Err(Problem::conflict("begun", "the game has begun: leave it at the table")));
        }
        self.record.seats[seat.index()] = Chair::default();
        let is_deserted = self.record.seats.iter().all(|chair| chair.person.is_none());
        if is_deserted {
            self.set_stage(Stage::Over);
        }
        self.seats_changed().await
    }

    async fn fill(&mut self, person: &Person, fill: &Fill) -> Result<Result<(), Problem>, Ended> {
        if person.id != self.record.owner {
            return Ok(Err(Problem::forbidden("not-yours", "only whoever has made the table seats bots")));
        }
        if fill.bot.parse::<alcazar_bots::Character>().is_err() {
            return Ok(Err(Problem::bad("unknown-bot", "there is no bot of this level")));
        }
        let seats = match fill.seat {
            Some(seat) => vec![seat],
            None => Seat::first(self.record.seats.len()).collect(),
        };
        let free = |seat: &Seat| self.record.seats.get(seat.index()).is_some_and(Chair::is_free);
        let free: Vec<Seat> = seats.into_iter().filter(free).collect();
        if free.is_empty() || self.stage() != Stage::Open {
            return Ok(Err(Problem::conflict("seat-taken", "there is no free seat")));
        }
        for seat in free {
            self.record.seats[seat.index()] = Chair::bot(seat.index(), &fill.bot);
        }
        self.seats_changed().await
    }

    async fn seats_changed(&mut self) -> Result<Result<(), Problem>, Ended> {
        self.is_changed = true;
        if !self.write(Vec::new()).await? {
            return Ok(Err(Problem::conflict("conflict", "the table has changed meanwhile: look again")));
        }
        self.welcome_all();
        self.begin_if_full().await?;
        Ok(Ok(()))
    }
}
