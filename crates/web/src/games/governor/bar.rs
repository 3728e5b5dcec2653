//! The bar of actions: the one place for decisions that are not made in the city or with a card. It is part
//! of the desk below the board, so that it stays in sight on phones.

use alcazar_core::{Seat, SeatSet};
use alcazar_words::{Phrase, Speak as _};
use governor::{Action, Card, Cell, Culture, Effect, Phase, State};
use leptos::prelude::*;

use super::board::Open;
use super::pick::{self, Touch};
use super::{influence_test, label, laying, pieces};
use crate::scene::Scene;
use crate::svg::drawing;
use crate::touch::touchable;

/// The kind of decision that the bar shows buttons for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Prompt {
    /// The viewer is not asked.
    Nothing,
    /// Lay a tile (G2.3).
    Lay,
    /// Repair the city (G2.3).
    Repair,
    /// Play a card in a window, or pass (G6.2).
    Window,
    /// Move (G3.1).
    Move,
    /// Take an action in the district (G3).
    Act,
    /// Carry out the test (G3a).
    Carry,
    /// End the turn.
    End,
    /// Give an influence card.
    Give,
    /// Choose a token for a Town crier.
    Look,
    /// Choose a token for a Removal.
    Swap,
    /// Choose the culture of a discredit.
    Discredit,
}

