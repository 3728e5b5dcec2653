//! Replay files: read with a size limit, written atomically.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use alcazar_catalog::GameId;
use alcazar_table::replay;
use anyhow::{Context, Result, bail};
use etcetera::BaseStrategy;

/// The text of a replay file, and its game.
pub(crate) fn read(path: &Path) -> Result<(GameId, String)> {
    let shown = path.display();
    let max_len = replay::MAX_FILE_LEN as u64;
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(max_len + 1).read_to_end(&mut bytes))
        .with_context(|| format!("can't read {shown}"))?;
    if bytes.len() as u64 > max_len {
        bail!("{shown} is longer than {max_len} bytes: it can't be a replay");
    }
    let Ok(text) = String::from_utf8(bytes) else { bail!("{shown} is not UTF-8 text") };
    let peek = replay::peek(&text).with_context(|| shown.to_string())?;
    let game = peek.game.parse().with_context(|| format!("{shown}: line 1"))?;
    Ok((game, text))
}

/// Writes a temporary file and renames it, so that a full disk or a power cut leaves the old file intact.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || {
        fs::create_dir_all(folder)?;
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|error| error.error)?;
        Ok::<(), std::io::Error>(())
    };
    write().with_context(|| format!("can't write {}", path.display()))
}

/// The maximum number of saved games with the same seed.
const MAX_SAME_NAME: u32 = 1000;

/// An unused name for a new game in the player's data folder.
pub(crate) fn new_name(game: GameId, mark: &str) -> Result<PathBuf> {
    let folder = etcetera::choose_base_strategy().context("there is no home folder")?.data_dir();
    let folder = folder.join("alcazar").join("games");
    let name = |number: u32| match number {
        1 => format!("{game}-{mark}.replay"),
        _ => format!("{game}-{mark}-{number}.replay"),
    };
    let path = (1..=MAX_SAME_NAME).map(|number| folder.join(name(number))).find(|path| !path.exists());
    path.context("too many games of this name are saved")
}
