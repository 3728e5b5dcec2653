//! All phrases of Tyros.

use ::tyros::{
    Action, Audience, Berth, Cards, Empire, Ending, Illegal, Kind, OfferView, Options, Purchase, Seen, Side,
    Square, State, Tiles,
};
use alcazar_core::{Seat, SeatMap, SeatSet, Secret, Viewer};

use super::random_games;
use super::ties;
use crate::tyros::narration;
use crate::words::with_rule;
use crate::{Phrase, Speak};

pub(super) fn all() -> Vec<Phrase> {
    let mut phrases = vec![State::name(), State::ending("last-tile"), State::ending("nothing-grows")];
    phrases.extend(Seat::first(4).map(State::seat));
    phrases.extend(Illegal::ALL.iter().map(with_rule::<State>));
    phrases.extend(actions().iter().map(State::action));
    for seat in Seat::first(2) {
        phrases.extend(seen(seat).iter().map(|seen| State::event(seen, Viewer::Seat(Seat::A))));
    }
    phrases.extend(ties::<State>(&["in-largest"]));
    phrases.extend(random_games::phrases::<State>(4, &Options::default()));
    phrases.push(narration::keeping());
    phrases.push(narration::city(Square::ITALY, Cards::of(Kind::Orange, 5), true));
    phrases.extend(random_games::narrations::<State>(4, &Options::default()));
    phrases
}

fn actions() -> Vec<Action> {
    let pay = Cards::of(Kind::Orange, 2).plus(Cards::of(Kind::Joker, 1));
    let mut actions = vec![
        Action::BuildOnTyros,
        Action::Swap,
        Action::Offer { to: Audience::All },
        Action::Offer { to: Audience::One(Seat::C) },
        Action::Pass,
        Action::Pay { cards: pay },
        Action::For,
        Action::Propose,
        Action::No,
        Action::Yes,
        Action::Deal { with: Seat::B },
        Action::Withdraw,
        Action::Keep { cards: pay },
        Action::Show { shown: Tiles::EMPTY },
    ];
    for empire in Empire::ALL {
        actions.extend(Tiles::ALL.iter().map(|tile| Action::Grow { tile, empire }));
    }
    actions.extend(Tiles::ALL.iter().map(|tile| Action::PutUnder { tile, shown: Tiles::ALL }));
    for berth in Berth::all() {
        actions.push(Action::Sail { from: berth, to: Berth::TYROS, pay });
        actions.push(Action::Found { ship: berth, pay });
    }
    actions.extend(Square::all().map(|city| Action::Build { city, pay: Cards::of(Kind::Green, 1) }));
    for kind in Kind::ALL {
        actions.extend([
            Action::Take { kind },
            Action::Give { kind },
            Action::Add { kind },
            Action::Want { kind },
        ]);
        actions.extend([1, 2].map(|count| Action::Pay { cards: Cards::of(kind, count) }));
    }
    actions
}

/// Every kind of visible event of this seat, even those that the viewer could not see in a game.
fn seen(seat: Seat) -> Vec<Seen> {
    let other = seat.next(3);
    let cards = Cards::of(Kind::Yellow, 2).plus(Cards::of(Kind::Violet, 1));
    let one = Tiles::EMPTY.with(Square::all().next().expect("at least one square"));
    let (known, hidden) = (
        Side { count: 3, cards: Secret::Known(cards) },
        [0, 1, 2].map(|count| Side { count, cards: Secret::Hidden }),
    );
    let mut all = vec![
        Seen::Start { seat },
        Seen::TilesDrawn { seat, count: 1, tiles: Secret::Known(one) },
        Seen::TilesDrawn { seat, count: 32, tiles: Secret::Known(Tiles::ALL) },
        Seen::CardsDrawn { seat, count: 3, cards: Secret::Known(cards) },
        Seen::Shown { seat, shown: one },
        Seen::Shown { seat, shown: Tiles::EMPTY },
        Seen::Given { seat, to: other, kind: Secret::Hidden },
        Seen::Given { seat, to: other, kind: Secret::Known(Kind::Joker) },
        Seen::ShipBuilt { seat, square: Square::TYROS, paid: cards },
        Seen::Swapped { seat, discarded: cards },
        Seen::Taken { seat, kind: Kind::Green, discarded: cards },
        Seen::Answered { seat, is_yes: Secret::Hidden },
        Seen::AllAnswered { seat, yes: SeatSet::EMPTY },
        Seen::AllAnswered { seat, yes: SeatSet::first(3) },
        Seen::Withdrawn { seat },
        Seen::Passed { seat, ends_round: false, ending: None },
        Seen::Passed { seat, ends_round: true, ending: None },
        Seen::Passed { seat, ends_round: true, ending: Some(Ending::LastTile) },
        Seen::Kept { seat, cards: Secret::Hidden },
        Seen::Kept { seat, cards: Secret::Known(cards) },
        Seen::AllKept { seat, discarded: SeatMap::from_fn(3, |_| cards) },
        Seen::AllKept { seat, discarded: SeatMap::from_fn(3, |_| Cards::EMPTY) },
    ];
    for count in [1, 2] {
        all.push(Seen::TilesDrawn { seat, count, tiles: Secret::Hidden });
        all.push(Seen::CardsDrawn { seat, count, cards: Secret::Hidden });
    }
    for flag in [false, true] {
        let drawn = flag.then_some(Square::ITALY);
        all.push(Seen::Answered { seat, is_yes: Secret::Known(flag) });
        all.push(Seen::PutUnder { seat, tile: Square::ITALY, shown: one, drawn });
        let host = flag.then_some(other);
        all.push(Seen::Sailed { seat, from: Berth::ITALY_EAST, to: Berth::ITALY_WEST, paid: cards, host });
        let (square, ship) = (Square::ITALY, Berth::ITALY_WEST);
        all.push(Seen::CityFounded { seat, square, ship, paid: cards, is_first_everywhere: flag });
        for empire in Empire::ALL {
            all.push(Seen::EmpireFounded { empire, square, marks_tyros: flag });
            for drawn in [None, drawn] {
                all.push(Seen::Grown { seat, tile: square, empire, marks_tyros: flag, drawn });
            }
        }
    }
    for (flag, drawn) in [(false, Some(Square::ITALY)), (true, Some(Square::ITALY))] {
        all.push(Seen::Grown { seat, tile: Square::ITALY, empire: Empire::Green, marks_tyros: flag, drawn });
    }
    for purchase in [Purchase::Ship, Purchase::Swap, Purchase::Take { kind: Kind::Orange }] {
        all.push(Seen::Announced { seat, purchase });
    }
    for give in hidden.into_iter().chain([known]) {
        let to = SeatSet::first(3).without(seat);
        let offer = OfferView { to, give, want: known, answered: SeatSet::EMPTY, yes: SeatSet::EMPTY };
        all.push(Seen::Drafted { seat, offer });
        all.push(Seen::Proposed { seat, offer });
        all.push(Seen::Dealt { seat, with: other, give, want: give });
    }
    let nothing = Side { count: 0, cards: Secret::Known(Cards::EMPTY) };
    let (to, none) = (SeatSet::only(other), SeatSet::EMPTY);
    let begun = OfferView { to, give: nothing, want: nothing, answered: none, yes: none };
    all.push(Seen::Drafted { seat, offer: begun });
    all
}
