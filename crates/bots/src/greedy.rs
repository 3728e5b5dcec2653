//! One step ahead.

use alcazar_core::{Luck, Turn};

use crate::ask::{Bot, Choice, Question};
use crate::budget::Meter;
use crate::expert::Expert;
use crate::playout::unit;
use crate::utility::{self, Tally, Worth};

/// How often an action is tried, each time on another deal and with other luck.
const SAMPLES: usize = 4;

/// Looks one step ahead and takes what the expert likes best.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Greedy {
    /// How often, out of one, it does not think at all.
    pub(crate) distraction: f64,
}

impl<G: Expert> Bot<G> for Greedy {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        let mut luck = question.luck();
        if question.legal.len() <= 1 || unit(&mut luck) < self.distraction {
            return luck.pick(question.legal).copied().map(Choice::unthinking);
        }
        let mut meter = Meter::new(question.budget);
        let mut tallies = vec![Tally::default(); question.legal.len()];
        let mut players = 0;
        for _ in 0..SAMPLES {
            let deal = G::determinize(question.view, &mut luck);
            players = deal.players();
            for (action, tally) in question.legal.iter().zip(&mut tallies) {
                let mut state = deal.clone();
                state.act(question.seat, action);
                state.let_chance_decide(&mut luck);
                let is_over = state.turn() == Turn::Over;
                tally.add(&if is_over { Worth::of_the_end(&state) } else { Worth::of_prospects(&state) });
                meter.work.nodes += 1;
                meter.work.playouts += 1;
            }
            if meter.is_spent(question) {
                break;
            }
        }
        utility::choice::<G>(question.legal, &tallies, players, meter.work, |tally| {
            (tally.mean(question.seat), 0.0)
        })
    }
}
