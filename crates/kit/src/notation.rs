//! Helpers for reading and writing notation.

use alcazar_core::Seat;
pub use alcazar_core::notation::Unreadable;

/// Reads a number without a sign or leading zeros, so that each number is written in one way.
///
/// ```
/// use alcazar_kit::notation::number;
///
/// assert_eq!(number("12"), Some(12));
/// assert_eq!(number("012"), None);
/// assert_eq!(number("+12"), None);
/// assert_eq!(number("256"), None);
/// ```
pub fn number(text: &str) -> Option<u8> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}

/// The name of a seat from a list of names, such as the colours of the players. A seat without a name is
/// `nobody`.
pub fn seat_name(names: &[&'static str], seat: Seat) -> &'static str {
    names.get(seat.index()).copied().unwrap_or("nobody")
}

/// The seat with this name, from a list of names.
///
/// # Errors
/// If no seat has this name; `expected` says what was expected.
pub fn seat_named(names: &[&str], text: &str, expected: &'static str) -> Result<Seat, Unreadable> {
    let index = names.iter().position(|name| *name == text);
    index.map(Seat::new).ok_or_else(|| Unreadable::new(text, expected))
}

/// Implements `Debug` as the notation: values are shorter to read that way.
#[macro_export]
macro_rules! debug_as_notation {
    ($($thing:ty),+) => {$(
        impl ::std::fmt::Debug for $thing {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_written_in_one_way() {
        for value in 0..=u8::MAX {
            assert_eq!(number(&value.to_string()), Some(value));
        }
        for text in ["", "-1", "+1", "00", "01", "1 ", "1.0", "256", "３"] {
            assert_eq!(number(text), None, "{text}");
        }
    }

    #[test]
    fn seats_are_found_by_name() {
        const COLOURS: [&str; 2] = ["red", "blue"];
        assert_eq!(seat_name(&COLOURS, Seat::B), "blue");
        assert_eq!(seat_name(&COLOURS, Seat::C), "nobody");
        assert_eq!(seat_named(&COLOURS, "blue", "red or blue"), Ok(Seat::B));
        assert!(seat_named(&COLOURS, "nobody", "red or blue").is_err());
    }
}
