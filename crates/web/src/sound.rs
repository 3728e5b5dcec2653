//! Soft sounds, synthesized in the browser.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::{AudioContext, OscillatorType};

use crate::browser;

/// A sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// An event happened.
    Step,
    /// It is the viewer's turn.
    Turn,
    /// A command was rejected.
    Refusal,
    /// The game is over.
    End,
}

impl Sound {
    /// The tones: start and duration in seconds, and frequency in hertz.
    const fn tones(self) -> &'static [(f64, f64, f32)] {
        match self {
            Self::Step => &[(0.0, 0.09, 196.0)],
            Self::Turn => &[(0.0, 0.22, 392.0), (0.11, 0.34, 523.25)],
            Self::Refusal => &[(0.0, 0.16, 138.6)],
            Self::End => &[(0.0, 0.3, 392.0), (0.16, 0.3, 493.9), (0.32, 0.34, 587.3), (0.48, 0.9, 784.0)],
        }
    }

    const fn volume(self) -> f32 {
        match self {
            Self::Step => 0.05,
            Self::Turn | Self::End => 0.07,
            Self::Refusal => 0.06,
        }
    }
}

thread_local! {
    /// Browsers allow only a few of these, so there is one.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound. Stays silent where sound is not available: before the first interaction, or without
/// speakers.
pub fn play(sound: Sound) {
    let _ = try_play(sound);
}

fn try_play(sound: Sound) -> Result<(), JsValue> {
    if !browser::has_user_activation() {
        return Ok(());
    }
    CONTEXT.with_borrow_mut(|cached| {
        let context = match cached {
            Some(context) => context,
            None => cached.insert(AudioContext::new()?),
        };
        // The browser may have suspended the context of a page that was hidden for a while.
        let _ = context.resume()?;
        for &(start, duration, frequency) in sound.tones() {
            let at = context.current_time() + start;
            let tone = context.create_oscillator()?;
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(frequency);
            let gain = context.create_gain()?;
            gain.gain().set_value_at_time(0.0001, at)?;
            gain.gain().exponential_ramp_to_value_at_time(sound.volume(), at + 0.012)?;
            gain.gain().exponential_ramp_to_value_at_time(0.0001, at + duration)?;
            tone.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&context.destination())?;
            tone.start_with_when(at)?;
            tone.stop_with_when(at + duration + 0.05)?;
        }
        Ok(())
    })
}
