//! The panel of the moment: whose turn it is, and everything that is asked and has no place in the city or in the hand.

use alcazar_core::Seat;
use alcazar_words::{Phrase, Speak as _};
use governor::{Action, Card, Cell, Culture, Effect, Phase, State};
use leptos::prelude::*;

use super::board::Open;
use super::pick::{self, Touch};
use super::{label, laying, pieces, trial};
use crate::scene::Scene;
use crate::svg::drawing;
use crate::touch::touchable;

/// What the viewer is asked, as far as the panel goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ask {
    /// Nothing: others play.
    Nothing,
    /// To lay a tile (G2.3).
    Lay,
    /// To repair the city (G2.3).
    Repair,
    /// Whether he plays a card in a window (G6.2).
    Window,
    /// To move (G3.1).
    Move,
    /// For the action in the district (G3).
    Act,
    /// To carry out the test (G3a).
    Carry,
    /// For an end of the turn.
    End,
    /// For an influence card to give.
    Give,
    /// For a token: with the Town crier, or a Removal.
    Token,
    /// For the culture of a discredit.
    Discredit,
}

impl Ask {
    fn of(effect: Effect, phase: Phase, needs_repair: bool) -> Self {
        match (effect, phase) {
            (Effect::Crier { .. } | Effect::Removal { .. }, _) => Self::Token,
            (Effect::Rumour { .. }, _) => Self::Discredit,
            (Effect::GiveBack { .. } | Effect::Council, _) | (Effect::None, Phase::Pass) => Self::Give,
            (Effect::None, Phase::Lay { .. }) if needs_repair => Self::Repair,
            (Effect::None, Phase::Lay { .. }) => Self::Lay,
            (Effect::None, Phase::StartWindow | Phase::TestWindow) => Self::Window,
            (Effect::None, Phase::Move) => Self::Move,
            (Effect::None, Phase::Act) => Self::Act,
            (Effect::None, Phase::Carry) => Self::Carry,
            (Effect::None, Phase::End) => Self::End,
            _ => Self::Nothing,
        }
    }
}

/// The panel.
pub(super) fn panel(scene: Scene<State>, open: Open) -> impl IntoView {
    let ask = Memo::new(move |_| {
        if scene.choices.with(|choices| choices.seat.is_none()) {
            return Ask::Nothing;
        }
        let needs_repair = scene.view.with(|view| view.needs_repair());
        open.with(|open| Ask::of(open.effect, open.phase, needs_repair))
    });
    let card = Memo::new(move |_| {
        scene.touched.with(|touched| {
            touched.iter().find_map(|touch| if let Touch::Card(card) = touch { Some(*card) } else { None })
        })
    });
    let content = move || match (card.get(), ask.get()) {
        (Some(card), _) => played(scene, card).into_any(),
        (None, ask) => asked(scene, open, ask),
    };
    view! {
        <section class="governor-panel" aria-label=move || scene.say(&Phrase::new("web-governor-panel"))>
            {turn(scene, open)}
            {content}
        </section>
    }
}

/// Whose turn it is, which round, and how far he may still go.
fn turn(scene: Scene<State>, open: Open) -> impl IntoView {
    let active = Memo::new(move |_| open.with(|open| open.active));
    let round = Memo::new(move |_| open.with(|open| open.round));
    let left = Memo::new(move |_| {
        open.with(|open| {
            let far = if open.march.curfew { open.march.left.min(1) } else { open.march.left };
            if matches!(open.phase, Phase::Move | Phase::StartWindow) { far } else { 0 }
        })
    });
    let title = move || match round.get() {
        0 => scene.say(&Phrase::new("web-governor-laying")),
        round => scene.say(&Phrase::new("web-governor-round").with("round", round)),
    };
    let feet = move || {
        let foot = |nth: u8| drawing("g-foot", 22.0 * f64::from(nth), 0.0, 20.0, 20.0);
        let name = move || scene.say(&label::count("web-governor-steps-left", left.get()));
        (left.get() > 0).then(|| {
            let width = 22 * u32::from(left.get());
            let markup: String = (0..left.get()).map(foot).collect();
            view! {
                <svg class="feet" viewBox=format!("0 0 {width} 20") role="img" aria-label=name inner_html=markup></svg>
            }
        })
    };
    let name = move || scene.names.with(|names| names.get(active.get().index()).cloned().unwrap_or_default());
    view! {
        <header class="governor-turn">
            <svg viewBox="-28 -78 56 84" aria-hidden="true" inner_html=move || pieces::candidate(active.get())></svg>
            <div>
                <strong>{name}</strong>
                <span>{title}</span>
            </div>
            {feet}
        </header>
    }
}

