//! One line of text per action and per card dealt, both ways.

use std::fmt;
use std::str::FromStr;

use alcazar_core::Seat;
use alcazar_core::notation::Unreadable;

use super::{Action, Dealt, Kind};

const KINDS: [&str; 5] = ["orange", "yellow", "green", "violet", "joker"];

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(KINDS[self.index()])
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::ALL.into_iter().find(|kind| KINDS[kind.index()] == text);
        found.ok_or_else(|| Unreadable::new(text, "a colour or joker"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Give(kind) => write!(f, "give {kind}"),
            Self::Want(kind) => write!(f, "want {kind}"),
            Self::Propose(None) => f.write_str("propose all"),
            Self::Propose(Some(seat)) => write!(f, "propose {seat}"),
            Self::Pass => f.write_str("pass"),
            Self::No => f.write_str("no"),
            Self::Yes => f.write_str("yes"),
            Self::Deal(seat) => write!(f, "deal {seat}"),
            Self::Withdraw => f.write_str("withdraw"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("give", kind)) => Ok(Self::Give(kind.parse()?)),
            Some(("want", kind)) => Ok(Self::Want(kind.parse()?)),
            Some(("propose", "all")) => Ok(Self::Propose(None)),
            Some(("propose", seat)) => Ok(Self::Propose(Some(read_seat(seat)?))),
            Some(("deal", seat)) => Ok(Self::Deal(read_seat(seat)?)),
            None if text == "pass" => Ok(Self::Pass),
            None if text == "no" => Ok(Self::No),
            None if text == "yes" => Ok(Self::Yes),
            None if text == "withdraw" => Ok(Self::Withdraw),
            _ => Err(Unreadable::new(text, "give, want, propose, pass, no, yes, deal or withdraw")),
        }
    }
}

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for Dealt {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let kind = text.strip_prefix("card ").ok_or_else(|| Unreadable::new(text, "card"))?;
        kind.parse().map(Self)
    }
}

fn read_seat(text: &str) -> Result<Seat, Unreadable> {
    let found = Seat::ALL.into_iter().find(|seat| seat.to_string() == text);
    found.ok_or_else(|| Unreadable::new(text, "a seat"))
}
