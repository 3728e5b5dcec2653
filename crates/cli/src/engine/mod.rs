//! `alcazar engine`: programs drive the rules, or a player, by lines of JSON. docs/engine.md is the protocol.
//!
//! A line in, a line out, flushed. A bad line is answered with what is wrong with it, and nothing has changed.

mod answer;
mod course;
mod fault;
mod lines;
mod player;
mod request;
mod session;
#[cfg(test)]
mod tests;
mod verify;

use std::io::{self, BufRead, Write};

use alcazar_catalog::{GameId, with_game};
use anyhow::Result;

use self::answer::{Answer, Reply};
use self::fault::Fault;
use self::lines::Line;
use self::player::Player;
use self::request::Head;
use self::session::Session;

/// The version of the protocol.
const VERSION: u32 = 1;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name.
    game: GameId,
    /// What this process is.
    #[arg(long, value_enum, default_value_t)]
    role: Role,
    /// What is drawn or chosen at random depends on this alone.
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
}

/// What an engine process is.
#[derive(Debug, Clone, Copy, Default, clap::ValueEnum, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum Role {
    /// It keeps a game and knows everything about it.
    #[default]
    Rules,
    /// It plays a seat, and knows what it is shown.
    Player,
}

/// Answers lines until there are no more.
pub(crate) fn run(args: &Args) -> Result<()> {
    let (input, output) = (io::stdin().lock(), io::BufWriter::new(io::stdout().lock()));
    with_game!(args.game, G => match args.role {
        Role::Rules => serve(&mut Session::<G>::new(args.seed), input, output),
        Role::Player => serve(&mut Player::<G>::new(args.seed), input, output),
    })?;
    Ok(())
}

/// Somebody who answers lines.
trait Answering {
    /// What an answer holds if all went well.
    type Done: serde::Serialize;

    /// Does what a line asks for. On a fault nothing has changed.
    fn obey(&mut self, command: Option<&str>, text: &str) -> Result<Self::Done, Fault>;

    /// Whether this was the last line to be answered.
    fn is_last(done: &Self::Done) -> bool;

    /// Does what a line asks for, and says so.
    fn answer(&mut self, text: &str) -> Reply<Self::Done> {
        match Head::read(text) {
            Ok(head) => {
                let outcome = self.obey(head.command.as_deref(), text);
                let is_last = outcome.as_ref().is_ok_and(Self::is_last);
                Reply { id: head.id, outcome, is_last }
            }
            Err(fault) => Reply::fault(fault),
        }
    }
}

/// Reads lines and answers them, each at once. The end of the input is an end like any other.
fn serve<A: Answering>(answering: &mut A, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut buffer = Vec::new();
    let mut number = 0;
    while let Some(line) = lines::next(&mut input, &mut buffer)? {
        number += 1;
        let reply = match line {
            Line::Blank => continue,
            Line::Text(text) => answering.answer(text),
            Line::NotUtf8 { column } => Reply::fault(Fault::NotUtf8 { column }),
            Line::TooLong => Reply::fault(Fault::LineTooLong { limit: lines::LONGEST }),
        };
        let is_last = reply.is_last;
        serde_json::to_writer(&mut output, &Answer::new(reply, number))?;
        output.write_all(b"\n")?;
        output.flush()?;
        if is_last {
            break;
        }
    }
    Ok(())
}