fn asked(scene: Scene<State>, open: Open, ask: Ask) -> AnyView {
    match ask {
        Ask::Nothing => (laying::tile(scene, open, false), trial::trial(scene, open)).into_any(),
        Ask::Lay => laying::tile(scene, open, true).into_any(),
        Ask::Repair => laying::repair(scene, open).into_any(),
        Ask::Window => {
            let words = note(scene, "web-governor-window");
            let passes = [Action::Pass, Action::PassTurn].map(|action| choice(scene, action, None));
            view! { {trial::trial(scene, open)} {words} <div class="governor-choices">{passes.into_iter().collect_view()}</div> }.into_any()
        }
        Ask::Move => {
            let eye = Some(("-11 -9 22 18", drawing("g-eye", -10.0, -7.0, 20.0, 14.0)));
            let flag = Some(("-20 -20 40 40", drawing("g-do-stop", -20.0, -20.0, 40.0, 40.0)));
            view! {
                {note(scene, "web-governor-walk")}
                <div class="governor-choices">{choice(scene, Action::Poll, eye)} {choice(scene, Action::Stop, flag)}</div>
            }
            .into_any()
        }
        Ask::Act => acts(scene, open).into_any(),
        Ask::Carry => {
            let answers = move || {
                let offered = offered(scene, |action| matches!(action, Action::Show { .. } | Action::Lose));
                offered.into_iter().map(|action| choice(scene, action, None)).collect_view()
            };
            view! { {trial::trial(scene, open)} <div class="governor-choices">{answers}</div> }.into_any()
        }
        Ask::End => note(scene, "web-governor-end").into_any(),
        Ask::Give => give(scene, open).into_any(),
        Ask::Token => {
            let is_crier = open.with(|open| matches!(open.effect, Effect::Crier { .. }));
            let words = note(scene, if is_crier { "web-governor-crier" } else { "web-governor-removal" });
            let enough = is_crier.then(|| choice(scene, Action::Enough, None));
            view! { {words} <div class="governor-choices">{enough}</div> }.into_any()
        }
        Ask::Discredit => discredits(scene).into_any(),
    }
}

/// A sentence in the panel.
pub(super) fn note(scene: Scene<State>, id: &'static str) -> impl IntoView {
    view! { <p class="governor-note">{move || scene.say(&Phrase::new(id))}</p> }
}

/// What can be done and what only can be thought of, of some kind.
fn offered(scene: Scene<State>, is_wanted: impl Fn(Action) -> bool) -> Vec<Action> {
    scene.choices.with(|choices| {
        let refused = choices.refused.iter().map(|(action, _)| *action);
        let mut all: Vec<Action> =
            choices.legal.iter().copied().chain(refused).filter(|action| is_wanted(*action)).collect();
        all.sort();
        all
    })
}

