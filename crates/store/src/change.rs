//! What a store keeps, and how it changes.

use serde::{Deserialize, Serialize};

/// One change. The same changes, written as lines of JSON, are the form in which everything can be carried elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// A person is there, or has another name.
    Person(PersonRow),
    /// A key opens for a person.
    Key(KeyRow),
    /// A key opens no more.
    KeyGone {
        /// Its hash.
        hash: String,
    },
    /// A table is there (revision 0), or has changed since the revision before.
    Table(TableRow),
    /// Something must be done about a table at another time. Nothing else about it has changed.
    Wake {
        /// The table.
        table: String,
        /// When, in milliseconds since 1970.
        at: Option<u64>,
    },
    /// The log of a table goes on.
    Entry {
        /// The table.
        table: String,
        /// The entry.
        #[serde(flatten)]
        entry: EntryRow,
    },
    /// What a table looks like from outside: a cache, made anew when it is missing.
    Summary {
        /// The table.
        table: String,
        /// The summary.
        text: String,
    },
    /// Somebody has said something.
    Talk {
        /// The table.
        table: String,
        /// The number of the line, from 0.
        number: u32,
        /// The line.
        text: String,
    },
    /// Somebody has noted something.
    Note {
        /// The table.
        table: String,
        /// Who.
        person: String,
        /// The whole notepad.
        text: String,
    },
    /// Somebody wants to hear somebody else, or not.
    Mute {
        /// Who.
        person: String,
        /// Whom.
        other: String,
        /// Whether he is not heard.
        muted: bool,
    },
}

/// A person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonRow {
    /// The id.
    pub id: String,
    /// What the others call him.
    pub name: String,
    /// Since when he is known, in milliseconds since 1970.
    pub since: u64,
}

/// A key: who shows it is that person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyRow {
    /// The hash of the key. The key itself is kept nowhere.
    pub hash: String,
    /// The id of the person.
    pub person: String,
    /// What the key is for.
    pub kind: String,
    /// Since when it opens, in milliseconds since 1970.
    pub since: u64,
}

/// A table, without its log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// How often it has changed.
    pub revision: u32,
    /// How far it has come.
    pub stage: String,
    /// Whether it is shown to everybody.
    pub listed: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When something must be done about it even if nobody comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wake: Option<u64>,
    /// The ids of those who sit at it.
    pub members: Vec<String>,
    /// All that its keeper has to know.
    pub body: String,
    /// What it looks like from outside; a cache, which may be missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
}

/// An entry of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryRow {
    /// Its number at its table, from 0 and without gaps.
    pub seq: u32,
    /// The act that caused it, in a form that is unique at its table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<String>,
    /// The entry itself.
    pub body: String,
}
