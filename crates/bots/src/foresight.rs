//! Planning a whole turn.
//!
//! A turn of many small steps may end a game that is won although its first step looks poor by itself: random
//! playouts would hardly ever find the rest. And to a player who is far ahead all steps look about equally
//! good, so that they would dawdle. But within a turn nothing is hidden from the player whose turn it is,
//! until chance decides something. So two turns are searched for: one that ends the game with a practically
//! certain win and, failing that, for a player who is far ahead, one that scores as much as possible.

use std::collections::HashMap;

use alcazar_core::{Seat, SeatSet, Turn};
use rand::rngs::Xoshiro256PlusPlus;

use crate::ask::{Question, Work};
use crate::budget::Budget;
use crate::expert::{Expert, Insight};
use crate::playout::{Playout, Simulator, TurnCounter};
use crate::search::Settings;
use crate::temperament::Temperament;
use crate::utility::{Evaluation, Tally};

/// An ending counts as sure if nobody turned the game around in `DEALS` deals with `REPLIES` replies each.
const DEALS: u32 = 16;
const REPLIES: u32 = 16;

/// Looking for each of the two turns may take one in `SHARE` of all moves, but no more than `MAX_MOVES`,
/// since it can't be interrupted. With fewer than `MIN_MOVES` there is no plan: trying a turn out takes as
/// many again.
const SHARE: u64 = 8;
const MIN_MOVES: u64 = 2000;
const MAX_MOVES: u64 = 8000;

/// A turn must yield at least this much more than doing nothing to be worth a plan.
const MIN_YIELD: f64 = 1.0;

/// What planning needs to know about a game, beyond what every [`Expert`] knows. A game that implements it
/// also overrides [`Expert::plan`] with [`Foresight::plan`].
pub trait WholeTurns: Expert {
    /// Whether the end has begun, so that what a seat has after its turn is nearly what it will score.
    fn is_ending(&self) -> bool;

    /// Whether the seat whose turn it is may bring about the end in this turn, or the end has begun; what
    /// chance may give it on the way does not count. Turns of such a game never lead back to an earlier
    /// state.
    fn can_end_this_turn(&self) -> bool;

    /// Whether the seat whose turn it is leads by so much that it should end the game rather than collect
    /// more.
    fn should_end(&self) -> bool;

    /// How good a turn was for a seat that wants to end the game, judged by the state after it.
    fn turn_yield(&self, seat: Seat) -> f64;
}

/// A planned turn.
#[derive(Debug)]
pub struct Plan<A> {
    /// Its steps, at least one.
    pub(crate) steps: Vec<A>,
    /// The results of many lines of play after it.
    pub(crate) tally: Tally,
    /// Whether it ends the game so that nobody can turn it around.
    pub(crate) is_sure: bool,
}

/// What a turn is planned for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// To end the game.
    End,
    /// To score as much as possible.
    Score,
}

/// Looks for turns worth playing as a whole.
pub struct Foresight<'a, 'q, G: Expert> {
    question: &'a Question<'q, G>,
    settings: &'a Settings,
    simulator: &'a mut Simulator<G>,
    work: &'a mut Work,
    luck: Xoshiro256PlusPlus,
    /// How many moves may be tried for each of the two turns.
    max_moves: u64,
}

impl<'a, 'q, G: Expert> Foresight<'a, 'q, G> {
    /// None if the budget is too small to plan.
    pub(crate) fn new(
        question: &'a Question<'q, G>,
        settings: &'a Settings,
        simulator: &'a mut Simulator<G>,
        work: &'a mut Work,
    ) -> Option<Self> {
        let moves = match question.budget {
            Budget::Nodes(nodes) => nodes / SHARE,
            // A move that is evaluated and remembered takes a microsecond or two.
            Budget::Time(time) => time.as_micros() as u64 / SHARE,
        };
        let luck = question.luck();
        let max_moves = moves.min(MAX_MOVES);
        (moves >= MIN_MOVES).then_some(Self { question, settings, simulator, work, luck, max_moves })
    }
}

impl<G: WholeTurns> Foresight<'_, '_, G> {
    /// The turn that ends the game or else, if the seat is far ahead, the one that scores most; none if
    /// neither is worth it.
    pub fn plan(mut self) -> Option<Plan<G::Action>> {
        self.sure_end().or_else(|| self.best_score())
    }

    /// A turn that ends the game so that nobody can turn it around.
    fn sure_end(&mut self) -> Option<Plan<G::Action>> {
        let (steps, _) = self.turn_for(Goal::End)?;
        let seat = self.question.seat;
        let mut tally = Tally::default();
        let is_sure = (0..DEALS).all(|_| {
            let deal = self.deal_after(&steps);
            !self.question.is_stopped()
                && (0..REPLIES).all(|_| {
                    let playout = Playout { moves: u32::MAX, rounds: 0, ..self.settings.playout };
                    let evaluation = self.play_out(deal.clone(), playout);
                    tally.add(&evaluation);
                    evaluation.win[seat.index()] > 1.0 - f64::EPSILON
                })
        });
        is_sure.then_some(Plan { steps, tally, is_sure })
    }

