//! The offer window: the uses of a step with their prices, beside the step, and choices that touches left
//! open, in front of the city, where they cover no step that could be chosen instead. On small screens
//! both are above the hand.

use std::sync::Arc;

use alcazar_core::Seat;
use alcazar_words::{Phrase, Speak as _};
use leptos::prelude::*;
use toledo::{Action, OpenPosition, Phase, Place, State, Step, View};

use super::layout::Layout;
use super::pick::{self, Touch};
use super::pieces;
use crate::scene::Scene;
use crate::touch::{focus_first, touchable};

/// The actions offered, and where.
#[derive(Debug, Clone, PartialEq)]
struct Offer {
    actions: Vec<Action>,
    /// The step that they concern.
    step: Option<Step>,
    /// Whether the player can close the window without choosing.
    can_cancel: bool,
}

/// The offer window on the board.
pub(super) fn on_board(
    scene: Scene<State>,
    layout: &'static Layout,
    open: Memo<Arc<OpenPosition>>,
) -> impl IntoView {
    let offer = current(scene, open);
    move || offer.get().map(|offer| placed(layout, &offer, window(scene, open, &offer)))
}

/// The offer window above the hand.
pub(super) fn in_sheet(scene: Scene<State>) -> impl IntoView {
    let open = Memo::new(move |_| Arc::new(scene.view.with(|view| view.open())));
    let offer = current(scene, open);
    move || offer.get().map(|offer| window(scene, open, &offer))
}

/// What is offered now.
fn current(scene: Scene<State>, open: Memo<Arc<OpenPosition>>) -> Memo<Option<Offer>> {
    // The choice of a sword or tile appears beside the step that is used for it.
    let used_step = Memo::new(move |before: Option<&Option<Step>>| match open.with(|open| open.phase) {
        Phase::Use { step } | Phase::Full { step } => Some(step),
        _ => before.copied().flatten(),
    });
    Memo::new(move |_| {
        let phase = open.with(|open| open.phase);
        // It is read in every phase, because it remembers.
        let used_step = used_step.get();
        scene.choices.with(|choices| {
            let touched = scene.touched.get();
            let by_touches = pick::offered(choices, &touched);
            if let Some(first) = by_touches.first() {
                let step = match first {
                    Action::Back { from } => *from,
                    first => pick::destination(*first).unwrap_or(Step::CATHEDRAL),
                };
                return Some(Offer { actions: by_touches, step: Some(step), can_cancel: true });
            }
            let step = match phase {
                Phase::Use { step } | Phase::Full { step } => Some(step),
                Phase::Forge | Phase::Learn => used_step,
                Phase::Deliver => Some(Step::GATE),
                _ => return None,
            };
            choices.seat.map(|_| Offer { actions: choices.legal.clone(), step, can_cancel: false })
        })
    })
}

/// The window in its place on the board.
fn placed(layout: &'static Layout, offer: &Offer, window: impl IntoView + 'static) -> AnyView {
    // As long as other steps can be chosen too, it keeps away from all of them.
    let Some(step) = offer.step.filter(|_| !offer.can_cancel) else {
        return view! { <div class="offer-place docked">{window}</div> }.into_any();
    };
    let (x, y) = layout.percent(layout.place(step));
    // The window is below the road in the upper half of the board and above the house in the lower half.
    let is_below = y < 50.0;
    let house = layout.percent((0.0, layout.circle + 120.0 * layout.house)).1;
    let road = layout.percent((0.0, layout.road / 2.0 + 34.0)).1;
    let top = if is_below { y + road } else { y - house };
    let room = format!("{}%", if is_below { top } else { 100.0 - top });
    view! {
        <div class="offer-place" class:below=is_below style=("--at", format!("{x}%"))>
            {window}
            <div class="offer-room" style:flex-basis=room></div>
        </div>
    }
    .into_any()
}

