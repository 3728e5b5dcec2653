//! The notation of cultures, cells, streets, tiles, tokens, cards and cities.

use std::fmt;
use std::str::FromStr;

use alcazar_kit::notation::Unreadable;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::board::{Cell, Cells, City, Direction, Streets};
use crate::pieces::{Card, Culture, Cultures, Shape, Tile, Token};

alcazar_kit::names! {
    Culture, "c, j or m": Christian = "c", Jewish = "j", Muslim = "m";
    Direction, "n, e, s or w": North = "n", East = "e", South = "s", West = "w";
    Shape, "a shape like tee":
        DeadEnd = "dead-end", Straight = "straight", Corner = "corner",
        Tee = "tee", Cross = "cross", Streetless = "streetless";
    Token, "christian, jewish, muslim, two or three":
        Christian = "christian", Jewish = "jewish", Muslim = "muslim", Two = "two", Three = "three";
    Card, "an action card like hired-mule":
        Translator = "translator", Rumour = "rumour", Rehabilitation = "rehabilitation",
        HiredMule = "hired-mule", SafeConduct = "safe-conduct", HiddenPassage = "hidden-passage",
        Bargain = "bargain", TownCrier = "town-crier", Removal = "removal",
        Curfew = "curfew", Council = "council", Tribune = "tribune";
}

alcazar_kit::debug_as_notation!(Cell, City, Cultures, Streets, Tile);

/// Cultures as `ccm`, none as `-`.
impl fmt::Display for Cultures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|culture| write!(f, "{culture}"))
    }
}

impl FromStr for Cultures {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        /// No count of cultures in a game is larger.
        const MAX_LEN: usize = 24;
        let unreadable = || Unreadable::new(text, "cultures like ccm");
        if text == "-" {
            return Ok(Self::NONE);
        }
        if text.is_empty() || text.len() > MAX_LEN {
            return Err(unreadable());
        }
        let letters = text.split("").filter(|letter| !letter.is_empty());
        let cultures: Vec<Culture> =
            letters.map(str::parse).collect::<Result<_, _>>().map_err(|_| unreadable())?;
        if cultures.is_sorted() { Ok(cultures.into_iter().collect()) } else { Err(unreadable()) }
    }
}

/// A cell as `c4`, the centre as `centre`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::CENTRE {
            return f.write_str("centre");
        }
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "centre" {
            return Ok(Self::CENTRE);
        }
        let cell = match *text.as_bytes() {
            [column, row] => Self::at(column.wrapping_sub(b'a'), row.wrapping_sub(b'1')),
            _ => None,
        };
        cell.filter(|&cell| cell != Self::CENTRE)
            .ok_or_else(|| Unreadable::new(text, "a cell like c4, or centre"))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The sides to which streets lead as `nes`, none as `-`.
impl fmt::Display for Streets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str("-");
        }
        let sides = Direction::ALL.into_iter().filter(|&direction| self.leads(direction));
        sides.map(Direction::name).try_for_each(|letter| f.write_str(letter))
    }
}

impl FromStr for Streets {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::all()
            .find(|streets| streets.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "streets like nes"))
    }
}

/// A tile as `tee.ccj`: its shape and its people.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape.name();
        if self.people.is_empty() { f.write_str(shape) } else { write!(f, "{shape}.{}", self.people) }
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new(text, "a tile like tee.ccj");
        let (shape, people) = text.split_once('.').unwrap_or((text, "-"));
        let shape = shape.parse().map_err(|_| unreadable())?;
        let tile = Self { shape, people: people.parse()? };
        if tile.to_string() == text { Ok(tile) } else { Err(unreadable()) }
    }
}

/// A laid tile as `c4:nes.ccj`: its cell, its streets and its people; a streetless one as `c4:-`.
fn format_laid(city: &City, cell: Cell) -> String {
    let (streets, people) = (city.streets(cell), city.people(cell));
    if people.is_empty() { format!("{cell}:{streets}") } else { format!("{cell}:{streets}.{people}") }
}

/// A city as its laid tiles in order, separated by spaces.
impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<String> = self.tiles().iter().map(|cell| format_laid(self, cell)).collect();
        f.write_str(&tiles.join(" "))
    }
}

impl City {
    /// Parses laid tiles, each on a cell of its own.
    pub(crate) fn parse_tiles<'a>(tiles: impl Iterator<Item = &'a str>) -> Result<Self, Unreadable> {
        tiles.filter(|tile| !tile.is_empty()).try_fold(Self::CENTRE, |mut city, text| {
            let unreadable = || Unreadable::new(text, "a laid tile like c4:nes.ccj on a free cell, in order");
            let (cell, tile) = text.split_once(':').ok_or_else(unreadable)?;
            let (streets, people) = tile.split_once('.').unwrap_or((tile, "-"));
            let (cell, people): (Cell, Cultures) = (cell.parse()?, people.parse()?);
            let fits = Culture::ALL.into_iter().all(|culture| people.count(culture) < 4);
            if !city.free().contains(cell) || !fits {
                return Err(unreadable());
            }
            city.lay(cell, people, streets.parse()?);
            if format_laid(&city, cell) == text { Ok(city) } else { Err(unreadable()) }
        })
    }
}

impl FromStr for City {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let city = Self::parse_tiles(text.split(' '))?;
        if city.to_string() == text { Ok(city) } else { Err(Unreadable::new(text, "laid tiles in order")) }
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles().iter().map(|cell| format_laid(self, cell)))
    }
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<String>::deserialize(deserializer)?;
        Self::parse_tiles(tiles.iter().map(String::as_str)).map_err(de::Error::custom)
    }
}
