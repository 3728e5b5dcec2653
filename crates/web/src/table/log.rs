//! The log: one line for each action. A click on a line shows the board at that moment; pointing at it lights
//! its place on the board.

use std::ops::Range;
use std::time::Duration;

use alcazar_core::{Seat, Viewer};
use alcazar_table::EntryKind;
use leptos::html;
use leptos::prelude::*;
use leptos::reactive::computed::Selector;

use super::Panels;
use crate::face::{Deed, Face};
use crate::history::{History, HistoryEntry};
use crate::icon::{self, Icon};
use crate::playback::Seek;
use crate::seat_mark::seat_mark;
use crate::session::Session;

/// How many lines are drawn at a time. A whole game at once would block the page.
const CHUNK: usize = 40;

/// A line of the log. A line that replaces another after a move was taken back, or is seen by somebody else,
/// is not the same line, and a line never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Line {
    viewer: Viewer,
    /// The index of its first entry.
    first: usize,
    /// The index after its last entry.
    end: usize,
    /// The numbers of both entries in the viewer's log.
    versions: (u32, u32),
}

impl Line {
    fn of<G: Face>(history: &History<G>, line: &Range<usize>) -> Self {
        let entries = &history.entries()[line.clone()];
        let version = |entry: Option<&HistoryEntry<G>>| entry.map_or(0, |entry| entry.version);
        let versions = (version(entries.first()), version(entries.last()));
        Self { viewer: history.viewer, first: line.start, end: line.end, versions }
    }
}

/// The lines that have been shown, the last ones first, until all of them are drawn.
fn lines<G: Face>(session: Session<G>) -> Memo<Vec<Line>> {
    let drawn = RwSignal::new((session.viewer.get_untracked(), CHUNK));
    let all = Memo::new(move |_| {
        let revealed = session.revealed.get();
        session.history.with(|history| {
            let lines = history.lines().into_iter().filter(|line| line.start < revealed);
            lines.map(|line| Line::of(history, &line)).collect::<Vec<_>>()
        })
    });
    let count = move || {
        let (viewer, count) = drawn.get();
        if viewer == session.history.with(|history| history.viewer) { count } else { CHUNK }
    };
    Effect::new(move |_| {
        let (count, total) = (count(), all.with(Vec::len));
        if count < usize::MAX {
            let more = if count < total { count + CHUNK } else { usize::MAX };
            let viewer = session.history.with_untracked(|history| history.viewer);
            set_timeout(
                move || {
                    drawn.try_set((viewer, more));
                },
                Duration::ZERO,
            );
        }
    });
    Memo::new(move |_| all.with(|all| all[all.len().saturating_sub(count())..].to_vec()))
}

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
    let lines = lines(session);
    let here = Memo::new(move |_| {
        let at = session.playback.get().at;
        lines.with(|lines| lines.iter().position(|line| (line.first + 1..=line.end).contains(&at)))
    });
    // Only the lines that begin or cease to be the current one learn of it.
    let current =
        Selector::new(move || here.get().and_then(|here| lines.with(|lines| lines.get(here).copied())));
    // Keeps the current line in sight.
    Effect::new(move |_| {
        panels.log.track();
        lines.track();
        let (Some(list), Some(here)) = (list.get(), here.get()) else { return };
        request_animation_frame(move || {
            let Some(line) = list.children().item(u32::try_from(here).unwrap_or(u32::MAX)) else { return };
            let above = line.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
            list.set_scroll_top(list.scroll_top() + above as i32 - list.client_height() / 2);
        });
    });
    let line = move |line: Line| {
        let current = current.clone();
        let end = line.end;
        let (text, is_own, (seat, deed, places)) = session.history.with_untracked(|history| {
            let range = line.first.min(history.len())..end.min(history.len());
            let is_own = history.entries().get(line.first).is_some_and(|entry| entry.is_own);
            (untrack(|| text(session, history, &range)), is_own, marks(history, &range))
        });
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
                    aria-current=move || current.selected(&Some(line)).then_some("step")
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
                    {move || {
                        // All lines are written anew in another language.
                        session.words().track();
                        view! { <For each=move || lines.get() key=|line| *line children=line.clone() /> }
                    }}
                </ol>
            </div>
        </aside>
    }
}
