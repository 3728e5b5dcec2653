//! The lobby: the games, saved games, and the ways to start.

mod form;
pub(crate) mod new_game;
mod open;
mod saved;

use alcazar_catalog::GameId;
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate};

use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::record::Summary;
use crate::widgets::{chosen_file, settings_dialog};
use crate::{offline, online};
pub(crate) use form::{option, page as new_page};
use new_game::{Plan, create, own_name};
pub(crate) use open::imported;

/// The lobby.
pub(crate) fn page() -> impl IntoView {
    let shell = Shell::get();
    let error = RwSignal::new(None::<Phrase>);
    let is_settings_open = RwSignal::new(false);
    let refresh = RwSignal::new(0_u32);
    let navigate = StoredValue::new_local(use_navigate());
    let go = move |address: &str| {
        navigate.try_with_value(|navigate| navigate(address, NavigateOptions::default()));
    };
    Effect::new(move |_| browser::set_title(&shell.say(&Phrase::new("web-title"))));
    offline::check_for_update();

    // A link may contain a whole game.
    let hash = use_location().hash;
    Effect::new(move |_| {
        let Some(link) = hash.with(|hash| hash.trim_start_matches('#').strip_prefix("g=").map(str::to_owned))
        else {
            return;
        };
        spawn_local(async move {
            match open::link(shell, &link).await {
                Ok(address) => go(&address),
                Err(why) => {
                    error.try_set(Some(why));
                }
            }
        });
    });

    let start = move |game: GameId, plan: Plan| {
        spawn_local(async move {
            match create(shell, game, plan).await {
                Ok(address) => go(&address),
                Err(why) => {
                    error.try_set(Some(why));
                }
            }
        });
    };
    let import = move |event: leptos::ev::Event| {
        let Some(file) = chosen_file(&event) else { return };
        spawn_local(async move {
            match open::file(shell, &file).await {
                Ok(address) => go(&address),
                Err(why) => {
                    error.try_set(Some(why));
                }
            }
        });
    };
    let saved = LocalResource::new(move || {
        refresh.track();
        let store = shell.store();
        async move { store.list().await }
    });
    let cards = GameId::ALL.iter().map(|&game| card(shell, game, start)).collect_view();

    view! {
        <div class="lobby">
            <header class="lobby-head">
                <p class="wordmark" aria-hidden="true">"Alcázar"</p>
                <div class="lobby-words">
                    <h1 class="unseen">"Alcázar"</h1>
                    <p>{shell.text("web-tagline")}</p>
                </div>
                <button
                    type="button"
                    class="button quiet"
                    data-testid="open-settings"
                    on:click=move |_| is_settings_open.set(true)
                >
                    {shell.text("web-settings")}
                </button>
            </header>
            <main id="main">
                {offline::notice()}
                <p class="trouble" role="alert" data-testid="lobby-trouble">
                    {move || error.with(|error| error.as_ref().map(|why| shell.say(why)))}
                </p>
                {welcome(shell, saved, start)}
                {online::lobby(shell)}
                <section class="games" aria-label=shell.text("web-games")>{cards}</section>
                {saved::list(shell, saved, refresh, error)}
                <section class="import">
                    <label class="button">
                        <span>{shell.text("web-import")}</span>
                        <input
                            class="unseen"
                            type="file"
                            accept=".jsonl,.json,.txt,application/jsonl"
                            data-testid="import"
                            on:change=import
                        />
                    </label>
                    <p class="soft">{shell.text("web-import-about")}</p>
                </section>
            </main>
            <footer class="credits">
                <h2>{shell.text("web-credits")}</h2>
                <p>{shell.text("web-credits-games")}</p>
                <p>{shell.text("web-credits-unofficial")}</p>
            </footer>
            {settings_dialog(is_settings_open)}
        </div>
    }
}

/// Starts the guided first game.
fn learn(shell: Shell, game: GameId, start: impl Fn(GameId, Plan)) {
    if let Some(plan) = face(game).lesson(own_name(shell)) {
        start(game, plan);
    }
}

