//! What happens, told above the board: the present or last turn of another player in one sentence, what the
//! viewer is asked, and the controls of the pace.

use std::ops::Range;

use alcazar_core::{Seat, Viewer};
use alcazar_words::{Argument, Phrase};
use leptos::prelude::*;

use super::ending;
use crate::face::Face;
use crate::history::History;
use crate::icon::Icon;
use crate::seat_mark::seat_mark;
use crate::session::Session;
use crate::settings::Speed;

/// The sentence, the prompt, and the controls of the pace.
pub(crate) fn telling<G: Face>(session: Session<G>) -> impl IntoView {
    view! {
        <div class="telling">
            {narration(session, History::told_turn)}
            {pace(session)}
            {prompt(session)}
        </div>
    }
}

/// Chooses the entries of the turn that is told after this many entries.
type Tells<G> = fn(&History<G>, usize) -> Option<Range<usize>>;

/// The turn that is told at the moment shown: whose it is, and the sentence.
fn told<G: Face>(session: Session<G>, tells: Tells<G>) -> Option<(Option<Seat>, String)> {
    let at = session.playback.get().at;
    session.history.with(|history| {
        let turn = history.happenings(tells(history, at)?);
        let seat = turn.first().and_then(G::turn_of);
        Some((seat, session.words().with(|words| words.narrate::<G>(&turn, history.viewer))))
    })
}

/// The sentence about the turn so far at the moment shown, whoever takes it.
pub(crate) fn replayed<G: Face>(session: Session<G>) -> impl IntoView {
    narration(session, |history, at| Some(history.turn(at)).filter(|turn| !turn.is_empty()))
}

/// The sentence about a turn. It is not announced: the spoken log is.
fn narration<G: Face>(session: Session<G>, tells: Tells<G>) -> impl IntoView {
    let told = Memo::new(move |_| told(session, tells));
    let seat = Memo::new(move |_| told.with(|told| told.as_ref().and_then(|(seat, _)| *seat)));
    view! {
        <p class="narration" data-testid="narration">
            {move || seat.get().map(seat_mark)}
            <span>{move || told.get().map(|(_, sentence)| sentence)}</span>
        </p>
    }
}

/// What the viewer is asked, or whom the others wait for. Only what concerns the viewer is announced.
fn prompt<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let is_own_turn = move || session.choices().with(|choices| choices.seat.is_some());
    let prompt = Memo::new(move |_| {
        let at = session.playback.get().at;
        let (view, asked, is_end) = session.history.with(|history| {
            let snapshot = history.snapshot(at);
            (snapshot.view.clone(), snapshot.asked, at >= history.len())
        });
        // A game that was conceded ends in the middle of a turn.
        if is_end && session.status.with(|status| status.outcome.is_some()) {
            return (true, ending::sentence(session));
        }
        let is_asked = session.viewer.get().seat().is_some_and(|seat| asked.contains(seat));
        if is_asked || asked.is_empty() {
            return (is_asked, session.words().with(|words| words.prompt::<G>(&view)));
        }
        let seats = Argument::All(asked.iter().map(G::seat).collect());
        (false, session.words().with(|words| words.say(&Phrase::new("web-waiting-for").with("who", seats))))
    });
    let text = move |is_announced: bool| {
        prompt.with(|(is_own, text)| (*is_own == is_announced).then(|| text.clone()))
    };
    view! {
        <p class="prompt" data-testid="prompt" class:own=is_own_turn>
            <span role="status">{move || text(true)}</span>
            <span>{move || text(false)}</span>
            {move || session.is_paused.get().then(|| view! {
                <span class="paused">{shell.text("web-paused")}</span>
            })}
        </p>
    }
}

/// Whether there is something whose pace can be controlled: others act, or the viewer only watches.
fn is_shown<G: Face>(session: Session<G>) -> bool {
    let length = session.history.with(|history| history.len());
    let playback = session.playback.get();
    if !playback.is_running {
        // The controls of an earlier moment are shown instead.
        return false;
    }
    let (is_over, is_watching) =
        session.status.with(|status| (status.outcome.is_some(), status.local_seats.is_empty()));
    if playback.is_behind(length) || session.is_animating() || session.is_paused.get() {
        return true;
    }
    let is_asked = match session.viewer.get() {
        Viewer::Seat(seat) => session.asked().contains(seat),
        Viewer::Spectator => false,
    };
    !is_over && (is_watching || !is_asked)
}

/// Pause, step, skip and speed. They keep their place while it is the viewer's turn, so that nothing moves.
fn pace<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let is_shown = Memo::new(move |_| is_shown(session));
    let is_paused = move || session.is_paused.get();
    let label = move || shell.say(&Phrase::new(if is_paused() { "web-resume" } else { "web-pause" }));
    let speeds = Speed::ALL.map(|speed| {
        let label = move || shell.say(&Phrase::new("web-speed").with("speed", speed.slug()));
        let is_chosen = move || shell.settings.with(|settings| settings.speed == speed);
        view! { <option value=speed.slug() selected=is_chosen>{label}</option> }
    });
    let set_speed = move |event: leptos::ev::Event| {
        let slug = event_target_value(&event);
        let speed = Speed::ALL.into_iter().find(|speed| speed.slug() == slug);
        shell.settings.update(|settings| settings.speed = speed.unwrap_or(settings.speed));
    };
    let watches = move || session.status.with(|status| status.local_seats.is_empty());
    let skip_label =
        move || shell.say(&Phrase::new(if watches() { "web-skip-show" } else { "web-skip-to-turn" }));
    view! {
        <div
            class="pace"
            role="group"
            data-testid="pace"
            aria-label=shell.text("web-pace")
            class:idle=move || !is_shown.get()
        >
            <button
                type="button"
                class="icon-button"
                data-testid="pause"
                aria-label=label
                title=label
                on:click=move |_| session.set_paused(!session.is_paused.get_untracked())
            >
                {move || if is_paused() { Icon::Play.draw() } else { Icon::Pause.draw() }}
            </button>
            <button
                type="button"
                class="icon-button"
                data-testid="step"
                aria-label=shell.text("web-step")
                title=shell.text("web-step")
                on:click=move |_| session.step()
            >
                {Icon::Forward.draw()}
            </button>
            <button
                type="button"
                class="icon-button"
                data-testid="skip"
                aria-label=skip_label
                title=skip_label
                on:click=move |_| session.skip()
            >
                {Icon::End.draw()}
            </button>
            <select
                data-testid="pace-speed"
                aria-label=shell.text("web-settings-speed")
                title=shell.text("web-settings-speed")
                on:change=set_speed
            >
                {speeds.collect_view()}
            </select>
        </div>
    }
}
