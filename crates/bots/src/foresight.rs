//! Turns that are thought through as a whole.
//!
//! A turn of many small steps may end a game that is won, and its first step look poor by itself: lines of play would hardly ever
//! find the rest by chance. And who is far ahead sees hardly any difference between his steps, and would dawdle. But within a turn
//! nothing is hidden from who has it, until chance decides something. So two turns are looked for: one that ends the game as good as
//! surely won, and, if there is none, for who is far ahead one that brings home what there is.

use std::collections::HashMap;

use alcazar_core::{Seat, SeatSet, Turn};
use rand::rngs::Xoshiro256PlusPlus;

use crate::ask::{Question, Work};
use crate::budget::Budget;
use crate::expert::{Expert, Insight};
use crate::playout::{Clock, Player, Playout};
use crate::search::Settings;
use crate::temperament::Temperament;
use crate::utility::{Tally, Worth};

/// An end is as good as sure if nobody turned the game in so many deals, though so many replies were tried in each.
const DEALS: u32 = 16;
const REPLIES: u32 = 16;

/// One in so many of all moves may be made to find each of the two turns, but no more than the most: they can't be interrupted. Who has
/// fewer than the fewest does not plan, since trying a turn out takes as many again.
const SHARE: u64 = 8;
const FEWEST: u64 = 2000;
const MOST: u64 = 8000;

/// A turn that brings home less than this is not worth a plan.
const WORTH_IT: f64 = 1.0;

/// A whole turn, thought through.
#[derive(Debug)]
pub(crate) struct Plan<A> {
    /// Its steps; there is one at least.
    pub(crate) steps: Vec<A>,
    /// What came of it in many lines of play.
    pub(crate) tally: Tally,
    /// Whether it ends the game, so that nobody can turn it any more.
    pub(crate) is_sure: bool,
}

/// What a turn is planned for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// To end the game.
    End,
    /// To bring home what there is.
    Harvest,
}

/// Somebody who can look ahead as far as this turn lasts.
pub(crate) struct Foresight<'a, 'q, G: Expert> {
    question: &'a Question<'q, G>,
    settings: &'a Settings,
    player: &'a mut Player<G>,
    work: &'a mut Work,
    luck: Xoshiro256PlusPlus,
    /// How many moves he may make in his mind for each of the two turns.
    most: u64,
}

impl<'a, 'q, G: Expert> Foresight<'a, 'q, G> {
    /// Nobody plans who has too little to think with.
    pub(crate) fn new(
        question: &'a Question<'q, G>,
        settings: &'a Settings,
        player: &'a mut Player<G>,
        work: &'a mut Work,
    ) -> Option<Self> {
        let most = match question.budget {
            Budget::Nodes(nodes) => nodes / SHARE,
            // A move that is judged and remembered takes a microsecond or two.
            Budget::Time(time) => time.as_micros() as u64 / SHARE,
        };
        let luck = question.luck();
        (most >= FEWEST).then_some(Self { question, settings, player, work, luck, most: most.min(MOST) })
    }

    /// The turn that ends the game, or else the one that brings home what there is, if either is worth it.
    pub(crate) fn plan(mut self) -> Option<Plan<G::Action>> {
        self.sure_end().or_else(|| self.harvest())
    }

    /// A turn that ends the game so that nobody can turn it any more.
    fn sure_end(&mut self) -> Option<Plan<G::Action>> {
        let (steps, _) = self.turn_for(Goal::End)?;
        let seat = self.question.seat;
        let mut tally = Tally::default();
        let is_sure = (0..DEALS).all(|_| {
            let deal = self.deal_after(&steps);
            !self.question.is_stopped()
                && (0..REPLIES).all(|_| {
                    let playout = Playout { moves: u32::MAX, rounds: 0, ..self.settings.playout };
                    let worth = self.play_out(deal.clone(), playout);
                    tally.add(&worth);
                    worth.win[seat.index()] > 1.0 - f64::EPSILON
                })
        });
        is_sure.then_some(Plan { steps, tally, is_sure })
    }

