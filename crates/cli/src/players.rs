//! Who plays the seats that no person plays.

use std::marker::PhantomData;

use alcazar_core::{Game, Luck};
use alcazar_table::Draw;

/// Somebody who chooses for a seat, knowing what that seat may know and nothing else.
pub(crate) trait Player<G: Game> {
    /// One of the legal actions. The luck belongs to this question: asked again, it is the same.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], luck: &mut Draw) -> Option<G::Action>;
}

/// The kinds of bots, by their names in files and on the command line.
pub(crate) const BOTS: &[&str] = &["random"];

/// The bot of this kind, if there is one.
pub(crate) fn bot<G: Game>(kind: &str) -> Option<Box<dyn Player<G>>> {
    match kind {
        "random" => Some(Box::new(Random(PhantomData))),
        _ => None,
    }
}

/// Does anything that is legal, each equally likely.
struct Random<G>(PhantomData<G>);

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action], luck: &mut Draw) -> Option<G::Action> {
        luck.pick(legal).copied()
    }
}
