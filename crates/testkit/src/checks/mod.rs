//! The promises of [`Game`](alcazar_core::Game), one chapter each.

pub(crate) mod chance;
pub(crate) mod ending;
pub(crate) mod leaks;
pub(crate) mod legality;
pub(crate) mod text;
pub(crate) mod wrong;

use alcazar_core::{Chances, Event, EventOf, Game, Luck};

/// Actions and outcomes that occurred anywhere in a run: in other states they are mostly wrong.
#[derive(Debug)]
pub(crate) struct Pool<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<G::Chance>,
}

impl<G: Game> Pool<G> {
    const MOST: usize = 200;

    pub(crate) const fn new() -> Self {
        Self { actions: Vec::new(), chances: Vec::new() }
    }

    /// Remembers an event; once the pool is full it takes the place of another.
    pub(crate) fn remember(&mut self, event: &EventOf<G>, luck: &mut impl Luck) {
        match event {
            Event::Move { action, .. } => Self::keep(&mut self.actions, *action, luck),
            Event::Chance(chance) => Self::keep(&mut self.chances, chance.clone(), luck),
        }
    }

    fn keep<T: Ord>(things: &mut Vec<T>, thing: T, luck: &mut impl Luck) {
        let Err(place) = things.binary_search(&thing) else { return };
        if things.len() < Self::MOST {
            things.insert(place, thing);
        } else {
            things[luck.below(Self::MOST as u32) as usize] = thing;
            things.sort_unstable();
        }
    }
}

/// Whether the outcome is among those listed; nothing where chance can't be listed.
fn is_listed<C: Ord>(chances: &Chances<C>, chance: &C) -> Option<bool> {
    match chances {
        Chances::Weighted(listed) => Some(listed.binary_search_by(|(other, _)| other.cmp(chance)).is_ok()),
        Chances::SampleOnly => None,
    }
}
