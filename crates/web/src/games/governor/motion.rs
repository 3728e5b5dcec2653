//! Pieces that fly between the city, the supply and the players. `board` moves the candidates.

use alcazar_core::{Seat, Secret, Viewer};
use governor::{Action, Cell, Culture, Seen, State, Streets};

use super::pieces;
use crate::flight::{Flight, corner};
use crate::scene::Animation;
use crate::svg::at;

/// The flights of an animation.
pub(super) fn flights_of(animation: &Animation<State>) -> Vec<Flight> {
    let viewer = animation.after.viewer();
    animation.events.iter().flat_map(|seen| flights_of_event(seen, viewer)).collect()
}

/// The flights of one event.
fn flights_of_event(seen: &Seen, viewer: Viewer) -> Vec<Flight> {
    // The viewer's cards are in the hand; the others' cards are in their corners.
    let cards_of = |seat: Seat| if viewer.is(seat) { "hand".to_owned() } else { corner(seat) };
    let round = |markup: &str| (at(18.0, 18.0, 1.0, markup), (36.0, 36.0));
    let cell = |cell: Cell| format!("cell-{cell}");
    let influence = |culture: Secret<Culture>| match culture {
        Secret::Known(culture) => (pieces::influence(culture), pieces::CARD),
        Secret::Hidden => (pieces::influence_back(), pieces::CARD),
    };
    let one = |from: String, to: String, picture| vec![Flight::one(from, to, picture)];
    match seen {
        Seen::Move { seat, action, at: here, tile, token, discredit } => {
            match (action, tile, token, discredit) {
                (
                    Action::Lay { cell: to, streets } | Action::Replace { cell: to, streets },
                    Some(tile),
                    ..,
                ) => {
                    let picture = pieces::tile(tile.people, *streets, 0);
                    one("tile".to_owned(), cell(*to), (picture, (pieces::TILE, pieces::TILE)))
                }
                (Action::Shift { from, to }, Some(tile), ..) => {
                    let picture = pieces::tile(tile.people, Streets::NONE, 0);
                    one(cell(*from), cell(*to), (picture, (pieces::TILE, pieces::TILE)))
                }
                (Action::Show { .. }, _, Some(token), _) => {
                    one(cell(*here), corner(*seat), round(&pieces::token(*token)))
                }
                (Action::Discredit(culture), ..) => {
                    one(format!("discredit-{culture}"), cell(*here), round(&pieces::discredit(*culture)))
                }
                (Action::Remove, .., Some(culture)) => {
                    one(cell(*here), format!("discredit-{culture}"), round(&pieces::discredit(*culture)))
                }
                (Action::Rehabilitation(from), .., Some(culture)) => {
                    one(cell(*from), format!("discredit-{culture}"), round(&pieces::discredit(*culture)))
                }
                (Action::Swap(other), ..) => {
                    let back = || round(&pieces::token_back(alcazar_core::SeatSet::EMPTY));
                    [one(cell(*here), cell(*other), back()), one(cell(*other), cell(*here), back())].concat()
                }
                (action, ..) => match action.card() {
                    Some(card) => {
                        one(cards_of(*seat), "played".to_owned(), (pieces::action_card(card), pieces::CARD))
                    }
                    None => Vec::new(),
                },
            }
        }
        Seen::Win { seat, cell: here, token } => {
            one(cell(*here), corner(*seat), round(&pieces::token(*token)))
        }
        Seen::Card { seat, card } => {
            let picture = match card {
                Secret::Known(card) => pieces::action_card(*card),
                Secret::Hidden => pieces::action_back(),
            };
            one("pile".to_owned(), cards_of(*seat), (picture, pieces::CARD))
        }
        Seen::Take { seat, from, culture } => one(cards_of(*from), cards_of(*seat), influence(*culture)),
        Seen::GiveBack { seat, to, culture } => one(cards_of(*seat), cards_of(*to), influence(*culture)),
        Seen::Pass { gifts, .. } => {
            let gift = |gift: &governor::Gift| {
                Flight::one(cards_of(gift.from), cards_of(gift.to), influence(gift.culture))
            };
            gifts.iter().map(gift).collect()
        }
        _ => Vec::new(),
    }
}
