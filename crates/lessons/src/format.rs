//! The text format of scripts: sections of `key: value` lines.
//!
//! Empty lines and lines that begin with `#` are skipped; a line that begins with a space continues the one
//! before it. A line `[name]` begins a section.

use std::fmt;

/// What is wrong with a script, and in which line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl ScriptError {
    pub(crate) fn new(line: usize, what: impl fmt::Display) -> Self {
        Self { line, what: what.to_string() }
    }
}

/// One line, with its continuations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) number: usize,
    pub(crate) key: &'static str,
    pub(crate) value: String,
}

impl Line {
    pub(crate) fn error(&self, what: impl fmt::Display) -> ScriptError {
        ScriptError::new(self.number, format!("{}: {}: {what}", self.key, self.value))
    }

    /// The parts of the value, which are separated by `separator`.
    pub(crate) fn parts(&self, separator: char) -> impl Iterator<Item = &str> {
        self.value.split(separator).map(str::trim).filter(|part| !part.is_empty())
    }

    /// Reads each part of the value.
    pub(crate) fn read<T: std::str::FromStr<Err: fmt::Display>>(
        &self,
        separator: char,
    ) -> Result<Vec<T>, ScriptError> {
        self.parts(separator).map(|part| part.parse().map_err(|why| self.error(why))).collect()
    }
}

/// A section: its name (empty for what is before the first) and its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Section {
    pub(crate) number: usize,
    pub(crate) name: &'static str,
    pub(crate) lines: Vec<Line>,
}

/// Splits a text into its sections. The first has no name.
pub(crate) fn sections(text: &'static str) -> Result<Vec<Section>, ScriptError> {
    let mut sections = vec![Section { number: 1, name: "", lines: Vec::new() }];
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.trim_end().strip_suffix(']')) {
            if sections.iter().any(|section| section.name == name) {
                return Err(ScriptError::new(number, format!("there is another [{name}]")));
            }
            sections.push(Section { number, name, lines: Vec::new() });
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        if line.starts_with(char::is_whitespace) {
            let Some(last) = section.lines.last_mut() else {
                return Err(ScriptError::new(number, "this continues no line"));
            };
            last.value.push(' ');
            last.value.push_str(line.trim());
        } else {
            let Some((key, value)) = line.split_once(':') else {
                return Err(ScriptError::new(number, format!("“{line}” is not of the form key: value")));
            };
            section.lines.push(Line { number, key: key.trim(), value: value.trim().to_owned() });
        }
    }
    Ok(sections)
}

/// Whether a text matches a pattern in which `*` stands for anything.
pub(crate) fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            text.char_indices().map(|(at, _)| at).chain([text.len()]).any(|at| matches(rest, &text[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_anything() {
        assert!(matches("place *", "place gem1 3") && matches("* 0-*", "3va 0-3") && matches("take", "take"));
        assert!(!matches("place *", "take") && !matches("take", "take two") && !matches("* 0-*", "3va 4-7"));
    }

    #[test]
    fn lines_are_continued_and_counted() {
        let sections = sections("players: 2\n\n[one]\n# note\nyou: take\n  2\n").expect("it is well-formed");
        let names: Vec<_> = sections.iter().map(|section| section.name).collect();
        assert_eq!(names, ["", "one"]);
        assert_eq!(sections[1].lines, [Line { number: 5, key: "you", value: "take 2".to_owned() }]);
    }

    #[test]
    fn errors_name_their_line() {
        for (text, line) in [("a: b\nwhat", 2), (" a: b", 1), ("[a]\n[a]", 2)] {
            assert_eq!(sections(text).expect_err(text).line, line, "{text}");
        }
    }
}
