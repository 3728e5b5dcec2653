//! Influence tests: the cards that a district requires, and which of them are there (G3a).

use alcazar_words::Phrase;
use governor::{Card, Cell, Culture, Cultures, OpenPosition, Phase, State, View};
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
    /// The required cards that the active player is known to hold.
    held: Cultures,
    /// Translators that replace missing cards: those announced, and those in the viewer's own hand.
    translators: u8,
}

impl Needs {
    fn of(view: &View, open: &OpenPosition) -> Option<Self> {
        let cell = open.seats.get(open.active.index())?.candidate;
        let needed = label::needed(open, cell);
        let held = view.certain(open.active).common(needed);
        let own = view.cards().filter(|_| view.viewer().is(open.active));
        let translators = open.translators + own.map_or(0, |cards| cards.count(Card::Translator));
        let has_token = open.tokens.contains_key(&cell);
        has_token.then_some(Self { cell, needed, held, translators })
    }
}

/// The announced test, if there is one.
pub(super) fn announced(scene: Scene<State>, open: Open) -> impl IntoView {
    let needs = Memo::new(move |_| {
        scene.view.with(|view| {
            open.with(|open| {
                let is_test = matches!(open.phase, Phase::TestWindow | Phase::Carry);
                Needs::of(view, open).filter(|_| is_test)
            })
        })
    });
    move || needs.get().map(|needs| row(scene, needs))
}

/// The cards that a test would require where the active candidate stands.
pub(super) fn needs_here(scene: Scene<State>, open: Open) -> impl IntoView {
    let needs = Memo::new(move |_| scene.view.with(|view| open.with(|open| Needs::of(view, open))));
    move || needs.get().map(|needs| row(scene, needs))
}

/// A sign for each required card: ticked if it is known to be there, otherwise open.
fn row(scene: Scene<State>, needs: Needs) -> impl IntoView {
    let Needs { cell, needed, held, mut translators } = needs;
    let mut markup = String::new();
    let mut width = 0.0;
    for culture in Culture::ALL {
        for nth in 0..needed.count(culture) {
            let mark = if nth < held.count(culture) {
                r#"<path class="tick" d="M-5 22-1 26 6 17"/>"#.to_owned()
            } else if translators > 0 {
                translators -= 1;
                at(0.0, 22.0, 1.0, &pieces::icon(Card::Translator, 20.0))
            } else {
                r#"<circle class="gap" cy="22" r="4.5"/>"#.to_owned()
            };
            markup += &at(width + 15.0, 15.0, 1.0, &(pieces::person(culture) + &mark));
            width += 32.0;
        }
    }
    let name = move || {
        let phrase = Phrase::new("web-governor-needs").with("cell", label::district(cell));
        scene.say(&phrase.with("needed", label::cultures(needed)).with("held", label::cultures(held)))
    };
    view! {
        <div class="governor-needs">
            <span aria-hidden="true">{move || scene.say(&Phrase::new("web-governor-needs-short"))}</span>
            <svg viewBox=format!("0 0 {width} 44") role="img" aria-label=name inner_html=markup></svg>
        </div>
    }
}
