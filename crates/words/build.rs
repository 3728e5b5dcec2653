//! Collects the message files of each language: those in `i18n/<language>`, which all games share, and those
//! in `games/*/i18n/<language>`. A new file, game or language is found without being named in code.
//!
//! Browser builds have none: the web client loads the language it needs from a file.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let is_browser = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family.contains("wasm"));
    let root = here.join("../..").canonicalize()?;
    let mut sources = vec![root.join("i18n")];
    sources.extend(sorted(&root.join("games"))?.into_iter().map(|game| game.join("i18n")));
    // A game that is added or removed changes the folder of games.
    println!("cargo::rerun-if-changed={}", root.join("games").display());
    let mut languages = Vec::new();
    for language in sorted(&root.join("i18n"))?.iter().map(|folder| name(folder)) {
        if is_browser {
            continue;
        }
        let mut files = Vec::new();
        for file in message_files(&sources, &language)? {
            let path = file.strip_prefix(&root).map_err(io::Error::other)?;
            files.push(format!("({:?}, {:?}),", label(path), fs::read_to_string(&file)?));
        }
        languages.push(format!("({language:?}, &[{}]),", files.join("\n")));
    }
    for source in sources.iter().filter(|source| source.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    fs::write(out.join("files.rs"), format!("&[{}]", languages.join("\n")))
}

/// The message files of a language in all of these folders. Not every game has every language.
fn message_files(sources: &[PathBuf], language: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in sources.iter().map(|source| source.join(language)).filter(|folder| folder.exists()) {
        files.extend(
            sorted(&folder)?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")),
        );
    }
    Ok(files)
}

/// The name of a file without its language: `web.ftl`, or `toledo/web-toledo.ftl` for a file of a game.
fn label(path: &Path) -> String {
    let mut parts = path.iter().map(|part| part.to_string_lossy());
    match parts.next().as_deref() {
        Some("games") => format!("{}/{}", parts.next().unwrap_or_default(), name(path)),
        _ => name(path),
    }
}

/// The entries of a folder, sorted.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
