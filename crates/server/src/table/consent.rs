//! What needs consent: going back over what others did, ending without a result, playing again, a bot for
//! somebody who is away.

use std::time::Duration;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_wire::lobby::{Keys, Stage};
use alcazar_wire::{Fault, FromServer, Proposal};
use axum::extract::ws::Utf8Bytes;

use super::game::{Denied, Wish};
use super::keeper::{Ended, Keeper};
use super::record::{Chair, Record};
use super::visitors::{ConnId, text};
use crate::allowance::Allowance;
use crate::random;

/// How many proposals a seat may make at once, and after how long one more: everybody is told of each.
const PROPOSALS: (u32, Duration) = (10, Duration::from_secs(10));

/// How much each seat may still propose.
pub(super) fn allowances(seats: usize) -> Vec<Allowance> {
    vec![Allowance::new(PROPOSALS.0, PROPOSALS.1); seats]
}

/// A proposal that waits.
pub(super) struct Open {
    number: u32,
    by: Seat,
    what: Proposal,
    agreed: SeatSet,
    /// Whose consent was needed when it was last told.
    wanted: SeatSet,
}

impl Keeper {
    pub(super) async fn propose(&mut self, conn: ConnId, by: Seat, what: Proposal) -> Result<(), Ended> {
        if self.proposal.is_some() {
            let fault = Fault::new("proposal-open", "another proposal waits for an answer");
            self.refuse_to(conn, None, fault);
            return Ok(());
        }
        let is_possible = match what {
            Proposal::Undo { to } => {
                let game = self.game.as_ref().filter(|_| self.stage() == Stage::Playing);
                game.is_some_and(|game| game.translate(by, to, Viewer::Spectator).is_some())
            }
            Proposal::Abort {} => self.stage() == Stage::Playing,
            Proposal::Rematch {} => self.stage() == Stage::Over && self.record.rematch.is_none(),
            Proposal::StandIn { seat } => self.is_awaited(seat),
        };
        if !is_possible || !self.wanted(what).contains(by) {
            self.refuse_to(conn, None, Fault::new("not-possible", "that can't be proposed now"));
            return Ok(());
        }
        if !self.proposing[by.index()].take() {
            self.refuse_to(conn, None, Fault::new("too-fast", "wait before you propose something again"));
            return Ok(());
        }
        let number = self.proposals;
        self.proposals += 1;
        let wanted = self.wanted(what);
        self.proposal = Some(Open { number, by, what, agreed: SeatSet::only(by), wanted });
        self.carry_out_if_agreed(Some(conn)).await
    }

    pub(super) async fn agree(
        &mut self,
        conn: ConnId,
        seat: Seat,
        number: u32,
        agree: bool,
    ) -> Result<(), Ended> {
        let Some(open) = self.proposal.as_ref().filter(|open| open.number == number) else {
            self.refuse_to(conn, None, Fault::new("no-proposal", "this proposal waits no longer"));
            return Ok(());
        };
        let (what, has_agreed) = (open.what, open.agreed.contains(seat));
        if agree && has_agreed {
            return Ok(());
        }
        if !self.wanted(what).contains(seat) {
            self.refuse_to(conn, None, Fault::new("not-possible", "this needs no answer of yours"));
            return Ok(());
        }
        if agree {
            if let Some(open) = &mut self.proposal {
                open.agreed = open.agreed.with(seat);
            }
            return self.carry_out_if_agreed(Some(conn)).await;
        }
        self.drop_proposal();
        Ok(())
    }

