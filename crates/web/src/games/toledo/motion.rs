//! What is seen to move: figures along the road, cards and goods between the board and the players.
//!
//! Everything starts from a beat, takes as long as the beat lasts, and leaves nothing behind. Where figures go is read off
//! the views before and after, so that whatever moves a figure is shown.

use alcazar_core::{Seat, Secret};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use toledo::{Action, Phase, Place, Seen, State, Step, View};
use wasm_bindgen::{JsCast as _, JsValue};

use super::offer::shop_tile;
use super::pieces;
use super::road::{Ground, Point};
use super::svg::at;
use crate::scene::{Beat, Scene};

/// A figure on its way.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Walk {
    /// Whose figure.
    pub seat: Seat,
    /// Where it will be.
    pub to: Spot,
    points: Vec<Point>,
    number: u32,
    lasts: u32,
}

/// Where a figure can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    /// At a place of the road, or at the cathedral.
    Place(Step),
    /// In the Alcázar.
    Alcazar,
}

/// The figures that are on their way.
pub(super) fn walks(scene: Scene<State>, ground: &'static Ground) -> Memo<Vec<Walk>> {
    Memo::new(move |_| {
        scene.beat.with(|beat| beat.as_ref().map_or_else(Vec::new, |beat| walks_of(beat, ground)))
    })
}

fn walks_of(beat: &Beat<State>, ground: &Ground) -> Vec<Walk> {
    if beat.lasts == 0 {
        return Vec::new();
    }
    let walk = |seat: Seat| {
        let (before, after) = (whereabouts(&beat.before, seat), whereabouts(&beat.after, seat));
        let (from, to) = (missing(&before, &after)?, missing(&after, &before)?);
        let court = ground.court[seat.index() % 4];
        let square = ground.square[seat.index() % 4];
        let end = |spot: Spot| match spot {
            Spot::Alcazar => court,
            Spot::Place(Step::CATHEDRAL) => square,
            Spot::Place(step) => ground.place(step),
        };
        let mut points = match (from, to) {
            (Spot::Place(from), Spot::Place(to)) if from < to => ground.way(from, to),
            (Spot::Place(from), Spot::Alcazar) => {
                let mut way = ground.way(from, entrance(beat, from));
                way.push(court);
                way
            }
            _ => vec![end(from), end(to)],
        };
        if from == Spot::Place(Step::CATHEDRAL) {
            points[0] = square;
        }
        Some(Walk { seat, to, points, number: beat.number, lasts: beat.lasts })
    };
    Seat::first(beat.after.players()).filter_map(walk).collect()
}

/// The entrance through which a figure went.
fn entrance(beat: &Beat<State>, from: Step) -> Step {
    let card = match beat.seen {
        Seen::Move { action: Action::Move { card, .. }, .. } => Some(card),
        _ => None,
    };
    card.and_then(|card| from.plus(card.value().number())).unwrap_or(Step::GATE)
}

/// Where the figures of a seat are.
fn whereabouts(view: &View, seat: Seat) -> Vec<Spot> {
    let open = view.open();
    let Some(own) = open.seats.get(seat.index()) else { return Vec::new() };
    let mut places: Vec<Spot> = own.figures.iter().copied().map(Spot::Place).collect();
    places.extend((0..own.alcazar).map(|_| Spot::Alcazar));
    if let Phase::Full { step } | Phase::Duel { step, .. } = open.phase
        && open.active == seat
    {
        places.push(Spot::Place(step));
    }
    places
}

/// The first place that is taken once more in one list than in the other.
fn missing(here: &[Spot], there: &[Spot]) -> Option<Spot> {
    let count = |list: &[Spot], place| list.iter().filter(|other| **other == place).count();
    here.iter().copied().find(|place| count(here, *place) > count(there, *place))
}

