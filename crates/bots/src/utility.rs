//! What a position is worth to each seat.

use alcazar_core::{Game, MAX_SEATS, SeatMap, Turn};

use crate::expert::{Expert, Insight, Points};

/// How much of the utility is winning; the rest is the margin in points, so that a bot plays on sensibly when it is
/// behind, and does not dawdle when it is ahead.
const WINNING: f64 = 0.9;

/// How unsure even the surest victory is before the game is over: who can end a game that he wins does not wait for more points.
const DOUBT: f64 = 0.02;

/// How a line of play came out, or looks to come out.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Worth {
    /// What each seat wants to have much of, from 0 to 1.
    pub(crate) utility: Points,
    /// Each seat's share of the victory.
    pub(crate) win: Points,
    /// Each seat's points.
    pub(crate) score: Points,
}

impl Worth {
    /// Of a state in which chance has nothing to decide.
    pub(crate) fn of<G: Expert>(state: &G, insight: Insight) -> Self {
        if state.turn() == Turn::Over { Self::of_the_end(state) } else { Self::of_prospects(state, insight) }
    }

    /// Of a game that is over, or as if it were.
    pub(crate) fn of_the_end<G: Expert>(state: &G) -> Self {
        let standing = state.standing();
        let winners = standing.winners();
        let (mut win, mut score) = (Points::default(), Points::default());
        for (seat, &points) in standing.scores.iter() {
            score[seat.index()] = f64::from(points);
            if winners.contains(seat) {
                win[seat.index()] = 1.0 / winners.len() as f64;
            }
        }
        Self::mix::<G>(state.players(), win, score)
    }

    /// Of a game that goes on, as it is seen with these eyes.
    pub(crate) fn of_prospects<G: Expert>(state: &G, insight: Insight) -> Self {
        let players = state.players();
        let score = match insight {
            Insight::Points => return Self::of_the_end(state),
            Insight::Plain => state.plain_prospects(),
            Insight::Full => state.prospects(),
        };
        Self::of_hopes::<G>(players, score, state.lead())
    }

    /// Of a game that goes on, if these are the points that each seat looks forward to.
    fn of_hopes<G: Expert>(players: usize, score: Points, lead: f64) -> Self {
        let best = score[..players].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let mut win = Points::default();
        for seat in 0..players {
            // A lead of `lead` points makes the odds about 20 : 1.
            win[seat] = libm::exp(3.0 * (score[seat] - best) / lead);
        }
        let sum: f64 = win[..players].iter().sum();
        let fair = 1.0 / players as f64;
        win[..players].iter_mut().for_each(|win| *win = (1.0 - DOUBT) * *win / sum + DOUBT * fair);
        Self::mix::<G>(players, win, score)
    }

    fn mix<G: Expert>(players: usize, win: Points, score: Points) -> Self {
        let mut utility = Points::default();
        for seat in 0..players {
            let others: f64 = (0..players).filter(|&other| other != seat).map(|other| score[other]).sum();
            let mean = others / (players.max(2) - 1) as f64;
            let margin = (score[seat] - mean) / (2.0 * G::LEAD);
            let squashed = 0.5 + 0.5 * margin / (1.0 + margin.abs());
            utility[seat] = WINNING * win[seat] + (1.0 - WINNING) * squashed;
        }
        Self { utility, win, score }
    }
}

/// The sum of what came out of several lines of play.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) visits: u32,
    utility: Points,
    win: Points,
    score: Points,
}

impl Tally {
    pub(crate) fn add(&mut self, worth: &Worth) {
        self.visits += 1;
        for seat in 0..MAX_SEATS {
            self.utility[seat] += worth.utility[seat];
            self.win[seat] += worth.win[seat];
            self.score[seat] += worth.score[seat];
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

    /// The mean utility of a seat; of what was never tried it is the worst.
    pub(crate) fn mean(&self, seat: alcazar_core::Seat) -> f64 {
        if self.visits == 0 { 0.0 } else { self.utility[seat.index()] / f64::from(self.visits) }
    }

    pub(crate) fn estimate<A>(&self, action: A, players: usize) -> crate::Estimate<A> {
        let visits = f64::from(self.visits.max(1));
        let mean = |sums: &Points| SeatMap::from_fn(players, |seat| sums[seat.index()] / visits);
        crate::Estimate { action, visits: self.visits, win: mean(&self.win), score: mean(&self.score) }
    }
}

/// The answer of a bot that has tried actions: the one of the highest rating, with all estimates.
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
        if best.is_none_or(|(_, most)| rated > most) {
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

    fn mixed(win: [f64; 2], score: [f64; 2]) -> Worth {
        let (mut wins, mut scores) = (Points::default(), Points::default());
        wins[..2].copy_from_slice(&win);
        scores[..2].copy_from_slice(&score);
        Worth::mix::<Toledo>(2, wins, scores)
    }

    #[test]
    fn winning_by_little_is_better_than_losing_by_little_and_both_have_degrees() {
        let utility = |win: f64, own: f64| mixed([win, 1.0 - win], [own, 10.0]).utility[0];
        assert!(utility(1.0, 11.0) > utility(0.0, 9.0) + 0.5);
        assert!(utility(1.0, 20.0) > utility(1.0, 11.0));
        assert!(utility(0.0, 9.0) > utility(0.0, 2.0));
        for (win, own) in [(0.0, -1000.0), (1.0, 1000.0)] {
            assert!((0.0..=1.0).contains(&utility(win, own)));
        }
    }

    #[test]
    fn who_can_end_a_game_that_he_wins_does_not_wait_for_more_points() {
        let mut hopes = Points::default();
        hopes[..2].copy_from_slice(&[30.0, 10.0]);
        let to_come = Worth::of_hopes::<Toledo>(2, hopes, Toledo::LEAD);
        let is_there = mixed([1.0, 0.0], [24.0, 10.0]);
        assert!(is_there.utility[0] > to_come.utility[0], "{is_there:?} {to_come:?}");
    }

    #[test]
    fn an_even_game_is_worth_the_same_to_both() {
        let worth = mixed([0.5, 0.5], [7.0, 7.0]);
        assert!(worth.utility[..2].iter().all(|utility| (utility - 0.5).abs() < 1e-12), "{worth:?}");
    }
}
