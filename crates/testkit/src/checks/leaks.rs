//! A viewer is sent the same bytes from two states that differ only in what the viewer can't know.
//!
//! There are three checks. *Pairs*: the state and one imagined from the view are played side by side, and
//! every channel to the viewer must stay the same; only events that the game declares may reveal what was
//! hidden. *Alternatives*: where two events leave the viewer with the same view, the viewer must have seen
//! the same. *Silence*: an event that the viewer does not see changes nothing for them.

use alcazar_core::{Event, EventOf, Game, Luck, Turn, Viewer};

use super::text::json;
use crate::choose::{after, is_possible, possible_events, random_event};
use crate::violation::{Verdict, Violation, ensure, ensure_eq};

/// Whether an event reveals, by the rules, hidden information to some viewer.
pub(crate) type Reveals<G> = fn(&G, &EventOf<G>) -> bool;

/// How many states were imagined for a viewer, and how many of them differed from the true one.
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
    statistics: &mut Imagined,
    luck: &mut impl Luck,
) -> Verdict {
    const STEPS: usize = 12;
    let view = state.view(viewer);
    ensure_eq!(G::viewer(&view), viewer, "view-viewer", "whose view this is");
    let mut truth = state.clone();
    let mut imagined = G::determinize(&view, luck);
    statistics.made += 1;
    statistics.different += u32::from(truth != imagined);
    ensure_eq!(
        imagined.view(viewer),
        view,
        "determinize-view",
        "the view of {viewer:?} of the state imagined from it"
    );
    let position = G::from_position(&imagined.position());
    ensure!(
        position.as_ref() == Ok(&imagined),
        "determinize-position",
        "imagined for {viewer:?}: {imagined:?}\n  its position gives {position:?}"
    );
    for _ in 0..STEPS {
        compare(&truth, &imagined, viewer)?;
        let Some(event) = random_event(&truth, luck) else { return Ok(()) };
        let Some(other) = counterpart(&truth, &imagined, &event, viewer, reveals, luck)? else {
            return Ok(());
        };
        let may_reveal = reveals(&truth, &event) || reveals(&imagined, &other);
        truth = after(&truth, &event);
        imagined = after(&imagined, &other);
        if may_reveal && truth.view(viewer) != imagined.view(viewer) {
            return Ok(());
        }
    }
    compare(&truth, &imagined, viewer)
}

/// The event for the imagined state while `event` is applied to the true one: the same if possible, otherwise
/// one that looks the same to the viewer; `None` if the viewer can tell the two states apart from now on.
fn counterpart<G: Game>(
    truth: &G,
    imagined: &G,
    event: &EventOf<G>,
    viewer: Viewer,
    reveals: Reveals<G>,
    luck: &mut impl Luck,
) -> Result<Option<EventOf<G>>, Violation> {
    let seen = truth.redact(event, viewer);
    if is_possible(imagined, event) {
        let other = imagined.redact(event, viewer);
        if seen == other {
            ensure_eq!(json(&seen)?, json(&other)?, "leak-event", "{viewer:?} sees {event:?}");
            if let (Event::Move { seat, action }, Some(own)) = (event, viewer.seat()) {
                let stays = |state: &G| state.unaffected(*seat, action).contains(own);
                ensure_eq!(
                    stays(truth),
                    stays(imagined),
                    "leak-ask",
                    "the decision of {own} stays the same after {event:?}"
                );
            }
            return Ok(Some(event.clone()));
        }
        let may_reveal = reveals(truth, event) || reveals(imagined, event);
        ensure!(
            may_reveal,
            "leak-event",
            "{viewer:?} learns hidden information from {event:?}\n  one:   {seen:?}\n  other: {other:?}"
        );
        return Ok(None);
    }
    let same_mover = |other: &EventOf<G>| match (event, other) {
        (Event::Move { seat, .. }, Event::Move { seat: other, .. }) => seat == other,
        (Event::Chance(_), Event::Chance(_)) => true,
        _ => false,
    };
    let alike: Vec<EventOf<G>> = possible_events(imagined, luck)
        .into_iter()
        .filter(|other| same_mover(other) && imagined.redact(other, viewer) == seen)
        .collect();
    Ok(luck.pick(&alike).cloned())
}

/// Compares every channel from a state to a viewer.
fn compare<G: Game>(truth: &G, imagined: &G, viewer: Viewer) -> Verdict {
    ensure_eq!(truth.turn(), imagined.turn(), "leak-turn", "the turn, as {viewer:?} sees it");
    let (one, other) = (truth.view(viewer), imagined.view(viewer));
    ensure_eq!(one, other, "leak-view", "the views of {viewer:?}");
    ensure_eq!(json(&one)?, json(&other)?, "leak-view", "the bytes sent to {viewer:?}");
    let Some(seat) = viewer.seat() else { return Ok(()) };
    if !truth.turn().asks(seat) {
        return Ok(());
    }
    let (mut one, mut other) = (Vec::new(), Vec::new());
    truth.legal_actions(seat, &mut one);
    imagined.legal_actions(seat, &mut other);
    ensure_eq!(one, other, "leak-legal", "the legal actions of seat {seat}");
    for action in &one {
        let can_take_back = |state: &G| state.can_take_back(seat, action);
        ensure_eq!(
            can_take_back(truth),
            can_take_back(imagined),
            "leak-take-back",
            "seat {seat} and “{action}”"
        );
    }
    truth.conceivable_actions(seat, &mut one);
    imagined.conceivable_actions(seat, &mut other);
    ensure_eq!(one, other, "leak-conceivable", "the conceivable actions of seat {seat}");
    for action in &one {
        ensure_eq!(
            truth.check(seat, action),
            imagined.check(seat, action),
            "leak-reason",
            "seat {seat}: “{action}”"
        );
    }
    Ok(())
}

/// An event that a viewer does not see changes nothing for that viewer.
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

/// Where two events lead to different states but leave a viewer with the same view, the viewer must have seen
/// the same. A view holds all that its viewer may remember, so an event must not show more than that.
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
                    "{viewer:?} sees {event:?} or {other_event:?}, and the view does not hold the difference"
                );
            }
        }
    }
    Ok(())
}
