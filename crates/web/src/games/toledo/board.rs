//! The board: the city, its road, and everything on it that can be touched.

use std::sync::Arc;

use alcazar_core::Seat;
use alcazar_words::Phrase;
use leptos::prelude::*;
use toledo::{Action, OpenPosition, Phase, Place, State, Step, View};

use super::layout::{Layout, Point, UPRIGHT, WIDE};
use super::motion::{Spot, Walk};
use super::pick::Touch;
use super::svg::{SHEET, at, curve, drawing, text};
use super::{duel, hand, label, motion, offer, pick, pieces, scenery, supply};
use crate::browser;
use crate::flight::flights;
use crate::scene::{Hint, Scene};
use crate::touch::{clear_on_escape, touchable};

/// The drawings that all pictures of the game use.
pub(super) fn sheet() -> impl IntoView {
    view! { <div class="toledo-sheet" aria-hidden="true" inner_html=SHEET></div> }
}

/// The board in the layout that fits the window.
pub(super) fn board(scene: Scene<State>) -> AnyView {
    let layout = browser::by_orientation(&UPRIGHT, &WIDE);
    view! {
        <div class="toledo toledo-board">
            {sheet()}
            <div class="toledo-window">{move || arranged(scene, layout.get())}</div>
            {flights(scene, motion::flights_of)}
        </div>
    }
    .into_any()
}

/// The board in one layout.
pub(super) fn arranged(scene: Scene<State>, layout: &'static Layout) -> AnyView {
    let (width, height) = layout.size;
    let open = Memo::new(move |_| Arc::new(scene.view.with(|view| view.open())));
    let walks = motion::walks(scene, layout);
    let is_compact = hand::is_compact(scene);
    // Once something is touched, whatever does not fit it steps back.
    let is_choosing = Memo::new(move |_| scene.touched.with(|touched| !touched.is_empty()));
    view! {
        <div
            class=format!("toledo-frame {}", layout.name)
            class:choosing=is_choosing
            on:keydown=move |event| clear_on_escape(scene, &event)
        >
            <svg
                viewBox=format!("0 0 {width} {height}")
                role="group"
                aria-label=move || scene.say(&Phrase::new("web-toledo-board"))
            >
                <g class="scenery" aria-hidden="true" inner_html=scenery::scenery(layout)></g>
                {places().map(|step| place(scene, layout, step)).collect_view()}
                {alcazar(scene, layout, open)}
                {supply::supply(scene, layout, is_compact)}
                {preview(scene, layout)}
                {places().map(|step| standing(scene, layout, step, open, walks)).collect_view()}
                {motion::walkers(layout, walks)}
            </svg>
            <Show when=move || !is_compact.get()>{offer::on_board(scene, layout, open)}</Show>
            {duel::duel(scene)}
        </div>
    }
    .into_any()
}

fn places() -> impl Iterator<Item = Step> {
    (0..=Step::GATE.number()).filter_map(Step::new)
}

/// A place on the road: its house, its circles and its number.
fn place(scene: Scene<State>, layout: &'static Layout, step: Step) -> impl IntoView {
    let (x, y) = layout.place(step);
    let picture = Memo::new(move |_| scene.view.with(|view| house(view, layout, step)));
    let name = Signal::derive(move || scene.view.with(|view| label::step(view, step)));
    // Neither the outline nor the touchable area may overlap the neighbouring places. The cathedral itself is
    // part of the scenery.
    let (half, top, bottom) = if step == Step::CATHEDRAL {
        let scale = layout.cathedral.1;
        (120.0 * scale, -310.0 * scale, 40.0)
    } else {
        (62.0 * layout.house, -layout.circle - 118.0 * layout.house, layout.road / 2.0 + 22.0)
    };
    view! {
        <g
            transform=format!("translate({x} {y})")
            data-spot=format!("step-{step}")
            data-place=step.to_string()
            class="place"
            {..touchable(scene, Touch::Step(step), name)}
        >
            <rect class="rim" x=-half y=top width=2.0 * half height=bottom - top rx="22"></rect>
            <rect class="halo" x=-half y=top width=2.0 * half height=bottom - top rx="22"></rect>
            <g inner_html=move || picture.get()></g>
        </g>
    }
}

