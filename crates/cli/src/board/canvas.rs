//! A sheet of characters with styles, 80 columns wide, to draw boards on.

use std::fmt;

use anstyle::Style;

/// A sheet that grows downwards as it is drawn on. What would stand to the right of its edge is cut off.
#[derive(Debug, Clone, Default)]
pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    /// How many columns there are.
    pub(crate) const WIDTH: usize = 80;

    /// How many rows have been drawn on.
    pub(crate) fn height(&self) -> usize {
        self.rows.len()
    }

    /// Writes a text and returns the column after it. Every character takes one column.
    pub(crate) fn put(&mut self, row: usize, column: usize, text: &str, style: Style) -> usize {
        if self.rows.len() <= row {
            self.rows.resize_with(row + 1, Vec::new);
        }
        let line = &mut self.rows[row];
        let mut column = column;
        for character in text.chars() {
            if column < Self::WIDTH {
                if line.len() <= column {
                    line.resize(column + 1, (' ', Style::new()));
                }
                line[column] = (character, style);
            }
            column += 1;
        }
        column
    }

    /// Writes a text that ends before this column.
    pub(crate) fn put_right(&mut self, row: usize, column: usize, text: &str, style: Style) {
        self.put(row, column.saturating_sub(text.chars().count()), text, style);
    }
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let end = row.iter().rposition(|(character, _)| *character != ' ').map_or(0, |last| last + 1);
            let mut current = Style::new();
            for (character, style) in &row[..end] {
                if *style != current {
                    write!(f, "{current:#}{style}")?;
                    current = *style;
                }
                write!(f, "{character}")?;
            }
            writeln!(f, "{current:#}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use anstyle::AnsiColor;

    use super::*;

    #[test]
    fn what_does_not_fit_is_cut_off() {
        let mut canvas = Canvas::default();
        assert_eq!(canvas.put(1, 78, "abcd", Style::new()), 82);
        assert_eq!(canvas.to_string(), format!("\n{}ab\n", " ".repeat(78)));
        assert_eq!(canvas.height(), 2);
    }

    #[test]
    fn styles_begin_and_end_where_they_change() {
        let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
        let mut canvas = Canvas::default();
        canvas.put(0, 1, "aa", red);
        canvas.put_right(0, 5, "b", Style::new());
        assert_eq!(canvas.to_string(), format!(" {red}aa{red:#} b\n"));
    }
}
