//! What a table sends to a viewer.

use alcazar_core::{Game, Viewer};
use alcazar_table::{Table, TableView};

use crate::checks::text::json;
use crate::violation::{Verdict, Violation, ensure, ensure_eq};

/// Everything that a table sends to a viewer, with the bytes of the JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sent<G: Game> {
    view: TableView<G>,
    view_text: String,
    tail: Vec<String>,
}

impl<G: Game> Sent<G> {
    pub(super) fn to(table: &Table<G>, viewer: Viewer) -> Result<Self, Violation> {
        let mut view = table.view(viewer);
        // The result reveals what was hidden up to the end: by the rules, which is no leak.
        view.outcome = None;
        let tail = table.tail(viewer, 0).map_err(|gap| Violation {
            check: "table-tail",
            detail: format!("{viewer:?} from the start: {gap}"),
        })?;
        let view_text = json(&view.view)?;
        Ok(Self { view, view_text, tail: tail.iter().map(json).collect::<Result<_, _>>()? })
    }

    /// Two tables that differ only in what the viewer can't know send the same.
    pub(super) fn check_equal(&self, other: &Self, viewer: Viewer) -> Verdict {
        ensure_eq!(self.tail, other.tail, "table-leak-tail", "the entries sent to {viewer:?}");
        ensure_eq!(self.view_text, other.view_text, "table-leak-view", "the bytes sent to {viewer:?}");
        ensure_eq!(
            self.view,
            other.view,
            "table-leak-view",
            "what is sent to {viewer:?}, with ask and takebacks"
        );
        Ok(())
    }

    /// Entries are numbered without gaps, and what was sent before does not change later.
    pub(super) fn check_extends(&self, later: &Self, viewer: Viewer) -> Verdict {
        let is_extended = later.tail.starts_with(&self.tail);
        ensure!(is_extended, "table-tail", "{viewer:?} was sent another past before");
        ensure_eq!(
            later.view.version as usize,
            later.tail.len(),
            "table-tail",
            "version and entries of {viewer:?}"
        );
        Ok(())
    }
}
