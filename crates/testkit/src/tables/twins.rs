//! Two games that look the same to one viewer, at two tables that tell him the same.
//!
//! Both begin alike. Whatever happens in one, something happens in the other that looks the same to the viewer, often
//! something else; and what he does not see may happen in one alone. His entries, versions, asks and takebacks must not differ.

use alcazar_core::{Event, EventOf, Game, Luck, Turn, Viewer};
use alcazar_table::{Croupier, Deed, Entry, Table};

use super::channels::Told;
use super::{Found, header};
use crate::checks::leaks::Reveals;
use crate::choose::{after, is_possible, possible_events, random_event};
use crate::problem::{Problem, Verdict};

/// What happens in two games that look the same to a viewer for as long as these last: whatever is seen of an event in
/// one is seen of its counterpart in the other, and what is not seen may happen in one alone. Where both wait for a seat, they may
/// be compared.
pub fn twins<G: Game>(
    players: usize,
    options: &G::Options,
    viewer: Viewer,
    longest: usize,
    reveals: fn(&G, &EventOf<G>) -> bool,
    luck: &mut impl Luck,
) -> [Vec<EventOf<G>>; 2] {
    let Ok(start) = G::setup(players, options) else { return [Vec::new(), Vec::new()] };
    let mut one = Twin { state: start.clone(), events: Vec::new() };
    let mut other = Twin { state: start, events: Vec::new() };
    let mut alike = [0, 0];
    for _ in 0..longest {
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

    /// The table at which these events have happened.
    fn table(&self, players: usize, options: &G::Options) -> Result<Table<G>, Problem> {
        let entries =
            self.events.iter().map(|event| Entry { deed: Deed::Event(event.clone()), at: None, act: None });
        Table::restore(header(players, options), Croupier::Away, entries)
            .map_err(|bad| Problem { check: "table-restore", detail: bad.to_string() })
    }
}

/// Plays two games side by side and compares the tables a few times on the way.
pub(crate) fn check_twins<G: Game>(
    players: usize,
    options: &G::Options,
    longest: usize,
    reveals: Reveals<G>,
    luck: &mut impl Luck,
) -> Result<(), Found> {
    let viewers: Vec<Viewer> = Viewer::all(players).collect();
    let viewer = viewers[luck.below(viewers.len() as u32) as usize];
    let Ok(start) = G::setup(players, options) else { return Ok(()) };
    let mut one = Twin { state: start.clone(), events: Vec::new() };
    let mut other = Twin { state: start, events: Vec::new() };
    for _ in 0..longest {
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
            compared.map_err(|problem| Found::after::<G>(problem, &one.events))?;
        }
    }
    Ok(())
}

/// Lets something happen in both that looks the same, or something unseen in one alone; nothing if that is not possible. Says
/// whether hidden things may have been revealed by the rules.
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
    Told::to(&one, viewer)?.check_equal(&Told::to(&other, viewer)?, viewer)
}
