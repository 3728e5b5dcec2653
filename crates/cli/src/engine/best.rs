//! The best action according to a bot, with progress reports.

use std::time::{Duration, Instant};

use alcazar_bots::{Budget, Character, Choice, Expert, Question, Search, Settings};
use alcazar_core::SeatMap;
use serde::Serialize;

use super::caller::Caller;
use super::error::EngineError;
use super::request;

/// The number of nodes between two checks for new lines.
const SLICE: u64 = 2_000;
/// The number of nodes before the first progress report; it doubles for each further one.
const FIRST_PROGRESS: u64 = 4_000;
/// The number of nodes if no budget is given.
const DEFAULT_NODES: u64 = 50_000;

/// The best action, and the estimates of all actions.
#[derive(Debug, Serialize)]
pub(super) struct Best {
    pub(super) action: String,
    estimates: Vec<Estimate>,
    nodes: u64,
    playouts: u64,
}

#[derive(Debug, Serialize)]
struct Estimate {
    action: String,
    visits: u32,
    win: SeatMap<f64>,
    score: SeatMap<f64>,
}

impl Best {
    fn new<A: Copy + ToString>(choice: &Choice<A>) -> Self {
        let mut estimates: Vec<Estimate> = choice
            .estimates
            .iter()
            .map(|estimate| Estimate {
                action: estimate.action.to_string(),
                visits: estimate.visits,
                win: estimate.win.map(|_, share| rounded(*share)),
                score: estimate.score.map(|_, points| rounded(*points)),
            })
            .collect();
        let Choice { action, work, .. } = choice;
        let chosen = action.to_string();
        // The chosen action comes first, then the most visited ones.
        estimates.sort_by_key(|estimate| std::cmp::Reverse((estimate.action == chosen, estimate.visits)));
        Self { action: chosen, estimates, nodes: work.nodes, playouts: work.playouts }
    }
}

/// Rounds to four digits; more would be noise.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

/// When a search ends, unless the caller stops it earlier.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limit {
    nodes: u64,
    until: Option<Instant>,
}

impl Limit {
    pub(super) fn new(budget: Option<&request::Budget>) -> Self {
        let (ms, nodes) = budget.map_or((None, None), |budget| (budget.ms, budget.nodes));
        // A time that overflows the clock is no limit.
        let until = ms.and_then(|ms| Instant::now().checked_add(Duration::from_millis(ms)));
        let nodes = nodes.unwrap_or(if budget.is_some() { u64::MAX } else { DEFAULT_NODES });
        Self { nodes, until }
    }

    /// The budget of the whole search.
    pub(super) fn budget(self) -> Budget {
        match self.until {
            Some(until) if self.nodes == u64::MAX => {
                Budget::Time(until.saturating_duration_since(Instant::now()))
            }
            _ => Budget::Nodes(self.nodes),
        }
    }

    fn is_endless(self) -> bool {
        self.nodes == u64::MAX && self.until.is_none()
    }
}

/// Lets a bot think until the limit, or until the caller stops it.
pub(super) fn think<G: Expert>(
    character: Character,
    question: Question<'_, G>,
    limit: Limit,
    caller: &mut Caller<'_>,
) -> Result<Best, EngineError> {
    let choice = match character.level.settings::<G>(1) {
        Some(settings) if question.legal.len() > 1 => {
            let question = Question { budget: limit.budget(), ..question };
            search(question, Settings { temperament: character.temperament, ..settings }, limit, caller)
        }
        _ => character.bot().choose(&question),
    };
    choice.map(|choice| Best::new(&choice)).ok_or(EngineError::NothingToChoose)
}

fn search<G: Expert>(
    question: Question<'_, G>,
    settings: Settings,
    limit: Limit,
    caller: &mut Caller<'_>,
) -> Option<Choice<G::Action>> {
    let mut search = Search::new(question, settings);
    let (mut spent, mut next) = (0, FIRST_PROGRESS);
    loop {
        let slice = SLICE.min(limit.nodes.saturating_sub(spent).max(1));
        search.think(Budget::Nodes(slice));
        spent = search.work().nodes;
        let is_late = limit.until.is_some_and(|until| Instant::now() >= until);
        // An unlimited search ends when the caller can no longer send `stop`.
        let is_abandoned = limit.is_endless() && caller.has_closed_input();
        if spent >= limit.nodes || is_late || is_abandoned || caller.wants_stop() {
            return search.choice();
        }
        if spent >= next {
            next = next.saturating_mul(2);
            let is_delivered =
                search.choice().is_none_or(|choice| caller.report_progress(Best::new(&choice)).is_ok());
            if !is_delivered {
                return search.choice();
            }
        }
    }
}
