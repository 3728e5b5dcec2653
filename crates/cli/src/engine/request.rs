//! Requests. A line is parsed twice: for its id and command, then for the arguments of that command, so that
//! every error has a column.

use std::borrow::Cow;

use alcazar_core::{Seat, Viewer};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::VERSION;
use super::answer::{EventText, Id};
use super::error::EngineError;

/// The fields that all requests share.
#[derive(Deserialize)]
pub(super) struct Head<'a> {
    pub(super) id: Option<Id>,
    #[serde(borrow)]
    pub(super) command: Option<Cow<'a, str>>,
}

impl<'a> Head<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, EngineError> {
        let start = text.len() - text.trim_ascii_start().len();
        if !text[start..].starts_with('{') {
            // Serde would accept an array as a struct.
            let _: IgnoredAny = serde_json::from_str(text)?;
            return Err(EngineError::WrongShape {
                column: Some(start + 1),
                why: "expected an object".into(),
            });
        }
        Ok(serde_json::from_str(text)?)
    }
}

/// Parses the arguments of a command.
pub(super) fn arguments<T: DeserializeOwned>(text: &str) -> Result<T, EngineError> {
    Ok(serde_json::from_str(text)?)
}

/// Defines the arguments of commands: the fields besides `id` and `command`. Other fields are rejected.
macro_rules! arguments {
    ($($(#[doc = $doc:literal])+ $name:ident $(<$of:ident>)? {
        $($(#[$attribute:meta])* $field:ident: $type:ty,)*
    })+) => {$(
        $(#[doc = $doc])+
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name $(<$of>)? {
            $($(#[$attribute])* pub(super) $field: $type,)*
            #[serde(default, rename = "id")]
            _id: IgnoredAny,
            #[serde(default, rename = "command")]
            _command: IgnoredAny,
        }
    )+};
}

arguments! {
    /// No arguments.
    Nothing {}
    /// The handshake.
    Greeting {
        version: Option<u32>,
    }
    /// Starts a game.
    New<O> {
        players: usize,
        #[serde(default)]
        options: O,
        seed: Option<u64>,
    }
    /// Gets or sets the complete state.
    Position<P> {
        set: Option<P>,
    }
    /// Lists the legal actions.
    Legal {
        seat: Option<Seat>,
        #[serde(default)]
        why: bool,
    }
    /// Applies the action of a seat.
    Act {
        seat: Seat,
        action: String,
    }
    /// Applies an outcome of chance: a given one, or one that is drawn.
    Chance {
        outcome: Option<String>,
        seed: Option<u64>,
        #[serde(default)]
        auto: bool,
        #[serde(default)]
        all: bool,
    }
    /// Applies several events, all or none.
    Play {
        events: Vec<EventText>,
    }
    /// The view of a viewer.
    View {
        viewer: Viewer,
    }
    /// The events so far, complete or as a viewer saw them.
    Log {
        viewer: Option<Viewer>,
        #[serde(default)]
        from: usize,
    }
    /// Undoes the last events.
    Undo {
        n: Option<usize>,
    }
    /// Asks a bot for the best action.
    Best {
        seat: Option<Seat>,
        bot: Option<String>,
        budget: Option<Budget>,
        seed: Option<u64>,
    }
    /// Asks a player for an action.
    Ask<V> {
        seat: Seat,
        view: V,
        legal: Vec<String>,
        budget: Option<Budget>,
    }
}

/// The budget of a decision. A missing field is unlimited.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Budget {
    pub(super) ms: Option<u64>,
    pub(super) nodes: Option<u64>,
}

impl Greeting {
    /// Checks that this version of the protocol is supported.
    pub(super) fn check(&self) -> Result<(), EngineError> {
        match self.version {
            Some(version) if version != VERSION => {
                Err(EngineError::UnknownVersion { version, known: [VERSION] })
            }
            _ => Ok(()),
        }
    }
}
