//! Messages from clients over the socket of a table.

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_store::Change;
use alcazar_table::{ActId, Player};
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Fault, FromServer, Line, MAX_LINE_LEN, MAX_NOTE_LEN, ToServer};

use super::connections::{Conn, ConnId, text};
use super::error::KeeperError;
use super::game::Command;
use super::keeper::{CHAT_LINES, Keeper};
use crate::server::now;

impl Keeper {
    pub(super) async fn receive(&mut self, conn: ConnId, message: ToServer) -> Result<(), KeeperError> {
        let Some(sender) = self.conns.iter().find(|other| other.id == conn) else { return Ok(()) };
        let viewer = sender.viewer;
        match (message, viewer) {
            (ToServer::Ping {}, _) => self.send_to(conn, &FromServer::Pong {}),
            (ToServer::Resync {}, _) => self.resync(conn),
            (ToServer::Say { text }, _) => self.chat(conn, text),
            (ToServer::Note { text }, _) => self.note(conn, text).await?,
            (ToServer::Mute { seat, muted }, _) => self.mute(conn, seat, muted).await?,
            (ToServer::Act { id, ask, action }, Viewer::Seat(seat)) => {
                self.submit(conn, id, seat, Command::Act { seat, ask, action }).await?;
            }
            (ToServer::TakeBack { id, ask, moves }, Viewer::Seat(seat)) => {
                self.submit(conn, id, seat, Command::TakeBack { seat, ask, moves }).await?;
            }
            (ToServer::Withdraw { id }, Viewer::Seat(seat)) => {
                self.submit(conn, id, seat, Command::Withdraw { seat }).await?;
            }
            (ToServer::Concede { id }, Viewer::Seat(seat)) => {
                self.submit(conn, id, seat, Command::Concede { seat }).await?;
            }
            (ToServer::Propose { what }, Viewer::Seat(seat)) => self.propose(conn, seat, what).await?,
            (ToServer::Answer { proposal, agree }, Viewer::Seat(seat)) => {
                self.answer_proposal(conn, seat, proposal, agree).await?;
            }
            (ToServer::Leave {}, Viewer::Seat(seat)) => self.leave_seat(conn, seat).await?,
            (ToServer::Return {}, Viewer::Seat(seat)) => self.return_to_seat(conn, seat).await?,
            (_, Viewer::Spectator) => {
                self.reject(conn, None, Fault::new("not-seated", "you are a spectator"));
            }
        }
        Ok(())
    }

    /// Tells a client that its message was rejected.
    pub(super) fn reject(&mut self, conn: ConnId, id: Option<ActId>, fault: Fault) {
        self.send_to(conn, &FromServer::Refused { id, fault });
    }

    /// Applies a command of a seat. It is acknowledged once it is on the disk, and then everybody is sent the
    /// update.
    async fn submit(
        &mut self,
        conn: ConnId,
        id: ActId,
        seat: Seat,
        command: Command,
    ) -> Result<(), KeeperError> {
        // A player who has left their seat to a bot must return first.
        let is_act = matches!(command, Command::Act { .. } | Command::Withdraw { .. });
        if is_act && self.game.is_some() && !self.persons().contains(seat) {
            match self.game.as_ref().and_then(|game| game.version_after(seat, id)) {
                Some(version) => self.send_to(conn, &FromServer::Ack { id, version }),
                None => self.reject(conn, Some(id), Fault::new("played-by-bot", "a bot plays this seat")),
            }
            return Ok(());
        }
        match self.apply(command, Some(id)).await {
            Ok(()) => {
                let version = self.game.as_ref().map_or(0, |game| game.version(Viewer::Seat(seat)));
                self.send_to(conn, &FromServer::Ack { id, version });
                self.after_change();
            }
            Err(KeeperError::Repeated { version }) => self.send_to(conn, &FromServer::Ack { id, version }),
            Err(KeeperError::Rejected(error)) => self.reject(conn, Some(id), error.fault),
            Err(KeeperError::Stopped) => return Err(KeeperError::Stopped),
        }
        Ok(())
    }

