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
mod trade;

use alcazar_core::Seat;
use leptos::prelude::*;
use tyros::{Action, Seen, State};

use crate::face::{Face, OptionField, OptionRange, Plate};
use crate::scene::Scene;

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

    fn picture() -> AnyView {
        picture::picture()
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

    /// A pass may end the round (Y5.8), and can't be taken back.
    fn end_of_turn_question() -> Option<&'static str> {
        Some("web-tyros-pass-question")
    }

    /// Drafts and announcements are already visible on the screen.
    fn is_shown(seen: &Seen) -> bool {
        !matches!(seen, Seen::Drafted { .. } | Seen::Announced { .. })
    }
}