fn window(scene: Scene<State>, open: Memo<Arc<OpenPosition>>, offer: &Offer) -> impl IntoView + use<> {
    let buttons = offer.actions.iter().map(|action| button(scene, open, *action)).collect_view();
    let cancel = offer.can_cancel.then(|| {
        view! {
            <button type="button" class="offer-cancel" on:click=move |_| scene.touched.set(Vec::new())>
                {move || scene.say(&Phrase::new("web-toledo-cancel"))}
            </button>
        }
    });
    let node = NodeRef::<leptos::html::Div>::new();
    node.on_load(|window| focus_first(&window, ".toledo"));
    view! {
        <div
            node_ref=node
            class="offer"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-toledo-offer"))
        >
            <div class="offer-choices">{buttons} {cancel}</div>
        </div>
    }
}

fn button(scene: Scene<State>, open: Memo<Arc<OpenPosition>>, action: Action) -> impl IntoView {
    let name = Signal::derive(move || State::action(&action));
    let picture = scene.view.with_untracked(|view| open.with_untracked(|open| picture(view, open, action)));
    let picture = picture.map(|((left, top, width, height), markup)| {
        let shape = format!("{left} {top} {width} {height}");
        view! { <svg viewBox=shape aria-hidden="true" inner_html=markup></svg> }
    });
    let caption = move || caption(scene, action).map(|caption| view! { <span>{caption}</span> });
    view! {
        <button type="button" class="offer-choice" {..touchable(scene, Touch::Choice(action), name)}>
            {picture}
            {caption}
        </button>
    }
}

/// The caption of a button whose picture is not enough. The accessible name is always the whole sentence.
fn caption(scene: Scene<State>, action: Action) -> Option<String> {
    match action {
        Action::Move { card, from, extra } => {
            let to = from.plus(card.value().number())?;
            let mark = if extra { "+ " } else { "" };
            Some(format!("{mark}{from} → {to}"))
        }
        Action::Challenge { defender } => Some(scene.say(&State::seat(defender))),
        Action::Place { .. }
        | Action::Pay { .. }
        | Action::Forge { .. }
        | Action::Deliver { .. }
        | Action::Learn { .. } => None,
        Action::Take
        | Action::Back { .. }
        | Action::Swap { .. }
        | Action::Use
        | Action::Decline
        | Action::End => Some(scene.words.with(|words| words.action::<State>(&action))),
    }
}

/// The picture of an action and its view box: the piece played, paid, taken or placed.
fn picture(view: &View, open: &OpenPosition, action: Action) -> Option<((f64, f64, f64, f64), String)> {
    let card = (0.0, 0.0, 100.0, 140.0);
    let sword = (0.0, 0.0, pieces::SWORD.0, pieces::SWORD.1);
    let figure = (-34.0, -80.0, 68.0, 92.0);
    let house = (-68.0, -126.0, 136.0, 132.0);
    let active = open.active;
    Some(match action {
        Action::Move { card: played, .. } | Action::Pay { card: played } => (card, pieces::card(played)),
        Action::Place { shop, .. } => (house, shop_tile(active, shop)),
        Action::Back { .. } => (figure, pieces::figure(active)),
        Action::Forge { sword: taken } | Action::Deliver { sword: taken } => (sword, pieces::sword(taken)),
        Action::Learn { tile } | Action::Swap { tile } => ((0.0, 0.0, 80.0, 80.0), pieces::tile(tile)),
        Action::Challenge { defender } => (figure, pieces::figure(defender)),
        Action::Use => match open.phase {
            Phase::Use { step } => match view.place(step) {
                Place::Shop { owner, shop } => (house, pieces::shop(owner, shop)),
                _ => return None,
            },
            _ => return None,
        },
        Action::Take => (card, pieces::back()),
        Action::Decline | Action::End => return None,
    })
}

/// An unplaced shop tile: the house with its circles below.
pub(super) fn shop_tile(owner: Seat, shop: toledo::Shop) -> String {
    let circle = |x: f64| format!(r#"<circle cx="{x}" cy="-14" r="15" class="doorstep"/>"#);
    let circles = if shop.has_two_circles() { circle(-22.0) + &circle(22.0) } else { circle(0.0) };
    super::svg::at(0.0, -32.0, 0.74, &pieces::shop(owner, shop)) + &circles
}