impl Prompt {
    fn of(effect: Effect, phase: Phase, needs_repair: bool) -> Self {
        match (effect, phase) {
            (Effect::Crier { .. }, _) => Self::Look,
            (Effect::Removal { .. }, _) => Self::Swap,
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

/// The bar.
pub(super) fn bar(scene: Scene<State>, open: Open) -> impl IntoView {
    let prompt = Memo::new(move |_| {
        if scene.choices.with(|choices| choices.seat.is_none()) {
            return Prompt::Nothing;
        }
        let needs_repair = scene.view.with(|view| view.needs_repair());
        open.with(|open| Prompt::of(open.effect, open.phase, needs_repair))
    });
    let card = Memo::new(move |_| {
        scene.touched.with(|touched| {
            touched.iter().find_map(|touch| if let Touch::Card(card) = touch { Some(*card) } else { None })
        })
    });
    let content = move || match (card.get(), prompt.get()) {
        (Some(card), _) => played(scene, card).into_any(),
        (None, prompt) => controls(scene, open, prompt),
    };
    view! {
        <div
            class="governor-bar"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-governor-actions"))
            data-testid="governor-bar"
        >
            {content}
        </div>
    }
}

fn controls(scene: Scene<State>, open: Open, prompt: Prompt) -> AnyView {
    match prompt {
        Prompt::Nothing => ().into_any(),
        Prompt::Lay => laying::tile(scene, open, true).into_any(),
        Prompt::Repair => laying::repair(scene, open).into_any(),
        Prompt::Window => {
            let passes = [Action::Pass, Action::PassTurn].map(|action| choice(scene, action, None));
            view! { {note(scene, "web-governor-window")} {passes.into_iter().collect_view()} }.into_any()
        }
        Prompt::Move => {
            let eye = Some(("-11 -9 22 18", drawing("g-eye", -10.0, -7.0, 20.0, 14.0)));
            let flag = Some(("-20 -20 40 40", drawing("g-do-stop", -20.0, -20.0, 40.0, 40.0)));
            view! {
                {note(scene, "web-governor-walk")}
                {choice(scene, Action::Poll, eye)}
                {choice(scene, Action::Stop, flag)}
            }
            .into_any()
        }
        Prompt::Act => acts(scene, open).into_any(),
        Prompt::Carry => {
            let answers = move || {
                let offered = offered(scene, |action| matches!(action, Action::Show { .. } | Action::Lose));
                offered.into_iter().map(|action| choice(scene, action, None)).collect_view()
            };
            view! { {influence_test::announced(scene, open)} {answers} }.into_any()
        }
        Prompt::End => {
            let flag = Some(("-20 -20 40 40", drawing("g-do-stop", -20.0, -20.0, 40.0, 40.0)));
            view! { {note(scene, "web-governor-end")} {choice(scene, Action::End, flag)} }.into_any()
        }
        Prompt::Give => give(scene, open).into_any(),
        Prompt::Look => {
            view! { {note(scene, "web-governor-crier")} {choice(scene, Action::Enough, None)} }.into_any()
        }
        Prompt::Swap => note(scene, "web-governor-removal").into_any(),
        Prompt::Discredit => discredits(scene).into_any(),
    }
}

/// A symbol from the sheet, 40 wide.
pub(super) fn symbol(id: &str) -> impl IntoView + use<> {
    let markup = drawing(id, -20.0, -20.0, 40.0, 40.0);
    view! { <svg viewBox="-20 -20 40 40" aria-hidden="true" inner_html=markup></svg> }
}

/// A note in the bar.
pub(super) fn note(scene: Scene<State>, id: &'static str) -> impl IntoView {
    view! { <p class="governor-note">{move || scene.say(&Phrase::new(id))}</p> }
}

/// The legal actions and the conceivable illegal ones that pass a filter, sorted.
fn offered(scene: Scene<State>, is_wanted: impl Fn(Action) -> bool) -> Vec<Action> {
    scene.choices.with(|choices| {
        let mut all: Vec<Action> =
            choices.legal.iter().copied().filter(|action| is_wanted(*action)).collect();
        let refused = choices.refused.iter().map(|(action, _)| *action);
        for action in refused.filter(|action| is_wanted(*action)) {
            all.insert(all.partition_point(|other| *other < action), action);
        }
        all
    })
}

/// A button for an action, with its text and an optional picture.
fn choice(scene: Scene<State>, action: Action, picture: Option<(&'static str, String)>) -> impl IntoView {
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
        let token = token.unwrap_or_else(|| pieces::token_back(SeatSet::EMPTY));
        let tests = offered(scene, |action| matches!(action, Action::Test { .. }));
        let test = |action| choice(scene, action, Some(("-18 -18 36 36", token.clone())));
        tests.into_iter().map(test).collect_view()
    };
    let discredit = Memo::new(move |_| open.with(|open| open.discredits.get(&here.get()).copied()));
    // Only one of the two is possible.
    let discredits = move || match discredit.get() {
        Some(culture) => {
            choice(scene, Action::Remove, Some(("-18 -18 36 36", pieces::discredit(culture)))).into_any()
        }
        None => discredits(scene).into_any(),
    };
    let back = Some(("0 0 100 140", pieces::action_back()));
    let nothing = Some(("-20 -20 40 40", drawing("g-do-nothing", -20.0, -20.0, 40.0, 40.0)));
    view! {
        {tests}
        {discredits}
        {choice(scene, Action::Draw, back)}
        {choice(scene, Action::Nothing, nothing)}
    }
}

/// A discredit of each culture to choose from.
fn discredits(scene: Scene<State>) -> impl IntoView {
    let button = |culture: Culture| {
        let action = Action::Discredit(culture);
        let name = Signal::derive(move || State::action(&action));
        view! {
            <button
                type="button"
                class="governor-choice small"
                {..touchable(scene, Touch::Choice(action), name)}
            >
                <svg viewBox="-18 -18 36 36" aria-hidden="true" inner_html=pieces::discredit(culture)></svg>
            </button>
        }
    };
    let title = move || scene.say(&Phrase::new("web-governor-discredits"));
    view! {
        <div class="governor-row" role="group" aria-label=title>
            <span aria-hidden="true">{title}</span>
            {Culture::ALL.map(button).into_iter().collect_view()}
        </div>
    }
}

/// The player who gets the influence card.
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
            {symbol("g-do-shift")}
            <svg viewBox="-28 -78 56 84" aria-hidden="true" inner_html=picture></svg>
        </div>
        <p class="governor-note">{words}</p>
    }
}

/// A touched card: its effect and its possible targets.
fn played(scene: Scene<State>, card: Card) -> impl IntoView {
    let matching =
        Memo::new(move |_| scene.choices.with(|choices| pick::matching(choices, &[Touch::Card(card)])));
    let wants_district = Memo::new(move |_| {
        matching.with(|actions| actions.iter().any(|action| pick::place(*action).is_some()))
    });
    let buttons = move || {
        let untargeted = matching.get().into_iter().filter(|action| pick::place(*action).is_none());
        let button = |action| {
            let picture = match action {
                Action::Bargain(seat) => Some(("-28 -78 56 84", pieces::candidate(seat))),
                _ => None,
            };
            choice(scene, action, picture)
        };
        untargeted.map(button).collect_view()
    };
    let effect = move || {
        let sentence = Phrase::new("web-governor-card-effect").with("card", label::card(card));
        scene.say(&sentence.with("effect", label::effect(card)))
    };
    let choose =
        move || wants_district.get().then(|| scene.say(&Phrase::new("web-governor-choose-district")));
    view! {
        <p class="governor-note">{effect} " " {choose}</p>
        {buttons}
        <button type="button" class="governor-choice quiet" on:click=move |_| scene.touched.set(Vec::new())>
            {move || scene.say(&Phrase::new("web-governor-cancel"))}
        </button>
    }
}
