//! Reading untrusted lines: of any length, with any bytes.

use std::io::{self, BufRead, Read};

/// The maximum length of a line in bytes, without its line break.
pub(crate) const MAX_LINE_LEN: usize = 1 << 20;

/// One line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// White space, which gets no answer.
    Blank,
    /// A request or an answer.
    Text(String),
    /// Bytes that are not UTF-8.
    NotUtf8 {
        /// The column of the first invalid byte, from 1.
        column: usize,
    },
    /// More than [`MAX_LINE_LEN`] bytes, which have been skipped.
    TooLong,
}

/// The next line; `None` at the end of the input. The last line needs no line break.
pub(crate) fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut buffer = Vec::new();
    let read = input.take(MAX_LINE_LEN as u64 + 1).read_until(b'\n', &mut buffer)?;
    if read == 0 {
        return Ok(None);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
    } else if buffer.len() > MAX_LINE_LEN {
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
    fn kinds_of_lines_are_distinguished() {
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
    fn a_line_that_is_too_long_does_not_affect_the_next_line() {
        let longest = "x".repeat(MAX_LINE_LEN);
        let bytes = &*format!("{MAX_LINE_LEN} bytes");
        assert_eq!(all(format!("{longest}\nnext\n").as_bytes()), [bytes, "Text(\"next\")"]);
        assert_eq!(all(longest.as_bytes()), [bytes]);
        for more in ["x", "xx", "xy\u{FFFD}"] {
            assert_eq!(all(format!("{longest}{more}\nnext").as_bytes()), ["TooLong", "Text(\"next\")"]);
            assert_eq!(all(format!("{longest}{more}").as_bytes()), ["TooLong"]);
        }
    }
}
