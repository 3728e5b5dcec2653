//! The spoken log: one polite live region, always in the page, that speaks the lines of the log as they are
//! shown.

use alcazar_core::Viewer;
use leptos::prelude::*;

use super::log;
use crate::face::Face;
use crate::session::Session;
use crate::settings::Detail;

/// The live region. Each batch of lines replaces the one before it.
pub(crate) fn spoken<G: Face>(session: Session<G>) -> impl IntoView {
    let lines = RwSignal::new(Vec::<(usize, String)>::new());
    // Lines that say the same are different lines.
    let number = StoredValue::new(0_usize);
    let speak = move |texts: Vec<String>| {
        if !texts.is_empty() {
            let first = number.get_value();
            number.set_value(first + texts.len());
            lines.set((first..).zip(texts).collect());
        }
    };
    Effect::new(move |spoken: Option<(Viewer, usize)>| {
        let at = session.playback.get().at;
        session.history.with(|history| {
            let viewer = history.viewer;
            let from = match spoken {
                // What was taken back is forgotten.
                Some((before, from)) if before == viewer => from.min(history.len()),
                // What happened before somebody came is not read to them.
                _ => at,
            };
            if at > from {
                let detail = session.shell().settings.with_untracked(|settings| settings.spoken);
                let texts = history.lines_of(from..at).filter_map(|line| {
                    let is_wanted = match detail {
                        Detail::All => true,
                        Detail::Own => log::concerns_viewer(history, &line),
                        Detail::Results => log::is_result(history, &line),
                    };
                    is_wanted.then(|| untrack(|| log::text(session, history, &line)))
                });
                speak(texts.collect());
            }
            (viewer, from.max(at))
        })
    });
    Effect::new(move |_| {
        if let Some(announcement) = session.announcement.get() {
            speak(vec![announcement]);
        }
    });
    view! {
        <div class="visually-hidden" aria-live="polite" data-testid="spoken">
            <For
                each=move || lines.get()
                key=|(number, _)| *number
                children=|(_, text)| view! { <p>{text}</p> }
            />
        </div>
    }
}
