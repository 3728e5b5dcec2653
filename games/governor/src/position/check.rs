//! Checks that the pieces of a position can be where they are.

use alcazar_core::{Game, Seat, SeatSet};

use super::{Impossible, OpenPosition, Position};
use crate::board::Cell;
use crate::edition::{HAND, TILES_PER_PLAYER};
use crate::pieces::{Card, Culture, Cultures, Token, Tokens};
use crate::rules::LAST_ROUND;
use crate::state::{CityWay, Effect, Phase, State};

impl OpenPosition {
    /// Checks the public pieces.
    pub(super) fn check_pieces(&self, reasons: &mut Vec<Impossible>) {
        if !State::PLAYERS.contains(&self.seats.len()) {
            reasons.push(Impossible::Seats(self.seats.len()));
            return;
        }
        self.check_seats(reasons);
        if self.round > LAST_ROUND {
            reasons.push(Impossible::Round(self.round));
        }
        self.check_city(reasons);
        self.check_tokens(reasons);
        self.check_discredits(reasons);
        let districts = self.city.districts();
        for (seat, open) in Seat::ALL.into_iter().zip(&self.seats) {
            if !districts.contains(open.candidate) {
                reasons.push(Impossible::Candidate(seat));
            }
        }
        let all = self.edition.components().cards;
        if !all.includes(self.spent) {
            reasons.push(Impossible::TooManyCards);
        }
        if !self.spent.includes(self.played) {
            reasons.push(Impossible::Played);
        }
    }

    /// Checks that every seat named is at the table.
    fn check_seats(&self, reasons: &mut Vec<Impossible>) {
        let mut named = vec![self.starter, self.active];
        named.extend(self.waiting.iter().chain(self.passed.iter()));
        named.extend(self.tokens.values().flat_map(|place| place.looked.iter()));
        if let Phase::Deal { seat } = self.phase {
            named.push(seat);
        }
        match self.effect {
            Effect::None | Effect::Council => {}
            Effect::Look { seat, .. }
            | Effect::Crier { seat, .. }
            | Effect::Rumour { seat, .. }
            | Effect::Removal { seat, .. } => named.push(seat),
            Effect::Take { seat, from: other } | Effect::GiveBack { seat, to: other } => {
                named.extend([seat, other]);
            }
        }
        let missing: SeatSet = named.into_iter().filter(|seat| seat.index() >= self.seats.len()).collect();
        reasons.extend(missing.iter().map(Impossible::NoSuchSeat));
    }

    fn check_city(&self, reasons: &mut Vec<Impossible>) {
        let max = usize::from(TILES_PER_PLAYER) * self.seats.len();
        let laid = self.city.tiles().len();
        let is_right_number = match (self.way, self.round) {
            (CityWay::Quick, 0) => laid == 0,
            (CityWay::Quick, _) => laid == max,
            (CityWay::Drafted, _) => laid + self.removed.len() <= max,
        };
        if !is_right_number || self.undrawn().is_none() {
            reasons.push(Impossible::Tiles);
        }
        if !self.removed.is_empty() && (self.round > 0 || self.way == CityWay::Quick) {
            reasons.push(Impossible::Removed);
        }
        reasons.extend(self.city.unreachable().iter().map(Impossible::Unreachable));
        if self.way == CityWay::Quick && !self.city.is_whole() {
            reasons.push(Impossible::Apart);
        }
    }

    fn check_tokens(&self, reasons: &mut Vec<Impossible>) {
        let street_tiles = self.city.street_tiles();
        for (&cell, place) in &self.tokens {
            if !street_tiles.contains(cell) {
                reasons.push(Impossible::TokenPlace(cell));
            }
            if place.face.is_some() && !place.looked.is_empty() {
                reasons.push(Impossible::LookedFaceUp(cell));
            }
        }
        let taken: usize = self.seats.iter().map(|seat| total(seat.tokens)).sum();
        let (found, expected) =
            (self.tokens.len() + taken, if self.round > 0 { street_tiles.len() } else { 0 });
        if found != expected {
            reasons.push(Impossible::TokenCount { found, expected });
        }
        self.check_token_kinds(&self.tokens.values().filter_map(|place| place.face), reasons);
    }

    /// Checks the number of tokens of each kind, with these in the city and those taken.
    pub(super) fn check_token_kinds(
        &self,
        city: &(impl Iterator<Item = Token> + Clone),
        reasons: &mut Vec<Impossible>,
    ) {
        let all = self.edition.components().tokens;
        for token in Token::ALL {
            let taken: usize = self.seats.iter().map(|seat| usize::from(seat.tokens.count(token))).sum();
            if taken + city.clone().filter(|&other| other == token).count() > usize::from(all.count(token)) {
                reasons.push(Impossible::TooManyTokens(token));
            }
        }
    }

