//! Shows events one after another, unless animations are off.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use alcazar_core::Seat;
use alcazar_table::EntryKind;
use leptos::prelude::*;

use super::Session;
use crate::browser;
use crate::face::{Face, Orders};
use crate::playback::Playback;
use crate::scene::Animation;
use crate::settings::Speed;
use crate::sound::Sound;

/// The state of the loop that shows events.
#[derive(Default)]
pub(super) struct PlaybackLoop {
    /// The standing orders of the players on this device.
    pub(super) orders: RwSignal<BTreeMap<Seat, Orders>>,
    timer: Option<TimeoutHandle>,
    /// The number of the last animation.
    number: u32,
    /// Whether it is paused because there is something to read.
    is_paused: bool,
}

impl<G: Face> Session<G> {
    /// Shows the entries that have not been shown yet, if the player follows the game.
    pub(super) fn run_playback(self) {
        let is_busy = self.playback_loop.try_with_value(|playback_loop| playback_loop.timer.is_some());
        if is_busy != Some(false) {
            return;
        }
        if self.playback_loop.with_value(|playback_loop| playback_loop.is_paused) {
            self.animation.set(None);
            self.pause_bots(true);
            return;
        }
        let Some(length) = self.history.try_with_untracked(|history| history.len()) else { return };
        let playback = self.playback.get_untracked();
        if !playback.is_behind(length) {
            self.animation.set(None);
            self.pause_bots(false);
            return;
        }
        let speed = self.speed();
        if speed == Speed::Off {
            self.animation.set(None);
            self.playback.set(Playback::live(length));
            self.pause_bots(false);
            return;
        }
        self.pause_bots(true);
        let animation = self.next_animation(playback.at, speed.animation_ms());
        self.playback.set(Playback { at: playback.at + 1, ..playback });
        let duration_ms = animation.as_ref().map_or(0, |animation| animation.duration_ms);
        if animation.is_some() {
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

    /// Pauses or resumes.
    pub fn pause(self, is_paused: bool) {
        self.playback_loop.update_value(|playback_loop| playback_loop.is_paused = is_paused);
        self.run_playback();
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

    fn speed(self) -> Speed {
        let chosen = self.shell.settings.with_untracked(|settings| settings.speed);
        if browser::prefers_reduced_motion() { Speed::Off } else { chosen }
    }

    fn pause_bots(self, is_paused: bool) {
        self.host.with_value(|host| host.pause_bots(is_paused));
    }

    fn next_animation(self, at: usize, duration_ms: u32) -> Option<Arc<Animation<G>>> {
        let number = self.playback_loop.try_update_value(|playback_loop| {
            playback_loop.number += 1;
            playback_loop.number
        })?;
        self.history.with_untracked(|history| {
            let EntryKind::Event(seen) = &history.entries()[at].kind else { return None };
            if !G::is_shown(seen) {
                return None;
            }
            let (before, after) = (history.snapshot(at).view.clone(), history.snapshot(at + 1).view.clone());
            Some(Arc::new(Animation { number, seen: seen.clone(), before, after, duration_ms }))
        })
    }
}
