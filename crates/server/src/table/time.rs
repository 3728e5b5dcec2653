//! What happens when nobody does anything: clocks run out, bots answer, seats that were left are played, tables fall asleep.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use alcazar_core::Seat;
use alcazar_wire::lobby::Stage;
use tokio::time::Instant;

use super::absence::Absent;
use super::game::{Denied, Thought, Wish};
use super::keeper::{Ask, Ended, Keeper};
use crate::hall::{Hall, now};

/// How long players are waited for at a table that nobody looks at, in milliseconds.
const OPEN_FOR: u64 = 24 * 60 * 60 * 1000;

/// No wait is longer: the system's clock may be set, and a table must notice.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// What a keeper knows of time.
pub(super) struct Hours {
    /// When something was last asked of the table.
    pub(super) last_active: Instant,
    /// Since when the player of each seat is not here; none while they are.
    pub(super) gone: Vec<Option<Instant>>,
    /// The present question of each seat, and since when it is asked.
    pub(super) asked: Vec<Option<(u32, Instant)>>,
    /// Since when any player has been here.
    pub(super) company: Option<Instant>,
    /// Those whom everybody was told to wait for.
    pub(super) awaited: Vec<Absent>,
    /// The question that each seat's bot thinks about.
    thinking: Vec<Option<(u32, Arc<AtomicBool>)>>,
}

impl Hours {
    pub(super) fn new(seats: usize) -> Self {
        let now = Instant::now();
        Self {
            last_active: now,
            gone: vec![Some(now); seats],
            asked: vec![None; seats],
            company: None,
            awaited: Vec::new(),
            thinking: vec![None; seats],
        }
    }
}

