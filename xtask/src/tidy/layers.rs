//! Dependencies point one way.

use std::path::Path;

use anyhow::Result;
use cargo_metadata::{DependencyKind, MetadataCommand};

use super::Finding;

/// Every crate stands in one layer and uses only lower ones. That also keeps crates of one layer apart: no
/// game sees another.
const LAYERS: &[&[&str]] = &[
    &["alcazar-core"],
    &["alcazar-toledo", "alcazar-tyros", "alcazar-governor", "alcazar-table"],
    &["alcazar-catalog", "alcazar-store"],
    &["alcazar-bots", "alcazar-wire"],
    &["alcazar-words", "alcazar-client", "alcazar-lessons"],
    &["alcazar-web", "alcazar-server"],
    &["alcazar-cli", "alcazar-browser"],
    &["alcazar-testkit"],
    &["xtask", "alcazar-bundle"],
];

/// What tests may use besides, and whose: all tests unless a crate is named. The conformance suite stands above
/// all others, so that only tests can use it.
const FOR_TESTS: &[(&str, Option<&str>)] = &[
    ("alcazar-testkit", None),
    ("alcazar-table", None),
    // A table is tried with a real game.
    ("alcazar-toledo", Some("alcazar-table")),
];

/// A crate of the workspace and what it uses.
pub(super) struct Package {
    pub(super) name: String,
    /// The crates of the workspace that it uses, and whether for tests alone.
    pub(super) uses: Vec<(String, bool)>,
    /// The crates of others that it uses.
    pub(super) foreign: Vec<String>,
}

/// The crates of the workspace, as cargo sees them.
pub(super) fn packages(root: &Path) -> Result<Vec<Package>> {
    let metadata = MetadataCommand::new().manifest_path(root.join("Cargo.toml")).no_deps().exec()?;
    let packages = metadata.packages.iter().map(|package| {
        let (own, foreign): (Vec<_>, Vec<_>) =
            package.dependencies.iter().partition(|dependency| dependency.path.is_some());
        Package {
            name: package.name.to_string(),
            uses: own
                .iter()
                .map(|dependency| (dependency.name.clone(), dependency.kind == DependencyKind::Development))
                .collect(),
            foreign: foreign.iter().map(|dependency| dependency.name.clone()).collect(),
        }
    });
    Ok(packages.collect())
}

pub(super) fn check(packages: &[Package]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let Some(own) = layer(&package.name) else {
            findings.push(Finding::of_file(
                &package.name,
                "has no layer: say in xtask/src/tidy/layers.rs where it stands",
            ));
            continue;
        };
        for (used, is_for_tests) in &package.uses {
            let is_below = layer(used).is_some_and(|layer| layer < own);
            let is_tool = *is_for_tests
                && FOR_TESTS
                    .iter()
                    .any(|(tool, user)| tool == used && user.is_none_or(|user| user == package.name));
            if !is_below && !is_tool {
                findings.push(Finding::of_file(
                    &package.name,
                    format!("must not depend on {used}: dependencies point one way"),
                ));
            }
        }
    }
    findings
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(name: &str, used: &str, is_for_tests: bool) -> usize {
        check(&[Package {
            name: name.to_owned(),
            uses: vec![(used.to_owned(), is_for_tests)],
            foreign: vec![],
        }])
        .len()
    }

    #[test]
    fn down_is_allowed_and_up_is_not() {
        assert_eq!(count("alcazar-toledo", "alcazar-core", false), 0);
        assert_eq!(count("alcazar-core", "alcazar-toledo", false), 1);
        assert_eq!(count("alcazar-words", "alcazar-cli", true), 1);
    }

    #[test]
    fn no_game_sees_another() {
        assert_eq!(count("alcazar-toledo", "alcazar-tyros", false), 1);
        assert_eq!(count("alcazar-toledo", "alcazar-tyros", true), 1);
    }

    #[test]
    fn the_testkit_is_for_tests_alone() {
        assert_eq!(count("alcazar-toledo", "alcazar-testkit", true), 0);
        assert_eq!(count("alcazar-toledo", "alcazar-testkit", false), 1);
        assert_eq!(count("alcazar-cli", "alcazar-testkit", false), 1);
        assert_eq!(count("alcazar-toledo", "alcazar-table", true), 0);
        assert_eq!(count("alcazar-table", "alcazar-toledo", true), 0);
        assert_eq!(count("alcazar-table", "alcazar-toledo", false), 1);
        assert_eq!(count("alcazar-toledo", "alcazar-table", false), 1);
    }

    #[test]
    fn a_crate_without_a_layer_is_found() {
        assert_eq!(count("alcazar-chess", "alcazar-core", false), 1);
    }
}
