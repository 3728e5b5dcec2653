//! Every game has a page of numbered rules, cites only rules that exist, and tests every one of them.
//!
//! A game is a folder of `games/`. The letter of its rules is read from its page.

use std::collections::BTreeSet;

use regex_lite::Regex;

use super::{File, Finding};

/// What every game must have. Each is a file, or a folder once it has grown.
const MODULES: [&str; 3] = ["src/lib", "tests/conformance", RULEBOOK];

/// The tests of the rules, one by one.
const RULEBOOK: &str = "tests/rulebook";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let folders: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| file.path.strip_prefix("games/")?.split_once('/'))
        .map(|(game, _)| game)
        .collect();
    folders.into_iter().flat_map(|game| check_game(game, files)).collect()
}

fn check_game(game: &str, files: &[File]) -> Vec<Finding> {
    let folder = format!("games/{game}/");
    let code: Vec<&File> =
        files.iter().filter(|file| file.path.starts_with(&folder) && file.has_extension(&["rs"])).collect();
    let has = |module: &str| {
        let (file, inside) = (format!("{folder}{module}.rs"), format!("{folder}{module}/"));
        code.iter().any(|code| code.path == file || code.path.starts_with(&inside))
    };
    let missing = MODULES.into_iter().filter(|module| !has(module));
    let mut findings: Vec<Finding> =
        missing.map(|module| Finding::of_file(&format!("{folder}{module}.rs"), "is missing")).collect();

    // Citations can only be checked against a page, and a missing rulebook is one finding, not one for each
    // rule.
    let page = format!("{folder}i18n/en/rules.md");
    let Some(text) = files.iter().find(|file| file.path == page).map(|file| &file.text) else {
        findings.push(Finding::of_file(&page, "is missing"));
        return findings;
    };
    let Some(letter) = letter(text) else {
        findings.push(Finding::of_file(&page, "has no numbered chapter, like “## T1 Components”"));
        return findings;
    };
    let rules = numbered(text, letter);
    let citations = Citations::of(letter);
    for file in &code {
        for (number, line) in file.lines() {
            for rule in citations.among(line).filter(|rule| !rules.contains(rule)) {
                findings.push(Finding::at(&file.path, number, format!("{rule} is not in {page}")));
            }
        }
    }
    if has(RULEBOOK) {
        let rulebook = format!("{folder}{RULEBOOK}");
        let tests = code.iter().filter(|file| file.path.starts_with(&rulebook));
        let tested: BTreeSet<String> = tests.flat_map(|file| citations.among(&file.text)).collect();
        for rule in rules.iter().filter(|rule| !tested.contains(*rule) && !has_parts(rule, &rules)) {
            findings.push(Finding::of_file(&page, format!("{rule} is not cited by any test in {rulebook}")));
        }
    }
    findings
}

/// The letter that the numbers of the rules begin with, from the first numbered chapter of a page.
fn letter(page: &str) -> Option<char> {
    let chapter = pattern(r"^## ([A-Z])1\b");
    page.lines().find_map(|line| chapter.captures(line)?[1].chars().next())
}

/// The rules and chapters of a page. Each is numbered at the beginning of its line.
fn numbered(page: &str, letter: char) -> BTreeSet<String> {
    let start = pattern(&format!(r"^\s*(?:##|-) ({letter}\d+(?:\.\d+)?)\b"));
    page.lines().filter_map(|line| Some(start.captures(line)?[1].to_owned())).collect()
}

/// Whether this is a chapter with numbered rules, so that tests cite the rules instead.
fn has_parts(chapter: &str, rules: &BTreeSet<String>) -> bool {
    let prefix = format!("{chapter}.");
    rules.iter().any(|rule| rule.starts_with(&prefix))
}

/// Finds the rules that a text cites: `T4.6` in a comment or a message, `t4_6_…` as the name of a test.
struct Citations {
    letter: char,
    written: Regex,
    named: Regex,
}

