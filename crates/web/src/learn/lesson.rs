//! The panel of a lesson: what to know, what to do, and the way through the scenes.

use std::rc::Rc;

use alcazar_catalog::GameId;
use alcazar_lessons::{Guided as _, Walk};
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::{GuidedHostRef, Kind, focus, is_live, message, plate, progress, reset, rule_link};
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::games::face;
use crate::host::guided::Feedback;
use crate::lobby::new_game::new_id;
use crate::record::Record;
use crate::scene::Scene;
use crate::session::Session;

/// What the panel shows.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Now {
    scene: usize,
    name: &'static str,
    rule: String,
    plate: Option<String>,
    /// Whether the learner is asked for something in this scene.
    has_ask: bool,
    /// How much has happened, so that each step of a scene differs from the one before.
    step: u32,
    /// Whether the learner is asked now.
    is_asking: bool,
    /// Whether the scene is over and has been shown to its end.
    is_done: bool,
}

/// A lesson as its panel sees it. The panel does not know the game, and is compiled once.
trait Course {
    /// Where the learner is; `None` only if the script has no scenes.
    fn now(&self) -> Option<Now>;
    /// The number of the scene.
    fn scene(&self) -> usize;
    /// The names of all scenes.
    fn scenes(&self) -> Vec<&'static str>;
    /// What was said last about an action that was not asked for.
    fn feedback(&self) -> Option<Feedback>;
    /// Begins a scene.
    fn go_to(&self, scene: usize);
    /// Does what is asked for.
    fn show_me(&self);
    /// The table as a saved game.
    fn record(&self, id: &str) -> Record;
}

/// The lesson of a game.
struct Lesson<G: Face> {
    session: Session<G>,
    host: GuidedHostRef<G, Walk<G>>,
}

impl<G: Face> Lesson<G> {
    fn read<T>(&self, read: impl FnOnce(&Walk<G>) -> T) -> T {
        self.host.with_value(|host| host.read(read))
    }

    /// The action that is asked for.
    fn asked(&self) -> Option<G::Action> {
        self.read(|walk| walk.asked().and_then(|asked| asked.first().copied()))
    }
}

impl<G: Face> Course for Lesson<G> {
    fn now(&self) -> Option<Now> {
        let is_live = is_live(self.session);
        self.read(|walk| {
            let scene = walk.scene()?;
            Some(Now {
                scene: walk.scene_number(),
                name: scene.name,
                rule: scene.rule.clone(),
                plate: scene.plate.clone(),
                has_ask: scene.has_ask(),
                step: walk.table().seq(),
                is_asking: walk.is_asking() && is_live,
                is_done: walk.is_done() && is_live,
            })
        })
    }

    fn scene(&self) -> usize {
        self.read(Walk::scene_number)
    }

    fn scenes(&self) -> Vec<&'static str> {
        self.read(|walk| walk.script().scenes.iter().map(|scene| scene.name).collect())
    }

    fn feedback(&self) -> Option<Feedback> {
        self.host.with_value(|host| host.feedback()).get()
    }

    fn go_to(&self, scene: usize) {
        reset(self.session, self.host, |walk| {
            let names = walk.table().players().values().map(|player| player.name.clone()).collect::<Vec<_>>();
            *walk = Walk::new(walk.script().clone(), &names, scene);
        });
    }

    fn show_me(&self) {
        if let Some(action) = self.asked() {
            self.session.act(action);
        }
    }

    fn record(&self, id: &str) -> Record {
        self.read(|walk| Record::of(id, walk.table(), browser::now()))
    }
}

#[derive(Clone, Copy)]
struct Panel {
    shell: Shell,
    game: GameId,
    course: StoredValue<Rc<dyn Course>, LocalStorage>,
    now: Memo<Option<Now>>,
    /// Whether the whole lesson is over.
    is_over: RwSignal<bool>,
}

