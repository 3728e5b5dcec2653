//! The menu of a table.

use leptos::prelude::*;

use super::Panels;
use crate::face::Face;
use crate::modal::{Confirmation, Menu};
use crate::online::{self, Room};
use crate::rules::rules_address;
use crate::session::Session;

/// The button, the items, and the confirmations of some items. These are not inside the menu, because its
/// content disappears as soon as an item is chosen.
pub(super) fn menu<G: Face>(session: Session<G>, panels: Panels, id: Option<&str>) -> impl IntoView {
    let menu = Menu::new();
    let rules =
        move || menu.link("menu-rules", "web-rules", rules_address(G::ID, None), Some("_blank")).into_any();
    let tools = move || {
        view! {
            {menu.item("open-settings", "web-settings", move || panels.settings.set(true))}
            {menu.item("keys", "web-keys", move || panels.help.set(true))}
            {menu.item("text-view", "web-key-text-view", move || panels.text_view.set(true))}
            {menu.item("type", "web-key-type", move || panels.typed.set(true))}
        }
        .into_any()
    };
    let (own, questions) = match (use_context::<Room>(), id) {
        (Some(room), _) => online::menu(session, room, menu),
        (None, Some(id)) => local(session, menu, id),
        // A prepared game is neither saved nor conceded.
        (None, None) => (Callback::new(|()| ().into_any()), ().into_any()),
    };
    let items = menu.items(move || view! { {rules()} {tools()} {own.run(())} }.into_any());
    view! { {menu.button()} {items} {questions} }
}

/// The items for a local table, and their confirmations.
fn local<G: Face>(session: Session<G>, menu: Menu, id: &str) -> (Callback<(), AnyView>, AnyView) {
    let replay = format!("/replay?id={id}");
    let go_back =
        Confirmation::new("confirm-go-back", "web-go-back-question", "web-go-back-yes", move || {
            session.go_back();
        });
    let concede = Confirmation::new("confirm-concede", "web-concede-question", "web-concede", move || {
        session.concede();
    });
    let is_player = move || {
        let seat = session.viewer.get().seat();
        session.status.with(|status| {
            status.outcome.is_none() && seat.is_some_and(|seat| status.local_seats.contains(seat))
        })
    };
    let items = Callback::new(move |()| {
        view! {
            {menu.link("look-back", "web-look-back", replay.clone(), None)}
            {menu.item("save-file", "web-save-file", move || session.save_file())}
            {move || is_player().then(|| view! {
                {menu.item("go-back", "web-go-back", move || go_back.ask())}
                {menu.item("concede", "web-concede", move || concede.ask())}
            })}
        }
        .into_any()
    });
    (items, view! { {go_back.dialog()} {concede.dialog()} }.into_any())
}
