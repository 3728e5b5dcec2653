//! The pop-up with the possible actions: beside a ship or berth with their prices, or above the hand for the
//! touched cards.

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

/// The actions in the pop-up.
#[derive(Debug, Clone, PartialEq)]
struct Offer {
    actions: Vec<Action>,
    /// Whether the player can close it without choosing.
    can_cancel: bool,
}

/// The point on the chart that an action refers to, and how far from it the pop-up is placed.
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

/// The pop-up on the chart: beside a berth, or for cards at its lower edge.
pub(super) fn on_chart(scene: Scene<State>, chart: &'static Chart) -> impl IntoView {
    let offer = current(scene);
    move || offer.get().map(|offer| window(scene, Some(chart), &offer))
}

/// The same above the hand.
pub(super) fn in_sheet(scene: Scene<State>) -> impl IntoView {
    let offer = current(scene);
    move || offer.get().map(|offer| window(scene, None, &offer))
}

/// What is offered now.
fn current(scene: Scene<State>) -> Memo<Option<Offer>> {
    Memo::new(move |_| {
        scene.choices.with(|choices| {
            let touched = scene.touched.get();
            // The draft of an offer has a panel of its own: see `trade`.
            if pick::audience(&touched).is_some() {
                return None;
            }
            let actions = pick::offered(choices, &touched);
            (!actions.is_empty()).then_some(Offer { can_cancel: !touched.is_empty(), actions })
        })
    })
}

/// Where the pop-up is on the chart: the classes and styles that put it there.
fn position(chart: &Chart, offer: &Offer) -> (bool, [(&'static str, String); 3]) {
    let point = offer.actions.first().and_then(|first| point(chart, *first));
    let is_docked = point.is_none();
    let (centre, distance) = point.unwrap_or(((chart.size().0 / 2.0, chart.size().1), 0.0));
    let (x, y) = chart.percent(centre);
    // It is below its point in the upper half of the chart, and above it in the lower half.
    let is_below = y < 50.0;
    let distance = chart.percent((0.0, distance)).1;
    let top = match (is_docked, is_below) {
        (true, _) => 99.0,
        (false, true) => y + distance,
        (false, false) => y - distance,
    };
    let shift = format!("translate(-{x}%, {})", if is_below { "0" } else { "-100%" });
    (is_docked, [("left", format!("{x}%")), ("top", format!("{top}%")), ("transform", shift)])
}

fn window(scene: Scene<State>, chart: Option<&'static Chart>, offer: &Offer) -> impl IntoView + use<> {
    let position = chart.map(|chart| position(chart, offer));
    let is_docked = position.as_ref().is_none_or(|(is_docked, _)| *is_docked);
    let style = |name: &'static str| {
        let found = position.iter().flat_map(|(_, styles)| styles).find(|(key, _)| *key == name);
        found.map(|(_, value)| value.clone())
    };
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
            class:docked=is_docked
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-tyros-offered"))
            style:left=style("left")
            style:top=style("top")
            style:transform=style("transform")
        >
            {buttons}
            {cancel}
        </div>
    }
}

/// The button that clears all touches.
pub(super) fn cancel(scene: Scene<State>) -> impl IntoView {
    let clear = move |_| scene.touched.set(Vec::new());
    view! {
        <button type="button" class="offer-cancel" data-testid="cancel" on:click=clear>
            {move || scene.say(&Phrase::new("web-cancel"))}
        </button>
    }
}

/// A button for an action: a picture and a caption.
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

/// A row of cards small enough to fit on a button.
pub(super) fn small_cards(cards: Cards) -> impl IntoView {
    let step = 34.0;
    let all: Vec<_> = each(cards).collect();
    let width = 100.0 + step * f64::from(u8::try_from(all.len().saturating_sub(1)).unwrap_or(0));
    let lie = |(nth, kind): (u8, &tyros::Kind)| at(step * f64::from(nth), 0.0, 1.0, &pieces::card(*kind));
    let markup: String = (0..).zip(&all).map(lie).collect();
    card_row(width + 4.0, markup)
}

/// A picture of small cards, `width` wide.
pub(super) fn card_row(width: f64, markup: String) -> impl IntoView {
    let view_box = format!("-2 -2 {width} 144");
    view! { <svg class="small-cards" viewBox=view_box aria-hidden="true" inner_html=markup></svg> }
}

/// The caption of a button; its accessible name is the whole sentence.
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

/// The picture of the piece that would be moved, placed or grown.
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
