//! A builder for positions written in a few words, and a table that plays on from them.
//!
//! One string describes what a seat has, given or expected: `"hand 3va 3bd; figures 4 7; metal 2"`. Whatever
//! a string does not mention is empty in a given position and not checked in an expected one. Figures that
//! are not mentioned stand on the cathedral. Cards that are not mentioned are in the draw pile, or in the
//! discard pile once the draw pile is given.

use std::fmt::Debug;
use std::str::FromStr;

use alcazar_core::{ApplyError, Event, Game, Seat, Turn};
use toledo::{
    Action, Card, Chance, Edition, Illegal, OpenPosition, OpenSeat, Phase, PlacedShop, Position, State, Step,
    Value,
};

pub(crate) const RED: Seat = Seat::A;
pub(crate) const BLUE: Seat = Seat::B;
pub(crate) const GREEN: Seat = Seat::C;
pub(crate) const YELLOW: Seat = Seat::D;

/// Parses the words of a string.
pub(crate) fn list<T: FromStr<Err: Debug>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// The step with this number.
pub(crate) fn step(number: u8) -> Step {
    Step::new(number).unwrap()
}

/// All money cards, written out from T1.2.
pub(crate) fn deck() -> Vec<Card> {
    let faces = "va va vd vd ba ba bd bd oa oa od od na nd";
    (1..=6)
        .flat_map(|value| faces.split(' ').map(move |face| format!("{value}{face}").parse().unwrap()))
        .collect()
}

/// The player of a colour.
fn seat(colour: &str) -> Seat {
    Seat::new(toledo::COLOURS.iter().position(|name| *name == colour).unwrap())
}

/// Where the cards are that the test does not mention.
enum Rest {
    DrawPile,
    DiscardPile,
    Hand(Seat),
}

/// A position under construction.
pub(crate) struct Given {
    position: Position,
    rest: Rest,
}

/// An early turn of red with nothing built.
pub(crate) fn given(players: usize) -> Given {
    let seat = OpenSeat {
        figures: Vec::new(),
        alcazar: 0,
        swords: Vec::new(),
        delivered: Vec::new(),
        metal: 0,
        gems: 0,
        tiles: Vec::new(),
        paintings: Vec::new(),
        known: Vec::new(),
    };
    let open = OpenPosition {
        edition: Edition::First,
        phase: Phase::Turn,
        is_pile_known: false,
        active: RED,
        starter: RED,
        round: 7,
        last_round: 60,
        lead: None,
        extra: None,
        finisher: None,
        shops: Vec::new(),
        seats: vec![seat; players],
    };
    let hands = vec![Vec::new(); players];
    let position = Position { open, hands, draw_pile: Vec::new(), discard_pile: Vec::new() };
    Given { position, rest: Rest::DrawPile }
}

impl Given {
    /// Sets what a seat has, as `"hand 3va 3bd; figures 4 7; metal 2"`.
    fn seat(mut self, seat: Seat, text: &str) -> Self {
        let open = &mut self.position.open.seats[seat.index()];
        for part in text.split("; ") {
            let (key, things) = part.split_once(' ').unwrap_or((part, ""));
            match key {
                "hand" => self.position.hands[seat.index()] = list(things),
                "figures" => open.figures = list(things),
                "alcazar" => open.alcazar = things.parse().unwrap(),
                "swords" => open.swords = list(things),
                "delivered" => open.delivered = list(things),
                "metal" => open.metal = things.parse().unwrap(),
                "gems" => open.gems = things.parse().unwrap(),
                "tiles" => open.tiles = list(things),
                "paintings" => open.paintings = list(things),
                "known" => open.known = list(things),
                _ => panic!("unknown key {key}"),
            }
        }
        self
    }

    pub(crate) fn red(self, text: &str) -> Self {
        self.seat(RED, text)
    }

    pub(crate) fn blue(self, text: &str) -> Self {
        self.seat(BLUE, text)
    }

    pub(crate) fn green(self, text: &str) -> Self {
        self.seat(GREEN, text)
    }

    pub(crate) fn yellow(self, text: &str) -> Self {
        self.seat(YELLOW, text)
    }

