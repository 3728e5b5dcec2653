//! A viewer gets the same, byte for byte, from two states that differ only in what he can't know.
//!
//! Three things are looked at. *Pairs*: the state and one imagined from the view are played on side by side, and every
//! channel to the viewer must stay the same; only events of which the game says so may reveal what was hidden.
//! *Alternatives*: where two events leave the viewer with the same view, he must have seen the same. *Silence*: an event
//! that he does not see changes nothing for him.

use alcazar_core::{Event, EventOf, Game, Luck, Turn, Viewer};

use super::text::json;
use crate::choose::{after, is_possible, possible_events, random_event};
use crate::problem::{Problem, Verdict, ensure, ensure_eq};

/// Says whether an event shows by the rules, to somebody, what was hidden from him before.
pub(crate) type Reveals<G> = fn(&G, &EventOf<G>) -> bool;

/// How often a determinization was made for a viewer, and how often it was another state than the true one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Imagined {
    pub(crate) made: u32,
    pub(crate) different: u32,
}

/// Plays the state and an imagined one side by side.
pub(crate) fn check_pair<G: Game>(
    state: &G,
    viewer: Viewer,
    reveals: Reveals<G>,
    imagined: &mut Imagined,
    luck: &mut impl Luck,
) -> Verdict {
    const STEPS: usize = 12;
    let view = state.view(viewer);
    ensure_eq!(G::viewer(&view), viewer, "view-viewer", "whose view this is");
    let mut truth = state.clone();
    let mut fancy = G::determinize(&view, luck);
    imagined.made += 1;
    imagined.different += u32::from(truth != fancy);
    ensure_eq!(
        fancy.view(viewer),
        view,
        "determinize-view",
        "the view of {viewer:?} of what was imagined from it"
    );
    let position = G::from_position(&fancy.position());
    ensure!(
        position.as_ref() == Ok(&fancy),
        "determinize-position",
        "imagined for {viewer:?}: {fancy:?}\n  its position gives {position:?}"
    );
    for _ in 0..STEPS {
        compare(&truth, &fancy, viewer)?;
        let Some(event) = random_event(&truth, luck) else { return Ok(()) };
        let Some(other) = counterpart(&truth, &fancy, &event, viewer, reveals, luck)? else { return Ok(()) };
        let may_reveal = reveals(&truth, &event) || reveals(&fancy, &other);
        truth = after(&truth, &event);
        fancy = after(&fancy, &other);
        if may_reveal && truth.view(viewer) != fancy.view(viewer) {
            return Ok(());
        }
    }
    compare(&truth, &fancy, viewer)
}

/// What happens in the imagined state while `event` happens in the true one: the same if it can, else something that
/// looks the same to the viewer; nothing if he can tell the two states apart from now on.
fn counterpart<G: Game>(
    truth: &G,
    fancy: &G,
    event: &EventOf<G>,
    viewer: Viewer,
    reveals: Reveals<G>,
    luck: &mut impl Luck,
) -> Result<Option<EventOf<G>>, Problem> {
    let seen = truth.redact(event, viewer);
    if is_possible(fancy, event) {
        let other = fancy.redact(event, viewer);
        if seen == other {
            ensure_eq!(json(&seen)?, json(&other)?, "leak-event", "{viewer:?} sees {event:?}");
            if let (Event::Move { seat, action }, Some(own)) = (event, viewer.seat()) {
                let stays = |state: &G| state.unaffected(*seat, action).contains(own);
                ensure_eq!(
                    stays(truth),
                    stays(fancy),
                    "leak-ask",
                    "the question to {own} stays after {event:?}"
                );
            }
            return Ok(Some(event.clone()));
        }
        let may_reveal = reveals(truth, event) || reveals(fancy, event);
        ensure!(
            may_reveal,
            "leak-event",
            "{viewer:?} can tell hidden things from {event:?}\n  one:   {seen:?}\n  other: {other:?}"
        );
        return Ok(None);
    }
    let same_mover = |other: &EventOf<G>| match (event, other) {
        (Event::Move { seat, .. }, Event::Move { seat: other, .. }) => seat == other,
        (Event::Chance(_), Event::Chance(_)) => true,
        _ => false,
    };
    let alike: Vec<EventOf<G>> = possible_events(fancy, luck)
        .into_iter()
        .filter(|other| same_mover(other) && fancy.redact(other, viewer) == seen)
        .collect();
    Ok(luck.pick(&alike).cloned())
}

