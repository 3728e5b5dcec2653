//! What is said over the socket of a table.

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_store::Change;
use alcazar_table::{ActId, Player};
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Fault, FromServer, LONGEST_LINE, LONGEST_NOTE, Line, ToServer};

use super::game::{Denied, Wish};
use super::keeper::{Ended, Keeper};
use super::visitors::{Conn, ConnId};
use crate::hall::now;

/// How many lines are remembered for those who come.
const LINES: usize = 50;

impl Keeper {
    pub(super) async fn hear(&mut self, conn: ConnId, message: ToServer) -> Result<(), Ended> {
        let Some(speaker) = self.conns.iter().find(|other| other.id == conn) else { return Ok(()) };
        let viewer = speaker.viewer;
        match (message, viewer) {
            (ToServer::Ping {}, _) => self.say_to(conn, &FromServer::Pong {}),
            (ToServer::Resync {}, _) => self.resync(conn),
            (ToServer::Say { text }, _) => self.speak(conn, text),
            (ToServer::Note { text }, _) => self.note(conn, text).await?,
            (ToServer::Mute { seat, muted }, _) => self.mute(conn, seat, muted).await?,
            (ToServer::Act { id, ask, action }, Viewer::Seat(seat)) => {
                self.submit(conn, id, Wish::Act { seat, ask, action }).await?;
            }
            (ToServer::TakeBack { id, ask, moves }, Viewer::Seat(seat)) => {
                self.submit(conn, id, Wish::TakeBack { seat, ask, moves }).await?;
            }
            (ToServer::Concede { id }, Viewer::Seat(seat)) => {
                self.submit(conn, id, Wish::Concede { seat }).await?;
            }
            (ToServer::Propose { what }, Viewer::Seat(seat)) => self.propose(conn, seat, what).await?,
            (ToServer::Answer { proposal, agree }, Viewer::Seat(seat)) => {
                self.agree(conn, seat, proposal, agree).await?;
            }
            (ToServer::Leave {}, Viewer::Seat(seat)) => self.leave(conn, seat).await?,
            (ToServer::Return {}, Viewer::Seat(seat)) => self.sit_down_again(conn, seat).await?,
            (_, Viewer::Spectator) => {
                self.refuse_to(conn, None, Fault::new("not-seated", "you only look on"));
            }
        }
        Ok(())
    }

    pub(super) fn refuse_to(&mut self, conn: ConnId, id: Option<ActId>, fault: Fault) {
        self.say_to(conn, &FromServer::Refused { id, fault });
    }

    /// What a seat submits. It is acknowledged when it is on the disk, and then everybody hears of it.
    async fn submit(&mut self, conn: ConnId, id: ActId, wish: Wish) -> Result<(), Ended> {
        let is_act = matches!(wish, Wish::Act { .. });
        let seat = match &wish {
            Wish::Act { seat, .. } | Wish::TakeBack { seat, .. } | Wish::Concede { seat } => *seat,
            _ => return Ok(()),
        };
        // Whoever is back at his seat but has left it to a bot must sit down first.
        if is_act && self.game.is_some() && !self.persons().contains(seat) {
            let is_known = self.game.as_ref().and_then(|game| game.done(seat, id));
            match is_known {
                Some(version) => self.say_to(conn, &FromServer::Ack { id, version }),
                None => self.refuse_to(conn, Some(id), Fault::new("played-by-bot", "a bot plays this seat")),
            }
            return Ok(());
        }
        match self.grant(wish, Some(id)).await? {
            Ok(()) => {
                let version = self.game.as_ref().map_or(0, |game| game.version(Viewer::Seat(seat)));
                self.say_to(conn, &FromServer::Ack { id, version });
                self.after_change();
            }
            Err(Denied::Repeated { version }) => self.say_to(conn, &FromServer::Ack { id, version }),
            Err(Denied::Fault(fault)) => self.refuse_to(conn, Some(id), fault),
        }
        Ok(())
    }

