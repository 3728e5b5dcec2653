//! A finished game as a link: the header, the seed, and each move as its number among the legal moves.
//!
//! Chance needs no space, since it follows from the seed; moves that were taken back are left out. All
//! numbers are combined into one number in mixed radix, so that a choice among three takes no more space than
//! necessary. docs/replays.md describes the format.

use alcazar_core::{Event, EventOf, Game, Seat, SeatSet};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use num_bigint::BigUint;

use crate::replay::{self, Peek, ReplayErrorKind};
use crate::{Clock, Croupier, EntryKind, Header, Player, Seed, Stamp, Step, Table, TableErrorOf};

/// The version of the format, its first byte.
const VERSION: u8 = 1;

/// The maximum length of a link, in characters. Longer games should be shared as files.
pub const MAX_LINK_LEN: usize = 8 * 1024;

/// The number of entry kinds beside moves that a link can hold.
const OTHER_KINDS: u32 = 3;

/// Why a game can't be put into a link, or a link can't be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShareError {
    /// The game still goes on, and its hands are secret.
    #[error("the game is not over")]
    NotOver,
    /// Without the seed, the outcomes of chance can't be reproduced.
    #[error("the seed of this game is not known")]
    NoSeed,
    /// A link has no room for times.
    #[error("the game was played with clocks")]
    Clocks,
    /// The link would be too long.
    #[error("the link would have {0} characters; the limit is {MAX_LINK_LEN}")]
    TooLong(usize),
    /// Without the moves that were taken back, the log does not lead to the same end.
    #[error("the game can't be reproduced without the moves that were taken back")]
    NotReproducible,
    /// The text is too long, or not a link at all.
    #[error("this is not a link to a game")]
    NotALink,
    /// The link was made by a later version.
    #[error("version {0} of the link format is not supported; only {VERSION} is")]
    UnknownVersion(u8),
    /// The header can't be read.
    #[error(transparent)]
    Header(#[from] ReplayErrorKind),
    /// The table rejects what the link holds.
    #[error("the link holds something that can't happen: {0}")]
    Rejected(String),
    /// There is data after the end of the game.
    #[error("the link goes on after the end of the game")]
    TrailingData,
}

/// Encodes a finished game as a link: characters that are valid in the fragment of a URL.
///
/// # Errors
/// If the game is not over, its seed is not known, it had clocks, or the link would be too long.
pub fn link<G: Game>(table: &Table<G>) -> Result<String, ShareError> {
    let outcome = table.outcome().ok_or(ShareError::NotOver)?;
    let seed = *table.seed().ok_or(ShareError::NoSeed)?;
    if table.header().clock != Clock::None {
        return Err(ShareError::Clocks);
    }
    // The commitment follows from the seed.
    let header = Header { commitment: None, ..table.header().clone() };
    let mut copy =
        Table::new(header.clone(), Croupier::Seeded(seed)).map_err(|_| ShareError::NotReproducible)?;
    let mut digits = Vec::new();
    for kind in remaining(table) {
        write_kind(&copy, kind, &mut digits).ok_or(ShareError::NotReproducible)?;
        let step = copy.step(kind.clone(), Stamp::NONE).map_err(|_| ShareError::NotReproducible)?;
        copy.commit(step).map_err(|_| ShareError::NotReproducible)?;
    }
    if copy.outcome() != Some(outcome) {
        return Err(ShareError::NotReproducible);
    }
    let header = replay::header_text(&header);
    let length = u16::try_from(header.len()).map_err(|_| ShareError::TooLong(header.len()))?;
    let number = digits.iter().rev().fold(BigUint::ZERO, |rest, &(digit, radix)| rest * radix + digit);
    let mut bytes = vec![VERSION];
    bytes.extend(length.to_be_bytes());
    bytes.extend(header.bytes());
    bytes.extend(seed.0);
    bytes.extend(number.to_bytes_le());
    let link = BASE64_URL_SAFE_NO_PAD.encode(bytes);
    if link.len() > MAX_LINK_LEN { Err(ShareError::TooLong(link.len())) } else { Ok(link) }
}

/// Reads which game a link holds, to choose the type for [`open`].
///
/// # Errors
/// If it is not a link to a game.
pub fn peek(link: &str) -> Result<Peek, ShareError> {
    let (header, ..) = parts(link)?;
    replay::peek(&header).map_err(|error| ShareError::Header(error.kind))
}

/// Decodes a link. Every move is checked as if it came from a player.
///
/// # Errors
/// If the link is damaged, or holds something that the rules forbid.
pub fn open<G: Game>(link: &str) -> Result<Table<G>, ShareError> {
    let (header, seed, mut number) = parts(link)?;
    let header = replay::header_from_text::<G>(&header)?;
    if header.clock != Clock::None {
        return Err(ShareError::NotALink);
    }
    let mut table = Table::new(header, Croupier::Seeded(seed)).map_err(|error| rejected::<G>(&error))?;
    while table.outcome().is_none() {
        let step = read_step(&table, &mut number)?;
        table.commit(step).map_err(|_| ShareError::NotALink)?;
    }
    if number == BigUint::ZERO { Ok(table) } else { Err(ShareError::TrailingData) }
}

fn parts(link: &str) -> Result<(String, Seed, BigUint), ShareError> {
    if link.len() > MAX_LINK_LEN {
        return Err(ShareError::NotALink);
    }
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(link).map_err(|_| ShareError::NotALink)?;
    let (&version, rest) = bytes.split_first().ok_or(ShareError::NotALink)?;
    if version != VERSION {
        return Err(ShareError::UnknownVersion(version));
    }
    let (length, rest) = rest.split_first_chunk::<2>().ok_or(ShareError::NotALink)?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (header, rest) = rest.split_at_checked(length).ok_or(ShareError::NotALink)?;
    let header = String::from_utf8(header.to_vec()).map_err(|_| ShareError::NotALink)?;
    let (seed, number) = rest.split_first_chunk::<32>().ok_or(ShareError::NotALink)?;
    Ok((header, Seed(*seed), BigUint::from_bytes_le(number)))
}

