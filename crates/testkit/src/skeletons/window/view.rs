//! What a viewer sees, and the states that are consistent with it.

use alcazar_core::{Event, EventOf, Game, Luck, Seat, SeatMap, SeatSet, Secret, Viewer};
use serde::{Deserialize, Serialize};

use super::{Action, Cards, Chance, City, Culture, DECK, Influence, Phase, Position, State, influence_deck};

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The city, once it is laid.
    pub city: Option<City>,
    /// The cells with a discredit, by their bits.
    pub discredits: u16,
    /// The influence cards of each seat.
    pub influence: SeatMap<HandView>,
    /// The action cards of each seat.
    pub cards: SeatMap<HandView>,
    /// The action cards that lie open.
    pub played: Cards,
    /// The phase of the turn.
    pub phase: PhaseView,
}

/// A hand: its number of cards is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: u8,
    /// Which ones.
    pub cards: Secret<Cards>,
}

/// The phase of the turn, as far as the viewer knows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the same as in the state")]
pub enum PhaseView {
    Laying,
    Dealing,
    Window { passed: SeatSet, out: SeatSet },
    Active,
    Passing { chosen: SeatMap<Option<Secret<Culture>>> },
    Over { gave: SeatMap<Secret<Culture>> },
}

/// What one viewer sees of one event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Seen {
    /// The city was laid.
    City(City),
    /// A seat got an influence card.
    Influence { seat: Seat, culture: Secret<Culture> },
    /// A seat got an action card.
    Card { seat: Seat, kind: Secret<u8> },
    /// A seat placed a discredit.
    Rumour { seat: Seat, cell: super::Cell },
    /// A seat removed a discredit.
    Rehabilitation { seat: Seat, cell: super::Cell },
    /// A seat passed, perhaps for the whole turn.
    Passed { seat: Seat, for_turn: bool },
    /// The active player ended the turn.
    Ended,
    /// A seat chose the card to pass on, but others have not yet.
    Chose { seat: Seat, card: Secret<Culture> },
    /// The last seat chose, and the cards were passed on: the viewer got this one.
    PassedOn { seat: Seat, got: Secret<Culture> },
}

fn view_hands(hands: &SeatMap<Cards>, viewer: Viewer) -> SeatMap<HandView> {
    hands.map(|seat, &cards| HandView {
        count: cards.total() as u8,
        cards: Secret::when(viewer.is(seat), cards),
    })
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let Position { city, discredits, influence, cards, played, phase } = state.get();
    let phase = match phase {
        Phase::Laying => PhaseView::Laying,
        Phase::Dealing => PhaseView::Dealing,
        &Phase::Window { passed, out } => PhaseView::Window { passed, out },
        Phase::Active => PhaseView::Active,
        Phase::Passing { chosen } => PhaseView::Passing {
            chosen: chosen.map(|seat, card| card.map(|card| Secret::when(viewer.is(seat), card))),
        },
        // Giver and receiver know that card (G4).
        Phase::Over { gave } => PhaseView::Over {
            gave: gave.map(|seat, &card| {
                Secret::when(viewer.is(seat) || viewer.is(seat.next(state.players())), card)
            }),
        },
    };
    View {
        viewer,
        city: *city,
        discredits: *discredits,
        influence: view_hands(influence, viewer),
        cards: view_hands(cards, viewer),
        played: *played,
        phase,
    }
}

pub(super) fn redact(state: &State, event: EventOf<State>, viewer: Viewer) -> Seen {
    let players = state.players();
    let (influence, cards) = state.dealt();
    match event {
        Event::Chance(Chance::City(city)) => Seen::City(city),
        Event::Chance(Chance::Influence(culture)) => {
            let seat = Seat::new(influence % players);
            Seen::Influence { seat, culture: Secret::when(viewer.is(seat), culture) }
        }
        Event::Chance(Chance::Card(kind)) => {
            let seat = Seat::new(cards % players);
            Seen::Card { seat, kind: Secret::when(viewer.is(seat), kind) }
        }
        Event::Move { seat, action } => match action {
            Action::Rumour(cell) => Seen::Rumour { seat, cell },
            Action::Rehabilitation(cell) => Seen::Rehabilitation { seat, cell },
            Action::Pass => Seen::Passed { seat, for_turn: false },
            Action::PassTurn => Seen::Passed { seat, for_turn: true },
            Action::End => Seen::Ended,
            Action::Give(card) => {
                let mut after = state.clone();
                after.apply_action(seat, &action);
                let Phase::Over { gave } = &after.get().phase else {
                    return Seen::Chose { seat, card: Secret::when(viewer.is(seat), card) };
                };
                let got = viewer.seat().and_then(|viewer| gave.get(viewer.previous(players)));
                Seen::PassedOn { seat, got: got.map_or(Secret::Hidden, |&card| Secret::Known(card)) }
            }
        },
    }
}

/// Fills the hidden hands at random, each holding what the viewer knows to be in it.
fn imagine(
    hands: &SeatMap<HandView>,
    certain: impl Fn(Seat) -> Cards,
    mut unseen: Cards,
    luck: &mut impl Luck,
) -> SeatMap<Cards> {
    let is_hidden = |seat: Seat| hands[seat].cards == Secret::Hidden;
    for (seat, hand) in hands.iter() {
        unseen = unseen
            .checked_sub(hand.cards.known().unwrap_or_else(|| certain(seat)))
            .expect("a view is consistent");
    }
    hands.map(|seat, hand| {
        let certain = if is_hidden(seat) { certain(seat) } else { Cards::EMPTY };
        hand.cards.known().unwrap_or_else(|| {
            let free = usize::from(hand.count) - certain.total();
            certain.checked_add(unseen.draw(free, luck)).expect("no more than there are")
        })
    })
}

pub(super) fn determinize(view: &View, luck: &mut impl Luck) -> State {
    let players = view.influence.len();
    // A card that was passed to the left is still in that hand.
    let certain = |seat: Seat| match &view.phase {
        PhaseView::Over { gave } => {
            gave[seat.previous(players)].known().map_or(Influence::EMPTY, |card| Influence::one(card.index()))
        }
        _ => Influence::EMPTY,
    };
    let influence = imagine(&view.influence, certain, influence_deck(players), luck);
    let unplayed = DECK.checked_sub(view.played).expect("a view shows no more cards than there are");
    let cards = imagine(&view.cards, |_| Cards::EMPTY, unplayed, luck);
    let mut any_of = |hand: Influence| Culture::ALL[hand.pick(luck)];
    let phase = match &view.phase {
        PhaseView::Laying => Phase::Laying,
        PhaseView::Dealing => Phase::Dealing,
        &PhaseView::Window { passed, out } => Phase::Window { passed, out },
        PhaseView::Active => Phase::Active,
        PhaseView::Passing { chosen } => Phase::Passing {
            chosen: chosen
                .map(|seat, card| card.map(|card| card.known().unwrap_or_else(|| any_of(influence[seat])))),
        },
        PhaseView::Over { gave } => Phase::Over {
            gave: gave
                .map(|seat, card| card.known().unwrap_or_else(|| any_of(influence[seat.next(players)]))),
        },
    };
    State(Position {
        city: view.city,
        discredits: view.discredits,
        influence,
        cards,
        played: view.played,
        phase,
    })
}