    fn chat(&mut self, conn: ConnId, message: String) {
        let Some(sender) = self.conns.iter_mut().find(|other| other.id == conn) else { return };
        let Some(person) = sender.person.clone() else {
            return self.reject(conn, None, Fault::new("unknown-person", "introduce yourself first"));
        };
        let is_line = !message.trim().is_empty()
            && !message.contains(char::is_control)
            && message.chars().count() <= MAX_LINE_LEN;
        if !is_line {
            let fault =
                Fault::new("bad-line", format!("a message is one line of up to {MAX_LINE_LEN} characters"));
            return self.reject(conn, None, fault);
        }
        if !sender.chat_limit.try_acquire() {
            return self.reject(conn, None, Fault::new("too-fast", "wait before you send another message"));
        }
        let seat = sender.viewer.seat();
        // At the table a player may be called “Ana (2)”.
        let seated = seat.and_then(|seat| self.record.seats.get(seat.index())?.player.as_ref());
        let name = seated.map_or(person.name, |player| player.name.clone());
        let line = Line { number: self.next_line, seat, name, text: message, at: now() };
        self.next_line += 1;
        let stored = serde_json::to_string(&line).unwrap_or_default();
        // Chat is not part of the game: nobody waits until it is stored.
        drop(self.server.store.commit(vec![Change::Chat {
            table: self.id.clone(),
            number: line.number,
            text: stored,
        }]));
        let message = text(&FromServer::Said(line.clone()));
        for listener in self.conns.iter_mut().filter(|listener| !listener.mutes.contains(&person.id)) {
            listener.send_chat(message.clone());
        }
        self.drop_lagging();
        self.chat.push_back(line);
        if self.chat.len() > CHAT_LINES as usize {
            self.chat.pop_front();
        }
    }

    async fn note(&mut self, conn: ConnId, text: String) -> Result<(), KeeperError> {
        let Some(person) = self.person(conn) else { return Ok(()) };
        if text.len() > MAX_NOTE_LEN {
            let fault = Fault::new("too-long", format!("a notepad holds {MAX_NOTE_LEN} bytes"));
            self.reject(conn, None, fault);
            return Ok(());
        }
        let change = Change::Note { table: self.id.clone(), person: person.clone(), text: text.clone() };
        self.write(vec![change]).await?;
        self.send_to_person(&person, &FromServer::Note { text });
        Ok(())
    }

    async fn mute(&mut self, conn: ConnId, seat: Seat, muted: bool) -> Result<(), KeeperError> {
        let other = self.record.seats.get(seat.index()).and_then(|chair| chair.person.clone());
        let (Some(person), Some(other)) = (self.person(conn), other) else { return Ok(()) };
        let change = Change::Mute { person: person.clone(), other: other.clone(), muted };
        self.write(vec![change]).await?;
        let mut current = Vec::new();
        let is_theirs = |conn: &Conn| conn.person.as_ref().is_some_and(|own| own.id == person);
        for conn in self.conns.iter_mut().filter(|conn| is_theirs(conn)) {
            conn.mutes.retain(|known| *known != other);
            if muted {
                conn.mutes.push(other.clone());
            }
            current.clone_from(&conn.mutes);
        }
        let seats = self.muted_seats(&current);
        self.send_to_person(&person, &FromServer::Muted { seats });
        Ok(())
    }

    pub(super) fn muted_seats(&self, mutes: &[String]) -> SeatSet {
        mutes.iter().filter_map(|person| self.record.seat_of(person)).collect()
    }

    /// Whether a listener has muted the person of a seat.
    pub(super) fn is_muted(&self, listener: &Conn, seat: Option<Seat>) -> bool {
        let sender = seat.and_then(|seat| self.record.seats.get(seat.index()));
        let sender = sender.and_then(|chair| chair.person.as_ref());
        sender.is_some_and(|sender| listener.mutes.contains(sender))
    }

    fn person(&self, conn: ConnId) -> Option<String> {
        let conn = self.conns.iter().find(|other| other.id == conn)?;
        Some(conn.person.as_ref()?.id.clone())
    }

    async fn leave_seat(&mut self, conn: ConnId, seat: Seat) -> Result<(), KeeperError> {
        let by = self.stand_in_for(seat);
        self.change_player(conn, seat, by, true).await
    }

    async fn return_to_seat(&mut self, conn: ConnId, seat: Seat) -> Result<(), KeeperError> {
        match self.record.seats[seat.index()].player.clone() {
            Some(player) => self.change_player(conn, seat, player, false).await,
            None => Ok(()),
        }
    }

    async fn change_player(
        &mut self,
        conn: ConnId,
        seat: Seat,
        by: Player,
        left: bool,
    ) -> Result<(), KeeperError> {
        if self.stage != Stage::Playing {
            let fault = Fault::new("not-begun", "there is no game to leave or to return to");
            self.reject(conn, None, fault);
            return Ok(());
        }
        let before = std::mem::replace(&mut self.record.seats[seat.index()].left, left);
        self.is_changed = true;
        match self.apply(Command::TakeOver { seat, by }, None).await {
            Ok(()) => {
                self.after_change();
                return Ok(());
            }
            Err(KeeperError::Stopped) => return Err(KeeperError::Stopped),
            Err(KeeperError::Rejected(error)) => self.reject(conn, None, error.fault),
            Err(KeeperError::Repeated { .. }) => {}
        }
        self.record.seats[seat.index()].left = before;
        Ok(())
    }
}
