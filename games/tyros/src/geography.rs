//! The tables of the board with the marks of their sources, and the tables computed from them at compile
//! time: neighbours, sea ways and distances.

use crate::board::{BERTHS, Berths, SQUARES, Squares};

/// In the tables below 33 is Tyros and 34 the east coast of Italy; the west coast is 16.
pub(crate) const T: u8 = 33;
pub(crate) const WEST: u8 = 16;
pub(crate) const EAST: u8 = 34;
/// Open sea with a serpent (`S`) or desert (`D`): not in play.
const NONE: u8 = 0;

/// Y1.4, rows from the north, columns from the west. \[P\] the size, \[D\] the numbers.
const GRID: [[u8; 7]; 5] = [
    [1, 6, 10, 15, 20, 25, 29],
    [2, 7, 11, 16, 21, 26, 30],
    [3, 8, 12, 17, 22, 27, 31],
    [4, 9, 13, 18, 23, NONE, T],
    [5, NONE, 14, 19, 24, 28, 32],
];

/// Y1.6, the sea ways that follow from the rulebook's examples. \[D\]
const SEA_WAYS_SHOWN: [(u8, u8); 22] = [
    (8, 12),
    (10, 11),
    (11, 12),
    (11, WEST),
    (12, 17),
    (15, EAST),
    (WEST, 17),
    (EAST, 17),
    (17, 22),
    (22, 23),
    (22, 27),
    (23, 24),
    (24, 28),
    (25, 26),
    (25, 29),
    (26, 30),
    (21, 26),
    (27, 31),
    (28, 32),
    (30, 31),
    (31, T),
    (32, T),
];

/// Y1.6, the sea ways reconstructed from the shape of the coasts. \[X\]
const SEA_WAYS_RECONSTRUCTED: [(u8, u8); 22] = [
    (1, 2),
    (2, 3),
    (3, 4),
    (4, 5),
    (4, 9),
    (6, 7),
    (6, 10),
    (7, 8),
    (7, 11),
    (8, 9),
    (9, 13),
    (12, 13),
    (13, 14),
    (13, 18),
    (14, 19),
    (17, 18),
    (18, 19),
    (18, 23),
    (19, 24),
    (20, 25),
    (21, 22),
    (26, 27),
];

/// Y1.8, slugs of the names in numerical order, Tyros last. We chose the names.
pub(crate) const NAMES: [&str; SQUARES] = [
    "galicia",
    "lusitania",
    "gadir",
    "pillars",
    "lixus",
    "massalia",
    "iberia",
    "ebusus",
    "iol",
    "liguria",
    "corsica",
    "sardinia",
    "carthage",
    "gabes",
    "adria",
    "italy",
    "sicily",
    "malta",
    "tripolis",
    "odessos",
    "macedonia",
    "hellas",
    "crete",
    "marmarica",
    "byzantium",
    "ionia",
    "rhodes",
    "nile",
    "sinope",
    "cilicia",
    "cyprus",
    "gaza",
    "tyros",
];

pub(crate) const NEIGHBOURS: [Squares; SQUARES] = neighbours();
pub(crate) const SEA_WAYS: [Berths; BERTHS] = sea_ways();
/// The length of the longest voyage; `within` checks it at compile time.
pub(crate) const MAX_DISTANCE: usize = 12;
pub(crate) static DISTANCES: [[u8; BERTHS]; BERTHS] = distances(&WITHIN);
pub(crate) static WITHIN: [[Berths; MAX_DISTANCE + 1]; BERTHS] = within();

const fn neighbours() -> [Squares; SQUARES] {
    let mut table = [Squares::EMPTY; SQUARES];
    let mut row = 0;
    while row < GRID.len() {
        let mut column = 0;
        while column < GRID[0].len() {
            let here = GRID[row][column];
            if here != NONE && column + 1 < GRID[0].len() && GRID[row][column + 1] != NONE {
                join(&mut table, here, GRID[row][column + 1]);
            }
            if here != NONE && row + 1 < GRID.len() && GRID[row + 1][column] != NONE {
                join(&mut table, here, GRID[row + 1][column]);
            }
            column += 1;
        }
        row += 1;
    }
    table
}

const fn join(table: &mut [Squares; SQUARES], a: u8, b: u8) {
    table[a as usize - 1].0 |= 1 << (b - 1);
    table[b as usize - 1].0 |= 1 << (a - 1);
}

const fn sea_ways() -> [Berths; BERTHS] {
    let mut table = [Berths::EMPTY; BERTHS];
    let mut way = 0;
    while way < SEA_WAYS_SHOWN.len() + SEA_WAYS_RECONSTRUCTED.len() {
        let (a, b) = if way < SEA_WAYS_SHOWN.len() {
            SEA_WAYS_SHOWN[way]
        } else {
            SEA_WAYS_RECONSTRUCTED[way - SEA_WAYS_SHOWN.len()]
        };
        table[a as usize - 1].0 |= 1 << (b - 1);
        table[b as usize - 1].0 |= 1 << (a - 1);
        way += 1;
    }
    table
}

const fn within() -> [[Berths; MAX_DISTANCE + 1]; BERTHS] {
    let mut table = [[Berths::EMPTY; MAX_DISTANCE + 1]; BERTHS];
    let mut from = 0;
    while from < BERTHS {
        let start = 1_u64 << from;
        let mut seen = start;
        let mut steps = 1;
        while steps <= MAX_DISTANCE {
            let mut rest = seen;
            while rest != 0 {
                seen |= SEA_WAYS[rest.trailing_zeros() as usize].0;
                rest &= rest - 1;
            }
            table[from][steps] = Berths(seen & !start);
            steps += 1;
        }
        assert!(seen == Berths::ALL.0, "a berth is farther away than MAX_DISTANCE");
        from += 1;
    }
    table
}

const fn distances(within: &[[Berths; MAX_DISTANCE + 1]; BERTHS]) -> [[u8; BERTHS]; BERTHS] {
    let mut table = [[0; BERTHS]; BERTHS];
    let mut from = 0;
    while from < BERTHS {
        let mut to = 0;
        while to < BERTHS {
            let mut steps = 0;
            while from != to && within[from][steps].0 >> to & 1 == 0 {
                steps += 1;
            }
            table[from][to] = steps as u8;
            to += 1;
        }
        from += 1;
    }
    table
}

/// The column and row of the square with this number.
pub(crate) fn place(number: u8) -> (usize, usize) {
    let row = GRID.iter().position(|row| row.contains(&number)).unwrap_or(0);
    let column = GRID[row].iter().position(|&other| other == number).unwrap_or(0);
    (column, row)
}
