//! What a game adds to its rules to be seen.

use std::fmt::Debug;

use alcazar_bots::Expert;
use alcazar_core::Seat;
use alcazar_words::Speak;
use leptos::prelude::*;

use crate::scene::Scene;

/// The face of a game: how it looks and how it is touched.
///
/// Whatever shows the scene is drawn from `scene.view`; whatever can be done is offered where it stands, from `scene.choices`,
/// as an element with the attribute `data-action` (the action's notation) that works by mouse, touch and keyboard.
pub trait Face: Speak + Expert {
    /// Something that a player can touch on his way to a choice: a card, a figure, a place.
    type Touch: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The board, which fills the place it is given, sharp at any size.
    fn board(scene: Scene<Self>) -> AnyView;

    /// What lies in front of a player: his name is the shell's, the rest is here.
    fn corner(scene: Scene<Self>, seat: Seat) -> AnyView;

    /// The viewer's own hand.
    fn hand(scene: Scene<Self>) -> AnyView;

    /// The picture of the game in the lobby.
    fn picture() -> AnyView;

    /// Every component in every state.
    fn gallery() -> AnyView;

    /// Whether this action ends the turn: it is offered in its fixed place by the shell, and not on the board.
    fn ends_turn(action: &Self::Action) -> bool;
}
