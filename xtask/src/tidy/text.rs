//! What a text must look like, whatever it says.

use super::{File, Finding};

/// Scripts have no extension to know them by.
pub(super) const SCRIPTS: [&str; 3] = ["test", "play", ".ci/run"];

/// A file of more lines holds more than one chapter.
const MOST_LINES: usize = 500;

/// Files that may be longer, each with its reason.
const LONG: &[(&str, &str)] = &[];

/// Things that may be written for a moment, and must not stay.
const LEFTOVERS: &[&str] = &["todo!(", "unimplemented!(", "dbg!(", "TODO", "FIXME", "XXX"];

/// Folders at the root of somebody's machine: a path into one of them exists there only.
const MACHINE_FOLDERS: &[&str] = &["home", "root", "tmp", "work", "Users"];

/// The one folder that has to name what it forbids.
const HERE: &str = "xtask/src/tidy/";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        white_space(file, &mut findings);
        if !file.path.starts_with(HERE) {
            leftovers(file, &mut findings);
        }
        if file.has_extension(&["rs"]) {
            length(file, LONG, &mut findings);
            opening(file, &mut findings);
        }
    }
    for (path, _) in LONG {
        if !files.iter().any(|file| file.path == *path) {
            findings.push(Finding::of_file(path, "is excused for its length, but does not exist"));
        }
    }
    findings
}

fn white_space(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines() {
        if line.ends_with([' ', '\t', '\r']) {
            findings.push(Finding::at(&file.path, number, "white space at the end of the line"));
        }
        if line.contains('\t') {
            findings.push(Finding::at(&file.path, number, "a tab"));
        }
    }
    if !file.text.is_empty() && (!file.text.ends_with('\n') || file.text.ends_with("\n\n")) {
        findings.push(Finding::of_file(&file.path, "must end with exactly one line break"));
    }
}

fn leftovers(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines() {
        for word in LEFTOVERS.iter().filter(|word| line.contains(**word)) {
            findings.push(Finding::at(&file.path, number, format!("`{word}` is left")));
        }
        for path in
            MACHINE_FOLDERS.iter().map(|folder| format!("/{folder}/")).filter(|path| line.contains(path))
        {
            findings.push(Finding::at(&file.path, number, format!("`{path}` is a path of one machine")));
        }
    }
}

fn length(file: &File, excused: &[(&str, &str)], findings: &mut Vec<Finding>) {
    let lines = file.text.lines().count();
    let is_excused = excused.iter().any(|(path, _)| *path == file.path);
    if lines > MOST_LINES && !is_excused {
        findings.push(Finding::of_file(
            &file.path,
            format!("{lines} lines: the chapter it holds was two chapters"),
        ));
    }
    if lines <= MOST_LINES && is_excused {
        findings.push(Finding::of_file(&file.path, "is excused for its length, and need not be"));
    }
}

/// Every module says what is in it before anything else. Only attributes of the whole crate may stand above.
fn opening(file: &File, findings: &mut Vec<Finding>) {
    let first = file.text.lines().find(|line| !line.is_empty() && !line.starts_with("#!["));
    if !first.is_some_and(|line| line.starts_with("//! ")) {
        findings.push(Finding::of_file(&file.path, "must open with `//!` and a sentence on what is here"));
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
    fn white_space_is_found_with_its_line() {
        assert_eq!(findings("a.md", "one\ntwo \n"), ["a.md:2: white space at the end of the line"]);
        assert_eq!(findings("a.ftl", "a\tb\n"), ["a.ftl:1: a tab"]);
        assert_eq!(findings("a.toml", "a\r\n"), ["a.toml:1: white space at the end of the line"]);
        assert_eq!(findings("a.md", "one"), ["a.md: must end with exactly one line break"]);
        assert_eq!(findings("a.md", "one\n\n"), ["a.md: must end with exactly one line break"]);
    }

    #[test]
    fn leftovers_are_found_except_where_they_are_named() {
        assert_eq!(findings("a.rs", "//! A.\nfn f() { todo!() }\n"), ["a.rs:2: `todo!(` is left"]);
        assert_eq!(findings("a.md", "see /home/me\n"), ["a.md:1: `/home/` is a path of one machine"]);
        assert_eq!(findings("xtask/src/tidy/a.rs", "//! No FIXME.\n"), [""; 0]);
    }

    #[test]
    fn a_module_without_an_opening_is_found() {
        let expected = ["a.rs: must open with `//!` and a sentence on what is here"];
        assert_eq!(findings("a.rs", "fn f() {}\n"), expected);
        assert_eq!(findings("a.rs", "//!\nfn f() {}\n"), expected);
    }

    #[test]
    fn long_files_need_an_excuse_and_short_ones_must_not_have_one() {
        let check = |lines: usize, excused: &[(&str, &str)]| {
            let mut found = Vec::new();
            length(&File::new("a.rs", &"x\n".repeat(lines)), excused, &mut found);
            found.len()
        };
        let excuse = [("a.rs", "a table")];
        assert_eq!(check(MOST_LINES, &[]), 0);
        assert_eq!(check(MOST_LINES + 1, &[]), 1);
        assert_eq!(check(MOST_LINES + 1, &excuse), 0);
        assert_eq!(check(MOST_LINES, &excuse), 1);
    }
}
