//! Every lesson can be followed, every exercise can be solved, and everything that is said has its words.

use std::collections::BTreeSet;

use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Turn, Viewer};
use alcazar_lessons::{
    Guided, LEARNER, Lesson, Refusal, Script, ScriptError, Trial, VIEWER, Verdict, Walk, read_exercises,
};
use alcazar_table::{Draw, Seed, Stamp};
use alcazar_words::{Language, Phrase, Words};

fn script<G: Lesson>() -> std::sync::Arc<Script<G>> {
    Script::<G>::of_game().unwrap_or_else(|error| panic!("{}: {error}", G::ID))
}

fn legal<G: Lesson>(state: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(LEARNER, &mut actions);
    actions
}

/// Follows the script to the end of a scene.
fn finish<G: Lesson>(walk: &mut Walk<G>) {
    while !walk.is_done() {
        match walk.asked().and_then(|accepted| accepted.first().copied()) {
            Some(action) => walk.choose(action, Stamp::NONE).expect("the script is legal"),
            None => walk.play_next(),
        }
    }
}

fn assert_exists(id: &str) {
    for &language in Language::ALL {
        assert_ne!(Words::new(language).say(&Phrase::new(id.to_owned())), id, "{language}");
    }
}

fn check_lesson<G: Lesson>(game: GameId) {
    let script = script::<G>();
    assert_eq!(!script.scenes.is_empty(), game.has("lesson"), "{game}");
    for (number, scene) in script.scenes.iter().enumerate() {
        let place = format!("{game} [{}]", scene.name);
        let mut walk = Walk::new(script.clone(), &[], number);
        let mut said: BTreeSet<&str> = BTreeSet::new();
        let mut others = 0;
        while !walk.is_done() {
            let Some(accepted) = walk.asked().map(<[_]>::to_vec) else {
                walk.play_next();
                continue;
            };
            let state = walk.table().state().clone();
            let legal = legal(&state);
            for action in &accepted {
                assert!(legal.contains(action), "{place}: {action} is not legal");
            }
            // What the learner is asked for follows from what they know.
            let known = G::determinize(&state.view(VIEWER), &mut Draw::new(&Seed([1; 32]), &[], "test", 0));
            assert_eq!(self::legal(&known), legal, "{place}");
            for other in legal.iter().filter(|action| !accepted.contains(action)) {
                others += 1;
                let before = walk.table().clone();
                let Err(Refusal::NotAsked(answer)) = walk.choose(*other, Stamp::NONE) else {
                    panic!("{place}: {other} is not refused")
                };
                assert_eq!(*walk.table(), before, "{place}: a refused action changes nothing");
                said.extend(answer);
            }
            walk.choose(accepted[0], Stamp::NONE).expect("the asked action is accepted");
        }
        // Every accepted alternative leads to the end of the scene.
        for beat in 0..scene.beats.len() {
            check_alternatives(&script, number, beat, &place);
        }
        let answers: BTreeSet<&str> = scene.answers.iter().map(|answer| answer.name).collect();
        assert_eq!(said, answers, "{place}: answers that are given, and answers in the script");
        assert!(others == 0 || !answers.is_empty(), "{place}: no other action has an answer of its own");
        let id = format!("web-lesson-{game}-{}", scene.name);
        assert_exists(&id);
        assert_exists(&format!("{id}-title"));
        if scene.has_ask() {
            assert_exists(&format!("{id}-after"));
        }
        for name in answers {
            assert_exists(&format!("{id}-not-{name}"));
        }
    }
}

/// Plays each alternative of one beat, and the rest of the scene as written.
fn check_alternatives<G: Lesson>(script: &std::sync::Arc<Script<G>>, scene: usize, beat: usize, place: &str) {
    let alcazar_lessons::Beat::Ask(accepted) = &script.scenes[scene].beats[beat] else { return };
    for alternative in &accepted[1..] {
        let mut walk = Walk::new(script.clone(), &[], scene);
        let mut at = script.scenes[scene].opening;
        while !walk.is_done() {
            if let Some(first) = walk.asked().and_then(|accepted| accepted.first().copied()) {
                let action = if at == beat { *alternative } else { first };
                walk.choose(action, Stamp::NONE)
                    .unwrap_or_else(|why| panic!("{place}: {action} after {alternative}: {why:?}"));
            } else {
                let version = walk.table().seq();
                walk.play_next();
                assert_ne!(walk.table().seq(), version, "{place}: stuck after {alternative}");
            }
            at += 1;
        }
    }
}

#[test]
fn every_lesson_can_be_followed() {
    for &game in GameId::ALL {
        with_game!(game, G => check_lesson::<G>(game));
    }
}

/// The game goes on after the last scene, also from a file.
fn check_end<G: Lesson>() {
    let script = script::<G>();
    let Some(last) = script.scenes.len().checked_sub(1) else { return };
    let mut walk = Walk::new(script, &["Ana".to_owned()], last);
    finish(&mut walk);
    let text = alcazar_table::replay::save(walk.table());
    let mut table = alcazar_table::replay::read::<G>(&text).unwrap_or_else(|why| panic!("{}: {why}", G::ID));
    for _ in 0..30 {
        let Some(seat) = table.asked().iter().next() else { break };
        let view = table.view(Viewer::Seat(seat));
        let action = view.ask.expect("the seat is asked").legal[0];
        table.play(seat, action).expect("the action is legal");
    }
    assert!(table.seq() > walk.table().seq(), "{}: the game is over after the lesson", G::ID);
}

