//! A finished game as a link: what was settled before it, the seed, and each move as its number among those that were legal.
//!
//! Chance needs no room, since it follows from the seed; what was taken back is left out. All numbers together are one
//! number in mixed radix, so that a decision between three takes no more room than it must. docs/replays.md describes the format.

use alcazar_core::{Event, EventOf, Game, Seat, SeatSet};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use num_bigint::BigUint;

use crate::replay::{self, Peek, Why};
use crate::{Clock, Croupier, Deed, Header, Player, RefusedOf, Seed, Stamp, Step, Table};

/// The version of the format, its first byte.
const VERSION: u8 = 1;

/// The longest link that is made or read, in characters. What is longer should travel as a file.
pub const LONGEST: usize = 8 * 1024;

/// How many kinds of deeds there are beside moves.
const BESIDE: u32 = 3;

/// Why a game can't be put into a link.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CantShare {
    /// It still goes on, and its hands are secret.
    #[error("the game is not over")]
    NotOver,
    /// Without the seed nothing tells what chance decided.
    #[error("the seed of this game is not known")]
    NoSeed,
    /// A link has no room for times.
    #[error("the game was played with clocks")]
    Clocks,
    /// The link would be too long.
    #[error("the link would have {0} characters; {LONGEST} are possible")]
    TooLong(usize),
    /// What remains without what was taken back does not lead to the same end.
    #[error("the game can't be told without what was taken back")]
    NotStraight,
}

/// Why a link can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadLink {
    /// It is too long, or no link at all.
    #[error("this is not a link to a game")]
    NotALink,
    /// The format is a later one.
    #[error("version {0} of the link is unknown; {VERSION} is known")]
    UnknownVersion(u8),
    /// What was settled before the game can't be read.
    #[error(transparent)]
    Header(#[from] Why),
    /// The table can't begin so, or what the link tells can't happen there.
    #[error("the link tells of something that can't happen: {0}")]
    Refused(String),
    /// It tells more than a game.
    #[error("the link goes on after the end of the game")]
    Surplus,
}

/// The link of a finished game: characters that may stand in the fragment of an address.
///
/// # Errors
/// If it is not over, its seed is not known, it had clocks, or the link would be too long.
pub fn link<G: Game>(table: &Table<G>) -> Result<String, CantShare> {
    let outcome = table.outcome().ok_or(CantShare::NotOver)?;
    let seed = *table.seed().ok_or(CantShare::NoSeed)?;
    if table.header().clock != Clock::None {
        return Err(CantShare::Clocks);
    }
    // The commitment follows from the seed.
    let header = Header { commitment: None, ..table.header().clone() };
    let mut again = Table::new(header.clone(), Croupier::Seeded(seed)).map_err(|_| CantShare::NotStraight)?;
    let mut digits = Vec::new();
    for deed in straight(table) {
        write_deed(&again, deed, &mut digits).ok_or(CantShare::NotStraight)?;
        let step = again.step(deed.clone(), Stamp::NONE).map_err(|_| CantShare::NotStraight)?;
        again.commit(step).map_err(|_| CantShare::NotStraight)?;
    }
    if again.outcome() != Some(outcome) {
        return Err(CantShare::NotStraight);
    }
    let header = replay::header_text(&header);
    let length = u16::try_from(header.len()).map_err(|_| CantShare::TooLong(header.len()))?;
    let number = digits.iter().rev().fold(BigUint::ZERO, |rest, &(digit, radix)| rest * radix + digit);
    let mut bytes = vec![VERSION];
    bytes.extend(length.to_be_bytes());
    bytes.extend(header.bytes());
    bytes.extend(seed.0);
    bytes.extend(number.to_bytes_le());
    let link = BASE64_URL_SAFE_NO_PAD.encode(bytes);
    if link.len() > LONGEST { Err(CantShare::TooLong(link.len())) } else { Ok(link) }
}

/// Looks which game a link tells of, before choosing the type to open it with.
///
/// # Errors
/// If it is not a link to a game.
pub fn peek(link: &str) -> Result<Peek, BadLink> {
    let (header, ..) = parts(link)?;
    replay::peek(&header).map_err(|error| BadLink::Header(error.why))
}

/// The table that a link tells of. Every move is checked as if it came from a player.
///
/// # Errors
/// If the link is damaged, or tells of something that the rules don't allow.
pub fn open<G: Game>(link: &str) -> Result<Table<G>, BadLink> {
    let (header, seed, mut number) = parts(link)?;
    let header = replay::header_from_text::<G>(&header)?;
    if header.clock != Clock::None {
        return Err(BadLink::NotALink);
    }
    let mut table = Table::new(header, Croupier::Seeded(seed)).map_err(|why| refused::<G>(&why))?;
    while table.outcome().is_none() {
        let step = read_step(&table, &mut number)?;
        table.commit(step).map_err(|_| BadLink::NotALink)?;
    }
    if number == BigUint::ZERO { Ok(table) } else { Err(BadLink::Surplus) }
}

fn parts(link: &str) -> Result<(String, Seed, BigUint), BadLink> {
    if link.len() > LONGEST {
        return Err(BadLink::NotALink);
    }
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(link).map_err(|_| BadLink::NotALink)?;
    let (&version, rest) = bytes.split_first().ok_or(BadLink::NotALink)?;
    if version != VERSION {
        return Err(BadLink::UnknownVersion(version));
    }
    let (length, rest) = rest.split_first_chunk::<2>().ok_or(BadLink::NotALink)?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (header, rest) = rest.split_at_checked(length).ok_or(BadLink::NotALink)?;
    let header = String::from_utf8(header.to_vec()).map_err(|_| BadLink::NotALink)?;
    let (seed, number) = rest.split_first_chunk::<32>().ok_or(BadLink::NotALink)?;
    Ok((header, Seed(*seed), BigUint::from_bytes_le(number)))
}

