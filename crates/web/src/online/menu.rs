//! What the menu of a table has while a server keeps it.

use alcazar_core::Viewer;
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Proposal, ToServer};
use leptos::prelude::*;

use super::room::Room;
use super::waiting::links;
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::session::Session;
use crate::widgets::{confirm, dialog};

/// The items, and the questions that some of them ask.
pub(crate) fn items<G: Face>(session: Session<G>, room: Room, menu: &'static str) -> impl IntoView {
    let shell = session.shell();
    let (is_linking, is_conceding, is_leaving) =
        (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let item = move |id: &'static str, message: &'static str, act: Callback<()>| {
        view! {
            <button type="button" class="menu-item" data-testid=id popovertarget=menu popovertargetaction="hide" on:click=move |_| act.run(())>
                {shell.text(message)}
            </button>
        }
    };
    let is_over = Memo::new(move |_| room.table().with(|table| table.stage == Stage::Over));
    let is_seated = move || room.you().get() != Viewer::Spectator;
    let replay = format!(
        "/replay?table={}{}",
        room.id(),
        room.key().map(|key| format!("#watch={key}")).unwrap_or_default()
    );
    let save = Callback::new(move |()| {
        let _ = browser::download(&format!("{}.jsonl", G::ID), &session.file());
    });
    let ask = move |question: RwSignal<bool>, act: Callback<()>| {
        Callback::new(move |()| {
            if shell.settings.with_untracked(|settings| settings.confirm) {
                question.set(true);
            } else {
                act.run(());
            }
        })
    };
    let concede = Callback::new(move |()| session.concede());
    let leave = Callback::new(move |()| room.tell(&ToServer::Leave {}));
    let abort = Callback::new(move |()| room.tell(&ToServer::Propose { what: Proposal::Abort {} }));
    let go_back = Callback::new(move |()| session.go_back());
    view! {
        {room.keys().is_some().then(|| item("open-links", "web-links", Callback::new(move |()| is_linking.set(true))))}
        {move || is_over.get().then(|| view! {
            <a class="menu-item" href=replay.clone() data-testid="look-back">{shell.text("web-look-back")}</a>
            {item("save-file", "web-save-file", save)}
        })}
        {move || (is_seated() && !is_over.get()).then(|| view! {
            {item("go-back", "web-propose-undo", go_back)}
            {item("abort", "web-propose-abort", abort)}
            {item("leave-seat", "web-leave-seat", ask(is_leaving, leave))}
            {item("concede", "web-concede", ask(is_conceding, concede))}
        })}
        {dialog(is_linking, "links", shell.text("web-links"), move || links(Shell::get(), room).into_any())}
        {confirm(is_conceding, "confirm-concede", "web-concede-question", "web-concede", concede)}
        {confirm(is_leaving, "confirm-leave", "web-leave-seat-question", "web-leave-seat", leave)}
    }
}
