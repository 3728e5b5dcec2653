//! A builder for positions from short texts, and a game to play on from them.
//!
//! One text describes what a seat has: `"cards o3g2; ships T T 23; cities 13; tiles 1 2 3 4"`. Anything that
//! a text leaves out has its default: no cards, two ships on Tyros, no city, and any four tiles that no other
//! seat has. The empires are those of a first game unless others are given.

use std::fmt::Debug;
use std::str::FromStr;

use alcazar_core::{ApplyError, Event, Game, Seat, SeatMap, Turn, Viewer};
use tyros::{
    Action, Cards, Chance, Edition, Empires, Founding, Illegal, Impossible, OfferText, Phase, Position, Seen,
    Square, Squares, State, Table, TablePlayer, Tiles,
};

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;
pub(crate) const C: Seat = Seat::C;
pub(crate) const D: Seat = Seat::D;

/// Parses one value.
pub(crate) fn one<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Parses values separated by spaces.
pub(crate) fn list<T: FromStr<Err: Debug>, L: FromIterator<T>>(text: &str) -> L {
    text.split_whitespace().map(one).collect()
}

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) position: Position,
    has_tiles: SeatMap<bool>,
}

/// The default position: a turn of the first player in the second round, at a table of `players`.
pub(crate) fn given(players: usize) -> Given {
    let empires = Empires { orange: list("7"), yellow: list("13"), green: list("23"), violet: list("26") };
    let player = TablePlayer { ships: list("T T"), ..TablePlayer::default() };
    let table = Table {
        edition: Edition::First,
        founding: Founding::FirstGame,
        phase: Phase::Act,
        active: A,
        start: A,
        round: 2,
        second_pass: false,
        passes: 0,
        offers: 0,
        empires,
        players: SeatMap::from_fn(players, |_| player.clone()),
        discard: Cards::EMPTY,
        under: Vec::new(),
        first_everywhere: None,
        last_deal: None,
    };
    let position = Position {
        table,
        hands: SeatMap::from_fn(players, |_| Cards::EMPTY),
        tiles: SeatMap::from_fn(players, |_| Tiles::EMPTY),
        known: Vec::new(),
        offer: None,
        kept: None,
    };
    Given { position, has_tiles: SeatMap::from_fn(players, |_| false) }
}

impl Given {
    /// Sets what a seat has.
    pub(crate) fn seat(mut self, seat: Seat, text: &str) -> Self {
        let player = &mut self.position.table.players[seat];
        for part in text.split("; ") {
            let (key, things) = part.split_once(' ').unwrap_or((part, ""));
            match key {
                "cards" => self.position.hands[seat] = one(things),
                "ships" => player.ships = list(things),
                "cities" => player.cities = list(things),
                "shown" => player.shown = list(things),
                "proposed" => player.proposed = one(things),
                "tiles" => {
                    self.position.tiles[seat] = list(things);
                    self.has_tiles[seat] = true;
                }
                _ => panic!("unknown key {key}"),
            }
        }
        self
    }

    pub(crate) fn a(self, text: &str) -> Self {
        self.seat(A, text)
    }

    pub(crate) fn b(self, text: &str) -> Self {
        self.seat(B, text)
    }

    pub(crate) fn c(self, text: &str) -> Self {
        self.seat(C, text)
    }

    pub(crate) fn d(self, text: &str) -> Self {
        self.seat(D, text)
    }

    /// Sets the squares of the four empires.
    pub(crate) fn empires(mut self, orange: &str, yellow: &str, green: &str, violet: &str) -> Self {
        let [orange, yellow, green, violet] = [orange, yellow, green, violet].map(list);
        self.position.table.empires = Empires { orange, yellow, green, violet };
        self
    }

    /// Makes any other change to the open part.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Table)) -> Self {
        change(&mut self.position.table);
        self
    }

    pub(crate) fn phase(self, phase: Phase) -> Self {
        self.with(|table| table.phase = phase)
    }

    pub(crate) fn discard(self, cards: &str) -> Self {
        self.with(|table| table.discard = one(cards))
    }

    /// Adds an offer that the first player has made.
    pub(crate) fn offer(mut self, to: &[Seat], give: &str, want: &str) -> Self {
        let to = to.iter().copied().collect();
        self.position.offer =
            Some(OfferText { to, give: one(give), want: one(want), ..OfferText::default() });
        self.position.table.offers = 1;
        self.position.table.players[A].proposed = 1;
        self.phase(Phase::Answer)
    }

    /// The finished position, with tiles for the seats that were given none.
    pub(crate) fn finish(mut self) -> Position {
        let empires = &self.position.table.empires;
        let mut taken: Squares = [empires.orange, empires.yellow, empires.green, empires.violet]
            .iter()
            .flat_map(|squares| squares.iter())
            .chain(self.position.tiles.values().flat_map(|tiles| tiles.iter()))
            .chain(self.position.table.under.iter().copied())
            .collect();
        for seat in
            Seat::first(self.has_tiles.len()).filter(|&seat| !self.has_tiles[seat]).collect::<Vec<_>>()
        {
            let free = Square::all().filter(|&square| square != Square::TYROS && !taken.contains(square));
            let tiles: Tiles = free.take(4).collect();
            taken = taken.or(tiles.squares());
            self.position.tiles[seat] = tiles;
        }
        self.position
    }

    /// A game that starts from this position.
    pub(crate) fn game(self) -> Played {
        let position = self.finish();
        Played(State::from_position(&position).unwrap_or_else(|reasons| panic!("{reasons:?}")))
    }

    /// The reasons why this position is rejected.
    pub(crate) fn impossible(self) -> Vec<Impossible> {
        State::from_position(&self.finish()).expect_err("the position is possible")
    }
}

