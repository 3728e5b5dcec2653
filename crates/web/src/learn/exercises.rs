//! The exercises of a game: the list, and the page of each.

use std::rc::Rc;

use alcazar_catalog::GameId;
use alcazar_lessons::{Trial, Verdict, read_exercises};
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

use super::{GuidedHostRef, Kind, is_live, message, names, progress, reset, rule_link};
use crate::app::{game_in_query, not_found};
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::games::face;
use crate::host::Host;
use crate::host::guided::GuidedHost;
use crate::session::Session;
use crate::table;

/// The page of the exercises.
pub(crate) fn page() -> impl IntoView {
    let shell = Shell::get();
    let game = game_in_query();
    let query = use_query_map();
    let name = Memo::new(move |_| query.with(|query| query.get("name")));
    move || face(game.get()).exercises(game.get(), shell, name.get().as_deref())
}

/// The exercise with this name, or the list if none is named.
pub(crate) fn open<G: Face>(game: GameId, shell: Shell, name: Option<&str>) -> AnyView {
    let Some(name) = name else {
        let names: Vec<&str> = G::exercises().iter().map(|exercise| exercise.name).collect();
        return list(game, shell, &names);
    };
    let exercise = G::exercises().iter().find(|exercise| exercise.name == name);
    let script = read_exercises::<G>().unwrap_or_default().into_iter().find(|script| script.name == name);
    let trial = exercise
        .zip(script)
        .and_then(|(exercise, script)| Trial::new(exercise, script, &names::<G>(shell)).ok());
    let Some(trial) = trial else { return not_found() };
    let host = GuidedHost::new(trial, shell.settings);
    let session = Session::new(host.clone() as Rc<dyn Host<G>>, shell);
    let host = StoredValue::new_local(host);
    let attempt = Rc::new(Attempt { session, host });
    table::screen(session, None, Some(Box::new(move |_| panel(session.shell(), game, attempt))))
}

fn address(game: GameId, name: &str) -> String {
    format!("/exercises?game={game}&name={name}")
}

fn list(game: GameId, shell: Shell, names: &[&'static str]) -> AnyView {
    let heading =
        move || shell.say(&Phrase::new("web-exercises-title").with("game", shell.say(&face(game).name())));
    Effect::new(move |_| browser::set_title(&heading()));
    let solved = progress::load(game.slug()).solved;
    let row = |name: &'static str| {
        let is_solved = solved.contains(name);
        view! {
            <li data-testid="exercise" data-solved=is_solved.then_some("")>
                <a class="exercise-link" href={address(game, name)} data-testid=format!("exercise-{name}")>
                    <span class="exercise-tick" aria-hidden="true">{if is_solved { "✓" } else { "" }}</span>
                    <strong>{move || shell.say(&message(game, Kind::Exercise, name, "-title"))}</strong>
                    {is_solved.then(|| view! {
                        <span class="soft small">{shell.text("web-exercise-solved")}</span>
                    })}
                </a>
            </li>
        }
    };
    let rows = names.iter().map(|name| row(name)).collect_view();
    view! {
        <main id="main" class="page exercises" data-testid="exercises">
            <h1>{heading}</h1>
            <p class="soft">{shell.text("web-exercises-about")}</p>
            <ol class="exercise-list">{rows}</ol>
            <p class="row">
                <a class="button" href=format!("/learn?game={game}")>{shell.text("web-learn")}</a>
                <a class="button quiet" href="/" data-testid="home">{shell.text("web-home")}</a>
            </p>
        </main>
    }
    .into_any()
}

/// An attempt at an exercise as its panel sees it. The panel does not know the game, and is compiled once.
trait Exercise {
    fn name(&self) -> &'static str;
    fn rule(&self) -> String;
    /// The names of all exercises of the game.
    fn all(&self) -> Vec<&'static str>;
    /// The verdict on what has been shown.
    fn verdict(&self) -> Verdict;
    fn restart(&self);
    /// Shows the solution.
    fn show(&self);
}

/// An attempt at an exercise of a game.
struct Attempt<G: Face> {
    session: Session<G>,
    host: GuidedHostRef<G, Trial<G>>,
}

