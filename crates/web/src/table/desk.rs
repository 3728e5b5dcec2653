//! What lies before the viewer: his hand, what he can always do, and what is said about the thing he points at.

use alcazar_core::{Reason as _, Viewer};
use leptos::prelude::*;

use super::{Panels, typed};
use crate::face::Face;
use crate::playback::Go;
use crate::scene::{Hint, Scene};
use crate::session::Session;

/// The hand, the fixed controls, and the hint.
pub(super) fn desk<G: Face>(session: Session<G>, scene: Scene<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    // Whose hand it is decides whether there is one; behind a curtain there is none.
    let is_seated = Memo::new(move |_| {
        session.viewer.get() != Viewer::Spectator && session.curtain.with(Option::is_none)
    });
    let hand = move || {
        is_seated.get().then(|| view! { <section class="hand" aria-label=shell.text("web-hand") data-testid="hand">{G::hand(scene)}</section> })
    };
    let takebacks = Memo::new(move |_| {
        let is_asked = session.choices().with(|choices| choices.seat.is_some());
        if is_asked { session.affairs.with(|affairs| affairs.takebacks) } else { 0 }
    });
    let end = Memo::new(move |_| end_of_turn(session));
    let recap = Memo::new(move |_| session.story.with(|story| story.since_own().is_some()));
    let is_over = Memo::new(move |_| session.affairs.with(|affairs| affairs.outcome.is_some()));
    view! {
        <section class="desk" class:seated=move || is_seated.get()>
            {hint(session)}
            {hand}
            <div class="controls" role="group" aria-label=shell.text("web-controls")>
                <button type="button" class="button" data-testid="undo" disabled=move || takebacks.get() == 0 on:click=move |_| session.take_back(false)>
                    <span class="glyph" aria-hidden="true">"↶"</span>{shell.text("web-undo")}
                </button>
                <button type="button" class="button" data-testid="restart-turn" disabled=move || takebacks.get() == 0 on:click=move |_| session.take_back(true)>
                    <span class="glyph" aria-hidden="true">"⟲"</span>{shell.text("web-restart-turn")}
                </button>
                <button type="button" class="button" data-testid="recap" disabled=move || !recap.get() on:click=move |_| session.recap()>
                    <span class="glyph" aria-hidden="true">"▷"</span>{shell.text("web-recap")}
                </button>
                {move || session.is_showing().then(|| view! {
                    <button type="button" class="button" data-testid="skip" on:click=move |_| session.go(Go::End)>{shell.text("web-skip-show")}</button>
                })}
                {move || is_over.get().then(|| view! {
                    <button type="button" class="button primary" data-testid="show-result" on:click=move |_| panels.ending.set(true)>{shell.text("web-result")}</button>
                })}
                <button type="button" class="button primary end-turn" data-testid="end-turn" data-action=move || end.get().map(|action| action.to_string())
                    disabled=move || end.get().is_none() on:click=move |_| { if let Some(action) = end.get_untracked() { session.act(action); } }>
                    {shell.text("web-end-turn")}
                </button>
            </div>
            {typed::field(session, panels)}
        </section>
    }
}

/// What ends the turn now, if it can end.
pub(super) fn end_of_turn<G: Face>(session: Session<G>) -> Option<G::Action> {
    session.choices().with(|choices| choices.legal.iter().copied().find(G::ends_turn))
}

/// What is said about the thing that the pointer or the focus is on, or about what was just refused.
fn hint<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let said = move || {
        if let Some(refusal) = session.refusal.get() {
            return Some((shell.say(&refusal), None));
        }
        session.hint.with(|hint| {
            Some(match hint.as_ref()? {
                Hint::Can(action) => (shell.words.with(|words| words.action::<G>(action)), None),
                Hint::CanNot(_, reason) => (shell.say(&G::reason(reason)), Some(reason.rule())),
                Hint::Thing(phrase) => (shell.say(phrase), None),
            })
        })
    };
    view! {
        <p class="hint" data-testid="hint" aria-live="polite">
            {move || said().map(|(text, rule)| view! {
                <span>{text}</span>
                {rule.map(|rule| view! {
                    " " <a class="rule" href=format!("/rules?game={}#{rule}", G::ID) target="_blank" data-testid="rule-link">{rule}</a>
                })}
            })}
        </p>
    }
}