    fn speak(&mut self, conn: ConnId, words: String) {
        let Some(speaker) = self.conns.iter_mut().find(|other| other.id == conn) else { return };
        let Some(person) = speaker.person.clone() else {
            return self.refuse_to(conn, None, Fault::new("unknown-person", "say first who you are"));
        };
        let is_line = !words.trim().is_empty()
            && !words.contains(char::is_control)
            && words.chars().count() <= LONGEST_LINE;
        if !is_line {
            let fault =
                Fault::new("bad-line", format!("say something on one line of {LONGEST_LINE} characters"));
            return self.refuse_to(conn, None, fault);
        }
        if !speaker.breath.take() {
            return self.refuse_to(conn, None, Fault::new("too-fast", "take a breath"));
        }
        let seat = speaker.viewer.seat();
        let line = Line { number: self.next_line, seat, name: person.name, text: words, at: now() };
        self.next_line += 1;
        let kept = serde_json::to_string(&line).unwrap_or_default();
        // Talk is no part of the game: nobody waits for it to be kept.
        drop(self.hall.store.commit(vec![Change::Talk {
            table: self.id.clone(),
            number: line.number,
            text: kept,
        }]));
        let message = super::visitors::text(&FromServer::Said(line.clone()));
        for listener in self.conns.iter_mut().filter(|listener| !listener.mutes.contains(&person.id)) {
            listener.relay(message.clone());
        }
        self.drop_the_lost();
        self.lines.push_back(line);
        if self.lines.len() > LINES {
            self.lines.pop_front();
        }
    }

    async fn note(&mut self, conn: ConnId, text: String) -> Result<(), Ended> {
        let Some(person) = self.person(conn) else { return Ok(()) };
        if text.len() > LONGEST_NOTE {
            let fault = Fault::new("too-long", format!("a notepad holds {LONGEST_NOTE} bytes"));
            self.refuse_to(conn, None, fault);
            return Ok(());
        }
        let change = Change::Note { table: self.id.clone(), person: person.clone(), text: text.clone() };
        if self.write(vec![change]).await? {
            self.say_to_person(&person, &FromServer::Note { text });
        }
        Ok(())
    }

    async fn mute(&mut self, conn: ConnId, seat: Seat, muted: bool) -> Result<(), Ended> {
        let other = self.record.seats.get(seat.index()).and_then(|chair| chair.person.clone());
        let (Some(person), Some(other)) = (self.person(conn), other) else { return Ok(()) };
        let change = Change::Mute { person: person.clone(), other: other.clone(), muted };
        if !self.write(vec![change]).await? {
            return Ok(());
        }
        let mut unheard = Vec::new();
        let is_his = |conn: &Conn| conn.person.as_ref().is_some_and(|own| own.id == person);
        for conn in self.conns.iter_mut().filter(|conn| is_his(conn)) {
            conn.mutes.retain(|known| *known != other);
            if muted {
                conn.mutes.push(other.clone());
            }
            unheard.clone_from(&conn.mutes);
        }
        let seats = self.muted_seats(&unheard);
        self.say_to_person(&person, &FromServer::Muted { seats });
        Ok(())
    }

    pub(super) fn muted_seats(&self, mutes: &[String]) -> SeatSet {
        mutes.iter().filter_map(|person| self.record.seat_of(person)).collect()
    }

    /// Whether somebody does not want to hear a seat.
    pub(super) fn is_muted(&self, listener: &Conn, seat: Option<Seat>) -> bool {
        let speaker = seat.and_then(|seat| self.record.seats.get(seat.index()));
        let speaker = speaker.and_then(|chair| chair.person.as_ref());
        speaker.is_some_and(|speaker| listener.mutes.contains(speaker))
    }

    fn person(&self, conn: ConnId) -> Option<String> {
        let conn = self.conns.iter().find(|other| other.id == conn)?;
        Some(conn.person.as_ref()?.id.clone())
    }

    async fn leave(&mut self, conn: ConnId, seat: Seat) -> Result<(), Ended> {
        let by = self.stand_in_for(seat);
        self.change_hands(conn, seat, by, true).await
    }

    async fn sit_down_again(&mut self, conn: ConnId, seat: Seat) -> Result<(), Ended> {
        match self.record.seats[seat.index()].player.clone() {
            Some(player) => self.change_hands(conn, seat, player, false).await,
            None => Ok(()),
        }
    }

    async fn change_hands(&mut self, conn: ConnId, seat: Seat, by: Player, left: bool) -> Result<(), Ended> {
        if self.stage() != Stage::Playing {
            let fault = Fault::new("not-begun", "there is no game to leave or to come back to");
            self.refuse_to(conn, None, fault);
            return Ok(());
        }
        let before = std::mem::replace(&mut self.record.seats[seat.index()].left, left);
        self.is_changed = true;
        match self.grant(Wish::TakeOver { seat, by }, None).await? {
            Ok(()) => self.after_change(),
            Err(denied) => {
                self.record.seats[seat.index()].left = before;
                if let Denied::Fault(fault) = denied {
                    self.refuse_to(conn, None, fault);
                }
            }
        }
        Ok(())
    }
}
