//! Lessons and exercises.
//!
//! Both are tables like any other, with a [`GuidedHost`] behind them and a panel beside the board that says
//! what to do.

pub(crate) mod exercises;
mod focus;
mod lesson;
pub(crate) mod progress;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use alcazar_catalog::GameId;
use alcazar_core::Seat;
use alcazar_lessons::{Guided, Script, Walk};
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::app::{game_in_query, not_found};
use crate::context::Shell;
use crate::face::{Face, Plate};
use crate::games::face;
use crate::host::Host;
use crate::host::guided::GuidedHost;
use crate::lobby::new_game::own_name;
use crate::rules::rules_address;
use crate::session::Session;
use crate::table;

/// The page of a lesson.
pub(crate) fn page() -> impl IntoView {
    let shell = Shell::get();
    let game = game_in_query();
    move || face(game.get()).lesson(game.get(), shell)
}

/// The lesson of this game, where it was left.
pub(crate) fn open<G: Face>(game: GameId, shell: Shell) -> AnyView {
    let script = match Script::<G>::of_game() {
        Ok(script) if !script.scenes.is_empty() => script,
        _ => return not_found(),
    };
    let walk = Walk::new(script, &names::<G>(shell), progress::load(game.slug()).scene);
    let host = GuidedHost::new(walk, shell.settings);
    let session = Session::new(host.clone() as Rc<dyn Host<G>>, shell);
    let host = StoredValue::new_local(host);
    table::screen(session, None, Some(Box::new(move |scene| lesson::panel(game, session, scene, host))))
}

/// The names of the learner and of the others, who are called by their colours, as in the texts of lessons.
fn names<G: Face>(shell: Shell) -> Vec<String> {
    let colour = |seat| shell.words.with_untracked(|words| words.seat::<G>(seat));
    let others = Seat::first(*G::PLAYERS.end()).skip(1).map(colour);
    std::iter::once(own_name(shell)).chain(others).collect()
}

/// The host of a prepared game, for closures.
type GuidedHostRef<G, D> = StoredValue<Rc<GuidedHost<G, D>>, LocalStorage>;

/// Sets a prepared game to another moment.
fn reset<G: Face, D: Guided<G> + 'static>(
    session: Session<G>,
    host: GuidedHostRef<G, D>,
    set: impl FnOnce(&mut D),
) {
    let host = host.with_value(Rc::clone);
    host.reset(set);
    session.switch_viewer(session.viewer.get_untracked());
    host.resume();
}

/// Whether everything that has happened has been shown.
fn is_live<G: Face>(session: Session<G>) -> bool {
    session.playback.get().is_live(session.history.with(|history| history.len()))
}

/// A link to a rule.
fn rule_link(game: GameId, rule: &str) -> impl IntoView + use<> {
    view! {
        <a class="rule" href=rules_address(game.slug(), Some(rule)) target="_blank" data-testid="coach-rule">
            {rule.to_owned()}
        </a>
    }
}

/// The picture with this name.
fn plate(game: GameId, name: &str) -> Option<&'static Plate> {
    face(game).plates().iter().find(|plate| plate.name == name)
}

/// A message of this game.
fn message(game: GameId, kind: Kind, name: &str, ending: &str) -> Phrase {
    Phrase::new(match kind {
        Kind::Lesson => format!("web-lesson-{game}-{name}{ending}"),
        Kind::Exercise => format!("web-exercise-{game}-{name}{ending}"),
    })
}

/// The two kinds of messages.
#[derive(Clone, Copy)]
enum Kind {
    Lesson,
    Exercise,
}
