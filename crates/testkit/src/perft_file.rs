//! Perft counts in plain text files.

use alcazar_core::Game;
use alcazar_core::perft::perft;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Checks a text with lines of `players depth count`; a `#` begins a comment.
///
/// Where the outcomes of chance can't be listed, they are sampled with a fixed seed.
///
/// ```
/// use alcazar_testkit::{perft_file, skeletons::trade::State};
///
/// perft_file::<State>("3 1 5  # a card of any kind\n3 2 25", &());
/// ```
///
/// # Panics
/// If a line can't be read or a count is wrong; the message has the right counts.
pub fn perft_file<G: Game>(text: &str, options: &G::Options) {
    const SEED: u64 = 1;
    let mut wrong = Vec::new();
    let mut lines = 0;
    for (number, line) in (1..).zip(text.lines()) {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let Some((players, depth, expected)) = read(&words) else {
            panic!("line {number}, “{line}”, is not: players depth count");
        };
        let state = G::setup(players, options).unwrap_or_else(|error| panic!("line {number}: {error}"));
        let count = perft(&state, depth, &mut Xoshiro256PlusPlus::seed_from_u64(SEED));
        if count != expected {
            wrong.push(format!("line {number}: {players} {depth} {count}, not {expected}"));
        }
        lines += 1;
    }
    assert!(lines > 0, "the file has no counts");
    assert!(wrong.is_empty(), "wrong counts:\n{}", wrong.join("\n"));
}

fn read(words: &[&str]) -> Option<(usize, u32, u64)> {
    let [players, depth, count] = words else { return None };
    Some((players.parse().ok()?, depth.parse().ok()?, count.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::perft_file;
    use crate::skeletons::{trade, window};

    #[test]
    fn right_counts_pass() {
        perft_file::<trade::State>(
            "# players depth count\n3 3 124  # there are only two jokers\n4 3 124\n",
            &(),
        );
        perft_file::<window::State>("2 2 3", &());
    }

    #[test]
    #[should_panic(expected = "line 1: 3 1 5, not 6")]
    fn a_wrong_count_is_reported() {
        perft_file::<trade::State>("3 1 6", &());
    }

    #[test]
    #[should_panic(expected = "is not: players depth count")]
    fn a_line_that_is_no_count_is_reported() {
        perft_file::<trade::State>("3 1 five", &());
    }
}
