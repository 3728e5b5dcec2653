//! The guide of a first game: notes that appear when they are relevant.

use std::sync::Arc;

use alcazar_lessons::{ADVISER, ADVISER_SEED, LEARNER, Note, ShownNote, shown_notes, suggestible};
use alcazar_words::Phrase;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Panels, controls};
use crate::bot_worker::Request;
use crate::face::Face;
use crate::icon::Icon;
use crate::scene::Hint;
use crate::session::Session;

/// The guide of one game.
pub(super) struct Coach<G: Face> {
    session: Session<G>,
    panels: Panels,
    /// The notes shown so far.
    shown: Memo<Arc<Vec<ShownNote>>>,
    /// How many notes count as read: the player dismissed them, or has acted since.
    read: Memo<usize>,
    /// How many the player has dismissed.
    dismissed: RwSignal<usize>,
    /// The suggested action.
    suggestion: RwSignal<Option<G::Action>>,
    /// Whether the guide is visible.
    pub(super) is_open: RwSignal<bool>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "deriving would require `G: Copy`")]
impl<G: Face> Clone for Coach<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Coach<G> {}

impl<G: Face> Coach<G> {
    /// The guide of this session.
    pub(super) fn new(session: Session<G>, panels: Panels, suggestion: RwSignal<Option<G::Action>>) -> Self {
        let shown = Memo::new(move |_| {
            let playback = session.playback.get();
            session.history.with(|history| {
                // Stepping back does not hide notes that were already shown.
                let shown = if playback.is_running { playback.at } else { history.len() };
                Arc::new(shown_notes::<G>(history.glimpses(LEARNER, shown)))
            })
        });
        let dismissed = RwSignal::new(0);
        let read = Memo::new(move |_| {
            let acted =
                session.history.with(|history| history.entries().iter().rposition(|entry| entry.is_own));
            let is_past = |note: &&ShownNote| acted.is_some_and(|acted| note.moment <= acted);
            dismissed.get().max(shown.with(|shown| shown.iter().filter(is_past).count()))
        });
        let coach =
            Self { session, panels, shown, read, dismissed, suggestion, is_open: RwSignal::new(true) };
        coach.pause_others();
        coach.suggest_examples();
        coach
    }

    /// Other players wait while there is something to read.
    fn pause_others(self) {
        let is_waiting = Memo::new(move |_| self.is_open.get() && self.is_waiting());
        Effect::new(move |_| self.session.pause(is_waiting.get()));
    }

    fn is_waiting(self) -> bool {
        self.is_unread() && !self.is_asked()
    }

    fn is_unread(self) -> bool {
        self.read.get() < self.shown.with(|shown| shown.len())
    }

    fn is_asked(self) -> bool {
        self.session.choices().with(|choices| choices.seat.is_some())
    }

    /// The current note, with its index: the first unread one, or else the last.
    fn note(self) -> Option<(usize, &'static Note<G>)> {
        let shown = self.shown.with(|shown| {
            let last = shown.len().checked_sub(1)?;
            let number = self.read.get().min(last);
            Some((number, shown[number].note))
        });
        shown.and_then(|(number, note)| Some((number, G::notes().get(note)?)))
    }

    /// The current note while it is unread: once the player has acted, its example is over.
    fn new_note(self) -> Option<(usize, &'static Note<G>)> {
        self.note().filter(|(number, _)| *number == self.read.get())
    }

    /// Clears the suggestion with each question; what a new note teaches is suggested without a request.
    fn suggest_examples(self) {
        // The index of the note, so that the next note gets its own example.
        let example = Memo::new(move |_| {
            let (number, note) = self.new_note()?;
            let is_example = note.example?;
            let is_possible = self
                .session
                .choices()
                .with(|choices| choices.seat.is_some() && choices.legal.iter().any(is_example));
            is_possible.then_some(number)
        });
        Effect::new(move |_| {
            self.session.choices().track();
            self.suggestion.set(None);
            if example.get().is_some() {
                self.suggest();
            }
        });
    }

