//! Dependencies point one way.

use std::path::Path;

use anyhow::Result;
use cargo_metadata::{DependencyKind, MetadataCommand};

use super::Finding;

/// Every crate stands in one layer and uses only lower ones. That also keeps crates of the same layer apart:
/// no game sees another.
const LAYERS: &[&[&str]] = &[
    &["alcazar-core"],
    &["alcazar-kit"],
    &[GAMES, "alcazar-table"],
    &["alcazar-catalog", "alcazar-store"],
    &["alcazar-bots", "alcazar-wire"],
    &["alcazar-words", "alcazar-client", "alcazar-lessons"],
    &["alcazar-web", "alcazar-server"],
    &["alcazar-cli", "alcazar-browser"],
    &["alcazar-testkit"],
    &["xtask", "alcazar-bundle"],
];

/// Stands for every crate in a folder of `games/`.
const GAMES: &str = "games/*";

/// What tests may use in addition, and in which crate: in all of them unless one is named. The conformance
/// suite stands above all other crates, so that only tests can use it.
const FOR_TESTS: &[(&str, Option<&str>)] = &[
    ("alcazar-testkit", None),
    ("alcazar-table", None),
    // Tables are tested with real games.
    (GAMES, Some("alcazar-table")),
    // Every scene has its messages.
    ("alcazar-words", Some("alcazar-lessons")),
];

/// A crate of the workspace and what it uses.
pub(super) struct Package {
    pub(super) name: String,
    /// Whether its folder is in `games/`.
    pub(super) is_game: bool,
    /// The crates of the workspace that it uses, and whether only in tests.
    pub(super) uses: Vec<(String, bool)>,
    /// The third-party crates that it uses.
    pub(super) foreign: Vec<String>,
}

/// The crates of the workspace, as cargo sees them.
pub(super) fn packages(root: &Path) -> Result<Vec<Package>> {
    let metadata = MetadataCommand::new().manifest_path(root.join("Cargo.toml")).no_deps().exec()?;
    let packages = metadata.packages.iter().map(|package| {
        let (own, foreign): (Vec<_>, Vec<_>) =
            package.dependencies.iter().partition(|dependency| dependency.path.is_some());
        let folder = package.manifest_path.parent();
        Package {
            name: package.name.to_string(),
            is_game: folder
                .and_then(|folder| folder.parent())
                .is_some_and(|folder| folder.ends_with("games")),
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
    let entry = |name: &str| entry(name, packages);
    let layer = |name: &str| LAYERS.iter().position(|layer| layer.contains(&entry(name).as_str()));
    let mut findings = Vec::new();
    for package in packages {
        let Some(own) = layer(&package.name) else {
            findings.push(Finding::of_file(
                &package.name,
                "has no layer: add it to the table in xtask/src/tidy/layers.rs",
            ));
            continue;
        };
        for (used, is_for_tests) in &package.uses {
            let is_below = layer(used).is_some_and(|layer| layer < own);
            let is_tool = *is_for_tests
                && FOR_TESTS
                    .iter()
                    .any(|(tool, user)| *tool == entry(used) && user.is_none_or(|user| user == package.name));
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

/// How the tables above write the name of a crate.
fn entry(name: &str, packages: &[Package]) -> String {
    let is_game = packages.iter().any(|package| package.is_game && package.name == name);
    if is_game { GAMES.to_owned() } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many findings there are if a crate uses another one. Toledo, and a game that is named nowhere
    /// else, are games.
    fn count(name: &str, used: &str, is_for_tests: bool) -> usize {
        let package = |name: &str, uses| Package {
            name: name.to_owned(),
            is_game: ["alcazar-toledo", "alcazar-cuenca"].contains(&name),
            uses,
            foreign: vec![],
        };
        let mut packages = vec![package(name, vec![(used.to_owned(), is_for_tests)])];
        packages.extend((used != name).then(|| package(used, vec![])));
        check(&packages).len()
    }

    #[test]
    fn a_crate_may_use_lower_layers_only() {
        assert_eq!(count("alcazar-toledo", "alcazar-core", false), 0);
        assert_eq!(count("alcazar-core", "alcazar-toledo", false), 1);
        assert_eq!(count("alcazar-words", "alcazar-cli", true), 1);
    }

    #[test]
    fn the_kit_stands_between_core_and_the_games() {
        assert_eq!(count("alcazar-kit", "alcazar-core", false), 0);
        assert_eq!(count("alcazar-toledo", "alcazar-kit", false), 0);
        assert_eq!(count("alcazar-core", "alcazar-kit", false), 1);
        assert_eq!(count("alcazar-kit", "alcazar-toledo", true), 1);
    }

    #[test]
    fn any_crate_in_the_games_folder_is_a_game() {
        assert_eq!(count("alcazar-cuenca", "alcazar-kit", false), 0);
        assert_eq!(count("alcazar-catalog", "alcazar-cuenca", false), 0);
        assert_eq!(count("alcazar-cuenca", "alcazar-catalog", false), 1);
    }

    #[test]
    fn no_game_uses_another() {
        assert_eq!(count("alcazar-toledo", "alcazar-cuenca", false), 1);
        assert_eq!(count("alcazar-toledo", "alcazar-cuenca", true), 1);
    }

    #[test]
    fn only_tests_use_the_testkit() {
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
