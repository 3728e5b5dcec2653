//! `alcazar engine`: programs drive the rules or a bot with JSON lines. docs/engine.md documents the
//! protocol.
//!
//! Each line is answered by a line, flushed at once; a search also sends progress lines. A bad line is
//! answered with an error and changes nothing.

mod answer;
mod best;
mod caller;
mod error;
mod history;
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
use self::caller::{Caller, Incoming};
use self::error::EngineError;
use self::lines::Line;
use self::player::Player;
use self::request::Head;
use self::session::Session;

/// The version of the protocol.
const VERSION: u32 = 1;

/// The arguments of `engine`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name.
    game: GameId,
    /// The role of this process.
    #[arg(long, value_enum, default_value_t)]
    role: Role,
    /// The bot in the role `player`.
    #[arg(long, value_name = "BOT", default_value_t = Level::Master.into())]
    bot: Character,
    /// Determines all random draws and choices.
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
}

/// The role of an engine process.
#[derive(Debug, Clone, Copy, Default, clap::ValueEnum, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum Role {
    /// Runs a game and answers everything about it.
    #[default]
    Rules,
    /// Plays a seat, given only its view.
    Player,
}

/// Answers lines until the end of the input or `quit`.
pub(crate) fn run(args: &Args) -> Result<()> {
    let (input, output) = (io::BufReader::new(io::stdin()), io::BufWriter::new(io::stdout().lock()));
    with_game!(args.game, G => match args.role {
        Role::Rules => serve(&mut Session::<G>::new(args.seed), input, output),
        Role::Player => serve(&mut Player::<G>::new(args.bot, args.seed), input, output),
    })?;
    Ok(())
}

/// Answers the lines of one role.
trait Responder {
    /// The result in a successful answer.
    type Done: serde::Serialize;

    /// Handles the request in a line. An error leaves everything unchanged.
    fn handle(
        &mut self,
        command: Option<&str>,
        text: &str,
        caller: &mut Caller<'_>,
    ) -> Result<Self::Done, EngineError>;

    /// Whether the session ends after this result.
    fn is_last(done: &Self::Done) -> bool;

    /// Handles the request in a line and returns the reply.
    fn answer(&mut self, text: &str, incoming: &mut Incoming, output: &mut dyn Write) -> Reply<Self::Done> {
        match Head::read(text) {
            Ok(head) => {
                let mut caller = Caller::new(incoming, output, head.id.as_ref());
                let outcome = self.handle(head.command.as_deref(), text, &mut caller);
                let is_last = outcome.as_ref().is_ok_and(Self::is_last);
                Reply { id: head.id, outcome, is_last }
            }
            Err(error) => Reply::error(error),
        }
    }
}

/// Reads lines and answers each at once. The end of the input ends the session without an error.
fn serve<A: Responder>(
    responder: &mut A,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> io::Result<()> {
    let mut incoming = Incoming::new(input);
    let mut number = 0;
    while let Some(line) = incoming.next()? {
        number += 1;
        let reply = match line {
            Line::Blank => continue,
            Line::Text(text) => responder.answer(&text, &mut incoming, &mut output),
            Line::NotUtf8 { column } => Reply::error(EngineError::NotUtf8 { column }),
            Line::TooLong => Reply::error(EngineError::LineTooLong { limit: lines::MAX_LINE_LEN }),
        };
        let is_last = reply.is_last;
        caller::write(&mut output, &Answer::new(reply, number))?;
        if is_last {
            break;
        }
    }
    Ok(())
}
