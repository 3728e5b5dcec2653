//! The log. A click on a line shows the board at that moment.

use alcazar_words::Phrase;
use leptos::html;
use leptos::prelude::*;

use super::Panels;
use crate::face::Face;
use crate::history::History;
use crate::icon::Icon;
use crate::playback::Seek;
use crate::session::Session;

/// Consecutive equal entries: the index of the first, and the index after the last.
type Run = (usize, usize);

/// The lines of the log.
fn runs<G: Face>(history: &History<G>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let entries = history.entries();
    for (index, entry) in entries.iter().enumerate() {
        match runs.last_mut() {
            Some((first, end)) if entries[*first].kind == entry.kind => *end = index + 1,
            _ => runs.push((index, index + 1)),
        }
    }
    runs
}

/// The log.
pub(crate) fn log<G: Face>(session: Session<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    let list = NodeRef::<html::Ol>::new();
    let runs = Memo::new(move |_| session.history.with(|history| runs(history)));
    let is_here = move |(first, end): Run| (first + 1..=end).contains(&session.playback.get().at);
    // Keeps the current line in sight.
    Effect::new(move |_| {
        panels.log.track();
        let here = runs.with(|runs| runs.iter().position(|run| is_here(*run)));
        let (Some(list), Some(here)) = (list.get(), here) else { return };
        request_animation_frame(move || {
            let Some(line) = list.children().item(u32::try_from(here).unwrap_or(u32::MAX)) else { return };
            let above = line.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
            list.set_scroll_top(list.scroll_top() + above as i32 - list.client_height() / 2);
        });
    });
    let line = move |run: Run| {
        let (first, end) = run;
        let text = move || {
            let line = session.history.with(|history| {
                let entry = history.entries().get(first)?;
                Some(shell.words.with(|words| words.seen::<G>(&entry.kind, history.viewer)))
            })?;
            Some(match i32::try_from(end - first) {
                Ok(count @ 2..) => {
                    shell.say(&Phrase::new("web-log-times").with("line", line).with("count", count))
                }
                _ => line,
            })
        };
        let is_own = move || {
            session.history.with(|history| history.entries().get(first).is_some_and(|entry| entry.is_own))
        };
        view! {
            <li class:own=is_own>
                <button
                    type="button"
                    class="log-line"
                    data-testid="log-line"
                    aria-current=move || is_here(run).then_some("step")
                    on:click=move |_| session.seek(Seek::To(end))
                >
                    {text}
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
                    on:click=move |_| panels.log.set(false)
                >
                    {Icon::Close.draw()}
                </button>
            </header>
            <div class="log-lines" role="log" aria-label=shell.text("web-log")>
                <ol data-testid="log" node_ref=list tabindex="0">
                    <For each=move || runs.get() key=|run| *run children=line />
                </ol>
            </div>
        </aside>
    }
}
