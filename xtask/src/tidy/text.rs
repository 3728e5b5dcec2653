//! Checks of the layout of text files.

use super::{File, Finding};

/// Scripts, which have no extension.
pub(super) const SCRIPTS: [&str; 3] = ["test", "play", ".ci/run"];

/// The maximum length of a Rust file. A longer one should be split into modules.
const MAX_LINES: usize = 500;

/// The maximum length of a Rust line in characters, strings and comments included. It is rustfmt's
/// `max_width`, which rustfmt does not enforce in either.
const MAX_COLUMNS: usize = 110;

/// Files that may be longer, with the reason.
const LONG_FILES: &[(&str, &str)] = &[];

/// Temporary code and notes that must not be committed.
const LEFTOVERS: &[&str] = &["todo!(", "unimplemented!(", "dbg!(", "TODO", "FIXME", "XXX"];

/// Folders at the root of a file system. A path into one of them exists on one machine only.
const MACHINE_FOLDERS: &[&str] = &["home", "root", "tmp", "work", "Users"];

/// The folder of these checks, which names the leftovers.
const THIS_FOLDER: &str = "xtask/src/tidy/";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        white_space(file, &mut findings);
        if !file.path.starts_with(THIS_FOLDER) {
            leftovers(file, &mut findings);
        }
        if file.has_extension(&["rs"]) {
            line_length(file, &mut findings);
            file_length(file, LONG_FILES, &mut findings);
            module_doc(file, &mut findings);
        }
    }
    for (path, _) in LONG_FILES {
        if !files.iter().any(|file| file.path == *path) {
            findings.push(Finding::of_file(path, "is listed as a long file, but does not exist"));
        }
    }
    findings
}

fn white_space(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines() {
        if line.ends_with([' ', '\t', '\r']) {
            findings.push(Finding::at(&file.path, number, "trailing white space"));
        }
        if line.contains('\t') {
            findings.push(Finding::at(&file.path, number, "tab character"));
        }
    }
    if !file.text.is_empty() && (!file.text.ends_with('\n') || file.text.ends_with("\n\n")) {
        findings.push(Finding::of_file(&file.path, "must end with exactly one newline"));
    }
}

fn leftovers(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines() {
        for word in LEFTOVERS.iter().filter(|word| line.contains(**word)) {
            findings.push(Finding::at(&file.path, number, format!("leftover `{word}`")));
        }
        for path in
            MACHINE_FOLDERS.iter().map(|folder| format!("/{folder}/")).filter(|path| line.contains(path))
        {
            findings.push(Finding::at(&file.path, number, format!("`{path}` is a path on one machine")));
        }
    }
}

fn line_length(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines() {
        let columns = line.chars().count();
        if columns > MAX_COLUMNS {
            let message = format!("{columns} characters; the limit is {MAX_COLUMNS}");
            findings.push(Finding::at(&file.path, number, message));
        }
    }
}

fn file_length(file: &File, exceptions: &[(&str, &str)], findings: &mut Vec<Finding>) {
    let lines = file.text.lines().count();
    let is_exception = exceptions.iter().any(|(path, _)| *path == file.path);
    if lines > MAX_LINES && !is_exception {
        findings.push(Finding::of_file(&file.path, format!("{lines} lines; the limit is {MAX_LINES}")));
    }
    if lines <= MAX_LINES && is_exception {
        findings.push(Finding::of_file(&file.path, "is listed as a long file, but is not long"));
    }
}

/// Every module starts with a doc comment. Only attributes of the whole crate may precede it.
fn module_doc(file: &File, findings: &mut Vec<Finding>) {
    let first = file.text.lines().find(|line| !line.is_empty() && !line.starts_with("#!["));
    if !first.is_some_and(|line| line.starts_with("//! ")) {
        findings.push(Finding::of_file(&file.path, "must start with a `//!` doc comment"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        check(&[File::new(path, text)]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_clean_file_passes() {
        assert_eq!(findings("src/lib.rs", "#![no_std]\n//! Nothing.\n\nfn f() {}\n"), [""; 0]);
    }

    #[test]
    fn stray_white_space_is_found() {
        assert_eq!(findings("a.md", "one\ntwo \n"), ["a.md:2: trailing white space"]);
        assert_eq!(findings("a.ftl", "a\tb\n"), ["a.ftl:1: tab character"]);
        assert_eq!(findings("a.toml", "a\r\n"), ["a.toml:1: trailing white space"]);
        assert_eq!(findings("a.md", "one"), ["a.md: must end with exactly one newline"]);
        assert_eq!(findings("a.md", "one\n\n"), ["a.md: must end with exactly one newline"]);
    }

    #[test]
    fn leftovers_are_found_outside_the_tidy_checks() {
        assert_eq!(findings("a.rs", "//! A.\nfn f() { todo!() }\n"), ["a.rs:2: leftover `todo!(`"]);
        assert_eq!(findings("a.md", "see /home/me\n"), ["a.md:1: `/home/` is a path on one machine"]);
        assert_eq!(findings("xtask/src/tidy/a.rs", "//! No FIXME.\n"), [""; 0]);
    }

    #[test]
    fn a_module_without_a_doc_comment_is_found() {
        let expected = ["a.rs: must start with a `//!` doc comment"];
        assert_eq!(findings("a.rs", "fn f() {}\n"), expected);
        assert_eq!(findings("a.rs", "//!\nfn f() {}\n"), expected);
    }

    #[test]
    fn long_lines_are_found_in_rust_files() {
        // A character may have several bytes.
        let file = |columns: usize| format!("//! A.\n// {}\n", "è".repeat(columns - 3));
        assert_eq!(findings("a.rs", &file(MAX_COLUMNS)), [""; 0]);
        let expected = ["a.rs:2: 111 characters; the limit is 110"];
        assert_eq!(findings("a.rs", &file(MAX_COLUMNS + 1)), expected);
        assert_eq!(findings("a.md", &file(MAX_COLUMNS + 1)), [""; 0]);
    }

    #[test]
    fn only_long_files_may_be_exceptions() {
        let check = |lines: usize, exceptions: &[(&str, &str)]| {
            let mut found = Vec::new();
            file_length(&File::new("a.rs", &"x\n".repeat(lines)), exceptions, &mut found);
            found.len()
        };
        let exceptions = [("a.rs", "a table")];
        assert_eq!(check(MAX_LINES, &[]), 0);
        assert_eq!(check(MAX_LINES + 1, &[]), 1);
        assert_eq!(check(MAX_LINES + 1, &exceptions), 0);
        assert_eq!(check(MAX_LINES, &exceptions), 1);
    }
}
