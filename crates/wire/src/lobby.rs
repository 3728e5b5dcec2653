//! Descriptions of tables, and requests about them.

use alcazar_core::{Seat, SeatSet};
use alcazar_table::{Clock, Commitment, Nonce, Outcome, Player};
use serde::{Deserialize, Serialize};

/// The public description of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    /// Its id, as in its URL.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The options of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
    /// The player of each seat; none if the seat is free.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<Object>>))]
    pub seats: Vec<Option<Player>>,
    /// The name of the person who owns each seat, even while a bot plays it; none for bots and free seats.
    #[serde(default)]
    pub people: Vec<Option<String>>,
    /// The seat of the table's owner, who may fill free seats with bots; none if they have no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub host: Option<Seat>,
    /// The terms of the table.
    pub terms: Terms,
    /// The stage.
    pub stage: Stage,
    /// The seats that are asked, as far as it is known without loading the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub asked: SeatSet,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// The hash of the seed from which all chance follows, published before any player adds a nonce.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
    /// When the table was created, in milliseconds since 1970.
    pub created: u64,
    /// The id of the table where the same players play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// The stage of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The table waits for players.
    Open,
    /// The game is being played.
    Playing,
    /// The game is over, or never began.
    Over,
}

impl Stage {
    /// Its name in URLs and stores.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    /// The stage with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        [Self::Open, Self::Playing, Self::Over].into_iter().find(|stage| stage.slug() == slug)
    }
}

/// The terms of a table, chosen when it is created.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Terms {
    /// How long the players may think, and what happens when their time runs out.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub clock: Clock,
    /// Who may take a seat.
    pub join: Access,
    /// Who may watch.
    pub watch: Access,
    /// After how many seconds a bot takes over for a player who is asked but not connected, at a table with a
    /// live clock; never automatically if there is no number. See [`Terms::absence_rule`].
    pub absence: Option<u32>,
    /// The level of the bot that plays for players who are away, have conceded, or have no time left.
    pub stand_in: String,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            clock: Clock::None,
            join: Access::Everybody,
            watch: Access::Everybody,
            absence: Some(120),
            stand_in: "master".to_owned(),
        }
    }
}

/// What happens when a player is asked but not connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AbsenceRule {
    /// A bot takes over after this many seconds, or as soon as the others agree on it.
    After(u32),
    /// A bot takes over only if the others agree on it.
    WhenAsked,
    /// Players need not be connected: only the clock matters.
    Never,
}

impl Terms {
    /// What happens when a player is asked but not connected. Without a clock there is no hurry, so a bot
    /// takes over only if the others agree on it. With a slow clock, players are not expected to be
    /// connected.
    pub fn absence_rule(&self) -> AbsenceRule {
        match (self.clock, self.absence) {
            (Clock::None, _) | (Clock::Live { .. }, None) => AbsenceRule::WhenAsked,
            (Clock::Live { .. }, Some(seconds)) => AbsenceRule::After(seconds),
            (Clock::Slow { .. }, _) => AbsenceRule::Never,
        }
    }
}

/// Who may do something at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Everybody.
    Everybody,
    /// People with the link.
    Link,
    /// Only the players.
    Nobody,
}

/// Creates a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The slug of the game.
    pub game: String,
    /// The options of the game; those that are left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Who gets each seat. The game begins when no seat is free.
    pub seats: Vec<Sitter>,
    /// The terms.
    #[serde(default)]
    pub terms: Terms,
    /// The nonce of the person who creates the table, as 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub nonce: Option<Nonce>,
}

/// Who gets a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// The person who creates the table.
    Me,
    /// Anybody who joins.
    Free,
    /// A bot of this level.
    Bot(String),
}

/// A table, as one person sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableAnswer {
    /// The table.
    pub table: TableInfo,
    /// Your seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
    /// Whether you created it.
    pub yours: bool,
    /// The keys for invitations. Only players and the owner get them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys: Option<Keys>,
}

/// The keys for invitations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Keys {
    /// To take a seat.
    pub join: String,
    /// To watch.
    pub watch: String,
}

/// Takes a seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Join {
    /// Which seat; any free one by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The key of the invitation, if one is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The player's nonce, as 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub nonce: Option<Nonce>,
}

/// Fills free seats with bots, so that the game begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Fill {
    /// The level of the bots.
    pub bot: String,
    /// Which seat; all free ones by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
}

/// A page of tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Tables {
    /// The newest first.
    pub tables: Vec<TableAnswer>,
    /// The `before` parameter of the next page, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<u64>,
}
