//! Looking for a turn that ends the game.
//!
//! A turn of many small steps may end a game that is won, and the first step of such a line look poor by itself: lines of play
//! would hardly ever find the rest by chance. But within the turn nothing is hidden from who has it, so he can think it through.

use std::collections::HashMap;

use alcazar_core::{Luck, Seat, SeatSet, Turn};

use crate::ask::{Question, Work};
use crate::budget::Budget;
use crate::expert::{Expert, Insight};
use crate::playout::{Player, Playout};
use crate::root::Root;
use crate::search::Settings;
use crate::temper::Temper;
use crate::utility::Worth;

/// An end is sure if nobody turned the game in so many deals, though so many replies were tried in each.
const DEALS: u32 = 16;
const REPLIES: u32 = 16;

/// The steps of a turn that ends the game so that nobody can turn it any more, if one is found. What came of trying it goes to the root.
pub(crate) fn sure_ending<G: Expert>(
    question: &Question<'_, G>,
    settings: &Settings,
    player: &mut Player<G>,
    root: &mut Root,
    work: &mut Work,
) -> Option<Vec<G::Action>> {
    let is_too_much = match question.budget {
        Budget::Nodes(nodes) => settings.foresight > nodes / 4,
        Budget::Time(_) => false,
    };
    if settings.foresight == 0 || is_too_much {
        return None;
    }
    let mut luck = question.luck();
    let deal = G::determinize(question.view, &mut luck);
    let turn = ending_turn(deal, question.seat, settings, work, &mut luck);
    let first = question.legal.iter().position(|action| turn.first() == Some(action))?;
    let is_sure = (0..DEALS).all(|_| {
        let mut deal = G::determinize(question.view, &mut luck);
        act_all(&mut deal, question.seat, &turn, work);
        (0..REPLIES).all(|_| {
            let worth = player.play_to_the_end(&mut deal.clone(), settings.playout, work, &mut luck);
            root.add(first, &worth);
            worth.win[question.seat.index()] > 1.0 - f64::EPSILON
        })
    });
    is_sure.then_some(turn)
}

/// Takes all steps of a turn.
pub(crate) fn act_all<G: Expert>(state: &mut G, seat: Seat, turn: &[G::Action], work: &mut Work) {
    for action in turn {
        state.act(seat, action);
        work.nodes += 1;
    }
}

/// The steps of a turn that ends the game, by the evaluation the best of those that do; none if none is found.
fn ending_turn<G: Expert>(
    deal: G,
    seat: Seat,
    settings: &Settings,
    work: &mut Work,
    luck: &mut impl Luck,
) -> Vec<G::Action> {
    let &Settings { foresight: left, temper, playout: Playout { insight, .. }, .. } = settings;
    let mut planner = Planner { seat, insight, temper, left, known: HashMap::new(), work, luck };
    planner.explore(&deal);
    let mut state = deal;
    let mut turn = Vec::new();
    while let Some(action) = planner.known.get(&state).and_then(|best| best.next) {
        state.act(seat, &action);
        turn.push(action);
    }
    turn
}

/// The best that can be made of a turn from one of its moments on.
#[derive(Debug, Clone, Copy)]
struct Best<A> {
    /// What it is worth to the seat that has the turn, if it brings the end.
    utility: f64,
    /// How the turn goes on, unless it is over.
    next: Option<A>,
}

/// Somebody who looks for a way to end the game in this turn.
struct Planner<'a, G: Expert, L> {
    seat: Seat,
    insight: Insight,
    temper: Temper,
    /// How many moves he may still make in his mind.
    left: u64,
    /// What is known of the moments that he has looked at: many lines lead to the same.
    known: HashMap<G, Best<G::Action>>,
    work: &'a mut Work,
    luck: &'a mut L,
}

impl<G: Expert, L: Luck> Planner<'_, G, L> {
    /// What the turn can come to from here if it brings the end.
    fn explore(&mut self, state: &G) -> f64 {
        if let Some(best) = self.known.get(state) {
            return best.utility;
        }
        if !self.goes_on(state) {
            return if state.is_ending() { self.judge(state) } else { f64::NEG_INFINITY };
        }
        let mut best = Best { utility: f64::NEG_INFINITY, next: None };
        if state.may_end() {
            let mut legal = Vec::new();
            state.legal_actions(self.seat, &mut legal);
            for action in legal {
                let Some(left) = self.left.checked_sub(1) else { break };
                self.left = left;
                self.work.nodes += 1;
                let mut after = state.clone();
                after.act(self.seat, &action);
                let utility = self.explore(&after) + state.liking(self.temper, &action);
                if utility > best.utility {
                    best = Best { utility, next: Some(action) };
                }
            }
        }
        self.known.insert(state.clone(), best);
        best.utility
    }

    /// Whether the same seat goes on deciding, in its turn.
    fn goes_on(&self, state: &G) -> bool {
        state.on_turn() == self.seat
            && matches!(state.turn(), Turn::Seats(asked) if asked == SeatSet::only(self.seat))
    }

    fn judge(&mut self, state: &G) -> f64 {
        let mut state = state.clone();
        state.let_chance_decide(self.luck);
        Worth::of(&state, self.insight).utility[self.seat.index()]
    }
}
