//! An external program that plays: it gets views as JSON lines, and nothing else.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use alcazar_bots::Question;
use alcazar_core::Game;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};

use super::MoveBudget;
use crate::engine::lines::{self, Line};

/// The timeout of an answer where neither a limit nor a time budget is given.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(30);

/// The timeouts of a program's answers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Timeouts {
    /// For the answer to `hello`.
    greeting: Duration,
    /// For an action.
    choice: Duration,
}

impl Timeouts {
    /// The `limit` applies to every answer. Without one, the timeout of an action is far longer than its time
    /// budget.
    pub(super) fn new(limit: Option<Duration>, thought: MoveBudget) -> Self {
        let choice = limit.unwrap_or_else(|| match thought {
            MoveBudget::Ms(ms) => {
                Duration::from_millis(ms.saturating_mul(10)).saturating_add(Duration::from_secs(10))
            }
            MoveBudget::Nodes(_) => DEFAULT_TIMEOUT,
        });
        Self { greeting: limit.unwrap_or(DEFAULT_TIMEOUT), choice }
    }
}

/// A running program, killed on drop.
pub(super) struct Program {
    child: Child,
    input: ChildStdin,
    /// Filled by a reader thread, so that waiting for a line can time out.
    lines: Receiver<io::Result<Line>>,
    asked: u64,
    timeouts: Timeouts,
}

impl Program {
    /// Starts the program and checks its answer to `hello`.
    pub(super) fn start<G: Game>(command: &str, timeouts: Timeouts) -> Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().context("there is no command")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("can't start {program}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("it has no input or output");
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = lines::next(&mut output).transpose() {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut started = Self { child, input, lines, asked: 0, timeouts };
        let hello = started.ask(&json!({"command": "hello", "version": 1}), timeouts.greeting)?;
        for (field, expected) in [
            ("protocol", json!("alcazar-engine")),
            ("version", json!(1)),
            ("game", json!(G::ID)),
            ("role", json!("player")),
        ] {
            if hello[field] != expected {
                bail!("its {field} is {}, not {expected}", hello[field]);
            }
        }
        Ok(started)
    }

    /// Asks the program for an action, which must be one of the legal ones.
    pub(super) fn choose<G: Game>(
        &mut self,
        question: &Question<'_, G>,
        thought: MoveBudget,
    ) -> Result<G::Action> {
        let legal: Vec<String> = question.legal.iter().map(ToString::to_string).collect();
        let view = serde_json::to_value(question.view)?;
        let ask = json!({"seat": question.seat, "view": view, "legal": legal, "budget": thought});
        let answer = self.ask(&ask, self.timeouts.choice)?;
        let action = answer["action"].as_str().context("its answer contains no action")?;
        let index = legal.iter().position(|legal| legal == action);
        index
            .map(|index| question.legal[index])
            .ok_or_else(|| anyhow!("it answered “{action}”, which is not legal"))
    }

    /// Sends a line and returns the result in the answer.
    fn ask(&mut self, line: &Value, limit: Duration) -> Result<Value> {
        let asked_at = Instant::now();
        self.asked += 1;
        let id = self.asked;
        let mut line = line.clone();
        line["id"] = json!(id);
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        // As text, since `main` would take a broken pipe for one of our own output.
        sent.map_err(|error| anyhow!("it does not read its input: {error}"))?;
        loop {
            // The limit covers all blank lines and progress lines before the answer.
            let received = match limit.checked_sub(asked_at.elapsed()) {
                Some(left) => self.lines.recv_timeout(left),
                None => Err(RecvTimeoutError::Timeout),
            };
            let text = match received {
                Ok(Ok(Line::Text(text))) => text,
                Ok(Ok(Line::Blank)) => continue,
                Ok(Ok(Line::NotUtf8 { .. } | Line::TooLong)) => {
                    bail!("its answer is not UTF-8, or too long")
                }
                Ok(Err(error)) => return Err(error).context("its output can't be read"),
                Err(RecvTimeoutError::Timeout) => bail!(
                    "it has not answered within {limit:?}; does it flush its output after each line? \
                     (--answer-within changes the limit)"
                ),
                Err(RecvTimeoutError::Disconnected) => bail!("it has exited"),
            };
            let mut answer: Value = serde_json::from_str(&text).context("its answer is not JSON")?;
            if answer.get("progress").is_some() {
                continue;
            }
            if answer["id"] != json!(id) {
                bail!("it answered request {}, but was sent request {id}", answer["id"]);
            }
            return match answer.get_mut("result") {
                Some(result) => Ok(result.take()),
                None => Err(anyhow!("it answered with an error: {}", answer["error"])),
            };
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have exited already; there is nothing left to do then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_timeouts_are_under_a_minute() {
        for thought in [MoveBudget::Nodes(u64::MAX), MoveBudget::Ms(100)] {
            let Timeouts { greeting, choice } = Timeouts::new(None, thought);
            assert!(greeting.max(choice) < Duration::from_mins(1), "{thought}");
            let hour = Duration::from_hours(1);
            let Timeouts { greeting, choice } = Timeouts::new(Some(hour), thought);
            assert_eq!([greeting, choice], [hour, hour], "{thought}");
        }
    }
}