    /// Sets the shops on the road, as `"3 gem2 red, 7 smith1 blue"`.
    pub(crate) fn shops(mut self, text: &str) -> Self {
        let placed = |part: &str| {
            let words: Vec<&str> = part.split(' ').collect();
            PlacedShop {
                step: words[0].parse().unwrap(),
                shop: words[1].parse().unwrap(),
                owner: seat(words[2]),
            }
        };
        self.position.open.shops = text.split(", ").map(placed).collect();
        self
    }

    /// Sets the draw pile. The rest is discarded.
    pub(crate) fn draw_pile(mut self, text: &str) -> Self {
        self.position.draw_pile = list(text);
        self.rest = Rest::DiscardPile;
        self
    }

    pub(crate) fn discard_pile(mut self, text: &str) -> Self {
        self.position.discard_pile = list(text);
        self
    }

    /// Puts the cards that are not mentioned into this hand.
    pub(crate) fn rest_in_hand_of(mut self, seat: Seat) -> Self {
        self.rest = Rest::Hand(seat);
        self
    }

    pub(crate) fn turn_of(mut self, seat: Seat) -> Self {
        self.position.open.active = seat;
        self
    }

    pub(crate) fn started_by(mut self, seat: Seat) -> Self {
        self.position.open.starter = seat;
        self
    }

    pub(crate) fn round(mut self, round: u8, last_round: u8) -> Self {
        self.position.open.round = round;
        self.position.open.last_round = last_round;
        self
    }

    pub(crate) fn finished_by(mut self, seat: Seat) -> Self {
        self.position.open.finisher = Some(seat);
        self
    }

    /// Sets the phase.
    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        self.position.open.phase = phase;
        self
    }

    /// Sets the lead card of the current turn.
    pub(crate) fn lead(mut self, card: &str) -> Self {
        self.position.open.lead = Some(card.parse().unwrap());
        self
    }

    /// Sets the value of the extra card of the current turn.
    pub(crate) fn extra(mut self, value: u8) -> Self {
        self.position.open.extra = Value::new(value);
        self
    }

    /// The complete position.
    pub(crate) fn position(mut self) -> Position {
        let open = &mut self.position.open;
        let is_moving = matches!(open.phase, Phase::Full { .. } | Phase::Duel { .. });
        for (index, seat) in open.seats.iter_mut().enumerate() {
            let moving = usize::from(is_moving && index == open.active.index());
            let elsewhere = seat.figures.len() + usize::from(seat.alcazar) + moving;
            let at_cathedral = vec![Step::CATHEDRAL; 5_usize.saturating_sub(elsewhere)];
            seat.figures.splice(..0, at_cathedral);
        }
        let mut rest = deck();
        let position = &mut self.position;
        let mentioned = position.hands.iter().flatten().chain(&position.draw_pile);
        for card in mentioned.chain(&position.discard_pile).chain(&position.open.lead) {
            let found = rest.iter().position(|other| other == card);
            rest.remove(found.unwrap_or_else(|| panic!("too many cards {card}")));
        }
        match self.rest {
            Rest::DrawPile => position.draw_pile.extend(rest),
            Rest::DiscardPile => position.discard_pile.extend(rest),
            Rest::Hand(seat) => position.hands[seat.index()].extend(rest),
        }
        self.position
    }

    /// A table to play on from here.
    pub(crate) fn table(self) -> Table {
        Table::new(State::from_position(&self.position()).unwrap())
    }
}

/// A game in progress.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
}

impl Table {
    pub(crate) fn new(state: State) -> Self {
        Self { state }
    }

    pub(crate) fn position(&self) -> Position {
        self.state.position()
    }

    pub(crate) fn active(&self) -> Seat {
        self.position().open.active
    }

    /// Parses an event: chance if it is due, otherwise an action of the active player.
    fn event(&self, text: &str) -> Event<Action, Chance> {
        if self.state.turn() == Turn::Chance {
            Event::Chance(text.parse().unwrap())
        } else {
            Event::Move { seat: self.active(), action: text.parse().unwrap() }
        }
    }

    /// Tries to apply one event.
    pub(crate) fn attempt(&mut self, text: &str) -> Result<(), ApplyError<Illegal>> {
        let event = self.event(text);
        self.state.apply(&event)
    }

    /// Applies events that must all be legal: `"3va 0-3, use, end"`.
    pub(crate) fn play(&mut self, events: &str) -> &mut Self {
        for text in events.split(", ") {
            if let Err(error) = self.attempt(text) {
                panic!("{text} is illegal: {error}, in {:#?}", self.state);
            }
            self.check_invariants();
        }
        self
    }

