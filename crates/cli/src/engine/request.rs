//! What a line asks for. A line is read twice: for its id and its command, then for what that command needs, so that
//! every error knows its column.

use std::borrow::Cow;

use alcazar_core::{Seat, Viewer};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::VERSION;
use super::answer::{EventText, Id};
use super::error::EngineError;

/// The part that all lines have in common.
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
            // A list would be read as an object without names.
            let _: IgnoredAny = serde_json::from_str(text)?;
            return Err(EngineError::WrongShape {
                column: Some(start + 1),
                why: "expected an object".into(),
            });
        }
        Ok(serde_json::from_str(text)?)
    }
}

/// What the command of this line needs.
pub(super) fn arguments<T: DeserializeOwned>(text: &str) -> Result<T, EngineError> {
    Ok(serde_json::from_str(text)?)
}

/// The arguments of commands: what stands in a line besides `id` and `command`. Nothing else may stand there.
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
    /// Nothing more.
    Nothing {}
    /// Who is there?
    Greeting {
        version: Option<u32>,
    }
    /// A game from its start.
    New<O> {
        players: usize,
        #[serde(default)]
        options: O,
        seed: Option<u64>,
    }
    /// The whole state, or another.
    Position<P> {
        set: Option<P>,
    }
    /// What can be done.
    Legal {
        seat: Option<Seat>,
        #[serde(default)]
        why: bool,
    }
    /// A seat does something.
    Act {
        seat: Seat,
        action: String,
    }
    /// Chance decides: the caller says what, or it is drawn.
    Chance {
        outcome: Option<String>,
        seed: Option<u64>,
        #[serde(default)]
        auto: bool,
        #[serde(default)]
        all: bool,
    }
    /// Many events, all or none.
    Play {
        events: Vec<EventText>,
    }
    /// What a viewer may know.
    View {
        viewer: Viewer,
    }
    /// What has happened, or what a viewer saw of it.
    Log {
        viewer: Option<Viewer>,
        #[serde(default)]
        from: usize,
    }
    /// The last events are taken back.
    Undo {
        n: Option<usize>,
    }
    /// What a bot would do.
    Best {
        seat: Option<Seat>,
        bot: Option<String>,
        budget: Option<Budget>,
        seed: Option<u64>,
    }
    /// A player is asked for an action.
    Ask<V> {
        seat: Seat,
        view: V,
        legal: Vec<String>,
        budget: Option<Budget>,
    }
}

/// How much a player may think. Whatever is not said is not limited.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Budget {
    pub(super) ms: Option<u64>,
    pub(super) nodes: Option<u64>,
}

impl Greeting {
    /// Whether this version is spoken here.
    pub(super) fn check(&self) -> Result<(), EngineError> {
        match self.version {
            Some(version) if version != VERSION => {
                Err(EngineError::UnknownVersion { version, known: [VERSION] })
            }
            _ => Ok(()),
        }
    }
}
