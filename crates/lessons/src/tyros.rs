//! The guided first game of Tyros: three players, with the rulebook's empires for a first game.

use tyros::{Action, Founding, Options, Phase, Seen, State, Table};

use crate::{Deal, Glimpse, LEARNER, Lesson, Note, seed};

type Moment<'a> = Glimpse<'a, State>;

impl Lesson for State {
    fn deal() -> Option<Deal<Options>> {
        let options = Options { founding: Founding::FirstGame, start: Some(LEARNER), ..Options::default() };
        Some(Deal { players: 3, options, seed: seed(8) })
    }

    fn notes() -> &'static [Note<Self>] {
        NOTES
    }

    /// Offers are left for the learner to explore.
    fn is_suggestible(action: &Action) -> bool {
        !matches!(action, Action::Offer { .. })
    }
}

const NOTES: &[Note<State>] = &[
    note("welcome", "Y6.3", Some("chart"), |moment| moment.seen.is_none()),
    note("tiles", "Y4.1", Some("markers"), |moment| is_asked(moment, Phase::Grow)),
    note("grow", "Y4.1", None, |moment| is_asked(moment, Phase::Grow))
        .teaching(|action| matches!(action, Action::Grow { .. })),
    note("ranks", "Y6.2", None, |moment| matches!(moment.seen, Some(Seen::Grown { .. }))),
    note("cards", "Y1.1", Some("cards"), |moment| is_asked(moment, Phase::Act)),
    note("actions", "Y5", None, |moment| is_asked(moment, Phase::Act)),
    note("sail", "Y5.1", Some("ships"), |moment| is_asked(moment, Phase::Act))
        .teaching(|action| matches!(action, Action::Sail { .. })),
    note("control", "Y6.3", None, |moment| matches!(moment.seen, Some(Seen::Sailed { seat: LEARNER, .. }))),
    note("city", "Y5.3", None, |moment| matches!(moment.seen, Some(Seen::CityFounded { .. }))),
    note("ship", "Y5.4", None, |moment| matches!(moment.seen, Some(Seen::ShipBuilt { .. }))),
    note("gift", "Y5.2", None, |moment| matches!(moment.seen, Some(Seen::Sailed { host: Some(_), .. }))),
    note("bank", "Y5.6", None, |moment| {
        matches!(moment.seen, Some(Seen::Swapped { .. } | Seen::Taken { .. }))
    }),
    note("trade", "Y5.7", None, |moment| matches!(moment.seen, Some(Seen::Proposed { .. }))),
    note("pass", "Y5.8", None, |moment| matches!(moment.seen, Some(Seen::Passed { .. }))),
    note("keep", "Y3.2", None, |moment| is_asked(moment, Phase::Keep)),
    note("round", "Y6.4", None, |moment| moment.is_asked && table(moment).round == 2),
    note("last", "Y6.1", None, |moment| moment.is_asked && moment.view.is_last_round()),
    note("over", "Y6.5", None, |moment| matches!(table(moment).phase, Phase::Over { .. })),
];

const fn note(
    name: &'static str,
    rule: &'static str,
    plate: Option<&'static str>,
    when: fn(&Moment<'_>) -> bool,
) -> Note<State> {
    Note { name, rule, plate, when, example: None }
}

fn table(moment: &Moment<'_>) -> Table {
    moment.view.text().table
}

fn is_asked(moment: &Moment<'_>, phase: Phase) -> bool {
    moment.is_asked && table(moment).phase == phase
}