#[test]
fn the_game_goes_on_after_a_lesson() {
    for &game in GameId::ALL {
        with_game!(game, G => check_end::<G>());
    }
}

#[test]
fn a_move_within_a_scene_can_be_taken_back() {
    let script = script::<toledo::State>();
    let scene = script.scenes.iter().position(|scene| scene.name == "arrive").expect("there is this scene");
    let mut walk = Walk::new(script, &[], scene);
    while !walk.is_asking() {
        walk.play_next();
    }
    let (before, asked) = (walk.table().state().clone(), walk.asked().expect("it asks").to_vec());
    assert_eq!(walk.takebacks(), 0, "the scene before is out of reach");
    walk.choose(asked[0], Stamp::NONE).expect("it is asked for");
    assert_eq!(walk.takebacks(), 1);
    walk.take_back(1, Stamp::NONE).expect("it can be taken back");
    assert_eq!((walk.table().state(), walk.asked()), (&before, Some(&asked[..])));
}

/// Plays a line; returns the verdict at its end.
fn attempt<G: Lesson>(trial: &mut Trial<G>, line: &[G::Action], place: &str) -> Verdict {
    trial.restart();
    for action in line {
        assert_eq!(trial.verdict(), Verdict::Open, "{place}: judged before {action}");
        while let Some(_reply) = trial.next_move() {
            trial.play_next();
        }
        trial.choose(*action, Stamp::NONE).unwrap_or_else(|why| {
            let legal = legal(trial.table().state()).iter().map(ToString::to_string).collect::<Vec<_>>();
            panic!("{place}: {action}: {why:?}; legal: {}", legal.join(" | "))
        });
    }
    trial.verdict()
}

fn check_exercises<G: Lesson>(game: GameId) {
    let scripts = read_exercises::<G>().unwrap_or_else(|error: ScriptError| panic!("{game}: {error}"));
    let names: Vec<&str> = G::exercises().iter().map(|exercise| exercise.name).collect();
    assert_eq!(scripts.iter().map(|script| script.name).collect::<Vec<_>>(), names, "{game}");
    for (exercise, script) in G::exercises().iter().zip(scripts) {
        let place = format!("{game} [{}]", exercise.name);
        assert!(matches!(script.start.turn(), Turn::Seats(_)), "{place}: chance comes first");
        let mut trial = Trial::new(exercise, script.clone(), &[]).expect("the position is possible");
        for line in &script.right {
            assert_eq!(attempt(&mut trial, line, &place), Verdict::Right, "{place}: {line:?}");
        }
        assert!(!script.wrong.is_empty(), "{place}: no wrong answer is listed");
        let id = format!("web-exercise-{game}-{}", exercise.name);
        for (why, line) in &script.wrong {
            assert_eq!(attempt(&mut trial, line, &place), Verdict::Wrong(why), "{place}: {line:?}");
            assert_exists(&format!("{id}-wrong-{why}"));
        }
        for ending in ["", "-title", "-right"] {
            assert_exists(&format!("{id}{ending}"));
        }
        // The answer that learners are shown is judged like any other.
        trial.show();
        while trial.next_move().is_some() {
            trial.play_next();
        }
        assert_eq!(trial.verdict(), Verdict::Right, "{place}");
    }
}

#[test]
fn right_answers_are_accepted_and_wrong_ones_refused() {
    for &game in GameId::ALL {
        with_game!(game, G => check_exercises::<G>(game));
    }
}

#[test]
fn a_script_that_breaks_the_rules_is_refused_with_its_line() {
    const START: &str = "players: 2\noptions: {\"edition\": 1, \"start\": 0, \"rounds\": 60}\n";
    const DEAL: &str = "chance: card 1bd; card 2od; card 3va; card 5vd; card 6na;\n \
                        card 1va; card 2ba; card 3od; card 5ba; card 6vd\n";
    let read = |rest: &str| {
        let text: &'static str = format!("{START}{DEAL}{rest}").leak();
        Script::<toledo::State>::read(text).map(|script| script.scenes.len())
    };
    assert_eq!(read("[a]\nrule: T1\nyou: place smith1 3\n"), Ok(1));
    for (rest, line, says) in [
        ("[a]\nrule: T1\nyou: 4va 0-4\n", 7, "Asked: A: take"),
        ("[a]\nrule: T1\nB: take\n", 7, "Asked: A: take"),
        ("[a]\nyou: place smith1 3\n", 5, "has no rule"),
        ("[a]\nrule: T1\nyou: take\n", 5, "before chance"),
        ("[a]\nrule: T1\nyou: take\nchance: card 3va; card 9zz\n", 8, "can't read"),
        ("[a]\nrule: T1\nsay: hello\n", 7, "unknown"),
        ("A: place smith1 3\n[a]\nrule: T1\n", 1, "before the first scene"),
    ] {
        let error = read(rest).expect_err(rest);
        assert!(error.line == line && error.what.contains(says), "{rest}: {error}");
    }
}
