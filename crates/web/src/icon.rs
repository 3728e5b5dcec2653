//! Icons for controls, drawn as lines so that no font needs to have them.

use leptos::prelude::*;

/// An icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Icon {
    Back,
    Forward,
    Start,
    End,
    Play,
    Pause,
    Undo,
    Restart,
    Recap,
    Close,
}

impl Icon {
    /// Its path in a 24 × 24 square.
    const fn path(self) -> &'static str {
        match self {
            Self::Back => "M15 5l-7 7 7 7",
            Self::Forward => "M9 5l7 7-7 7",
            Self::Start => "M18 5l-7 7 7 7M6 5v14",
            Self::End => "M6 5l7 7-7 7M18 5v14",
            Self::Play => "M8 5l11 7-11 7z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Undo => "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Self::Restart => "M4 4v6h6M4.5 10a8 8 0 1 1-.5 4",
            Self::Recap => "M12 7v5l3 2M4 12a8 8 0 1 1 2.5 5.8M4 19v-5h5",
            Self::Close => "M6 6l12 12M18 6L6 18",
        }
    }

    /// The icon, as tall as the text beside it and hidden from screen readers.
    pub(crate) fn draw(self) -> impl IntoView {
        view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=self.path() />
            </svg>
        }
    }
}
