//! Icons for controls, drawn as lines so that no font needs to have them.

use leptos::prelude::*;

use crate::face::Deed;

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
    Down,
    Sun,
    Moon,
    Players,
    Clock,
    Bulb,
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
            Self::Down => "M6 9l6 6 6-6",
            Self::Sun => {
                "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1m0-14-1 1"
            }
            Self::Moon => "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z",
            Self::Players => {
                "M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 20a7 6 0 0 1 14 0M16 5a3 3 0 0 1 0 7M18 15a6 5 0 0 1 4 5"
            }
            Self::Clock => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 3",
            Self::Bulb => "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z",
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

/// The icon of a kind of event in the log.
pub(crate) fn deed(deed: Deed) -> impl IntoView {
    let path = match deed {
        Deed::Move => "M4 18c5 0 3-8 8-8h7M15 6l4 4-4 4",
        Deed::Draw => "M5 7h9v13H5zM10 4h9v13",
        Deed::Build => "M4 20V11l8-6 8 6v9zM10 20v-5h4v5",
        Deed::Pay => "M12 4a8 8 0 1 0 .1 0M12 8v8M9 10h4.5M9 14h4.5",
        Deed::Win => "M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.400 9.300l6-.7z",
        Deed::Lose => "M5 5l14 14M19 5L5 19",
        Deed::Fight => "M5 5l12 12M19 5L7 17M5 15l4 4M19 15l-4 4",
        Deed::Trade => "M4 9h14l-4-4M20 15H6l4 4",
        Deed::Look => "M3 12c4-7 14-7 18 0-4 7-14 7-18 0M12 9.500a2.500 2.500 0 1 0 .1 0",
        Deed::Card => "M7 4h10v16H7zM10 8h4M10 12h4",
        Deed::Pass => "M6 12h12",
        Deed::Other => "M12 11a1 1 0 1 0 .1 0",
    };
    view! {
        <svg class="icon deed" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path />
        </svg>
    }
}