/// The panel of this lesson.
pub(super) fn panel<G: Face>(
    game: GameId,
    session: Session<G>,
    scene: Scene<G>,
    host: GuidedHostRef<G, Walk<G>>,
) -> AnyView {
    let lesson = Rc::new(Lesson { session, host });
    // Marks what leads to the asked action.
    let marked = lesson.clone();
    Effect::new(move |_| scene.suggestion.set(marked.asked()));
    Panel::new(session.shell(), game, lesson).view()
}

impl Panel {
    fn new(shell: Shell, game: GameId, course: Rc<dyn Course>) -> Self {
        let course = StoredValue::new_local(course);
        let now = Memo::new(move |_| course.with_value(|course| course.now()));
        let panel = Self { shell, game, course, now, is_over: RwSignal::new(false) };
        panel.keep_progress();
        panel.move_focus();
        panel
    }

    fn course(self) -> Rc<dyn Course> {
        self.course.get_value()
    }

    fn is_done(self) -> bool {
        self.now.with(|now| now.as_ref().is_some_and(|now| now.is_done))
    }

    fn is_asking(self) -> bool {
        self.now.with(|now| now.as_ref().is_some_and(|now| now.is_asking))
    }

    fn keep_progress(self) {
        Effect::new(move |_| {
            let scene = self.course().scene();
            if !self.is_over.get() {
                progress::update(self.game.slug(), |progress| progress.scene = scene);
            }
        });
    }

    fn move_focus(self) {
        Effect::new(move |before: Option<Option<Now>>| {
            let now = self.now.get();
            // On arrival, the focus is where the page begins.
            if before.is_some_and(|before| before != now)
                && let Some(now) = &now
            {
                if now.is_asking {
                    focus::on_suggestion();
                } else if now.is_done {
                    focus::on_next();
                }
            }
            now
        });
    }

    fn go_to(self, scene: usize) {
        self.is_over.set(false);
        self.course().go_to(scene);
    }

    fn next(self) {
        let course = self.course();
        let next = untrack(|| course.scene()) + 1;
        if next == untrack(|| course.scenes().len()) {
            self.is_over.set(true);
            progress::update(self.game.slug(), |progress| {
                progress.scene = 0;
                progress.is_done = true;
            });
        } else {
            self.go_to(next);
        }
    }

    fn say(self, name: &str, ending: &str) -> String {
        self.shell.say(&message(self.game, Kind::Lesson, name, ending))
    }

    /// The sentence before the learner acts, or the one after it.
    fn text(self) -> Option<String> {
        let now = self.now.get()?;
        let ending = if now.has_ask && now.is_done { "-after" } else { "" };
        Some(self.say(now.name, ending))
    }

    /// What is said about an action that was not asked for.
    fn feedback(self) -> Option<String> {
        let feedback = self.course().feedback()?;
        let name = self.now.with(|now| now.as_ref().map(|now| now.name))?;
        Some(match feedback.answer {
            Some(answer) => self.say(name, &format!("-not-{answer}")),
            None => self.shell.say(&Phrase::new("web-coach-not-asked")),
        })
    }

    fn count(self) -> String {
        let whole = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let course = self.course();
        let phrase = Phrase::new("web-coach-count").with("number", whole(course.scene() + 1));
        self.shell.say(&phrase.with("of", whole(course.scenes().len())))
    }

    fn view(self) -> AnyView {
        let shell = self.shell;
        view! {
            <aside
                class="coach"
                aria-label=shell.text("web-coach")
                data-testid="coach"
                data-scene=move || self.now.with(|now| now.as_ref().map(|now| now.name))
                data-done=move || self.is_done().then_some("")
                data-asking=move || self.is_asking().then_some("")
            >
                {move || if self.is_over.get() {
                    self.ending().into_any()
                } else {
                    self.scene().into_any()
                }}
                {self.chapters()}
            </aside>
        }
        .into_any()
    }