    /// The turn that scores most, if the seat should end the game.
    fn best_score(&mut self) -> Option<Plan<G::Action>> {
        let deal = G::determinize(self.question.view, &mut self.luck);
        if !deal.should_end() {
            return None;
        }
        let (steps, turn_yield) = self.turn_for(Goal::Score)?;
        if turn_yield < deal.turn_yield(self.question.seat) + MIN_YIELD {
            return None;
        }
        let mut tally = Tally::default();
        for _ in 0..DEALS * REPLIES {
            if self.question.is_stopped() {
                return None;
            }
            let deal = self.deal_after(&steps);
            tally.add(&self.play_out(deal, self.settings.playout));
        }
        Some(Plan { steps, tally, is_sure: false })
    }

    /// A new deal of the unknown after these steps.
    fn deal_after(&mut self, steps: &[G::Action]) -> G {
        let mut deal = G::determinize(self.question.view, &mut self.luck);
        for action in steps {
            deal.apply_action(self.question.seat, action);
            self.work.nodes += 1;
        }
        deal
    }

    fn play_out(&mut self, mut state: G, playout: Playout) -> Evaluation {
        let mut turns = TurnCounter::new(&state, playout);
        self.simulator.play_out(&mut state, playout, &mut turns, self.work, &mut self.luck)
    }

    /// The steps of the best turn for this goal and its value, if there is one.
    fn turn_for(&mut self, goal: Goal) -> Option<(Vec<G::Action>, f64)> {
        let &Settings { temperament, playout: Playout { insight, .. }, .. } = self.settings;
        let seat = self.question.seat;
        let mut state = G::determinize(self.question.view, &mut self.luck);
        let Self { work, luck, max_moves, .. } = self;
        let mut planner =
            Planner { goal, seat, insight, temperament, left: *max_moves, known: HashMap::new(), work, luck };
        let value = planner.explore(&state);
        let mut steps = Vec::new();
        while let Some(action) = planner.known.get(&state).and_then(|best| best.next) {
            state.apply_action(seat, &action);
            steps.push(action);
        }
        (!steps.is_empty()).then_some((steps, value))
    }
}

/// The best way to go on from one state of a turn.
#[derive(Debug, Clone, Copy)]
struct Best<A> {
    /// Its value to the seat whose turn it is, if it serves the goal.
    value: f64,
    /// How the turn goes on, unless it is over.
    next: Option<A>,
}

/// A depth-first search over the states of one turn.
struct Planner<'a, G: WholeTurns> {
    goal: Goal,
    seat: Seat,
    insight: Insight,
    temperament: Temperament,
    /// How many moves may still be tried.
    left: u64,
    /// The states searched so far: many lines lead to the same one.
    known: HashMap<G, Best<G::Action>>,
    work: &'a mut Work,
    luck: &'a mut Xoshiro256PlusPlus,
}

impl<G: WholeTurns> Planner<'_, G> {
    /// The value of the best turn from here, if any serves the goal.
    fn explore(&mut self, state: &G) -> f64 {
        if let Some(best) = self.known.get(state) {
            return best.value;
        }
        if !self.goes_on(state) || self.goal == Goal::Score && self.left == 0 {
            return self.judge(state);
        }
        let mut best = Best { value: f64::NEG_INFINITY, next: None };
        if self.goal == Goal::Score || state.can_end_this_turn() {
            let mut legal = Vec::new();
            state.legal_actions(self.seat, &mut legal);
            for (number, action) in legal.iter().enumerate() {
                // An end is evaluation all remaining moves; otherwise each step gets an equal share of them.
                let kept = match self.goal {
                    Goal::End => 0,
                    Goal::Score => self.left - self.left / (legal.len() - number) as u64,
                };
                self.left -= kept;
                if let Some(left) = self.left.checked_sub(1) {
                    self.left = left;
                    self.work.nodes += 1;
                    let mut after = state.clone();
                    after.apply_action(self.seat, action);
                    let value = self.explore(&after) + state.liking(self.temperament, action);
                    if value > best.value {
                        best = Best { value, next: Some(*action) };
                    }
                }
                self.left += kept;
            }
        }
        self.known.insert(state.clone(), best);
        best.value
    }

    /// Whether the same seat goes on deciding, in its turn.
    fn goes_on(&self, state: &G) -> bool {
        state.active_seats() == SeatSet::only(self.seat)
            && matches!(state.turn(), Turn::Seats(asked) if asked == SeatSet::only(self.seat))
    }

    /// The value of a turn that ends here.
    fn judge(&mut self, state: &G) -> f64 {
        if self.goal == Goal::End && !state.is_ending() {
            return f64::NEG_INFINITY;
        }
        let mut state = state.clone();
        state.resolve_chance(self.luck);
        match self.goal {
            Goal::End => Evaluation::of(&state, self.insight).utility[self.seat.index()],
            Goal::Score => state.turn_yield(self.seat),
        }
    }
}
