//! Checks of the promises of [`Game`](alcazar_core::Game).

pub(crate) mod chance;
pub(crate) mod ending;
pub(crate) mod leaks;
pub(crate) mod legality;
pub(crate) mod text;
pub(crate) mod wrong;

use alcazar_core::{Chances, Event, EventOf, Game, Luck};

/// Actions and outcomes that occurred anywhere in a run: in other states most of them are illegal.
#[derive(Debug)]
pub(crate) struct Pool<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<G::Chance>,
}

impl<G: Game> Pool<G> {
    const MAX: usize = 200;

    pub(crate) const fn new() -> Self {
        Self { actions: Vec::new(), chances: Vec::new() }
    }

    /// Remembers an event; in a full pool it replaces another.
    pub(crate) fn remember(&mut self, event: &EventOf<G>, luck: &mut impl Luck) {
        match event {
            Event::Move { action, .. } => Self::keep(&mut self.actions, *action, luck),
            Event::Chance(chance) => Self::keep(&mut self.chances, chance.clone(), luck),
        }
    }

    fn keep<T: Ord>(items: &mut Vec<T>, item: T, luck: &mut impl Luck) {
        let Err(place) = items.binary_search(&item) else { return };
        if items.len() < Self::MAX {
            items.insert(place, item);
        } else {
            items[luck.below(Self::MAX as u32) as usize] = item;
            items.sort_unstable();
        }
    }
}

/// Whether the outcome is listed; `None` where outcomes can't be listed.
fn is_listed<C: Ord>(chances: &Chances<C>, chance: &C) -> Option<bool> {
    match chances {
        Chances::Weighted(listed) => Some(listed.binary_search_by(|(other, _)| other.cmp(chance)).is_ok()),
        Chances::SampleOnly => None,
    }
}
