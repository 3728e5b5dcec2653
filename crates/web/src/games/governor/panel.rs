//! The panel: what is happening, for players to read. Everything that can be done is elsewhere.

use std::sync::Arc;

use alcazar_words::{Phrase, Speak as _};
use governor::{Action, Phase, Seen, State};
use leptos::prelude::*;

use super::board::Open;
use super::pick::Touch;
use super::{influence_test, label, laying, pieces};
use crate::scene::Scene;
use crate::svg::drawing;

/// The panel.
pub(super) fn panel(scene: Scene<State>, open: Open) -> impl IntoView {
    // The player who lays a tile has it in the bar.
    let is_asked = Memo::new(move |_| scene.choices.with(|choices| choices.seat.is_some()));
    let tile = move || (!is_asked.get()).then(|| laying::tile(scene, open, false));
    view! {
        <section class="governor-panel" aria-label=move || scene.say(&Phrase::new("web-governor-panel"))>
            {turn(scene, open)}
            {tile}
            {test(scene, open)}
            {influence_test::pointed(scene, open, pointed_cell(scene))}
        </section>
    }
}

/// The district that is hovered or focused.
fn pointed_cell(scene: Scene<State>) -> Memo<Option<governor::Cell>> {
    Memo::new(move |_| if let Some(Touch::Cell(cell)) = scene.pointed.get() { Some(cell) } else { None })
}

/// The announced test with its ticks, and in the end its result, which stays until the next test.
fn test(scene: Scene<State>, open: Open) -> impl IntoView {
    let result: RwSignal<Option<Arc<Seen>>> = RwSignal::new(None);
    Effect::new(move |_| {
        let Some(animation) = scene.animation.get() else { return };
        for seen in &animation.events {
            match seen {
                Seen::Move { action: Action::Test { .. }, .. } => result.set(None),
                Seen::Move { action: Action::Show { .. } | Action::Lose, .. } | Seen::Win { .. } => {
                    result.set(Some(Arc::new(seen.clone())));
                }
                _ => {}
            }
        }
    });
    let is_test =
        Memo::new(move |_| open.with(|open| matches!(open.phase, Phase::TestWindow | Phase::Carry)));
    let sentence = move || {
        let seen = result.get().filter(|_| !is_test.get())?;
        let viewer = scene.viewer.get();
        let words = scene.say(&State::event(&seen, viewer));
        Some(view! { <p class="governor-note test-result" data-testid="test-result">{words}</p> })
    };
    view! { {influence_test::announced(scene, open)} {sentence} }
}

/// The active player, the round, and the steps left in the move.
fn turn(scene: Scene<State>, open: Open) -> impl IntoView {
    let active = Memo::new(move |_| open.with(|open| open.active));
    let round = Memo::new(move |_| open.with(|open| open.round));
    let left = Memo::new(move |_| {
        open.with(|open| {
            let far = if open.march.curfew { open.march.left.min(1) } else { open.march.left };
            if matches!(open.phase, Phase::Move | Phase::StartWindow) { far } else { 0 }
        })
    });
    let title = move || match round.get() {
        0 => scene.say(&Phrase::new("web-governor-laying")),
        round => scene.say(&Phrase::new("web-governor-round").with("round", round)),
    };
    let feet = move || {
        let foot = |nth: u8| drawing("g-foot", 22.0 * f64::from(nth), 0.0, 20.0, 20.0);
        let name = move || scene.say(&label::count("web-governor-steps-left", left.get()));
        (left.get() > 0).then(|| {
            let width = 22 * u32::from(left.get());
            let markup: String = (0..left.get()).map(foot).collect();
            view! {
                <svg
                    class="feet"
                    viewBox=format!("0 0 {width} 20")
                    role="img"
                    aria-label=name
                    inner_html=markup
                ></svg>
            }
        })
    };
    let name = move || scene.names.with(|names| names.get(active.get().index()).cloned().unwrap_or_default());
    view! {
        <header class="governor-turn">
            <svg
                viewBox="-28 -78 56 84"
                aria-hidden="true"
                inner_html=move || pieces::candidate(active.get())
            ></svg>
            <div>
                <strong>{name}</strong>
                <span>{title}</span>
            </div>
            {feet}
        </header>
    }
}