    /// Whose consent is needed: that of every person whose game it is, or, to play again, was. Those who wait
    /// for somebody decide among themselves.
    fn wanted(&self, what: Proposal) -> SeatSet {
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

    /// Whether a bot plays a seat only until its player is back. They keep their voice meanwhile: else
    /// whoever lets a bot play for them could undo what they did, or end the game.
    fn may_return(&self, seat: Seat) -> bool {
        let chair = &self.record.seats[seat.index()];
        let is_theirs = chair.person.is_some() && !chair.left;
        match (&self.game, &chair.player) {
            (Some(game), Some(player)) => is_theirs && game.may_return(seat, player, self.at()),
            _ => false,
        }
    }

    /// The open proposal as a viewer hears of it.
    pub(super) fn proposed(&self, viewer: Viewer) -> Option<Utf8Bytes> {
        let open = self.proposal.as_ref()?;
        // Each has numbers of his own: those of another would tell how much he has done unseen.
        let what = match open.what {
            Proposal::Undo { to } => {
                Proposal::Undo { to: self.game.as_ref()?.translate(open.by, to, viewer)? }
            }
            other => other,
        };
        let missing = self.wanted(open.what).iter().filter(|&seat| !open.agreed.contains(seat)).collect();
        Some(text(&FromServer::Proposed {
            proposal: open.number,
            by: open.by,
            what,
            agreed: open.agreed,
            missing,
        }))
    }

    async fn carry_out_if_agreed(&mut self, conn: Option<ConnId>) -> Result<(), Ended> {
        let Some(open) = &self.proposal else { return Ok(()) };
        let (number, by, what, agreed) = (open.number, open.by, open.what, open.agreed);
        let wanted = self.wanted(what);
        if let Some(open) = &mut self.proposal {
            open.wanted = wanted;
        }
        if !wanted.iter().all(|seat| agreed.contains(seat)) {
            for place in 0..self.conns.len() {
                if let Some(message) = self.proposed(self.conns[place].viewer) {
                    self.conns[place].say(message);
                }
            }
            self.drop_the_lost();
            return Ok(());
        }
        self.proposal = None;
        let outcome = match what {
            Proposal::Undo { to } => self.grant(Wish::GoBack { seat: by, to, consent: agreed }, None).await?,
            Proposal::Abort {} => self.grant(Wish::Abort { consent: agreed }, None).await?,
            Proposal::Rematch {} => self.play_again().await?,
            Proposal::StandIn { seat } => self.stand_in(seat).await?,
        };
        self.say_to_all(&FromServer::Settled { proposal: number, accepted: outcome.is_ok() });
        match (outcome, conn) {
            (Ok(()), _) => self.after_change(),
            (Err(Denied::Fault(fault)), Some(conn)) => self.refuse_to(conn, None, fault),
            (Err(_), _) => {}
        }
        Ok(())
    }

    /// What was proposed for a moment that has passed is no longer meant.
    pub(super) fn drop_outdated_proposal(&mut self) {
        let is_outdated = match &self.proposal {
            Some(Open { what: Proposal::Undo { .. }, .. }) => true,
            Some(Open { what: Proposal::Abort {}, .. }) => self.stage() != Stage::Playing,
            _ => false,
        };
        if is_outdated {
            self.drop_proposal();
        }
    }

    /// Nobody needs a bot for somebody who is no longer waited for.
    pub(super) fn drop_unneeded_stand_in(&mut self) {
        if let Some(Open { what: Proposal::StandIn { seat }, .. }) = self.proposal
            && !self.is_awaited(seat)
        {
            self.drop_proposal();
        }
    }

    /// Looks again at a proposal that needs the consent of all who are there, if others are there now than
    /// when it was told.
    pub(super) async fn review_stand_in(&mut self) -> Result<(), Ended> {
        match &self.proposal {
            Some(open @ Open { what: Proposal::StandIn { .. }, .. })
                if self.wanted(open.what) != open.wanted =>
            {
                self.carry_out_if_agreed(None).await
            }
            _ => Ok(()),
        }
    }

    fn drop_proposal(&mut self) {
        if let Some(open) = self.proposal.take() {
            self.say_to_all(&FromServer::Settled { proposal: open.number, accepted: false });
        }
    }

    /// The same players at a new table, each one seat further.
    async fn play_again(&mut self) -> Result<Result<(), Denied>, Ended> {
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
            keys: Keys { join: random::secret(), watch: random::secret() },
            seed: Some(seed),
            commitment: seed.commitment(),
            header: None,
            begun: 0,
            rematch: None,
            ..self.record.clone()
        };
        let failed = || Denied::Fault(Fault::new("unavailable", "no new table can be made now"));
        let Ok(id) = self.hall.add(&record).await else {
            return Ok(Err(failed()));
        };
        self.record.rematch = Some(id.clone());
        self.is_changed = true;
        if !self.write(Vec::new()).await? {
            return Ok(Err(failed()));
        }
        self.say_to_all(&FromServer::Rematch { table: id });
        self.welcome_all();
        Ok(Ok(()))
    }
}
