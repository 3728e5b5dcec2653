//! Conversion between a view and its JSON form.

use std::collections::BTreeMap;
use std::fmt;

use alcazar_core::{MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Impossible, OpenPosition, padded};
use crate::board::Cell;
use crate::pieces::{Card, Cards, Culture, Cultures, Token};
use crate::view::{Own, View};

/// The JSON form of a view.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewText {
    viewer: Viewer,
    open: OpenPosition,
    seats: Vec<SeatText>,
    /// The faces of the face-down tokens that the viewer has looked at.
    polled: BTreeMap<Cell, Token>,
    /// What only the viewer knows about their own seat; `None` for a spectator.
    own: Option<OwnText>,
    /// The number of action cards in the pile.
    pile: u8,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatText {
    /// The number of influence cards it holds.
    hand_size: u8,
    /// The number of action cards it holds.
    cards: u8,
    /// The influence cards that the viewer knows it holds.
    certain: Cultures,
    /// All its influence cards, once the hands are shown.
    hand: Option<Cultures>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnText {
    hand: Cultures,
    cards: Cards,
    choice: Option<Culture>,
    /// For each seat, the influence cards it knows the viewer holds.
    known_by: Vec<Cultures>,
}

impl ViewText {
    fn of(view: &View) -> Self {
        let open = &view.open;
        let seats = usize::from(open.seats);
        let seat = |seat: Seat| SeatText {
            hand_size: view.hand_sizes[seat.index()],
            cards: view.card_counts[seat.index()],
            certain: view.certain[seat.index()],
            hand: view.hands.map(|hands| hands[seat.index()]),
        };
        let held: u8 = view.card_counts.iter().sum();
        Self {
            viewer: view.viewer,
            open: OpenPosition::of(open, view.faces),
            seats: open.all_seats().map(seat).collect(),
            polled: open
                .tokens
                .face_down()
                .iter()
                .filter_map(|cell| Some((cell, view.faces.at(cell)?)))
                .collect(),
            own: view.own.map(|own| OwnText {
                hand: own.hand,
                cards: own.cards,
                choice: own.choice,
                known_by: own.known_by[..seats].to_vec(),
            }),
            pile: open.components().cards.len() - open.spent.len() - held,
        }
    }

    /// Converts to a view, after checking enough that determinizing untrusted input can't panic.
    fn to_view(&self) -> Result<View, Impossible> {
        let mut reasons = Vec::new();
        self.open.check_pieces(&mut reasons);
        if let Some(&reason) = reasons.first() {
            return Err(reason);
        }
        let players = self.open.seats.len();
        let is_one_each = self.seats.len() == players
            && self.own.as_ref().is_none_or(|own| own.known_by.len() == players)
            && self.seats.iter().all(|seat| seat.hand.is_some() == self.seats[0].hand.is_some());
        if !is_one_each {
            return Err(Impossible::List("seats"));
        }
        match self.viewer.seat() {
            Some(seat) if seat.index() >= players => return Err(Impossible::NoSuchSeat(seat)),
            seat if seat.is_some() != self.own.is_some() => return Err(Impossible::List("own")),
            _ => {}
        }
        self.check_polled()?;
        self.check_influence()?;
        self.check_cards()?;
        let open = self.open.to_open();
        let mut faces = self.open.open_faces();
        self.polled.iter().for_each(|(&cell, &token)| faces.set(cell, Some(token)));
        Ok(View {
            viewer: self.viewer,
            faces,
            hand_sizes: padded(self.seats.iter().map(|seat| seat.hand_size), 0),
            card_counts: padded(self.seats.iter().map(|seat| seat.cards), 0),
            certain: padded(self.seats.iter().map(|seat| seat.certain), Cultures::NONE),
            own: self.own.as_ref().map(|own| Own {
                hand: own.hand,
                cards: own.cards,
                choice: own.choice,
                known_by: padded(own.known_by.iter().copied(), Cultures::NONE),
            }),
            hands: self.seats[0].hand.is_some().then(|| hands(&self.seats)),
            open,
        })
    }

    /// Checks that a face is given for exactly the tokens the viewer has looked at.
    fn check_polled(&self) -> Result<(), Impossible> {
        for (&cell, place) in &self.open.tokens {
            let has_looked = self.viewer.seat().is_some_and(|seat| place.looked.contains(seat));
            match self.polled.contains_key(&cell) {
                true if !has_looked => return Err(Impossible::Unpolled(cell)),
                false if has_looked => return Err(Impossible::Faceless(cell)),
                _ => {}
            }
        }
        if let Some(&cell) = self.polled.keys().find(|cell| !self.open.tokens.contains_key(cell)) {
            return Err(Impossible::Unpolled(cell));
        }
        let mut reasons = Vec::new();
        let up = self.open.tokens.values().filter_map(|place| place.face);
        self.open.check_token_kinds(&up.chain(self.polled.values().copied()), &mut reasons);
        reasons.first().map_or(Ok(()), |&reason| Err(reason))
    }

    /// Checks that the cards known exist and fit into the hands.
    fn check_influence(&self) -> Result<(), Impossible> {
        let kept = self.open.edition.components().influence(self.seats.len() as u8);
        let mut left = kept;
        for (seat, text) in Seat::ALL.into_iter().zip(&self.seats) {
            let own = self.own.as_ref().filter(|_| self.viewer.is(seat)).map(|own| own.hand);
            let known = text.hand.or(own).unwrap_or(text.certain);
            let expected = self.open.hand_size(seat);
            let is_whole = text.hand.is_none() && own.is_none() || known.len() == expected;
            if text.hand_size != expected || known.len() > expected || !is_whole {
                return Err(Impossible::HandSize { seat, found: text.hand_size, expected });
            }
            let shown = self.open.seats[seat.index()].shown;
            if !left.includes(known) {
                let lacking = known.minus(left).kinds().next().unwrap_or(Culture::Christian);
                return Err(Impossible::TooManyInfluence(lacking));
            }
            if own.is_none() && !text.certain.includes(shown) || own.is_some_and(|hand| !hand.includes(shown))
            {
                return Err(Impossible::Shown(seat));
            }
            left = left.minus(known);
        }
        Ok(())
    }

    /// Checks that there are enough action cards for all hands.
    fn check_cards(&self) -> Result<(), Impossible> {
        let all = self.open.edition.components().cards;
        let held: u32 = self.seats.iter().map(|seat| u32::from(seat.cards)).sum();
        let own = self.own.as_ref().map_or(Cards::NONE, |own| own.cards);
        let is_own_count = self.viewer.seat().is_none_or(|seat| own.len() == self.seats[seat.index()].cards);
        let is_possible = Card::ALL
            .into_iter()
            .all(|card| own.count(card) + self.open.spent.count(card) <= all.count(card));
        let total = held + u32::from(self.open.spent.len()) + u32::from(self.pile);
        if is_own_count && is_possible && total == u32::from(all.len()) {
            Ok(())
        } else {
            Err(Impossible::TooManyCards)
        }
    }
}

fn hands(seats: &[SeatText]) -> [Cultures; MAX_SEATS] {
    padded(seats.iter().filter_map(|seat| seat.hand), Cultures::NONE)
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewText::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ViewText::deserialize(deserializer)?.to_view().map_err(de::Error::custom)
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ViewText::of(self).fmt(f)
    }
}