fn refused<G: Game>(why: &RefusedOf<G>) -> BadLink {
    BadLink::Refused(why.to_string())
}

/// What was done and not taken back, chance left out.
fn straight<G: Game>(table: &Table<G>) -> impl Iterator<Item = &Deed<EventOf<G>>> {
    let mut deeds: Vec<(u32, &Deed<EventOf<G>>)> = Vec::new();
    for (seq, entry) in (0..).zip(table.log()) {
        match &entry.deed {
            Deed::Undo { to, .. } => {
                deeds.retain(|(seq, deed)| seq < to || !matches!(deed, Deed::Event(_)));
            }
            Deed::Event(Event::Chance(_)) => {}
            deed => deeds.push((seq, deed)),
        }
    }
    deeds.into_iter().map(|(_, deed)| deed)
}

/// All moves that are possible now, by seat.
fn moves<G: Game>(table: &Table<G>) -> Vec<(Seat, G::Action)> {
    let mut all = Vec::new();
    let mut legal = Vec::new();
    for seat in table.asked().iter() {
        table.state().legal_actions(seat, &mut legal);
        all.extend(legal.iter().map(|&action| (seat, action)));
    }
    all
}

/// Writes a deed as digits, each with its radix: the number of a move, or the one after the last for what happens beside
/// the game; none if it can't be written.
fn write_deed<G: Game>(
    table: &Table<G>,
    deed: &Deed<EventOf<G>>,
    digits: &mut Vec<(u32, u32)>,
) -> Option<()> {
    let moves = moves(table);
    let radix = u32::try_from(moves.len() + 1).ok()?;
    if let Deed::Event(Event::Move { seat, action }) = deed {
        let number = moves.iter().position(|known| *known == (*seat, *action))?;
        digits.push((u32::try_from(number).ok()?, radix));
        return Some(());
    }
    digits.push((radix - 1, radix));
    let players = table.players().len() as u32;
    let number = |seat: Seat| (seat.index() as u32, players);
    match deed {
        Deed::Concede { seat } => digits.extend([(0, BESIDE), number(*seat)]),
        Deed::Takeover { seat, by } => {
            digits.extend([(1, BESIDE), number(*seat)]);
            write_text(&by.name, digits)?;
            digits.push((u32::from(by.bot.is_some()), 2));
            if let Some(bot) = &by.bot {
                write_text(bot, digits)?;
            }
        }
        Deed::Abort { consent } => {
            digits.push((2, BESIDE));
            digits.extend(
                Seat::first(table.players().len()).map(|seat| (u32::from(consent.contains(seat)), 2)),
            );
        }
        Deed::Event(_) | Deed::Undo { .. } | Deed::Timeout { .. } => return None,
    }
    Some(())
}

fn write_text(text: &str, digits: &mut Vec<(u32, u32)>) -> Option<()> {
    digits.push((u32::from(u16::try_from(text.len()).ok()?), 1 << 16));
    digits.extend(text.bytes().map(|byte| (u32::from(byte), 1 << 8)));
    Some(())
}

fn read_step<G: Game>(table: &Table<G>, number: &mut BigUint) -> Result<Step<G>, BadLink> {
    let moves = moves(table);
    let radix = u32::try_from(moves.len() + 1).map_err(|_| BadLink::NotALink)?;
    let deed = match moves.get(digit(number, radix) as usize) {
        Some(&(seat, action)) => Deed::Event(Event::Move { seat, action }),
        None => read_beside::<G>(table, number)?,
    };
    table.step(deed, Stamp::NONE).map_err(|why| refused::<G>(&why))
}

fn read_beside<G: Game>(table: &Table<G>, number: &mut BigUint) -> Result<Deed<EventOf<G>>, BadLink> {
    let players = table.players().len();
    let kind = digit(number, BESIDE);
    let mut seat = || Seat::new(digit(number, players as u32) as usize);
    Ok(match kind {
        0 => Deed::Concede { seat: seat() },
        1 => {
            let seat = seat();
            let name = read_text(number)?;
            let bot = if digit(number, 2) == 1 { Some(read_text(number)?) } else { None };
            Deed::Takeover { seat, by: Player { name, bot } }
        }
        _ => {
            let consent = Seat::first(players).filter(|_| digit(number, 2) == 1);
            Deed::Abort { consent: consent.collect::<SeatSet>() }
        }
    })
}

fn read_text(number: &mut BigUint) -> Result<String, BadLink> {
    let length = digit(number, 1 << 16) as usize;
    if length > LONGEST {
        return Err(BadLink::NotALink);
    }
    // Less than the radix, so it fits.
    let bytes = (0..length).map(|_| digit(number, 1 << 8) as u8).collect();
    String::from_utf8(bytes).map_err(|_| BadLink::NotALink)
}

/// Takes the next digit of this radix.
fn digit(number: &mut BigUint, radix: u32) -> u32 {
    let digit = &*number % radix;
    *number /= radix;
    // Less than the radix, so it fits.
    digit.iter_u32_digits().next().unwrap_or(0)
}
