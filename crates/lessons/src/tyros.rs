//! What Tyros teaches.

use alcazar_core::{Game as _, Seat};
use tyros::{Action, Kind, Square, State};

use crate::{Attempt, Exercise, LEARNER, Lesson, Verdict};

impl Lesson for State {
    const SCRIPT: &'static str = include_str!("../scripts/tyros.txt");
    const EXERCISES: &'static str = include_str!("../scripts/tyros-exercises.txt");

    fn exercises() -> &'static [Exercise<Self>] {
        &[
            Exercise { name: "largest", judge: largest },
            Exercise { name: "voyage", judge: voyage },
            Exercise { name: "city-or-ship", judge: city_or_ship },
            Exercise { name: "accept", judge: accept },
            Exercise { name: "majority", judge: majority },
        ]
    }

    /// Offers are left for the player to explore.
    fn is_suggestible(action: &Action) -> bool {
        !matches!(action, Action::Offer { .. })
    }
}

/// The empire with the learner's city becomes the largest.
fn largest(attempt: &Attempt<'_, State>) -> Verdict {
    let first = attempt.state.ranks()[0].empire;
    let is_home = |square: Square| attempt.state.empire(square) == Some(first);
    if attempt.state.cities(LEARNER).iter().any(is_home) {
        Verdict::Right
    } else if matches!(attempt.line, [Action::Grow { empire, .. }, ..] if *empire == first) {
        Verdict::Wrong("yellow")
    } else {
        Verdict::Wrong("elsewhere")
    }
}

/// A ship sails to a square of the largest empire that nobody else is in.
fn voyage(attempt: &Attempt<'_, State>) -> Verdict {
    let [Action::Sail { to, .. }, ..] = attempt.line else { return Verdict::Wrong("still") };
    let square = to.square();
    let others = || Seat::first(attempt.state.players()).filter(|seat| *seat != LEARNER);
    if others().any(|seat| attempt.state.cities(seat).contains(square)) {
        Verdict::Wrong("city")
    } else if others().any(|seat| attempt.state.ships(seat).squares().contains(square)) {
        Verdict::Wrong("shared")
    } else if attempt.state.empire(square) == Some(attempt.state.ranks()[0].empire) {
        Verdict::Right
    } else {
        Verdict::Wrong("small")
    }
}

/// The last five cards go into a city, which also brings a majority.
fn city_or_ship(attempt: &Attempt<'_, State>) -> Verdict {
    match attempt.line {
        [Action::Found { .. }, ..] => Verdict::Right,
        [Action::Sail { .. }, ..] => Verdict::Wrong("ship"),
        _ => Verdict::Wrong("still"),
    }
}

/// Blue is offered the green card that they lack for the orange one that the learner lacks.
fn accept(attempt: &Attempt<'_, State>) -> Verdict {
    const BLUE: Seat = Seat::B;
    let [Action::Offer { .. }, ..] = attempt.line else { return Verdict::Wrong("still") };
    if attempt.line.last() != Some(&Action::Propose) {
        return Verdict::Open;
    }
    let (give, want) = attempt.state.offer();
    if !attempt.state.asked().0.contains(BLUE) {
        Verdict::Wrong("whom")
    } else if want.count(Kind::Orange) == 0 || give.count(Kind::Orange) > 0 {
        Verdict::Wrong("short")
    } else if give.count(Kind::Green) == 0 {
        Verdict::Wrong("poor")
    } else if want.len() > 1 {
        Verdict::Wrong("greedy")
    } else {
        Verdict::Right
    }
}

/// A city brings the learner a majority.
fn majority(attempt: &Attempt<'_, State>) -> Verdict {
    let bonus = |state: &State| state.score(LEARNER).most_cities.iter().sum::<i32>();
    if bonus(attempt.state) > bonus(attempt.start) {
        Verdict::Right
    } else if matches!(attempt.line, [Action::Found { .. }, ..]) {
        Verdict::Wrong("largest")
    } else {
        Verdict::Wrong("still")
    }
}