    /// A turn that brings home what there is.
    fn harvest(&mut self) -> Option<Plan<G::Action>> {
        let deal = G::determinize(self.question.view, &mut self.luck);
        if !deal.makes_for_the_end() {
            return None;
        }
        let (steps, harvest) = self.turn_for(Goal::Harvest)?;
        if harvest < deal.harvest(self.question.seat) + WORTH_IT {
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

    /// What the unknown may be like after these steps.
    fn deal_after(&mut self, steps: &[G::Action]) -> G {
        let mut deal = G::determinize(self.question.view, &mut self.luck);
        for action in steps {
            deal.apply_action(self.question.seat, action);
            self.work.nodes += 1;
        }
        deal
    }

    fn play_out(&mut self, mut state: G, playout: Playout) -> Worth {
        let mut clock = Clock::new(&state, playout);
        self.player.play_out(&mut state, playout, &mut clock, self.work, &mut self.luck)
    }

    /// The steps of the best turn for this goal and what it comes to, if there is any.
    fn turn_for(&mut self, goal: Goal) -> Option<(Vec<G::Action>, f64)> {
        let &Settings { temperament, playout: Playout { insight, .. }, .. } = self.settings;
        let seat = self.question.seat;
        let mut state = G::determinize(self.question.view, &mut self.luck);
        let Self { work, luck, most, .. } = self;
        let mut planner =
            Planner { goal, seat, insight, temperament, left: *most, known: HashMap::new(), work, luck };
        let value = planner.explore(&state);
        let mut steps = Vec::new();
        while let Some(action) = planner.known.get(&state).and_then(|best| best.next) {
            state.apply_action(seat, &action);
            steps.push(action);
        }
        (!steps.is_empty()).then_some((steps, value))
    }
}

/// The best that can be made of a turn from one of its moments on.
#[derive(Debug, Clone, Copy)]
struct Best<A> {
    /// What it is worth to the seat that has the turn, if it serves the goal.
    value: f64,
    /// How the turn goes on, unless it is over.
    next: Option<A>,
}

/// Somebody who thinks a turn through.
struct Planner<'a, G: Expert> {
    goal: Goal,
    seat: Seat,
    insight: Insight,
    temperament: Temperament,
    /// How many moves he may still make in his mind.
    left: u64,
    /// What is known of the moments that he has looked at: many lines lead to the same.
    known: HashMap<G, Best<G::Action>>,
    work: &'a mut Work,
    luck: &'a mut Xoshiro256PlusPlus,
}

impl<G: Expert> Planner<'_, G> {
    /// What the turn can come to from here if it serves the goal.
    fn explore(&mut self, state: &G) -> f64 {
        if let Some(best) = self.known.get(state) {
            return best.value;
        }
        if !self.goes_on(state) || self.goal == Goal::Harvest && self.left == 0 {
            return self.judge(state);
        }
        let mut best = Best { value: f64::NEG_INFINITY, next: None };
        if self.goal == Goal::Harvest || state.may_end() {
            let mut legal = Vec::new();
            state.legal_actions(self.seat, &mut legal);
            for (number, action) in legal.iter().enumerate() {
                // An end is worth all the effort; else each step has its share of it.
                let kept = match self.goal {
                    Goal::End => 0,
                    Goal::Harvest => self.left - self.left / (legal.len() - number) as u64,
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
        state.active_seats() == self.seat
            && matches!(state.turn(), Turn::Seats(asked) if asked == SeatSet::only(self.seat))
    }

    /// What a turn that ends here is worth.
    fn judge(&mut self, state: &G) -> f64 {
        if self.goal == Goal::End && !state.is_ending() {
            return f64::NEG_INFINITY;
        }
        let mut state = state.clone();
        state.resolve_chance(self.luck);
        match self.goal {
            Goal::End => Worth::of(&state, self.insight).utility[self.seat.index()],
            Goal::Harvest => state.harvest(self.seat),
        }
    }
}