/// The pictures of the figures that are on their way.
pub(super) fn walkers(ground: &'static Ground, walks: Memo<Vec<Walk>>) -> impl IntoView {
    let walker = move |walk: Walk| {
        let node = NodeRef::<leptos::svg::G>::new();
        let Walk { seat, points, lasts, .. } = walk;
        let start = points.first().copied().unwrap_or_default();
        node.on_load(move |element| {
            let frames = points.iter().map(|(x, y)| format!("translate({x}px, {}px)", y + 8.0));
            animate(&element, &frames.collect::<Vec<_>>(), lasts);
        });
        view! {
            <g
                node_ref=node
                class="walker"
                aria-hidden="true"
                transform=format!("translate({} {})", start.0, start.1)
                inner_html=at(0.0, 0.0, ground.figure, &pieces::figure(seat))
            ></g>
        }
    };
    view! { <For each=move || walks.get() key=|walk| (walk.number, walk.seat) children=walker /> }
}

/// Something that goes from one spot of the page to another.
#[derive(Debug, Clone, PartialEq)]
struct Flight {
    from: String,
    to: String,
    /// The markup and the width and height of its box.
    picture: (String, Point),
    key: (u32, usize),
    lasts: u32,
}

/// What flies between the board and the players, above everything else.
pub(super) fn flights(scene: Scene<State>) -> impl IntoView {
    let flights = Memo::new(move |_| {
        scene.beat.with(|beat| beat.as_ref().map_or_else(Vec::new, |beat| flights_of(beat)))
    });
    let sky = NodeRef::<leptos::html::Div>::new();
    let flier = move |flight: Flight| {
        let node = NodeRef::<leptos::svg::Svg>::new();
        let (markup, (width, height)) = flight.picture.clone();
        node.on_load(move |element| {
            if let Some(sky) = sky.get_untracked() {
                fly(&element, &sky, &flight);
            }
        });
        view! {
            <svg
                node_ref=node
                class="flight"
                viewBox=format!("0 0 {width} {height}")
                width=width
                height=height
                inner_html=markup
            ></svg>
        }
    };
    view! {
        <div node_ref=sky class="flights" aria-hidden="true">
            <For each=move || flights.get() key=|flight| flight.key children=flier />
        </div>
    }
}

/// What goes where in a beat.
fn flights_of(beat: &Beat<State>) -> Vec<Flight> {
    if beat.lasts == 0 {
        return Vec::new();
    }
    let mut flights = Vec::new();
    let mut fly = |from: String, to: String, picture: (String, Point)| {
        flights.push(Flight { from, to, picture, key: (beat.number, flights.len()), lasts: beat.lasts });
    };
    let viewer = beat.after.viewer();
    // The cards of whoever looks are in his hand; those of the others are in their corners.
    let cards_of = |seat: Seat| if viewer.is(seat) { "hand".to_owned() } else { corner(seat) };
    let face = |card| (pieces::card(card), pieces::CARD);
    match beat.seen {
        Seen::Start { .. } | Seen::Reveal { .. } => {}
        Seen::Draw { seat, card } => {
            let picture = match card {
                Secret::Known(card) => pieces::card(card),
                Secret::Hidden => pieces::back(),
            };
            fly("pile".to_owned(), cards_of(seat), (picture, pieces::CARD));
        }
        Seen::Move { seat, action } => match action {
            Action::Move { card, extra, .. } => {
                let is_lead = !extra && beat.before.open().lead.is_none();
                fly(cards_of(seat), if is_lead { "lead" } else { "discard" }.to_owned(), face(card));
            }
            Action::Pay { card } => {
                let to = match beat.before.open().phase {
                    Phase::Use { step } => match beat.before.place(step) {
                        Place::Shop { owner, .. } => cards_of(owner),
                        _ => "discard".to_owned(),
                    },
                    _ => "discard".to_owned(),
                };
                fly(cards_of(seat), to, face(card));
            }
            Action::Place { shop, step } => {
                let house = at(68.0, 126.0, 1.0, &shop_tile(seat, shop));
                fly(corner(seat), format!("step-{step}"), (house, (136.0, 132.0)));
            }
            Action::Forge { sword } => {
                fly(format!("sword-{sword}"), corner(seat), (pieces::sword(sword), pieces::SWORD));
            }
            Action::Deliver { sword } => {
                fly(corner(seat), "alcazar".to_owned(), (pieces::sword(sword), pieces::SWORD));
            }
            Action::Learn { tile } => {
                fly(format!("tile-{tile}"), corner(seat), (pieces::tile(tile), (80.0, 80.0)));
            }
            Action::Swap { tile } => {
                fly(corner(seat), format!("tile-{tile}"), (pieces::tile(tile), (80.0, 80.0)));
            }
            Action::Take
            | Action::Back { .. }
            | Action::End
            | Action::Use
            | Action::Decline
            | Action::Challenge { .. } => {}
        },
    }
    // What a trader or the artist gives is seen in what somebody has more of.
    for seat in Seat::first(beat.after.players()) {
        let (before, after) = (beat.before.open(), beat.after.open());
        let (Some(before), Some(after)) = (before.seats.get(seat.index()), after.seats.get(seat.index()))
        else {
            continue;
        };
        if after.metal > before.metal {
            fly("metal".to_owned(), corner(seat), (at(24.0, 24.0, 1.0, &pieces::metal(48.0)), (48.0, 48.0)));
        }
        if after.gems > before.gems {
            fly("gems".to_owned(), corner(seat), (at(24.0, 24.0, 1.0, &pieces::gem(48.0)), (48.0, 48.0)));
        }
        if after.paintings.len() > before.paintings.len()
            && let Some(value) = beat.before.supply().paintings.first()
        {
            fly("paintings".to_owned(), corner(seat), (pieces::painting(*value), (70.0, 96.0)));
        }
    }
    flights
}

