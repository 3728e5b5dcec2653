//! The log of a table as text, line by line, and its outcome.

use alcazar_core::{SeatMap, Viewer};
use alcazar_table::{Outcome, Player, SeenOf};
use alcazar_words::{Speak, Words};

use crate::board::Canvas;

/// Log entries as a viewer sees them. Equal lines in a row are merged into one with a count.
pub(crate) fn news<G: Speak>(words: &Words, entries: &[SeenOf<G>], viewer: Viewer) -> Vec<String> {
    let lines: Vec<String> = entries.iter().map(|entry| words.seen::<G>(&entry.kind, viewer)).collect();
    let runs = lines.chunk_by(|line, next| line == next);
    let merged = runs.map(|run| match run {
        [line] => line.clone(),
        _ => format!("{} (×{})", run[0], run.len()),
    });
    merged.collect()
}

/// Why the game ended, who won, how a tie was broken, the seats by rank, and their scores line by line.
pub(crate) fn outcome<G: Speak>(
    words: &Words,
    outcome: &Outcome,
    players: &SeatMap<Player>,
    view: &G::View,
    viewer: Viewer,
) -> Vec<String> {
    let mut lines = vec![wrapped("", &words.outcome::<G>(Some(outcome), players, viewer))];
    let Some(standing) = outcome.standing() else { return lines };
    lines.push(wrapped("", &words.victory::<G>(standing, players, viewer)));
    lines.extend(words.tie::<G>(standing, players, viewer).map(|tie| wrapped("", &tie)));
    lines.extend(words.standing::<G>(standing));
    for (seat, _) in standing.scores.iter() {
        let parts = words.score::<G>(view, seat).into_iter().filter(|line| line.points != 0);
        let parts: Vec<String> = parts.map(|line| format!("{} {}", line.label, line.points)).collect();
        if !parts.is_empty() {
            lines.push(wrapped("   ", &format!("{}: {}", words.seat::<G>(seat), parts.join("; "))));
        }
    }
    lines
}

/// Wraps a text, with all lines but the first indented further.
pub(crate) fn wrapped(indent: &str, text: &str) -> String {
    let deeper = format!("{indent}    ");
    let options = textwrap::Options::new(Canvas::WIDTH).initial_indent(indent).subsequent_indent(&deeper);
    textwrap::fill(text, options)
}
