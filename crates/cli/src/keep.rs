//! `backup`, `export`, `import`: what a server keeps, in files.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use alcazar_store::{Sqlite, StoreError, dump};
use anstream::println;
use anyhow::{Context as _, Result, ensure};

use crate::serve::usual_folder;

#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file: a database like the one that it is copied from. To go back to it, stop the server and put it in that one's place.
    file: PathBuf,
    /// Where the server keeps everything.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct ExportArgs {
    /// The new file, of lines of JSON.
    file: PathBuf,
    /// Where the server keeps everything.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct ImportArgs {
    /// A file that `alcazar export` has written.
    file: PathBuf,
    /// A folder where nothing is kept yet.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

fn folder(data: Option<&PathBuf>) -> Result<PathBuf> {
    data.map_or_else(usual_folder, |folder| Ok(folder.clone()))
}

pub(crate) fn backup(args: &BackupArgs) -> Result<()> {
    let data = folder(args.data.as_ref())?;
    Sqlite::backup(&data, &args.file).with_context(|| format!("{}", data.display()))?;
    println!("Everything in {} is in {} now.", data.display(), args.file.display());
    Ok(())
}

pub(crate) fn export(args: &ExportArgs) -> Result<()> {
    let data = folder(args.data.as_ref())?;
    ensure!(!args.file.exists(), "{} is there already", args.file.display());
    let in_file = |source| StoreError::File { path: args.file.clone(), source };
    let write = |path: &Path| {
        let file = File::create_new(path).map_err(in_file)?;
        let mut writer = BufWriter::new(file);
        let count = Sqlite::peek(&data, |store| dump::export(store, &mut writer))?;
        writer.flush().and_then(|()| writer.get_ref().sync_all()).map_err(in_file)?;
        Ok::<u64, StoreError>(count)
    };
    let count = write(&args.file).with_context(|| format!("{}", data.display()))?;
    println!("{count} things of {} are in {} now.", data.display(), args.file.display());
    Ok(())
}

pub(crate) fn import(args: &ImportArgs) -> Result<()> {
    let data = folder(args.data.as_ref())?;
    let store = Sqlite::open(&data).with_context(|| format!("{}", data.display()))?;
    let count = dump::import(&store, || Ok(Box::new(BufReader::new(File::open(&args.file)?))))
        .with_context(|| format!("{}", args.file.display()))?;
    println!("{count} things of {} are in {} now.", args.file.display(), data.display());
    Ok(())
}
