//! Below the board: the viewer's hand, the fixed controls, and the hint about what is hovered.

use alcazar_core::{Reason as _, Viewer};
use leptos::prelude::*;

use super::advice::Advice;
use super::{Panels, typed};
use crate::face::Face;
use crate::icon::Icon;
use crate::modal::confirm;
use crate::rules::rules_address;
use crate::scene::{Hint, Scene};
use crate::session::Session;

/// The hand, the fixed controls, and the hint.
pub(super) fn controls<G: Face>(
    session: Session<G>,
    scene: Scene<G>,
    panels: Panels,
    advice: Option<&Advice<G>>,
) -> impl IntoView + use<G> {
    let advice = advice.copied();
    let shell = session.shell();
    // Spectators have no hand, and behind a curtain it is hidden.
    let is_seated = Memo::new(move |_| {
        session.viewer.get() != Viewer::Spectator && session.curtain.with(Option::is_none)
    });
    let hand = move || {
        is_seated.get().then(|| {
            view! {
                <section class="hand" aria-label=shell.text("web-hand") data-testid="hand">
                    {G::hand(scene)}
                </section>
            }
        })
    };
    // Somebody who watches has nothing to take back.
    let is_player = move || session.status.with(|status| !status.local_seats.is_empty());
    let is_watching = !untrack(is_player);
    let recap = Memo::new(move |_| session.history.with(|history| history.after_own_turn().is_some()));
    let is_over = Memo::new(move |_| {
        let is_shown = session.revealed.get() >= session.history.with(|history| history.len());
        is_shown && session.status.with(|status| status.outcome.is_some())
    });
    // On small screens the hand can make room for the board, until something else is asked.
    let is_folded = RwSignal::new(false);
    Effect::new(move |_| {
        session.choices().track();
        is_folded.set(false);
    });
    view! {
        <section
            class="desk"
            class:seated=move || is_seated.get()
            class:folded=move || is_folded.get()
        >
            {hint(session)}
            {advice.map(Advice::answer)}
            {hand}
            <div class="controls" role="group" aria-label=shell.text("web-controls")>
                {move || is_seated.get().then(|| view! {
                    <button
                        type="button"
                        class="button fold"
                        data-testid="fold"
                        aria-label=shell.text("web-hand")
                        aria-expanded=move || (!is_folded.get()).to_string()
                        on:click=move |_| is_folded.update(|is_folded| *is_folded = !*is_folded)
                    >
                        {Icon::Down.draw()}
                    </button>
                })}
                {(!is_watching).then(|| take_back_buttons(session))}
                {is_watching.then(|| view! {
                    <p class="watching" data-testid="watching">{shell.text("web-you-watch")}</p>
                })}
                {(!is_watching).then(|| view! {
                    <button
                        type="button"
                        class="button"
                        data-testid="recap"
                        disabled=move || !recap.get()
                        on:click=move |_| session.recap()
                    >
                        {Icon::Recap.draw()}<span class="label">{shell.text("web-recap")}</span>
                    </button>
                })}
                {advice.map(Advice::button)}
                {move || if is_over.get() {
                    result(session, panels).into_any()
                } else if G::HAS_END_OF_TURN && !is_watching {
                    end_turn(session, scene, panels).into_any()
                } else {
                    ().into_any()
                }}
            </div>
            {typed::field(session, panels)}
        </section>
    }
}

/// The buttons that take back a move, or the whole turn.
fn take_back_buttons<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let takebacks = Memo::new(move |_| {
        let is_asked = session.choices().with(|choices| choices.seat.is_some());
        if is_asked { session.status.with(|status| status.takebacks) } else { 0 }
    });
    view! {
        <button
            type="button"
            class="button"
            data-testid="undo"
            disabled=move || takebacks.get() == 0
            on:click=move |_| session.take_back(false)
        >
            {Icon::Undo.draw()}<span class="label">{shell.text("web-undo")}</span>
        </button>
        <button
            type="button"
            class="button"
            data-testid="restart-turn"
            disabled=move || takebacks.get() == 0
            on:click=move |_| session.take_back(true)
        >
            {Icon::Restart.draw()}<span class="label">{shell.text("web-restart-turn")}</span>
        </button>
    }
}

