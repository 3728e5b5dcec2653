//! Imports a game from a file or a link.

use alcazar_catalog::GameId;
use alcazar_core::Game;
use alcazar_table::replay::{self, Peek};
use alcazar_table::{Table, share};
use alcazar_words::Phrase;

use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::record::Record;

/// Imports the game in a file; returns the address where it can be replayed or continued.
pub(super) async fn file(shell: Shell, file: &web_sys::File) -> Result<String, Phrase> {
    let unreadable = |why: String| Phrase::new("web-bad-file").with("why", why);
    let text = browser::read_text(file).await.map_err(|_| unreadable(String::new()))?;
    let peek = replay::peek(&text).map_err(|error| unreadable(error.to_string()))?;
    let record = face(game(&peek)?).read_file(&text).map_err(unreadable)?;
    save(shell, record).await
}

/// Imports the game in a link; returns the address where it can be replayed.
pub(super) async fn link(shell: Shell, link: &str) -> Result<String, Phrase> {
    let unreadable = |why: String| Phrase::new("web-bad-link").with("why", why);
    let peek = share::peek(link).map_err(|error| unreadable(error.to_string()))?;
    let record = face(game(&peek)?).read_link(link).map_err(unreadable)?;
    save(shell, record).await
}

fn game(peek: &Peek) -> Result<GameId, Phrase> {
    peek.game.parse().map_err(|_| Phrase::new("web-no-face"))
}

async fn save(shell: Shell, record: Record) -> Result<String, Phrase> {
    let page = if record.summary.is_over { "replay" } else { "table" };
    let address = format!("/{page}?id={}", record.summary.id);
    // A game that is already here is left alone: it may have been continued.
    if shell.store().get(&record.summary.id).await.is_none() {
        let _ = shell.store().put(&record, None).await;
    }
    Ok(address)
}

/// The record is named after the game's seed, so that importing a game again does not duplicate it.
pub(crate) fn imported<G: Game>(table: &Table<G>) -> Record {
    let id = match &table.header().commitment {
        Some(commitment) => {
            commitment.0[..8].iter().fold("i".to_owned(), |id, byte| format!("{id}{byte:02x}"))
        }
        None => format!("i{}", browser::now()),
    };
    Record::of(&id, table, browser::now())
}
