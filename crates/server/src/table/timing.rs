//! What happens without any message: clocks run out, bots answer, absent players are replaced, tables
//! hibernate.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use alcazar_core::Seat;
use alcazar_wire::lobby::Stage;
use tokio::time::Instant;

use super::absence::Absent;
use super::error::KeeperError;
use super::game::{BotTask, Command};
use super::keeper::{Keeper, KeeperMessage};
use crate::server::{Server, now};

/// How long a table without visitors stays open for players, in milliseconds.
const OPEN_TTL: u64 = 24 * 60 * 60 * 1000;

/// The maximum time between two checks: the system's clock may be changed, and a table must notice.
const MAX_WAIT: Duration = Duration::from_mins(1);

/// What a keeper knows about time.
pub(super) struct Timing {
    /// When the last message arrived.
    pub(super) last_active: Instant,
    /// Since when the player of each seat is disconnected; none while they are connected.
    pub(super) gone: Vec<Option<Instant>>,
    /// The current ask of each seat, and since when it is open.
    pub(super) asked: Vec<Option<(u32, Instant)>>,
    /// Since when at least one player is connected.
    pub(super) occupied: Option<Instant>,
    /// The absences that everybody was told of.
    pub(super) announced: Vec<Absent>,
    /// The ask that each seat's bot is working on, and the flag that stops it.
    thinking: Vec<Option<(u32, Arc<AtomicBool>)>>,
}

impl Timing {
    pub(super) fn new(seats: usize) -> Self {
        let now = Instant::now();
        Self {
            last_active: now,
            gone: vec![Some(now); seats],
            asked: vec![None; seats],
            occupied: None,
            announced: Vec::new(),
            thinking: vec![None; seats],
        }
    }
}

impl Drop for Timing {
    /// Stops all bots.
    fn drop(&mut self) {
        for (_, stop) in self.thinking.iter().flatten() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Keeper {
    /// Sends everybody what has changed, and starts bots that are asked.
    pub(super) fn after_change(&mut self) {
        self.publish_summary();
        self.drop_outdated_proposal();
        self.send_updates();
        if self.stage == Stage::Over {
            self.send_welcomes();
        }
        self.start_bots();
    }

    /// Starts the bots that are asked, stops those that no longer are, and records since when each seat is
    /// asked.
    pub(super) fn start_bots(&mut self) {
        let Some(game) = &self.game else { return };
        let players = game.players();
        for seat in Seat::first(players.len()) {
            let ask = game.ask(seat);
            let asked = &mut self.timing.asked[seat.index()];
            if asked.map(|(ask, _)| ask) != ask {
                *asked = ask.map(|ask| (ask, Instant::now()));
            }
            let thinking = &mut self.timing.thinking[seat.index()];
            let bot_ask = ask.filter(|_| players[seat.index()].bot.is_some());
            if thinking.as_ref().map(|(ask, _)| *ask) == bot_ask {
                continue;
            }
            if let Some((_, stop)) = thinking.take() {
                stop.store(true, Ordering::Relaxed);
            }
            if let Some(ask) = bot_ask
                && let Some(task) = game.bot_task(seat, self.server.settings.bot_nodes)
            {
                let stop = Arc::new(AtomicBool::new(false));
                *thinking = Some((ask, stop.clone()));
                let sender = self.sender.clone();
                let server = self.server.clone();
                tokio::spawn(async move {
                    let action = run_bot(&server, task, stop).await;
                    if let Some(sender) = sender.upgrade() {
                        // If the table has stopped, it asks the bot again when it is loaded.
                        let _ = sender.send(KeeperMessage::BotDecided { seat, ask, action });
                    }
                });
            }
        }
    }

    pub(super) async fn apply_bot_action(
        &mut self,
        seat: Seat,
        ask: u32,
        action: Option<String>,
    ) -> Result<(), KeeperError> {
        let thinking = &mut self.timing.thinking[seat.index()];
        if thinking.as_ref().is_none_or(|(known, _)| *known != ask) {
            return Ok(());
        }
        *thinking = None;
        let Some(action) = action else {
            tracing::error!(table = self.id, seat = seat.index(), "a bot has no answer");
            return Ok(());
        };
        self.server.metrics.thoughts.inc();
        match self.apply(Command::Act { seat, ask, action }, None).await {
            Ok(()) => self.after_change(),
            Err(KeeperError::Rejected(error)) => {
                // Something else happened while the bot was thinking: it is asked again, or not at all.
                tracing::debug!(table = self.id, error = error.fault.message, "a bot was too late");
                self.start_bots();
            }
            Err(KeeperError::Repeated { .. }) => {}
            Err(KeeperError::Stopped) => return Err(KeeperError::Stopped),
        }
        Ok(())
    }

    /// When to check the clock next.
    pub(super) fn next_due(&self) -> Instant {
        let now = Instant::now();
        let clock = self.clock_due().map(|millis| now + Duration::from_millis(millis));
        let hibernate =
            self.is_idle().then(|| self.timing.last_active + self.server.settings.hibernate_after);
        let due = [clock, self.absence_due(), hibernate, self.presence.due()].into_iter().flatten().min();
        due.unwrap_or(now + MAX_WAIT).min(now + MAX_WAIT)
    }

    /// In how many milliseconds the first clock runs out.
    fn clock_due(&self) -> Option<u64> {
        let (_, deadline) = self.game.as_ref()?.deadline()?;
        Some(deadline.saturating_sub(self.at()?))
    }

    pub(super) async fn check_clock(&mut self) -> Result<(), KeeperError> {
        if self.stage == Stage::Open {
            if self.conns.is_empty() && now() >= self.row.created + OPEN_TTL {
                self.set_stage(Stage::Over);
                self.write(Vec::new()).await?;
            }
            return Ok(());
        }
        while self.clock_due() == Some(0)
            && let Some((seat, _)) = self.game.as_ref().and_then(|game| game.deadline())
        {
            match self.apply(Command::TimeOut { seat }, None).await {
                Ok(()) => self.after_change(),
                Err(KeeperError::Stopped) => return Err(KeeperError::Stopped),
                Err(_) => break,
            }
        }
        self.replace_absent().await
    }

    /// When the table must be woken even if nobody visits it.
    pub(super) fn wake_time(&self) -> Option<u64> {
        match self.stage {
            Stage::Open => Some(self.row.created + OPEN_TTL),
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

    fn is_idle(&self) -> bool {
        self.conns.is_empty() && self.timing.thinking.iter().all(Option::is_none)
    }

    pub(super) fn may_hibernate(&self) -> bool {
        let has_rested = self.timing.last_active.elapsed() >= self.server.settings.hibernate_after;
        self.is_idle() && has_rested && self.clock_due() != Some(0)
    }
}

/// Runs a bot, and returns its action after the bot delay: never sooner, and not later because of what it
/// holds.
pub(super) async fn run_bot(server: &Arc<Server>, task: BotTask, stop: Arc<AtomicBool>) -> Option<String> {
    let due = Instant::now() + server.settings.bot_delay;
    let permit = server.bot_permits.clone().acquire_owned().await.ok()?;
    let flag = stop.clone();
    let BotTask { choose, fallback } = task;
    let mut thinking = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        choose(&flag)
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
        tracing::error!(?action, "a bot has failed: playing any legal action");
    }
    Some(action.ok().flatten().unwrap_or(fallback))
}