/// The button that ends the turn.
fn end_turn<G: Face>(session: Session<G>, scene: Scene<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    let end = Memo::new(move |_| end_of_turn(session));
    let is_suggested = move || scene.suggestion.get().is_some_and(|action| G::ends_turn(&action));
    let is_main =
        Memo::new(move |_| !G::ENDS_BY_PASSING || session.choices().with(|choices| choices.legal.len() <= 1));
    let end_it = move |_| {
        if let Some(action) = end.get_untracked() {
            act(session, panels, action);
        }
    };
    view! {
        <button
            type="button"
            class="button"
            class:primary=is_main
            class:suggested=is_suggested
            data-testid="end-turn"
            data-action=move || end.get().map(|action| action.to_string())
            disabled=move || end.get().is_none()
            on:click=end_it
        >
            {shell.text(G::end_of_turn())}
        </button>
    }
}

/// Plays an action chosen with a button, a key or a typed move; returns whether it was played at once. Where
/// ending the turn is an easy mistake, players who want confirmations are asked first, unless it is the only
/// legal action.
pub(super) fn act<G: Face>(session: Session<G>, panels: Panels, action: G::Action) -> bool {
    let wants_confirmation = session.shell().settings.with_untracked(|settings| settings.confirm);
    let has_choice = session.choices().with_untracked(|choices| choices.legal.len() > 1);
    if wants_confirmation && has_choice && G::ends_turn(&action) && G::end_of_turn_question().is_some() {
        panels.end_question.set(true);
        return false;
    }
    session.act(action);
    true
}

/// The confirmation before the turn ends, if the game has one.
pub(super) fn end_question<G: Face>(session: Session<G>, panels: Panels) -> impl IntoView {
    // A new question cancels it.
    Effect::new(move |_| {
        session.choices().track();
        panels.end_question.set(false);
    });
    let end = Callback::new(move |()| {
        if let Some(action) = untrack(|| end_of_turn(session)) {
            session.act(action);
        }
    });
    G::end_of_turn_question()
        .map(|question| confirm(panels.end_question, "confirm-end-turn", question, G::end_of_turn(), end))
}

/// The button that shows the result, in the place of the one that ends the turn.
fn result<G: Face>(session: Session<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    view! {
        <button
            type="button"
            class="button primary"
            data-testid="show-result"
            on:click=move |_| panels.ending.set(true)
        >
            {shell.text("web-result")}
        </button>
    }
}

/// The legal action that ends the turn, if there is one.
pub(super) fn end_of_turn<G: Face>(session: Session<G>) -> Option<G::Action> {
    session.choices().with(|choices| choices.legal.iter().copied().find(G::ends_turn))
}

/// The sentence about what is hovered or focused, or about the command that was just rejected. Only why
/// something is impossible is announced: the rest is the name of what has the focus.
fn hint<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let reason = move || {
        if let Some(refusal) = session.refusal.get() {
            return Some((shell.say(&refusal), None));
        }
        session.hint.with(|hint| match hint {
            Some(Hint::CanNot(_, reason)) => Some((shell.say(&G::reason(reason)), Some(reason.rule()))),
            _ => None,
        })
    };
    let thing = move || {
        session.hint.with(|hint| match hint {
            Some(Hint::Can(action)) => Some(shell.words.with(|words| words.action::<G>(action))),
            Some(Hint::Thing(phrase)) => Some(shell.say(phrase)),
            _ => None,
        })
    };
    view! {
        <p class="hint" data-testid="hint">
            <span role="status" data-testid="hint-reason">
                {move || reason().map(|(text, rule)| view! {
                    <span>{text}</span>
                    {rule.map(|rule| view! {
                        " "
                        <a
                            class="rule"
                            href=rules_address(G::ID, Some(rule))
                            target="_blank"
                            data-testid="rule-link"
                        >
                            {rule}
                        </a>
                    })}
                })}
            </span>
            {move || reason().is_none().then(thing)}
        </p>
    }
}
