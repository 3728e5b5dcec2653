//! What a bot is asked, and what it answers.

use std::sync::atomic::{AtomicBool, Ordering};

use alcazar_core::{Game, Seat, SeatMap};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::Budget;

/// All that a bot is given. There is no way from here to the true state.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// What it may know.
    pub view: &'a G::View,
    /// What it may do, sorted.
    pub legal: &'a [G::Action],
    /// How much the bot may think.
    pub budget: Budget,
    /// The bot's own luck: the same question with the same seed and a budget of nodes gets the same answer.
    pub seed: u64,
    /// Once it is true, the bot answers as soon as it can with what it has found so far.
    pub stop: Option<&'a AtomicBool>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask that `G` be `Clone`")]
impl<G: Game> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Question<'_, G> {}

impl<'a, G: Game> Question<'a, G> {
    /// A question that nobody will interrupt.
    pub fn new(seat: Seat, view: &'a G::View, legal: &'a [G::Action], budget: Budget, seed: u64) -> Self {
        Self { seat, view, legal, budget, seed, stop: None }
    }

    pub(crate) fn luck(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.seed)
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// What a bot answers.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice<A> {
    /// What it does.
    pub action: A,
    /// What it thinks of the actions it looked at, in the order of the legal ones.
    pub estimates: Vec<Estimate<A>>,
    /// What that took.
    pub work: Work,
}

impl<A> Choice<A> {
    /// An answer without thought.
    pub(crate) fn unthinking(action: A) -> Self {
        Self { action, estimates: Vec::new(), work: Work::default() }
    }
}

/// What a bot thinks of one action.
#[derive(Debug, Clone, PartialEq)]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Each seat's expected share of the victory.
    pub win: SeatMap<f64>,
    /// Each seat's expected points.
    pub score: SeatMap<f64>,
}

/// What an answer took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Work {
    /// Moves made on determinized states.
    pub nodes: u64,
    /// Lines of play that were followed to an evaluation or to the end.
    pub playouts: u64,
}

impl std::ops::AddAssign for Work {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.playouts += other.playouts;
    }
}

/// Somebody who answers questions about a game.
pub trait Bot<G: Game>: Send + Sync {
    /// One of the legal actions; none only if there are none.
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>>;
}
