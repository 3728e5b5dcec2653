//! Animations: figures along the road, cards and goods between the board and the players.
//!
//! Each movement belongs to one [`Animation`], lasts as long, and leaves nothing behind. Walks are computed
//! from the views before and after, so every cause of a figure's move is shown. The loser of a duel walks at
//! the end of it.

use alcazar_core::{Seat, Secret};
use leptos::prelude::*;
use toledo::{Action, Phase, Place, Seen, State, Step, View};

use super::layout::{Layout, Point};
use super::offer::shop_tile;
use super::pieces;
use super::svg::at;
use crate::flight::{Flight, animate, corner};
use crate::scene::{Animation, Scene};

/// A walking figure.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Walk {
    /// The owner of the figure.
    pub seat: Seat,
    /// Where the figure will be.
    pub to: Spot,
    points: Vec<Point>,
    number: u32,
    duration_ms: u32,
}

/// Where a figure can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    /// At a place on the road, or at the cathedral.
    Place(Step),
    /// In the Alcázar.
    Alcazar,
}

/// The walking figures.
pub(super) fn walks(scene: Scene<State>, layout: &'static Layout) -> Memo<Vec<Walk>> {
    Memo::new(move |_| {
        scene.animation.with(|animation| {
            animation.as_ref().map_or_else(Vec::new, |animation| walks_of(animation, layout))
        })
    })
}

fn walks_of(animation: &Animation<State>, layout: &Layout) -> Vec<Walk> {
    if animation.duration_ms == 0 {
        return Vec::new();
    }
    let walk = |seat: Seat| {
        let (before, after) = (spots_of(&animation.before, seat), spots_of(&animation.after, seat));
        let (from, to) = (surplus(&before, &after)?, surplus(&after, &before)?);
        let court = layout.court[seat.index() % 4];
        let square = layout.square[seat.index() % 4];
        let end = |spot: Spot| match spot {
            Spot::Alcazar => court,
            Spot::Place(Step::CATHEDRAL) => square,
            Spot::Place(step) => layout.place(step),
        };
        let mut points = match (from, to) {
            (Spot::Place(from), Spot::Place(to)) if from < to => layout.route(from, to),
            (Spot::Place(from), Spot::Alcazar) => {
                let mut route = layout.route(from, entrance(animation, from));
                route.push(court);
                route
            }
            _ => vec![end(from), end(to)],
        };
        if from == Spot::Place(Step::CATHEDRAL) {
            points[0] = square;
        }
        if animation.events.iter().any(|seen| matches!(seen, Seen::Reveal { .. })) {
            // The loser of a duel stays until its last card has been shown.
            let wait = 3 * points.len();
            points.splice(0..0, std::iter::repeat_n(points[0], wait));
        }
        Some(Walk { seat, to, points, number: animation.number, duration_ms: animation.duration_ms })
    };
    Seat::first(animation.after.players()).filter_map(walk).collect()
}

/// The entrance that a figure went through.
fn entrance(animation: &Animation<State>, from: Step) -> Step {
    let card = animation.events.iter().find_map(|seen| match *seen {
        Seen::Move { action: Action::Move { card, .. }, .. } => Some(card),
        _ => None,
    });
    card.and_then(|card| from.plus(card.value().number())).unwrap_or(Step::GATE)
}

/// Where the figures of a seat are.
fn spots_of(view: &View, seat: Seat) -> Vec<Spot> {
    let open = view.open();
    let Some(own) = open.seats.get(seat.index()) else { return Vec::new() };
    let mut spots: Vec<Spot> = own.figures.iter().copied().map(Spot::Place).collect();
    spots.extend((0..own.alcazar).map(|_| Spot::Alcazar));
    if let Phase::Full { step } | Phase::Duel { step, .. } = open.phase
        && open.active == seat
    {
        spots.push(Spot::Place(step));
    }
    spots
}

/// The first spot that occurs more often in `spots` than in `others`.
fn surplus(spots: &[Spot], others: &[Spot]) -> Option<Spot> {
    let count = |list: &[Spot], spot| list.iter().filter(|other| **other == spot).count();
    spots.iter().copied().find(|spot| count(spots, *spot) > count(others, *spot))
}

/// Draws the walking figures.
pub(super) fn walkers(layout: &'static Layout, walks: Memo<Vec<Walk>>) -> impl IntoView {
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
                inner_html=at(0.0, 0.0, layout.figure, &pieces::figure(seat))
            ></g>
        }
    };
    view! { <For each=move || walks.get() key=|walk| (walk.number, walk.seat) children=walker /> }
}

/// The pieces that fly in an animation, from where to where.
pub(super) fn flights_of(animation: &Animation<State>) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut fly = |from: String, to: String, picture: (String, Point)| {
        flights.push(Flight::one(from, to, picture));
    };
    let viewer = animation.after.viewer();
    // The viewer's cards are in the hand; other players' cards are in their corners.
    let cards_of = |seat: Seat| if viewer.is(seat) { "hand".to_owned() } else { corner(seat) };
    let face = |card| (pieces::card(card), pieces::CARD);
    for seen in &animation.events {
        match *seen {
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
    }
    // Goods from a trader or the artist are found by comparing what each player has.
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
