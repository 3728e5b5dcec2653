//! A whole game as a readable value: the open part as a [`Table`], then the hidden parts.
//!
//! The piles are not stored: the draw pile holds the cards that are nowhere else, and the unseen part of the
//! tile pile the tiles that are nowhere else.

use alcazar_core::{Seat, SeatMap, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Berth, Square, Squares};
use crate::cards::Cards;
use crate::edition::Edition;
use crate::pieces::{Empire, Tiles};
use crate::setup::Founding;
use crate::state::{MAX_PLAYERS, MAX_TILE_PILE, Memory, Offer, Open, Phase, Player, Ships, State, Under};
use crate::validate::{Impossible, reasons};

/// The part of a game that all players see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Which component tables are used.
    #[serde(default)]
    pub edition: Edition,
    /// How the empires were founded.
    #[serde(default)]
    pub founding: Founding,
    /// What is to be decided now.
    pub phase: Phase,
    /// Whose turn it is, also while other seats are asked.
    pub active: Seat,
    /// Who has the start marker.
    pub start: Seat,
    /// The number of the round, from 1.
    pub round: u8,
    /// Whether the empires grow for the second time in this round.
    #[serde(default)]
    pub second_pass: bool,
    /// The number of consecutive passes.
    #[serde(default)]
    pub passes: u8,
    /// The number of offers that the active player has made in this turn.
    #[serde(default)]
    pub offers: u8,
    /// The squares of each empire.
    pub empires: Empires,
    /// The public part of each player.
    pub players: SeatMap<TablePlayer>,
    /// The discard pile.
    #[serde(default)]
    pub discard: Cards,
    /// The tiles put under the pile, in the order in which they will be drawn.
    #[serde(default)]
    pub under: Vec<Square>,
    /// The first seat to have a city in each empire.
    #[serde(default)]
    pub first_everywhere: Option<Seat>,
    /// The proposer and the partner of the last deal in this round.
    #[serde(default)]
    pub last_deal: Option<[Seat; 2]>,
}

/// The squares of each empire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named after the empires")]
pub struct Empires {
    pub orange: Squares,
    pub yellow: Squares,
    pub green: Squares,
    pub violet: Squares,
}

impl Empires {
    /// The squares of one empire.
    pub const fn of(&self, empire: Empire) -> Squares {
        match empire {
            Empire::Orange => self.orange,
            Empire::Yellow => self.yellow,
            Empire::Green => self.green,
            Empire::Violet => self.violet,
        }
    }
}

/// The public part of a player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TablePlayer {
    /// The berths of the player's ships, one entry per ship.
    pub ships: Vec<Berth>,
    /// The squares of the player's cities.
    pub cities: Squares,
    /// The tiles in hand that have been shown to all.
    pub shown: Tiles,
    /// The number of deals the player has proposed in this round.
    pub proposed: u8,
}

/// A whole game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The open part.
    pub table: Table,
    /// The trade cards of each player.
    pub hands: SeatMap<Cards>,
    /// The land tiles of each player.
    pub tiles: SeatMap<Tiles>,
    /// What viewers remember of hidden hands, without empty entries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Known>,
    /// The offer that is being drafted or answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferText>,
    /// The cards each player has chosen to keep, until all have chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<SeatMap<Cards>>,
}

/// Cards that a viewer knows to be in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The viewer who knows.
    pub by: Viewer,
    /// The holder of the hand.
    pub of: Seat,
    /// The cards.
    pub cards: Cards,
}

/// An offer (Y5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferText {
    /// The seats asked.
    pub to: SeatSet,
    /// The cards given.
    pub give: Cards,
    /// The cards wanted.
    pub want: Cards,
    /// The seats that have answered.
    #[serde(default)]
    pub answered: SeatSet,
    /// The seats that said yes.
    #[serde(default)]
    pub yes: SeatSet,
}

/// Why a table can't be converted into a state at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Malformed {
    /// There are not three or four players with cards and tiles, or a seat outside the table is named.
    #[error("seats")]
    Seats,
    /// A player has more than two ships in one place.
    #[error("ships")]
    Ships,
    /// More tiles under the pile than there can be.
    #[error("under")]
    Under,
}

impl Table {
    pub(crate) fn of(open: &Open) -> Self {
        let [orange, yellow, green, violet] = open.empires;
        Self {
            edition: open.edition,
            founding: open.founding,
            phase: open.phase,
            active: open.active,
            start: open.starter,
            round: open.round,
            second_pass: open.is_second_pass,
            passes: open.passes,
            offers: open.offers,
            empires: Empires { orange, yellow, green, violet },
            players: SeatMap::from_fn(usize::from(open.seats), |seat| {
                let player = open.player(seat);
                TablePlayer {
                    ships: player.ships.iter().collect(),
                    cities: player.cities,
                    shown: player.shown,
                    proposed: player.proposed,
                }
            }),
            discard: open.discard_pile,
            under: open.under.iter().collect(),
            first_everywhere: open.first_everywhere,
            last_deal: open.last_deal,
        }
    }