    /// Checks what holds in every state: the list of legal actions agrees with the checks of single actions,
    /// only a seat that has to decide has legal actions, and the position converts back to the state.
    fn check_invariants(&self) {
        let (mut legal, mut conceivable) = (Vec::new(), Vec::new());
        for seat in Seat::first(self.state.players()) {
            self.state.legal_actions(seat, &mut legal);
            self.state.conceivable_actions(seat, &mut conceivable);
            assert!(legal.is_sorted() && conceivable.is_sorted());
            assert_eq!(legal.is_empty(), !self.state.turn().asks(seat));
            conceivable.retain(|action| self.state.check(seat, action).is_ok());
            assert_eq!(legal, conceivable);
        }
        assert_eq!(State::from_position(&self.position()), Ok(self.state.clone()));
    }

    fn legal_texts(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(self.active(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Asserts that the active player has exactly these legal actions.
    pub(crate) fn options(&mut self, actions: &str) -> &mut Self {
        self.check_invariants();
        let mut expected: Vec<Action> = actions.split(", ").map(|text| text.parse().unwrap()).collect();
        expected.sort();
        let expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
        assert_eq!(self.legal_texts(), expected);
        self
    }

    /// Asserts that all these actions are legal for the active player.
    pub(crate) fn legal(&mut self, actions: &str) -> &mut Self {
        self.check_invariants();
        let legal = self.legal_texts();
        for action in actions.split(", ") {
            assert!(legal.iter().any(|text| text == action), "{action} is not among {legal:?}");
        }
        self
    }

    /// Asserts that each of these is illegal for this reason, and that trying it changes nothing.
    pub(crate) fn illegal(&mut self, actions: &str, reason: Illegal) -> &mut Self {
        let legal = self.legal_texts();
        for action in actions.split(", ") {
            let mut table = self.clone();
            assert_eq!(table.attempt(action), Err(ApplyError::Illegal(reason)), "{action}");
            assert_eq!(table.state, self.state);
            assert!(!legal.iter().any(|text| text == action), "{action} is listed as legal");
        }
        self
    }

    /// Asserts the active player and the phase.
    pub(crate) fn is_at(&mut self, active: Seat, phase: Phase) -> &mut Self {
        let open = self.position().open;
        assert_eq!((open.active, open.phase), (active, phase));
        self
    }

    /// Asserts what a seat has, as far as the string mentions it.
    pub(crate) fn has(&mut self, seat: Seat, text: &str) -> &mut Self {
        let position = self.position();
        let open = &position.open.seats[seat.index()];
        for part in text.split("; ") {
            let (key, expected) = part.split_once(' ').unwrap_or((part, ""));
            let found = match key {
                "hand" => words(&position.hands[seat.index()]),
                "figures" => words(open.figures.iter().filter(|&&step| step != Step::CATHEDRAL)),
                "cathedral" => {
                    words([open.figures.iter().filter(|&&step| step == Step::CATHEDRAL).count()].iter())
                }
                "alcazar" => words([open.alcazar].iter()),
                "swords" => words(&open.swords),
                "delivered" => words(&open.delivered),
                "metal" => words([open.metal].iter()),
                "gems" => words([open.gems].iter()),
                "tiles" => words(&open.tiles),
                "paintings" => words(&open.paintings),
                "known" => words(&open.known),
                _ => panic!("unknown key {key}"),
            };
            let expected: Vec<String> = expected.split_whitespace().map(str::to_owned).collect();
            assert_eq!(found, words(&expected), "{key}");
        }
        self
    }

    /// Asserts the cards in the discard pile.
    pub(crate) fn discarded(&mut self, cards: &str) -> &mut Self {
        assert_eq!(words(&self.position().discard_pile), words(&list::<Card>(cards)), "discard pile");
        self
    }

    /// Asserts the cards in the draw pile.
    pub(crate) fn undrawn(&mut self, cards: &str) -> &mut Self {
        assert_eq!(words(&self.position().draw_pile), words(&list::<Card>(cards)), "draw pile");
        self
    }
}

/// Formats the items and sorts them.
fn words<'a, T: ToString + 'a>(things: impl IntoIterator<Item = &'a T>) -> Vec<String> {
    let mut words: Vec<String> = things.into_iter().map(ToString::to_string).collect();
    words.sort();
    words
}
