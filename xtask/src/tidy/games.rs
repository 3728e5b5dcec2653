//! Every game has the same chapters, cites rules that exist, and tests every rule that it has.

use std::collections::BTreeSet;

use regex_lite::Regex;

use super::{File, Finding};

/// A game as its folder and its rules page know it.
struct Game {
    /// The folder below `games/` and the page below its `i18n/en`.
    name: &'static str,
    /// What the numbers of its rules begin with.
    letter: char,
    /// A finished game has all its chapters and a test for every rule.
    is_finished: bool,
}

const GAMES: [Game; 3] = [
    Game { name: "toledo", letter: 'T', is_finished: true },
    Game { name: "tyros", letter: 'Y', is_finished: true },
    Game { name: "governor", letter: 'G', is_finished: true },
];

/// The modules of a game, in the order one reads them. Each is a file, or a folder when it has grown.
const MODULES: &[&str] = &[
    "src/lib",
    "src/pieces",
    "src/edition",
    "src/setup",
    "src/state",
    "src/action",
    "src/chance",
    "src/rules",
    "src/illegal",
    "src/scoring",
    "src/view",
    "src/determinize",
    "src/notation",
    "src/position",
    "tests/conformance",
    "tests/rulebook",
    "tests/replays",
    "tests/playthrough",
    "tests/fuzz",
];

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    GAMES.iter().flat_map(|game| check_game(game, files)).collect()
}

fn check_game(game: &Game, files: &[File]) -> Vec<Finding> {
    let page = format!("games/{}/i18n/en/rules.md", game.name);
    let Some(text) = files.iter().find(|file| file.path == page) else {
        return vec![Finding::of_file(&page, "is missing")];
    };
    let rules = numbered(&text.text, game.letter);
    let citations = Citations::of(game.letter);
    let folder = format!("games/{}/", game.name);
    let code: Vec<&File> =
        files.iter().filter(|file| file.path.starts_with(&folder) && file.has_extension(&["rs"])).collect();

    let mut findings = Vec::new();
    for file in &code {
        for (number, line) in file.lines() {
            for rule in citations.among(line).filter(|rule| !rules.contains(rule)) {
                findings.push(Finding::at(&file.path, number, format!("{rule} is not in {page}")));
            }
        }
    }
    if game.is_finished {
        findings.extend(missing_modules(&folder, &code));
        let rulebook = format!("{folder}tests/rulebook");
        let tests = code.iter().filter(|file| file.path.starts_with(&rulebook));
        let tested: BTreeSet<String> = tests.flat_map(|file| citations.among(&file.text)).collect();
        for rule in rules.iter().filter(|rule| !tested.contains(*rule) && !has_parts(rule, &rules)) {
            findings.push(Finding::of_file(&page, format!("{rule} is not cited by any test in {rulebook}")));
        }
    }
    findings
}

fn missing_modules(folder: &str, code: &[&File]) -> Vec<Finding> {
    let exists = |module: &str| {
        let file = format!("{folder}{module}.rs");
        let inside = format!("{folder}{module}/");
        code.iter().any(|code| code.path == file || code.path.starts_with(&inside))
    };
    let missing = MODULES.iter().filter(|module| !exists(module));
    missing.map(|module| Finding::of_file(&format!("{folder}{module}.rs"), "is missing")).collect()
}

/// The rules and chapters on a page: each is numbered where its line begins, or in brackets in a numbered list.
fn numbered(page: &str, letter: char) -> BTreeSet<String> {
    let start =
        pattern(&format!(r"^\s*(?:##|-) ({letter}\d+(?:\.\d+)?)\b|^\s*\d+\. .*?\(({letter}\d+\.\d+)\)"));
    let lines = page.lines().filter_map(|line| start.captures(line));
    lines.filter_map(|found| found.get(1).or(found.get(2))).map(|rule| rule.as_str().to_owned()).collect()
}

/// Whether this is a chapter that consists of numbered rules, so that its tests cite those.
fn has_parts(chapter: &str, rules: &BTreeSet<String>) -> bool {
    let beginning = format!("{chapter}.");
    rules.iter().any(|rule| rule.starts_with(&beginning))
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
    Regex::new(pattern).expect("the pattern is written here and valid")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
## T1 Pieces
- T1.1 Five figures.
  - T1.2 Eight shops.
## T2 A round
1. **Deal** (T2.1): cards. See T9.9.
## T3 The end
It ends.
";

    fn findings(is_finished: bool, code: &[(&str, &str)]) -> Vec<String> {
        let mut files = vec![File::new("games/toledo/i18n/en/rules.md", PAGE)];
        files.extend(code.iter().map(|(path, text)| File::new(path, text)));
        let game = Game { name: "toledo", letter: 'T', is_finished };
        check_game(&game, &files).iter().map(ToString::to_string).collect()
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
    fn a_rule_that_does_not_exist_is_found() {
        let code = [
            ("games/toledo/src/rules/duel.rs", "// T1.1\n// T1.3\n"),
            ("games/tyros/src/lib.rs", "// T8.8\n"),
        ];
        assert_eq!(
            findings(false, &code),
            ["games/toledo/src/rules/duel.rs:2: T1.3 is not in games/toledo/i18n/en/rules.md"]
        );
    }

    #[test]
    fn a_finished_game_tests_every_rule() {
        let modules: Vec<String> =
            MODULES.iter().map(|module| format!("games/toledo/{module}/part.rs")).collect();
        let mut code: Vec<(&str, &str)> = modules.iter().map(|path| (path.as_str(), "")).collect();
        code.push(("games/toledo/tests/rulebook/pieces.rs", "fn t1_1_figures() {}\n// T1.2\n// T3\n"));
        let expected =
            "games/toledo/i18n/en/rules.md: T2.1 is not cited by any test in games/toledo/tests/rulebook";
        assert_eq!(findings(true, &code), [expected]);
    }

    #[test]
    fn a_finished_game_has_all_chapters() {
        let found = findings(true, &[("games/toledo/tests/rulebook.rs", "// T1.1 T1.2 T2.1 T3\n")]);
        assert_eq!(found.len(), MODULES.len() - 1);
        assert_eq!(found[0], "games/toledo/src/lib.rs: is missing");
    }
}