    fn scene(self) -> impl IntoView {
        let shell = self.shell;
        // Redrawn only if the scene changes.
        let shown = Memo::new(move |_| {
            self.now.with(|now| now.as_ref().map(|now| (now.name, now.rule.clone(), now.plate.clone())))
        });
        let picture = move || {
            shown.get().and_then(|(_, _, name)| plate(self.game, &name?)).map(|plate| {
                view! { <div class="plate" aria-hidden="true">{(plate.draw)()}</div> }
            })
        };
        let title = move || shown.with(|shown| shown.as_ref().map(|(name, ..)| self.say(name, "-title")));
        let rule = move || shown.with(|shown| shown.as_ref().map(|(_, rule, _)| rule_link(self.game, rule)));
        let scene = move || self.course().scene();
        view! {
            <p class="coach-count" data-testid="coach-count">{move || self.count()}</p>
            <div class="coach-note" aria-live="polite" class:is-done=move || self.is_done()>
                <h2>{title}</h2>
                {picture}
                <p class="coach-text" data-testid="coach-text">{move || self.text()} " " {rule}</p>
            </div>
            <p class="coach-feedback" role="status" data-testid="coach-feedback">
                {move || self.feedback()}
            </p>
            <div class="coach-tools">
                <button
                    type="button"
                    class="button quiet"
                    data-testid="coach-back"
                    disabled=move || scene() == 0
                    on:click=move |_| self.go_to(untrack(scene).saturating_sub(1))
                >
                    {shell.text("web-coach-back")}
                </button>
                {move || self.is_asking().then(|| view! {
                    <button
                        type="button"
                        class="button"
                        data-testid="coach-show"
                        on:click=move |_| untrack(|| self.course().show_me())
                    >
                        {shell.text("web-coach-show")}
                    </button>
                })}
                {move || self.is_done().then(|| view! {
                    <button
                        type="button"
                        class="button primary"
                        data-testid="coach-next"
                        on:click=move |_| self.next()
                    >
                        {shell.text("web-coach-next")}
                    </button>
                })}
            </div>
        }
    }

    /// The end of the lesson, and where to go from here.
    fn ending(self) -> impl IntoView {
        let shell = self.shell;
        let navigate = StoredValue::new_local(use_navigate());
        let play_on = move |_| {
            let Ok(id) = new_id() else { return };
            let record = untrack(|| self.course().record(&id));
            spawn_local(async move {
                let _ = shell.store().put(&record, None).await;
                let address = format!("/table?id={id}");
                navigate.try_with_value(|navigate| navigate(&address, NavigateOptions::default()));
            });
        };
        let game = face(self.game);
        let name = move || shell.say(&game.name());
        let exercises = format!("/exercises?game={}", self.game);
        view! {
            <div class="coach-note" role="status">
                <h2>{move || shell.say(&Phrase::new("web-coach-over").with("game", name()))}</h2>
                <p class="coach-text">{shell.text("web-coach-over-about")}</p>
            </div>
            <div class="coach-tools">
                <button type="button" class="button primary" data-testid="coach-play-on" on:click=play_on>
                    {shell.text("web-coach-play-on")}
                </button>
                {game.has_exercises().then(|| view! {
                    <a class="button" href=exercises data-testid="coach-exercises">
                        {shell.text("web-exercises")}
                    </a>
                })}
                <a class="button quiet" href="/" data-testid="coach-home">{shell.text("web-home")}</a>
            </div>
        }
    }

    /// The list of scenes, to go to any of them.
    fn chapters(self) -> impl IntoView {
        let shell = self.shell;
        let names = untrack(|| self.course().scenes());
        let chapter = move |(number, name): (usize, &'static str)| {
            let is_current = move || self.course().scene() == number && !self.is_over.get();
            view! {
                <li>
                    <button
                        type="button"
                        class="chapter"
                        data-testid=format!("chapter-{name}")
                        aria-current=move || is_current().then_some("step")
                        on:click=move |_| self.go_to(number)
                    >
                        {move || self.say(name, "-title")}
                    </button>
                </li>
            }
        };
        view! {
            <details class="coach-chapters">
                <summary data-testid="coach-chapters">{shell.text("web-coach-chapters")}</summary>
                <ol>{names.into_iter().enumerate().map(chapter).collect_view()}</ol>
            </details>
        }
    }
}
