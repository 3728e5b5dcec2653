//! The table of contents of a page.

use leptos::ev;
use leptos::prelude::*;

use super::document::all;
use crate::browser;
use crate::context::Shell;

/// A chapter of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Chapter {
    /// What a link to it leads to.
    id: String,
    /// Its number, if it has one.
    number: Option<String>,
    title: String,
}

/// The chapters of a text.
pub(super) fn chapters(text: &web_sys::Element) -> Vec<Chapter> {
    all(text, "h2").iter().filter_map(chapter).collect()
}

fn chapter(heading: &web_sys::Element) -> Option<Chapter> {
    let all_text = heading.text_content().unwrap_or_default();
    let number = heading.query_selector("a.rule").ok().flatten();
    let id = number.as_ref().unwrap_or(heading).id();
    let number = number.and_then(|number| number.text_content());
    let title = all_text.strip_prefix(number.as_deref().unwrap_or_default()).unwrap_or(&all_text);
    (!id.is_empty()).then(|| Chapter { id, title: title.trim().to_owned(), number })
}

/// The table of contents, with the chapter that is being read. On narrow windows it is folded at first.
pub(super) fn contents(chapters: RwSignal<Vec<Chapter>>) -> impl IntoView {
    let shell = Shell::get();
    let current = RwSignal::new(String::new());
    let follow = window_event_listener(ev::scroll, move |_| {
        let read = chapters.with_untracked(|chapters| chapter_being_read(chapters));
        if current.with_untracked(|current| *current != read) {
            current.set(read);
        }
    });
    on_cleanup(move || follow.remove());
    let entry = move |chapter: Chapter| {
        let id = chapter.id.clone();
        let is_current = move || current.with(|current| *current == id).then_some("true");
        view! {
            <li>
                <a href=format!("#{}", chapter.id) aria-current=is_current>
                    {chapter.number.map(|number| view! { <small>{number}</small> " " })}
                    {chapter.title}
                </a>
            </li>
        }
    };
    view! {
        <details class="contents" data-testid="contents" open=browser::is_wide()>
            <summary>{shell.text("web-rules-contents")}</summary>
            <nav aria-label=shell.text("web-rules-contents")>
                <ol>{move || chapters.get().into_iter().map(entry).collect_view()}</ol>
            </nav>
        </details>
    }
}

/// The last chapter whose heading is above the middle of the window's upper half.
fn chapter_being_read(chapters: &[Chapter]) -> String {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    let is_above = |chapter: &&Chapter| {
        let heading = document().get_element_by_id(&chapter.id);
        heading.is_some_and(|heading| heading.get_bounding_client_rect().top() < 0.25 * height)
    };
    chapters.iter().rfind(is_above).map(|chapter| chapter.id.clone()).unwrap_or_default()
}
