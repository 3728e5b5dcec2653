//! Lists the files in `i18n`, so that a new file, or a language's new folder, is found without being named in code.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n").canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut folders = Vec::new();
    for folder in sorted(&root)? {
        let files =
            sorted(&folder)?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "ftl"));
        let files: Vec<String> = files
            .map(|file| format!("({:?}, include_str!({:?})),", name(&file), file.display().to_string()))
            .collect();
        folders.push(format!("({:?}, &[{}]),", name(&folder), files.join("\n")));
    }
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("files.rs"), format!("&[{}]", folders.join("\n")))
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
