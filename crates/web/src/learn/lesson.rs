//! The panel of a lesson: what to know, what to do, and the way through the scenes.

use alcazar_lessons::{Guided as _, Walk};
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::{GuidedHostRef, Kind, focus, is_live, message, plate, progress, reset, rule_link};
use crate::browser;
use crate::face::Face;
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

struct Panel<G: Face> {
    session: Session<G>,
    host: GuidedHostRef<G, Walk<G>>,
    /// `None` only if the script has no scenes.
    now: Memo<Option<Now>>,
    /// Whether the whole lesson is over.
    is_over: RwSignal<bool>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "deriving would require `G: Copy`")]
impl<G: Face> Clone for Panel<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Panel<G> {}

/// The panel of this lesson.
pub(super) fn panel<G: Face>(
    session: Session<G>,
    scene: Scene<G>,
    host: GuidedHostRef<G, Walk<G>>,
) -> AnyView {
    let now = Memo::new(move |_| {
        let is_live = is_live(session);
        host.with_value(|host| {
            host.read(|walk| {
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
        })
    });
    let panel = Panel { session, host, now, is_over: RwSignal::new(false) };
    panel.mark(scene);
    panel.keep_progress();
    panel.move_focus();
    panel.view()
}

impl<G: Face> Panel<G> {
    fn read<T>(self, read: impl FnOnce(&Walk<G>) -> T) -> T {
        self.host.with_value(|host| host.read(read))
    }

    fn is_done(self) -> bool {
        self.now.with(|now| now.as_ref().is_some_and(|now| now.is_done))
    }

    fn is_asking(self) -> bool {
        self.now.with(|now| now.as_ref().is_some_and(|now| now.is_asking))
    }

    /// Marks what leads to the asked action.
    fn mark(self, scene: Scene<G>) {
        Effect::new(move |_| {
            scene.suggestion.set(self.read(|walk| walk.asked().and_then(|asked| asked.first().copied())));
        });
    }

    fn keep_progress(self) {
        Effect::new(move |_| {
            let scene = self.read(Walk::scene_number);
            if !self.is_over.get() {
                progress::update(G::ID, |progress| progress.scene = scene);
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
        reset(self.session, self.host, |walk| {
            let names = walk.table().players().values().map(|player| player.name.clone()).collect::<Vec<_>>();
            *walk = Walk::new(walk.script().clone(), &names, scene);
        });
    }

    fn next(self) {
        let (scene, is_last) = untrack(|| self.read(|walk| (walk.scene_number(), walk.is_last())));
        if is_last {
            self.is_over.set(true);
            progress::update(G::ID, |progress| {
                progress.scene = 0;
                progress.is_done = true;
            });
        } else {
            self.go_to(scene + 1);
        }
    }

    fn show_me(self) {
        let action = untrack(|| self.read(|walk| walk.asked().and_then(|asked| asked.first().copied())));
        if let Some(action) = action {
            self.session.act(action);
        }
    }

    fn title(self, name: &str) -> String {
        self.session.shell().say(&message::<G>(Kind::Lesson, name, "-title"))
    }

    /// The sentence before the learner acts, or the one after it.
    fn text(self) -> Option<String> {
        let now = self.now.get()?;
        let ending = if now.has_ask && now.is_done { "-after" } else { "" };
        Some(self.session.shell().say(&message::<G>(Kind::Lesson, now.name, ending)))
    }

    /// What is said about an action that was not asked for.
    fn feedback(self) -> Option<String> {
        let feedback = self.host.with_value(|host| host.feedback()).get()?;
        let name = self.now.with(|now| now.as_ref().map(|now| now.name))?;
        let phrase = match feedback.answer {
            Some(answer) => message::<G>(Kind::Lesson, name, &format!("-not-{answer}")),
            None => Phrase::new("web-coach-not-asked"),
        };
        Some(self.session.shell().say(&phrase))
    }

    fn count(self) -> String {
        let whole = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let (scene, scenes) = self.read(|walk| (walk.scene_number(), walk.script().scenes.len()));
        let phrase = Phrase::new("web-coach-count").with("number", whole(scene + 1));
        self.session.shell().say(&phrase.with("of", whole(scenes)))
    }

    fn view(self) -> AnyView {
        let shell = self.session.shell();
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
        let shell = self.session.shell();
        // Redrawn only if the scene changes.
        let shown = Memo::new(move |_| {
            self.now.with(|now| now.as_ref().map(|now| (now.name, now.rule.clone(), now.plate.clone())))
        });
        let picture = move || {
            shown.get().and_then(|(_, _, name)| plate::<G>(&name?)).map(|plate| {
                view! { <div class="plate" aria-hidden="true">{(plate.draw)()}</div> }
            })
        };
        let title = move || shown.with(|shown| shown.as_ref().map(|(name, ..)| self.title(name)));
        let rule = move || shown.with(|shown| shown.as_ref().map(|(_, rule, _)| rule_link::<G>(rule)));
        let scene = move || self.read(Walk::scene_number);
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
                        on:click=move |_| self.show_me()
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
        let shell = self.session.shell();
        let navigate = StoredValue::new_local(use_navigate());
        let play_on = move |_| {
            let table = untrack(|| self.read(|walk| walk.table().clone()));
            let Ok(id) = new_id() else { return };
            spawn_local(async move {
                let _ = shell.store().put(&Record::of(&id, &table, browser::now()), None).await;
                let address = format!("/table?id={id}");
                navigate.try_with_value(|navigate| navigate(&address, NavigateOptions::default()));
            });
        };
        let name = move || shell.say(&G::name());
        let has_exercises = !G::exercises().is_empty();
        view! {
            <div class="coach-note" role="status">
                <h2>{move || shell.say(&Phrase::new("web-coach-over").with("game", name()))}</h2>
                <p class="coach-text">{shell.text("web-coach-over-about")}</p>
            </div>
            <div class="coach-tools">
                <button type="button" class="button primary" data-testid="coach-play-on" on:click=play_on>
                    {shell.text("web-coach-play-on")}
                </button>
                {has_exercises.then(|| view! {
                    <a class="button" href=format!("/exercises?game={}", G::ID) data-testid="coach-exercises">
                        {shell.text("web-exercises")}
                    </a>
                })}
                <a class="button quiet" href="/" data-testid="coach-home">{shell.text("web-home")}</a>
            </div>
        }
    }

    /// The list of scenes, to go to any of them.
    fn chapters(self) -> impl IntoView {
        let shell = self.session.shell();
        let names: Vec<&str> =
            untrack(|| self.read(|walk| walk.script().scenes.iter().map(|scene| scene.name).collect()));
        let chapter = move |(number, name): (usize, &'static str)| {
            let is_current = move || self.read(Walk::scene_number) == number && !self.is_over.get();
            view! {
                <li>
                    <button
                        type="button"
                        class="chapter"
                        data-testid=format!("chapter-{name}")
                        aria-current=move || is_current().then_some("step")
                        on:click=move |_| self.go_to(number)
                    >
                        {move || self.title(name)}
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
