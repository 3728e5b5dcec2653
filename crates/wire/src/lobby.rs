//! Tables as they are seen from outside, and what can be asked for them.

use alcazar_core::{Seat, SeatSet};
use alcazar_table::{Clock, Commitment, Nonce, Outcome, Player};
use serde::{Deserialize, Serialize};

/// A table as anybody may see it who may watch it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    /// Its id, as in its address.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The options of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
    /// Who sits where; nobody on a seat that is free.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<Object>>))]
    pub seats: Vec<Option<Player>>,
    /// The names of the people whose seats they are, also while a bot plays there; nobody where a bot always did, or anybody may come.
    #[serde(default)]
    pub people: Vec<Option<String>>,
    /// What was settled when the table was made.
    pub terms: Terms,
    /// How far it has come.
    pub stage: Stage,
    /// Who is asked, as far as it is known without waking the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub asked: SeatSet,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// The hash of the seed from which all chance follows, published before anybody adds a nonce.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
    /// When the table was made, in milliseconds since 1970.
    pub created: u64,
    /// Where the same players play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Players are still awaited.
    Open,
    /// The game is under way.
    Playing,
    /// The game is over, or was never begun.
    Over,
}

impl Stage {
    /// Its name in addresses and stores.
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

/// What is settled when a table is made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Terms {
    /// How long the players may think, and what happens when their time is used up.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub clock: Clock,
    /// Who may take a seat.
    pub join: Access,
    /// Who may look on.
    pub watch: Access,
    /// After how many seconds a bot plays for somebody who is asked but not there, at a table with a live
    /// clock; never by itself, if there is no number. See [`Terms::absence_rule`].
    pub absence: Option<u32>,
    /// The level of the bot that plays for those who are away, have conceded, or have no time left.
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

/// What happens when somebody is asked but not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AbsenceRule {
    /// A bot plays after so many seconds, or as soon as the others ask for it.
    After(u32),
    /// A bot plays only if the others ask for it.
    WhenAsked,
    /// Nobody is expected to be there: the clock alone decides.
    Never,
}

impl Terms {
    /// What happens when somebody is asked but not there. Without a clock nobody has to hurry, so no bot
    /// plays unless the others ask for it; where a turn may take days, nobody is expected to sit there.
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
    /// Those who have the link.
    Link,
    /// Nobody but the players.
    Nobody,
}

/// Asks for a new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The slug of the game.
    pub game: String,
    /// The options of the game; what is left out is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Who shall sit where. The game begins when no seat is free.
    pub seats: Vec<Sitter>,
    /// What else is settled.
    #[serde(default)]
    pub terms: Terms,
    /// What whoever makes the table adds to the seed, as 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub nonce: Option<Nonce>,
}

/// Who shall sit on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Whoever makes the table.
    Me,
    /// Whoever comes.
    Free,
    /// A bot of this level.
    Bot(String),
}

/// A table as one of those who may see it does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableAnswer {
    /// The table.
    pub table: TableInfo,
    /// One's own seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
    /// Whether one has made it.
    pub yours: bool,
    /// The keys for those who are invited. Only players get them: who looks on has nothing to share but his own address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys: Option<Keys>,
}

/// What opens a table to those who are invited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Keys {
    /// To take a seat.
    pub join: String,
    /// To look on.
    pub watch: String,
}

/// Asks for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Join {
    /// Which; any that is free if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The key of the link, where one is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What the player adds to the seed, as 64 hexadecimal digits.
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
    /// One seat; all that are free if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
}

/// Several tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Tables {
    /// The newest first.
    pub tables: Vec<TableAnswer>,
    /// Where the next page begins, if there is one: to be asked for as `before`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<u64>,
}
