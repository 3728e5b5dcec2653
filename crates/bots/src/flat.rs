//! Determinized Monte Carlo without a tree: every action is tried on many deals, and the best mean is taken.

use crate::ask::{Bot, Choice, Question};
use crate::budget::Meter;
use crate::expert::Expert;
use crate::playout::{Player, Playout};
use crate::utility::{self, Tally};

/// How much an action is worth trying again that was tried less than others.
const CURIOSITY: f64 = 0.4;

/// Tries the actions by playing on from each of them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Flat {
    pub(crate) playout: Playout,
}

impl<G: Expert> Bot<G> for Flat {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        if let [] | [_] = question.legal {
            return question.legal.first().copied().map(Choice::unthinking);
        }
        let mut luck = question.luck();
        let mut meter = Meter::new(question.budget);
        let mut player = Player::<G>::default();
        let mut deal = G::determinize(question.view, &mut luck);
        let players = deal.players();
        player.actions.extend_from_slice(question.legal);
        player.narrow(&deal, question.seat);
        let candidates = std::mem::take(&mut player.actions);
        let mut tallies = vec![Tally::default(); candidates.len()];
        let mut tries = 0_u32;
        loop {
            // Optimism in the face of the unknown (UCB1): a mean counts the less the fewer tries it rests on.
            let log = libm::log(f64::from(tries.max(1)));
            let promise = |tally: &Tally| match tally.visits {
                0 => f64::INFINITY,
                visits => tally.mean(question.seat) + CURIOSITY * libm::sqrt(log / f64::from(visits)),
            };
            let most =
                (0..tallies.len()).max_by(|&a, &b| promise(&tallies[a]).total_cmp(&promise(&tallies[b])))?;
            deal.act(question.seat, &candidates[most]);
            meter.work.nodes += 1;
            let worth = player.play_out(&mut deal, self.playout, &mut meter.work, &mut luck);
            tallies[most].add(&worth);
            tries += 1;
            if meter.is_spent(question) {
                break;
            }
            deal = G::determinize(question.view, &mut luck);
        }
        utility::choice::<G>(&candidates, &tallies, players, meter.work, |tally| {
            (f64::from(tally.visits), tally.mean(question.seat))
        })
    }
}
