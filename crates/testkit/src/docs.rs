//! The examples on a game's page in `docs/`, for tests that keep them true.

use std::fmt::Display;
use std::str::FromStr;

use alcazar_core::Game;
use alcazar_core::notation::Unreadable;
use serde::de::DeserializeOwned;

/// A page as Markdown.
#[derive(Debug, Clone, Copy)]
pub struct Page(pub &'static str);

impl Page {
    /// The section below a heading, down to the end of the page.
    fn section(self, heading: &str) -> &'static str {
        let is_heading = |line: &str| {
            line.strip_prefix("##").is_some_and(|rest| rest.trim_start_matches('#').trim() == heading)
        };
        let line = self.0.lines().find(|line| is_heading(line));
        let line = line.unwrap_or_else(|| panic!("the page has no section “{heading}”"));
        let start = line.as_ptr() as usize - self.0.as_ptr() as usize + line.len();
        &self.0[start..]
    }

    /// The first column of the first table below a heading.
    ///
    /// # Panics
    /// If there is no such heading.
    pub fn first_column(self, heading: &str) -> Vec<&'static str> {
        let rows = self.section(heading).lines().skip_while(|line| !line.starts_with("|---")).skip(1);
        rows.take_while(|line| line.starts_with('|'))
            .map(|line| line.split('|').nth(1).unwrap_or_default().trim().trim_matches('`'))
            .collect()
    }

    /// The text of the first indented JSON object below a heading.
    ///
    /// # Panics
    /// If there is no such heading.
    pub fn json_text(self, heading: &str) -> String {
        let lines = self.section(heading).lines().skip_while(|line| !line.starts_with("    {"));
        lines.take_while(|line| line.starts_with("    ")).collect()
    }

    /// The first indented JSON object below a heading.
    ///
    /// # Panics
    /// If there is none, or it is no such value.
    pub fn json<T: DeserializeOwned>(self, heading: &str) -> T {
        let json = self.json_text(heading);
        serde_json::from_str(&json).unwrap_or_else(|error| panic!("{heading}: {error} in {json}"))
    }

    /// Checks that the tables below “Actions” and “Chance” have this many rows, and that the first column is
    /// notation.
    ///
    /// # Panics
    /// If a table has another number of rows, or a text is not notation.
    pub fn check_notation<G: Game>(self, actions: usize, chances: usize) {
        check_column::<G::Action>(&self.first_column("Actions"), actions);
        check_column::<G::Chance>(&self.first_column("Chance"), chances);
    }
}

fn check_column<T: Display + FromStr<Err = Unreadable>>(column: &[&str], rows: usize) {
    assert_eq!(column.len(), rows, "rows of the table: {column:?}");
    for text in column {
        let value: T = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(value.to_string(), *text);
    }
}

#[cfg(test)]
mod tests {
    use super::Page;

    const PAGE: Page = Page(
        "\
# A game

## Notation
### Actions
| written | |
|---|---|
| `take` | a |
| `end` | b |

## Options

    {\"a\":
     1}
",
    );

    #[test]
    fn tables_and_json_are_found_below_their_heading() {
        assert_eq!(PAGE.first_column("Actions"), ["take", "end"]);
        assert_eq!(PAGE.json::<serde_json::Value>("Options"), serde_json::json!({ "a": 1 }));
    }

    #[test]
    #[should_panic(expected = "the page has no section “Chance”")]
    fn a_missing_section_is_reported() {
        PAGE.first_column("Chance");
    }
}
