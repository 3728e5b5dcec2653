//! What a table tells a viewer.

use alcazar_core::{Game, Viewer};
use alcazar_table::{Table, TableView};

use crate::checks::text::json;
use crate::problem::{Problem, Verdict, ensure, ensure_eq};

/// Everything that a viewer gets from a table, with the very bytes of what is sent as JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Told<G: Game> {
    view: TableView<G>,
    view_text: String,
    tail: Vec<String>,
}

impl<G: Game> Told<G> {
    pub(super) fn to(table: &Table<G>, viewer: Viewer) -> Result<Self, Problem> {
        let mut view = table.view(viewer);
        // The result counts what was hidden up to the end: by the rules, not by a leak.
        view.outcome = None;
        let tail = table.tail(viewer, 0).map_err(|gap| Problem {
            check: "table-tail",
            detail: format!("{viewer:?} from the start: {gap}"),
        })?;
        let view_text = json(&view.view)?;
        Ok(Self { view, view_text, tail: tail.iter().map(json).collect::<Result<_, _>>()? })
    }

    /// Two tables that differ only in what the viewer can't know tell him the same.
    pub(super) fn check_equal(&self, other: &Self, viewer: Viewer) -> Verdict {
        ensure_eq!(self.tail, other.tail, "table-leak-tail", "the entries that {viewer:?} gets");
        ensure_eq!(self.view_text, other.view_text, "table-leak-view", "the bytes that {viewer:?} gets");
        ensure_eq!(
            self.view,
            other.view,
            "table-leak-view",
            "what {viewer:?} gets, his ask and takebacks included"
        );
        Ok(())
    }

    /// Entries have numbers without gaps, and what was told before is not told otherwise later.
    pub(super) fn check_goes_on(&self, later: &Self, viewer: Viewer) -> Verdict {
        let goes_on = later.tail.starts_with(&self.tail);
        ensure!(goes_on, "table-tail", "{viewer:?} was told another past before");
        ensure_eq!(
            later.view.version as usize,
            later.tail.len(),
            "table-tail",
            "version and entries of {viewer:?}"
        );
        Ok(())
    }
}
