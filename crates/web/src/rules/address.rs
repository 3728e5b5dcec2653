//! Addresses of rules, and the way back from there to a game.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

use crate::context::Shell;

/// Pages on which a game is played or looked at.
const TABLES: [&str; 5] = ["/table", "/play", "/replay", "/learn", "/exercises"];

/// How long a window may take to close, in milliseconds.
const CLOSING: u32 = 150;

/// The address of a game's rules, or of one of them, with the way back to the table that is shown now.
pub(crate) fn rules_address(game: impl std::fmt::Display, rule: Option<&str>) -> String {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let mut address = format!("/rules?game={game}");
    if TABLES.contains(&path.as_str()) {
        let from = path + &location.search().unwrap_or_default();
        address += "&from=";
        address += &String::from(js_sys::encode_uri_component(&from));
    }
    match rule {
        Some(rule) => format!("{address}#{rule}"),
        None => address,
    }
}

/// The table in the query, unless somebody made up an address that leads elsewhere.
fn table(from: &str) -> Option<&str> {
    let path = from.split('?').next()?;
    TABLES.contains(&path).then_some(from)
}

/// The link back to the table, if the reader came from one. The table is usually still open in another
/// window, so this window closes if it may.
pub(super) fn way_back(shell: Shell) -> impl IntoView {
    let query = use_query_map();
    let from = Memo::new(move |_| query.with(|query| table(&query.get("from")?).map(str::to_owned)));
    let leave = move |event: leptos::ev::MouseEvent| {
        let Some(from) = from.get_untracked() else { return };
        event.prevent_default();
        let _ = window().close();
        Timeout::new(CLOSING, move || {
            let _ = window().location().set_href(&from);
        })
        .forget();
    };
    move || {
        from.get().map(|from| {
            view! {
                <a href=from class="button" data-testid="back-to-game" on:click=leave>
                    {shell.text("web-rules-back")}
                </a>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_leads_to_a_table_only() {
        assert_eq!(table("/table?id=7"), Some("/table?id=7"));
        for elsewhere in
            ["https://example.org/table?id=7", "//example.org", "/tables", "javascript:alert(1)", ""]
        {
            assert_eq!(table(elsewhere), None, "{elsewhere}");
        }
    }
}
