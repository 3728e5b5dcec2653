//! One step ahead.

use alcazar_core::Luck;

use crate::ask::{Bot, Choice, Question};
use crate::budget::Meter;
use crate::expert::{Expert, Insight};
use crate::playout::Simulator;
use crate::temperament::Temperament;
use crate::utility::{self, Evaluation, Tally};

/// How often an action is tried, each time on a new deal and with new random draws.
const SAMPLES: usize = 4;

/// One decision in this many takes the second-best action.
const SECOND_BEST_ODDS: u32 = 48;

/// Looks one step ahead and takes the action with the best evaluation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Greedy {
    /// How many actions it considers, drawn by appeal. Weak levels overlook the others, as beginners do.
    pub(crate) max_candidates: usize,
    /// Which evaluation it uses.
    pub(crate) insight: Insight,
    /// Its preferences.
    pub(crate) temperament: Temperament,
}

impl<G: Expert> Bot<G> for Greedy {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        if let [] | [_] = question.legal {
            return question.legal.first().copied().map(Choice::without_estimates);
        }
        let mut luck = question.luck();
        let mut meter = Meter::new(question.budget);
        let mut deal = G::determinize(question.view, &mut luck);
        let (considered, first) = self.considered(question, &deal, &mut luck);
        let likings: Vec<f64> =
            considered.iter().map(|action| deal.liking(self.temperament, action)).collect();
        let mut tallies = vec![Tally::default(); considered.len()];
        for _ in 0..SAMPLES {
            for (action, tally) in considered.iter().zip(&mut tallies) {
                let mut state = deal.clone();
                state.apply_action(question.seat, action);
                state.resolve_chance(&mut luck);
                tally.add(&Evaluation::of(&state, self.insight));
                meter.work.nodes += 1;
                meter.work.playouts += 1;
            }
            if meter.is_spent(question) {
                break;
            }
            deal = G::determinize(question.view, &mut luck);
        }
        let mut ratings: Vec<f64> =
            tallies.iter().zip(&likings).map(|(tally, liking)| tally.mean(question.seat) + liking).collect();
        // Where nothing is hidden, a turn can return to an earlier state, and the best action would repeat
        // forever.
        if luck.below(SECOND_BEST_ODDS) == 0
            && let Some(best) = (0..ratings.len()).max_by(|&a, &b| ratings[a].total_cmp(&ratings[b]))
        {
            ratings[best] = f64::NEG_INFINITY;
        }
        utility::choice::<G>(&considered, &tallies, deal.players(), meter.work, |index| {
            // Ties go to the action that was drawn first.
            (ratings[index], f64::from(u8::from(Some(considered[index]) == first)))
        })
    }
}

impl Greedy {
    /// The actions to consider, sorted, and which of them was drawn first, unless all are considered.
    fn considered<G: Expert>(
        self,
        question: &Question<'_, G>,
        deal: &G,
        luck: &mut impl Luck,
    ) -> (Vec<G::Action>, Option<G::Action>) {
        let mut simulator = Simulator::<G>::default();
        simulator.actions.extend_from_slice(question.legal);
        if simulator.actions.len() <= self.max_candidates {
            return (simulator.actions, None);
        }
        simulator.weigh(deal, question.seat);
        // Flatten the weights: even a far more appealing action is considered only a little more often.
        simulator.weights.iter_mut().for_each(|weight| *weight = weight.sqrt().sqrt().sqrt());
        let mut considered = Vec::with_capacity(self.max_candidates);
        let mut first = None;
        for _ in 0..self.max_candidates {
            let index = simulator.by_appeal(1, luck);
            let action = simulator.actions.remove(index);
            simulator.weights.remove(index);
            first.get_or_insert(action);
            let place = considered.partition_point(|other| *other < action);
            considered.insert(place, action);
        }
        (considered, first)
    }
}
