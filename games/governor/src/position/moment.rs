//! Checks that the pending decision fits the pieces, which have been checked before.

use alcazar_core::{Game, Seat, SeatSet};

use super::Impossible;
use crate::edition::{TILES, TILES_PER_PLAYER};
use crate::pieces::Card;
use crate::setup::Options;
use crate::state::{CityWay, Effect, Idleness, Letter, March, Phase, Repair, State};

/// Three districts, three Hired mules and three Safe conducts.
const MAX_MARCH: u8 = 12;

impl State {
    /// Checks that the pending decision fits the pieces.
    pub(super) fn check_moment(&self, reasons: &mut Vec<Impossible>) {
        let mismatches = if self.open.round == 0 {
            vec![self.setup_mismatch()]
        } else {
            vec![
                self.phase_mismatch(),
                self.effect_mismatch(),
                self.answers_mismatch(),
                self.turn_mismatch(),
                self.round_mismatch(),
                self.ending_mismatch(),
            ]
        };
        reasons.extend(mismatches.into_iter().flatten().map(Impossible::Phase));
        self.check_choices(reasons);
    }

    /// During set-up nothing can differ from a new game except what set-up has done so far.
    fn setup_mismatch(&self) -> Option<&'static str> {
        let open = &self.open;
        let options = Options { edition: open.edition, city: open.way };
        let Ok(mut expected) = Self::new(self.players(), options) else {
            return Some("no game can be set up like this");
        };
        expected.hands = self.hands;
        expected.open.phase = open.phase;
        expected.open.starter = open.starter;
        expected.open.city = open.city;
        expected.open.undrawn = open.undrawn;
        let drawn = TILES as u32 - open.undrawn.count_ones();
        let in_hand = u32::from(matches!(open.phase, Phase::Lay { .. }));
        let turns = (drawn - drawn.min(in_hand)) as usize;
        expected.open.active = Seat::new((open.starter.index() + turns) % self.players());
        let is_before_tiles = drawn == 0;
        let is_drafted = open.way == CityWay::Drafted;
        let has_turns_left = turns < usize::from(TILES_PER_PLAYER) * self.players();
        let fits = match open.phase {
            Phase::Starter => is_before_tiles && open.starter == Seat::A,
            Phase::Deal { .. } => is_before_tiles,
            Phase::City => is_before_tiles && !is_drafted,
            Phase::DrawTile => is_drafted && has_turns_left,
            Phase::Lay { tile, repair } => {
                let is_in_place = match repair {
                    Repair::None | Repair::Mended => true,
                    Repair::Displaced(cell) => open.city.street_tiles().contains(cell),
                };
                is_drafted && has_turns_left && is_in_place && self.has_lay(tile, repair)
            }
            _ => false,
        };
        if !fits {
            Some("this is not a step of the set-up (G2)")
        } else if expected != *self {
            Some("before the first round nothing else can have happened (G2)")
        } else {
            None
        }
    }

    fn phase_mismatch(&self) -> Option<&'static str> {
        let open = &self.open;
        let here = open.here();
        let is_face_down = open.tokens.face_down().contains(here);
        let unless = |fits: bool, reason| (!fits).then_some(reason);
        match open.phase {
            Phase::Starter | Phase::Deal { .. } | Phase::City | Phase::DrawTile | Phase::Lay { .. } => {
                Some("the game has begun (G2)")
            }
            Phase::TurnUp => unless(is_face_down, "there is no token to turn up (G3.4)"),
            Phase::TestWindow | Phase::Carry => {
                unless(open.tokens.present.contains(here), "there is nothing to win (G3a)")
            }
            Phase::Win => unless(is_face_down, "no token is won face down there (G3a)"),
            Phase::DrawCard => unless(!self.pile.is_empty(), "the pile is empty (G3d)"),
            Phase::End => {
                let has_card = !self.cards[open.active.index()].is_empty() || open.effect != Effect::None;
                unless(has_card, "a player without action cards is not asked (G3)")
            }
            Phase::Pass => {
                unless(open.active == open.starter, "cards are passed only at the end of a round (G4)")
            }
            Phase::StartWindow | Phase::Move | Phase::Act | Phase::Hands | Phase::Order | Phase::Over => None,
        }
    }

    /// Whether a card's effect can take place now.
    fn effect_mismatch(&self) -> Option<&'static str> {
        let open = &self.open;
        let is_window = matches!(open.phase, Phase::StartWindow | Phase::TestWindow);
        let can_play = |seat: Seat, card: Card| {
            let is_own = matches!(open.phase, Phase::Move | Phase::Act | Phase::End) && seat == open.active;
            open.played.contains(card)
                && (is_own || is_window && seat != open.active && !open.passed.contains(seat))
        };
        let unless = |fits: bool, reason| (!fits).then_some(reason);
        match open.effect {
            Effect::None => None,
            Effect::Look { seat, cell, left } => {
                let is_unseen = self.unseen(seat).contains(cell);
                let is_poll =
                    left == 0 && open.phase == Phase::Move && seat == open.active && cell == open.here();
                let is_crier = left < 3 && can_play(seat, Card::TownCrier);
                unless(is_unseen && (is_poll || is_crier), "no player can look at that token now (G3.2)")
            }
            Effect::Crier { seat, left } => {
                let is_going_on = (1..3).contains(&left) && !self.unseen(seat).is_empty();
                unless(is_going_on && can_play(seat, Card::TownCrier), "no Town crier is in effect (G6.3)")
            }
            Effect::Rumour { seat, cell } => {
                let is_free = self.rumour_districts().contains(cell);
                unless(is_free && can_play(seat, Card::Rumour), "no Rumour is in effect there (G6.3)")
            }
            Effect::Removal { seat, cell } => {
                let is_there = self.removable().contains(cell);
                unless(is_there && can_play(seat, Card::Removal), "no Removal is in effect there (G6.3)")
            }
            Effect::Take { seat, from: other } | Effect::GiveBack { seat, to: other } => {
                unless(seat != other && can_play(seat, Card::Bargain), "no Bargain is in effect (G6.3)")
            }
            Effect::Council => {
                let is_time = is_window || matches!(open.phase, Phase::Move | Phase::Act | Phase::End);
                unless(is_time && open.played.contains(Card::Council), "no Council is in effect (G6.3)")
            }
        }
    }

    /// The seats still to answer must be among those that were asked.
    fn answers_mismatch(&self) -> Option<&'static str> {
        let open = &self.open;
        let is_window =
            matches!(open.phase, Phase::StartWindow | Phase::TestWindow) && open.effect == Effect::None;
        let fits = if is_window {
            let may_answer = |seat: Seat| {
                seat != open.active && !open.passed.contains(seat) && !self.cards[seat.index()].is_empty()
            };
            !open.waiting.is_empty() && open.waiting.iter().all(may_answer)
        } else {
            open.waiting == SeatSet::EMPTY || open.is_choosing()
        };
        (!fits).then_some("the seats still to answer are not the ones asked (G6.2)")
    }

    fn turn_mismatch(&self) -> Option<&'static str> {
        let open = &self.open;
        let march = open.march;
        let is_over = matches!(open.phase, Phase::Pass | Phase::Hands | Phase::Order | Phase::Over);
        let min = u8::from(matches!(open.phase, Phase::StartWindow | Phase::Move));
        let is_fresh = open.phase != Phase::StartWindow || March { curfew: false, ..march } == March::FRESH;
        if !(min..=MAX_MARCH).contains(&march.left) || !is_fresh {
            return Some("the candidate can't have this many districts left (G3.1)");
        }
        let is_before_acting = matches!(open.phase, Phase::StartWindow | Phase::Move | Phase::TurnUp);
        let has_tested = open.letters.contains(Letter::Test)
            && matches!(open.phase, Phase::TestWindow | Phase::Carry | Phase::Win);
        if is_before_acting && open.letters != crate::state::Letters::NONE || has_tested {
            return Some("these actions can't have been taken (G3)");
        }
        if open.passed.contains(open.active) && !is_over {
            return Some("the active player can't pass (G6.2)");
        }
        let is_test = matches!(
            open.phase,
            Phase::TestWindow | Phase::Carry | Phase::Win | Phase::Hands | Phase::Order | Phase::Over
        );
        let fits =
            open.translators == 0 || is_test && open.translators <= open.played.count(Card::Translator);
        (!fits).then_some("these Translators can't have been announced (G3a)")
    }

    fn round_mismatch(&self) -> Option<&'static str> {
        let Idleness { began_empty, idle_before, .. } = self.open.idleness;
        let fits = (!began_empty || self.pile.is_empty()) && (!idle_before || began_empty);
        (!fits).then_some("the action pile can't have been empty (G5.2)")
    }

    fn ending_mismatch(&self) -> Option<&'static str> {
        let open = &self.open;
        let has_ended = matches!(open.phase, Phase::Hands | Phase::Order | Phase::Over);
        let has_ten = open.all_seats().any(|seat| open.taken[seat.index()].len() >= 10);
        let has_none = open.tokens.present.is_empty();
        if open.ending.is_some() != has_ended || !has_ended && (has_ten || has_none) {
            return Some("the ending does not match the tokens or the phase (G5)");
        }
        let is_tied = self.is_tied();
        let fits = match open.phase {
            Phase::Order => is_tied && open.order.is_none(),
            Phase::Over => is_tied == open.order.is_some(),
            _ => open.order.is_none(),
        };
        (!fits).then_some("the order of cultures is drawn exactly if there is a tie (G5.4)")
    }

    /// While all choose, each seat that is no longer waiting has chosen a card that it holds.
    fn check_choices(&self, reasons: &mut Vec<Impossible>) {
        for seat in self.open.all_seats() {
            let has_chosen =
                self.open.round > 0 && self.open.is_choosing() && !self.open.waiting.contains(seat);
            let choice = self.choices[seat.index()];
            let fits = match choice {
                Some(culture) => has_chosen && self.hands[seat.index()].contains(culture),
                None => !has_chosen,
            };
            if !fits {
                reasons.push(Impossible::Choice(seat));
            }
        }
    }
}
