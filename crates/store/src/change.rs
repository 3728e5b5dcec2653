//! The rows of a store, and how they change.

use serde::{Deserialize, Serialize};

/// One change. A dump is a list of the same changes, as lines of JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// Adds a person, or renames one.
    Person(PersonRow),
    /// Adds a key for a person.
    Key(KeyRow),
    /// Revokes a key.
    KeyGone {
        /// The hash of the key.
        hash: String,
    },
    /// Adds a table (revision 0), or replaces the revision before.
    Table(TableRow),
    /// Changes when a table must be woken, and nothing else about it.
    Wake {
        /// The table.
        table: String,
        /// When, in milliseconds since 1970.
        at: Option<u64>,
    },
    /// Appends an entry to the log of a table.
    Entry {
        /// The table.
        table: String,
        /// The entry.
        #[serde(flatten)]
        entry: EntryRow,
    },
    /// Replaces the summary of a table: a cache, rebuilt when it is missing.
    Summary {
        /// The table.
        table: String,
        /// The summary.
        text: String,
    },
    /// Adds a line of chat.
    #[serde(rename = "talk")]
    Chat {
        /// The table.
        table: String,
        /// The number of the line, from 0.
        number: u32,
        /// The line.
        text: String,
    },
    /// Replaces a person's notes about a table.
    Note {
        /// The table.
        table: String,
        /// The id of the person.
        person: String,
        /// The whole notepad.
        text: String,
    },
    /// Mutes somebody for a person, or unmutes them.
    Mute {
        /// The id of the person who mutes.
        person: String,
        /// The id of the person who is muted.
        other: String,
        /// Whether they are muted from now on.
        muted: bool,
    },
}

/// A person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonRow {
    /// The id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// When the person was added, in milliseconds since 1970.
    pub since: u64,
}

/// A key, which proves that its bearer is a certain person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyRow {
    /// The hash of the key. The key itself is stored nowhere.
    pub hash: String,
    /// The id of the person.
    pub person: String,
    /// What the key is for.
    pub kind: String,
    /// When the key was added, in milliseconds since 1970.
    pub since: u64,
}

/// A table, without its log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// How often the row has changed.
    pub revision: u32,
    /// The stage of the table, as a slug.
    pub stage: String,
    /// Whether public lists show the table.
    pub listed: bool,
    /// When the table was made, in milliseconds since 1970.
    pub created: u64,
    /// When the table must be woken even if nobody visits it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wake: Option<u64>,
    /// The ids of the people who sit at it.
    pub members: Vec<String>,
    /// Everything else that the server stores about the table.
    pub body: String,
    /// The cached summary, which may be missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
}

/// An entry of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryRow {
    /// Its number at its table, from 0 and without gaps.
    pub seq: u32,
    /// The id of the act that caused it, in a form that is unique at its table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<String>,
    /// The entry itself.
    pub body: String,
}
