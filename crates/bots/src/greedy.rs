//! One step ahead.

use alcazar_core::Luck;

use crate::ask::{Bot, Choice, Question};
use crate::budget::Meter;
use crate::expert::{Expert, Insight};
use crate::playout::Player;
use crate::temperament::Temperament;
use crate::utility::{self, Tally, Worth};

/// How often an action is tried, each time on another deal and with other luck.
const SAMPLES: usize = 4;

/// Once in so many decisions the second best is done.
const CIRCLES: u32 = 48;

/// Looks one step ahead and takes what the expert likes best.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Greedy {
    /// How many actions it sees: those that catch the eye. What lies far off is overlooked, as beginners do.
    pub(crate) glances: usize,
    /// With which eyes it judges what it does.
    pub(crate) insight: Insight,
    /// What it likes.
    pub(crate) temperament: Temperament,
}

impl<G: Expert> Bot<G> for Greedy {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        if let [] | [_] = question.legal {
            return question.legal.first().copied().map(Choice::unthinking);
        }
        let mut luck = question.luck();
        let mut meter = Meter::new(question.budget);
        let mut deal = G::determinize(question.view, &mut luck);
        let (seen, first) = self.seen(question, &deal, &mut luck);
        let likings: Vec<f64> = seen.iter().map(|action| deal.liking(self.temperament, action)).collect();
        let mut tallies = vec![Tally::default(); seen.len()];
        for _ in 0..SAMPLES {
            for (action, tally) in seen.iter().zip(&mut tallies) {
                let mut state = deal.clone();
                state.apply_action(question.seat, action);
                state.resolve_chance(&mut luck);
                tally.add(&Worth::of(&state, self.insight));
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
        // Where nothing is hidden, a turn can lead back to where it began, and the best step would be the same for ever.
        if luck.below(CIRCLES) == 0
            && let Some(best) = (0..ratings.len()).max_by(|&a, &b| ratings[a].total_cmp(&ratings[b]))
        {
            ratings[best] = f64::NEG_INFINITY;
        }
        utility::choice::<G>(&seen, &tallies, deal.players(), meter.work, |index| {
            // Where nothing pays at once, and so all are equal, what caught the eye first is done.
            (ratings[index], f64::from(u8::from(Some(seen[index]) == first)))
        })
    }
}

impl Greedy {
    /// The actions that are looked at, sorted, and which of them caught the eye first, if not all are seen.
    fn seen<G: Expert>(
        self,
        question: &Question<'_, G>,
        deal: &G,
        luck: &mut impl Luck,
    ) -> (Vec<G::Action>, Option<G::Action>) {
        let mut player = Player::<G>::default();
        player.actions.extend_from_slice(question.legal);
        if player.actions.len() <= self.glances {
            return (player.actions, None);
        }
        player.weigh(deal, question.seat);
        // A glance is no judgement: what is many times as appealing catches the eye only a little more often.
        player.weights.iter_mut().for_each(|weight| *weight = weight.sqrt().sqrt().sqrt());
        let mut seen = Vec::with_capacity(self.glances);
        for _ in 0..self.glances {
            let index = player.by_appeal(1, luck);
            seen.push(player.actions.remove(index));
            player.weights.remove(index);
        }
        let first = seen.first().copied();
        seen.sort_unstable();
        (seen, first)
    }
}
