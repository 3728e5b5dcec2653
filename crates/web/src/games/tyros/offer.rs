//! What is offered where it stands: what a ship or a place could do and what it costs, and what touched cards would do.

use alcazar_words::{Phrase, Speak as _};
use leptos::prelude::*;
use tyros::{Action, Berth, Cards, Empire, State};

use super::chart::{Chart, Point};
use super::motion::each;
use super::pick::{self, Touch};
use super::pieces;
use crate::scene::Scene;
use crate::svg::at;
use crate::touch::{focus_first, touchable};

/// What is offered, and where.
#[derive(Debug, Clone, PartialEq)]
struct Offer {
    actions: Vec<Action>,
    /// The place that it is about, and how far from its middle it stands; none for cards, which are offered beside the hand.
    point: Option<(Point, f64)>,
    /// Whether the player can let it be without an answer.
    can_cancel: bool,
}

/// The place on the chart that an action is about, and how far from it there is room for words.
fn point(chart: &Chart, action: Action) -> Option<(Point, f64)> {
    let berth = match action {
        Action::Grow { tile, .. } => {
            let ((x, y), (width, height)) = (chart.place(tile), chart.square);
            return Some(((x + width / 2.0, y + height / 2.0), height / 2.0 + 4.0));
        }
        Action::Sail { to, .. } => to,
        Action::Found { ship, .. } => ship,
        Action::Build { city, .. } => city.shipyard(),
        Action::BuildOnTyros => Berth::TYROS,
        _ => return None,
    };
    Some((chart.berth(berth), 46.0 * chart.piece))
}

/// The little window beside a place, or above the hand.
pub(super) fn offer(scene: Scene<State>, chart: &'static Chart) -> impl IntoView {
    let offer = Memo::new(move |_| {
        scene.choices.with(|choices| {
            let touched = scene.touched.get();
            // What is drafted has a desk of its own.
            if pick::audience(&touched).is_some() {
                return None;
            }
            let actions = pick::offered(choices, &touched);
            let first = actions.first()?;
            Some(Offer { point: point(chart, *first), can_cancel: !touched.is_empty(), actions })
        })
    });
    move || offer.get().map(|offer| window(scene, chart, &offer))
}

fn window(scene: Scene<State>, chart: &'static Chart, offer: &Offer) -> impl IntoView + use<> {
    let is_docked = offer.point.is_none();
    let (middle, away) = offer.point.unwrap_or(((chart.size().0 / 2.0, chart.size().1), 0.0));
    let (x, y) = chart.percent(middle);
    // It hangs below its place in the upper half, and stands above it in the lower one.
    let is_below = y < 50.0;
    let away = chart.percent((0.0, away)).1;
    let top = match (is_docked, is_below) {
        (true, _) => 99.0,
        (false, true) => y + away,
        (false, false) => y - away,
    };
    let shift = format!("translate(-{x}%, {})", if is_below { "0" } else { "-100%" });
    let buttons = offer.actions.iter().map(|action| choice(scene, *action)).collect_view();
    let cancel = offer.can_cancel.then(|| cancel(scene));
    let node = NodeRef::<leptos::html::Div>::new();
    if !is_docked {
        node.on_load(|window| focus_first(&window, ".tyros"));
    }
    view! {
        <div
            node_ref=node
            class="offer"
            class:below=is_below
            class:docked=is_docked
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-tyros-offered"))
            style:left=format!("{x}%")
            style:top=format!("{top}%")
            style:transform=shift
            style=("--tail", format!("{x}%"))
        >
            {buttons}
            {cancel}
        </div>
    }
}

/// The button that lets go all that has been touched.
pub(super) fn cancel(scene: Scene<State>) -> impl IntoView {
    view! {
        <button type="button" class="offer-cancel" data-testid="cancel" on:click=move |_| scene.touched.set(Vec::new())>
            {move || scene.say(&Phrase::new("web-cancel"))}
        </button>
    }
}

/// A button that does something: a picture and a few words.
pub(super) fn choice(scene: Scene<State>, action: Action) -> impl IntoView {
    let name = Signal::derive(move || State::action(&action));
    let caption = move || caption(scene, action);
    let (picture, paid) = (picture(scene, action), paid(action));
    view! {
        <button type="button" class="offer-choice" {..touchable(scene, Touch::Choice(action), name)}>
            {picture}
            <span class="offer-caption">{caption}</span>
            {(!paid.is_empty()).then(|| small_cards(paid))}
        </button>
    }
}

fn paid(action: Action) -> Cards {
    match action {
        Action::Sail { pay, .. } | Action::Found { pay, .. } | Action::Build { pay, .. } => pay,
        Action::Pay { cards } | Action::Keep { cards } => cards,
        Action::Give { kind } => Cards::of(kind, 1),
        _ => Cards::EMPTY,
    }
}

/// Cards in a row, so small that a number of them fits on a button.
pub(super) fn small_cards(cards: Cards) -> impl IntoView {
    let step = 34.0;
    let all: Vec<_> = each(cards).collect();
    let width = 100.0 + step * f64::from(u8::try_from(all.len().saturating_sub(1)).unwrap_or(0));
    let lie = |(nth, kind): (u8, &tyros::Kind)| at(step * f64::from(nth), 0.0, 1.0, &pieces::card(*kind));
    let markup: String = (0..).zip(&all).map(lie).collect();
    view! { <svg class="small-cards" viewBox=format!("-2 -2 {} 144", width + 4.0) aria-hidden="true" inner_html=markup></svg> }
}

/// What is written on a button; the whole sentence is its name.
fn caption(scene: Scene<State>, action: Action) -> String {
    let id = match action {
        Action::Grow { .. } => return String::new(),
        Action::Sail { .. } => "web-tyros-sail",
        Action::Found { .. } => "web-tyros-found",
        Action::Build { .. } | Action::BuildOnTyros => "web-tyros-build",
        Action::Pay { .. } => "web-tyros-pay",
        Action::Keep { .. } => "web-tyros-keep",
        Action::Give { .. } => "web-tyros-give",
        Action::PutUnder { .. } => "web-tyros-under",
        _ => return scene.words.with(|words| words.action::<State>(&action)),
    };
    scene.say(&Phrase::new(id))
}

/// The picture of what would be moved, put down or grown.
fn picture(scene: Scene<State>, action: Action) -> Option<AnyView> {
    let seat = scene.choices.with_untracked(|choices| choices.seat)?;
    let (shape, markup) = match action {
        Action::Grow { empire, .. } => return Some(growing(empire)),
        Action::Sail { .. } | Action::Build { .. } | Action::BuildOnTyros => {
            ("-34 -38 68 68", pieces::ship(seat))
        }
        Action::Found { .. } => ("-38 -40 76 68", pieces::city(seat)),
        Action::PutUnder { tile, .. } => ("-2 -2 84 84", pieces::tile(tile)),
        _ => return None,
    };
    Some(view! { <svg viewBox=shape aria-hidden="true" inner_html=markup></svg> }.into_any())
}

fn growing(empire: Empire) -> AnyView {
    view! { <svg viewBox="-21 -21 42 42" aria-hidden="true" inner_html=pieces::seal(empire)></svg> }
        .into_any()
}
