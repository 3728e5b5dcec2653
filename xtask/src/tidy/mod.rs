//! Checks of the repository's conventions.
//!
//! Each check is a function from files to [`Finding`]s, so that tests can pass it a few made-up files.
//! - [`text`]: white space, leftovers, long lines, long files, modules without a doc comment.
//! - [`layers`]: which crate may depend on which.
//! - [`purity`]: no IO, clocks, threads, floats or hash order in the rules of games.
//! - [`docs`]: no broken links, and a reason for every dependency.
//! - [`games`]: every finished game has the same modules, and cites and tests every rule that exists.

mod docs;
mod games;
mod layers;
mod purity;
mod text;

use std::fmt;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use walkdir::{DirEntry, WalkDir};

/// A text file of the repository.
pub(crate) struct File {
    /// Its path from the root, with `/` between folders.
    path: String,
    text: String,
}

impl File {
    fn has_extension(&self, extensions: &[&str]) -> bool {
        Path::new(&self.path)
            .extension()
            .is_some_and(|own| extensions.iter().any(|extension| *extension == own))
    }

    /// Lines with their numbers, counted from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.split('\n').enumerate().map(|(index, line)| (index + 1, line))
    }

    #[cfg(test)]
    fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }
}

/// A violation of a convention.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    path: String,
    /// The line number, or 0 for the whole file.
    line: usize,
    message: String,
}

impl Finding {
    fn of_file(path: &str, message: impl Into<String>) -> Self {
        Self::at(path, 0, message)
    }

    fn at(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.message),
            line => write!(f, "{}:{line}: {}", self.path, self.message),
        }
    }
}

/// Checks the repository at `root`, prints all findings, and fails if there are any.
pub(crate) fn run(root: &Path) -> Result<()> {
    let files = read(root)?;
    let mut findings = text::check(&files);
    findings.extend(purity::check(&files));
    findings.extend(games::check(&files));
    let packages = layers::packages(root)?;
    findings.extend(layers::check(&packages));
    findings.extend(docs::reasons(&files, &packages));
    findings.extend(docs::links(&files, |path| root.join(path).exists()));
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("{} files are tidy", files.len());
            Ok(())
        }
        count => bail!("tidy: {count} findings"),
    }
}

/// All hand-written text files, sorted by path. Build outputs, recordings and downloads are skipped.
fn read(root: &Path) -> Result<Vec<File>> {
    const EXTENSIONS: [&str; 5] = ["rs", "md", "toml", "ftl", "sh"];
    let mut files = Vec::new();
    for entry in WalkDir::new(root).sort_by_file_name().into_iter().filter_entry(|entry| !is_skipped(entry)) {
        let entry = entry?;
        let path = entry.path().strip_prefix(root)?.to_string_lossy().replace('\\', "/");
        let mut file = File { path, text: String::new() };
        if entry.file_type().is_file()
            && (file.has_extension(&EXTENSIONS) || text::SCRIPTS.contains(&file.path.as_str()))
        {
            file.text = std::fs::read_to_string(entry.path()).with_context(|| file.path.clone())?;
            files.push(file);
        }
    }
    Ok(files)
}

fn is_skipped(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    entry.file_type().is_dir()
        && (name.starts_with("target")
            || name.starts_with("mutants.out")
            || name == ".git"
            || name == "node_modules")
}
