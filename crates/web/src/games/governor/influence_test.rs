//! Influence tests: the cards that a district requires, and which of them are there (G3a).

use alcazar_words::Phrase;
use alcazar_words::governor::Landmark;
use governor::{Card, Cell, Culture, Cultures, OpenPosition, Phase, State, Streets, View};
use leptos::prelude::*;

use super::board::Open;
use super::{label, pieces};
use crate::scene::Scene;
use crate::svg::at;

/// The cards that a test requires, and the ones the viewer knows to be available for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Needs {
    cell: Cell,
    needed: Cultures,
    /// The required cards that the player is known to hold.
    held: Cultures,
    /// Translators that replace missing cards: those announced, and those in the viewer's own hand.
    translators: u8,
}

impl Needs {
    /// For a test of the active player where their candidate stands.
    fn of_active(view: &View, open: &OpenPosition) -> Option<Self> {
        let cell = open.seats.get(open.active.index())?.candidate;
        let needed = label::needed(open, cell);
        let held = view.certain(open.active).common(needed);
        let own = view.cards().filter(|_| view.viewer().is(open.active));
        let translators = open.translators + own.map_or(0, |cards| cards.count(Card::Translator));
        open.tokens.contains_key(&cell).then_some(Self { cell, needed, held, translators })
    }

    /// For a test that the viewer would take in a district.
    fn of_viewer(view: &View, open: &OpenPosition, cell: Cell) -> Option<Self> {
        let needed = label::needed(open, cell);
        let held = view.hand()?.common(needed);
        let translators = view.cards().map_or(0, |cards| cards.count(Card::Translator));
        open.tokens.contains_key(&cell).then_some(Self { cell, needed, held, translators })
    }
}

/// The announced test, if there is one; or the one that the active player can take.
pub(super) fn announced(scene: Scene<State>, open: Open) -> impl IntoView {
    let needs = Memo::new(move |_| {
        scene.view.with(|view| {
            open.with(|open| {
                let is_test = matches!(open.phase, Phase::TestWindow | Phase::Carry | Phase::Act);
                Needs::of_active(view, open).filter(|_| is_test)
            })
        })
    });
    move || needs.get().map(|needs| row(scene, needs))
}

/// The district that the viewer points at: its landmark and name, and what a test of the viewer would need
/// there. Screen readers hear that from the district itself.
pub(super) fn pointed(scene: Scene<State>, open: Open, cell: Memo<Option<Cell>>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let cell = cell.get().filter(|&cell| cell != Cell::CENTRE)?;
        scene.view.with(|view| {
            open.with(|open| {
                let has_streets =
                    open.city.tiles().contains(cell) && open.city.streets(cell) != Streets::NONE;
                has_streets.then(|| (cell, Needs::of_viewer(view, open, cell)))
            })
        })
    });
    move || {
        let (cell, needs) = shown.get()?;
        let picture = pieces::landmark(Landmark::of(cell));
        Some(view! {
            <div class="governor-pointed" aria-hidden="true">
                <svg viewBox="-20 -20 40 40" inner_html=picture></svg>
                <strong>{move || scene.say(&label::district(cell))}</strong>
                {needs.map(|needs| row(scene, needs))}
            </div>
        })
    }
}

/// A sign for each required card: ticked if it is known to be there, otherwise open.
fn row(scene: Scene<State>, needs: Needs) -> impl IntoView {
    let Needs { cell, needed, held, mut translators } = needs;
    let mut markup = String::new();
    let mut width = 0.0;
    for culture in Culture::ALL {
        for nth in 0..needed.count(culture) {
            let mark = if nth < held.count(culture) {
                r#"<path class="tick" d="M-5 24-1 28 6 19"/>"#.to_owned()
            } else if translators > 0 {
                translators -= 1;
                at(0.0, 24.0, 1.0, &pieces::icon(Card::Translator, 20.0))
            } else {
                r#"<circle class="gap" cy="24" r="4.5"/>"#.to_owned()
            };
            markup += &at(width + 17.0, 17.0, 1.0, &(pieces::person(culture) + &mark));
            width += 35.0;
        }
    }
    let name = move || {
        let phrase = Phrase::new("web-governor-needs").with("cell", label::district(cell));
        scene.say(&phrase.with("needed", label::cultures(needed)).with("held", label::cultures(held)))
    };
    view! {
        <div class="governor-needs">
            <span aria-hidden="true">{move || scene.say(&Phrase::new("web-governor-needs-short"))}</span>
            <svg viewBox=format!("0 0 {width} 50") role="img" aria-label=name inner_html=markup></svg>
        </div>
    }
}
