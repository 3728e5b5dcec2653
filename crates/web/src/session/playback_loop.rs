//! Shows actions one after another, at the player's pace.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use alcazar_core::Seat;
use alcazar_table::EntryKind;
use leptos::prelude::*;

use super::Session;
use crate::browser;
use crate::face::{Face, Orders};
use crate::pace::{self, Weight};
use crate::playback::{Playback, Seek};
use crate::scene::Animation;
use crate::settings::Speed;
use crate::sound::Sound;

/// How many entries bots may be ahead of what is shown.
const MAX_AHEAD: usize = 24;

/// The state of the loop that shows events.
#[derive(Default)]
pub(super) struct PlaybackLoop {
    /// The standing orders of the players on this device.
    pub(super) orders: RwSignal<BTreeMap<Seat, Orders>>,
    timer: Option<TimeoutHandle>,
    /// The number of the last animation.
    number: u32,
    /// Whether it is held because there is something to read.
    is_held: bool,
    /// Whether one more action is shown although it is paused.
    is_stepping: bool,
}

impl<G: Face> Session<G> {
    /// Shows the entries that have not been shown yet, if the player follows the game.
    pub(super) fn run_playback(self) {
        let is_busy = self.playback_loop.try_with_value(|playback_loop| playback_loop.timer.is_some());
        if is_busy != Some(false) {
            return;
        }
        let Some(length) = self.history.try_with_untracked(|history| history.len()) else { return };
        let playback = self.playback.get_untracked();
        let (is_held, is_stepping) =
            self.playback_loop.with_value(|playback_loop| (playback_loop.is_held, playback_loop.is_stepping));
        let is_paused = is_held || (self.is_paused.get_untracked() && !is_stepping);
        if is_paused || !playback.is_behind(length) {
            self.animation.set(None);
            self.pause_bots(is_paused);
            self.lower_curtain();
            return;
        }
        self.playback_loop.update_value(|playback_loop| playback_loop.is_stepping = false);
        let speed = self.shell.settings.with_untracked(|settings| settings.speed);
        if speed == Speed::Off && !self.is_paused.get_untracked() {
            self.animation.set(None);
            self.playback.set(Playback::live(length));
            self.pause_bots(false);
            return;
        }
        self.pause_bots(length - playback.at > MAX_AHEAD);
        let (end, duration_ms) = self.next_action(playback.at, speed);
        let animation = self.animation(playback.at, end, duration_ms);
        self.playback.set(Playback { at: end, ..playback });
        if duration_ms > 0 {
            self.sound(Sound::Step);
        }
        self.animation.set(animation);
        let next = move || {
            if self.playback_loop.try_update_value(|playback_loop| playback_loop.timer = None).is_some() {
                self.run_playback();
            }
        };
        let timer = set_timeout_with_handle(next, Duration::from_millis(duration_ms.into())).ok();
        self.playback_loop.update_value(|playback_loop| playback_loop.timer = timer);
    }

    /// Holds everything while there is something to read, or goes on.
    pub fn pause(self, is_held: bool) {
        self.playback_loop.update_value(|playback_loop| playback_loop.is_held = is_held);
        self.run_playback();
    }

    /// Pauses or resumes, as the player wants.
    pub fn set_paused(self, is_paused: bool) {
        self.is_paused.set(is_paused);
        self.playback_loop.update_value(|playback_loop| playback_loop.is_stepping = false);
        self.run_playback();
    }

    /// Pauses, and shows one more action.
    pub fn step(self) {
        let playback = self.playback.get_untracked();
        let length = self.history.with_untracked(|history| history.len());
        if !playback.is_running {
            // An earlier moment is shown: the next one follows.
            self.seek(Seek::To(self.history.with_untracked(|history| {
                if playback.at < length { history.line_end(playback.at) } else { length }
            })));
            return;
        }
        self.is_paused.set(true);
        self.stop_playback();
        self.playback_loop.update_value(|playback_loop| playback_loop.is_stepping = true);
        self.run_playback();
    }

    /// Whether there is a next action to step to: something is not shown yet, or others act.
    pub fn can_step(self) -> bool {
        let playback = self.playback.get();
        let length = self.history.with(|history| history.len());
        let is_asked = self.viewer.get().seat().is_some_and(|seat| self.asked().contains(seat));
        let is_over = self.status.with(|status| status.outcome.is_some());
        playback.is_behind(length) || (playback.is_running && !is_asked && !is_over)
    }

    /// Skips to the present.
    pub fn skip(self) {
        self.is_paused.set(false);
        self.seek(Seek::End);
    }

    /// Cancels the current animation.
    pub(super) fn stop_playback(self) {
        if let Some(timer) =
            self.playback_loop.try_update_value(|playback_loop| playback_loop.timer.take()).flatten()
        {
            timer.clear();
        }
        self.animation.set(None);
    }

    /// Whether an animation is running, which the player could skip.
    pub fn is_animating(self) -> bool {
        self.animation.with(Option::is_some)
    }

    fn pause_bots(self, is_paused: bool) {
        self.host.with_value(|host| host.pause_bots(is_paused));
    }

    /// The end of the action that follows, and for how long it is shown.
    fn next_action(self, at: usize, speed: Speed) -> (usize, u32) {
        self.history.with_untracked(|history| {
            let end = history.line_end(at);
            let is_own = history.entries()[at].is_own;
            // Something of the same turn has been shown before.
            let turn = history.turn(at + 1);
            let is_first = !history
                .lines_of(turn.start..at)
                .any(|line| weight_of::<G>(&history.happenings(line)) > Weight::Nothing);
            let weight = weight_of::<G>(&history.happenings(at..end));
            (end, pace::duration_ms(speed, weight, is_first, is_own))
        })
    }

    fn animation(self, at: usize, end: usize, duration_ms: u32) -> Option<Arc<Animation<G>>> {
        if duration_ms == 0 {
            return None;
        }
        let number = self.playback_loop.try_update_value(|playback_loop| {
            playback_loop.number += 1;
            playback_loop.number
        })?;
        self.history.with_untracked(|history| {
            let event = |entry: &crate::history::HistoryEntry<G>| match &entry.kind {
                EntryKind::Event(seen) => Some(seen.clone()),
                _ => None,
            };
            let events: Vec<G::Seen> = history.entries()[at..end].iter().filter_map(event).collect();
            if events.is_empty() {
                return None;
            }
            let (before, after) = (history.snapshot(at).view.clone(), history.snapshot(end).view.clone());
            // Without motion the action is still shown for its time, so that it can be read.
            let duration_ms = if browser::prefers_reduced_motion() { 0 } else { duration_ms };
            Some(Arc::new(Animation { number, events, before, after, duration_ms }))
        })
    }
}

fn weight_of<G: Face>(events: &[alcazar_words::Happening<'_, G>]) -> Weight {
    let seen: Vec<G::Seen> = events.iter().map(|event| event.seen.clone()).collect();
    if seen.is_empty() { Weight::Plain } else { G::weight(&seen) }
}