impl Drop for Hours {
    /// What bots still think about is no longer of interest.
    fn drop(&mut self) {
        for (_, stop) in self.thinking.iter().flatten() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Keeper {
    /// Tells everybody what has changed, and lets bots go on.
    pub(super) fn after_change(&mut self) {
        self.show();
        self.drop_outdated_proposal();
        self.tell_all();
        if self.stage() == Stage::Over {
            self.welcome_all();
        }
        self.drive();
    }

    /// Lets bots think that are asked, and notes who is asked since when.
    pub(super) fn drive(&mut self) {
        let Some(game) = &self.game else { return };
        let players = game.players();
        for seat in Seat::first(players.len()) {
            let ask = game.ask(seat);
            let asked = &mut self.hours.asked[seat.index()];
            if asked.map(|(ask, _)| ask) != ask {
                *asked = ask.map(|ask| (ask, Instant::now()));
            }
            let thinking = &mut self.hours.thinking[seat.index()];
            let wanted = ask.filter(|_| players[seat.index()].bot.is_some());
            if thinking.as_ref().map(|(ask, _)| *ask) == wanted {
                continue;
            }
            if let Some((_, stop)) = thinking.take() {
                stop.store(true, Ordering::Relaxed);
            }
            if let Some(ask) = wanted
                && let Some(thought) = game.thought(seat, self.hall.settings.bot_nodes)
            {
                let stop = Arc::new(AtomicBool::new(false));
                *thinking = Some((ask, stop.clone()));
                let inbox = self.inbox.clone();
                let hall = self.hall.clone();
                tokio::spawn(async move {
                    let action = think(&hall, thought, stop).await;
                    if let Some(inbox) = inbox.upgrade() {
                        // A table that has fallen asleep will ask again.
                        let _ = inbox.send(Ask::Decided { seat, ask, action });
                    }
                });
            }
        }
    }

    pub(super) async fn decided(
        &mut self,
        seat: Seat,
        ask: u32,
        action: Option<String>,
    ) -> Result<(), Ended> {
        let thinking = &mut self.hours.thinking[seat.index()];
        if thinking.as_ref().is_none_or(|(known, _)| *known != ask) {
            return Ok(());
        }
        *thinking = None;
        let Some(action) = action else {
            tracing::error!(table = self.id, seat = seat.index(), "a bot has no answer");
            return Ok(());
        };
        self.hall.metrics.thoughts.inc();
        match self.grant(Wish::Act { seat, ask, action }, None).await? {
            Ok(()) => self.after_change(),
            Err(Denied::Fault(fault)) => {
                // While it thought, something else has happened: it is asked anew, or not at all.
                tracing::debug!(table = self.id, fault = fault.message, "a bot was too late");
                self.drive();
            }
            Err(Denied::Repeated { .. }) => {}
        }
        Ok(())
    }

    /// When to look at the clock next.
    pub(super) fn next_due(&self) -> Instant {
        let now = Instant::now();
        let clock = self.clock_due().map(|millis| now + Duration::from_millis(millis));
        let sleep = self.is_quiet().then(|| self.hours.last_active + self.hall.settings.sleep_after);
        let due = [clock, self.absence_due(), sleep, self.presence.due()].into_iter().flatten().min();
        due.unwrap_or(now + LONGEST_WAIT).min(now + LONGEST_WAIT)
    }

    /// In how many milliseconds the first clock runs out.
    fn clock_due(&self) -> Option<u64> {
        let (_, deadline) = self.game.as_ref()?.deadline()?;
        Some(deadline.saturating_sub(self.at()?))
    }

    pub(super) async fn look_at_the_clock(&mut self) -> Result<(), Ended> {
        if self.stage() == Stage::Open {
            if self.conns.is_empty() && now() >= self.row.created + OPEN_FOR {
                self.set_stage(Stage::Over);
                self.write(Vec::new()).await?;
            }
            return Ok(());
        }
        while self.clock_due() == Some(0)
            && let Some((seat, _)) = self.game.as_ref().and_then(|game| game.deadline())
        {
            if self.grant(Wish::TimeOut { seat }, None).await?.is_err() {
                break;
            }
            self.after_change();
        }
        self.replace_absent().await
    }

    /// When the table wants to be woken even if nobody comes.
    pub(super) fn wake(&self) -> Option<u64> {
        match self.stage() {
            Stage::Open => Some(self.row.created + OPEN_FOR),
            Stage::Over => None,
            Stage::Playing => {
                let game = self.game.as_ref()?;
                let bots = (0..).zip(game.players()).filter(|(_, player)| !player.is_person());
                let is_bots_turn = bots.into_iter().any(|(seat, _)| game.ask(Seat::new(seat)).is_some());
                if is_bots_turn {
                    return Some(self.record.begun);
                }
                game.deadline().map(|(_, deadline)| self.record.begun + deadline)
            }
        }
    }

    fn is_quiet(&self) -> bool {
        self.conns.is_empty() && self.hours.thinking.iter().all(Option::is_none)
    }

    pub(super) fn may_sleep(&self) -> bool {
        let has_rested = self.hours.last_active.elapsed() >= self.hall.settings.sleep_after;
        self.is_quiet() && has_rested && self.clock_due() != Some(0)
    }
}

/// Lets a bot think, and answers when its time has come: not sooner if it is quick, and not later because of what it holds.
pub(super) async fn think(hall: &Arc<Hall>, thought: Thought, stop: Arc<AtomicBool>) -> Option<String> {
    let due = Instant::now() + hall.settings.bot_delay;
    let permit = hall.thinkers.clone().acquire_owned().await.ok()?;
    let flag = stop.clone();
    let Thought { think, otherwise } = thought;
    let mut thinking = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        think(&flag)
    });
    let action = tokio::select! {
        action = &mut thinking => action,
        () = tokio::time::sleep_until(due) => {
            stop.store(true, Ordering::Relaxed);
            thinking.await
        }
    };
    tokio::time::sleep_until(due).await;
    if !matches!(action, Ok(Some(_))) {
        tracing::error!(?action, "a bot has failed, and does anything that is legal");
    }
    Some(action.ok().flatten().unwrap_or(otherwise))
}
