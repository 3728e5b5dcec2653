//! The terminal; if input or output is piped, plain lines.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal, Read, Write};

use anyhow::{Context, Result};
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Editor, Helper};

/// The maximum length of a line in bytes; longer ones are truncated.
const MAX_LINE_LEN: u64 = 1 << 14;

/// Where the game is shown and moves are typed.
pub(super) struct Terminal {
    input: Input,
    /// Strips colours where they are not supported or not wanted.
    out: anstream::AutoStream<io::Stdout>,
}

enum Input {
    Editor(Box<Editor<Choices, DefaultHistory>>),
    Lines(io::Stdin),
}

impl Terminal {
    pub(super) fn new() -> Result<Self> {
        let is_screen = io::stdin().is_terminal() && io::stdout().is_terminal();
        let input = if is_screen {
            let mut editor = Editor::new().context("the terminal can't be used")?;
            editor.set_helper(Some(Choices::default()));
            Input::Editor(Box::new(editor))
        } else {
            Input::Lines(io::stdin())
        };
        Ok(Self { input, out: anstream::stdout() })
    }

    /// Whether this is an interactive terminal rather than a script.
    pub(super) fn is_screen(&self) -> bool {
        matches!(self.input, Input::Editor(_))
    }

    pub(super) fn say(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Clears the screen; a script gets an empty line.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.is_screen() {
            write!(self.out, "\x1b[H\x1b[2J")?;
            self.out.flush()
        } else {
            writeln!(self.out)
        }
    }

    /// Reads a line; `None` at the end of the input or on Ctrl-C. The tab key completes `choices`.
    pub(super) fn read(&mut self, prompt: &str, choices: Vec<String>) -> Result<Option<String>> {
        match &mut self.input {
            Input::Editor(editor) => {
                if let Some(helper) = editor.helper_mut() {
                    helper.0 = choices;
                }
                match editor.readline(prompt) {
                    Ok(line) => {
                        // The line counts even if it can't be added to the history.
                        let _ = editor.add_history_entry(line.as_str());
                        Ok(Some(line))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(error).context("the terminal can't be read"),
                }
            }
            Input::Lines(stdin) => {
                let line = read_line(&mut stdin.lock())?;
                // Echo the input of a script, so that the transcript reads as if it had been typed.
                if let Some(line) = &line {
                    writeln!(self.out, "{prompt}{line}")?;
                }
                Ok(line)
            }
        }
    }

    /// Hides one player's hand from the next, including the scrollback. Returns false at the end of the
    /// input.
    pub(super) fn curtain(&mut self, text: &str, go_on: &str) -> Result<bool> {
        self.clear()?;
        if !self.is_screen() {
            self.say(text)?;
            return Ok(true);
        }
        write!(self.out, "\x1b[3J")?;
        self.say(text)?;
        Ok(self.read(&format!("{go_on} "), Vec::new())?.is_some())
    }
}

/// Reads a line of any length, truncated to [`MAX_LINE_LEN`].
fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let mut beginning = input.by_ref().take(MAX_LINE_LEN);
    if beginning.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    let text: Cow<'_, str> = String::from_utf8_lossy(&bytes);
    Ok(Some(text.trim_end().to_owned()))
}

/// The completions that the tab key offers.
#[derive(Default)]
struct Choices(Vec<String>);

impl Completer for Choices {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = line.get(..position).unwrap_or(line);
        let last = typed.rsplit(';').next().unwrap_or(typed).trim_start();
        let pair = |choice: &String| Pair { display: choice.clone(), replacement: choice.clone() };
        let fitting = self.0.iter().filter(|choice| choice.starts_with(last)).map(pair).collect();
        Ok((typed.len() - last.len(), fitting))
    }
}

impl Hinter for Choices {
    type Hint = String;
}
impl Highlighter for Choices {}
impl Validator for Choices {}
impl Helper for Choices {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_truncated() {
        let mut text = b"take\n\xff\n".to_vec();
        text.extend(std::iter::repeat_n(b'x', 100_000));
        text.extend(b"\nend");
        let mut input = &text[..];
        let mut next = || read_line(&mut input).expect("memory can be read");
        assert_eq!(next().as_deref(), Some("take"));
        assert_eq!(next().as_deref(), Some("\u{FFFD}"));
        assert_eq!(next().map(|line| line.len()), Some(1 << 14));
        assert_eq!(next().as_deref(), Some("end"));
        assert_eq!(next(), None);
    }
}
