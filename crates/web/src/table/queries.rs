//! Questions that are asked with a key and answered in a sentence: what do I hold, what can I choose.
//!
//! The answer is announced and shown for a while. It repeats what is on the page, so that it tells nobody
//! more than they may know, and works for all games.

use alcazar_core::Seat;
use alcazar_words::{Argument, Phrase};
use leptos::prelude::*;

use super::{Panels, ending};
use crate::browser;
use crate::face::Face;
use crate::keys::Query;
use crate::roving::{elements, is_drawn, matches};
use crate::scene::Scene;
use crate::session::Session;

/// How long an answer is shown, in milliseconds.
const SHOWN_MS: u32 = 12_000;

/// How many lines of the log are told at most.
const MAX_LINES: usize = 12;

/// The place of the answer. It is announced when it changes.
pub(crate) fn answer(panels: Panels) -> impl IntoView {
    view! { <div class="answer" role="status" data-testid="answer">{move || panels.answer.get()}</div> }
}

/// Answers a question.
pub(crate) fn ask<G: Face>(session: Session<G>, scene: Scene<G>, panels: Panels, query: Query) {
    let answer = untrack(|| reply(session, scene, query));
    // The same answer is announced again if it was gone in between.
    panels.answer.set(None);
    request_animation_frame(move || {
        panels.answer.try_set(Some(answer.clone()));
        leptos::task::spawn_local(async move {
            browser::sleep(SHOWN_MS).await;
            let is_same =
                panels.answer.try_with_untracked(|shown| shown.as_ref() == Some(&answer)).unwrap_or(false);
            if is_same {
                panels.answer.set(None);
            }
        });
    });
}

fn reply<G: Face>(session: Session<G>, scene: Scene<G>, query: Query) -> String {
    let list = |texts: Vec<String>, none: &'static str| {
        scene.say(&if texts.is_empty() {
            Phrase::new(none)
        } else {
            let texts = texts.into_iter().map(Phrase::text).collect();
            Phrase::new("web-text-list").with("what", Argument::All(texts))
        })
    };
    match query {
        Query::Prompt => {
            let is_over = session.status.with(|status| status.outcome.is_some());
            if is_over {
                return ending::sentence(session);
            }
            scene.words.with(|words| scene.view.with(|view| words.prompt::<G>(view)))
        }
        Query::Hand => {
            let things = elements(document().query_selector_all(".hand [data-thing]"));
            list(things.iter().filter(|thing| is_drawn(thing)).map(what).collect(), "web-query-no-hand")
        }
        Query::Score => {
            let players = session.status.with(|status| status.players.len());
            let points = Seat::first(players).map(|seat| {
                let lines = scene.view.with(|view| G::score(view, seat));
                let points: i32 = lines.iter().map(|(_, points)| points).sum();
                (!lines.is_empty()).then(|| {
                    scene.say(&Phrase::new("web-points").with("who", G::seat(seat)).with("points", points))
                })
            });
            list(points.flatten().collect(), "web-query-no-score")
        }
        Query::Place => {
            let active = document().active_element();
            let thing = active.filter(|active| matches(active, "[data-thing], [role=img]"));
            thing.map_or_else(
                || scene.say(&Phrase::new("web-query-no-place")),
                |thing| {
                    let name = thing.get_attribute("aria-label").unwrap_or_default();
                    let parts = [Some(name), thing.get_attribute("aria-description")];
                    parts.into_iter().flatten().collect::<Vec<_>>().join(". ")
                },
            )
        }
        Query::Choices => {
            let choices = "main [data-touch].glows, main [data-testid=end-turn]:not(:disabled)";
            let things = elements(document().query_selector_all(choices));
            let mut names: Vec<String> = things.iter().filter(|thing| is_drawn(thing)).map(name).collect();
            names.dedup();
            list(names, "web-query-no-choices")
        }
        Query::LastTurn => session.history.with(|history| {
            let since = history.after_own_turn().unwrap_or(0).max(history.len().saturating_sub(MAX_LINES));
            let lines = history.entries()[since..].iter();
            let lines = scene.words.with(|words| {
                lines.map(|entry| words.seen::<G>(&entry.kind, history.viewer)).collect::<Vec<_>>()
            });
            if lines.is_empty() { scene.say(&Phrase::new("web-replay-start")) } else { lines.join(" ") }
        }),
    }
}

/// What pressing an element does.
fn name(element: &web_sys::Element) -> String {
    let label = element.get_attribute("aria-label");
    label.or_else(|| element.text_content()).unwrap_or_default().trim().to_owned()
}

/// What a thing is, also while its name is what pressing it does.
fn what(element: &web_sys::Element) -> String {
    element.get_attribute("aria-description").unwrap_or_else(|| name(element))
}
