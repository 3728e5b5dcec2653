//! The header of a table: what is settled before the first entry.

use alcazar_core::{Game, SetupError};
use serde::{Deserialize, Serialize};

use crate::{Clock, Commitment, Nonce};

/// The maximum length of a name, in characters.
const MAX_NAME_LEN: usize = 64;

/// The player of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name that others see.
    pub name: String,
    /// The slug of the bot, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Player {
    /// A person with this name.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), bot: None }
    }

    /// A bot of this kind, with this name.
    pub fn bot(name: impl Into<String>, bot: impl Into<String>) -> Self {
        Self { name: name.into(), bot: Some(bot.into()) }
    }

    /// Whether this is a person rather than a bot.
    pub fn is_person(&self) -> bool {
        self.bot.is_none()
    }

    /// The players, each with a name of their own: a name that somebody before has gets a number, like
    /// “Ana (2)”.
    pub fn with_distinct_names(players: impl IntoIterator<Item = Self>) -> Vec<Self> {
        let mut named: Vec<Self> = Vec::new();
        for player in players {
            let name = distinct_name(&player.name, &named.iter().map(|other| other.name.as_str()));
            named.push(Self { name, ..player });
        }
        named
    }

    /// Names are shown to others and written to files, so they must be short and on one line.
    pub(crate) fn check(&self) -> Result<(), HeaderError> {
        let is_name = |text: &str| {
            !text.trim().is_empty()
                && text.chars().take(MAX_NAME_LEN + 1).count() <= MAX_NAME_LEN
                && !text.contains(char::is_control)
        };
        if is_name(&self.name) && self.bot.as_deref().is_none_or(is_name) {
            return Ok(());
        }
        Err(HeaderError::Name { name: self.name.chars().take(MAX_NAME_LEN).collect() })
    }
}

/// A name that differs from all others, whatever their case: the name itself, or the name with a number.
pub fn distinct_name<'a>(name: &str, others: &(impl Iterator<Item = &'a str> + Clone)) -> String {
    let is_taken = |name: &str| others.clone().any(|other| other.to_lowercase() == name.to_lowercase());
    if !is_taken(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number: u32| {
        let number = format!(" ({number})");
        let room = MAX_NAME_LEN - number.len();
        name.chars().take(room).chain(number.chars()).collect::<String>()
    });
    numbered.into_iter().find(|name| !is_taken(name)).unwrap_or_else(|| name.to_owned())
}

/// What is settled before the first entry. It never changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// The players at the start, from the first seat on.
    pub players: Vec<Player>,
    /// The bot that plays on for a seat that has conceded or run out of time. The seat keeps its player's
    /// name; the stand-in's own name is never shown.
    pub stand_in: Player,
    /// How long the players may think.
    pub clock: Clock,
    /// The hash of the seed. [`Table::new`](crate::Table::new) fills it in if the croupier has a seed.
    pub commitment: Option<Commitment>,
    /// The nonces that the seats added after they had seen the commitment: one for each seat, or none at all.
    pub nonces: Vec<Nonce>,
    /// The first outcomes of chance, in order, which were settled beforehand: the deal of a lesson. The
    /// croupier decides from then on.
    pub prepared: Vec<G::Chance>,
}

impl<G: Game> Header<G> {
    /// A table without clocks for these players, with default options.
    pub fn new(players: impl IntoIterator<Item = Player>) -> Self {
        Self {
            options: G::Options::default(),
            players: players.into_iter().collect(),
            stand_in: Player::bot("Stand-in", "random"),
            clock: Clock::None,
            commitment: None,
            nonces: Vec::new(),
            prepared: Vec::new(),
        }
    }

    /// The state before the first event.
    pub(crate) fn setup(&self) -> Result<G, HeaderError> {
        for player in &self.players {
            player.check()?;
        }
        self.stand_in.check()?;
        if self.stand_in.is_person() {
            return Err(HeaderError::StandIn);
        }
        if !self.nonces.is_empty() && self.nonces.len() != self.players.len() {
            return Err(HeaderError::Nonces { nonces: self.nonces.len(), players: self.players.len() });
        }
        Ok(G::setup(self.players.len(), &self.options)?)
    }
}

/// Why a table can't begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HeaderError {
    /// The game can't be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A name is empty, too long, or holds control characters.
    #[error("“{name}” can't be a name: it must be one to 64 characters on one line")]
    Name {
        /// The beginning of the name.
        name: String,
    },
    /// The stand-in must be available at any time.
    #[error("the stand-in must be a bot")]
    StandIn,
    /// Either every seat adds a nonce, or none does.
    #[error("{nonces} nonces for {players} players")]
    Nonces {
        /// How many nonces there are.
        nonces: usize,
        /// How many players there are.
        players: usize,
    },
    /// The croupier's seed is not the one that was committed to.
    #[error("the seed does not match the commitment")]
    Seed,
}
