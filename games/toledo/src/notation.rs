//! The notation: formats and parses each action and each outcome of chance as one short line of text.
//! `docs/toledo.md` describes it.

use std::fmt;
use std::str::FromStr;

use alcazar_core::Seat;
use alcazar_kit::notation::{Unreadable, number, seat_name, seat_named};

use crate::action::Action;
use crate::board::Step;
use crate::chance::Chance;
use crate::pieces::{Background, Card, Shop, Side, Sword, Tile, Trade, Value};

/// The colours of the players, in the order of the seats (T1.8 \[P\]).
pub const COLOURS: [&str; 4] = ["red", "blue", "green", "yellow"];

alcazar_kit::names! {
    Background, "v, b, o or n": Violet = "v", Brown = "b", Orange = "o", Neutral = "n";
    Side, "a or d": Attacker = "a", Defender = "d";
    Tile, "violet, brown, orange or movement":
        Violet = "violet", Brown = "brown", Orange = "orange", Movement = "movement";
    Trade, "metal, gem, smith or fencing": Metal = "metal", Gem = "gem", Smith = "smith", Fencing = "fencing";
}

alcazar_kit::debug_as_notation!(Card, Shop);

/// A card as `3va`: its value, its background (`v`iolet, `b`rown, `o`range, `n`eutral), the side highlighted
/// (`a`ttacker, `d`efender).
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.value().number(), self.background(), self.side())
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parse = || {
            let value = Value::new(number(text.get(..1)?)?)?;
            let background = text.get(1..2)?.parse().ok()?;
            Some(Self::new(value, background, text.get(2..)?.parse().ok()?))
        };
        parse().ok_or_else(|| Unreadable::new(text, "a card like 3va"))
    }
}

impl fmt::Debug for crate::pieces::Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A shop as `gem2`: its trade and its circles.
impl fmt::Display for Shop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.trade(), 1 + u8::from(self.has_two_circles()))
    }
}

impl FromStr for Shop {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL
            .into_iter()
            .find(|shop| shop.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "a shop like gem2"))
    }
}

/// A sword as `8/2+2`: its value, then its cost in metal and gems.
impl fmt::Display for Sword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}+{}", self.value, self.metal, self.gems)
    }
}

impl FromStr for Sword {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parse = || {
            let (value, cost) = text.split_once('/')?;
            let (metal, gems) = cost.split_once('+')?;
            Some(Self { value: number(value)?, metal: number(metal)?, gems: number(gems)? })
        };
        parse().ok_or_else(|| Unreadable::new(text, "a sword like 8/2+2"))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Step {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        number(text).and_then(Self::new).ok_or_else(|| Unreadable::new(text, "a step from 0 to 21"))
    }
}

fn colour(seat: Seat) -> &'static str {
    seat_name(&COLOURS, seat)
}

fn seat(text: &str) -> Result<Seat, Unreadable> {
    seat_named(&COLOURS, text, "red, blue, green or yellow")
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take => f.write_str("take"),
            Self::Place { shop, step } => write!(f, "place {shop} {step}"),
            Self::Move { card, from, extra } => {
                let sign = if *extra { "+" } else { "" };
                write!(f, "{sign}{card} {from}-{}", from.number() + card.value().number())
            }
            Self::Back { from } => write!(f, "back {from}"),
            Self::End => f.write_str("end"),
            Self::Use => f.write_str("use"),
            Self::Pay { card } => write!(f, "pay {card}"),
            Self::Decline => f.write_str("decline"),
            Self::Forge { sword } => write!(f, "forge {sword}"),
            Self::Learn { tile } => write!(f, "learn {tile}"),
            Self::Swap { tile } => write!(f, "swap {tile}"),
            Self::Challenge { defender } => write!(f, "duel {}", colour(*defender)),
            Self::Deliver { sword } => write!(f, "deliver {sword}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let mut next = || words.next().unwrap_or_default();
        let action = match verb {
            "take" => Self::Take,
            "place" => Self::Place { shop: next().parse()?, step: next().parse()? },
            "back" => Self::Back { from: next().parse()? },
            "end" => Self::End,
            "use" => Self::Use,
            "pay" => Self::Pay { card: next().parse()? },
            "decline" => Self::Decline,
            "forge" => Self::Forge { sword: next().parse()? },
            "learn" => Self::Learn { tile: next().parse()? },
            "swap" => Self::Swap { tile: next().parse()? },
            "duel" => Self::Challenge { defender: seat(next())? },
            "deliver" => Self::Deliver { sword: next().parse()? },
            _ => parse_move(verb, next()).ok_or_else(|| Unreadable::new(text, "an action"))?,
        };
        match words.next() {
            None => Ok(action),
            Some(more) => Err(Unreadable::new(more, "nothing more")),
        }
    }
}

/// A move as `3va 4-7`, or `+3va 4-7` with the extra card.
fn parse_move(card: &str, way: &str) -> Option<Action> {
    let extra = card.starts_with('+');
    let card: Card = card.strip_prefix('+').unwrap_or(card).parse().ok()?;
    let (from, to) = way.split_once('-')?;
    let from: Step = from.parse().ok()?;
    (number(to)? == from.number() + card.value().number()).then_some(Action::Move { card, from, extra })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {}", colour(*seat)),
            Self::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("start", colour)) => Ok(Self::Start(seat(colour)?)),
            Some(("card", card)) => Ok(Self::Card(card.parse()?)),
            _ => Err(Unreadable::new(text, "start or card")),
        }
    }
}