    /// Asks a bot what it would do, limited to what a new note teaches if that is possible.
    fn suggest(self) {
        let choices = self.session.choices().get_untracked();
        if choices.seat != Some(LEARNER) {
            return;
        }
        let view =
            self.session.history.with_untracked(|history| history.snapshot(history.len()).view.clone());
        let bot_client = self.session.shell().bot_client();
        let id = bot_client.next_id();
        let note = untrack(|| self.new_note());
        let number = note.as_ref().map(|(number, _)| *number);
        let legal = suggestible(note.map(|(_, note)| note), &choices.legal);
        let Ok(request) = Request::new::<G>(id, LEARNER, &view, &legal, ADVISER, ADVISER_SEED) else {
            return;
        };
        spawn_local(async move {
            let Ok(answer) = bot_client.ask(&request).await else { return };
            let is_same = self.session.choices().try_get_untracked().is_some_and(|now| now == choices);
            // A suggestion for one note is not used for the next.
            let is_current = is_same && untrack(|| self.new_note()).map(|(number, _)| number) == number;
            if let Ok(action) = answer.action.parse()
                && is_current
            {
                self.suggestion.set(Some(action));
                self.session.hint.set(Some(Hint::Can(action)));
            }
        });
    }
}

impl<G: Face> Coach<G> {
    /// The panel.
    pub(super) fn panel(self) -> impl IntoView {
        let shell = self.session.shell();
        let shown = Memo::new(move |_| self.note().map(|(number, note)| (number, note.name)));
        // Nothing waits after the end of the game.
        let is_over = move || self.session.status.with(|status| status.outcome.is_some());
        let has_more = move || {
            self.is_waiting() && !is_over() || self.shown.with(|shown| self.read.get() + 1 < shown.len())
        };
        let dismiss = move |_| self.dismissed.set(self.read.get_untracked() + 1);
        let element = NodeRef::<html::Aside>::new();
        // On a small screen a new note may be out of sight.
        Effect::new(move |_| {
            shown.track();
            if let Some(element) = element.get_untracked().filter(|_| self.is_open.get()) {
                let options = web_sys::ScrollIntoViewOptions::new();
                options.set_block(web_sys::ScrollLogicalPosition::Nearest);
                element.scroll_into_view_with_scroll_into_view_options(&options);
            }
        });
        view! {
            <aside
                class="coach"
                node_ref=element
                aria-label=shell.text("web-coach")
                data-testid="coach"
                hidden=move || !self.is_open.get()
                data-note=move || shown.get().map(|(_, name)| name)
            >
                <header class="coach-head">
                    <span class="coach-count">
                        {move || self.note().map(|(number, _)| self.count(number))}
                    </span>
                    <button
                        type="button"
                        class="icon-button quiet"
                        data-testid="close-coach"
                        aria-label=shell.text("web-coach-close")
                        on:click=move |_| self.is_open.set(false)
                    >
                        {Icon::Close.draw()}
                    </button>
                </header>
                <div class="coach-note" role="status">
                    {move || { shown.track(); self.note().map(|(_, note)| self.note_view(note)) }}
                </div>
                {self.suggestion_view()}
                <div class="coach-tools">
                    {move || has_more().then(|| view! {
                        <button type="button" class="button primary" data-testid="coach-on" on:click=dismiss>
                            {shell.text("web-coach-on")}
                        </button>
                    })}
                    {move || (self.is_asked() && self.suggestion.with(Option::is_none)).then(|| view! {
                        <button
                            type="button"
                            class="button"
                            data-testid="coach-suggest"
                            on:click=move |_| self.suggest()
                        >
                            {shell.text("web-coach-suggest")}
                        </button>
                    })}
                </div>
                {self.earlier_notes()}
            </aside>
        }
    }

    /// The button that opens the guide again, marked if there is something to read.
    pub(super) fn opener(self) -> impl IntoView {
        let shell = self.session.shell();
        move || {
            (!self.is_open.get()).then(|| {
                view! {
                    <button
                        type="button"
                        class="button quiet"
                        class:has-news=move || self.is_unread()
                        data-testid="open-coach"
                        on:click=move |_| self.is_open.set(true)
                    >
                        {shell.text("web-coach")}
                    </button>
                }
            })
        }
    }

    fn count(self, number: usize) -> String {
        let whole = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let phrase = Phrase::new("web-coach-count").with("number", whole(number + 1));
        self.session.shell().say(&phrase.with("of", whole(G::notes().len())))
    }