fn rejected<G: Game>(error: &TableErrorOf<G>) -> ShareError {
    ShareError::Rejected(error.to_string())
}

/// The entries that were not taken back, without chance.
fn remaining<G: Game>(table: &Table<G>) -> impl Iterator<Item = &EntryKind<EventOf<G>>> {
    let mut kinds: Vec<(u32, &EntryKind<EventOf<G>>)> = Vec::new();
    for (seq, entry) in (0..).zip(table.log()) {
        match &entry.kind {
            EntryKind::Undo { to, .. } => {
                kinds.retain(|(seq, kind)| seq < to || !matches!(kind, EntryKind::Event(_)));
            }
            EntryKind::Event(Event::Chance(_)) => {}
            kind => kinds.push((seq, kind)),
        }
    }
    kinds.into_iter().map(|(_, kind)| kind)
}

/// All legal moves, by seat.
fn legal_moves<G: Game>(table: &Table<G>) -> Vec<(Seat, G::Action)> {
    let mut all = Vec::new();
    let mut legal = Vec::new();
    for seat in table.asked().iter() {
        table.state().legal_actions(seat, &mut legal);
        all.extend(legal.iter().map(|&action| (seat, action)));
    }
    all
}

/// Writes an entry as digits, each with its radix: the number of a move, or the number after the last move
/// for other kinds; none if it can't be written.
fn write_kind<G: Game>(
    table: &Table<G>,
    kind: &EntryKind<EventOf<G>>,
    digits: &mut Vec<(u32, u32)>,
) -> Option<()> {
    let moves = legal_moves(table);
    let radix = u32::try_from(moves.len() + 1).ok()?;
    if let EntryKind::Event(Event::Move { seat, action }) = kind {
        let number = moves.iter().position(|known| *known == (*seat, *action))?;
        digits.push((u32::try_from(number).ok()?, radix));
        return Some(());
    }
    digits.push((radix - 1, radix));
    let players = table.players().len() as u32;
    let number = |seat: Seat| (seat.index() as u32, players);
    match kind {
        EntryKind::Concede { seat } => digits.extend([(0, OTHER_KINDS), number(*seat)]),
        EntryKind::Takeover { seat, by } => {
            digits.extend([(1, OTHER_KINDS), number(*seat)]);
            write_text(&by.name, digits)?;
            digits.push((u32::from(by.bot.is_some()), 2));
            if let Some(bot) = &by.bot {
                write_text(bot, digits)?;
            }
        }
        EntryKind::Abort { consent } => {
            digits.push((2, OTHER_KINDS));
            digits.extend(
                Seat::first(table.players().len()).map(|seat| (u32::from(consent.contains(seat)), 2)),
            );
        }
        EntryKind::Event(_) | EntryKind::Undo { .. } | EntryKind::Timeout { .. } => return None,
    }
    Some(())
}

fn write_text(text: &str, digits: &mut Vec<(u32, u32)>) -> Option<()> {
    digits.push((u32::from(u16::try_from(text.len()).ok()?), 1 << 16));
    digits.extend(text.bytes().map(|byte| (u32::from(byte), 1 << 8)));
    Some(())
}

fn read_step<G: Game>(table: &Table<G>, number: &mut BigUint) -> Result<Step<G>, ShareError> {
    let moves = legal_moves(table);
    let radix = u32::try_from(moves.len() + 1).map_err(|_| ShareError::NotALink)?;
    let kind = match moves.get(digit(number, radix) as usize) {
        Some(&(seat, action)) => EntryKind::Event(Event::Move { seat, action }),
        None => read_other::<G>(table, number)?,
    };
    table.step(kind, Stamp::NONE).map_err(|error| rejected::<G>(&error))
}

fn read_other<G: Game>(table: &Table<G>, number: &mut BigUint) -> Result<EntryKind<EventOf<G>>, ShareError> {
    let players = table.players().len();
    let kind = digit(number, OTHER_KINDS);
    let mut seat = || Seat::new(digit(number, players as u32) as usize);
    Ok(match kind {
        0 => EntryKind::Concede { seat: seat() },
        1 => {
            let seat = seat();
            let name = read_text(number)?;
            let bot = if digit(number, 2) == 1 { Some(read_text(number)?) } else { None };
            EntryKind::Takeover { seat, by: Player { name, bot } }
        }
        _ => {
            let consent = Seat::first(players).filter(|_| digit(number, 2) == 1);
            EntryKind::Abort { consent: consent.collect::<SeatSet>() }
        }
    })
}

fn read_text(number: &mut BigUint) -> Result<String, ShareError> {
    let length = digit(number, 1 << 16) as usize;
    if length > MAX_LINK_LEN {
        return Err(ShareError::NotALink);
    }
    // The digit is less than the radix, so it fits.
    let bytes = (0..length).map(|_| digit(number, 1 << 8) as u8).collect();
    String::from_utf8(bytes).map_err(|_| ShareError::NotALink)
}

/// Removes the next digit of this radix.
fn digit(number: &mut BigUint, radix: u32) -> u32 {
    let digit = &*number % radix;
    *number /= radix;
    // The digit is less than the radix, so it fits.
    digit.iter_u32_digits().next().unwrap_or(0)
}
