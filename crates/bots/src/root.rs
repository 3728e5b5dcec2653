//! Statistics of the first actions: their static evaluations, their playouts, and which one to play out next.

use alcazar_core::{Luck, Seat};

use crate::ask::{Choice, Question, Work};
use crate::expert::Expert;
use crate::playout::Simulator;
use crate::search::Settings;
use crate::tree::{NodeId, Tree};
use crate::utility::{self, Evaluation, Tally};

/// Statistics of the actions at the root, indexed like the legal actions.
#[derive(Debug)]
pub(crate) struct Root {
    seat: Seat,
    players: usize,
    /// How much the bot likes each action beyond its value.
    likings: Vec<f64>,
    /// The static evaluations of the states after each action.
    evaluations: Vec<Tally>,
    samples: u32,
    /// The results of the playouts.
    tallies: Vec<Tally>,
    /// The actions that are played out, and their nodes.
    candidates: Vec<(usize, NodeId)>,
}

impl Root {
    pub(crate) fn new(seat: Seat, legal: usize) -> Self {
        Self {
            seat,
            players: 0,
            likings: vec![0.0; legal],
            evaluations: vec![Tally::default(); legal],
            samples: 0,
            tallies: vec![Tally::default(); legal],
            candidates: Vec::new(),
        }
    }

    /// The number of players.
    pub(crate) fn players(&self) -> usize {
        self.players
    }

    /// Whether the candidates for playouts have been selected.
    pub(crate) fn is_ready(&self) -> bool {
        !self.candidates.is_empty()
    }

    /// Evaluates every action on one more deal. After the last deal, the best become children of the tree's
    /// root.
    pub(crate) fn evaluate<G: Expert>(
        &mut self,
        question: &Question<'_, G>,
        settings: &Settings,
        tree: &mut Tree<G::Action>,
        work: &mut Work,
        luck: &mut impl Luck,
    ) {
        let deal = G::determinize(question.view, luck);
        if self.players == 0 {
            self.players = deal.players();
            self.likings =
                question.legal.iter().map(|action| deal.liking(settings.temperament, action)).collect();
        }
        if settings.root_evaluations > 0 {
            for (action, evaluated) in question.legal.iter().zip(&mut self.evaluations) {
                let mut state = deal.clone();
                state.apply_action(self.seat, action);
                state.resolve_chance(luck);
                evaluated.add(&Evaluation::of(&state, settings.playout.insight));
                work.nodes += 1;
            }
            self.samples += 1;
        }
        if self.samples >= settings.root_evaluations {
            self.select_candidates(question, settings, &deal, tree);
        }
    }

    /// Selects the actions to play out.
    fn select_candidates<G: Expert>(
        &mut self,
        question: &Question<'_, G>,
        settings: &Settings,
        deal: &G,
        tree: &mut Tree<G::Action>,
    ) {
        let mut order: Vec<usize> = (0..question.legal.len()).collect();
        if order.len() > settings.root_width {
            let ratings: Vec<f64> = if settings.root_evaluations > 0 {
                order.iter().map(|&index| self.mean_value(index, settings.evaluation_weight)).collect()
            } else {
                let mut simulator = Simulator::<G>::default();
                simulator.actions.extend_from_slice(question.legal);
                simulator.weigh(deal, self.seat);
                // Preferences count in the selection as well.
                let likings = self.likings.iter().map(|liking| libm::exp(20.0 * liking));
                simulator.weights.iter().zip(likings).map(|(weight, liking)| weight * liking).collect()
            };
            keep_best(&mut order, &ratings, settings.root_width.max(1));
        }
        self.candidates.extend(order.into_iter().filter_map(|index| {
            let id = tree.add_child(NodeId::ROOT, self.seat, question.legal[index], 0.0, 1)?;
            Some((index, id))
        }));
    }

    /// The mean value of an action, if its static evaluation counts as `weight` playouts.
    pub(crate) fn mean_value(&self, index: usize, weight: f64) -> f64 {
        let (tally, evaluated) = (&self.tallies[index], &self.evaluations[index]);
        let visits = f64::from(tally.visits);
        let mean = if tally.visits == 0 {
            evaluated.mean(self.seat)
        } else {
            (tally.mean(self.seat) * visits + evaluated.mean(self.seat) * weight) / (visits + weight)
        };
        mean + self.likings[index]
    }

    /// The action to play out next by UCB1, its node, and its visits so far.
    pub(crate) fn select(&self, settings: &Settings) -> Option<(usize, NodeId, u32)> {
        let all: u32 = self.candidates.iter().map(|&(index, _)| self.tallies[index].visits).sum();
        let log = libm::log(f64::from(all + 1));
        let mut best: Option<(f64, (usize, NodeId, u32))> = None;
        for &(index, id) in &self.candidates {
            let visits = self.tallies[index].visits;
            let visits_with_prior = f64::from(visits) + settings.evaluation_weight;
            let bonus = if visits_with_prior > 0.0 {
                settings.exploration * (log / visits_with_prior).sqrt()
            } else {
                f64::INFINITY
            };
            let score = self.mean_value(index, settings.evaluation_weight) + bonus;
            if best.is_none_or(|(max, _)| score > max) {
                best = Some((score, (index, id, visits)));
            }
        }
        best.map(|(_, found)| found)
    }

    /// Adds the result of a playout.
    pub(crate) fn add(&mut self, index: usize, evaluation: &Evaluation) {
        self.tallies[index].add(evaluation);
    }

    /// Adds the statistics of another search for the same question.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn merge(&mut self, other: &Self) {
        let own = self.evaluations.iter_mut().chain(&mut self.tallies);
        own.zip(other.evaluations.iter().chain(&other.tallies)).for_each(|(tally, more)| tally.merge(more));
    }

    /// The best answer so far; `None` if no action is legal.
    pub(crate) fn choice<G: Expert>(
        &self,
        legal: &[G::Action],
        settings: &Settings,
        work: Work,
    ) -> Option<Choice<G::Action>> {
        let max_visits = self.tallies.iter().map(|tally| tally.visits).max().unwrap_or(0);
        utility::choice::<G>(legal, &self.tallies, self.players, work, |index| {
            // The mean of an action with few visits is unreliable.
            let is_tried = self.tallies[index].visits.saturating_mul(2) >= max_visits;
            (f64::from(u8::from(is_tried)), self.mean_value(index, settings.evaluation_weight))
        })
    }
}

/// Keeps the indices with the highest ratings, in order. It is not generic, so that it is compiled once.
fn keep_best(order: &mut Vec<usize>, ratings: &[f64], width: usize) {
    order.sort_unstable_by(|&a, &b| ratings[b].total_cmp(&ratings[a]).then(a.cmp(&b)));
    order.truncate(width);
    order.sort_unstable();
}
