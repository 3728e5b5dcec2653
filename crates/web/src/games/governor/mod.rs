//! The web client's face of Tolède: the city of three cultures from above.
//!
//! - [`plan`]: the layout; [`pieces`]: the drawings;
//! - [`pick`]: from touches to an action;
//! - `board`, `city`, `preview`, `offer`, `motion`: the city;
//! - `bar`, `laying`, `drag`: everything that can be done, in one place above the hand;
//! - `side`, `panel`, `influence_test`, `moment`: what is said beside the city;
//! - `corner` and `hand`: what belongs to players;
//! - `gallery`: every piece in every state; `plates`: the pieces shown in the rules; `picture`: the picture
//!   in the lobby.

mod bar;
mod board;
mod city;
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
mod text;

use alcazar_core::{Seat, Tie};
use alcazar_words::{Happening, Words};
use governor::{Action, Phase, Seen, State, View};
use leptos::prelude::*;

use crate::face::{Deed, Face, OptionField, OptionRange, Orders, Plate};
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
        Some((view.hand_size(seat) + view.card_count(seat)).into())
    }

    fn picture() -> AnyView {
        picture::picture()
    }

    fn minutes() -> Option<u16> {
        Some(30)
    }

    fn round(view: &View) -> Option<u16> {
        Some(u16::from(view.open().round))
    }

    fn lot(tie: &Tie) -> Option<AnyView> {
        picture::lot(tie)
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

    fn private_orders() -> &'static [&'static str] {
        &["unplayable"]
    }

    /// Passes for a player who does not want to be asked (G6.2): regardless of the cards they hold, or, where
    /// nobody can notice, because none of them could be played.
    fn by_order(view: &View, legal: &[Action], orders: &Orders) -> Option<Action> {
        let open = view.open();
        let order = match open.phase {
            Phase::StartWindow => "starts",
            Phase::TestWindow => "tests",
            _ => return None,
        };
        let is_idle = legal.iter().all(|action| matches!(action, Action::Pass | Action::PassTurn));
        let is_ordered = orders.contains(order) || is_idle && orders.contains("unplayable");
        (open.effect == governor::Effect::None && is_ordered).then_some(Action::Pass)
    }

    /// The end of the turn is an action in the bar, like all others.
    const HAS_END_OF_TURN: bool = false;

    fn ends_turn(action: &Action) -> bool {
        *action == Action::End
    }

    /// A walk has many small steps, and declining to play a card needs no time.
    fn weight(events: &[Seen]) -> Weight {
        match events {
            [Seen::Move { action, .. }, rest @ ..] => match action {
                Action::Pass
                | Action::PassTurn
                | Action::Enough
                | Action::End
                | Action::Stop
                | Action::Nothing
                    if rest.is_empty() =>
                {
                    Weight::Nothing
                }
                Action::Step(_) if rest.is_empty() => Weight::Light,
                _ => Weight::Plain,
            },
            [Seen::Choose { .. }] => Weight::Nothing,
            [Seen::Deal { .. } | Seen::Tile { .. }, ..] => Weight::Light,
            _ => Weight::Plain,
        }
    }

    fn deed(seen: &Seen) -> Deed {
        match seen {
            Seen::Move { action, .. } => match action {
                Action::Lay { .. }
                | Action::Turn { .. }
                | Action::Shift { .. }
                | Action::Replace { .. }
                | Action::Discredit(_)
                | Action::Remove => Deed::Build,
                Action::Step(_) => Deed::Move,
                Action::Poll | Action::Look(_) => Deed::Look,
                Action::Test { .. } => Deed::Fight,
                Action::Show { .. } => Deed::Win,
                Action::Lose => Deed::Lose,
                Action::Draw => Deed::Draw,
                Action::Give(_) | Action::Swap(_) => Deed::Trade,
                Action::Stop
                | Action::Nothing
                | Action::End
                | Action::Pass
                | Action::PassTurn
                | Action::Enough => Deed::Pass,
                _ => Deed::Card,
            },
            Seen::Deal { .. } | Seen::Tile { .. } | Seen::Card { .. } => Deed::Draw,
            Seen::Look { .. } | Seen::TurnUp { .. } => Deed::Look,
            Seen::Win { .. } => Deed::Win,
            Seen::GiveBack { .. } | Seen::Choose { .. } | Seen::Take { .. } | Seen::Pass { .. } => {
                Deed::Trade
            }
            Seen::Starter { .. } | Seen::City { .. } | Seen::Hands { .. } | Seen::Order { .. } => Deed::Other,
        }
    }

    fn places(event: &Happening<'_, Self>) -> Vec<String> {
        let cells = match *event.seen {
            Seen::Move { action, at, .. } => match action {
                Action::Lay { cell, .. }
                | Action::Turn { cell, .. }
                | Action::Replace { cell, .. }
                | Action::Rumour(cell)
                | Action::Rehabilitation(cell)
                | Action::Crier(cell)
                | Action::Look(cell)
                | Action::Removal(cell) => vec![cell],
                Action::Shift { from, to } => vec![from, to],
                Action::Step(cell) | Action::Passage(cell) | Action::Swap(cell) => vec![at, cell],
                Action::Poll
                | Action::Stop
                | Action::Test { .. }
                | Action::Show { .. }
                | Action::Lose
                | Action::Discredit(_)
                | Action::Remove => vec![at],
                _ => Vec::new(),
            },
            Seen::Look { cell, .. } | Seen::TurnUp { cell, .. } | Seen::Win { cell, .. } => vec![cell],
            _ => Vec::new(),
        };
        cells.iter().map(ToString::to_string).collect()
    }
}
