//! The log: one line for each action. A click on a line shows the board at that moment; pointing at it lights
//! its place on the board.

use std::ops::Range;

use alcazar_core::Seat;
use alcazar_table::EntryKind;
use leptos::html;
use leptos::prelude::*;

use super::Panels;
use crate::face::{Deed, Face};
use crate::history::History;
use crate::icon::{self, Icon};
use crate::playback::Seek;
use crate::seat_mark::seat_mark;
use crate::session::Session;

/// A line of the log: the index of its first entry, and the index after its last.
type Line = (usize, usize);

/// The text of a line.
pub(super) fn text<G: Face>(session: Session<G>, history: &History<G>, line: &Range<usize>) -> String {
    let events = history.happenings(line.clone());
    session.words().with(|words| match history.entries().get(line.start).map(|entry| &entry.kind) {
        Some(EntryKind::Event(_)) => words.line::<G>(&events, history.viewer),
        Some(kind) => words.seen::<G>(kind, history.viewer),
        None => String::new(),
    })
}

/// Whether a line is about something that the viewer did, or that was done to them.
pub(super) fn concerns_viewer<G: Face>(history: &History<G>, line: &Range<usize>) -> bool {
    let is_own = history.entries()[line.clone()].iter().any(|entry| entry.is_own);
    let events = history.happenings(line.clone());
    // What is not an event concerns everybody.
    is_own || events.is_empty() || G::line(&events, history.viewer).concerns_viewer()
}

/// Whether a line decides something.
pub(super) fn is_result<G: Face>(history: &History<G>, line: &Range<usize>) -> bool {
    let events = history.happenings(line.clone());
    events.is_empty() || events.iter().any(|event| G::deed(event.seen).is_result())
}

/// Who did something, what kind of thing, and where.
fn marks<G: Face>(history: &History<G>, line: &Range<usize>) -> (Option<Seat>, Deed, Vec<String>) {
    let events = history.happenings(line.clone());
    let Some(first) = events.first() else { return (None, Deed::Other, Vec::new()) };
    let places = events.iter().map(G::places).find(|places| !places.is_empty());
    (G::actor(first.seen), G::deed(first.seen), places.unwrap_or_default())
}

/// Lights the places of the line that is pointed at.
fn light<G: Face>(session: Session<G>) {
    Effect::new(move |_| {
        let places = session.lit.get();
        let all = document().query_selector_all("[data-place]");
        let Ok(all) = all else { return };
        for index in 0..all.length() {
            let Some(Ok(element)) = all.item(index).map(wasm_bindgen::JsCast::dyn_into::<web_sys::Element>)
            else {
                continue;
            };
            let is_lit = element.get_attribute("data-place").is_some_and(|place| places.contains(&place));
            let _ = element.class_list().toggle_with_force("lit", is_lit);
        }
    });
}

/// The log.
pub(crate) fn log<G: Face>(session: Session<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    let list = NodeRef::<html::Ol>::new();
    light(session);
    let lines: Memo<Vec<Line>> = Memo::new(move |_| {
        let revealed = session.revealed.get();
        let lines = session.history.with(|history| history.lines()).into_iter();
        lines.filter(|line| line.start < revealed).map(|line| (line.start, line.end)).collect()
    });
    let is_here = move |(first, end): Line| (first + 1..=end).contains(&session.playback.get().at);
    // Keeps the current line in sight.
    Effect::new(move |_| {
        panels.log.track();
        let here = lines.with(|lines| lines.iter().position(|line| is_here(*line)));
        let (Some(list), Some(here)) = (list.get(), here) else { return };
        request_animation_frame(move || {
            let Some(line) = list.children().item(u32::try_from(here).unwrap_or(u32::MAX)) else { return };
            let above = line.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
            list.set_scroll_top(list.scroll_top() + above as i32 - list.client_height() / 2);
        });
    });
    let line = move |line: Line| {
        let (first, end) = line;
        let text = move || {
            session
                .history
                .with(|history| (end <= history.len()).then(|| text(session, history, &(first..end))))
        };
        let is_own = move || {
            session.history.with(|history| history.entries().get(first).is_some_and(|entry| entry.is_own))
        };
        let (seat, deed, places) =
            session.history.with_untracked(|history| marks(history, &(first..end.min(history.len()))));
        let place = places.last().cloned();
        let places = StoredValue::new(places);
        let point = move || session.lit.set(places.get_value());
        let leave = move || session.lit.set(Vec::new());
        view! {
            <li class:own=is_own data-seat=seat.map(|seat| seat.to_string())>
                <button
                    type="button"
                    class="log-line"
                    data-testid="log-line"
                    aria-current=move || is_here(line).then_some("step")
                    on:click=move |_| session.seek(Seek::To(end))
                    on:pointerenter=move |_| point()
                    on:pointerleave=move |_| leave()
                    on:focus=move |_| point()
                    on:blur=move |_| leave()
                >
                    <span class="log-marks">
                        {seat.map(seat_mark)}
                        {icon::deed(deed)}
                    </span>
                    <span class="log-text">{text}</span>
                    {place.map(|place| view! { <span class="log-place" data-at=place></span> })}
                </button>
            </li>
        }
    };
    view! {
        <aside class="log" aria-label=shell.text("web-log") hidden=move || !panels.log.get()>
            <header class="log-head">
                <h2>{shell.text("web-log")}</h2>
                <button
                    type="button"
                    class="icon-button quiet"
                    data-testid="close-log"
                    aria-label=shell.text("web-close")
                    on:click=move |_| panels.show_log(shell, false)
                >
                    {Icon::Close.draw()}
                </button>
            </header>
            <div class="log-lines">
                <ol data-testid="log" node_ref=list tabindex="0" aria-label=shell.text("web-log")>
                    <For each=move || lines.get() key=|line| *line children=line />
                </ol>
            </div>
        </aside>
    }
}
