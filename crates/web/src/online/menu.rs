//! The menu items of an online table.

use alcazar_core::Viewer;
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Proposal, ToServer};
use leptos::prelude::*;

use super::room::Room;
use super::waiting::links;
use crate::context::Shell;
use crate::face::Face;
use crate::modal::{Confirmation, Menu, dialog};
use crate::session::Session;

/// The items, and the dialogs that they open.
pub(crate) fn items<G: Face>(
    session: Session<G>,
    room: Room,
    menu: Menu,
) -> (Callback<(), AnyView>, AnyView) {
    let shell = session.shell();
    let is_links_open = RwSignal::new(false);
    let undo =
        Confirmation::new("confirm-undo", "web-propose-undo-question", "web-propose-undo", move || {
            session.go_back();
        });
    let abort =
        Confirmation::new("confirm-abort", "web-propose-abort-question", "web-propose-abort", move || {
            room.send(&ToServer::Propose { what: Proposal::Abort {} });
        });
    let leave = Confirmation::new("confirm-leave", "web-leave-seat-question", "web-leave-seat", move || {
        room.send(&ToServer::Leave {});
    });
    let concede = Confirmation::new("confirm-concede", "web-concede-question", "web-concede", move || {
        session.concede();
    });
    let is_over = Memo::new(move |_| room.table().with(|table| table.stage == Stage::Over));
    let is_seated = move || room.you().get() != Viewer::Spectator;
    let replay = super::look_back_address(room);
    let items = Callback::new(move |()| {
        let replay = replay.clone();
        view! {
            {room.keys().is_some().then(|| {
                menu.item("open-links", "web-links", move || is_links_open.set(true))
            })}
            {move || is_over.get().then(|| view! {
                {menu.link("look-back", "web-look-back", replay.clone(), None)}
                {menu.item("save-file", "web-save-file", move || session.save_file())}
            })}
            {move || (is_seated() && !is_over.get()).then(|| view! {
                {menu.item("go-back", "web-propose-undo", move || undo.ask())}
                {menu.item("abort", "web-propose-abort", move || abort.ask())}
                {menu.item("leave-seat", "web-leave-seat", move || leave.ask())}
                {menu.item("concede", "web-concede", move || concede.ask())}
            })}
        }
        .into_any()
    });
    let dialogs = view! {
        {dialog(is_links_open, "links", shell.text("web-links"), move || {
            links(Shell::get(), room).into_any()
        })}
        {undo.dialog()}
        {abort.dialog()}
        {leave.dialog()}
        {concede.dialog()}
    };
    (items, dialogs.into_any())
}