    pub(crate) fn open(&self) -> Result<Open, Malformed> {
        let seats = self.players.len();
        let named = [Some(self.active), Some(self.start), self.first_everywhere, self.seat_in_phase()];
        if !(3..=MAX_PLAYERS).contains(&seats)
            || named
                .into_iter()
                .chain(self.last_deal.into_iter().flatten().map(Some))
                .flatten()
                .any(|seat| seat.index() >= seats)
        {
            return Err(Malformed::Seats);
        }
        if self.under.len() > MAX_TILE_PILE {
            return Err(Malformed::Under);
        }
        let mut under = Under::EMPTY;
        self.under.iter().for_each(|&tile| under.push(tile));
        let mut players = [Player::default(); MAX_PLAYERS];
        for (player, text) in players.iter_mut().zip(self.players.values()) {
            let mut ships = Ships::default();
            for &berth in &text.ships {
                if ships.twice.contains(berth) {
                    return Err(Malformed::Ships);
                }
                ships.insert(berth);
            }
            *player = Player { ships, cities: text.cities, shown: text.shown, proposed: text.proposed };
        }
        Ok(Open {
            empires: Empire::ALL.map(|empire| self.empires.of(empire)),
            players,
            discard_pile: self.discard,
            phase: self.phase,
            edition: self.edition,
            founding: self.founding,
            seats: seats as u8,
            active: self.active,
            starter: self.start,
            round: self.round,
            is_second_pass: self.second_pass,
            passes: self.passes,
            offers: self.offers,
            first_everywhere: self.first_everywhere,
            last_deal: self.last_deal,
            under,
        })
    }

    fn seat_in_phase(&self) -> Option<Seat> {
        match self.phase {
            Phase::DealTiles { seat } | Phase::DealCards { seat } | Phase::Gift { to: seat } => Some(seat),
            _ => None,
        }
    }
}

impl Position {
    pub(crate) fn of(state: &State) -> Self {
        let players = usize::from(state.open.seats);
        let viewers = Viewer::all(players);
        let known = viewers.flat_map(|by| {
            state.open.all_seats().map(move |of| Known { by, of, cards: state.memory.of(by, of) })
        });
        let Offer { to, give, want, answered, yes } = state.offer;
        let has_chosen = state.kept.iter().any(|kept| !kept.is_empty());
        Self {
            table: Table::of(&state.open),
            hands: SeatMap::from_fn(players, |seat| state.hand(seat)),
            tiles: SeatMap::from_fn(players, |seat| state.tiles[seat.index()]),
            known: known.filter(|known| !known.cards.is_empty()).collect(),
            offer: (!to.is_empty()).then_some(OfferText { to, give, want, answered, yes }),
            kept: has_chosen.then(|| SeatMap::from_fn(players, |seat| state.kept[seat.index()])),
        }
    }

    pub(crate) fn state(&self) -> Result<State, Vec<Impossible>> {
        let state = self.unchecked().map_err(|malformed| vec![Impossible::Malformed { malformed }])?;
        let reasons = reasons(&state);
        if reasons.is_empty() { Ok(state) } else { Err(reasons) }
    }

    fn unchecked(&self) -> Result<State, Malformed> {
        let open = self.table.open()?;
        let seats = usize::from(open.seats);
        let is_seat = |seat: Seat| seat.index() < seats;
        let OfferText { to, give, want, answered, yes } = self.offer.unwrap_or_default();
        let are_seats = self.hands.len() == seats
            && self.tiles.len() == seats
            && self.kept.as_ref().is_none_or(|kept| kept.len() == seats)
            && self.known.iter().all(|known| is_seat(known.of) && known.by.seat().is_none_or(is_seat))
            && to.iter().chain(answered.iter()).chain(yes.iter()).all(is_seat);
        if !are_seats {
            return Err(Malformed::Seats);
        }
        let mut memory = Memory::default();
        for known in &self.known {
            memory.set(known.by, known.of, known.cards);
        }
        Ok(State {
            open,
            hands: seat_array(&self.hands),
            tiles: seat_array(&self.tiles),
            memory,
            offer: Offer { to, give, want, answered, yes },
            kept: self.kept.as_ref().map(seat_array).unwrap_or_default(),
        })
    }
}

fn seat_array<T: Copy + Default>(values: &SeatMap<T>) -> [T; MAX_PLAYERS] {
    std::array::from_fn(|seat| values.get(Seat::new(seat)).copied().unwrap_or_default())
}
