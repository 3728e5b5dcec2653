//! The lessons that were begun and not finished.

use alcazar_catalog::GameId;
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::context::Shell;
use crate::games::face;
use crate::learn::progress;

/// Links that continue the lessons; nothing if none was left in the middle.
pub(super) fn list(shell: Shell) -> impl IntoView {
    let begun = GameId::ALL.iter().map(|&game| (game, progress::load(game.slug()).scene));
    let begun: Vec<(GameId, usize)> = begun.filter(|(_, scene)| *scene > 0).collect();
    let row = move |(game, scene): (GameId, usize)| {
        let whole = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let count = Phrase::new("web-coach-count")
            .with("number", whole(scene + 1))
            .with("of", whole(face(game).scenes()));
        let name = move || shell.say(&face(game).name());
        let title = move || shell.say(&Phrase::new("web-continue-lesson").with("game", name()));
        view! {
            <li class="saved-game">
                <a
                    class="saved-link"
                    href=format!("/learn?game={game}")
                    data-testid=format!("continue-lesson-{game}")
                >
                    <strong>{title}</strong>
                    <span class="soft">{move || shell.say(&count)}</span>
                </a>
            </li>
        }
    };
    (!begun.is_empty()).then(|| {
        view! {
            <section class="saved" aria-label=shell.text("web-lessons")>
                <ul>{begun.into_iter().map(row).collect_view()}</ul>
            </section>
        }
    })
}
