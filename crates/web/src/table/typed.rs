//! A field for moves, in words or in notation.

use std::rc::Rc;

use alcazar_core::notation::{Unresolved, resolve};
use alcazar_words::Phrase;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::controls::act;
use super::{Panels, match_words};
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::icon::Icon;
use crate::modal::Menu;
use crate::scene::Choices;
use crate::session::{Session, reason_with_rule};

/// The id of the field.
const FIELD: &str = "typed-move";

/// The id of the form around it.
const FORM: &str = "typed-form";

/// The id of its explanation.
const HELP: &str = "typed-help";

/// How many moves are suggested at most.
const MAX_SUGGESTIONS: usize = 8;

/// How many moves a message names at most.
const LISTED: usize = 4;

/// What can be typed at a table. The field does not know the game, and is compiled once.
trait Moves {
    /// Every legal move.
    fn known(&self) -> Vec<Move>;
    /// The index of the legal move that was typed, or why it is none.
    fn parse(&self, typed: &str) -> Result<usize, Phrase>;
    /// Plays a legal move, or asks before; returns whether it was played.
    fn play(&self, index: usize) -> bool;
}

/// A legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Move {
    /// Its notation, and its words in the current language.
    texts: Vec<String>,
    ends_turn: bool,
}

/// The moves at a table of a game.
struct Typed<G: Face> {
    session: Session<G>,
    panels: Panels,
}

impl<G: Face> Moves for Typed<G> {
    fn known(&self) -> Vec<Move> {
        let described = |action: &G::Action| Move {
            texts: texts::<G>(self.session, action),
            ends_turn: G::ends_turn(action),
        };
        self.session.choices().with(|choices| choices.legal.iter().map(described).collect())
    }

    fn parse(&self, typed: &str) -> Result<usize, Phrase> {
        self.session.choices().with_untracked(|choices| parse::<G>(self.session, typed, choices))
    }

    fn play(&self, index: usize) -> bool {
        let action = self.session.choices().with_untracked(|choices| choices.legal.get(index).copied());
        action.is_some_and(|action| act(self.session, self.panels, action))
    }
}

/// The field, while it is open.
pub(super) fn field<G: Face>(session: Session<G>, panels: Panels) -> AnyView {
    form(session.shell(), panels, Rc::new(Typed { session, panels }))
}

fn form(shell: Shell, panels: Panels, moves: Rc<dyn Moves>) -> AnyView {
    let moves = StoredValue::new_local(moves);
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<Phrase>);
    Effect::new(move |_| {
        if panels.typed.get() {
            browser::focus(FIELD);
        }
    });
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match moves.get_value().parse(&text.get_untracked()) {
            Ok(index) => {
                error.set(None);
                if moves.get_value().play(index) {
                    text.set(String::new());
                }
            }
            Err(why) => error.set(Some(why)),
        }
    };
    close_on_click_elsewhere(panels, text);
    let known = Memo::new(move |_| moves.get_value().known());
    let list = move || known.get().iter().map(|known| option(&known.texts)).collect_view();
    let help = move || shell.say(&known.with(|known| example(known)));
    // What has been typed may mean several moves: each is a button.
    let meant = Memo::new(move |_| {
        known.with(|known| {
            let texts: Vec<Vec<String>> = known.iter().map(|known| known.texts.clone()).collect();
            let found = text.with(|typed| match_words::find(typed, &texts));
            found.into_iter().map(|index| (index, texts[index].clone())).collect::<Vec<_>>()
        })
    });
    let suggestions = move || {
        let meant = meant.get();
        let suggestion = |(index, texts): (usize, Vec<String>)| {
            let play = move |_| {
                error.set(None);
                if moves.get_value().play(index) {
                    text.set(String::new());
                    browser::focus(FIELD);
                }
            };
            view! {
                <li>
                    <button type="button" class="button" data-testid="typed-suggestion" on:click=play>
                        {texts[1].clone()} " " <code>{texts[0].clone()}</code>
                    </button>
                </li>
            }
        };
        (!meant.is_empty()).then(|| {
            let shown = meant.into_iter().take(MAX_SUGGESTIONS).map(suggestion).collect_view();
            view! { <ul class="typed-suggestions" aria-label=shell.text("web-typed-several")>{shown}</ul> }
        })
    };
    let field = move || {
        panels.typed.get().then(|| {
            view! {
                <form id=FORM class="typed" on:submit=play>
                    <label for=FIELD>{shell.text("web-typed")}</label>
                    <input
                        id=FIELD
                        type="text"
                        list="typed-moves"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        maxlength="160"
                        data-testid="typed-move"
                        aria-describedby=HELP
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                    <datalist id="typed-moves">{list}</datalist>
                    <button type="submit" class="button" data-testid="typed-play">
                        {shell.text("web-typed-play")}
                    </button>
                    <button
                        type="button"
                        class="icon-button quiet"
                        data-testid="close-typed"
                        aria-label=shell.text("web-close")
                        on:click=move |_| close(panels)
                    >
                        {Icon::Close.draw()}
                    </button>
                    <p id=HELP class="small soft" data-testid="typed-help">{help}</p>
                    <p role="alert" class="small">
                        {move || error.with(|error| error.as_ref().map(|why| shell.say(why)))}
                    </p>
                    {suggestions}
                </form>
            }
        })
    };
    field.into_any()
}

