//! Who asks: his lines, which go on coming in while something is thought about, and what he is told meanwhile.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

use serde::Serialize;

use super::answer::Id;
use super::lines::{self, Line};
use super::request::Head;

/// So many lines are read ahead. A program that sends more waits.
const AHEAD: usize = 64;

/// The lines of the input, read by a thread of their own: it ends with the input, or with the process.
pub(super) struct Incoming {
    lines: Receiver<io::Result<Line>>,
    /// Read while something was thought about, to be answered afterwards.
    held: VecDeque<io::Result<Line>>,
    has_ended: bool,
}

impl Incoming {
    pub(super) fn new(mut input: impl BufRead + Send + 'static) -> Self {
        let (sender, lines) = sync_channel(AHEAD);
        thread::spawn(move || {
            while let Some(line) = lines::next(&mut input).transpose() {
                let is_error = line.is_err();
                if sender.send(line).is_err() || is_error {
                    return;
                }
            }
        });
        Self { lines, held: VecDeque::new(), has_ended: false }
    }

    /// The next line; none at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        match self.held.pop_front() {
            Some(line) => line.map(Some),
            None => self.lines.recv().ok().transpose(),
        }
    }

    /// Takes in what has come meanwhile.
    fn listen(&mut self) {
        loop {
            match self.lines.try_recv() {
                Ok(line) => self.held.push_back(line),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.has_ended = true;
                    break;
                }
            }
        }
    }
}

fn is_stop(line: &io::Result<Line>) -> bool {
    let Ok(Line::Text(text)) = line else { return line.is_err() };
    Head::read(text).is_ok_and(|head| matches!(head.command.as_deref(), Some("stop" | "quit")))
}

/// The asker of one line.
pub(super) struct Asker<'a> {
    incoming: &'a mut Incoming,
    output: &'a mut dyn Write,
    id: Option<&'a Id>,
    /// Whether he wants to hear nothing but the answer.
    is_short: bool,
}

/// Something told before the answer.
#[derive(Serialize)]
struct Progress<'a, T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Id>,
    progress: T,
}

impl<'a> Asker<'a> {
    pub(super) fn new(incoming: &'a mut Incoming, output: &'a mut dyn Write, id: Option<&'a Id>) -> Self {
        Self { incoming, output, id, is_short: false }
    }

    /// From now on he is told nothing but the answer.
    pub(super) fn be_short(&mut self) {
        self.is_short = true;
    }

    /// Tells how far it has come. If nobody hears it, the answer will not be heard either.
    pub(super) fn tell(&mut self, progress: impl Serialize) -> io::Result<()> {
        if self.is_short {
            return Ok(());
        }
        write(&mut self.output, &Progress { id: self.id, progress })
    }

    /// Whether he wants the answer now: he has sent `stop` or `quit`.
    pub(super) fn wants_stop(&mut self) -> bool {
        self.incoming.listen();
        self.incoming.held.iter().any(is_stop)
    }

    /// Whether he will send nothing more. He may still be reading.
    pub(super) fn is_silent(&mut self) -> bool {
        self.incoming.listen();
        self.incoming.has_ended
    }
}

/// Writes one line at once.
pub(super) fn write(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")?;
    output.flush()
}
