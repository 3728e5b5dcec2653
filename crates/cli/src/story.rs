//! What happened at a table, line by line, and how it ended.

use alcazar_core::{SeatMap, Viewer};
use alcazar_table::{Outcome, Player, SeenOf};
use alcazar_words::{Speak, Words};

use crate::board::Canvas;

/// Several entries as this viewer may know them. What happens several times in a row is told once.
pub(crate) fn news<G: Speak>(words: &Words, entries: &[SeenOf<G>], viewer: Viewer) -> Vec<String> {
    let lines: Vec<String> = entries.iter().map(|entry| words.seen::<G>(&entry.kind, viewer)).collect();
    let runs = lines.chunk_by(|line, next| line == next);
    let told = runs.map(|run| match run {
        [line] => line.clone(),
        _ => format!("{} (×{})", run[0], run.len()),
    });
    told.collect()
}

/// Why the game ended, who has won, what decided a tie, the seats by rank, and what their points are for.
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

/// A text in as many lines as it needs, all but the first further to the right.
pub(crate) fn wrapped(indent: &str, text: &str) -> String {
    let deeper = format!("{indent}    ");
    let options = textwrap::Options::new(Canvas::WIDTH).initial_indent(indent).subsequent_indent(&deeper);
    textwrap::fill(text, options)
}
