//! `backup`, `export` and `import` of a server's database.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use alcazar_store::{Sqlite, StoreError, dump};
use anstream::println;
use anyhow::{Context as _, Result, ensure};

use crate::serve::default_folder;

#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file: a copy of the database. To restore it, stop the server and replace its database with the
    /// copy.
    file: PathBuf,
    /// Where the server keeps everything.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct ExportArgs {
    /// The new file, in JSON lines.
    file: PathBuf,
    /// Where the server keeps everything.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct ImportArgs {
    /// A file written by `alcazar export`.
    file: PathBuf,
    /// A folder without a database.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

fn folder(data: Option<&PathBuf>) -> Result<PathBuf> {
    data.map_or_else(default_folder, |folder| Ok(folder.clone()))
}

pub(crate) fn backup(args: &BackupArgs) -> Result<()> {
    let data = folder(args.data.as_ref())?;
    Sqlite::backup(&data, &args.file).with_context(|| format!("{}", data.display()))?;
    println!("Copied the database in {} to {}.", data.display(), args.file.display());
    Ok(())
}

pub(crate) fn export(args: &ExportArgs) -> Result<()> {
    let data = folder(args.data.as_ref())?;
    ensure!(!args.file.exists(), "{} already exists", args.file.display());
    let in_file = |source| StoreError::File { path: args.file.clone(), source };
    let write = |path: &Path| {
        let file = File::create_new(path).map_err(in_file)?;
        let mut writer = BufWriter::new(file);
        let count = Sqlite::peek(&data, |store| dump::export(store, &mut writer))?;
        writer.flush().and_then(|()| writer.get_ref().sync_all()).map_err(in_file)?;
        Ok::<u64, StoreError>(count)
    };
    let count = write(&args.file).with_context(|| format!("{}", data.display()))?;
    println!("Exported {count} rows from {} to {}.", data.display(), args.file.display());
    Ok(())
}

pub(crate) fn import(args: &ImportArgs) -> Result<()> {
    let data = folder(args.data.as_ref())?;
    let store = Sqlite::open(&data).with_context(|| format!("{}", data.display()))?;
    let count = dump::import(&store, || Ok(Box::new(BufReader::new(File::open(&args.file)?))))
        .with_context(|| format!("{}", args.file.display()))?;
    println!("Imported {count} rows from {} into {}.", args.file.display(), data.display());
    Ok(())
}
