//! Opens a table step by step. Built in one go, board, players and log would block the page for too long.

use std::time::Duration;

use leptos::prelude::*;

/// The parts of a table, in the order in which they are built, each in a task of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// What is above the board.
    Head,
    /// The board.
    Board,
    /// The players, and the hand with the controls.
    Players,
    /// The log, and dialogs.
    Rest,
}

/// How much of a table has been built.
#[derive(Clone, Copy)]
pub(super) struct Stages(RwSignal<Stage>);

impl Stages {
    /// Begins to build a table.
    pub(super) fn begin() -> Self {
        let stages = Self(RwSignal::new(Stage::Head));
        stages.continue_to(Stage::Board);
        stages
    }

    /// Everything is built at once.
    pub(super) fn at_once() -> Self {
        Self(RwSignal::new(Stage::Rest))
    }

    fn continue_to(self, stage: Stage) {
        let build = move || {
            let next = match stage {
                Stage::Head => Some(Stage::Board),
                Stage::Board => Some(Stage::Players),
                Stage::Players => Some(Stage::Rest),
                Stage::Rest => None,
            };
            // The player may have left already.
            if self.0.try_set(stage).is_none()
                && let Some(next) = next
            {
                self.continue_to(next);
            }
        };
        set_timeout(build, Duration::ZERO);
    }

    /// Whether everything has been built.
    pub(super) fn is_complete(self) -> bool {
        self.0.get() == Stage::Rest
    }

    /// A part that is built at this stage, once.
    pub(super) fn at(self, stage: Stage, build: impl FnOnce() -> AnyView + 'static) -> AnyView {
        let build = StoredValue::new_local(Some(build));
        let is_due = Memo::new(move |_| self.0.get() >= stage);
        let part = move || {
            let build = is_due.get().then(|| build.try_update_value(Option::take).flatten()).flatten();
            build.map(|build| build())
        };
        part.into_any()
    }
}