/// The house and circles of a place, drawn around the middle of its doorstep.
fn house(view: &View, layout: &Layout, step: Step) -> String {
    let house = match view.place(step) {
        Place::Cathedral => return String::new(),
        Place::Empty => pieces::lot(),
        Place::Shop { owner, shop } => pieces::shop(owner, shop),
        Place::Tavern => pieces::tavern(),
        Place::Artist => pieces::artist(),
        Place::Entrance => pieces::gate(),
    };
    let mut markup = at(0.0, -layout.circle - 2.0, layout.house, &house);
    let (x, y) = layout.place(step);
    let radius = layout.circle - 2.0;
    let circles = layout.circles(step, view.circles(step)).into_iter();
    markup.extend(
        circles.map(|(u, v)| {
            format!(r#"<circle cx="{}" cy="{}" r="{radius}" class="doorstep"/>"#, u - x, v - y)
        }),
    );
    markup + &scenery::number(layout, step)
}

/// How far below the middle of its circle a figure stands, as a part of the radius: in front of the house.
const FEET: f64 = 0.95;

/// A figure to be drawn, or several of one player drawn as one with a number.
#[derive(Debug, Clone, PartialEq)]
struct Stand {
    seat: Seat,
    point: Point,
    count: usize,
    /// The figure has reached a full step and stands nowhere yet (T4.6).
    is_waiting: bool,
    /// The figure stands on the full step that another one has reached.
    is_blocking: bool,
}

/// The figures at a place. The viewer's own can be touched to move them, an opponent's to challenge the
/// opponent.
fn standing(
    scene: Scene<State>,
    layout: &'static Layout,
    step: Step,
    open: Memo<Arc<OpenPosition>>,
    walks: Memo<Vec<Walk>>,
) -> impl IntoView {
    let stands = Memo::new(move |_| {
        let mut stands = scene.view.with(|view| open.with(|open| stands(view, open, layout, step)));
        // A figure that is still walking does not stand there yet.
        for walk in walks.get().iter().filter(|walk| walk.to == Spot::Place(step)) {
            if let Some(walking) = stands.iter().rposition(|stand| stand.seat == walk.seat) {
                stands[walking].count -= 1;
                stands.retain(|stand| stand.count > 0);
            }
        }
        stands
    });
    move || stands.get().into_iter().map(|stand| figure(scene, layout, step, &stand)).collect_view()
}

fn stands(view: &View, open: &OpenPosition, layout: &Layout, step: Step) -> Vec<Stand> {
    if step == Step::CATHEDRAL {
        let at_cathedral =
            |seat: &toledo::OpenSeat| seat.figures.iter().filter(|step| **step == Step::CATHEDRAL).count();
        let seats =
            Seat::first(open.seats.len()).zip(&open.seats).map(|(seat, open)| (seat, at_cathedral(open)));
        let stand = |(seat, count): (Seat, usize)| {
            let point = layout.square[seat.index() % 4];
            Stand { seat, point, count, is_waiting: false, is_blocking: false }
        };
        return seats.filter(|(_, count)| *count > 0).map(stand).collect();
    }
    let is_full =
        matches!(open.phase, Phase::Full { step: full } | Phase::Duel { step: full, .. } if full == step);
    let circles = layout.circles(step, view.circles(step));
    let stand = |(seat, (x, y))| Stand {
        seat,
        point: (x, y + FEET * layout.circle),
        count: 1,
        is_waiting: false,
        is_blocking: is_full,
    };
    let mut stands: Vec<Stand> = view.figures(step).zip(circles).map(stand).collect();
    if is_full {
        let (x, y) = layout.place(step);
        let point = (x, y + 1.5 * layout.circle);
        stands.push(Stand { seat: open.active, point, count: 1, is_waiting: true, is_blocking: false });
    }
    stands
}

fn figure(scene: Scene<State>, layout: &'static Layout, step: Step, stand: &Stand) -> AnyView {
    let Stand { seat, point: (x, y), count, is_waiting, is_blocking } = *stand;
    let is_own = scene.viewer.with(|viewer| viewer.is(seat));
    let name = Signal::derive(move || label::figure(seat, scene.viewer.get(), step));
    let mut markup = at(0.0, 0.0, layout.figure, &pieces::figure(seat));
    if count > 1 {
        let badge = format!(
            r#"<circle r="12" class="badge"/><text y="6" font-size="17" class="badge-text">{count}</text>"#
        );
        markup += &at(18.0 * layout.figure, -58.0 * layout.figure, 1.0, &badge);
    }
    let radius = 30.0 * layout.figure;
    let class = if is_waiting { "figure waiting" } else { "figure" };
    let place = format!("translate({x} {y})");
    if !is_own && !is_blocking {
        let name = move || scene.say(&name.get());
        // A touch means the step on which it stands.
        return view! {
            <g
                transform=place
                class={class}
                pointer-events="none"
                role="img"
                aria-label=name
                inner_html=markup
            ></g>
        }
        .into_any();
    }
    let touch = if is_own { Touch::Figure(step) } else { Touch::Player(seat) };
    view! {
        <g transform=place class={class} {..touchable(scene, touch, name)}>
            <ellipse class="halo" cy=-28.0 * layout.figure rx=radius ry=46.0 * layout.figure></ellipse>
            <g inner_html=markup></g>
        </g>
    }
    .into_any()
}

/// The figures in the Alcázar.
fn alcazar(scene: Scene<State>, layout: &'static Layout, open: Memo<Arc<OpenPosition>>) -> impl IntoView {
    let inside = Memo::new(move |_| {
        open.with(|open| {
            let seats = Seat::first(open.seats.len()).zip(&open.seats);
            let court = seats.filter(|(_, seat)| seat.alcazar > 0).map(|(seat, open)| {
                let (x, y) = layout.court[seat.index() % 4];
                let badge = r#"<circle r="13" class="badge"/>"#.to_owned()
                    + &format!(r#"<text y="6" font-size="18" class="badge-text">{}</text>"#, open.alcazar);
                let figure = at(0.0, 0.0, 0.85 * layout.figure, &pieces::figure(seat));
                at(x, y, 1.0, &(figure + &at(14.0, -48.0, 1.0, &badge)))
            });
            court.collect::<String>()
        })
    });
    let name = move || scene.say(&Phrase::new("web-toledo-alcazar"));
    view! { <g role="img" aria-label=name data-spot="alcazar" inner_html=move || inside.get()></g> }
}

/// A preview of the action under the pointer: the figure's route, and the price of the step's use.
fn preview(scene: Scene<State>, layout: &'static Layout) -> impl IntoView {
    let route = Memo::new(move |_| {
        let Some(Hint::Can(action)) = scene.hint.get() else { return None };
        let to = pick::destination(action)?;
        match action {
            Action::Move { from, .. } => {
                let price = scene.view.with(|view| price(view, to));
                Some((
                    curve(&layout.route(from, to)),
                    price.map(|price| tag(layout, to, price)).unwrap_or_default(),
                ))
            }
            Action::Back { from } => Some((curve(&[layout.place(from), layout.place(to)]), String::new())),
            _ => None,
        }
    });
    move || {
        route.get().map(|(route, tag)| {
            view! {
                <g class="route" aria-hidden="true">
                    <path d=route.clone()></path>
                    <path d=route></path>
                    <g inner_html=tag></g>
                </g>
            }
        })
    }
}

/// The minimum card that pays for the use of a step, 0 for an own shop (T5.1), `None` if it can't be used.
fn price(view: &View, step: Step) -> Option<u8> {
    match view.place(step) {
        Place::Shop { owner, .. } if view.viewer().is(owner) => Some(0),
        Place::Shop { .. } | Place::Tavern | Place::Artist => Some(step.cost()),
        Place::Cathedral | Place::Empty | Place::Entrance => None,
    }
}

/// A price tag above a house.
fn tag(layout: &Layout, step: Step, price: u8) -> String {
    let (x, y) = layout.place(step);
    let amount = if price == 0 { "0".to_owned() } else { format!("{price}+") };
    let paper = r#"<rect x="-36" y="-20" width="72" height="38" rx="10" class="tag"/>"#;
    let markup = paper.to_owned()
        + &drawing("coin", -30.0, -14.0, 27.0, 27.0)
        + &text(&amount, 14.0, 8.0, 24.0, "tag-text");
    at(x, y - layout.circle - 122.0 * layout.house, 1.0, &markup)
}
