//! A program of somebody else that plays: it is shown views, in lines of JSON, and nothing else.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use alcazar_bots::Question;
use alcazar_core::Game;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};

use super::Thought;
use crate::engine::lines::{self, Line};

/// How long a program may take to say who it is.
const GREETING: Duration = Duration::from_secs(30);

/// A running program. It is ended when it is no longer needed.
pub(super) struct Program {
    child: Child,
    input: ChildStdin,
    /// Read by a thread, so that a program that says nothing can be given up on.
    lines: Receiver<io::Result<Line>>,
    asked: u64,
}

impl Program {
    /// Starts it and asks who it is.
    pub(super) fn start<G: Game>(command: &str) -> Result<Self> {
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
        let mut started = Self { child, input, lines, asked: 0 };
        let hello = started.ask(&json!({"command": "hello", "version": 1}), GREETING)?;
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
        let answer = self.ask(&ask, patience(thought))?;
        let action = answer["action"].as_str().context("its answer holds no action")?;
        let index = legal.iter().position(|known| known == action);
        index
            .map(|index| question.legal[index])
            .ok_or_else(|| anyhow!("it answers “{action}”, which is not legal"))
    }

    /// The result that it answers to a line.
    fn ask(&mut self, line: &Value, patience: Duration) -> Result<Value> {
        self.asked += 1;
        let id = self.asked;
        let mut line = line.clone();
        line["id"] = json!(id);
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        // Told in words: a broken pipe of his must not be taken for one of ours.
        sent.map_err(|error| anyhow!("it does not listen: {error}"))?;
        loop {
            let text = match self.lines.recv_timeout(patience) {
                Ok(Ok(Line::Text(text))) => text,
                Ok(Ok(Line::Blank)) => continue,
                Ok(Ok(Line::NotUtf8 { .. } | Line::TooLong)) => bail!("its answer is no line of text"),
                Ok(Err(error)) => return Err(error).context("can't hear it"),
                Err(RecvTimeoutError::Timeout) => bail!("it has not answered for {} s", patience.as_secs()),
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

/// When a program is given up on: long after it should have answered.
fn patience(thought: Thought) -> Duration {
    match thought {
        Thought::Ms(ms) => {
            Duration::from_millis(ms.saturating_mul(10)).saturating_add(Duration::from_secs(10))
        }
        Thought::Nodes(_) => Duration::from_mins(10),
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself; nothing is left to do then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
