//! The guided first game of Tolède: three candidates in a quick city.

use governor::{Action, OpenPosition, Options, Phase, Seen, State};

use crate::{Deal, Glimpse, LEARNER, Lesson, Note, seed};

type Moment<'a> = Glimpse<'a, State>;

/// The game ends with the tenth token (G5.1); from this many on, the end is near.
const NEAR_THE_END: u8 = 7;

impl Lesson for State {
    fn deal() -> Option<Deal<Options>> {
        Some(Deal { players: 3, options: Options::default(), seed: seed(4) })
    }

    fn notes() -> &'static [Note<Self>] {
        NOTES
    }
}

const NOTES: &[Note<State>] = &[
    note("welcome", "G5.3", Some("tokens"), |moment| moment.seen.is_none()),
    note("hand", "G2.1", Some("influence"), |moment| {
        matches!(moment.seen, Some(Seen::Deal { seat: LEARNER, .. }))
    }),
    note("city", "G1.1", Some("tiles"), |moment| matches!(moment.seen, Some(Seen::City { .. }))),
    note("move", "G3.1", Some("candidates"), |moment| is_asked(moment, Phase::Move))
        .teaching(|action| matches!(action, Action::Step(_))),
    note("poll", "G3.2", None, |moment| {
        is_asked(moment, Phase::Move) && own(moment, |action| matches!(action, Action::Step(_)))
    })
    .teaching(|action| *action == Action::Poll),
    note("up", "G3.4", None, |moment| matches!(moment.seen, Some(Seen::TurnUp { .. }))),
    note("act", "G3", None, |moment| is_asked(moment, Phase::Act)),
    note("test", "G3", None, |moment| any(moment, |action| matches!(action, Action::Test { .. }))),
    note("sets", "G5.3", None, |moment| !open(moment).seats[LEARNER.index()].tokens.is_empty()),
    note("discredit", "G3.3", Some("discredits"), |moment| !open(moment).discredits.is_empty()),
    note("card", "G6.1", Some("cards"), |moment| matches!(moment.seen, Some(Seen::Card { .. }))),
    note("window", "G6.2", None, |moment| {
        is_asked(moment, Phase::StartWindow) || is_asked(moment, Phase::TestWindow)
    }),
    note("pass", "G4", None, |moment| is_asked(moment, Phase::Pass)),
    note("shown", "G3.7", None, |moment| is_asked(moment, Phase::Move) && open(moment).round == 3),
    note("near", "G5.1", None, |moment| {
        open(moment).seats.iter().any(|seat| seat.tokens.len() >= NEAR_THE_END)
    }),
    note("over", "G5.4", None, |moment| open(moment).phase == Phase::Over),
];

const fn note(
    name: &'static str,
    rule: &'static str,
    plate: Option<&'static str>,
    when: fn(&Moment<'_>) -> bool,
) -> Note<State> {
    Note { name, rule, plate, when, example: None }
}

fn open(moment: &Moment<'_>) -> OpenPosition {
    moment.view.open()
}

fn is_asked(moment: &Moment<'_>, phase: Phase) -> bool {
    moment.is_asked && open(moment).phase == phase
}

/// Whether any player has just taken such an action.
fn any(moment: &Moment<'_>, is_match: fn(Action) -> bool) -> bool {
    matches!(moment.seen, Some(Seen::Move { action, .. }) if is_match(*action))
}

/// Whether the learner has just taken such an action.
fn own(moment: &Moment<'_>, is_match: fn(Action) -> bool) -> bool {
    matches!(moment.seen, Some(Seen::Move { seat: LEARNER, action, .. }) if is_match(*action))
}
