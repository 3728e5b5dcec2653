//! Games must replay the same way everywhere and in every later release, so the crates of the rules neither
//! do IO nor use anything whose result differs between machines.

use super::{File, Finding};

/// Crates that run in a browser as well as on a server: no IO, no clock, no threads.
const PURE: &[&str] =
    &["crates/core/src/", "crates/kit/src/", "crates/table/src/", "crates/catalog/src/", "games/"];

/// Crates whose results must be identical on every machine.
const EXACT: &[&str] = &["crates/core/src/", "crates/kit/src/", "games/"];

const MACHINE: &[&str] = &[
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
];

const INEXACT: &[&str] = &["f32", "f64", "HashMap", "HashSet"];

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.has_extension(&["rs"]) && is_source(&file.path)) {
        let is_in = |folders: &[&str]| folders.iter().any(|folder| file.path.starts_with(folder));
        let code = file.lines().take_while(|(_, line)| *line != "#[cfg(test)]");
        let code = code.filter(|(_, line)| !line.trim_start().starts_with("//"));
        for (number, line) in code {
            for word in MACHINE.iter().filter(|word| is_in(PURE) && has_word(line, word)) {
                findings.push(Finding::at(
                    &file.path,
                    number,
                    format!("`{word}` in a crate without IO, clock and threads"),
                ));
            }
            for word in INEXACT.iter().filter(|word| is_in(EXACT) && has_word(line, word)) {
                findings.push(Finding::at(
                    &file.path,
                    number,
                    format!("`{word}` in rules that must replay exactly"),
                ));
            }
        }
    }
    findings
}

/// Tests and benchmarks may do IO, and so may the test module at the end of a source file.
fn is_source(path: &str) -> bool {
    path.contains("/src/")
}

/// Whether the line contains this word, not only as part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |character: char| character.is_alphanumeric() || character == '_';
    line.match_indices(word).any(|(start, _)| {
        !line[..start].ends_with(is_letter) && !line[start + word.len()..].starts_with(is_letter)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, line: &str) -> usize {
        check(&[File::new(path, line)]).len()
    }

    #[test]
    fn rules_do_no_io() {
        assert_eq!(count("games/toledo/src/rules/duel.rs", "let now = std::time::Instant::now();"), 1);
        assert_eq!(count("crates/kit/src/bits.rs", "println!(\"hello\");"), 1);
        assert_eq!(count("crates/table/src/lib.rs", "println!(\"hello\");"), 1);
        assert_eq!(count("crates/cli/src/main.rs", "println!(\"hello\");"), 0);
        assert_eq!(count("games/toledo/tests/replays.rs", "std::fs::read(path)"), 0);
        assert_eq!(count("crates/catalog/src/lib.rs", "#[cfg(test)]\nmod tests { use std::fs; }"), 0);
    }

    #[test]
    fn rules_are_exact() {
        assert_eq!(count("games/tyros/src/scoring.rs", "let half: f64 = 0.5;"), 1);
        assert_eq!(count("crates/kit/src/counts.rs", "let half: f64 = 0.5;"), 1);
        assert_eq!(count("games/tyros/src/scoring.rs", "use std::collections::HashMap;"), 1);
        assert_eq!(count("crates/catalog/src/lib.rs", "let share: f64 = 0.5;"), 0);
    }

    #[test]
    fn only_whole_words_in_code_count() {
        assert_eq!(count("games/tyros/src/lib.rs", "let buf32 = 0xf64a;"), 0);
        assert_eq!(count("games/tyros/src/lib.rs", "    // Not a HashMap: its order differs."), 0);
    }
}
