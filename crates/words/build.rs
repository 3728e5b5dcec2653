//! Gathers the files in `i18n`, so that a new file, or a language's new folder, is found without being named in code.
//!
//! Browsers download what is gathered here, so comments stay behind, and for them also what only a terminal says and every language but
//! English: they load the one that is wanted.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let is_browser = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family.contains("wasm"));
    let root = here.join("../../i18n").canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut folders = Vec::new();
    for folder in sorted(&root)? {
        if is_browser && name(&folder) != "en" {
            continue;
        }
        let mut files = Vec::new();
        for file in sorted(&folder)? {
            let is_message_file = file.extension().is_some_and(|end| end == "ftl");
            if !is_message_file || is_browser && name(&file) == "terminal.ftl" {
                continue;
            }
            files.push(format!("({:?}, {:?}),", name(&file), without_comments(&fs::read_to_string(&file)?)));
        }
        folders.push(format!("({:?}, &[{}]),", name(&folder), files.join("\n")));
    }
    fs::write(out.join("files.rs"), format!("&[{}]", folders.join("\n")))
}

/// In Fluent a line that begins with `#` is a comment, wherever it stands.
fn without_comments(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !line.starts_with('#')).collect()
}

/// What is in a folder, always in the same order.
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
