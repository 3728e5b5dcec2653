//! `alcazar play`: a game at this terminal, alone against bots or in turn with friends.

mod command;
mod listing;
mod seats;
mod session;
mod terminal;

use std::path::{Path, PathBuf};
use std::str::FromStr;

use alcazar_bots::Expert;
use alcazar_catalog::{GameId, with_game};
use alcazar_table::{Croupier, Header, Seed, Table, replay};
use alcazar_words::{Speak, Words};
use anyhow::{Context, Result, bail};

use crate::board::Board;
use crate::options::OptionArgs;
use crate::{file, language};
use seats::SeatArg;
use session::{Session, SessionEnd};
use terminal::Terminal;

/// The arguments of `play`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name. Not needed with --resume.
    #[arg(required_unless_present = "resume")]
    game: Option<GameId>,
    /// The players, separated by commas: `you` or `you:NAME`, `bot` or `bot:KIND`.
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    seats: Vec<SeatArg>,
    /// Determines all outcomes of chance: up to 64 hexadecimal digits, padded with zeros [default: random].
    #[arg(long, conflicts_with = "resume")]
    seed: Option<SeedText>,
    #[command(flatten)]
    options: OptionArgs,
    /// Resume a saved game.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// The file in which the game is saved after every move [default: a new file in your data folder].
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    language: language::LanguageArg,
}

/// A seed on the command line.
#[derive(Debug, Clone, Copy)]
struct SeedText(Seed);

impl FromStr for SeedText {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut seed = [0; 32];
        if text.is_empty() || text.len() > 2 * seed.len() {
            return Err("a seed has 1 to 64 hexadecimal digits");
        }
        let digits = format!("{text:0<64}");
        hex::decode_to_slice(digits, &mut seed).map_err(|_| "a seed has only hexadecimal digits")?;
        Ok(Self(Seed(seed)))
    }
}

/// Plays a game, and any other that is resumed from within it.
pub(crate) fn run(args: Args) -> Result<()> {
    let (mut terminal, language) = (Terminal::new()?, args.language);
    let mut end = match (&args.resume, args.game) {
        (Some(_), _) if !args.options.is_empty() => bail!("a resumed game has its options already"),
        (Some(path), game) => resume(&mut terminal, language.words(), path, args.save.clone(), game)?,
        (None, Some(game)) => with_game!(game, G => begin::<G>(&mut terminal, game, args))?,
        (None, None) => bail!("no game is given"),
    };
    while let SessionEnd::Resume(path) = end {
        end = resume(&mut terminal, language.words(), &path, None, None)?;
    }
    Ok(())
}

fn begin<G: Board + Expert + Speak>(terminal: &mut Terminal, game: GameId, args: Args) -> Result<SessionEnd> {
    let seed = match args.seed {
        Some(SeedText(seed)) => seed,
        None => random_seed()?,
    };
    let words = args.language.words();
    let seats = if args.seats.is_empty() { seats::default_seats::<G>() } else { args.seats };
    let options = args.options.read::<G>()?;
    let header = Header::<G> { options, ..Header::new(seats::players(&seats, &words)) };
    if seats.len() > header.players.len() {
        alcazar_core::SetupError::check_players::<G>(seats.len())?;
    }
    let table = Table::new(header, Croupier::Seeded(seed)).context("the game can't be set up")?;
    let path = match args.save {
        Some(path) if path.exists() => {
            bail!("{} exists; resume it with --resume, or choose another name", path.display())
        }
        Some(path) => Ok(path),
        None => file::new_name(game, &hex::encode(&seed.commitment().0[..4])),
    };
    Session::new(terminal, words, table, path)?.run()
}

fn resume(
    terminal: &mut Terminal,
    words: Words,
    path: &Path,
    save: Option<PathBuf>,
    expected: Option<GameId>,
) -> Result<SessionEnd> {
    let (game, text) = file::read(path)?;
    if let Some(expected) = expected
        && expected != game
    {
        bail!("{} is a game of {game}, not of {expected}", path.display());
    }
    let save = save.unwrap_or_else(|| path.to_owned());
    with_game!(game, G => {
        let table = replay::read::<G>(&text).with_context(|| path.display().to_string())?;
        Session::new(terminal, words, table, Ok(save))?.run()
    })
}

fn random_seed() -> Result<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).context("the system provides no random numbers")?;
    Ok(Seed(seed))
}
