//! What all pages about a game have around their text.

use alcazar_catalog::GameId;
use alcazar_words::Phrase;
use leptos::html;
use leptos::prelude::*;

use super::address::way_back;
use super::document::{Document, Shown, document};
use crate::app::game_in_query;
use crate::browser;
use crate::context::Shell;
use crate::games::face;

/// A page about the game that the address names.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) shell: Shell,
    pub(super) game: Memo<GameId>,
    /// Where the text is shown.
    pub(super) text: NodeRef<html::Article>,
    pub(super) document: Shown,
    kind: Document,
}

impl Frame {
    /// Loads the page, and gives the tab its title.
    pub(super) fn open(kind: Document) -> Self {
        let shell = Shell::get();
        let game = game_in_query();
        let text = NodeRef::new();
        let frame = Self { shell, game, text, document: document(kind, game, text), kind };
        Effect::new(move |_| browser::set_title(&frame.title()));
        frame
    }

    /// The name of the game.
    pub(super) fn name(self) -> String {
        self.shell.say(&face(self.game.get()).name())
    }

    /// The title of the page.
    pub(super) fn title(self) -> String {
        self.shell.say(&Phrase::new(self.kind.title()).with("game", self.name()))
    }

    /// The ways back, and to the other pages about the game.
    pub(super) fn ways(self) -> impl IntoView {
        let Self { shell, game, document, .. } = self;
        view! {
            <nav class="rules-ways" aria-label=shell.text("web-rules-pages")>
                {way_back(shell)}
                <a href="/" data-testid="home">{shell.text("web-home")}</a>
                {move || document.others().into_iter().map(|other| view! {
                    <a
                        href=format!("/{}?game={}", other.slug(), game.get())
                        data-testid=format!("to-{}", other.slug())
                    >
                        {shell.text(other.link())}
                    </a>
                }).collect_view()}
            </nav>
        }
    }

    /// The drawings that the pictures use. They take their colours from the element around them.
    pub(super) fn drawings(self) -> impl IntoView {
        let game = self.game;
        view! {
            <div class=move || game.get().slug() aria-hidden="true">{move || face(game.get()).sheet()}</div>
        }
    }

    /// What is said instead of a text that could not be loaded.
    pub(super) fn missing(self, message: &'static str) -> impl IntoView {
        let Self { shell, document, .. } = self;
        move || {
            document.is_missing().then(|| {
                view! {
                    <p class="trouble" role="alert">{shell.text(message)}</p>
                }
            })
        }
    }
}