impl Citations {
    fn of(letter: char) -> Self {
        let small = letter.to_ascii_lowercase();
        Self {
            letter,
            written: pattern(&format!(r"\b{letter}(\d+)(?:\.(\d+))?\b")),
            named: pattern(&format!(r"\bfn {small}(\d+)(?:_(\d+))?_")),
        }
    }

    fn among(&self, text: &str) -> impl Iterator<Item = String> {
        let found = self.written.captures_iter(text).chain(self.named.captures_iter(text));
        let rules: Vec<String> = found
            .map(|found| match found.get(2) {
                Some(part) => format!("{}{}.{}", self.letter, &found[1], part.as_str()),
                None => format!("{}{}", self.letter, &found[1]),
            })
            .collect();
        rules.into_iter()
    }
}

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is valid")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# A game
## What is in the box
## T1 Pieces
- T1.1 Five figures.
  - T1.2 Eight shops.
## T2 A round
- T2.1 **Deal** cards. See T9.9.
## T3 The end
It ends.
";

    /// All that a game needs, apart from its page.
    const COMPLETE: [(&str, &str); 3] = [
        ("games/cuenca/src/lib.rs", "// T1.1"),
        ("games/cuenca/tests/conformance.rs", ""),
        ("games/cuenca/tests/rulebook.rs", "fn t1_1_figures() {}\n// T1.2, T2.1, T3\n"),
    ];

    fn findings(page: Option<&str>, code: &[(&str, &str)]) -> Vec<String> {
        let mut files: Vec<File> = code.iter().map(|(path, text)| File::new(path, text)).collect();
        files.extend(page.map(|page| File::new("games/cuenca/i18n/en/rules.md", page)));
        check(&files).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_letter_is_that_of_the_first_numbered_chapter() {
        assert_eq!(letter(PAGE), Some('T'));
        assert_eq!(letter("# A game\n## Tiles\n## C10 Ten\n"), None);
    }

    #[test]
    fn rules_are_found_where_they_are_numbered() {
        let found = numbered(PAGE, 'T');
        assert_eq!(
            found.iter().map(String::as_str).collect::<Vec<_>>(),
            ["T1", "T1.1", "T1.2", "T2", "T2.1", "T3"]
        );
    }

    #[test]
    fn citations_are_read_in_comments_and_in_names_of_tests() {
        let found: Vec<String> =
            Citations::of('T').among("// T4.6, T7.\nfn t8_1_end() {}\nlet t9_1_x = 0;").collect();
        assert_eq!(found, ["T4.6", "T7", "T8.1"]);
    }

    #[test]
    fn a_small_game_is_complete() {
        assert_eq!(findings(Some(PAGE), &COMPLETE), [] as [&str; 0]);
    }

    #[test]
    fn a_citation_of_a_rule_that_does_not_exist_is_found() {
        let mut code = COMPLETE.to_vec();
        code.push(("games/cuenca/src/rules/duel.rs", "// T1.1\n// T1.3\n"));
        assert_eq!(
            findings(Some(PAGE), &code),
            ["games/cuenca/src/rules/duel.rs:2: T1.3 is not in games/cuenca/i18n/en/rules.md"]
        );
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let mut code = COMPLETE.to_vec();
        code[2] = ("games/cuenca/tests/rulebook/pieces.rs", "fn t1_1_figures() {}\n// T1.2\n// T3\n");
        assert_eq!(
            findings(Some(PAGE), &code),
            ["games/cuenca/i18n/en/rules.md: T2.1 is not cited by any test in games/cuenca/tests/rulebook"]
        );
    }

    #[test]
    fn each_missing_thing_is_one_finding() {
        for (missing, path) in COMPLETE.iter().map(|(path, _)| *path).enumerate() {
            let mut code = COMPLETE.to_vec();
            code.remove(missing);
            assert_eq!(findings(Some(PAGE), &code), [format!("{path}: is missing")]);
        }
        assert_eq!(findings(None, &COMPLETE), ["games/cuenca/i18n/en/rules.md: is missing"]);
        assert_eq!(
            findings(Some("# Cuenca\n"), &COMPLETE),
            ["games/cuenca/i18n/en/rules.md: has no numbered chapter, like “## T1 Components”"]
        );
    }
}
