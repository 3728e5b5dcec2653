//! Fast playouts from a state.

use alcazar_core::{Luck, Seat, SeatSet, Turn};

use crate::ask::Work;
use crate::expert::{Expert, Insight};
use crate::utility::Evaluation;

/// How playouts are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playout {
    /// The number of moves per seat before the expert evaluates the state.
    pub moves: u32,
    /// After this many rounds of turns plus one turn, the expert evaluates the state even if moves are left.
    /// With 0, only moves count. Playouts that end with the same turn are comparable, whether they took many
    /// decisions or few.
    pub rounds: u32,
    /// A move is the most appealing of this many, each drawn in proportion to its appeal. With 0, all moves
    /// are equally likely.
    pub tournament_size: u32,
    /// The size of the random sample of legal actions that is considered at all.
    pub max_candidates: usize,
    /// Which evaluation is used at the end of a playout.
    pub insight: Insight,
}

/// Counts the turns of a playout.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TurnCounter {
    active: SeatSet,
    /// How many turns may still end.
    left: u32,
}

impl TurnCounter {
    pub(crate) fn new<G: Expert>(state: &G, playout: Playout) -> Self {
        let left = match playout.rounds {
            0 => u32::MAX,
            rounds => rounds.saturating_mul(state.players() as u32).saturating_add(1),
        };
        Self { active: state.active_seats(), left }
    }

    /// Whether the last turn to be played has ended.
    pub(crate) fn has_run_out<G: Expert>(&mut self, state: &G) -> bool {
        let active = state.active_seats();
        if active != self.active {
            self.active = active;
            self.left -= 1;
        }
        self.left == 0
    }
}

/// Runs playouts. It keeps its buffers, so that playouts don't allocate.
#[derive(Debug)]
pub(crate) struct Simulator<G: Expert> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) weights: Vec<f64>,
    /// Cumulative weights.
    sums: Vec<f64>,
}

impl<G: Expert> Default for Simulator<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), weights: Vec::new(), sums: Vec::new() }
    }
}

impl<G: Expert> Simulator<G> {
    /// Plays on from a state and evaluates the result.
    pub(crate) fn play_out(
        &mut self,
        state: &mut G,
        playout: Playout,
        turns: &mut TurnCounter,
        work: &mut Work,
        luck: &mut impl Luck,
    ) -> Evaluation {
        work.playouts += 1;
        let mut left = playout.moves.saturating_mul(state.players() as u32);
        loop {
            state.resolve_chance(luck);
            let Turn::Seats(asked) = state.turn() else { return Evaluation::from_standing(state) };
            if left == 0 || turns.has_run_out(state) {
                return Evaluation::from_prospects(state, playout.insight);
            }
            left -= 1;
            let seat = asked.iter().next().expect("a seat is asked");
            state.legal_actions(seat, &mut self.actions);
            let index = match (self.actions.len(), playout.tournament_size) {
                (1, _) => 0,
                (many, 0) => luck.below(many as u32) as usize,
                (many, tournament_size) => {
                    if many > playout.max_candidates {
                        self.sample_actions(playout.max_candidates, luck);
                    }
                    self.weigh(state, seat);
                    self.by_appeal(tournament_size, luck)
                }
            };
            state.apply_action(seat, &self.actions[index]);
            work.nodes += 1;
        }
    }

    /// Keeps a systematic sample of the actions: equal distances from a random start. Similar actions are
    /// neighbours.
    fn sample_actions(&mut self, max_candidates: usize, luck: &mut impl Luck) {
        let many = self.actions.len();
        let begin = luck.below(many as u32) as usize;
        for place in 0..max_candidates {
            self.actions[place] = self.actions[(place * many + begin) / max_candidates];
        }
        self.actions.truncate(max_candidates);
    }

    /// Computes the weight of each action.
    pub(crate) fn weigh(&mut self, state: &G, seat: Seat) {
        self.weights.clear();
        state.appeal(seat, &self.actions, &mut self.weights);
    }

    /// The most appealing of `tournament_size` weighted actions, each drawn in proportion to its appeal.
    pub(crate) fn by_appeal(&mut self, tournament_size: u32, luck: &mut impl Luck) -> usize {
        let mut sum = 0.0;
        self.sums.clear();
        self.sums.extend(self.weights.iter().map(|weight| {
            sum += weight;
            sum
        }));
        let last = self.weights.len() - 1;
        let mut best = 0;
        for number in 0..tournament_size {
            let drawn = unit(luck) * sum;
            let index = self.sums.partition_point(|sum| *sum <= drawn).min(last);
            if number == 0 || self.weights[index] > self.weights[best] {
                best = index;
            }
        }
        best
    }
}

/// A random number in [0, 1).
fn unit(luck: &mut impl Luck) -> f64 {
    const PARTS: u32 = 1 << 30;
    f64::from(luck.below(PARTS)) / f64::from(PARTS)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// How often each of three actions is drawn in 3,000 draws.
    fn draws(tournament_size: u32) -> [u32; 3] {
        let mut simulator =
            Simulator::<toledo::State> { weights: vec![1.0, 3.0, 2.0], ..Simulator::default() };
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut counts = [0; 3];
        for _ in 0..3000 {
            counts[simulator.by_appeal(tournament_size, &mut luck)] += 1;
        }
        counts
    }

    #[test]
    fn larger_tournaments_favour_the_more_appealing_actions() {
        // One sixth, a half, a third.
        let plain = draws(1);
        for (count, expected) in plain.into_iter().zip([500, 1500, 1000]) {
            assert!(count.abs_diff(expected) < 120, "{plain:?}");
        }
        // With three draws, the second wins unless all three are others, which happens one time in eight.
        let choosy = draws(3);
        assert!(choosy[1].abs_diff(2625) < 120, "{choosy:?}");
        assert!(choosy[0] < 60, "{choosy:?}");
    }
}
