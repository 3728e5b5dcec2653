//! The lobby: the games, saved games, and the ways to start.

mod card;
mod form;
mod lessons;
mod link;
pub(crate) mod new_game;
mod open;
mod saved;

use alcazar_catalog::GameId;
use alcazar_words::{Language, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate};

use crate::browser;
use crate::context::Shell;
use crate::icon::Icon;
use crate::learn::progress::{self, Progress};
use crate::record::Summary;
use crate::settings::{Settings, Theme};
use crate::widgets::{chosen_file, settings_dialog};
use crate::{offline, online};
use card::card;
pub(crate) use form::{option, page as new_page};
use new_game::{Plan, create};
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
    let open = move |opened: Result<String, Phrase>| match opened {
        Ok(address) => go(&address),
        Err(why) => {
            error.try_set(Some(why));
        }
    };

    // A link may contain a whole game.
    let hash = use_location().hash;
    Effect::new(move |_| {
        if let Some(game) = hash.with(|hash| link::game_in(hash).map(str::to_owned)) {
            spawn_local(async move { open(open::link(shell, &game).await) });
        }
    });

    let start = move |game: GameId, plan: Plan| {
        spawn_local(async move { open(create(shell, game, plan).await) });
    };
    let import = move |event: leptos::ev::Event| {
        let Some(file) = chosen_file(&event) else { return };
        spawn_local(async move { open(open::file(shell, &file).await) });
    };
    let saved = LocalResource::new(move || {
        refresh.track();
        let store = shell.store();
        async move { store.list().await }
    });
    // Unknown until the saved games have been read.
    let has_learned = GameId::ALL.iter().any(|game| progress::load(game.slug()) != Progress::default());
    let is_first_visit = Signal::derive(move || saved.get().map(|saved| saved.is_empty() && !has_learned));
    let cards = GameId::ALL.iter().map(|&game| card(shell, game, is_first_visit, start)).collect_view();

    view! {
        <div class="lobby">
            <header class="lobby-head">
                <div class="lobby-name">
                    <h1 class="wordmark">"Alcázar"</h1>
                    <p>{shell.text("web-tagline")}</p>
                </div>
                {resume(shell, saved)}
                <div class="lobby-tools">
                    {language_select(shell)}
                    {theme_button(shell)}
                    <button
                        type="button"
                        class="button quiet"
                        data-testid="open-settings"
                        on:click=move |_| is_settings_open.set(true)
                    >
                        {shell.text("web-settings")}
                    </button>
                </div>
            </header>
            <main id="main">
                {offline::notice()}
                <p class="trouble" role="alert" data-testid="lobby-trouble">
                    {move || error.with(|error| error.as_ref().map(|why| shell.say(why)))}
                </p>
                {move || (is_first_visit.get() == Some(true)).then(|| view! {
                    <p class="welcome" data-testid="welcome">
                        <strong>{shell.text("web-welcome")}</strong>
                        " "
                        {shell.text("web-home-welcome")}
                    </p>
                })}
                <section class="games" aria-label=shell.text("web-games")>{cards}</section>
                <div class="lobby-below">
                    <div class="own-games">
                        {saved::list(shell, saved, refresh, error)}
                        {import_button(shell, import)}
                    </div>
                    <section class="friends" aria-labelledby="friends-title">
                        <div class="friends-line">
                            <h2 id="friends-title">{shell.text("web-home-friends")}</h2>
                            {online::is_there().then(|| make_table(shell))}
                            {link::button(shell, go)}
                        </div>
                        {(!online::is_there()).then(|| view! {
                            <p class="soft small">{shell.text("web-home-friends-here")}</p>
                        })}
                        {online::lobby(shell)}
                    </section>
                </div>
            </main>
            {credits(shell)}
            {settings_dialog(is_settings_open)}
        </div>
    }
}

/// Opens a game from a file.
fn import_button(shell: Shell, import: impl Fn(leptos::ev::Event) + 'static) -> impl IntoView {
    view! {
        <p class="import">
            <label class="button quiet">
                <span>{shell.text("web-import")}</span>
                <input
                    class="unseen"
                    type="file"
                    accept=".jsonl,.json,.txt,application/jsonl"
                    data-testid="import"
                    on:change=import
                />
            </label>
            <span class="soft small">{shell.text("web-import-about")}</span>
        </p>
    }
}

/// Who made the games, and what this is.
fn credits(shell: Shell) -> impl IntoView {
    view! {
        <footer class="credits">
            <h2 class="unseen">{shell.text("web-credits")}</h2>
            <p>{shell.text("web-credits-games")}</p>
            <p>{shell.text("web-credits-unofficial")}</p>
            <p>
                {shell.text("web-credits-fonts")} " "
                <a href=browser::meta("fonts-licence") rel="external">
                    {shell.text("web-credits-fonts-licence")}
                </a>
            </p>
        </footer>
    }
}

/// Leads back to the game that was played last, if it is not over.
fn resume(shell: Shell, saved: LocalResource<Vec<Summary>>) -> impl IntoView {
    move || {
        let game = saved.get()?.into_iter().find(|game| !game.is_over)?;
        let address = format!("/table?id={}", game.id);
        let label = move || shell.say(&saved::resume_phrase(shell, &game));
        Some(view! {
            <a class="button primary resume" href=address data-testid="resume">
                <span>{label}</span>
                {Icon::Forward.draw()}
            </a>
        })
    }
}

/// The links to a new online table, one for each game.
fn make_table(shell: Shell) -> impl IntoView {
    let link = move |&game: &GameId| {
        view! {
            <a class="button" href=format!("/invite?game={game}") data-testid=format!("invite-{game}")>
                {move || card::title(shell, game)}
            </a>
        }
    };
    view! {
        <span class="soft" id="make-table-label">{shell.text("web-home-make-table")}</span>
        <span class="row" role="group" aria-labelledby="make-table-label">
            {GameId::ALL.iter().map(link).collect_view()}
        </span>
    }
}

fn language_select(shell: Shell) -> impl IntoView {
    let settings = shell.settings;
    let languages = Language::ALL.iter().map(|&language| {
        let is_chosen = move || settings.with(Settings::language) == language;
        let tag = language.tag();
        view! { <option value=tag lang=tag selected=is_chosen>{language.name()}</option> }
    });
    view! {
        <label>
            <span class="unseen">{shell.text("web-settings-language")}</span>
            <select class="quiet" data-testid="home-language" on:change=move |event| {
                let tag = event_target_value(&event);
                settings.update(|settings| settings.language = Some(tag));
            }>{languages.collect_view()}</select>
        </label>
    }
}

/// Switches between day and night.
fn theme_button(shell: Shell) -> impl IntoView {
    let settings = shell.settings;
    let is_dark = move || {
        settings.with(|settings| match settings.theme {
            Theme::Auto => browser::prefers_dark(),
            theme => theme == Theme::Dark,
        })
    };
    let switch = move |_| {
        let theme = if untrack(is_dark) { Theme::Light } else { Theme::Dark };
        settings.update(|settings| settings.theme = theme);
    };
    let label =
        move || shell.say(&Phrase::new(if is_dark() { "web-home-to-light" } else { "web-home-to-dark" }));
    view! {
        <button
            type="button"
            class="icon-button quiet"
            data-testid="switch-theme"
            aria-label=label
            title=label
            on:click=switch
        >
            {move || if is_dark() { Icon::Sun } else { Icon::Moon }.draw()}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use alcazar_words::Words;

    use super::*;
    use crate::face::{OptionField, OptionRange};
    use crate::games::face;

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
