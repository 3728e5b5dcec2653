//! The guided first game of Toledo: two players, from the first shop to the last sword.

use toledo::{Action, OpenPosition, OpenSeat, Options, Phase, Place, Seen, State, Tile};

use crate::{Deal, Glimpse, LEARNER, Lesson, Note, seed};

type Moment<'a> = Glimpse<'a, State>;

impl Lesson for State {
    fn deal() -> Option<Deal<Options>> {
        Some(Deal {
            players: 2,
            options: Options { start: Some(LEARNER), ..Options::default() },
            seed: seed(854),
        })
    }

    fn notes() -> &'static [Note<Self>] {
        NOTES
    }
}

const NOTES: &[Note<State>] = &[
    note("welcome", "T8", Some("places"), |moment| moment.seen.is_none()),
    note("hand", "T2.1", Some("cards"), is_turn),
    note("turn", "T3", None, is_turn),
    note("shop", "T3.2", Some("shops"), is_turn).teaching(|action| matches!(action, Action::Place { .. })),
    note("placed", "T5.1", None, |moment| {
        by_learner(moment, |action| matches!(action, Action::Place { .. }))
    }),
    note("take", "T3.1", None, |moment| by_any_player(moment, |action| action == Action::Take)),
    note("move", "T4.1", None, |moment| is_turn(moment) && !open(moment).shops.is_empty())
        .teaching(|action| matches!(action, Action::Move { .. })),
    note("use", "T5.1", None, |moment| moment.is_asked && matches!(open(moment).phase, Phase::Use { .. }))
        .teaching(|action| matches!(action, Action::Use | Action::Pay { .. })),
    note("goods", "T5.4", Some("goods"), |moment| {
        let OpenSeat { metal, gems, .. } = me(moment);
        metal + gems > 0
    }),
    note("again", "T4.4", None, |moment| moment.is_asked && open(moment).phase == Phase::Moved),
    note("smith", "T5.5", Some("swords"), |moment| open(moment).phase == Phase::Forge),
    note("tavern", "T5.2", None, |moment| is_at(moment, |place| place == Place::Tavern))
        .teaching(|action| matches!(action, Action::Pay { .. })),
    note("artist", "T5.3", Some("paintings"), |moment| is_at(moment, |place| place == Place::Artist))
        .teaching(|action| matches!(action, Action::Pay { .. })),
    note("fencing", "T5.6", Some("tiles"), |moment| open(moment).phase == Phase::Learn),
    note("movement", "T7.1", Some("movement"), |moment| {
        by_any_player(moment, |action| action == Action::Learn { tile: Tile::Movement })
    }),
    note("duel", "T6.2", Some("duel"), |moment| {
        matches!(open(moment).phase, Phase::Full { .. } | Phase::Duel { .. })
    }),
    note("alcazar", "T4.7", None, |moment| me(moment).alcazar > 0)
        .teaching(|action| matches!(action, Action::Deliver { .. })),
    note("points", "T8.2", None, |moment| is_turn(moment) && open(moment).round >= 6),
    note("last", "T8.1", None, |moment| open(moment).finisher.is_some()),
    note("over", "T8.3", None, |moment| matches!(open(moment).phase, Phase::Over { .. })),
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

fn me(moment: &Moment<'_>) -> OpenSeat {
    open(moment).seats.swap_remove(LEARNER.index())
}

/// Whether the learner is at the start of their turn.
fn is_turn(moment: &Moment<'_>) -> bool {
    moment.is_asked && open(moment).phase == Phase::Turn
}

/// Whether a player decides on the use of such a place.
fn is_at(moment: &Moment<'_>, is_match: fn(Place) -> bool) -> bool {
    matches!(open(moment).phase, Phase::Use { step } if is_match(moment.view.place(step)))
}

/// Whether a player has just taken such an action.
fn by_any_player(moment: &Moment<'_>, is_match: fn(Action) -> bool) -> bool {
    matches!(moment.seen, Some(Seen::Move { action, .. }) if is_match(*action))
}

/// Whether the learner has just taken such an action.
fn by_learner(moment: &Moment<'_>, is_match: fn(Action) -> bool) -> bool {
    matches!(moment.seen, Some(Seen::Move { seat: LEARNER, action }) if is_match(*action))
}
