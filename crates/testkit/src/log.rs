//! Events as lines of text, as failures and playthroughs show them.

use std::str::FromStr;

use alcazar_core::notation::Unreadable;
use alcazar_core::{Event, EventOf, Game, Seat};

/// One line: `chance: …` or the number of the seat and its action, `2: …`.
pub fn write<G: Game>(event: &EventOf<G>) -> String {
    match event {
        Event::Chance(chance) => format!("chance: {chance}"),
        Event::Move { seat, action } => format!("{seat}: {action}"),
    }
}

/// The event that a line describes.
///
/// # Errors
/// If it is not a line that [`write()`] could have written.
pub fn read<G: Game>(line: &str) -> Result<EventOf<G>, Unreadable> {
    let (who, what) =
        line.split_once(": ").ok_or_else(|| Unreadable::new(line, "a seat or chance, and a colon"))?;
    if who == "chance" {
        return G::Chance::from_str(what).map(Event::Chance);
    }
    let seat = Seat::ALL.into_iter().find(|seat| seat.to_string() == who);
    let seat = seat.ok_or_else(|| Unreadable::new(who, "a seat"))?;
    Ok(Event::Move { seat, action: what.parse()? })
}
