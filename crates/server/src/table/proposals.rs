//! What needs consent: undoing what others did, ending without a result, a rematch, a bot for an absent
//! player.

use std::time::Duration;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Fault, FromServer, Proposal};
use axum::extract::ws::Utf8Bytes;

use super::connections::{ConnId, text};
use super::error::KeeperError;
use super::game::Command;
use super::keeper::Keeper;
use super::record::{Chair, Record};
use crate::random;
use crate::rate_limit::RateLimit;

/// How many proposals a seat may make at once, and after how long one more: each is broadcast.
const LIMIT: (u32, Duration) = (10, Duration::from_secs(10));

/// The rate limits of all seats.
pub(super) fn limits(seats: usize) -> Vec<RateLimit> {
    vec![RateLimit::new(LIMIT.0, LIMIT.1); seats]
}

/// A proposal that waits for answers.
pub(super) struct OpenProposal {
    number: u32,
    by: Seat,
    what: Proposal,
    agreed: SeatSet,
    /// Whose consent was needed when the proposal was last sent.
    needed: SeatSet,
}

impl Keeper {
    pub(super) async fn propose(
        &mut self,
        conn: ConnId,
        by: Seat,
        what: Proposal,
    ) -> Result<(), KeeperError> {
        if self.proposal.is_some() {
            let fault = Fault::new("proposal-open", "another proposal waits for an answer");
            self.reject(conn, None, fault);
            return Ok(());
        }
        let is_possible = match what {
            Proposal::Undo { to } => {
                let game = self.game.as_ref().filter(|_| self.stage == Stage::Playing);
                game.is_some_and(|game| game.translate(by, to, Viewer::Spectator).is_some())
            }
            Proposal::Abort {} => self.stage == Stage::Playing,
            Proposal::Rematch {} => self.stage == Stage::Over && self.record.rematch.is_none(),
            Proposal::StandIn { seat } => self.is_announced_absent(seat),
        };
        let needed = self.needed(what);
        if !is_possible || !needed.contains(by) {
            self.reject(conn, None, Fault::new("not-possible", "that can't be proposed now"));
            return Ok(());
        }
        if !self.proposal_limits[by.index()].try_acquire() {
            self.reject(conn, None, Fault::new("too-fast", "wait before you make another proposal"));
            return Ok(());
        }
        let number = self.next_proposal;
        self.next_proposal += 1;
        self.proposal = Some(OpenProposal { number, by, what, agreed: SeatSet::only(by), needed });
        self.carry_out_if_agreed(Some(conn)).await
    }

    pub(super) async fn answer_proposal(
        &mut self,
        conn: ConnId,
        seat: Seat,
        number: u32,
        agree: bool,
    ) -> Result<(), KeeperError> {
        let Some(open) = self.proposal.as_ref().filter(|open| open.number == number) else {
            self.reject(conn, None, Fault::new("no-proposal", "this proposal is no longer open"));
            return Ok(());
        };
        let (what, has_agreed) = (open.what, open.agreed.contains(seat));
        if agree && has_agreed {
            return Ok(());
        }
        if !self.needed(what).contains(seat) {
            self.reject(conn, None, Fault::new("not-possible", "your consent is not needed"));
            return Ok(());
        }
        if agree {
            if let Some(open) = &mut self.proposal {
                open.agreed = open.agreed.with(seat);
            }
            return self.carry_out_if_agreed(Some(conn)).await;
        }
        self.drop_proposal(Some(seat));
        Ok(())
    }

    /// Whose consent is needed: of every person whose game it is, or was in case of a rematch. A stand-in
    /// needs the consent of the players who are present.
    fn needed(&self, what: Proposal) -> SeatSet {
        let seats = Seat::first(self.record.seats.len());
        let persons = self.persons();
        match what {
            Proposal::Undo { .. } | Proposal::Abort {} => {
                seats.filter(|seat| persons.contains(*seat) || self.may_return(*seat)).collect()
            }
            Proposal::StandIn { .. } => {
                let present = self.present();
                seats.filter(|seat| persons.contains(*seat) && present.contains(*seat)).collect()
            }
            Proposal::Rematch {} => {
                seats.filter(|seat| self.record.seats[seat.index()].person.is_some()).collect()
            }
        }
    }

    /// Whether a bot plays a seat only until its player is back. The player keeps their say meanwhile:
    /// otherwise the players who let a bot play for them could undo their moves or end the game.
    fn may_return(&self, seat: Seat) -> bool {
        let chair = &self.record.seats[seat.index()];
        let is_theirs = chair.person.is_some() && !chair.left;
        match (&self.game, &chair.player) {
            (Some(game), Some(player)) => is_theirs && game.may_return(seat, player, self.at()),
            _ => false,
        }
    }

