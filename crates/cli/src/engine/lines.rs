//! Reading lines that somebody else writes: of any length, with any bytes.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes, without its line break.
pub(crate) const LONGEST: usize = 1 << 20;

/// One line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// White space, which needs no answer.
    Blank,
    /// Something to answer.
    Text(String),
    /// Bytes that are no text.
    NotUtf8 {
        /// Where the text breaks off, from 1.
        column: usize,
    },
    /// More than [`LONGEST`] bytes. They have been skipped without being kept.
    TooLong,
}

/// The next line; none at the end of the input. The last line needs no line break.
pub(crate) fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut buffer = Vec::new();
    let read = input.take(LONGEST as u64 + 1).read_until(b'\n', &mut buffer)?;
    if read == 0 {
        return Ok(None);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
    } else if buffer.len() > LONGEST {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(match String::from_utf8(buffer) {
        Ok(text) if text.trim_ascii().is_empty() => Line::Blank,
        Ok(text) => Line::Text(text),
        Err(error) => Line::NotUtf8 { column: error.utf8_error().valid_up_to() + 1 },
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| {
            let line = next(&mut input).expect("reading from memory never fails")?;
            Some(match line {
                Line::Text(text) if text.len() > 20 => format!("{} bytes", text.len()),
                other => format!("{other:?}"),
            })
        })
        .collect()
    }

    #[test]
    fn lines_are_told_apart() {
        let found = all(b"{}\n \t\r\n\n\"\xC3\xA9\"\nab\xFFc\n\0\nlast");
        let expected = [
            "Text(\"{}\")",
            "Blank",
            "Blank",
            "Text(\"\\\"é\\\"\")",
            "NotUtf8 { column: 3 }",
            "Text(\"\\0\")",
            "Text(\"last\")",
        ];
        assert_eq!(found, expected);
        assert_eq!(all(b""), [""; 0]);
    }

    #[test]
    fn a_line_has_a_greatest_length_and_the_next_line_is_read_all_the_same() {
        let longest = "x".repeat(LONGEST);
        let bytes = &*format!("{LONGEST} bytes");
        assert_eq!(all(format!("{longest}\nnext\n").as_bytes()), [bytes, "Text(\"next\")"]);
        assert_eq!(all(longest.as_bytes()), [bytes]);
        for more in ["x", "xx", "xy\u{FFFD}"] {
            assert_eq!(all(format!("{longest}{more}\nnext").as_bytes()), ["TooLong", "Text(\"next\")"]);
            assert_eq!(all(format!("{longest}{more}").as_bytes()), ["TooLong"]);
        }
    }
}
