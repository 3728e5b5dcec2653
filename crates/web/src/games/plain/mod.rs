//! The face of games without their own: the view as a list, and actions as buttons.
//!
//! A game starts with this face and replaces it piece by piece: each is the default of a method of [`Face`].

use std::sync::Arc;

use alcazar_core::Seat;
use alcazar_words::{Fact, FactValue, Phrase};
use leptos::prelude::*;

use crate::context::Shell;
use crate::face::Face;
use crate::scene::{Hint, Scene};

/// What belongs to no seat.
pub(crate) fn board<G: Face>(scene: Scene<G>) -> AnyView {
    let facts = facts(scene);
    view! {
        <div class="plain plain-board" role="group" aria-label=move || scene.say(&Phrase::new("web-board"))>
            {move || list(&shared(&facts.get()))}
        </div>
    }
    .into_any()
}

/// What belongs to one seat.
pub(crate) fn corner<G: Face>(scene: Scene<G>, seat: Seat) -> AnyView {
    let facts = facts(scene);
    view! { <div class="plain plain-corner">{move || list(&of_seat(&facts.get(), seat))}</div> }.into_any()
}

/// What the viewer can do, and what they can't do yet with the reason.
pub(crate) fn hand<G: Face>(scene: Scene<G>) -> AnyView {
    let buttons = move || {
        scene.choices.with(|choices| {
            let legal = choices.legal.iter().filter(|action| !G::ends_turn(action));
            let refused =
                choices.refused.iter().map(|(action, why)| button(scene, *action, Some(why.clone())));
            legal.map(|action| button(scene, *action, None)).chain(refused).collect_view()
        })
    };
    view! { <div class="plain plain-actions">{buttons}</div> }.into_any()
}

fn button<G: Face>(scene: Scene<G>, action: G::Action, why_not: Option<G::Illegal>) -> impl IntoView {
    let is_legal = why_not.is_none();
    let hint = StoredValue::new(match why_not {
        Some(why) => Hint::CanNot(action, why),
        None => Hint::Can(action),
    });
    let point = move || scene.hint.set(Some(hint.get_value()));
    let leave = move || scene.hint.set(None);
    let press = move |_| {
        if is_legal {
            scene.hint.set(None);
            scene.act.run(action);
        } else {
            point();
        }
    };
    view! {
        <button
            type="button"
            class="button"
            class:glows=is_legal
            class:suggested=move || scene.suggestion.get() == Some(action)
            aria-disabled=(!is_legal).then_some("true")
            data-touch=action.to_string()
            data-action=is_legal.then(|| action.to_string())
            on:click=press
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| leave()
            on:focus=move |_| point()
            on:blur=move |_| leave()
        >
            {move || scene.words.with(|words| words.action::<G>(&action))}
        </button>
    }
}

/// The name of the game on a plain ground, with the colours of its seats.
pub(crate) fn picture<G: Face>() -> AnyView {
    let shell = Shell::get();
    let seats = *G::PLAYERS.end();
    let pieces = Seat::first(seats).map(|seat| {
        let x = 352 + 64 * seat.index() - 32 * seats;
        view! { <circle cx=x cy="240" r="24" data-seat=seat.to_string()></circle> }
    });
    view! {
        <div class="plain plain-picture">
            <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <rect width="640" height="360"></rect>
                <text x="320" y="170">{move || shell.say(&G::name())}</text>
                {pieces.collect_view()}
            </svg>
        </div>
    }
    .into_any()
}

/// All that the viewer sees.
fn facts<G: Face>(scene: Scene<G>) -> Memo<Arc<Vec<Fact>>> {
    Memo::new(move |_| Arc::new(scene.words.with(|words| scene.view.with(|view| words.facts::<G>(view)))))
}

/// The facts without those that belong to a seat, and without the groups that this empties.
fn shared(facts: &[Fact]) -> Vec<Fact> {
    let kept = facts.iter().filter(|fact| fact.seat.is_none()).filter_map(|fact| match &fact.value {
        FactValue::Text(_) => Some(fact.clone()),
        FactValue::Group(parts) => {
            let parts = shared(parts);
            (!parts.is_empty()).then(|| Fact { value: FactValue::Group(parts), ..fact.clone() })
        }
    });
    kept.collect()
}

/// What is known about a seat, from all groups; each part is labelled by the group it comes from.
fn of_seat(facts: &[Fact], seat: Seat) -> Vec<Fact> {
    let mut found = Vec::new();
    for fact in facts {
        let FactValue::Group(parts) = &fact.value else { continue };
        for part in parts {
            match (&part.value, part.seat) {
                (FactValue::Group(parts), Some(owner)) if owner == seat => {
                    found.extend(parts.iter().cloned());
                }
                (FactValue::Text(_), Some(owner)) if owner == seat => {
                    found.push(Fact { label: fact.label.clone(), ..part.clone() });
                }
                _ => {}
            }
        }
        found.extend(of_seat(&shared(parts), seat));
    }
    found
}

fn list(facts: &[Fact]) -> AnyView {
    let entries = facts.iter().map(|Fact { label, value, .. }| {
        let value = match value {
            FactValue::Text(text) => view! { <span>{text.clone()}</span> }.into_any(),
            FactValue::Group(facts) => list(facts),
        };
        view! {
            <dt>{label.clone()}</dt>
            <dd>{value}</dd>
        }
    });
    view! { <dl>{entries.collect_view()}</dl> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(label: &str, text: &str) -> Fact {
        Fact { label: label.to_owned(), seat: None, value: FactValue::Text(text.to_owned()) }
    }

    fn group(label: &str, seat: Option<Seat>, facts: Vec<Fact>) -> Fact {
        Fact { label: label.to_owned(), seat, value: FactValue::Group(facts) }
    }

    #[test]
    fn what_belongs_to_a_seat_is_shown_there_and_the_rest_on_the_board() {
        let red = group("Red", Some(Seat::A), vec![text("Cards", "3")]);
        let blue = Fact { seat: Some(Seat::B), ..text("Blue", "5") };
        let facts = [text("Prize", "7"), group("Seats", None, vec![red]), group("Points", None, vec![blue])];
        assert_eq!(shared(&facts), [text("Prize", "7")]);
        assert_eq!(of_seat(&facts, Seat::A), [text("Cards", "3")]);
        assert_eq!(of_seat(&facts, Seat::B), [Fact { seat: Some(Seat::B), ..text("Points", "5") }]);
    }
}
