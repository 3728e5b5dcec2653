//! The offer beside a touched cell: the possible rotations of a tile there.

use alcazar_words::{Phrase, Speak as _};
use governor::{Action, Cell, OpenPosition, Phase, State};
use leptos::prelude::*;

use super::board::Open;
use super::pick::{self, Touch};
use super::plan::Frame;
use super::{pieces, plan};
use crate::scene::Scene;
use crate::touch::{focus_first, touchable};

/// The popup beside the touched cell.
pub(super) fn offer(scene: Scene<State>, open: Open, frame: Memo<Frame>) -> impl IntoView {
    let offer = Memo::new(move |_| {
        let actions =
            scene.choices.with(|choices| scene.touched.with(|touched| pick::offered(choices, touched)));
        let cell = actions.first().and_then(|action| pick::place(*action))?;
        Some((actions, cell))
    });
    move || offer.get().map(|(actions, cell)| beside(scene, open, frame.get(), &actions, cell))
}

fn beside(
    scene: Scene<State>,
    open: Open,
    frame: Frame,
    actions: &[Action],
    cell: Cell,
) -> impl IntoView + use<> {
    let (across, down) = frame.part(plan::middle(cell));
    let (across, down) = (100.0 * across, 100.0 * down);
    // The popup is below cells in the upper half and above cells in the lower half.
    let is_below = down < 50.0;
    let half = 60.0 * frame.cell_height();
    let down = if is_below { down + half } else { down - half };
    let shift = format!("translate(-{across}%, {})", if is_below { "0" } else { "-100%" });
    let buttons = actions.iter().map(|action| button(scene, open, *action)).collect_view();
    let node = NodeRef::<leptos::html::Div>::new();
    node.on_load(|window| focus_first(&window, ".governor"));
    view! {
        <div
            node_ref=node
            class="offer"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-governor-offer"))
            style:left=format!("{across}%")
            style:top=format!("{down}%")
            style:transform=shift
        >
            {buttons}
            <button type="button" class="offer-cancel" on:click=move |_| scene.touched.set(Vec::new())>
                {move || scene.say(&Phrase::new("web-governor-cancel"))}
            </button>
        </div>
    }
}

fn button(scene: Scene<State>, open: Open, action: Action) -> impl IntoView {
    let name = Signal::derive(move || State::action(&action));
    let markup = open.with_untracked(|open| tile_after(open, action));
    let caption = move || {
        let way = pick::Way::of(action)?;
        Some(view! { <span>{scene.say(&Phrase::new("web-governor-way").with("way", way.slug()))}</span> })
    };
    view! {
        <button type="button" class="offer-choice" {..touchable(scene, Touch::Choice(action), name)}>
            <svg viewBox="0 0 100 100" aria-hidden="true" inner_html=markup></svg>
            {caption}
        </button>
    }
}

/// The tile as it would be turned.
fn tile_after(open: &OpenPosition, action: Action) -> String {
    match (action, open.phase) {
        (Action::Turn { cell, streets }, _) => {
            pieces::tile(open.city.people(cell), streets, plan::variant(cell))
        }
        (Action::Lay { cell, streets } | Action::Replace { cell, streets }, Phase::Lay { tile, .. }) => {
            pieces::tile(tile.people, streets, plan::variant(cell))
        }
        _ => String::new(),
    }
}
