//! The notation: formatting and parsing of actions and chance outcomes as one short line of text each.
//! `docs/governor.md` documents it.
//!
//! Every value has exactly one notation.

mod things;

use std::fmt;
use std::str::FromStr;

use alcazar_core::{MAX_SEATS, Seat};
use alcazar_kit::notation::{Unreadable, number};

use crate::action::Action;
use crate::chance::{Chance, Gifts, Hands};
use crate::pieces::{Culture, Cultures};

fn seat(text: &str) -> Result<Seat, Unreadable> {
    number(text)
        .and_then(|number| Seat::try_from(number).ok())
        .ok_or_else(|| Unreadable::new(text, "a seat from 0 to 5"))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { cell, streets } => write!(f, "lay {cell} {streets}"),
            Self::Turn { cell, streets } => write!(f, "turn {cell} {streets}"),
            Self::Shift { from, to } => write!(f, "shift {from} {to}"),
            Self::Replace { cell, streets } => write!(f, "replace {cell} {streets}"),
            Self::Step(cell) => write!(f, "step {cell}"),
            Self::Poll => f.write_str("poll"),
            Self::Stop => f.write_str("stop"),
            Self::Test { translators } => write!(f, "test {translators}"),
            Self::Show { cards, added: 0 } => write!(f, "show {cards}"),
            Self::Show { cards, added } => write!(f, "show {cards} +{added}"),
            Self::Lose => f.write_str("lose"),
            Self::Discredit(culture) => write!(f, "discredit {culture}"),
            Self::Remove => f.write_str("remove"),
            Self::Draw => f.write_str("draw"),
            Self::Nothing => f.write_str("nothing"),
            Self::End => f.write_str("end"),
            Self::Pass => f.write_str("pass"),
            Self::PassTurn => f.write_str("pass-turn"),
            Self::Give(culture) => write!(f, "give {culture}"),
            Self::Rumour(cell) => write!(f, "rumour {cell}"),
            Self::Rehabilitation(cell) => write!(f, "rehabilitation {cell}"),
            Self::Mule => f.write_str("mule"),
            Self::SafeConduct => f.write_str("safe-conduct"),
            Self::Passage(cell) => write!(f, "passage {cell}"),
            Self::Bargain(seat) => write!(f, "bargain {seat}"),
            Self::Crier(cell) => write!(f, "crier {cell}"),
            Self::Look(cell) => write!(f, "look {cell}"),
            Self::Enough => f.write_str("enough"),
            Self::Removal(cell) => write!(f, "removal {cell}"),
            Self::Swap(cell) => write!(f, "swap {cell}"),
            Self::Curfew => f.write_str("curfew"),
            Self::Council => f.write_str("council"),
            Self::Tribune => f.write_str("tribune"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["lay", cell, streets] => Self::Lay { cell: cell.parse()?, streets: streets.parse()? },
            ["turn", cell, streets] => Self::Turn { cell: cell.parse()?, streets: streets.parse()? },
            ["shift", from, to] => Self::Shift { from: from.parse()?, to: to.parse()? },
            ["replace", cell, streets] => Self::Replace { cell: cell.parse()?, streets: streets.parse()? },
            ["step", cell] => Self::Step(cell.parse()?),
            ["poll"] => Self::Poll,
            ["stop"] => Self::Stop,
            ["test", count] => {
                let translators =
                    number(count).ok_or_else(|| Unreadable::new(text, "a number of Translators"))?;
                Self::Test { translators }
            }
            ["show", cards] => Self::Show { cards: cards.parse()?, added: 0 },
            ["show", cards, added] => {
                let added = added.strip_prefix('+').and_then(number).filter(|&added| added > 0);
                let added = added.ok_or_else(|| Unreadable::new(text, "added Translators like +1"))?;
                Self::Show { cards: cards.parse()?, added }
            }
            ["lose"] => Self::Lose,
            ["discredit", culture] => Self::Discredit(culture.parse()?),
            ["remove"] => Self::Remove,
            ["draw"] => Self::Draw,
            ["nothing"] => Self::Nothing,
            ["end"] => Self::End,
            ["pass"] => Self::Pass,
            ["pass-turn"] => Self::PassTurn,
            ["give", culture] => Self::Give(culture.parse()?),
            ["rumour", cell] => Self::Rumour(cell.parse()?),
            ["rehabilitation", cell] => Self::Rehabilitation(cell.parse()?),
            ["mule"] => Self::Mule,
            ["safe-conduct"] => Self::SafeConduct,
            ["passage", cell] => Self::Passage(cell.parse()?),
            ["bargain", partner] => Self::Bargain(seat(partner)?),
            ["crier", cell] => Self::Crier(cell.parse()?),
            ["look", cell] => Self::Look(cell.parse()?),
            ["enough"] => Self::Enough,
            ["removal", cell] => Self::Removal(cell.parse()?),
            ["swap", cell] => Self::Swap(cell.parse()?),
            ["curfew"] => Self::Curfew,
            ["council"] => Self::Council,
            ["tribune"] => Self::Tribune,
            _ => return Err(Unreadable::new(text, "an action like “step c4”")),
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starter(seat) => write!(f, "starter {seat}"),
            Self::Deal(cards) => write!(f, "deal {cards}"),
            Self::City(city) => write!(f, "city {city}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Token(token) => write!(f, "token {token}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Taken(culture) => write!(f, "taken {culture}"),
            Self::Passed(Gifts(gifts)) => {
                f.write_str("passed")?;
                gifts.iter().flatten().try_for_each(|culture| write!(f, " {culture}"))
            }
            Self::Hands(Hands(hands)) => {
                f.write_str("hands")?;
                hands.iter().filter(|cards| !cards.is_empty()).try_for_each(|cards| write!(f, " {cards}"))
            }
            Self::Order([first, second, third]) => write!(f, "order {first} {second} {third}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new(text, "an outcome of chance like “token jewish”");
        let (kind, rest) = text.split_once(' ').ok_or_else(unreadable)?;
        let words = || rest.split(' ');
        Ok(match kind {
            "starter" => Self::Starter(seat(rest)?),
            "deal" => Self::Deal(rest.parse()?),
            "city" => Self::City(Box::new(rest.parse()?)),
            "tile" => Self::Tile(rest.parse()?),
            "token" => Self::Token(rest.parse()?),
            "card" => Self::Card(rest.parse()?),
            "taken" => Self::Taken(rest.parse()?),
            "passed" if words().count() <= MAX_SEATS => {
                let mut gifts = [None; MAX_SEATS];
                for (gift, word) in gifts.iter_mut().zip(words()) {
                    *gift = Some(word.parse()?);
                }
                Self::Passed(Gifts(gifts))
            }
            "hands" if words().count() <= MAX_SEATS && words().all(|word| word != "-") => {
                let mut hands = [Cultures::NONE; MAX_SEATS];
                for (hand, word) in hands.iter_mut().zip(words()) {
                    *hand = word.parse()?;
                }
                Self::Hands(Hands(hands))
            }
            "order" => {
                let order: Vec<Culture> = words().map(str::parse).collect::<Result<_, _>>()?;
                Self::Order(order.try_into().map_err(|_| unreadable())?)
            }
            _ => return Err(unreadable()),
        })
    }
}
