//! Playing on from a state, quickly.

use alcazar_core::{Luck, Seat, Turn};

use crate::ask::Work;
use crate::expert::Expert;
use crate::utility::Worth;

/// How a line of play is followed from where the bot stops looking closely.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playout {
    /// How many moves are played for each seat at the table before the expert evaluates what came of them.
    pub moves: u32,
    /// Whether actions are taken in proportion to their appeal, or each is equally likely.
    pub is_informed: bool,
}

/// The buffers of somebody who plays on, kept so that nothing is allocated on the way.
#[derive(Debug)]
pub(crate) struct Player<G: Expert> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) weights: Vec<f64>,
    sorted: Vec<f64>,
}

impl<G: Expert> Default for Player<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), weights: Vec::new(), sorted: Vec::new() }
    }
}

impl<G: Expert> Player<G> {
    /// Plays on and says what comes out of it.
    pub(crate) fn play_out(
        &mut self,
        state: &mut G,
        playout: Playout,
        work: &mut Work,
        luck: &mut impl Luck,
    ) -> Worth {
        work.playouts += 1;
        let mut left = playout.moves.saturating_mul(state.players() as u32);
        loop {
            state.let_chance_decide(luck);
            let Turn::Seats(asked) = state.turn() else { return Worth::of_the_end(state) };
            if left == 0 {
                return Worth::of_prospects(state);
            }
            left -= 1;
            let seat = asked.iter().next().expect("somebody is asked");
            state.legal_actions(seat, &mut self.actions);
            let index = if playout.is_informed {
                self.by_appeal(state, seat, luck)
            } else {
                luck.below(self.actions.len() as u32) as usize
            };
            let action = self.actions[index];
            state.act(seat, &action);
            work.nodes += 1;
        }
    }

    /// One of the actions, in proportion to its appeal.
    fn by_appeal(&mut self, state: &G, seat: Seat, luck: &mut impl Luck) -> usize {
        if self.actions.len() == 1 {
            return 0;
        }
        self.weigh(state, seat);
        let sum: f64 = self.weights.iter().sum();
        let mut drawn = unit(luck) * sum;
        let last = self.weights.len() - 1;
        self.weights
            .iter()
            .position(|weight| {
                drawn -= weight;
                drawn < 0.0
            })
            .unwrap_or(last)
    }

    /// Fills in the appeal of each action.
    pub(crate) fn weigh(&mut self, state: &G, seat: Seat) {
        self.weights.clear();
        state.appeal(seat, &self.actions, &mut self.weights);
    }

    /// Leaves only the most appealing actions of a wide decision, sorted as they were, and their appeal.
    pub(crate) fn narrow(&mut self, state: &G, seat: Seat) {
        self.weigh(state, seat);
        if self.actions.len() <= G::WIDTH {
            return;
        }
        self.sorted.clone_from(&self.weights);
        let (_, least, _) = self.sorted.select_nth_unstable_by(G::WIDTH - 1, |a, b| b.total_cmp(a));
        let least = *least;
        // Of those that are just as appealing as the last that stays, the first stay.
        let mut ties = G::WIDTH - self.weights.iter().filter(|weight| **weight > least).count();
        let mut kept = 0;
        for index in 0..self.actions.len() {
            let weight = self.weights[index];
            let is_tie = weight <= least;
            if weight < least || is_tie && ties == 0 {
                continue;
            }
            ties -= usize::from(is_tie);
            self.actions[kept] = self.actions[index];
            self.weights[kept] = weight;
            kept += 1;
        }
        self.actions.truncate(kept);
        self.weights.truncate(kept);
    }
}

/// A number from 0 up to 1.
pub(crate) fn unit(luck: &mut impl Luck) -> f64 {
    const PARTS: u32 = 1 << 30;
    f64::from(luck.below(PARTS)) / f64::from(PARTS)
}
