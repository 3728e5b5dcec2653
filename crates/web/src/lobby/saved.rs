//! The games saved on this device.

use alcazar_catalog::GameId;
use alcazar_words::{Argument, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::modal::confirm;
use crate::record::Summary;

/// The list of saved games; nothing if there are none.
pub(super) fn list(
    shell: Shell,
    saved: LocalResource<Vec<Summary>>,
    refresh: RwSignal<u32>,
    error: RwSignal<Option<Phrase>>,
) -> impl IntoView {
    let to_delete = RwSignal::new(None::<String>);
    let is_asking = RwSignal::new(false);
    let delete = Callback::new(move |()| {
        let Some(id) = to_delete.get_untracked() else { return };
        spawn_local(async move {
            if shell.store().delete(&id).await.is_err() {
                error.try_set(Some(Phrase::new("web-not-deleted")));
            }
            refresh.try_update(|refresh| *refresh += 1);
        });
    });
    let ask = move |id: String| {
        to_delete.set(Some(id));
        is_asking.set(true);
    };
    let rows = move || {
        let games = saved.get().unwrap_or_default();
        (!games.is_empty()).then(|| {
            view! {
                <section class="saved" aria-labelledby="saved-title">
                    <h2 id="saved-title">{shell.text("web-continue")}</h2>
                    <ul data-testid="saved-games">
                        {games.into_iter().map(|game| row(shell, game, ask)).collect_view()}
                    </ul>
                </section>
            }
        })
    };
    view! {
        {rows}
        {confirm(is_asking, "confirm-delete", "web-delete-question", "web-delete", delete)}
    }
}

fn row(shell: Shell, game: Summary, ask: impl Fn(String) + Copy + Send + Sync + 'static) -> AnyView {
    let Summary { id, game: slug, players, asked, is_over, is_lesson, ranks, saved, .. } = game;
    let known: Option<GameId> = slug.parse().ok();
    let name = move || known.map_or_else(|| slug.clone(), |game| shell.say(&face(game).name()));
    let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
    let all = names.join(", ");
    let names_where = move |is_included: &dyn Fn(usize) -> bool| -> Argument {
        let included = names.iter().enumerate().filter(|(index, _)| is_included(*index));
        Argument::All(included.map(|(_, name)| Phrase::new("web-name").with("name", name.clone())).collect())
    };
    let state = move || {
        shell.say(&if is_over && ranks.contains(&1) {
            Phrase::new("web-saved-won").with("who", names_where(&|index| ranks.get(index) == Some(&1)))
        } else if is_over {
            Phrase::new("table-aborted")
        } else {
            let is_asked = |index: usize| {
                u8::try_from(index).is_ok_and(|index| {
                    alcazar_core::Seat::try_from(index).is_ok_and(|seat| asked.contains(seat))
                })
            };
            Phrase::new("web-saved-turn").with("who", names_where(&is_asked))
        })
    };
    let when = move || browser::format_date(saved, shell.words.with(|words| words.language()).tag());
    let address = if is_over { format!("/replay?id={id}") } else { format!("/table?id={id}") };
    let replay = format!("/replay?id={id}");
    view! {
        <li class="saved-game" data-testid="saved-game">
            <a class="saved-link" href=address data-testid="continue">
                <strong>
                    {name}
                    {is_lesson.then(|| view! {
                        " " <span class="lesson-mark">{shell.text("web-learn-mark")}</span>
                    })}
                </strong>
                <span>{all}</span>
                <span class="soft">{state}</span>
                <time class="soft small">{when}</time>
            </a>
            {(!is_over).then(|| view! {
                <a class="button quiet" href=replay data-testid="look-back">{shell.text("web-look-back")}</a>
            })}
            <button type="button" class="button quiet" data-testid="delete" on:click=move |_| ask(id.clone())>
                {shell.text("web-delete")}
            </button>
        </li>
    }
    .into_any()
}
