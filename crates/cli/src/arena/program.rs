//! A program of somebody else that plays: it is shown views, in lines of JSON, and nothing else.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use alcazar_bots::Question;
use alcazar_core::Game;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};

use super::Thought;
use crate::engine::lines::{self, Line};

/// How long a program may take for an answer where neither a limit nor a time to think is given.
const USUAL_LIMIT: Duration = Duration::from_secs(30);

/// How long a program is waited for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Patience {
    /// Until it has said who it is.
    greeting: Duration,
    /// Until it has chosen an action.
    choice: Duration,
}

impl Patience {
    /// The `limit` holds for every answer. Without one, a program that was given a time to think is given up
    /// on long after it should have answered.
    pub(super) fn new(limit: Option<Duration>, thought: Thought) -> Self {
        let choice = limit.unwrap_or_else(|| match thought {
            Thought::Ms(ms) => {
                Duration::from_millis(ms.saturating_mul(10)).saturating_add(Duration::from_secs(10))
            }
            Thought::Nodes(_) => USUAL_LIMIT,
        });
        Self { greeting: limit.unwrap_or(USUAL_LIMIT), choice }
    }
}

/// A running program. It is ended when it is no longer needed.
pub(super) struct Program {
    child: Child,
    input: ChildStdin,
    /// Read by a thread, so that a program that says nothing can be given up on.
    lines: Receiver<io::Result<Line>>,
    asked: u64,
    patience: Patience,
}

impl Program {
    /// Starts it and asks who it is.
    pub(super) fn start<G: Game>(command: &str, patience: Patience) -> Result<Self> {
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
        let mut started = Self { child, input, lines, asked: 0, patience };
        let hello = started.ask(&json!({"command": "hello", "version": 1}), patience.greeting)?;
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

    /// Asks it for an action, which must be one of the legal ones.
    pub(super) fn choose<G: Game>(
        &mut self,
        question: &Question<'_, G>,
        thought: Thought,
    ) -> Result<G::Action> {
        let legal: Vec<String> = question.legal.iter().map(ToString::to_string).collect();
        let view = serde_json::to_value(question.view)?;
        let ask = json!({"seat": question.seat, "view": view, "legal": legal, "budget": thought});
        let answer = self.ask(&ask, self.patience.choice)?;
        let action = answer["action"].as_str().context("its answer holds no action")?;
        let index = legal.iter().position(|known| known == action);
        index
            .map(|index| question.legal[index])
            .ok_or_else(|| anyhow!("it answers “{action}”, which is not legal"))
    }

    /// The result that it answers to a line.
    fn ask(&mut self, line: &Value, limit: Duration) -> Result<Value> {
        let asked_at = Instant::now();
        self.asked += 1;
        let id = self.asked;
        let mut line = line.clone();
        line["id"] = json!(id);
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        // Told in words: a broken pipe of his must not be taken for one of ours.
        sent.map_err(|error| anyhow!("it does not listen: {error}"))?;
        loop {
            // The limit is for the answer as a whole, however many blank lines or lines of progress come
            // before it.
            let received = match limit.checked_sub(asked_at.elapsed()) {
                Some(left) => self.lines.recv_timeout(left),
                None => Err(RecvTimeoutError::Timeout),
            };
            let text = match received {
                Ok(Ok(Line::Text(text))) => text,
                Ok(Ok(Line::Blank)) => continue,
                Ok(Ok(Line::NotUtf8 { .. } | Line::TooLong)) => bail!("its answer is no line of text"),
                Ok(Err(error)) => return Err(error).context("can't hear it"),
                Err(RecvTimeoutError::Timeout) => bail!(
                    "it has not answered within {limit:?}: does it flush its output after each line? \
                     (--answer-within changes the limit)"
                ),
                Err(RecvTimeoutError::Disconnected) => bail!("it has ended"),
            };
            let mut answer: Value = serde_json::from_str(&text).context("its answer is not JSON")?;
            if answer.get("progress").is_some() {
                continue;
            }
            if answer["id"] != json!(id) {
                bail!("it answers {}, but was asked {id}", answer["id"]);
            }
            return match answer.get_mut("result") {
                Some(result) => Ok(result.take()),
                None => Err(anyhow!("it answers {}", answer["error"])),
            };
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself; nothing is left to do then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_long_for_a_program_unless_told_to() {
        for thought in [Thought::Nodes(u64::MAX), Thought::Ms(100)] {
            let Patience { greeting, choice } = Patience::new(None, thought);
            assert!(greeting.max(choice) < Duration::from_mins(1), "{thought}");
            let hour = Duration::from_hours(1);
            let Patience { greeting, choice } = Patience::new(Some(hour), thought);
            assert_eq!([greeting, choice], [hour, hour], "{thought}");
        }
    }
}
