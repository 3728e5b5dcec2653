//! The first step: what it looks like at once, what came of playing on, and which one is played out next.

use alcazar_core::{Luck, Seat};

use crate::ask::{Choice, Question, Work};
use crate::expert::Expert;
use crate::playout::Player;
use crate::search::Settings;
use crate::tree::{NodeId, Tree};
use crate::utility::{self, Tally, Worth};

/// What is known of the first steps, each by its place among the legal actions.
#[derive(Debug)]
pub(crate) struct Root {
    seat: Seat,
    players: usize,
    /// How much the bot likes each beyond its worth.
    likings: Vec<f64>,
    /// How each looks one step ahead.
    looks: Vec<Tally>,
    looked: u32,
    /// What came of playing on.
    tallies: Vec<Tally>,
    /// Those that are played out, and the nodes after them.
    candidates: Vec<(usize, NodeId)>,
}

impl Root {
    pub(crate) fn new(seat: Seat, legal: usize) -> Self {
        Self {
            seat,
            players: 0,
            likings: vec![0.0; legal],
            looks: vec![Tally::default(); legal],
            looked: 0,
            tallies: vec![Tally::default(); legal],
            candidates: Vec::new(),
        }
    }

    /// How many play.
    pub(crate) fn players(&self) -> usize {
        self.players
    }

    /// Whether it has been decided which first steps are played out.
    pub(crate) fn is_ready(&self) -> bool {
        !self.candidates.is_empty()
    }

    /// Judges every first step on one more deal; after the last look the best become children of the tree's root.
    pub(crate) fn look<G: Expert>(
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
        if settings.looks > 0 {
            for (action, look) in question.legal.iter().zip(&mut self.looks) {
                let mut state = deal.clone();
                state.apply_action(self.seat, action);
                state.resolve_chance(luck);
                look.add(&Worth::of(&state, settings.playout.insight));
                work.nodes += 1;
            }
            self.looked += 1;
        }
        if self.looked >= settings.looks {
            self.narrow(question, settings, &deal, tree);
        }
    }

    /// Decides which first steps are played out.
    fn narrow<G: Expert>(
        &mut self,
        question: &Question<'_, G>,
        settings: &Settings,
        deal: &G,
        tree: &mut Tree<G::Action>,
    ) {
        let mut order: Vec<usize> = (0..question.legal.len()).collect();
        if order.len() > settings.width {
            let ratings: Vec<f64> = if settings.looks > 0 {
                order.iter().map(|&index| self.promise(index, settings.weight)).collect()
            } else {
                let mut player = Player::<G>::default();
                player.actions.extend_from_slice(question.legal);
                player.weigh(deal, self.seat);
                // What is liked is thought of sooner.
                let likings = self.likings.iter().map(|liking| libm::exp(20.0 * liking));
                player.weights.iter().zip(likings).map(|(weight, liking)| weight * liking).collect()
            };
            order.sort_by(|&a, &b| ratings[b].total_cmp(&ratings[a]).then(a.cmp(&b)));
            order.truncate(settings.width.max(1));
            order.sort_unstable();
        }
        self.candidates.extend(order.into_iter().filter_map(|index| {
            let id = tree.grow(NodeId::ROOT, self.seat, question.legal[index], 0.0, 1)?;
            Some((index, id))
        }));
    }

    /// What a first step is worth by all that is known of it, if its looks count as so many lines of play.
    pub(crate) fn promise(&self, index: usize, weight: f64) -> f64 {
        let (tally, look) = (&self.tallies[index], &self.looks[index]);
        let visits = f64::from(tally.visits);
        let mean = if tally.visits == 0 {
            look.mean(self.seat)
        } else {
            (tally.mean(self.seat) * visits + look.mean(self.seat) * weight) / (visits + weight)
        };
        mean + self.likings[index]
    }

    /// The first step to be played out next, the node after it, and how often it has been.
    pub(crate) fn next(&self, settings: &Settings) -> Option<(usize, NodeId, u32)> {
        let all: u32 = self.candidates.iter().map(|&(index, _)| self.tallies[index].visits).sum();
        let log = libm::log(f64::from(all + 1));
        let mut best: Option<(f64, (usize, NodeId, u32))> = None;
        for &(index, id) in &self.candidates {
            let visits = self.tallies[index].visits;
            let known = f64::from(visits) + settings.weight;
            let doubt = if known > 0.0 { settings.curiosity * (log / known).sqrt() } else { f64::INFINITY };
            let promise = self.promise(index, settings.weight) + doubt;
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, (index, id, visits)));
            }
        }
        best.map(|(_, found)| found)
    }

    /// Adds what came of a line of play.
    pub(crate) fn add(&mut self, index: usize, worth: &Worth) {
        self.tallies[index].add(worth);
    }

    /// Adds what another search has found about the same question.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn merge(&mut self, other: &Self) {
        let own = self.looks.iter_mut().chain(&mut self.tallies);
        own.zip(other.looks.iter().chain(&other.tallies)).for_each(|(tally, more)| tally.merge(more));
    }

    /// The best answer so far; none if there is nothing to do.
    pub(crate) fn choice<G: Expert>(
        &self,
        legal: &[G::Action],
        settings: &Settings,
        work: Work,
    ) -> Option<Choice<G::Action>> {
        let most = self.tallies.iter().map(|tally| tally.visits).max().unwrap_or(0);
        utility::choice::<G>(legal, &self.tallies, self.players, work, |index| {
            // What was hardly tried only looks good.
            let is_tried = self.tallies[index].visits.saturating_mul(2) >= most;
            (f64::from(u8::from(is_tried)), self.promise(index, settings.weight))
        })
    }
}
