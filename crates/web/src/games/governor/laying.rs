//! Drafting the city: the tile in hand, and repairs of a city with no street to a free cell (G2.3).

use alcazar_words::Phrase;
use governor::{Phase, Repair, State};
use leptos::prelude::*;

use super::bar::{note, symbol};
use super::board::Open;
use super::pick::{Touch, Way};
use super::{drag, label, preview};
use crate::scene::Scene;
use crate::touch::touchable;

/// The tile to be laid, if there is one. The player who lays it can rotate it.
pub(super) fn tile(scene: Scene<State>, open: Open, is_own: bool) -> impl IntoView {
    let picture =
        Memo::new(move |_| open.with(|open| scene.touched.with(|touched| preview::in_hand(open, touched))));
    let name = Memo::new(move |_| {
        open.with(|open| if let Phase::Lay { tile, .. } = open.phase { Some(tile) } else { None })
    });
    let is_displaced = Memo::new(move |_| {
        open.with(|open| matches!(open.phase, Phase::Lay { repair: Repair::Displaced(_), .. }))
    });
    let rotate = move || {
        is_own.then(|| {
            let name = Signal::derive(|| Phrase::new("web-governor-rotate"));
            view! {
                <button type="button" class="governor-choice small" {..touchable(scene, Touch::Rotate, name)}>
                    {symbol("g-do-rotate")}
                    <span>{move || scene.say(&Phrase::new("web-governor-rotate"))}</span>
                </button>
            }
        })
    };
    let words = move || {
        let id = if is_displaced.get() { "web-governor-lay-displaced" } else { "web-governor-lay" };
        is_own.then(|| note(scene, id))
    };
    let dragged: drag::Dragged = RwSignal::new(None);
    let has_tile = Memo::new(move |_| picture.with(Option::is_some));
    move || {
        has_tile.get().then(|| {
            let called = move || name.get().map(|tile| scene.say(&label::tile(tile)));
            view! {
                <div class="governor-tile">
                    <svg
                        class="tile-in-hand"
                        class:free=is_own
                        viewBox="-3 -3 106 106"
                        role="img"
                        aria-label=called
                        data-spot="tile"
                        on:pointerdown=move |event| if is_own { drag::start(dragged, &event) }
                        on:pointermove=move |event| drag::update(scene, open, dragged, &event)
                        on:pointerup=move |_| drag::finish(scene, open, dragged)
                        on:pointercancel=move |_| dragged.set(None)
                        inner_html=move || picture.get()
                    ></svg>
                    {rotate}
                </div>
                {words}
                {drag::dragged_tile(scene, open, dragged)}
            }
        })
    }
}

/// The choice of a repair: first one of three ways, then a tile in the city.
pub(super) fn repair(scene: Scene<State>, open: Open) -> impl IntoView {
    let way = move |way: Way| {
        let count = Memo::new(move |_| {
            scene
                .choices
                .with(|choices| choices.legal.iter().filter(|action| Way::of(**action) == Some(way)).count())
        });
        let about = move || Phrase::new("web-governor-repair-way").with("way", way.slug());
        let name = Signal::derive(about);
        let icon = match way {
            Way::Turn => "g-do-rotate",
            Way::Shift => "g-do-shift",
            Way::Replace => "g-do-replace",
        };
        view! {
            <button type="button" class="governor-choice way" {..touchable(scene, Touch::Way(way), name)}>
                {symbol(icon)}
                <span>{move || scene.say(&about())}</span>
                <b aria-hidden="true">{count}</b>
            </button>
        }
    };
    let next = move || {
        let chosen = scene.touched.with(|touched| {
            touched.iter().find_map(|touch| if let Touch::Way(way) = touch { Some(*way) } else { None })
        });
        let slug = chosen.map_or("none", Way::slug);
        scene.say(&Phrase::new("web-governor-repair-next").with("way", slug))
    };
    view! {
        <div
            class="governor-repair"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-governor-repair"))
        >
            {tile(scene, open, false)}
            <p class="governor-note">
                {move || scene.say(&Phrase::new("web-governor-repair-why"))} " " {next}
            </p>
            {Way::ALL.map(way).into_iter().collect_view()}
        </div>
    }
}
