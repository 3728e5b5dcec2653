//! How far the learner has come with each game, in the browser's storage.

use std::collections::{BTreeMap, BTreeSet};

use alcazar_table::json;
use serde::{Deserialize, Serialize};

use crate::browser;

/// The key in the local storage.
const KEY: &str = "alcazar-learning";

/// How far the learner has come with one game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Progress {
    /// The number of the scene in which the lesson was left; 0 if it was not begun, or is over.
    pub(crate) scene: usize,
    /// Whether the lesson was once followed to its end.
    pub(crate) is_done: bool,
    /// The names of the solved exercises.
    pub(crate) solved: BTreeSet<String>,
}

fn load_all() -> BTreeMap<String, Progress> {
    let text = browser::local_storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    text.and_then(|text| json::read(&text).ok()).unwrap_or_default()
}

/// The progress with this game.
pub(crate) fn load(game: &str) -> Progress {
    load_all().remove(game).unwrap_or_default()
}

/// Changes the progress with this game. What can't be stored is forgotten.
pub(crate) fn update(game: &str, change: impl FnOnce(&mut Progress)) {
    let mut all = load_all();
    change(all.entry(game.to_owned()).or_default());
    if let (Some(storage), Ok(text)) = (browser::local_storage(), serde_json::to_string(&all)) {
        let _ = storage.set_item(KEY, &text);
    }
}
