//! What a game adds to its rules to be seen.

use std::collections::BTreeSet;
use std::fmt::Debug;

use alcazar_bots::Expert;
use alcazar_core::Seat;
use alcazar_lessons::Lesson;
use alcazar_words::Speak;
use leptos::prelude::*;

use crate::games::plain;
use crate::scene::Scene;

/// The face of a game: how it looks and how it is touched.
///
/// Whatever shows the scene is drawn from `scene.view`; whatever can be done is offered where it stands, from `scene.choices`,
/// as an element with the attribute `data-action` (the action's notation) that works by mouse, touch and keyboard.
pub trait Face: Speak + Expert + Lesson {
    /// Something that a player can touch on his way to a choice: a card, a figure, a place.
    type Touch: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The board, which fills the place it is given, sharp at any size.
    fn board(scene: Scene<Self>) -> AnyView {
        plain::board(scene)
    }

    /// What lies in front of a player: his name is the shell's, the rest is here.
    fn corner(scene: Scene<Self>, seat: Seat) -> AnyView {
        plain::corner(scene, seat)
    }

    /// The viewer's own hand.
    fn hand(scene: Scene<Self>) -> AnyView {
        plain::hand(scene)
    }

    /// The picture of the game in the lobby.
    fn picture() -> AnyView {
        plain::picture::<Self>()
    }

    /// Every component in every state.
    fn gallery() -> AnyView {
        Self::picture()
    }

    /// Pictures of real components, which the rules and the guided game name.
    fn plates() -> &'static [Plate] {
        &[]
    }

    /// The drawings that these pictures use, for a page that has no board; nothing if each brings its own.
    fn sheet() -> Option<AnyView> {
        None
    }

    /// What a table can choose before the game.
    fn options() -> &'static [Choosable] {
        &[]
    }

    /// The standing orders that a player can give: what he wants to be answered for him until he says otherwise. The label of each is the
    /// message `web-order-<game>-<name>`.
    fn orders() -> &'static [&'static str] {
        &[]
    }

    /// What these orders answer, if they answer what the viewer is asked. It follows from the question alone, never from what he
    /// holds: else the speed of the answer would tell.
    fn by_order(_view: &Self::View, _orders: &Orders) -> Option<Self::Action> {
        None
    }

    /// Whether this action ends the turn: it is offered in its fixed place by the shell, and not on the board.
    fn ends_turn(_action: &Self::Action) -> bool {
        false
    }

    /// The message on the button that ends the turn.
    fn end_of_turn() -> &'static str {
        "web-end-turn"
    }

    /// The message that asks whether the turn should really end, where that is easily a mistake. It is asked
    /// only if something else could be done, of players who want to confirm what can't be undone.
    fn end_of_turn_question() -> Option<&'static str> {
        None
    }

    /// Whether this event is a moment worth watching; what is not happens at once.
    fn is_shown(_seen: &Self::Seen) -> bool {
        true
    }
}

/// Implements [`Face`] for a game that does not list `face` in the registry: all of it is plain.
macro_rules! derive_face {
    ($state:ty, [face $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_face! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl Face for $state {
            type Touch = std::convert::Infallible;
        }
    };
}

alcazar_catalog::for_each_game!(derive_face);

/// A picture of real components. The rules name it where they speak of them: `![What is seen](plate:name)`.
#[derive(Debug, Clone, Copy)]
pub struct Plate {
    /// Its name.
    pub name: &'static str,
    /// Draws it. What is seen on it is told by the words below it, so it needs none itself.
    pub draw: fn() -> AnyView,
}

/// Some of the standing orders of a game, by name.
pub type Orders = BTreeSet<&'static str>;

/// One of the things that a table can choose before the game. Its label is the message `web-option-<game>-<name>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choosable {
    /// The field of the game's options.
    pub name: &'static str,
    /// What can be chosen.
    pub range: Range,
}

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Range {
    /// One of the seats, or none, which leaves it to chance.
    Seat,
    /// A number.
    Number {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
        /// What is chosen if nobody chooses.
        usual: u32,
    },
    /// One of these, the first if nobody chooses. The label of each is the message `web-option-<game>-<name>-<value>`.
    Among(&'static [&'static str]),
}
