//! Influence tests: what a district asks for, and who has it (G3a).

use alcazar_words::Phrase;
use governor::{Card, Cell, Culture, Cultures, OpenPosition, Phase, State, View};
use leptos::prelude::*;

use super::board::Open;
use super::{label, pieces};
use crate::scene::Scene;
use crate::svg::at;

/// What a test takes, and what the viewer knows to be there for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Needs {
    cell: Cell,
    needed: Cultures,
    /// What the one who takes the test is known to hold of it.
    held: Cultures,
    /// Translators that stand for what is missing: those announced, or those that the viewer holds himself.
    translators: u8,
}

impl Needs {
    fn of(view: &View, open: &OpenPosition) -> Option<Self> {
        let cell = open.seats.get(open.active.index())?.candidate;
        let needed = label::needed(open, cell);
        let held = view.certain(open.active).common(needed);
        let own = view.cards().filter(|_| view.viewer().is(open.active));
        let translators = open.translators + own.map_or(0, |cards| cards.count(Card::Translator));
        let is_there = open.tokens.contains_key(&cell);
        is_there.then_some(Self { cell, needed, held, translators })
    }
}

/// The test that has been announced, if there is one.
pub(super) fn trial(scene: Scene<State>, open: Open) -> impl IntoView {
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

/// What a test would take where the active candidate stands.
pub(super) fn needs_here(scene: Scene<State>, open: Open) -> impl IntoView {
    let needs = Memo::new(move |_| scene.view.with(|view| open.with(|open| Needs::of(view, open))));
    move || needs.get().map(|needs| row(scene, needs))
}

/// The token and one sign for each card that is needed: ticked if it is there, open if it is not known to be.
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
