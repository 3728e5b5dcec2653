//! What scenes and exercises name in the client exists: pictures and rules.

use std::collections::BTreeSet;

use alcazar_catalog::{GameId, with_game};
use alcazar_lessons::{Lesson, Script, read_exercises};

use crate::games::face;

/// The names, rules and pictures of a game's scenes and exercises.
fn taught<G: Lesson>() -> Vec<(&'static str, String, Option<String>)> {
    let script = Script::<G>::of_game().expect("the script is right");
    let scenes = script.scenes.iter().map(|scene| (scene.name, scene.rule.clone(), scene.plate.clone()));
    let exercises = read_exercises::<G>().expect("the exercises are right");
    scenes.chain(exercises.into_iter().map(|exercise| (exercise.name, exercise.rule, None))).collect()
}

#[test]
fn every_rule_and_every_picture_exists() {
    for &game in GameId::ALL {
        let path = format!("{}/../../games/{game}/i18n/en/rules.md", env!("CARGO_MANIFEST_DIR"));
        let rules = std::fs::read_to_string(&path).expect(&path);
        let plates: BTreeSet<&str> = face(game).plates().iter().map(|plate| plate.name).collect();
        for (name, rule, plate) in with_game!(game, G => taught::<G>()) {
            let is_rule =
                ["## ", "- ", "   - ", "("].iter().any(|mark| rules.contains(&format!("{mark}{rule}")));
            assert!(is_rule, "{game}, {name}: the rules have no {rule}");
            assert!(plate.as_deref().is_none_or(|plate| plates.contains(plate)), "{game}, {name}: {plate:?}");
        }
    }
}
