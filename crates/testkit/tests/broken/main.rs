//! The suite can fail: each of these games breaks one promise, and a check catches it.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "the signatures are those of the trait Game")]

mod game;

use std::cell::RefCell;
use std::sync::atomic::{AtomicU32, Ordering};

use alcazar_core::{
    ApplyError, Chances, Event, EventOf, Game, Luck, Seat, SeatSet, Secret, Standing, Tie, Turn, Viewer,
};
use alcazar_testkit::skeletons::trade::{
    Action, Cards, Dealt, Illegal, ImpossiblePosition, Kind, PROPOSER, Phase, Position, Seen, State, View,
};
use alcazar_testkit::{Conformance, ConformanceError};
use game::{Broken, Flaw};

const JOKER: usize = 4;

fn check<F: Flaw>() -> Result<(), Box<ConformanceError>> {
    let conserves = |game: &Broken<F>| game.0.conserves();
    let reveals = |game: &Broken<F>, event: &EventOf<State>| game.0.reveals(event);
    let suite = Conformance::<Broken<F>>::new(4).games(400).max_events(60).thorough(1);
    suite.conserves(conserves).reveals(reveals).check().map(drop)
}

fn caught_by<F: Flaw>() -> &'static str {
    check::<F>().map_or_else(|failure| failure.problem.check, |()| "nothing")
}

fn holds_joker(state: &State, seat: Seat) -> bool {
    state.hands()[seat].count(JOKER) > 0
}

/// Defines games by their flaws, and for each a test that the named check catches it.
macro_rules! flaws {
    ($($test:ident: $flaw:ident is caught by $check:literal { $($body:tt)* })+) => {$(
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        struct $flaw;

        impl Flaw for $flaw { $($body)* }

        #[test]
        fn $test() {
            assert_eq!(caught_by::<$flaw>(), $check);
        }
    )+};
}

