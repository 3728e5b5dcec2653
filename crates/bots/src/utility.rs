//! The value of a position to each seat.

use alcazar_core::{Game, MAX_SEATS, SeatMap, Turn};

use crate::expert::{Expert, Insight, Points};

/// The weight of winning in the utility. The rest is the margin in points, so that a bot still plays sensibly
/// when it is far behind or far ahead.
const WIN_WEIGHT: f64 = 0.9;

/// The uncertainty of even a sure victory before the game is over. It makes a winning bot end the game rather
/// than collect more points.
const UNCERTAINTY: f64 = 0.02;

/// The result of a playout, or the expected result.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Evaluation {
    /// What each seat maximizes, from 0 to 1.
    pub(crate) utility: Points,
    /// Each seat's share of the victory.
    pub(crate) win: Points,
    /// Each seat's points.
    pub(crate) score: Points,
}

impl Evaluation {
    /// Evaluates a state in which no chance event is due.
    pub(crate) fn of<G: Expert>(state: &G, insight: Insight) -> Self {
        if state.turn() == Turn::Over {
            Self::from_standing(state)
        } else {
            Self::from_prospects(state, insight)
        }
    }

    /// Evaluates a game that is over, or as if it were.
    pub(crate) fn from_standing<G: Expert>(state: &G) -> Self {
        let standing = state.standing();
        let winners = standing.winners();
        let (mut win, mut score) = (Points::default(), Points::default());
        for (seat, &points) in standing.scores.iter() {
            score[seat.index()] = f64::from(points);
            if winners.contains(seat) {
                win[seat.index()] = 1.0 / winners.len() as f64;
            }
        }
        Self::new::<G>(state.players(), win, score)
    }

    /// Evaluates a game that is not over.
    pub(crate) fn from_prospects<G: Expert>(state: &G, insight: Insight) -> Self {
        let players = state.players();
        let score = match insight {
            Insight::Points => return Self::from_standing(state),
            Insight::Plain => state.plain_prospects(),
            Insight::Full => state.prospects(),
        };
        Self::from_expected_scores::<G>(players, score, state.lead())
    }

    /// Evaluates a game that is not over from the points that each seat can expect.
    fn from_expected_scores<G: Expert>(players: usize, score: Points, lead: f64) -> Self {
        let best = score[..players].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let mut win = Points::default();
        for seat in 0..players {
            // A lead of `lead` points makes the odds about 20 : 1.
            win[seat] = libm::exp(3.0 * (score[seat] - best) / lead);
        }
        let sum: f64 = win[..players].iter().sum();
        let fair = 1.0 / players as f64;
        win[..players]
            .iter_mut()
            .for_each(|win| *win = (1.0 - UNCERTAINTY) * *win / sum + UNCERTAINTY * fair);
        Self::new::<G>(players, win, score)
    }

    fn new<G: Expert>(players: usize, win: Points, score: Points) -> Self {
        let mut utility = Points::default();
        for seat in 0..players {
            let others: f64 = (0..players).filter(|&other| other != seat).map(|other| score[other]).sum();
            let mean = others / (players.max(2) - 1) as f64;
            let margin = (score[seat] - mean) / (2.0 * G::LEAD);
            let squashed = 0.5 + 0.5 * margin / (1.0 + margin.abs());
            utility[seat] = WIN_WEIGHT * win[seat] + (1.0 - WIN_WEIGHT) * squashed;
        }
        Self { utility, win, score }
    }
}

/// The sum of several evaluations.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) visits: u32,
    utility: Points,
    win: Points,
    score: Points,
}

impl Tally {
    pub(crate) fn add(&mut self, evaluation: &Evaluation) {
        self.visits += 1;
        for seat in 0..MAX_SEATS {
            self.utility[seat] += evaluation.utility[seat];
            self.win[seat] += evaluation.win[seat];
            self.score[seat] += evaluation.score[seat];
        }
    }

    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        for seat in 0..MAX_SEATS {
            self.utility[seat] += other.utility[seat];
            self.win[seat] += other.win[seat];
            self.score[seat] += other.score[seat];
        }
    }

    /// The mean utility of a seat; 0 without visits.
    pub(crate) fn mean(&self, seat: alcazar_core::Seat) -> f64 {
        if self.visits == 0 { 0.0 } else { self.utility[seat.index()] / f64::from(self.visits) }
    }

    pub(crate) fn estimate<A>(&self, action: A, players: usize) -> crate::Estimate<A> {
        let visits = f64::from(self.visits.max(1));
        let mean = |sums: &Points| SeatMap::from_fn(players, |seat| sums[seat.index()] / visits);
        crate::Estimate { action, visits: self.visits, win: mean(&self.win), score: mean(&self.score) }
    }
}

/// The answer with the highest rating, with the estimates of all tried actions.
pub(crate) fn choice<G: Game>(
    legal: &[G::Action],
    tallies: &[Tally],
    players: usize,
    work: crate::Work,
    rating: impl Fn(usize) -> (f64, f64),
) -> Option<crate::Choice<G::Action>> {
    let mut best: Option<(usize, (f64, f64))> = None;
    for index in 0..tallies.len() {
        let rated = rating(index);
        if best.is_none_or(|(_, max)| rated > max) {
            best = Some((index, rated));
        }
    }
    let (index, _) = best?;
    let tried = legal.iter().zip(tallies).filter(|(_, tally)| tally.visits > 0);
    Some(crate::Choice {
        action: *legal.get(index)?,
        estimates: tried.map(|(action, tally)| tally.estimate(*action, players)).collect(),
        work,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    type Toledo = toledo::State;

    fn mixed(win: [f64; 2], score: [f64; 2]) -> Evaluation {
        let (mut wins, mut scores) = (Points::default(), Points::default());
        wins[..2].copy_from_slice(&win);
        scores[..2].copy_from_slice(&score);
        Evaluation::new::<Toledo>(2, wins, scores)
    }

    #[test]
    fn utility_grows_with_winning_and_with_the_margin() {
        let utility = |win: f64, own: f64| mixed([win, 1.0 - win], [own, 10.0]).utility[0];
        assert!(utility(1.0, 11.0) > utility(0.0, 9.0) + 0.5);
        assert!(utility(1.0, 20.0) > utility(1.0, 11.0));
        assert!(utility(0.0, 9.0) > utility(0.0, 2.0));
        for (win, own) in [(0.0, -1000.0), (1.0, 1000.0)] {
            assert!((0.0..=1.0).contains(&utility(win, own)));
        }
    }

    #[test]
    fn ending_a_won_game_is_better_than_expecting_more_points() {
        let mut expected = Points::default();
        expected[..2].copy_from_slice(&[30.0, 10.0]);
        let to_come = Evaluation::from_expected_scores::<Toledo>(2, expected, Toledo::LEAD);
        let is_there = mixed([1.0, 0.0], [24.0, 10.0]);
        assert!(is_there.utility[0] > to_come.utility[0], "{is_there:?} {to_come:?}");
    }

    #[test]
    fn an_even_game_is_worth_the_same_to_both() {
        let evaluation = mixed([0.5, 0.5], [7.0, 7.0]);
        assert!(
            evaluation.utility[..2].iter().all(|utility| (utility - 0.5).abs() < 1e-12),
            "{evaluation:?}"
        );
    }
}
