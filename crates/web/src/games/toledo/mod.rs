//! Toledo in the browser: the city on its rock above the Tagus.
//!
//! - [`layout`]: where everything is; [`svg`] and [`pieces`]: how it is drawn;
//! - [`pick`]: how touches select an action;
//! - `board`, `supply`, `offer`, `duel`, `motion`: the board; `corner` and `hand`: what belongs to players;
//! - `gallery`: every piece in every state; `plates`: the pieces shown in the rules; `picture`: the picture
//!   in the lobby.

mod board;
mod corner;
mod duel;
mod gallery;
mod hand;
mod label;
pub mod layout;
mod motion;
mod offer;
pub mod pick;
mod picture;
pub mod pieces;
mod plates;
mod scenery;
mod supply;
pub mod svg;

use alcazar_core::Seat;
use leptos::prelude::*;
use toledo::{Action, State};

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
        const ROUNDS: OptionRange = OptionRange::Number { min: 10, max: 60, default: 60 };
        &[
            OptionField { name: "start", range: OptionRange::Seat },
            OptionField { name: "rounds", range: ROUNDS },
        ]
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::End
    }
}