    fn check_discredits(&self, reasons: &mut Vec<Impossible>) {
        let districts = self.city.districts();
        let wrong = self.discredits.keys().filter(|&&cell| !districts.contains(cell) || self.round == 0);
        reasons.extend(wrong.map(|&cell| Impossible::DiscreditPlace(cell)));
        for culture in Culture::ALL {
            let placed = self.discredits.values().filter(|&&other| other == culture).count();
            if placed > usize::from(self.edition.components().discredits) {
                reasons.push(Impossible::TooManyDiscredits(culture));
            }
        }
    }

    /// How many influence cards a seat must have now: four, except during the deal and a Bargain.
    pub(super) fn hand_size(&self, seat: Seat) -> u8 {
        let players = self.seats.len();
        let place = |seat: Seat| (seat.index() + players - self.starter.index()) % players;
        match (self.phase, self.effect) {
            (Phase::Starter, _) => 0,
            (Phase::Deal { seat: next }, _) if place(seat) >= place(next) => 0,
            (_, Effect::GiveBack { seat: giver, .. }) if giver == seat => HAND + 1,
            (_, Effect::GiveBack { to, .. }) if to == seat => HAND - 1,
            _ => HAND,
        }
    }
}

/// The total number of tokens, computed without overflow for invalid input.
fn total(tokens: Tokens) -> usize {
    Token::ALL.into_iter().map(|token| usize::from(tokens.count(token))).sum()
}

impl Position {
    /// Checks the hidden part against the public part, which has been checked before.
    pub(super) fn check_hidden(&self, reasons: &mut Vec<Impossible>) {
        let seats = self.open.seats.len();
        let lists = [
            ("hands", self.hands.len()),
            ("cards", self.cards.len()),
            ("certain", self.certain.len()),
            ("choices", self.choices.len()),
        ];
        reasons.extend(lists.iter().filter(|(_, len)| *len != seats).map(|(list, _)| Impossible::List(list)));
        if self.certain.iter().any(|row| row.len() != seats) {
            reasons.push(Impossible::List("certain"));
        }
        if !reasons.is_empty() {
            return;
        }
        self.check_hands(reasons);
        self.check_certain(reasons);
        self.check_polled(reasons);
        let all = self.open.edition.components().cards;
        let is_too_many = |card: Card| {
            let held: u32 = self.cards.iter().map(|cards| u32::from(cards.count(card))).sum();
            held + u32::from(self.open.spent.count(card)) > u32::from(all.count(card))
        };
        if Card::ALL.into_iter().any(is_too_many) {
            reasons.push(Impossible::TooManyCards);
        }
    }

    fn check_hands(&self, reasons: &mut Vec<Impossible>) {
        for (seat, hand) in Seat::ALL.into_iter().zip(&self.hands) {
            let expected = self.open.hand_size(seat);
            if hand.len() != expected {
                reasons.push(Impossible::HandSize { seat, found: hand.len(), expected });
            }
        }
        let kept = self.open.edition.components().influence(self.hands.len() as u8);
        for culture in Culture::ALL {
            let held: u32 = self.hands.iter().map(|hand| u32::from(hand.count(culture))).sum();
            if held > u32::from(kept.count(culture)) {
                reasons.push(Impossible::TooManyInfluence(culture));
            }
        }
    }

    /// Checks that every certainty is true, and that players know at least what all observers know.
    fn check_certain(&self, reasons: &mut Vec<Impossible>) {
        for (holder, (hand, open)) in Seat::ALL.into_iter().zip(self.hands.iter().zip(&self.open.seats)) {
            if !hand.includes(open.shown) {
                reasons.push(Impossible::Shown(holder));
            }
            for (viewer, certain) in Seat::ALL.into_iter().zip(&self.certain) {
                let certain = certain[holder.index()];
                let is_possible = if viewer == holder {
                    certain == Cultures::NONE
                } else {
                    hand.includes(certain) && certain.includes(open.shown)
                };
                if !is_possible {
                    reasons.push(Impossible::Certain { viewer, holder });
                }
            }
        }
    }

    /// Checks that the face of a face-down token is given exactly if a player has looked at it.
    fn check_polled(&self, reasons: &mut Vec<Impossible>) {
        let is_looked_at =
            |cell: &Cell| self.open.tokens.get(cell).is_some_and(|place| !place.looked.is_empty());
        reasons.extend(
            self.polled.keys().filter(|cell| !is_looked_at(cell)).map(|&cell| Impossible::Unpolled(cell)),
        );
        let looked = self.open.tokens.keys().filter(|cell| is_looked_at(cell));
        let faceless = looked.filter(|cell| !self.polled.contains_key(cell));
        reasons.extend(faceless.map(|&cell| Impossible::Faceless(cell)));
        let open = self.open.tokens.values().filter_map(|place| place.face);
        self.open.check_token_kinds(&open.chain(self.polled.values().copied()), reasons);
    }
}
