//! Dragging the tile in hand to a cell, as an alternative to touching.

use governor::{Cell, Phase, State};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::board::Open;
use super::pick::{self, Outcome, Touch};
use super::preview;
use crate::scene::{Hint, Scene};
use crate::touch::press;

/// The position of the dragged tile, in pixels of the window; `None` while no tile is dragged.
pub(super) type Dragged = RwSignal<Option<(i32, i32)>>;

/// Starts dragging: the tile follows the pointer from now on.
pub(super) fn start(dragged: Dragged, event: &PointerEvent) {
    let Some(tile) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    else {
        return;
    };
    event.prevent_default();
    // If the browser can't capture the pointer, the tile can still be laid by touches.
    if tile.set_pointer_capture(event.pointer_id()).is_ok() {
        dragged.set(Some((event.client_x(), event.client_y())));
    }
}

/// Moves the tile with the pointer, and hints at the result of dropping it here.
pub(super) fn update(scene: Scene<State>, open: Open, dragged: Dragged, event: &PointerEvent) {
    if dragged.with_untracked(Option::is_none) {
        return;
    }
    let place = (event.client_x(), event.client_y());
    dragged.set(Some(place));
    let hint = cell_at(place).and_then(|cell| {
        let turned = turned(scene, open)?;
        match scene.choices.with_untracked(|choices| pick::touch(choices, &[turned], Touch::Cell(cell))) {
            Outcome::Chosen(action) => Some(Hint::Can(action)),
            Outcome::Refused(Some((action, why))) => Some(Hint::CanNot(action, why)),
            Outcome::Touched(_) | Outcome::Refused(None) => None,
        }
    });
    scene.hint.set(hint);
}

/// Drops the tile. On a cell it is laid as it is turned, or the fitting rotations are offered.
pub(super) fn finish(scene: Scene<State>, open: Open, dragged: Dragged) {
    let Some(place) = dragged.get_untracked() else { return };
    dragged.set(None);
    scene.hint.set(None);
    if let Some((cell, turned)) = cell_at(place).zip(turned(scene, open)) {
        scene.touched.set(vec![turned]);
        press(scene, &Touch::Cell(cell));
    }
}

/// The rotation of the tile in hand.
fn turned(scene: Scene<State>, open: Open) -> Option<Touch> {
    let Phase::Lay { tile, .. } = open.with_untracked(|open| open.phase) else { return None };
    Some(Touch::Turned(scene.touched.with_untracked(|touched| pick::rotation_in_hand(tile.shape, touched))))
}

/// The cell at this point of the window.
fn cell_at((x, y): (i32, i32)) -> Option<Cell> {
    #[expect(clippy::cast_precision_loss, reason = "window coordinates are small")]
    let found = document().element_from_point(x as f32, y as f32)?;
    let cell = found.closest("[data-touch^='cell ']").ok()??;
    cell.get_attribute("data-touch")?.strip_prefix("cell ")?.parse().ok()
}

/// The picture of the dragged tile.
pub(super) fn dragged_tile(scene: Scene<State>, open: Open, dragged: Dragged) -> impl IntoView {
    move || {
        let (x, y) = dragged.get()?;
        let markup = open.with(|open| scene.touched.with(|touched| preview::in_hand(open, touched)))?;
        Some(view! {
            <svg
                class="dragged"
                viewBox="0 0 100 100"
                aria-hidden="true"
                style:transform=format!("translate({x}px, {y}px) translate(-50%, -50%)")
                inner_html=markup
            ></svg>
        })
    }
}
