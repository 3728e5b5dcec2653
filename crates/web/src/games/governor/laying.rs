//! Laying the city by hand: the tile in hand, and the repair of a city that no street leads out of (G2.3).

use alcazar_words::Phrase;
use governor::{Phase, Repair, State};
use leptos::prelude::*;

use super::board::Open;
use super::panel::note;
use super::pick::{Touch, Way};
use super::{drag, label, preview};
use crate::scene::Scene;
use crate::svg::drawing;
use crate::touch::touchable;

/// The tile that is to be laid, if one is; who lays it can turn it.
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
                    <svg viewBox="-20 -20 40 40" aria-hidden="true" inner_html=drawing("g-do-rotate", -20.0, -20.0, 40.0, 40.0)></svg>
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
    let is_laid = Memo::new(move |_| picture.with(Option::is_some));
    move || {
        is_laid.get().then(|| {
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
                        on:pointerdown=move |event| if is_own { drag::take_up(dragged, &event) }
                        on:pointermove=move |event| drag::carry(scene, open, dragged, &event)
                        on:pointerup=move |_| drag::let_go(scene, open, dragged)
                        on:pointercancel=move |_| dragged.set(None)
                        inner_html=move || picture.get()
                    ></svg>
                    {rotate}
                </div>
                {words}
                {drag::flying(scene, open, dragged)}
            }
        })
    }
}

/// No street leads to a free cell: one of three ways to change that is chosen first, then a tile in the city.
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
                <svg viewBox="-20 -20 40 40" aria-hidden="true" inner_html=drawing(icon, -20.0, -20.0, 40.0, 40.0)></svg>
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
        <div class="governor-repair" role="group" aria-label=move || scene.say(&Phrase::new("web-governor-repair"))>
            <h3>{move || scene.say(&Phrase::new("web-governor-repair"))}</h3>
            {tile(scene, open, false)}
            {note(scene, "web-governor-repair-why")}
            <div class="governor-choices">{Way::ALL.map(way).into_iter().collect_view()}</div>
            <p class="governor-note">{next}</p>
        </div>
    }
}
