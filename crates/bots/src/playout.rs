//! Playing on from a state, quickly.

use alcazar_core::{Luck, Seat, SeatSet, Turn};

use crate::ask::Work;
use crate::expert::{Expert, Insight};
use crate::utility::Worth;

/// How a line of play is followed from where the bot stops looking closely.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playout {
    /// How many moves are played for each seat at the table before the expert evaluates what came of them.
    pub moves: u32,
    /// After so many rounds of turns, and the turn that follows them, the expert evaluates even if moves are left; with 0 only moves are
    /// counted. Lines of play that end with the same turn can be compared, whether they took many small decisions or few.
    pub rounds: u32,
    /// How carefully they are chosen: the most appealing of so many, each drawn in proportion to its appeal. With 0 all are equally
    /// likely.
    pub choosiness: u32,
    /// How many of the actions come to mind at all, each equally likely: of many, most are not even looked at.
    pub glances: usize,
    /// With which eyes is judged what came of them.
    pub insight: Insight,
}

/// Counts the turns of a line of play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clock {
    active: SeatSet,
    /// How many turns may still end.
    left: u32,
}

impl Clock {
    pub(crate) fn new<G: Expert>(state: &G, playout: Playout) -> Self {
        let left = match playout.rounds {
            0 => u32::MAX,
            rounds => rounds.saturating_mul(state.players() as u32).saturating_add(1),
        };
        Self { active: state.active_seats(), left }
    }

    /// Whether the last turn has ended.
    pub(crate) fn is_up<G: Expert>(&mut self, state: &G) -> bool {
        let active = state.active_seats();
        if active != self.active {
            self.active = active;
            self.left -= 1;
        }
        self.left == 0
    }
}

/// The buffers of somebody who plays on, kept so that nothing is allocated on the way.
#[derive(Debug)]
pub(crate) struct Player<G: Expert> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) weights: Vec<f64>,
    /// The weight of each action and all before it.
    sums: Vec<f64>,
}

impl<G: Expert> Default for Player<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), weights: Vec::new(), sums: Vec::new() }
    }
}

impl<G: Expert> Player<G> {
    /// Plays on and says what comes out of it.
    pub(crate) fn play_out(
        &mut self,
        state: &mut G,
        playout: Playout,
        clock: &mut Clock,
        work: &mut Work,
        luck: &mut impl Luck,
    ) -> Worth {
        work.playouts += 1;
        let mut left = playout.moves.saturating_mul(state.players() as u32);
        loop {
            state.resolve_chance(luck);
            let Turn::Seats(asked) = state.turn() else { return Worth::of_the_end(state) };
            if left == 0 || clock.is_up(state) {
                return Worth::of_prospects(state, playout.insight);
            }
            left -= 1;
            let seat = asked.iter().next().expect("somebody is asked");
            state.legal_actions(seat, &mut self.actions);
            let index = match (self.actions.len(), playout.choosiness) {
                (1, _) => 0,
                (many, 0) => luck.below(many as u32) as usize,
                (many, choosiness) => {
                    if many > playout.glances {
                        self.glance(playout.glances, luck);
                    }
                    self.weigh(state, seat);
                    self.by_appeal(choosiness, luck)
                }
            };
            state.apply_action(seat, &self.actions[index]);
            work.nodes += 1;
        }
    }

    /// Forgets all but so many of the actions: those at equal distances, from a place by chance. Actions that are alike stand together.
    fn glance(&mut self, glances: usize, luck: &mut impl Luck) {
        let many = self.actions.len();
        let begin = luck.below(many as u32) as usize;
        for place in 0..glances {
            self.actions[place] = self.actions[(place * many + begin) / glances];
        }
        self.actions.truncate(glances);
    }

    /// Fills in the appeal of each action.
    pub(crate) fn weigh(&mut self, state: &G, seat: Seat) {
        self.weights.clear();
        state.appeal(seat, &self.actions, &mut self.weights);
    }

    /// The most appealing of so many weighed actions, each drawn in proportion to its appeal.
    pub(crate) fn by_appeal(&mut self, choosiness: u32, luck: &mut impl Luck) -> usize {
        let mut sum = 0.0;
        self.sums.clear();
        self.sums.extend(self.weights.iter().map(|weight| {
            sum += weight;
            sum
        }));
        let last = self.weights.len() - 1;
        let mut best = 0;
        for number in 0..choosiness {
            let drawn = unit(luck) * sum;
            let index = self.sums.partition_point(|sum| *sum <= drawn).min(last);
            if number == 0 || self.weights[index] > self.weights[best] {
                best = index;
            }
        }
        best
    }
}

/// A number from 0 up to 1.
fn unit(luck: &mut impl Luck) -> f64 {
    const PARTS: u32 = 1 << 30;
    f64::from(luck.below(PARTS)) / f64::from(PARTS)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// How often of 3,000 times each of three actions is drawn.
    fn draws(choosiness: u32) -> [u32; 3] {
        let mut player = Player::<toledo::State> { weights: vec![1.0, 3.0, 2.0], ..Player::default() };
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut counts = [0; 3];
        for _ in 0..3000 {
            counts[player.by_appeal(choosiness, &mut luck)] += 1;
        }
        counts
    }

    #[test]
    fn what_is_more_appealing_is_done_more_often_and_the_more_so_the_choosier() {
        // One sixth, a half, a third.
        let plain = draws(1);
        for (count, expected) in plain.into_iter().zip([500, 1500, 1000]) {
            assert!(count.abs_diff(expected) < 120, "{plain:?}");
        }
        // Of three: the second unless all three are others, which is one time in eight.
        let choosy = draws(3);
        assert!(choosy[1].abs_diff(2625) < 120, "{choosy:?}");
        assert!(choosy[0] < 60, "{choosy:?}");
    }
}
