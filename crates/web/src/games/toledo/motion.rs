//! What is seen to move: figures along the road, cards and goods between the board and the players.
//!
//! Everything starts from an animation, takes as long as the animation lasts, and leaves nothing behind. Where figures go is read off
//! the views before and after, so that whatever moves a figure is shown.

use alcazar_core::{Seat, Secret};
use leptos::prelude::*;
use toledo::{Action, Phase, Place, Seen, State, Step, View};

use super::offer::shop_tile;
use super::pieces;
use super::road::{Ground, Point};
use super::svg::at;
use crate::flight::{Flight, animate, corner};
use crate::scene::{Animation, Scene};

/// A figure on its way.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Walk {
    /// Whose figure.
    pub seat: Seat,
    /// Where it will be.
    pub to: Spot,
    points: Vec<Point>,
    number: u32,
    duration_ms: u32,
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
        scene.animation.with(|animation| {
            animation.as_ref().map_or_else(Vec::new, |animation| walks_of(animation, ground))
        })
    })
}

fn walks_of(animation: &Animation<State>, ground: &Ground) -> Vec<Walk> {
    if animation.duration_ms == 0 {
        return Vec::new();
    }
    let walk = |seat: Seat| {
        let (before, after) = (whereabouts(&animation.before, seat), whereabouts(&animation.after, seat));
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
                let mut way = ground.way(from, entrance(animation, from));
                way.push(court);
                way
            }
            _ => vec![end(from), end(to)],
        };
        if from == Spot::Place(Step::CATHEDRAL) {
            points[0] = square;
        }
        Some(Walk { seat, to, points, number: animation.number, duration_ms: animation.duration_ms })
    };
    Seat::first(animation.after.players()).filter_map(walk).collect()
}

/// The entrance through which a figure went.
fn entrance(animation: &Animation<State>, from: Step) -> Step {
    let card = match animation.seen {
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
        let Walk { seat, points, duration_ms, .. } = walk;
        let start = points.first().copied().unwrap_or_default();
        node.on_load(move |element| {
            let frames = points.iter().map(|(x, y)| format!("translate({x}px, {}px)", y + 8.0));
            animate(&element, &frames.collect::<Vec<_>>(), duration_ms);
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

/// What goes where in an animation.
pub(super) fn flights_of(animation: &Animation<State>) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut fly = |from: String, to: String, picture: (String, Point)| {
        flights.push(Flight { from, to, picture });
    };
    let viewer = animation.after.viewer();
    // The cards of whoever looks are in his hand; those of the others are in their corners.
    let cards_of = |seat: Seat| if viewer.is(seat) { "hand".to_owned() } else { corner(seat) };
    let face = |card| (pieces::card(card), pieces::CARD);
    match animation.seen {
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
                let is_lead = !extra && animation.before.open().lead.is_none();
                fly(cards_of(seat), if is_lead { "lead" } else { "discard" }.to_owned(), face(card));
            }
            Action::Pay { card } => {
                let to = match animation.before.open().phase {
                    Phase::Use { step } => match animation.before.place(step) {
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
    for seat in Seat::first(animation.after.players()) {
        let (before, after) = (animation.before.open(), animation.after.open());
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
            && let Some(value) = animation.before.supply().paintings.first()
        {
            fly("paintings".to_owned(), corner(seat), (pieces::painting(*value), (70.0, 96.0)));
        }
    }
    flights
}