impl<G: Face> Attempt<G> {
    fn read<T>(&self, read: impl FnOnce(&Trial<G>) -> T) -> T {
        self.host.with_value(|host| host.read(read))
    }
}

impl<G: Face> Exercise for Attempt<G> {
    fn name(&self) -> &'static str {
        self.read(|trial| trial.script().name)
    }

    fn rule(&self) -> String {
        self.read(|trial| trial.script().rule.clone())
    }

    fn all(&self) -> Vec<&'static str> {
        G::exercises().iter().map(|exercise| exercise.name).collect()
    }

    fn verdict(&self) -> Verdict {
        // It is given once everything has been shown.
        let verdict = self.read(Trial::verdict);
        if is_live(self.session) { verdict } else { Verdict::Open }
    }

    fn restart(&self) {
        reset(self.session, self.host, Trial::restart);
    }

    fn show(&self) {
        reset(self.session, self.host, Trial::show);
    }
}

fn panel(shell: Shell, game: GameId, exercise: Rc<dyn Exercise>) -> AnyView {
    let (name, rule) = untrack(|| (exercise.name(), exercise.rule()));
    let all = exercise.all();
    let exercise = StoredValue::new_local(exercise);
    let verdict = Memo::new(move |_| exercise.get_value().verdict());
    // A solution that was shown is not the learner's.
    let is_shown = RwSignal::new(false);
    Effect::new(move |_| {
        if verdict.get() == Verdict::Right && !is_shown.get_untracked() {
            progress::update(game.slug(), |progress| {
                progress.solved.insert(name.to_owned());
            });
        }
    });
    let say = move |ending: &str| shell.say(&message(game, Kind::Exercise, name, ending));
    let text = move || match verdict.get() {
        Verdict::Open => None,
        Verdict::Right => Some(say("-right")),
        Verdict::Wrong(why) => Some(say(&format!("-wrong-{why}"))),
    };
    let number = all.iter().position(|other| *other == name).unwrap_or(0);
    let whole = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let count =
        Phrase::new("web-exercise-count").with("number", whole(number + 1)).with("of", whole(all.len()));
    let next = all.get(number + 1).copied();
    let restart = move |_| {
        is_shown.set(false);
        exercise.get_value().restart();
    };
    let show = move |_| {
        is_shown.set(true);
        exercise.get_value().show();
    };
    view! {
        <aside
            class="coach exercise"
            aria-label=shell.text("web-exercise")
            data-testid="coach"
            data-exercise=name
            data-verdict=move || match verdict.get() {
                Verdict::Open => "open",
                Verdict::Right => "right",
                Verdict::Wrong(_) => "wrong",
            }
        >
            <p class="coach-count">{move || shell.say(&count)}</p>
            <div class="coach-note">
                <h2>{move || say("-title")}</h2>
                <p class="coach-text" data-testid="coach-text">
                    {move || say("")} " " {rule_link(game, &rule)}
                </p>
            </div>
            <p
                class="coach-feedback"
                class:is-right=move || verdict.get() == Verdict::Right
                role="status"
                data-testid="exercise-verdict"
            >
                {text}
            </p>
            <div class="coach-tools">
                <button type="button" class="button" data-testid="exercise-restart" on:click=restart>
                    {shell.text("web-exercise-restart")}
                </button>
                {move || matches!(verdict.get(), Verdict::Wrong(_)).then(|| view! {
                    <button type="button" class="button" data-testid="exercise-show" on:click=show>
                        {shell.text("web-exercise-show")}
                    </button>
                })}
                {move || next.filter(|_| verdict.get() == Verdict::Right).map(|next| view! {
                    <a class="button primary" href={address(game, next)} data-testid="exercise-next">
                        {shell.text("web-exercise-next")}
                    </a>
                })}
                <a
                    class="button quiet"
                    href=format!("/exercises?game={game}")
                    data-testid="all-exercises"
                >
                    {shell.text("web-exercises-all")}
                </a>
            </div>
        </aside>
    }
    .into_any()
}