/// A button that does something, with a picture if there is one, and its sentence.
pub(super) fn choice(
    scene: Scene<State>,
    action: Action,
    picture: Option<(&'static str, String)>,
) -> impl IntoView {
    let name = Signal::derive(move || State::action(&action));
    let picture = picture.map(|(shape, markup)| {
        view! { <svg viewBox=shape aria-hidden="true" inner_html=markup></svg> }
    });
    view! {
        <button type="button" class="governor-choice" {..touchable(scene, Touch::Choice(action), name)}>
            {picture}
            <span>{move || scene.words.with(|words| words.action::<State>(&action))}</span>
        </button>
    }
}

/// The actions of a turn, in the order of the rules (G3, step 3).
fn acts(scene: Scene<State>, open: Open) -> impl IntoView {
    let here = Memo::new(move |_| {
        open.with(|open| open.seats.get(open.active.index()).map_or(Cell::CENTRE, |seat| seat.candidate))
    });
    let tests = move || {
        let here = here.get();
        let token = scene.view.with(|view| view.token(here)).map(pieces::token);
        let token = token.unwrap_or_else(|| pieces::token_back(alcazar_core::SeatSet::EMPTY));
        let tests = offered(scene, |action| matches!(action, Action::Test { .. }));
        let test = |action| choice(scene, action, Some(("-18 -18 36 36", token.clone())));
        tests.into_iter().map(test).collect_view()
    };
    let removed = move || {
        let culture = open.with(|open| open.discredits.get(&here.get()).copied());
        let picture = culture.map(|culture| ("-18 -18 36 36", pieces::discredit(culture)));
        choice(scene, Action::Remove, picture)
    };
    let back = Some(("0 0 100 140", pieces::action_back()));
    let nothing = Some(("-20 -20 40 40", drawing("g-do-nothing", -20.0, -20.0, 40.0, 40.0)));
    view! {
        {trial::needs_here(scene, open)}
        <div class="governor-choices">
            {tests}
            {discredits(scene)}
            {removed}
            {choice(scene, Action::Draw, back)}
            {choice(scene, Action::Nothing, nothing)}
        </div>
    }
}

/// A discredit of each culture to choose from.
fn discredits(scene: Scene<State>) -> impl IntoView {
    let button = |culture: Culture| {
        let action = Action::Discredit(culture);
        let name = Signal::derive(move || State::action(&action));
        view! {
            <button type="button" class="governor-choice small" {..touchable(scene, Touch::Choice(action), name)}>
                <svg viewBox="-18 -18 36 36" aria-hidden="true" inner_html=pieces::discredit(culture)></svg>
            </button>
        }
    };
    let title = move || scene.say(&Phrase::new("web-governor-discredits"));
    view! {
        <div class="governor-row" role="group" aria-label=title>
            <span>{title}</span>
            {Culture::ALL.map(button).into_iter().collect_view()}
        </div>
    }
}

/// To whom an influence card goes, and how many have not chosen yet.
fn give(scene: Scene<State>, open: Open) -> impl IntoView {
    let to = Memo::new(move |_| {
        let seat = scene.viewer.get().seat()?;
        open.with(|open| {
            let players = open.seats.len();
            Some(match open.effect {
                Effect::GiveBack { to, .. } => to,
                Effect::Council => seat.previous(players),
                _ => seat.next(players),
            })
        })
    });
    let name =
        move |seat: Seat| scene.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let words =
        move || to.get().map(|to| scene.say(&Phrase::new("web-governor-give").with("name", name(to))));
    let picture = move || to.get().map(pieces::candidate).unwrap_or_default();
    view! {
        <div class="governor-gift">
            <svg viewBox="0 0 100 140" aria-hidden="true" inner_html=pieces::influence_back()></svg>
            <svg viewBox="-20 -20 40 40" aria-hidden="true" inner_html=drawing("g-do-shift", -20.0, -20.0, 40.0, 40.0)></svg>
            <svg viewBox="-28 -78 56 84" aria-hidden="true" inner_html=picture></svg>
        </div>
        <p class="governor-note">{words}</p>
    }
}

/// A card that has been touched: what it does, and what it can be played on.
fn played(scene: Scene<State>, card: Card) -> impl IntoView {
    let meant = Memo::new(move |_| scene.choices.with(|choices| pick::meant(choices, &[Touch::Card(card)])));
    let wants_district =
        Memo::new(move |_| meant.with(|meant| meant.iter().any(|action| pick::place(*action).is_some())));
    let buttons = move || {
        let said = meant.get().into_iter().filter(|action| pick::place(*action).is_none());
        let button = |action| {
            let picture = match action {
                Action::Bargain(seat) => Some(("-28 -78 56 84", pieces::candidate(seat))),
                _ => None,
            };
            choice(scene, action, picture)
        };
        said.map(button).collect_view()
    };
    let choose = move || wants_district.get().then(|| note(scene, "web-governor-choose-district"));
    view! {
        <div class="governor-played">
            {super::hand::action_card(scene.words, card)}
            <p class="governor-note">{move || scene.say(&label::effect(card))}</p>
        </div>
        {choose}
        <div class="governor-choices">
            {buttons}
            <button type="button" class="governor-choice quiet" on:click=move |_| scene.touched.set(Vec::new())>
                {move || scene.say(&Phrase::new("web-governor-cancel"))}
            </button>
        </div>
    }
}
