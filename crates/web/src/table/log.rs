//! What happened, in words. A click on a line shows the board at that moment.

use leptos::html;
use leptos::prelude::*;

use super::Panels;
use crate::face::Face;
use crate::playback::Go;
use crate::session::Session;

/// The log.
pub(crate) fn log<G: Face>(session: Session<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    let list = NodeRef::<html::Ol>::new();
    let length = Memo::new(move |_| session.story.with(|story| story.len()));
    // The line that is shown stays in sight.
    Effect::new(move |_| {
        let at = session.playback.get().at;
        panels.log.track();
        length.track();
        let Some(list) = list.get() else { return };
        request_animation_frame(move || {
            let line = list.children().item(u32::try_from(at.saturating_sub(1)).unwrap_or(u32::MAX));
            if let Some(line) = line {
                let (line, list): (&web_sys::Element, &web_sys::Element) = (&line, &list);
                let above = line.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
                let middle = list.scroll_top() + above as i32 - list.client_height() / 2;
                list.set_scroll_top(middle);
            }
        });
    });
    let line = move |index: usize| {
        let text = move || {
            session.story.with(|story| {
                let viewer = story.viewer;
                let passage = story.passages().get(index)?;
                Some(shell.words.with(|words| words.seen::<G>(&passage.deed, viewer)))
            })
        };
        let is_own = move || {
            session.story.with(|story| story.passages().get(index).is_some_and(|passage| passage.is_own))
        };
        let is_here = move || session.playback.get().at == index + 1;
        view! {
            <li class:own=is_own>
                <button type="button" class="log-line" data-testid="log-line" aria-current=move || is_here().then_some("step")
                    on:click=move |_| session.go(Go::To(index + 1))>
                    {text}
                </button>
            </li>
        }
    };
    view! {
        <aside class="log" aria-label=shell.text("web-log") hidden=move || !panels.log.get()>
            <header class="log-head">
                <h2>{shell.text("web-log")}</h2>
                <button type="button" class="icon-button" aria-label=shell.text("web-close") on:click=move |_| panels.log.set(false)>"✕"</button>
            </header>
            <ol role="log" data-testid="log" node_ref=list aria-label=shell.text("web-log") tabindex="0">
                <For each=move || 0..length.get() key=|index| *index children=line />
            </ol>
        </aside>
    }
}
