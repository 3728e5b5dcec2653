//! Small parts that several pages use.

use alcazar_bots::Level;
use alcazar_words::{Language, Phrase};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::context::Shell;
use crate::modal::dialog;
use crate::settings::{Detail, Settings, Speed, Theme};

/// The levels that can be chosen, weakest first.
pub(crate) const LEVELS: [Level; 5] =
    [Level::Random, Level::Apprentice, Level::Greedy, Level::Search, Level::Master];

/// The level of bots unless another is chosen.
pub(crate) const DEFAULT_LEVEL: Level = Level::Greedy;

/// The name of a level.
pub(crate) fn level_name(slug: &str) -> Phrase {
    Phrase::new("web-level").with("level", slug.to_owned())
}

/// The settings.
pub(crate) fn settings_dialog(is_open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    dialog(is_open, "settings", shell.text("web-settings"), move || {
        let settings = shell.settings;
        let languages = Language::ALL.iter().map(|&language| {
            let is_chosen = move || settings.with(|settings| settings.language() == language);
            view! { <option value=language.tag() selected=is_chosen>{language.name()}</option> }
        });
        let is_loading =
            move || shell.words.with(|words| words.language()) != settings.with(Settings::language);
        let themes = Theme::ALL.map(|theme| {
            let label = move || shell.say(&Phrase::new("web-theme").with("theme", theme.slug()));
            let is_chosen = move || settings.with(|settings| settings.theme == theme);
            view! { <option value=theme.slug() selected=is_chosen>{label}</option> }
        });
        let speeds = Speed::ALL.map(|speed| {
            let label = move || shell.say(&Phrase::new("web-speed").with("speed", speed.slug()));
            let is_chosen = move || settings.with(|settings| settings.speed == speed);
            view! { <option value=speed.slug() selected=is_chosen>{label}</option> }
        });
        let details = Detail::ALL.map(|detail| {
            let label = move || shell.say(&Phrase::new("web-spoken").with("detail", detail.slug()));
            let is_chosen = move || settings.with(|settings| settings.spoken == detail);
            view! { <option value=detail.slug() selected=is_chosen>{label}</option> }
        });
        let set_name = move |event: leptos::ev::Event| {
            settings.update(|settings| settings.name = event_target_value(&event));
        };
        view! {
            <div class="fields">
                <label class="field">
                    <span>{shell.text("web-settings-language")}</span>
                    <select data-testid="language" on:change=move |event| {
                        let tag = event_target_value(&event);
                        settings.update(|settings| settings.language = Some(tag));
                    }>{languages.collect_view()}</select>
                </label>
                {move || is_loading().then(|| view! {
                    <p role="status">{shell.text("web-language-awaited")}</p>
                })}
                <label class="field">
                    <span>{shell.text("web-settings-theme")}</span>
                    <select data-testid="theme" on:change=move |event| {
                        let slug = event_target_value(&event);
                        let theme = Theme::ALL.into_iter().find(|theme| theme.slug() == slug);
                        settings.update(|settings| settings.theme = theme.unwrap_or(settings.theme));
                    }>{themes.collect_view()}</select>
                </label>
                <label class="field">
                    <span>{shell.text("web-settings-speed")}</span>
                    <select data-testid="speed" on:change=move |event| {
                        let slug = event_target_value(&event);
                        let speed = Speed::ALL.into_iter().find(|speed| speed.slug() == slug);
                        settings.update(|settings| settings.speed = speed.unwrap_or(settings.speed));
                    }>{speeds.collect_view()}</select>
                </label>
                <label class="field">
                    <span>{shell.text("web-settings-spoken")}</span>
                    <select data-testid="spoken-detail" on:change=move |event| {
                        let slug = event_target_value(&event);
                        let detail = Detail::ALL.into_iter().find(|detail| detail.slug() == slug);
                        settings.update(|settings| settings.spoken = detail.unwrap_or(settings.spoken));
                    }>{details.collect_view()}</select>
                </label>
                {check(shell, "sound", "web-settings-sound", |all| &mut all.sound)}
                {check(shell, "confirm", "web-settings-confirm", |all| &mut all.confirm)}
                {check(shell, "large-pieces", "web-settings-large", |all| &mut all.large_pieces)}
                {check(shell, "high-contrast", "web-settings-contrast", |all| &mut all.high_contrast)}
                {check(shell, "simple-board", "web-settings-simple", |all| &mut all.simple_board)}
                {crate::table::keyboard::switch(shell)}
                <label class="field">
                    <span>{shell.text("web-settings-name")}</span>
                    <input
                        type="text"
                        maxlength="24"
                        data-testid="own-name"
                        prop:value=move || settings.with(|settings| settings.name.clone())
                        on:change=set_name
                    />
                </label>
            </div>
        }
        .into_any()
    })
}

/// A setting that is on or off.
fn check(
    shell: Shell,
    id: &'static str,
    message: &'static str,
    field: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let settings = shell.settings;
    let set = move |event: leptos::ev::Event| {
        settings.update(|settings| *field(settings) = event_target_checked(&event));
    };
    view! {
        <label class="field check">
            <input
                type="checkbox"
                data-testid=id
                prop:checked=move || *field(&mut settings.get())
                on:change=set
            />
            <span>{shell.text(message)}</span>
        </label>
    }
}

/// The file chosen in an input, which is then cleared.
pub(crate) fn chosen_file(event: &leptos::ev::Event) -> Option<web_sys::File> {
    let input: web_sys::HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}
