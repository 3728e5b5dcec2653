//! The face of Tyros: a sea chart of the Mediterranean on parchment.
//!
//! - [`coasts`] and [`chart`]: the layout; [`pieces`], [`empires`] and [`scenery`]: the drawings;
//! - [`pick`]: from touches to an action;
//! - `board`, `fares`, `offer`, `trade`, `motion`: the chart and what happens on it; `quay`: the panel beside
//!   it;
//! - `corner` and `hand`: the players' panels and the viewer's hand; `gallery`, `plates` and `picture`: every
//!   piece in every state, the figures of the rules page, and the picture in the lobby.

mod board;
pub mod chart;
pub mod coasts;
mod corner;
pub mod empires;
mod fares;
mod gallery;
mod hand;
mod label;
mod motion;
mod offer;
pub mod pick;
mod picture;
pub mod pieces;
mod plates;
mod quay;
pub mod scenery;
mod text;
mod trade;

use alcazar_core::Seat;
use alcazar_words::{Happening, Words};
use leptos::prelude::*;
use tyros::{Action, Seen, State};

use crate::face::{Deed, Face, OptionField, OptionRange, Plate};
use crate::pace::Weight;
use crate::scene::Scene;
use crate::text_view::TextTable;

impl Face for State {
    type Touch = pick::Touch;

    fn board(scene: Scene<Self>) -> AnyView {
        board::board(scene)
    }

    fn corner(scene: Scene<Self>, seat: Seat) -> AnyView {
        corner::corner(scene, seat)
    }

    fn hand(scene: Scene<Self>) -> AnyView {
        hand::hand(scene)
    }

    fn text_view(_words: &Words, view: &Self::View) -> Vec<TextTable> {
        text::text_view(view)
    }

    fn cards_in_hand(view: &Self::View, seat: Seat) -> Option<i32> {
        Some(view.text().hands.get(seat)?.cards.into())
    }

    fn picture() -> AnyView {
        picture::picture()
    }

    fn minutes() -> Option<u16> {
        Some(60)
    }

    fn round(view: &Self::View) -> Option<u16> {
        Some(u16::from(view.text().table.round))
    }

    fn gallery() -> AnyView {
        gallery::gallery()
    }

    fn plates() -> &'static [Plate] {
        plates::PLATES
    }

    fn sheet() -> Option<AnyView> {
        Some(board::sheet().into_any())
    }

    fn options() -> &'static [OptionField] {
        &[
            OptionField { name: "founding", range: OptionRange::OneOf(&["variable", "first-game"]) },
            OptionField { name: "start", range: OptionRange::Seat },
        ]
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn end_of_turn() -> &'static str {
        "web-tyros-pass"
    }

    const ENDS_BY_PASSING: bool = true;

    /// A pass may end the round (Y5.8), and can't be taken back.
    fn end_of_turn_question() -> Option<&'static str> {
        Some("web-tyros-pass-question")
    }

    /// Drafts and announcements are already visible on the screen, and answers are shown together.
    fn weight(events: &[Seen]) -> Weight {
        match events.first() {
            Some(
                Seen::Drafted { .. } | Seen::Announced { .. } | Seen::Answered { .. } | Seen::Kept { .. },
            ) => Weight::Nothing,
            Some(Seen::TilesDrawn { .. } | Seen::Given { .. }) => Weight::Light,
            _ => Weight::Plain,
        }
    }

    fn deed(seen: &Seen) -> Deed {
        match seen {
            Seen::Start { .. } | Seen::Kept { .. } | Seen::AllKept { .. } => Deed::Other,
            Seen::TilesDrawn { .. } | Seen::CardsDrawn { .. } => Deed::Draw,
            Seen::EmpireFounded { .. } | Seen::Grown { .. } => Deed::Build,
            Seen::PutUnder { .. } | Seen::Shown { .. } => Deed::Look,
            Seen::Sailed { .. } => Deed::Move,
            Seen::Given { .. } | Seen::Announced { .. } => Deed::Pay,
            Seen::CityFounded { .. } | Seen::ShipBuilt { .. } => Deed::Win,
            Seen::Swapped { .. }
            | Seen::Taken { .. }
            | Seen::Drafted { .. }
            | Seen::Proposed { .. }
            | Seen::Answered { .. }
            | Seen::AllAnswered { .. }
            | Seen::Dealt { .. } => Deed::Trade,
            Seen::Withdrawn { .. } | Seen::Passed { .. } => Deed::Pass,
        }
    }

    fn places(event: &Happening<'_, Self>) -> Vec<String> {
        let squares = match *event.seen {
            Seen::EmpireFounded { square, .. }
            | Seen::CityFounded { square, .. }
            | Seen::ShipBuilt { square, .. } => vec![square],
            Seen::Grown { tile, .. } => vec![tile],
            Seen::Sailed { from, to, .. } => vec![from.square(), to.square()],
            _ => Vec::new(),
        };
        squares.iter().map(ToString::to_string).collect()
    }
}
