//! The notation: formatting and parsing of actions and chance outcomes, and the JSON form of sets of squares.

use std::fmt;
use std::str::FromStr;

use alcazar_core::Seat;
use alcazar_kit::notation::{Unreadable, seat_name, seat_named};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Audience};
use crate::board::{Square, Squares};
use crate::chance::Chance;
use crate::pieces::Tiles;

/// The colours of the players, in the order of the seats; no empire has the same colour. No source names
/// them. \[X\]
pub const COLOURS: [&str; 4] = ["red", "blue", "white", "turquoise"];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Grow { tile, empire } => write!(f, "grow {tile} {empire}"),
            Self::PutUnder { tile, shown } => write!(f, "under {tile} showing {shown}"),
            Self::Show { shown } => write!(f, "show {shown}"),
            Self::Sail { from, to, pay } => write!(f, "sail {from} {to} {pay}"),
            Self::Found { ship, pay } => write!(f, "found {ship} {pay}"),
            Self::Build { city, pay } => write!(f, "build {city} {pay}"),
            Self::BuildOnTyros => f.write_str("build T"),
            Self::Swap => f.write_str("swap"),
            Self::Take { kind } => write!(f, "take {kind}"),
            Self::Offer { to: Audience::One(seat) } => write!(f, "offer {}", colour(*seat)),
            Self::Offer { to: Audience::All } => f.write_str("offer all"),
            Self::Pass => f.write_str("pass"),
            Self::Pay { cards } => write!(f, "pay {cards}"),
            Self::Give { kind } => write!(f, "give {kind}"),
            Self::Add { kind } => write!(f, "add {kind}"),
            Self::For => f.write_str("for"),
            Self::Want { kind } => write!(f, "want {kind}"),
            Self::Propose => f.write_str("propose"),
            Self::No => f.write_str("no"),
            Self::Yes => f.write_str("yes"),
            Self::Deal { with } => write!(f, "deal {}", colour(*with)),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Keep { cards } => write!(f, "keep {cards}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["grow", tile, empire] => Self::Grow { tile: tile.parse()?, empire: empire.parse()? },
            ["under", tile, "showing", shown] => {
                Self::PutUnder { tile: tile.parse()?, shown: shown.parse()? }
            }
            ["show", shown] => Self::Show { shown: shown.parse()? },
            ["sail", from, to, pay] => Self::Sail { from: from.parse()?, to: to.parse()?, pay: pay.parse()? },
            ["found", ship, pay] => Self::Found { ship: ship.parse()?, pay: pay.parse()? },
            ["build", "T"] => Self::BuildOnTyros,
            ["build", city, pay] => Self::Build { city: city.parse()?, pay: pay.parse()? },
            ["swap"] => Self::Swap,
            ["take", kind] => Self::Take { kind: kind.parse()? },
            ["offer", "all"] => Self::Offer { to: Audience::All },
            ["offer", seat] => Self::Offer { to: Audience::One(parse_seat(seat)?) },
            ["pass"] => Self::Pass,
            ["pay", cards] => Self::Pay { cards: cards.parse()? },
            ["give", kind] => Self::Give { kind: kind.parse()? },
            ["add", kind] => Self::Add { kind: kind.parse()? },
            ["for"] => Self::For,
            ["want", kind] => Self::Want { kind: kind.parse()? },
            ["propose"] => Self::Propose,
            ["no"] => Self::No,
            ["yes"] => Self::Yes,
            ["deal", seat] => Self::Deal { with: parse_seat(seat)? },
            ["withdraw"] => Self::Withdraw,
            ["keep", cards] => Self::Keep { cards: cards.parse()? },
            _ => return Err(Unreadable::new(text, "an action")),
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {}", colour(*seat)),
            Self::Found(square) => write!(f, "found {square}"),
            Self::Tiles(tiles) => write!(f, "tiles {tiles}"),
            Self::Cards(cards) => write!(f, "cards {cards}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("start", seat)) => parse_seat(seat).map(Self::Start),
            Some(("found", square)) => square.parse().map(Self::Found),
            Some(("tiles", tiles)) => tiles.parse().map(Self::Tiles),
            Some(("cards", cards)) => cards.parse().map(Self::Cards),
            _ => Err(Unreadable::new(text, "start, found, tiles or cards")),
        }
    }
}

fn colour(seat: Seat) -> &'static str {
    seat_name(&COLOURS, seat)
}

fn parse_seat(text: &str) -> Result<Seat, Unreadable> {
    seat_named(&COLOURS, text, "red, blue, white or turquoise")
}

/// Serializes sets as lists of squares.
macro_rules! as_list {
    ($($name:ty),+) => {
        $(
            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_seq(self.iter())
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let mut set = Self::EMPTY;
                    for square in Vec::<Square>::deserialize(deserializer)? {
                        let more = set.with(square);
                        if more == set {
                            return Err(D::Error::custom(format_args!("{square} can't be added to the list")));
                        }
                        set = more;
                    }
                    Ok(set)
                }
            }
        )+
    };
}

as_list!(Squares, Tiles);
