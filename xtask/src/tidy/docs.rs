//! Checks that Markdown links work and that every dependency has a reason.

use std::collections::BTreeSet;

use regex_lite::Regex;

use super::layers::Package;
use super::{File, Finding};

/// Finds links to missing files. Links to `plate:` are pictures in the rules; the tests of the client check
/// those.
pub(super) fn links(files: &[File], exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let link = Regex::new(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)").expect("a valid pattern");
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.has_extension(&["md"])) {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (number, line) in file.lines() {
            let targets = link.captures_iter(line).map(|found| found[1].to_owned());
            for target in targets.filter(|target| !target.contains("://") && !target.starts_with("plate:")) {
                let path = if folder.is_empty() { target.clone() } else { format!("{folder}/{target}") };
                if !exists(&path) {
                    findings.push(Finding::at(&file.path, number, format!("broken link to {target}")));
                }
            }
        }
    }
    findings
}

/// The file with the reason for every third-party crate.
const REASONS: &str = "ARCHITECTURE.md";

/// Finds dependencies that are missing from the first column of the file's tables. A cell may list several.
pub(super) fn reasons(files: &[File], packages: &[Package]) -> Vec<Finding> {
    let Some(page) = files.iter().find(|file| file.path == REASONS) else {
        return vec![Finding::of_file(REASONS, "is missing")];
    };
    let named: BTreeSet<&str> = page
        .text
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
        .flat_map(|column| column.split(", "))
        .collect();
    let used: BTreeSet<&str> =
        packages.iter().flat_map(|package| &package.foreign).map(String::as_str).collect();
    used.difference(&named)
        .map(|name| Finding::of_file(REASONS, format!("lacks the reason for the dependency {name}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_relative_to_their_page() {
        let exists = |path: &str| path == "docs/rules/toledo.md";
        let found = |path: &str, text: &str| links(&[File::new(path, text)], exists).len();
        assert_eq!(found("docs/a.md", "[rules](rules/toledo.md#t4) and [site](https://example.org/x)"), 0);
        assert_eq!(found("README.md", "[rules](docs/rules/toledo.md)"), 0);
        assert_eq!(found("README.md", "[rules](rules/toledo.md) [more](docs/more.md)"), 2);
    }

    #[test]
    fn every_dependency_has_a_reason() {
        let uses = |name: &str| {
            let foreign = vec![name.to_owned()];
            let packages =
                [Package { name: "alcazar-cli".to_owned(), is_game: false, uses: vec![], foreign }];
            reasons(&[File::new(REASONS, "| crate | for |\n| serde, rand | values; chance |\n")], &packages)
                .len()
        };
        assert_eq!(uses("rand"), 0);
        assert_eq!(uses("chance"), 1);
    }
}
