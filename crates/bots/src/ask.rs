//! The question that a bot gets, and its answer.

use std::sync::atomic::{AtomicBool, Ordering};

use alcazar_core::{Game, Seat, SeatMap};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::Budget;

/// All that a bot is given. It does not contain the true state.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// What it can see.
    pub view: &'a G::View,
    /// Its legal actions, sorted.
    pub legal: &'a [G::Action],
    /// How long the bot may think.
    pub budget: Budget,
    /// Seeds the bot's random choices: with a budget in nodes, the same question gets the same answer.
    pub seed: u64,
    /// Once it is true, the bot answers as soon as possible with the best action found so far.
    pub stop: Option<&'a AtomicBool>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "the derive would require `G: Clone`")]
impl<G: Game> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Question<'_, G> {}

impl<'a, G: Game> Question<'a, G> {
    /// A question without a stop flag.
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

/// A bot's answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice<A> {
    /// The chosen action.
    pub action: A,
    /// Estimates of the actions it tried, in the order of the legal actions.
    pub estimates: Vec<Estimate<A>>,
    /// The work it took.
    pub work: Work,
}

impl<A> Choice<A> {
    /// An answer that took no work.
    pub(crate) fn without_estimates(action: A) -> Self {
        Self { action, estimates: Vec::new(), work: Work::default() }
    }
}

/// A bot's estimate of one action.
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

/// The work that an answer took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Work {
    /// Moves made on determinized states.
    pub nodes: u64,
    /// Playouts, each up to an evaluation or the end of the game.
    pub playouts: u64,
}

impl std::ops::AddAssign for Work {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.playouts += other.playouts;
    }
}

/// A computer player of one game.
pub trait Bot<G: Game>: Send + Sync {
    /// Chooses one of the legal actions; `None` only if there are none.
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>>;
}
