//! Possible events, and one of them at random.

use alcazar_core::{Chances, Event, EventOf, Game, Luck, Turn};

/// Every event that is possible now; where the outcomes of chance can't be listed, a few samples.
pub(crate) fn possible_events<G: Game>(state: &G, luck: &mut impl Luck) -> Vec<EventOf<G>> {
    const SAMPLES: usize = 4;
    match state.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => match state.chances() {
            Chances::Weighted(chances) => {
                chances.into_iter().map(|(chance, _)| Event::Chance(chance)).collect()
            }
            Chances::SampleOnly => (0..SAMPLES).map(|_| Event::Chance(state.sample_chance(luck))).collect(),
        },
        Turn::Seats(seats) => {
            let mut events = Vec::new();
            let mut actions = Vec::new();
            for seat in seats.iter() {
                state.legal_actions(seat, &mut actions);
                events.extend(actions.iter().map(|&action| Event::Move { seat, action }));
            }
            events
        }
    }
}

/// A random event that is possible now: each asked seat is equally likely, and so is each of its actions.
/// `None` if the game is over or the seat has no action.
pub(crate) fn random_event<G: Game>(state: &G, luck: &mut impl Luck) -> Option<EventOf<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(state.sample_chance(luck))),
        Turn::Seats(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = *luck.pick(&seats)?;
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            luck.pick(&actions).map(|&action| Event::Move { seat, action })
        }
    }
}

/// The state after an event that must be possible.
pub(crate) fn after<G: Game>(state: &G, event: &EventOf<G>) -> G {
    let mut next = state.clone();
    match event {
        Event::Chance(chance) => next.apply_chance(chance),
        Event::Move { seat, action } => next.apply_action(*seat, action),
    }
    next
}

/// Whether this event is possible now.
pub(crate) fn is_possible<G: Game>(state: &G, event: &EventOf<G>) -> bool {
    match (state.turn(), event) {
        (Turn::Chance, Event::Chance(chance)) => state.check_chance(chance).is_ok(),
        (Turn::Seats(asked), Event::Move { seat, action }) => {
            asked.contains(*seat) && state.check(*seat, action).is_ok()
        }
        _ => false,
    }
}