/// Every channel from a state to a viewer.
fn compare<G: Game>(truth: &G, fancy: &G, viewer: Viewer) -> Verdict {
    ensure_eq!(truth.turn(), fancy.turn(), "leak-turn", "who is asked, as {viewer:?} sees it");
    let (one, other) = (truth.view(viewer), fancy.view(viewer));
    ensure_eq!(one, other, "leak-view", "the views of {viewer:?}");
    ensure_eq!(json(&one)?, json(&other)?, "leak-view", "the bytes that {viewer:?} gets");
    let Some(seat) = viewer.seat() else { return Ok(()) };
    if !truth.turn().asks(seat) {
        return Ok(());
    }
    let (mut one, mut other) = (Vec::new(), Vec::new());
    truth.legal_actions(seat, &mut one);
    fancy.legal_actions(seat, &mut other);
    ensure_eq!(one, other, "leak-legal", "what seat {seat} may do");
    for action in &one {
        let can_take_back = |state: &G| state.can_take_back(seat, action);
        ensure_eq!(
            can_take_back(truth),
            can_take_back(fancy),
            "leak-take-back",
            "seat {seat} and “{action}”"
        );
    }
    truth.conceivable_actions(seat, &mut one);
    fancy.conceivable_actions(seat, &mut other);
    ensure_eq!(one, other, "leak-conceivable", "what seat {seat} might think of");
    for action in &one {
        ensure_eq!(
            truth.check(seat, action),
            fancy.check(seat, action),
            "leak-reason",
            "seat {seat}: “{action}”"
        );
    }
    Ok(())
}

/// An event that a viewer does not see changes nothing for him.
pub(crate) fn check_silence<G: Game>(state: &G, event: &EventOf<G>) -> Verdict {
    let next = after(state, event);
    for viewer in Viewer::all(state.players()) {
        if state.redact(event, viewer).is_none() {
            ensure_eq!(
                state.view(viewer),
                next.view(viewer),
                "leak-silence",
                "{viewer:?} must not know of {event:?}"
            );
            ensure_eq!(state.turn(), next.turn(), "leak-silence", "{viewer:?} must not know of {event:?}");
        }
    }
    Ok(())
}

/// Where two events lead to different states but leave a viewer with the same view, he has seen the same: a view holds all
/// that he may remember, so what an event told him beyond it he should not have been told.
pub(crate) fn check_alternatives<G: Game>(state: &G, event: &EventOf<G>, luck: &mut impl Luck) -> Verdict {
    const TRIED: usize = 6;
    let mover = |event: &EventOf<G>| match event {
        Event::Move { seat, .. } => Some(*seat),
        Event::Chance(_) => None,
    };
    let events: Vec<_> =
        possible_events(state, luck).into_iter().filter(|other| mover(other) == mover(event)).collect();
    let next = after(state, event);
    for _ in 0..TRIED {
        let Some(other_event) = luck.pick(&events) else { return Ok(()) };
        let other = after(state, other_event);
        if other == next || next.turn() == Turn::Over {
            continue;
        }
        for viewer in Viewer::all(state.players()) {
            if viewer.seat() != mover(event)
                && next.view(viewer) == other.view(viewer)
                && next.turn() == other.turn()
            {
                ensure_eq!(
                    state.redact(event, viewer),
                    state.redact(other_event, viewer),
                    "leak-told",
                    "{viewer:?} sees {event:?} or {other_event:?}, and his view does not hold the difference"
                );
            }
        }
    }
    Ok(())
}
