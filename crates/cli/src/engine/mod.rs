//! `alcazar engine`: programs drive the rules, or a player, by lines of JSON. docs/engine.md is the protocol.
//!
//! A line in, a line out, flushed; while something is thought about, further lines tell how far it has come. A bad line is answered
//! with what is wrong with it, and nothing has changed.

mod answer;
mod asker;
mod best;
mod course;
mod error;
pub(crate) mod lines;
mod player;
mod request;
mod session;
#[cfg(test)]
mod tests;
mod verify;

use std::io::{self, BufRead, Write};

use alcazar_bots::{Character, Level};
use alcazar_catalog::{GameId, with_game};
use anyhow::Result;

use self::answer::{Answer, Reply};
use self::asker::{Asker, Incoming};
use self::error::EngineError;
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
    /// Who chooses, in the role of a player.
    #[arg(long, value_name = "BOT", default_value_t = Level::Master.into())]
    bot: Character,
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
    let (input, output) = (io::BufReader::new(io::stdin()), io::BufWriter::new(io::stdout().lock()));
    with_game!(args.game, G => match args.role {
        Role::Rules => serve(&mut Session::<G>::new(args.seed), input, output),
        Role::Player => serve(&mut Player::<G>::new(args.bot, args.seed), input, output),
    })?;
    Ok(())
}

/// Somebody who answers lines.
trait Answering {
    /// What an answer holds if all went well.
    type Done: serde::Serialize;

    /// Does what a line asks for. On a fault nothing has changed.
    fn obey(
        &mut self,
        command: Option<&str>,
        text: &str,
        asker: &mut Asker<'_>,
    ) -> Result<Self::Done, EngineError>;

    /// Whether this was the last line to be answered.
    fn is_last(done: &Self::Done) -> bool;

    /// Does what a line asks for, and says so.
    fn answer(&mut self, text: &str, incoming: &mut Incoming, output: &mut dyn Write) -> Reply<Self::Done> {
        match Head::read(text) {
            Ok(head) => {
                let mut asker = Asker::new(incoming, output, head.id.as_ref());
                let outcome = self.obey(head.command.as_deref(), text, &mut asker);
                let is_last = outcome.as_ref().is_ok_and(Self::is_last);
                Reply { id: head.id, outcome, is_last }
            }
            Err(fault) => Reply::fault(fault),
        }
    }
}

/// Reads lines and answers them, each at once. The end of the input is an end like any other.
fn serve<A: Answering>(
    answering: &mut A,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> io::Result<()> {
    let mut incoming = Incoming::new(input);
    let mut number = 0;
    while let Some(line) = incoming.next()? {
        number += 1;
        let reply = match line {
            Line::Blank => continue,
            Line::Text(text) => answering.answer(&text, &mut incoming, &mut output),
            Line::NotUtf8 { column } => Reply::fault(EngineError::NotUtf8 { column }),
            Line::TooLong => Reply::fault(EngineError::LineTooLong { limit: lines::LONGEST }),
        };
        let is_last = reply.is_last;
        asker::write(&mut output, &Answer::new(reply, number))?;
        if is_last {
            break;
        }
    }
    Ok(())
}
