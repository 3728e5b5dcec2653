//! How a game looks, in addition to its rules.

use std::collections::BTreeSet;
use std::fmt::Debug;

use alcazar_bots::Expert;
use alcazar_core::{Seat, Tie};
use alcazar_lessons::Lesson;
use alcazar_words::{Happening, Speak, Words};
use leptos::prelude::*;

use crate::games::plain;
use crate::pace::Weight;
use crate::scene::Scene;
use crate::text_view::{self, TextTable};

/// The face of a game: how it looks and how it is touched.
///
/// A face draws `scene.view`, and offers the actions of `scene.choices` where they belong, as elements with
/// the attribute `data-action` (the action's notation) that work by mouse, touch and keyboard.
pub trait Face: Speak + Expert + Lesson {
    /// Something that a player can touch on the way to a choice: a card, a figure, a place.
    type Touch: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The board. It fills its container, and is sharp at any size.
    fn board(scene: Scene<Self>) -> AnyView {
        plain::board(scene)
    }

    /// What a player owns. The shell shows the player's name.
    fn corner(scene: Scene<Self>, seat: Seat) -> AnyView {
        plain::corner(scene, seat)
    }

    /// The viewer's hand.
    fn hand(scene: Scene<Self>) -> AnyView {
        plain::hand(scene)
    }

    /// The board as text, for people who can't see it: everything that matters, in tables.
    fn text_view(words: &Words, view: &Self::View) -> Vec<TextTable> {
        text_view::derived::<Self>(words, view)
    }

    /// How many cards a player holds, if that says something.
    fn cards_in_hand(_view: &Self::View, _seat: Seat) -> Option<i32> {
        None
    }

    /// The picture of the game in the lobby.
    fn picture() -> AnyView {
        plain::picture::<Self>()
    }

    /// How long a game takes according to its box, in minutes.
    fn minutes() -> Option<u16> {
        None
    }

    /// Every component in every state.
    fn gallery() -> AnyView {
        Self::picture()
    }

    /// Pictures of components, which the rules and the lessons refer to by name.
    fn plates() -> &'static [Plate] {
        &[]
    }

    /// The drawings that these pictures use, for a page without a board; `None` if each picture is
    /// self-contained.
    fn sheet() -> Option<AnyView> {
        None
    }

    /// The options of the game that a table can set.
    fn options() -> &'static [OptionField] {
        &[]
    }

    /// The standing orders that a player can give: questions that are answered automatically until the order
    /// is withdrawn. The label of each is the message `web-order-<game>-<name>`.
    fn orders() -> &'static [&'static str] {
        &[]
    }

    /// Standing orders whose answer may depend on hidden cards. How soon an answer comes would reveal them,
    /// and no delay could hide it: people who think take as long as they like. So these orders exist only for
    /// a player alone against bots on this device, where nobody can watch, and are given from the start. On a
    /// server, and where several people share a device, every question is asked.
    fn private_orders() -> &'static [&'static str] {
        &[]
    }

    /// The answer of these orders to the viewer's question, if they have one, out of the legal actions.
    /// Except for private orders, it depends on the question alone, never on hidden cards: otherwise an
    /// instant answer would reveal them.
    fn by_order(_view: &Self::View, _legal: &[Self::Action], _orders: &Orders) -> Option<Self::Action> {
        None
    }

    /// Whether turns end with an action of their own, which the shell offers in a fixed place.
    const HAS_END_OF_TURN: bool = true;

    /// Whether ending the turn means doing nothing: then its button is quiet while something else can be
    /// done.
    const ENDS_BY_PASSING: bool = false;

    /// Whether this action ends the turn. The shell offers such actions in a fixed place, the board does not.
    fn ends_turn(_action: &Self::Action) -> bool {
        false
    }

    /// The message on the button that ends the turn.
    fn end_of_turn() -> &'static str {
        "web-end-turn"
    }

    /// The message that asks to confirm the end of the turn, where ending it by mistake is easy. Only players
    /// who want confirmations are asked, and only if they could do something else.
    fn end_of_turn_question() -> Option<&'static str> {
        None
    }

    /// The number of the round, where the game has rounds.
    fn round(_view: &Self::View) -> Option<u16> {
        None
    }

    /// A picture of the lot that decided a tie, where one was drawn. The words beside it say the same.
    fn lot(_tie: &Tie) -> Option<AnyView> {
        None
    }

    /// How much there is to see in an action, given with everything that completes it.
    fn weight(_events: &[Self::Seen]) -> Weight {
        Weight::Plain
    }

    /// What kind of thing an event is, for the icons of the log.
    fn deed(_seen: &Self::Seen) -> Deed {
        Deed::Other
    }

    /// The places on the board that an event is about, as the attribute `data-place` names them; the last is
    /// where it leads.
    fn places(_event: &Happening<'_, Self>) -> Vec<String> {
        Vec::new()
    }
}

/// Kinds of events, for the icons of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A piece moves.
    Move,
    /// Cards or tiles are drawn.
    Draw,
    /// Something is placed on the board.
    Build,
    /// Something is paid or given.
    Pay,
    /// Something is made or won.
    Win,
    /// Something is lost.
    Lose,
    /// Players fight or try something.
    Fight,
    /// Players trade.
    Trade,
    /// Somebody looks at something.
    Look,
    /// A special card is played.
    Card,
    /// Somebody passes, declines or ends their turn.
    Pass,
    /// Something else.
    Other,
}

impl Deed {
    /// Whether it decides something, for players who want to hear only results.
    pub const fn is_result(self) -> bool {
        matches!(self, Self::Win | Self::Lose | Self::Fight)
    }
}

/// Implements [`Face`] for a game that does not list `face` in the registry: all of it is plain.
macro_rules! derive_face {
    ($state:ty, [face $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_face! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl Face for $state {
            type Touch = std::convert::Infallible;
            const HAS_END_OF_TURN: bool = false;
        }
    };
}

alcazar_catalog::for_each_game!(derive_face);

/// A picture of components. The rules include it as `![What it shows](plate:name)`.
#[derive(Debug, Clone, Copy)]
pub struct Plate {
    /// Its name.
    pub name: &'static str,
    /// Draws it. It needs no labels: the text below says what it shows.
    pub draw: fn() -> AnyView,
}

/// Some of the standing orders of a game, by name.
pub type Orders = BTreeSet<&'static str>;

/// An option of a game. Its label is the message `web-option-<game>-<name>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionField {
    /// The field of the game's options.
    pub name: &'static str,
    /// Its values.
    pub range: OptionRange,
}

/// The values of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionRange {
    /// One of the seats, or none, which leaves it to chance.
    Seat,
    /// A number.
    Number {
        /// The minimum.
        min: u32,
        /// The maximum.
        max: u32,
        /// The default.
        default: u32,
    },
    /// One of these; the first is the default. The label of each is the message
    /// `web-option-<game>-<name>-<value>`.
    OneOf(&'static [&'static str]),
}