/// Offers the guided game on the first visit.
fn welcome(
    shell: Shell,
    saved: LocalResource<Vec<Summary>>,
    start: impl Fn(GameId, Plan) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let is_first = move || saved.get().is_some_and(|saved| saved.is_empty());
    let button = move |game: GameId| {
        let name = move || shell.say(&face(game).name());
        view! {
            <button
                type="button"
                class="button primary"
                data-testid=format!("welcome-{game}")
                on:click=move |_| learn(shell, game, start)
            >
                {move || shell.say(&Phrase::new("web-welcome-learn").with("game", name()))}
            </button>
        }
    };
    move || {
        is_first().then(|| {
            view! {
                <section class="welcome" aria-labelledby="welcome-title" data-testid="welcome">
                    <div>
                        <h2 id="welcome-title">{shell.text("web-welcome")}</h2>
                        <p>{shell.text("web-welcome-about")}</p>
                    </div>
                    <div class="welcome-ways">{with_lesson().map(button).collect_view()}</div>
                </section>
            }
        })
    }
}

/// The games that have a guided first game.
fn with_lesson() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| game.has("lesson"))
}

/// One game: its picture, and the ways to start.
fn card(shell: Shell, game: GameId, start: impl Fn(GameId, Plan) + Copy + Send + Sync + 'static) -> AnyView {
    let slug = game.slug();
    let name = move || shell.say(&face(game).name());
    let players = move || {
        let (min, max) = game.recommended_players().into_inner();
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        shell.say(&Phrase::new("web-players").with("least", number(min)).with("most", number(max)))
    };
    view! {
        <article class="game-card" data-game=slug>
            <div class="game-picture" aria-hidden="true">{face(game).picture()}</div>
            <div class="game-words">
                <h2>{name}</h2>
                <p class="soft">
                    {move || shell.say(&Phrase::new(format!("web-about-{slug}")).or(Phrase::text("")))}
                </p>
                <p class="soft small">{players}</p>
                <div class="game-ways">
                    <button type="button" class="button primary" data-testid=format!("play-now-{slug}")
                        on:click=move |_| start(game, Plan::against_bots(game, Some(own_name(shell))))>
                        {shell.text("web-play-now")}
                    </button>
                    {game.has("lesson").then(|| view! {
                        <button type="button" class="button" data-testid=format!("learn-{slug}")
                            on:click=move |_| learn(shell, game, start)>
                            {shell.text("web-learn")}
                        </button>
                    })}
                    <a
                        class="button"
                        href=format!("/new?game={slug}")
                        data-testid=format!("new-table-{slug}")
                    >
                        {shell.text("web-new-table")}
                    </a>
                    {online::is_there().then(|| view! {
                        <a
                            class="button"
                            href=format!("/invite?game={slug}")
                            data-testid=format!("invite-{slug}")
                        >
                            {shell.text("web-invite")}
                        </a>
                    })}
                    <button
                        type="button"
                        class="button quiet"
                        data-testid=format!("watch-{slug}")
                        on:click=move |_| start(game, Plan::against_bots(game, None))
                    >
                        {shell.text("web-watch")}
                    </button>
                    <a
                        class="button quiet"
                        href=format!("/rules?game={slug}")
                        data-testid=format!("rules-{slug}")
                    >
                        {shell.text("web-rules")}
                    </a>
                </div>
            </div>
        </article>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use alcazar_words::Words;

    use super::*;
    use crate::face::{OptionField, OptionRange};

    /// The id check can't find ids that are put together at run time.
    #[test]
    fn every_game_has_messages_for_its_description_and_options() {
        let words = Words::english();
        let assert_exists = |id: String| assert_ne!(words.say(&Phrase::new(id.clone())), id);
        for &game in GameId::ALL {
            if game.has("face") {
                assert_exists(format!("web-about-{game}"));
            }
            let options = face(game).options();
            for OptionField { name, range } in options {
                assert_exists(format!("web-option-{game}-{name}"));
                if let OptionRange::OneOf(values) = range {
                    values
                        .iter()
                        .for_each(|value| assert_exists(format!("web-option-{game}-{name}-{value}")));
                }
            }
        }
    }
}
