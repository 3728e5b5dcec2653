//! A board as text: tables for people who can't see the board, or see a small part of it at a time.

use alcazar_core::Seat;
use alcazar_words::{Argument, Fact, FactValue, Phrase, Speak, Words};
use leptos::prelude::*;

use crate::face::Face;
use crate::modal::dialog;
use crate::scene::Scene;
use crate::session::Session;

/// A table of a text view. The first cell of each row names the row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextTable {
    /// What it lists.
    pub caption: Phrase,
    /// The heads of the columns.
    pub columns: Vec<Phrase>,
    /// The rows; a cell may be empty.
    pub rows: Vec<Vec<Option<Phrase>>>,
}

impl TextTable {
    /// A table with these columns, and no rows yet.
    pub fn new(caption: Phrase, columns: impl IntoIterator<Item = &'static str>) -> Self {
        Self { caption, columns: columns.into_iter().map(Phrase::new).collect(), rows: Vec::new() }
    }

    /// The players, and what each of them has: one list per seat.
    pub fn players<G: Speak>(has: impl IntoIterator<Item = Vec<Phrase>>) -> Self {
        let mut table = Self::new(Phrase::new("web-players-here"), ["web-text-player", "web-text-has"]);
        let seats = Seat::first(*G::PLAYERS.end()).zip(has);
        table.rows = seats.map(|(seat, has)| vec![Some(G::seat(seat)), list(has)]).collect();
        table
    }
}

/// A list as a cell; an empty one is an empty cell.
pub fn list(phrases: Vec<Phrase>) -> Option<Phrase> {
    (!phrases.is_empty()).then(|| Phrase::new("web-text-list").with("what", Argument::All(phrases)))
}

/// The text view of a game without its own: all that the viewer sees, a table for each group.
pub(crate) fn derived<G: Speak>(words: &Words, view: &G::View) -> Vec<TextTable> {
    let facts = words.facts::<G>(view);
    let mut single = TextTable::new(Phrase::new("web-board"), ["web-text-what", "web-text-value"]);
    let mut tables = Vec::new();
    for Fact { label, value, .. } in facts {
        match value {
            FactValue::Text(text) => {
                single.rows.push(vec![Some(Phrase::text(label)), Some(Phrase::text(text))]);
            }
            FactValue::Group(parts) => {
                let mut table = TextTable::new(Phrase::text(label), ["web-text-what", "web-text-value"]);
                table.rows = parts
                    .iter()
                    .map(|part| {
                        vec![Some(Phrase::text(part.label.clone())), Some(Phrase::text(flat(&part.value)))]
                    })
                    .collect();
                tables.push(table);
            }
        }
    }
    if !single.rows.is_empty() {
        tables.insert(0, single);
    }
    tables
}

/// A value as one text.
fn flat(value: &FactValue) -> String {
    match value {
        FactValue::Text(text) => text.clone(),
        FactValue::Group(parts) => {
            let parts = parts.iter().map(|part| format!("{}: {}", part.label, flat(&part.value)));
            parts.collect::<Vec<_>>().join("; ")
        }
    }
}

/// How many actions are listed at most; a game can have hundreds.
const MAX_ACTIONS: usize = 60;

/// The dialog with the text view, and everything that can be done as a button.
pub(crate) fn text_view<G: Face>(
    session: Session<G>,
    scene: Scene<G>,
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let shell = session.shell();
    dialog(is_open, "text-view", shell.text("web-key-text-view"), move || {
        let prompt = move || scene.words.with(|words| scene.view.with(|view| words.prompt::<G>(view)));
        let tables = move || {
            let tables = scene.words.with(|words| scene.view.with(|view| G::text_view(words, view)));
            tables.iter().map(|table| draw(scene, table)).collect_view()
        };
        let actions = move || {
            scene.choices.with(|choices| {
                let listed = choices.legal.iter().copied().take(MAX_ACTIONS);
                let buttons = listed.map(|action| button(scene, is_open, action)).collect_view();
                (!choices.legal.is_empty()).then(|| {
                    view! {
                        <h3>{shell.text("web-text-actions")}</h3>
                        <ul class="text-actions">{buttons}</ul>
                        {(choices.legal.len() > MAX_ACTIONS)
                            .then(|| view! { <p class="soft">{shell.text("web-text-more")}</p> })}
                    }
                })
            })
        };
        view! {
            <div class="text-view">
                <p>{prompt}</p>
                {tables}
                {actions}
            </div>
        }
        .into_any()
    })
}

fn button<G: Face>(scene: Scene<G>, is_open: RwSignal<bool>, action: G::Action) -> impl IntoView {
    let play = move |_| {
        is_open.set(false);
        scene.act.run(action);
    };
    view! {
        <li>
            <button type="button" class="button" data-testid="text-action" on:click=play>
                {move || scene.words.with(|words| words.action::<G>(&action))}
            </button>
        </li>
    }
}

fn draw<G: Face>(scene: Scene<G>, table: &TextTable) -> AnyView {
    let heads = table.columns.iter().map(|head| view! { <th scope="col">{scene.say(head)}</th> });
    let rows = table.rows.iter().map(|row| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let text = cell.as_ref().map(|cell| scene.say(cell));
            if column == 0 {
                view! { <th scope="row">{text}</th> }.into_any()
            } else {
                view! { <td>{text}</td> }.into_any()
            }
        });
        view! { <tr>{cells.collect_view()}</tr> }
    });
    view! {
        <table class="text-table">
            <caption>{scene.say(&table.caption)}</caption>
            <thead><tr>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}