flaws! {
    a_game_without_a_flaw_passes: Flawless is caught by "nothing" {}

    a_view_that_shows_hidden_cards: LeakingView is caught by "determinize-view" {
        fn view(state: &State, viewer: Viewer) -> View {
            let mut view = state.view(viewer);
            if holds_joker(state, Seat::B) {
                view.hands[Seat::B].count += 10;
            }
            view
        }
        fn determinize(view: &View, luck: &mut impl Luck) -> State {
            let mut view = view.clone();
            view.hands[Seat::B].count %= 10;
            State::determinize(&view, luck)
        }
    }

    an_offer_that_is_legal_only_to_a_seat_with_the_cards: LeakingLegal is caught by "leak-legal" {
        fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
            state.check(seat, action)?;
            let (Phase::Drafting { draft }, Action::Propose(Some(to))) = (state.phase(), *action) else {
                return Ok(());
            };
            if state.hands()[to].contains(draft.want) { Ok(()) } else { Err(Illegal::NoPartner) }
        }
    }

    a_reason_that_depends_on_hidden_cards: LeakingReason is caught by "leak-reason" {
        fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
            let is_special = seat == PROPOSER && holds_joker(state, Seat::B);
            state.check(seat, action).map_err(|reason| if is_special { Illegal::BothSides } else { reason })
        }
    }

    asking_only_seats_that_could_agree: LeakingTurn is caught by "leak-turn" {
        fn turn(state: &State) -> Turn {
            let Turn::Seats(asked) = state.turn() else { return state.turn() };
            let can_agree = |seat: &Seat| state.check(*seat, &Action::Yes).is_ok();
            let able: SeatSet = asked.iter().filter(can_agree).collect();
            Turn::Seats(if able.is_empty() { asked } else { able })
        }
        fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
            actions.clear();
            if Self::turn(state).asks(seat) {
                state.legal_actions(seat, actions);
            }
        }
    }

    an_event_that_shows_hidden_cards: LeakingEvent is caught by "leak-told" {
        fn redact(state: &State, event: &EventOf<State>, viewer: Viewer) -> Option<Seen> {
            match (state.redact(event, viewer), event) {
                (Some(Seen::Dealt { seat, .. }), Event::Chance(Dealt(kind))) => {
                    Some(Seen::Dealt { seat, kind: Secret::Known(kind.index() as u8) })
                }
                (seen, _) => seen,
            }
        }
    }

    an_event_that_shows_a_hand: ShowingHand is caught by "leak-event" {
        fn redact(state: &State, event: &EventOf<State>, viewer: Viewer) -> Option<Seen> {
            match event {
                Event::Move { action: Action::Pass, .. } if holds_joker(state, Seat::B) => {
                    Some(Seen::Settled { deal: None })
                }
                _ => state.redact(event, viewer),
            }
        }
    }

    an_unseen_event_that_changes_a_view: Silent is caught by "leak-silence" {
        fn redact(state: &State, event: &EventOf<State>, viewer: Viewer) -> Option<Seen> {
            match event {
                Event::Move { seat, action: Action::No } if !viewer.is(*seat) => None,
                _ => state.redact(event, viewer),
            }
        }
    }

    a_takeback_that_depends_on_hidden_cards: LeakingUndo is caught by "leak-take-back" {
        fn can_take_back(state: &State, seat: Seat, action: &Action) -> bool {
            state.can_take_back(seat, action) && !holds_joker(state, Seat::B)
        }
    }

    an_ask_that_depends_on_hidden_cards: LeakingAsk is caught by "leak-ask" {
        fn unaffected(state: &State, seat: Seat, action: &Action) -> SeatSet {
            if holds_joker(state, seat) { SeatSet::EMPTY } else { state.unaffected(seat, action) }
        }
    }

    a_determinization_that_looks_at_the_state: Peeking is caught by "determinize-constant" {
        fn view(state: &State, viewer: Viewer) -> View {
            PEEKED.with_borrow_mut(|peeked| *peeked = Some(state.clone()));
            state.view(viewer)
        }
        fn determinize(view: &View, luck: &mut impl Luck) -> State {
            PEEKED.with_borrow(Clone::clone).unwrap_or_else(|| State::determinize(view, luck))
        }
    }

    an_impossible_determinization: Wishful is caught by "determinize-position" {
        fn determinize(view: &View, luck: &mut impl Luck) -> State {
            let mut position = State::determinize(view, luck).position();
            for seat in Seat::first(view.hands.len()).filter(|&seat| !view.viewer.is(seat)) {
                position.hands[seat] = Cards::with_total(view.hands[seat].count)[0];
            }
            State::unchecked(position)
        }
    }

    actions_in_the_wrong_order: Unsorted is caught by "legal-sorted" {
        fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
            state.legal_actions(seat, actions);
            actions.reverse();
        }
    }

    an_action_that_is_not_listed: Incomplete is caught by "legal-complete" {
        fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
            state.legal_actions(seat, actions);
            actions.retain(|action| *action != Action::Pass);
        }
    }

    an_action_that_is_listed_but_rejected: Rejecting is caught by "legal-check" {
        fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
            state.legal_actions(seat, actions);
        }
        fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
            if *action == Action::Withdraw { Err(Illegal::NotNow) } else { state.check(seat, action) }
        }
    }

    an_asked_seat_without_a_legal_action: Stuck is caught by "legal-empty" {
        fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
            if *action == Action::No { Err(Illegal::NotNow) } else { state.check(seat, action) }
        }
    }

    a_game_without_end: Endless is caught by "termination" {
        fn apply_action(state: &mut State, seat: Seat, action: &Action) {
            state.apply_action(seat, action);
            if state.turn() == Turn::Over {
                *state = State::setup(state.players(), &()).expect("as many as before");
            }
        }
    }

    cards_out_of_nowhere: Minting is caught by "conservation" {
        fn apply_action(state: &mut State, seat: Seat, action: &Action) {
            let mut position = state.position();
            state.apply_action(seat, action);
            if let Phase::Settled { proposal, deal: Some(_), .. } = *state.phase() {
                position.phase = Phase::Passed;
                let more = position.hands[PROPOSER].checked_add(proposal.offer.want).unwrap_or(Cards::EMPTY);
                position.hands[PROPOSER] = more;
                *state = State::unchecked(position);
            }
        }
    }

    a_rejected_event_that_changes_the_state: Touching is caught by "refusal-untouched" {
        fn rejected(state: &mut State, error: ApplyError<Illegal>) -> Result<(), ApplyError<Illegal>> {
            if let Some(seat) = Seat::ALL.get(1).filter(|_| state.turn() == Turn::Over) {
                let mut position = state.position();
                position.hands[*seat] = Cards::EMPTY;
                *state = State::unchecked(position);
            }
            Err(error)
        }
    }

    an_illegal_event_that_is_accepted: Swallowing is caught by "refusal" {
        fn rejected(_: &mut State, _: ApplyError<Illegal>) -> Result<(), ApplyError<Illegal>> {
            Ok(())
        }
    }

    an_action_with_varying_effects: Moody is caught by "determinism" {
        fn apply_action(state: &mut State, seat: Seat, action: &Action) {
            let mood = MOOD.fetch_add(1, Ordering::Relaxed);
            let moody = if *action == Action::Yes && mood.is_multiple_of(2) { &Action::No } else { action };
            state.apply_action(seat, moody);
        }
    }

    outcomes_in_the_wrong_order: UnsortedChances is caught by "chance-sorted" {
        fn chances(state: &State) -> Chances<Dealt> {
            let Chances::Weighted(mut chances) = state.chances() else { return Chances::SampleOnly };
            chances.reverse();
            Chances::Weighted(chances)
        }
    }

    an_outcome_without_weight: Weightless is caught by "chance-weight" {
        fn chances(state: &State) -> Chances<Dealt> {
            let Chances::Weighted(mut chances) = state.chances() else { return Chances::SampleOnly };
            if let Some((_, weight)) = chances.first_mut() {
                *weight = 0;
            }
            Chances::Weighted(chances)
        }
    }

    an_outcome_that_is_not_listed: ForgetfulPile is caught by "chance-sample" {
        fn chances(state: &State) -> Chances<Dealt> {
            let Chances::Weighted(mut chances) = state.chances() else { return Chances::SampleOnly };
            chances.pop();
            Chances::Weighted(chances)
        }
    }

    a_stacked_pile: Stacked is caught by "chance-frequency" {
        fn sample_chance(state: &State, luck: &mut impl Luck) -> Dealt {
            let first = Dealt(Kind::ALL[0]);
            let is_stacked = state.check_chance(&first).is_ok() && luck.below(2) == 0;
            if is_stacked { first } else { state.sample_chance(luck) }
        }
    }

    a_position_that_cannot_be_set_up_again: Amnesiac is caught by "position" {
        fn from_position(position: &Position) -> Result<State, Vec<ImpossiblePosition>> {
            match position.phase {
                Phase::Picking { .. } => Err(vec![ImpossiblePosition::Answers]),
                _ => State::from_position(position),
            }
        }
    }

    an_end_without_a_reason: Speechless is caught by "standing" {
        fn standing(state: &State) -> Standing {
            Standing { ending: None, ..state.standing() }
        }
    }

    a_tie_that_is_not_in_the_standing: Tieless is caught by "standing" {
        fn standing(state: &State) -> Standing {
            Standing { tie: None, ..state.standing() }
        }
    }

    a_tie_with_another_winner: Partial is caught by "standing" {
        fn standing(state: &State) -> Standing {
            Standing { tie: Self::tie(state, SeatSet::first(state.players())), ..state.standing() }
        }

        fn tie(state: &State, among: SeatSet) -> Option<Tie> {
            state.tie(among).map(|tie| tie.compare("seat", |seat| u8::from(seat).into()))
        }
    }

    a_panic: Panicking is caught by "panic" {
        fn apply_action(state: &mut State, seat: Seat, action: &Action) {
            assert_ne!(*action, Action::Withdraw, "withdrawn");
            state.apply_action(seat, action);
        }
    }
}

thread_local! {
    static PEEKED: RefCell<Option<State>> = const { RefCell::new(None) };
}

static MOOD: AtomicU32 = AtomicU32::new(0);

/// A failure can be reproduced: its log is short and leads to the broken promise.
#[test]
fn a_failure_comes_with_a_short_log() {
    let failure = check::<Stuck>().expect_err("a seat has no action");
    let events =
        failure.log.iter().map(|line| alcazar_testkit::log::read::<State>(line).expect("a line of the log"));
    let mut state = State::setup(failure.players, &()).expect("four can play");
    for event in events {
        state.apply(&event).expect("the log can be replayed");
    }
    assert!(matches!(state.phase(), Phase::Answering { .. }));
    let moves = failure.log.iter().filter(|line| !line.starts_with("chance")).count();
    assert_eq!(moves, 2, "one card wanted, and the proposal: {failure}");
}