    fn title(self, note: &'static Note<G>) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        let shell = self.session.shell();
        move || shell.say(&Phrase::new(format!("web-lesson-{}-{}-title", G::ID, note.name)))
    }

    fn text(self, note: &'static Note<G>) -> impl IntoView {
        let shell = self.session.shell();
        view! {
            <p>
                {move || shell.say(&Phrase::new(format!("web-lesson-{}-{}", G::ID, note.name)))} " "
                <a
                    class="rule"
                    href=format!("/rules?game={}#{}", G::ID, note.rule)
                    target="_blank"
                    data-testid="coach-rule"
                >
                    {note.rule}
                </a>
            </p>
        }
    }

    fn note_view(self, note: &'static Note<G>) -> impl IntoView {
        let plate = note.plate.and_then(|name| G::plates().iter().find(|plate| plate.name == name));
        view! {
            <h2>{self.title(note)}</h2>
            {plate.map(|plate| view! { <div class="plate" aria-hidden="true">{(plate.draw)()}</div> })}
            {self.text(note)}
        }
    }

    /// The suggestion in words; what leads to it is marked on the board.
    fn suggestion_view(self) -> impl IntoView {
        let shell = self.session.shell();
        let text = move |action: G::Action| {
            let action = shell.words.with(|words| words.action::<G>(&action));
            shell.say(&Phrase::new("web-coach-suggested").with("action", action))
        };
        move || {
            self.suggestion.get().map(|action| {
                let do_it = move |_| {
                    controls::act(self.session, self.panels, action);
                };
                view! {
                    <p class="coach-suggestion" data-testid="suggestion" data-suggested=action.to_string()>
                        <span>{move || text(action)}</span>
                        <button type="button" class="button small" data-testid="coach-do" on:click=do_it>
                            {shell.text("web-coach-do")}
                        </button>
                    </p>
                }
            })
        }
    }

    /// The earlier notes.
    fn earlier_notes(self) -> impl IntoView {
        let shell = self.session.shell();
        let notes = Memo::new(move |_| {
            let number = self.note().map_or(0, |(number, _)| number);
            self.shown.with(|shown| shown[..number].iter().map(|note| note.note).collect::<Vec<usize>>())
        });
        let list = move || {
            let notes = notes.get().into_iter().rev().filter_map(|note| G::notes().get(note));
            let item = |note: &'static Note<G>| {
                view! { <li data-note=note.name><h3>{self.title(note)}</h3>{self.text(note)}</li> }
            };
            notes.map(item).collect_view()
        };
        view! {
            <details class="coach-before" hidden=move || notes.with(Vec::is_empty)>
                <summary data-testid="coach-before">{shell.text("web-coach-before")}</summary>
                <ol>{list}</ol>
            </details>
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use alcazar_catalog::{GameId, with_game};
    use alcazar_lessons::Lesson;
    use alcazar_words::{Language, Words};

    use super::*;
    use crate::games::face;

    /// The names, rules and plates of a game's notes.
    fn notes<G: Lesson>() -> Vec<(&'static str, &'static str, Option<&'static str>)> {
        G::notes().iter().map(|note| (note.name, note.rule, note.plate)).collect()
    }

    #[test]
    fn every_note_has_messages_a_rule_and_its_plate() {
        for &game in GameId::ALL {
            let path = format!("{}/../../games/{game}/i18n/en/rules.md", env!("CARGO_MANIFEST_DIR"));
            let rules = std::fs::read_to_string(&path).expect(&path);
            let plates = face(game).plates();
            let plates: BTreeSet<&str> = plates.iter().map(|plate| plate.name).collect();
            for (name, rule, plate) in with_game!(game, G => notes::<G>()) {
                let is_rule =
                    ["## ", "- ", "   - ", "("].iter().any(|mark| rules.contains(&format!("{mark}{rule}")));
                assert!(is_rule, "{game}, {name}: the rules have no {rule}");
                assert!(plate.is_none_or(|plate| plates.contains(plate)), "{game}, {name}: {plate:?}");
                for &language in Language::ALL {
                    let words = Words::new(language);
                    for id in [format!("web-lesson-{game}-{name}"), format!("web-lesson-{game}-{name}-title")]
                    {
                        assert_ne!(words.say(&Phrase::new(id.clone())), id, "{language}");
                    }
                }
            }
        }
    }
}
