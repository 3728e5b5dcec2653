//! A canvas of styled characters, 80 columns wide, for drawing boards.

use std::fmt;

use anstyle::Style;

/// A canvas that grows downwards as it is drawn on. Text beyond its right edge is clipped.
#[derive(Debug, Clone, Default)]
pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    /// The number of columns.
    pub(crate) const WIDTH: usize = 80;

    /// The number of rows drawn so far.
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
    fn text_beyond_the_right_edge_is_clipped() {
        let mut canvas = Canvas::default();
        assert_eq!(canvas.put(1, 78, "abcd", Style::new()), 82);
        assert_eq!(canvas.to_string(), format!("\n{}ab\n", " ".repeat(78)));
        assert_eq!(canvas.height(), 2);
    }

    #[test]
    fn styles_start_and_end_where_they_change() {
        let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
        let mut canvas = Canvas::default();
        canvas.put(0, 1, "aa", red);
        canvas.put_right(0, 5, "b", Style::new());
        assert_eq!(canvas.to_string(), format!(" {red}aa{red:#} b\n"));
    }
}
