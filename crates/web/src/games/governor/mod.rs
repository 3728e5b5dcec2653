//! The web client's face of Tolède: the city of three cultures from above.
//!
//! - [`plan`]: the layout; [`pieces`]: the drawings;
//! - [`pick`]: from touches to an action;
//! - `board`, `preview`, `offer`, `moment`, `motion`: the city;
//! - `side`, `panel`, `laying`, `drag`, `influence_test`: the controls beside the city;
//! - `corner` and `hand`: what belongs to players;
//! - `gallery`: every piece in every state; `plates`: the pieces shown in the rules; `picture`: the picture
//!   in the lobby.

mod board;
mod corner;
mod drag;
mod gallery;
mod hand;
mod influence_test;
mod label;
mod laying;
mod moment;
mod motion;
mod offer;
mod panel;
pub mod pick;
mod picture;
pub mod pieces;
pub mod plan;
mod plates;
mod preview;
mod side;

use alcazar_core::Seat;
use governor::{Action, Phase, State, View};
use leptos::prelude::*;

use crate::face::{Face, OptionField, OptionRange, Orders, Plate};
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
        Some(picture::sheet().into_any())
    }

    fn options() -> &'static [OptionField] {
        &[OptionField { name: "city", range: OptionRange::OneOf(&["quick", "drafted"]) }]
    }

    fn orders() -> &'static [&'static str] {
        &["starts", "tests"]
    }

    /// Passes for a player who does not want to be asked, regardless of the cards they hold (G6.2).
    fn by_order(view: &View, orders: &Orders) -> Option<Action> {
        let open = view.open();
        let order = match open.phase {
            Phase::StartWindow => "starts",
            Phase::TestWindow => "tests",
            _ => return None,
        };
        (open.effect == governor::Effect::None && orders.contains(order)).then_some(Action::Pass)
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::End
    }
}