    /// The message about the open proposal, for one viewer.
    pub(super) fn proposal_text(&self, viewer: Viewer) -> Option<Utf8Bytes> {
        let open = self.proposal.as_ref()?;
        // Each viewer has their own numbering: another's numbers would reveal how many hidden entries there
        // are.
        let what = match open.what {
            Proposal::Undo { to } => {
                Proposal::Undo { to: self.game.as_ref()?.translate(open.by, to, viewer)? }
            }
            other => other,
        };
        let missing = self.needed(open.what).iter().filter(|&seat| !open.agreed.contains(seat)).collect();
        Some(text(&FromServer::Proposed {
            proposal: open.number,
            by: open.by,
            what,
            agreed: open.agreed,
            missing,
        }))
    }

    async fn carry_out_if_agreed(&mut self, conn: Option<ConnId>) -> Result<(), KeeperError> {
        let Some(open) = &self.proposal else { return Ok(()) };
        let (number, by, what, agreed) = (open.number, open.by, open.what, open.agreed);
        let needed = self.needed(what);
        if let Some(open) = &mut self.proposal {
            open.needed = needed;
        }
        if !needed.iter().all(|seat| agreed.contains(seat)) {
            for place in 0..self.conns.len() {
                if let Some(message) = self.proposal_text(self.conns[place].viewer) {
                    self.conns[place].send(message);
                }
            }
            self.drop_lagging();
            return Ok(());
        }
        self.proposal = None;
        let result = match what {
            Proposal::Undo { to } => self.apply(Command::Undo { seat: by, to, consent: agreed }, None).await,
            Proposal::Abort {} => self.apply(Command::Abort { consent: agreed }, None).await,
            Proposal::Rematch {} => self.start_rematch().await,
            Proposal::StandIn { seat } => self.seat_stand_in(seat).await,
        };
        if let Err(KeeperError::Stopped) = result {
            return result;
        }
        self.broadcast(&FromServer::Settled { proposal: number, accepted: result.is_ok(), by: None });
        match (result, conn) {
            (Ok(()), _) => self.after_change(),
            (Err(KeeperError::Rejected(error)), Some(conn)) => self.reject(conn, None, error.fault),
            (Err(_), _) => {}
        }
        Ok(())
    }

    /// Drops a proposal that referred to a moment that has passed.
    pub(super) fn drop_outdated_proposal(&mut self) {
        let is_outdated = match &self.proposal {
            Some(OpenProposal { what: Proposal::Undo { .. }, .. }) => true,
            Some(OpenProposal { what: Proposal::Abort {}, .. }) => self.stage != Stage::Playing,
            _ => false,
        };
        if is_outdated {
            self.drop_proposal(None);
        }
    }

    /// Drops a proposed stand-in for a player who is no longer absent.
    pub(super) fn drop_unneeded_stand_in(&mut self) {
        if let Some(OpenProposal { what: Proposal::StandIn { seat }, .. }) = self.proposal
            && !self.is_announced_absent(seat)
        {
            self.drop_proposal(None);
        }
    }

    /// Checks a proposed stand-in again, if other players are present than when it was last sent.
    pub(super) async fn review_stand_in(&mut self) -> Result<(), KeeperError> {
        match &self.proposal {
            Some(open @ OpenProposal { what: Proposal::StandIn { .. }, .. })
                if self.needed(open.what) != open.needed =>
            {
                self.carry_out_if_agreed(None).await
            }
            _ => Ok(()),
        }
    }

    /// Drops the open proposal, because a player declined or withdrew it, or because its time has passed.
    fn drop_proposal(&mut self, by: Option<Seat>) {
        if let Some(open) = self.proposal.take() {
            self.broadcast(&FromServer::Settled { proposal: open.number, accepted: false, by });
        }
    }

    /// Creates a table for the same players, each moved by one seat.
    async fn start_rematch(&mut self) -> Result<(), KeeperError> {
        let mut seats: Vec<Chair> = self.record.seats.clone();
        for (number, chair) in seats.iter_mut().enumerate() {
            let person = chair.person.clone().zip(chair.player.clone());
            let level = chair.player.as_ref().and_then(|player| player.bot.clone());
            *chair = match person {
                Some((id, player)) => Chair::person(&id, &player.name, None),
                None => Chair::bot(number, level.as_deref().unwrap_or("master")),
            };
        }
        seats.rotate_left(1);
        let seed = alcazar_table::Seed(random::bytes());
        let record = Record {
            seats,
            // The same keys: whoever may watch this game may watch the next one.
            seed: Some(seed),
            commitment: seed.commitment(),
            header: None,
            begun: 0,
            rematch: None,
            ..self.record.clone()
        };
        let unavailable = || Fault::new("unavailable", "no new table can be created now");
        let id = self.server.add_table(&record).await.map_err(|_| unavailable())?;
        self.record.rematch = Some(id.clone());
        self.is_changed = true;
        self.write(Vec::new()).await.map_err(|error| match error {
            KeeperError::Stopped => KeeperError::Stopped,
            _ => unavailable().into(),
        })?;
        self.broadcast(&FromServer::Rematch { table: id });
        self.send_welcomes();
        Ok(())
    }
}
