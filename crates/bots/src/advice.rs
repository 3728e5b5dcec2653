//! Why an action is good, in terms of the evaluation's named parts.
//!
//! The action is compared with the alternatives over the same deals. What it gains or costs most, against
//! their average, are its reasons. Like a bot, this sees a view and nothing else.

use std::collections::BTreeMap;

use alcazar_core::{Luck as _, Seat, Turn};

use crate::ask::Question;
use crate::expert::{Expert, Feature};

/// On how many deals the actions are compared.
const DEALS: usize = 8;
/// With how many other actions one is compared at most.
const MAX_ALTERNATIVES: usize = 24;
/// A smaller difference, in points, is not worth a word.
const NOTABLE: f64 = 0.12;
/// What is smaller than this share of the main reason is left out.
const MINOR: f64 = 0.35;
/// How many gains are named at most. One cost may follow.
const MAX_GAINS: usize = 2;

/// The name of the gain that comes from what the opponents can expect.
const RIVALS: &str = "rivals";
/// The name of the gain that wins the game at once.
const VICTORY: &str = "victory";

/// A reason for or against an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// The name of the feature: one of the game's own ([`Expert::features`]), `rivals` or `victory`.
    pub feature: &'static str,
    /// Whether it speaks for the action; otherwise it is its price.
    pub is_gain: bool,
}

/// The reasons for one of the legal actions, the most important first; none if it hardly differs from the
/// alternatives.
pub fn reasons<G: Expert>(question: &Question<'_, G>, action: &G::Action) -> Vec<Reason> {
    let others = alternatives(question.legal, action);
    if others.is_empty() {
        return Vec::new();
    }
    let mut luck = question.luck();
    let share = 1.0 / others.len() as f64;
    let mut differences = BTreeMap::<&'static str, f64>::new();
    let mut victories = 0;
    for _ in 0..DEALS {
        let deal = G::determinize(question.view, &mut luck);
        // The same draws follow every action.
        let draws = u64::from(luck.below(u32::MAX));
        let after = |action: &G::Action| {
            let mut state = deal.clone();
            state.apply_action(question.seat, action);
            state.resolve_chance(&mut Question { seed: draws, ..*question }.luck());
            state
        };
        let state = after(action);
        if state.turn() == Turn::Over && state.standing().winners().contains(question.seat) {
            victories += 1;
        }
        add(&mut differences, &state, question.seat, 1.0);
        for other in &others {
            add(&mut differences, &after(other), question.seat, -share);
        }
    }
    if victories == DEALS {
        return vec![Reason { feature: VICTORY, is_gain: true }];
    }
    pick(differences.into_iter().map(|(name, sum)| (name, sum / DEALS as f64)).collect())
}

/// The other actions, or a spread of them if there are many.
fn alternatives<A: Copy + PartialEq>(legal: &[A], action: &A) -> Vec<A> {
    let others: Vec<A> = legal.iter().copied().filter(|other| other != action).collect();
    let stride = others.len().div_ceil(MAX_ALTERNATIVES).max(1);
    others.into_iter().step_by(stride).collect()
}

/// Adds what a seat can expect from a state, part by part, and what its opponents can.
fn add<G: Expert>(sums: &mut BTreeMap<&'static str, f64>, state: &G, seat: Seat, weight: f64) {
    for Feature { name, points } in state.features(seat) {
        *sums.entry(name).or_default() += weight * points;
    }
    let points = state.prospects();
    let others = Seat::first(state.players()).filter(|&other| other != seat);
    let best = others.map(|other| points[other.index()]).fold(f64::NEG_INFINITY, f64::max);
    *sums.entry(RIVALS).or_default() -= weight * best;
}

/// The largest gains, and the largest cost if it matters beside them.
fn pick(mut differences: Vec<(&'static str, f64)>) -> Vec<Reason> {
    differences.sort_by(|a, b| b.1.total_cmp(&a.1));
    let Some(&(_, most)) = differences.first() else { return Vec::new() };
    if most < NOTABLE {
        return Vec::new();
    }
    let least = NOTABLE.max(MINOR * most);
    let gains = differences.iter().take(MAX_GAINS).filter(|(_, points)| *points >= least);
    let mut reasons: Vec<Reason> = gains.map(|&(feature, _)| Reason { feature, is_gain: true }).collect();
    // That an opponent profits is no price of the player's own.
    let cost = differences.iter().rev().find(|(name, _)| *name != RIVALS);
    if let Some(&(feature, points)) = cost
        && points <= -least
    {
        reasons.push(Reason { feature, is_gain: false });
    }
    reasons
}

#[cfg(test)]
mod tests;
