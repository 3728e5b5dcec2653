//! Two games that look the same to one viewer, at two tables that send that viewer the same.
//!
//! Both start the same way. Each event of one game has a counterpart in the other that looks the same to the
//! viewer but is often another event; an event that the viewer does not see may occur in one game alone. The
//! viewer's entries, versions, asks and takebacks must not differ.

use alcazar_core::{Event, EventOf, Game, Luck, Turn, Viewer};
use alcazar_table::{Croupier, Entry, EntryKind, Table};

use super::channels::Sent;
use super::{TableFailure, header};
use crate::checks::leaks::Reveals;
use crate::choose::{after, is_possible, possible_events, random_event};
use crate::violation::{Verdict, Violation};

/// The events of two games that look the same to a viewer throughout. What the viewer sees of an event in one
/// game they see of its counterpart in the other; an event that they don't see may occur in one game alone.
/// Whenever both games wait for a seat, they can be compared.
pub fn twins<G: Game>(
    players: usize,
    options: &G::Options,
    viewer: Viewer,
    max_events: usize,
    reveals: fn(&G, &EventOf<G>) -> bool,
    luck: &mut impl Luck,
) -> [Vec<EventOf<G>>; 2] {
    let Ok(start) = G::setup(players, options) else { return [Vec::new(), Vec::new()] };
    let mut one = Twin { state: start.clone(), events: Vec::new() };
    let mut other = Twin { state: start, events: Vec::new() };
    let mut alike = [0, 0];
    for _ in 0..max_events {
        let before = [one.events.len(), other.events.len()];
        let may_differ = step(&mut one, &mut other, viewer, reveals, luck);
        let is_apart =
            one.state.turn() != other.state.turn() || one.state.view(viewer) != other.state.view(viewer);
        if before == [one.events.len(), other.events.len()] || may_differ && is_apart {
            break;
        }
        if !is_apart && one.state.turn() != Turn::Chance {
            alike = [one.events.len(), other.events.len()];
        }
    }
    one.events.truncate(alike[0]);
    other.events.truncate(alike[1]);
    [one.events, other.events]
}

struct Twin<G: Game> {
    state: G,
    events: Vec<EventOf<G>>,
}

impl<G: Game> Twin<G> {
    fn follow(&mut self, event: EventOf<G>) {
        self.state = after(&self.state, &event);
        self.events.push(event);
    }

    /// A table with these events.
    fn table(&self, players: usize, options: &G::Options) -> Result<Table<G>, Violation> {
        let entries = self.events.iter().map(|event| Entry {
            kind: EntryKind::Event(event.clone()),
            at: None,
            act: None,
        });
        Table::restore(header(players, options), Croupier::Away, entries)
            .map_err(|bad| Violation { check: "table-restore", detail: bad.to_string() })
    }
}

/// Plays two games side by side and compares their tables now and then.
pub(crate) fn check_twins<G: Game>(
    players: usize,
    options: &G::Options,
    max_events: usize,
    reveals: Reveals<G>,
    luck: &mut impl Luck,
) -> Result<(), TableFailure> {
    let viewers: Vec<Viewer> = Viewer::all(players).collect();
    let viewer = viewers[luck.below(viewers.len() as u32) as usize];
    let Ok(start) = G::setup(players, options) else { return Ok(()) };
    let mut one = Twin { state: start.clone(), events: Vec::new() };
    let mut other = Twin { state: start, events: Vec::new() };
    for _ in 0..max_events {
        let before = [one.events.len(), other.events.len()];
        let may_differ = step(&mut one, &mut other, viewer, reveals, luck);
        let is_apart =
            one.state.turn() != other.state.turn() || one.state.view(viewer) != other.state.view(viewer);
        if before == [one.events.len(), other.events.len()] || may_differ && is_apart {
            break;
        }
        let is_settled = one.state.turn() != Turn::Chance && other.state.turn() != Turn::Chance;
        if is_settled && luck.below(8) == 0 {
            let compared = compare(&one, &other, viewer, players, options);
            compared.map_err(|problem| TableFailure::after::<G>(problem, &one.events))?;
        }
    }
    Ok(())
}

/// Applies events to both games that look the same, or an unseen event to one of them, or nothing if neither
/// is possible. Returns whether hidden information may have been revealed by the rules.
fn step<G: Game>(
    one: &mut Twin<G>,
    other: &mut Twin<G>,
    viewer: Viewer,
    reveals: Reveals<G>,
    luck: &mut impl Luck,
) -> bool {
    let Some(event) = random_event(&one.state, luck) else { return false };
    let seen = one.state.redact(&event, viewer);
    if seen.is_none() && luck.below(2) == 0 {
        one.follow(event);
        return false;
    }
    let is_alike = |candidate: &EventOf<G>| {
        let same_mover = match (&event, candidate) {
            (Event::Move { seat, .. }, Event::Move { seat: other, .. }) => seat == other,
            (Event::Chance(_), Event::Chance(_)) => true,
            _ => false,
        };
        same_mover && other.state.redact(candidate, viewer) == seen
    };
    let mut alike: Vec<EventOf<G>> =
        possible_events(&other.state, luck).into_iter().filter(|candidate| is_alike(candidate)).collect();
    if is_possible(&other.state, &event) && is_alike(&event) && luck.below(2) == 0 {
        alike = vec![event.clone()];
    }
    let Some(counterpart) = luck.pick(&alike).cloned() else { return true };
    let may_reveal = reveals(&one.state, &event) || reveals(&other.state, &counterpart);
    one.follow(event);
    other.follow(counterpart);
    may_reveal
}

fn compare<G: Game>(
    one: &Twin<G>,
    other: &Twin<G>,
    viewer: Viewer,
    players: usize,
    options: &G::Options,
) -> Verdict {
    let [one, other] = [one.table(players, options)?, other.table(players, options)?];
    Sent::to(&one, viewer)?.check_equal(&Sent::to(&other, viewer)?, viewer)
}
