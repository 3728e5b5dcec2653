//! The set-up of a game (G2), and laying a whole city at random (G2.4).

use alcazar_core::{Luck, MAX_SEATS, Seat, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Cells, City, Rotations};
use crate::edition::{Components, Edition, TILES, TILES_PER_PLAYER};
use crate::illegal::Illegal;
use crate::pieces::{Cards, Cultures, Tile, Tokens};
use crate::state::{
    CityWay, Discredits, Effect, Faces, Idleness, Letters, March, Open, Phase, State, TokenBoard,
};

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which component tables are used.
    pub edition: Edition,
    /// How the city is laid.
    pub city: CityWay,
}

impl State {
    pub(crate) fn new(players: usize, options: Options) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        let components = options.edition.components();
        Ok(Self {
            open: Open {
                city: City::CENTRE,
                discredits: Discredits::default(),
                tokens: TokenBoard::default(),
                undrawn: (1 << TILES) - 1,
                played: Cards::NONE,
                spent: Cards::NONE,
                shown: [Cultures::NONE; MAX_SEATS],
                taken: [Tokens::default(); MAX_SEATS],
                candidates: [Cell::CENTRE; MAX_SEATS],
                phase: Phase::Starter,
                effect: Effect::None,
                march: March::FRESH,
                edition: options.edition,
                way: options.city,
                seats: players as u8,
                starter: Seat::A,
                active: Seat::A,
                round: 0,
                waiting: SeatSet::EMPTY,
                passed: SeatSet::EMPTY,
                letters: Letters::NONE,
                translators: 0,
                idleness: Idleness::default(),
                ending: None,
                order: None,
            },
            faces: Faces::default(),
            cards: [Cards::NONE; MAX_SEATS],
            pile: components.cards,
            hands: [Cultures::NONE; MAX_SEATS],
            certain: [[Cultures::NONE; MAX_SEATS]; MAX_SEATS],
            bag: components.tokens,
            choices: [None; MAX_SEATS],
        })
    }

    /// Deals influence cards to a player (G2.1). After the last player the city is laid.
    pub(crate) fn deal(&mut self, seat: Seat, cards: Cultures) {
        self.hands[seat.index()] = cards;
        let next = self.open.left_of(seat);
        self.open.phase = match self.open.way {
            _ if next != self.open.starter => Phase::Deal { seat: next },
            CityWay::Quick => Phase::City,
            CityWay::Drafted => Phase::DrawTile,
        };
    }
}

/// Checks a quick city (G2.4): it has the right number of tiles, all of them exist, they form one piece,
/// and every street tile is reachable.
pub(crate) fn check_city(city: &City, players: u8, components: &Components) -> Result<(), Illegal> {
    if city.tiles().len() != usize::from(TILES_PER_PLAYER * players) || tiles_left(city, components).is_none()
    {
        return Err(Illegal::WrongTiles);
    }
    if city.is_sound() && city.is_whole() { Ok(()) } else { Err(Illegal::UnsoundCity) }
}

/// The tiles not in a city, as a bit set of their numbers; `None` if the city has tiles that don't exist.
pub(crate) fn tiles_left(city: &City, components: &Components) -> Option<u64> {
    city.tiles()
        .iter()
        .filter_map(|cell| city.tile(cell))
        .try_fold((1 << TILES) - 1, |left, tile| take_tile(left, tile, components))
}

/// Removes one copy of a tile from the set `left`; `None` if there is none.
pub(crate) fn take_tile(left: u64, tile: Tile, components: &Components) -> Option<u64> {
    let copies = left & components.copies(tile);
    (copies != 0).then_some(left & !(copies & copies.wrapping_neg()))
}

/// Lays a city at random (G2.4): random tiles on random cells around the centre, turned and swapped until
/// every street tile can be reached.
pub(crate) fn quick_city(players: u8, components: &Components, luck: &mut impl Luck) -> City {
    /// After this many changes it is faster to start again.
    const MAX_CHANGES: u32 = 20_000;
    let count = usize::from(TILES_PER_PLAYER * players);
    loop {
        let (mut city, cells) = random_city(count, components, luck);
        let mut cut_off = city.unreachable();
        for _ in 0..MAX_CHANGES {
            if cut_off.is_empty() {
                return city;
            }
            let changed = change(&city, &cells, cut_off, luck);
            let still_cut_off = changed.unreachable();
            if still_cut_off.len() <= cut_off.len() {
                (city, cut_off) = (changed, still_cut_off);
            }
        }
    }
}

/// `count` random tiles, turned at random, each on a cell that touches an earlier one.
fn random_city(count: usize, components: &Components, luck: &mut impl Luck) -> (City, Vec<Cell>) {
    let mut city = City::CENTRE;
    let mut tiles = components.tiles;
    let mut cells = Vec::with_capacity(count);
    for drawn in 0..count {
        tiles.swap(drawn, drawn + luck.below((TILES - drawn) as u32) as usize);
        let cell = pick(city.touching(), luck);
        cells.push(cell);
        lay_at_random(&mut city, cell, tiles[drawn], luck);
    }
    (city, cells)
}

/// The city with one tile near a cut-off tile turned, or swapped with another tile and both turned.
fn change(city: &City, cells: &[Cell], cut_off: Cells, luck: &mut impl Luck) -> City {
    let mut changed = *city;
    let one = pick((cut_off | cut_off.neighbours()) & city.tiles(), luck);
    let other = if luck.below(2) == 0 { one } else { *luck.pick(cells).unwrap_or(&one) };
    let tiles = [city.tile(one), city.tile(other)].map(|tile| tile.unwrap_or(Tile::STREETLESS));
    changed.lift(one);
    changed.lift(other);
    lay_at_random(&mut changed, other, tiles[0], luck);
    if other != one {
        lay_at_random(&mut changed, one, tiles[1], luck);
    }
    changed
}

fn lay_at_random(city: &mut City, cell: Cell, tile: Tile, luck: &mut impl Luck) {
    let rotations = Rotations::of(tile.shape);
    let turned = luck.below(rotations.len()) as usize;
    city.lay(cell, tile.people, rotations.iter().nth(turned).expect("the index is below the count"));
}

/// A random cell of the set, which must not be empty.
fn pick(cells: Cells, luck: &mut impl Luck) -> Cell {
    let chosen = luck.below(cells.len() as u32) as usize;
    cells.iter().nth(chosen).expect("the index is below the count")
}