/// A game in progress.
#[derive(Clone, Copy)]
pub(crate) struct Played(pub(crate) State);

impl Played {
    /// Applies a legal action of a seat.
    pub(crate) fn does(&mut self, seat: Seat, action: &str) -> &mut Self {
        let event = Event::Move { seat, action: one(action) };
        self.0.apply(&event).unwrap_or_else(|error| panic!("{action}: {error}"));
        self
    }

    /// Applies a possible chance outcome.
    pub(crate) fn chance(&mut self, chance: &str) -> &mut Self {
        self.0.apply(&Event::Chance(one(chance))).unwrap_or_else(|error| panic!("{chance}: {error}"));
        self
    }

    /// Checks that an action of a seat is rejected for this reason.
    pub(crate) fn refuses(&mut self, seat: Seat, action: &str, reason: Illegal) -> &mut Self {
        let before = self.0;
        let error = self.0.apply(&Event::Move { seat, action: one(action) });
        assert_eq!(error, Err(ApplyError::Illegal(reason)), "{action}");
        assert_eq!(self.0, before);
        assert!(!self.options(seat).contains(&action.to_owned()), "{action}");
        self
    }

    /// Checks that a chance outcome is rejected for this reason.
    pub(crate) fn refuses_chance(&mut self, chance: &str, reason: Illegal) -> &mut Self {
        let error = self.0.apply(&Event::Chance(one::<Chance>(chance)));
        assert_eq!(error, Err(ApplyError::Illegal(reason)), "{chance}");
        self
    }

    /// The legal actions of a seat.
    pub(crate) fn options(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.legal_actions(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The legal actions of a seat that begin with this word.
    pub(crate) fn ways_to(&self, seat: Seat, word: &str) -> Vec<String> {
        self.options(seat).into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
    }

    /// The destinations and payments of the legal voyages from this berth.
    pub(crate) fn voyages(&self, seat: Seat, from: &str) -> Vec<String> {
        let sails = self.ways_to(seat, "sail");
        sails
            .iter()
            .filter_map(|sail| sail.strip_prefix(&format!("sail {from} ")))
            .map(str::to_owned)
            .collect()
    }

    /// The seats that are asked.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        match self.0.turn() {
            Turn::Seats(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    pub(crate) fn position(&self) -> Position {
        self.0.position()
    }

    pub(crate) fn table(&self) -> Table {
        self.position().table
    }

    pub(crate) fn phase(&self) -> Phase {
        self.table().phase
    }

    pub(crate) fn hand(&self, seat: Seat) -> String {
        self.position().hands[seat].to_string()
    }

    pub(crate) fn tiles(&self, seat: Seat) -> String {
        self.position().tiles[seat].to_string()
    }

    pub(crate) fn discarded(&self) -> String {
        self.table().discard.to_string()
    }

    /// The berths of a seat's ships.
    pub(crate) fn ships(&self, seat: Seat) -> String {
        let ships = &self.table().players[seat].ships;
        ships.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn cities(&self, seat: Seat) -> String {
        let cities = self.table().players[seat].cities;
        cities.iter().map(|city| city.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The cards that a viewer knows to be in a hand.
    pub(crate) fn known(&self, by: impl Into<Option<Seat>>, of: Seat) -> String {
        let viewer = by.into().map_or(Viewer::Spectator, Viewer::Seat);
        self.0.view(viewer).text().hands[of].known.to_string()
    }

    /// What a viewer sees of an action.
    pub(crate) fn seen(&self, by: impl Into<Option<Seat>>, seat: Seat, action: &str) -> Option<Seen> {
        let viewer = by.into().map_or(Viewer::Spectator, Viewer::Seat);
        self.0.redact(&Event::Move { seat, action: one(action) }, viewer)
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.0.standing().scores.values().copied().collect()
    }
}
