//! Opening a link that somebody sent: an invitation, a table to watch, or a whole game.

use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::context::Shell;
use crate::icon::Icon;

/// The game that the fragment of an address contains, if it does.
pub(super) fn game_in(fragment: &str) -> Option<&str> {
    fragment.trim_start_matches('#').strip_prefix("g=")
}

/// The part of a pasted link that leads somewhere in this client. A link with a whole game may come from any
/// server; others only work on the server that they name.
fn destination(link: &str, origin: &str) -> Option<String> {
    let link = link.trim();
    if let Some((_, fragment)) = link.split_once('#')
        && game_in(fragment).is_some()
    {
        return Some(format!("/#{fragment}"));
    }
    let path = link.strip_prefix(origin).unwrap_or(link);
    let is_page = ["/play?", "/replay?", "/table?"].iter().any(|page| path.starts_with(page));
    is_page.then(|| path.to_owned())
}

/// A button, and the field that it shows.
pub(super) fn button(shell: Shell, go: impl Fn(&str) + Copy + Send + Sync + 'static) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let is_refused = RwSignal::new(false);
    let typed = RwSignal::new(String::new());
    let field = NodeRef::<leptos::html::Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let origin = location().origin().unwrap_or_default();
        match typed.with_untracked(|link| destination(link, &origin)) {
            Some(address) => go(&address),
            None => is_refused.set(true),
        }
    };
    view! {
        <button
            type="button"
            class="button"
            data-testid="have-link"
            aria-expanded=move || is_open.get().to_string()
            on:click=move |_| is_open.update(|is| *is = !*is)
        >
            {shell.text("web-home-link")}
        </button>
        {move || is_open.get().then(|| view! {
            <form class="link-form" on:submit=submit>
                <label class="unseen" for="pasted-link">{shell.text("web-home-link-field")}</label>
                <input
                    id="pasted-link"
                    type="text"
                    node_ref=field
                    data-testid="pasted-link"
                    autocomplete="off"
                    spellcheck="false"
                    placeholder=shell.text("web-home-link-field")
                    on:input=move |event| {
                        is_refused.set(false);
                        typed.set(event_target_value(&event));
                    }
                />
                <button type="submit" class="button primary" data-testid="open-link">
                    {Icon::Forward.draw()}<span>{shell.text("web-home-link-open")}</span>
                </button>
                <p class="trouble" role="alert">
                    {move || is_refused.get().then(|| shell.say(&Phrase::new("web-home-link-bad")))}
                </p>
            </form>
        })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_this_server_and_whole_games_can_be_opened() {
        let open = |link: &str| destination(link, "https://here.example");
        assert_eq!(open(" https://here.example/play?table=7#k=1 ").as_deref(), Some("/play?table=7#k=1"));
        assert_eq!(open("/play?table=7#k=1").as_deref(), Some("/play?table=7#k=1"));
        assert_eq!(open("https://elsewhere.example/#g=abc").as_deref(), Some("/#g=abc"));
        assert_eq!(open("https://elsewhere.example/play?table=7"), None);
        assert_eq!(open("hello"), None);
        assert_eq!(open(""), None);
    }
}