fn corner(seat: Seat) -> String {
    format!("corner-{}", seat.index())
}

/// Sends an element from spot to spot; it stays unseen if one of them is not on the page.
fn fly(element: &web_sys::Element, sky: &web_sys::Element, flight: &Flight) {
    let spot = |name: &str| document().query_selector(&format!("[data-spot='{name}']")).ok().flatten();
    let (Some(from), Some(to)) = (spot(&flight.from), spot(&flight.to)) else { return };
    let (from, to, origin) =
        (from.get_bounding_client_rect(), to.get_bounding_client_rect(), sky.get_bounding_client_rect());
    // What is hidden has no size, and nothing flies to it.
    if [&from, &to].iter().any(|rect| rect.width() <= 0.0) {
        return;
    }
    let (width, height) = flight.picture.1;
    let frame = |rect: &web_sys::DomRect, most: f64| {
        let scale = (rect.width() / width).min(rect.height() / height).clamp(0.2, most);
        let x = rect.left() - origin.left() + (rect.width() - width * scale) / 2.0;
        let y = rect.top() - origin.top() + (rect.height() - height * scale) / 2.0;
        format!("translate({x}px, {y}px) scale({scale})")
    };
    animate(element, &[frame(&from, 0.8), frame(&to, 0.8)], flight.lasts);
}

/// Moves an element through some transformations in a time.
fn animate(element: &web_sys::Element, transforms: &[String], lasts: u32) {
    let set = |object: &Object, name: &str, value: JsValue| {
        // A plain object takes any property.
        let _ = Reflect::set(object, &name.into(), &value);
    };
    let frames = Array::new();
    for transform in transforms {
        let frame = Object::new();
        set(&frame, "transform", transform.into());
        set(&frame, "visibility", "visible".into());
        frames.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", lasts.into());
    set(&options, "easing", "ease-in-out".into());
    set(&options, "fill", "forwards".into());
    let animate =
        Reflect::get(element, &"animate".into()).ok().and_then(|found| found.dyn_into::<Function>().ok());
    if let Some(animate) = animate {
        // Where a browser can't animate, the thing is simply there when the beat is over.
        let _ = animate.call2(element, &frames, &options);
    }
}
