//! Which game an input is for.

use std::env;
use std::sync::LazyLock;

use alcazar_catalog::GameId;

/// The environment variable that restricts a run to one game.
const GAME: &str = "ALCAZAR_GAME";

static ONLY: LazyLock<Option<GameId>> = LazyLock::new(|| {
    let name = env::var(GAME).ok()?;
    Some(name.parse().unwrap_or_else(|error| panic!("{GAME}: {error}")))
});

/// The game that an input is for, and the rest of the input. The first byte picks the game, whether or not
/// the run is restricted to one, so that an input means the same in both.
///
/// Returns `None` for an empty input, and for another game than the one that the run is restricted to.
pub fn game(input: &[u8]) -> Option<(GameId, &[u8])> {
    let (&first, rest) = input.split_first()?;
    let game = GameId::ALL[usize::from(first) % GameId::ALL.len()];
    ONLY.is_none_or(|only| only == game).then_some((game, rest))
}
