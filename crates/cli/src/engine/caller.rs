//! The calling program: its lines, which keep arriving during a search, and the progress that is reported to
//! it.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

use serde::Serialize;

use super::answer::Id;
use super::lines::{self, Line};
use super::request::Head;

/// The maximum number of lines read ahead. A program that sends more is blocked.
const READ_AHEAD: usize = 64;

/// The lines of the input, read by a thread that ends with the input or the process.
pub(super) struct Incoming {
    lines: Receiver<io::Result<Line>>,
    /// Received during a search, to be answered afterwards.
    queued: VecDeque<io::Result<Line>>,
    has_ended: bool,
}

impl Incoming {
    pub(super) fn new(mut input: impl BufRead + Send + 'static) -> Self {
        let (sender, lines) = sync_channel(READ_AHEAD);
        thread::spawn(move || {
            while let Some(line) = lines::next(&mut input).transpose() {
                let is_error = line.is_err();
                if sender.send(line).is_err() || is_error {
                    return;
                }
            }
        });
        Self { lines, queued: VecDeque::new(), has_ended: false }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        match self.queued.pop_front() {
            Some(line) => line.map(Some),
            None => self.lines.recv().ok().transpose(),
        }
    }

    /// Queues the lines received so far.
    fn poll(&mut self) {
        loop {
            match self.lines.try_recv() {
                Ok(line) => self.queued.push_back(line),
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

/// The caller during one request.
pub(super) struct Caller<'a> {
    incoming: &'a mut Incoming,
    output: &'a mut dyn Write,
    id: Option<&'a Id>,
    /// Whether progress is not reported.
    is_muted: bool,
}

/// A progress line.
#[derive(Serialize)]
struct Progress<'a, T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Id>,
    progress: T,
}

impl<'a> Caller<'a> {
    pub(super) fn new(incoming: &'a mut Incoming, output: &'a mut dyn Write, id: Option<&'a Id>) -> Self {
        Self { incoming, output, id, is_muted: false }
    }

    /// Turns off progress reports.
    pub(super) fn mute_progress(&mut self) {
        self.is_muted = true;
    }

    /// Reports progress. If this fails, the answer can't be delivered either.
    pub(super) fn report_progress(&mut self, progress: impl Serialize) -> io::Result<()> {
        if self.is_muted {
            return Ok(());
        }
        write(&mut self.output, &Progress { id: self.id, progress })
    }

    /// Whether the caller has sent `stop` or `quit`.
    pub(super) fn wants_stop(&mut self) -> bool {
        self.incoming.poll();
        self.incoming.queued.iter().any(is_stop)
    }

    /// Whether the caller has closed its end of the input. It may still be reading.
    pub(super) fn has_closed_input(&mut self) -> bool {
        self.incoming.poll();
        self.incoming.has_ended
    }
}

/// Writes one line and flushes it.
pub(super) fn write(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")?;
    output.flush()
}
