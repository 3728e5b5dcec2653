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
mod text;

use alcazar_core::Seat;
use alcazar_words::{Happening, Words};
use leptos::prelude::*;
use toledo::{Action, Phase, Seen, State, Step};

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
        i32::try_from(view.hand_size(seat)).ok()
    }

    fn picture() -> AnyView {
        picture::picture()
    }

    fn minutes() -> Option<u16> {
        Some(60)
    }

    fn round(view: &Self::View) -> Option<u16> {
        Some(u16::from(view.open().round))
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

    fn weight(events: &[Seen]) -> Weight {
        match events.first() {
            Some(Seen::Move { action: Action::End | Action::Decline, .. }) => Weight::Nothing,
            Some(Seen::Move { action: Action::Challenge { .. }, .. } | Seen::Reveal { .. }) => Weight::Scene,
            _ => Weight::Plain,
        }
    }

    fn deed(seen: &Seen) -> Deed {
        match seen {
            Seen::Start { .. } => Deed::Other,
            Seen::Draw { .. } => Deed::Draw,
            Seen::Reveal { .. } => Deed::Fight,
            Seen::Move { action, .. } => match action {
                Action::Take => Deed::Draw,
                Action::Place { .. } => Deed::Build,
                Action::Move { .. } | Action::Back { .. } => Deed::Move,
                Action::Pay { .. } | Action::Use => Deed::Pay,
                Action::Forge { .. } | Action::Deliver { .. } => Deed::Win,
                Action::Learn { .. } | Action::Swap { .. } => Deed::Card,
                Action::Challenge { .. } => Deed::Fight,
                Action::End | Action::Decline => Deed::Pass,
            },
        }
    }

    fn places(event: &Happening<'_, Self>) -> Vec<String> {
        let phase = event.before.open().phase;
        let here = match phase {
            Phase::Use { step } | Phase::Full { step } | Phase::Duel { step, .. } => Some(step),
            _ => None,
        };
        let steps = match *event.seen {
            Seen::Move { action: Action::Place { step, .. }, .. } => vec![step],
            Seen::Move { action: Action::Move { card, from, .. }, .. } => {
                [Some(from), from.plus(card.value().number())].into_iter().flatten().collect()
            }
            Seen::Move { action: Action::Back { from }, .. } => vec![from],
            _ => here.into_iter().collect(),
        };
        steps.iter().map(Step::to_string).collect()
    }
}
