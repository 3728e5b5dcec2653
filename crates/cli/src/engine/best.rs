//! What a bot thinks is best, told while it thinks.

use std::time::{Duration, Instant};

use alcazar_bots::{Budget, Character, Choice, Expert, Question, Search, Settings};
use alcazar_core::SeatMap;
use serde::Serialize;

use super::asker::Asker;
use super::error::EngineError;
use super::request;

/// After so many nodes the asker is listened to.
const SLICE: u64 = 2_000;
/// After so many nodes it is told for the first time what looks best; then whenever they have doubled.
const FIRST: u64 = 4_000;
/// How much is thought if nothing limits it.
const USUAL: u64 = 50_000;

/// What looks best, and what was found out about each action.
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
        // What is told is read from the top: the choice, then what was tried most.
        estimates.sort_by_key(|estimate| std::cmp::Reverse((estimate.action == chosen, estimate.visits)));
        Self { action: chosen, estimates, nodes: work.nodes, playouts: work.playouts }
    }
}

/// More digits would say nothing.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

/// When thinking ends, unless the asker ends it before.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limit {
    nodes: u64,
    until: Option<Instant>,
}

impl Limit {
    pub(super) fn new(budget: Option<&request::Budget>) -> Self {
        let (ms, nodes) = budget.map_or((None, None), |budget| (budget.ms, budget.nodes));
        // A time beyond all clocks is no limit.
        let until = ms.and_then(|ms| Instant::now().checked_add(Duration::from_millis(ms)));
        let nodes = nodes.unwrap_or(if budget.is_some() { u64::MAX } else { USUAL });
        Self { nodes, until }
    }

    /// How much there is to think with in all.
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

/// Lets a bot think until the limit, or until the asker has heard enough.
pub(super) fn think<G: Expert>(
    character: Character,
    question: Question<'_, G>,
    limit: Limit,
    asker: &mut Asker<'_>,
) -> Result<Best, EngineError> {
    let choice = match character.level.settings::<G>(1) {
        Some(settings) if question.legal.len() > 1 => {
            let question = Question { budget: limit.budget(), ..question };
            search(question, Settings { temperament: character.temperament, ..settings }, limit, asker)
        }
        _ => character.bot().choose(&question),
    };
    choice.map(|choice| Best::new(&choice)).ok_or(EngineError::NothingToChoose)
}

fn search<G: Expert>(
    question: Question<'_, G>,
    settings: Settings,
    limit: Limit,
    asker: &mut Asker<'_>,
) -> Option<Choice<G::Action>> {
    let mut search = Search::new(question, settings);
    let (mut spent, mut next) = (0, FIRST);
    loop {
        let slice = SLICE.min(limit.nodes.saturating_sub(spent).max(1));
        search.think(Budget::Nodes(slice));
        spent = search.work().nodes;
        let is_late = limit.until.is_some_and(|until| Instant::now() >= until);
        // Whoever can't send `stop` any more does not wait for ever.
        let is_forlorn = limit.is_endless() && asker.is_silent();
        if spent >= limit.nodes || is_late || is_forlorn || asker.wants_stop() {
            return search.choice();
        }
        if spent >= next {
            next = next.saturating_mul(2);
            let is_heard = search.choice().is_none_or(|choice| asker.tell(Best::new(&choice)).is_ok());
            if !is_heard {
                return search.choice();
            }
        }
    }
}
