//! Soft sounds, made in the browser from a few tones.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::{AudioContext, OscillatorType};

use crate::browser;

/// What can be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// Something was done.
    Step,
    /// It is the viewer's turn.
    Turn,
    /// Something was refused.
    Refusal,
    /// The game is over.
    End,
}

impl Sound {
    /// The tones: when they begin and how long they sound, in seconds, and how high they are.
    const fn tones(self) -> &'static [(f64, f64, f32)] {
        match self {
            Self::Step => &[(0.0, 0.09, 196.0)],
            Self::Turn => &[(0.0, 0.22, 392.0), (0.11, 0.34, 523.25)],
            Self::Refusal => &[(0.0, 0.16, 138.6)],
            Self::End => &[(0.0, 0.3, 392.0), (0.16, 0.3, 493.9), (0.32, 0.34, 587.3), (0.48, 0.9, 784.0)],
        }
    }

    const fn loudness(self) -> f32 {
        match self {
            Self::Step => 0.05,
            Self::Turn | Self::End => 0.07,
            Self::Refusal => 0.06,
        }
    }
}

thread_local! {
    /// Browsers allow few of these, so there is one.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound. Where there is none to be had (before the first touch, or without speakers) it stays quiet.
pub fn play(sound: Sound) {
    let _ = try_play(sound);
}

fn try_play(sound: Sound) -> Result<(), JsValue> {
    if !browser::has_user_activation() {
        return Ok(());
    }
    CONTEXT.with_borrow_mut(|kept| {
        let context = match kept {
            Some(context) => context,
            None => kept.insert(AudioContext::new()?),
        };
        // A page that was hidden for a while may have been put to sleep.
        let _ = context.resume()?;
        for &(begins, lasts, pitch) in sound.tones() {
            let at = context.current_time() + begins;
            let tone = context.create_oscillator()?;
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            let volume = context.create_gain()?;
            volume.gain().set_value_at_time(0.0001, at)?;
            volume.gain().exponential_ramp_to_value_at_time(sound.loudness(), at + 0.012)?;
            volume.gain().exponential_ramp_to_value_at_time(0.0001, at + lasts)?;
            tone.connect_with_audio_node(&volume)?;
            volume.connect_with_audio_node(&context.destination())?;
            tone.start_with_when(at)?;
            tone.stop_with_when(at + lasts + 0.05)?;
        }
        Ok(())
    })
}
