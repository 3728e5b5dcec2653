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
use crate::options::Choices;
use crate::{file, language};
use seats::Sitter;
use session::{Leaving, Session};
use terminal::Terminal;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name. Not needed with --resume.
    #[arg(required_unless_present = "resume")]
    game: Option<GameId>,
    /// Who sits where: `you` or `you:NAME`, `bot` or `bot:KIND`, separated by commas.
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    seats: Vec<Sitter>,
    /// Everything that chance decides follows from it: 64 hexadecimal digits (fewer are filled up with zeros). Drawn
    /// at random if nothing is said.
    #[arg(long, conflicts_with = "resume")]
    seed: Option<SeedText>,
    #[command(flatten)]
    options: Choices,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Where the game is saved after every move; a new file in your data folder if nothing is said.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    language: language::Choice,
}

/// A seed as somebody types it.
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

/// Plays until the game is over or left, or another one is to be resumed.
pub(crate) fn run(args: Args) -> Result<()> {
    let (mut terminal, language) = (Terminal::new()?, args.language);
    let mut leaving = match (&args.resume, args.game) {
        (Some(_), _) if !args.options.is_empty() => bail!("a game that goes on has its options already"),
        (Some(path), game) => resume(&mut terminal, language.words(), path, args.save.clone(), game)?,
        (None, Some(game)) => with_game!(game, G => begin::<G>(&mut terminal, game, args))?,
        (None, None) => bail!("which game?"),
    };
    while let Leaving::For(path) = leaving {
        leaving = resume(&mut terminal, language.words(), &path, None, None)?;
    }
    Ok(())
}

fn begin<G: Board + Expert + Speak>(terminal: &mut Terminal, game: GameId, args: Args) -> Result<Leaving> {
    let seed = match args.seed {
        Some(SeedText(seed)) => seed,
        None => random_seed()?,
    };
    let words = args.language.words();
    let sitters = if args.seats.is_empty() { seats::usual::<G>() } else { args.seats };
    let options = args.options.read::<G>()?;
    let header = Header::<G> { options, ..Header::new(seats::players(&sitters, &words)) };
    if sitters.len() > header.players.len() {
        alcazar_core::SetupError::check_players::<G>(sitters.len())?;
    }
    let table = Table::new(header, Croupier::Seeded(seed)).context("the game can't begin")?;
    let path = match args.save {
        Some(path) if path.exists() => {
            bail!("{} exists; go on with it by --resume, or choose another name", path.display())
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
) -> Result<Leaving> {
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
    getrandom::fill(&mut seed).context("the system gives no random numbers")?;
    Ok(Seed(seed))
}