/// The notation of an action, and its words in the current language.
fn texts<G: Face>(session: Session<G>, action: &G::Action) -> Vec<String> {
    vec![action.to_string(), session.words().with(|words| words.action::<G>(action))]
}

/// A text that is to be typed, in the quotes of the language.
fn quoted(text: &str) -> Phrase {
    Phrase::new("typed").with("text", text.to_owned())
}

/// A move in the list: its notation, and its words.
fn option(texts: &[String]) -> impl IntoView + use<> {
    view! { <option value=texts[0].clone()>{texts[1].clone()}</option> }
}

/// What can be typed now, with an example.
fn example(known: &[Move]) -> Phrase {
    match known.iter().find(|known| !known.ends_turn).or(known.first()) {
        None => Phrase::new("web-typed-waiting"),
        Some(Move { texts, .. }) => {
            Phrase::new("web-typed-help").with("words", quoted(&texts[1])).with("notation", quoted(&texts[0]))
        }
    }
}

/// A click elsewhere closes the field if it is empty. Menus and dialogs don't count as elsewhere.
fn close_on_click_elsewhere(panels: Panels, text: RwSignal<String>) {
    let listener = window_event_listener(leptos::ev::click, move |event| {
        // What was clicked may have left the page by now, but it is still in the event's path.
        let selector = format!("#{FORM}, dialog");
        let is_near = event.composed_path().iter().any(|node| {
            node.dyn_ref::<web_sys::Element>()
                .is_some_and(|element| element.matches(&selector).unwrap_or(false))
        });
        if panels.typed.get_untracked() && !is_near && text.with_untracked(String::is_empty) {
            panels.typed.set(false);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Closes the field and focuses the menu, from which it can be opened again.
pub(super) fn close(panels: Panels) {
    panels.typed.set(false);
    browser::focus(Menu::BUTTON);
}

/// The index of the action that was typed, in notation or in words, or why it is none.
fn parse<G: Face>(session: Session<G>, typed: &str, choices: &Choices<G>) -> Result<usize, Phrase> {
    let unresolved = match resolve(typed, &choices.legal) {
        Ok(index) => return Ok(index),
        Err(unresolved) => unresolved,
    };
    let texts = |action: &G::Action| texts::<G>(session, action);
    let meant = match_words::find(typed, &choices.legal.iter().map(texts).collect::<Vec<_>>());
    if let [only] = meant[..] {
        return Ok(only);
    }
    // An action that is understood but illegal has a reason.
    let refused: Vec<G::Action> = choices.refused.iter().map(|(action, _)| *action).collect();
    if unresolved == Unresolved::Nothing && meant.is_empty() {
        let found = resolve(typed, &refused).ok().or_else(|| {
            let meant = match_words::find(typed, &refused.iter().map(texts).collect::<Vec<_>>());
            if let [only] = meant[..] { Some(only) } else { None }
        });
        if let Some(index) = found {
            return Err(reason_with_rule::<G>(&choices.refused[index].1));
        }
    }
    // Moves that match in words are offered as buttons; the message names some of them.
    let candidates = match unresolved {
        Unresolved::Ambiguous(candidates) => candidates,
        Unresolved::Nothing => {
            meant.iter().take(LISTED).map(|index| choices.legal[*index].to_string()).collect()
        }
    };
    Err(if candidates.is_empty() {
        Phrase::new("typed-nothing").with("text", typed.to_owned())
    } else {
        let choices = alcazar_words::Argument::Any(candidates.iter().map(|choice| quoted(choice)).collect());
        Phrase::new("typed-ambiguous").with("text", typed.to_owned()).with("choices", choices)
    })
}
