//! Turns and rounds: how they begin and end (G3, G4), and how the game ends (G5.1, G5.2).

use alcazar_core::{MAX_SEATS, Seat, SeatSet};

use crate::board::Cell;
use crate::chance::Gifts;
use crate::illegal::Illegal;
use crate::pieces::{Cards, Culture};
use crate::state::{Effect, Ending, Idleness, Letters, March, Phase, State, TokenBoard};

/// The game ends after this round at the latest (G5.2).
pub(crate) const LAST_ROUND: u8 = 40;

impl State {
    /// Starts play once the city is laid: tokens face down, candidates on the centre (G2.5).
    pub(super) fn begin_play(&mut self) {
        self.open.undrawn = 0;
        self.open.tokens = TokenBoard::covering(self.open.city.street_tiles());
        self.open.candidates = [Cell::CENTRE; MAX_SEATS];
        self.open.active = self.open.starter;
        self.open.round = 1;
        self.begin_turn();
    }

    #[inline]
    fn begin_turn(&mut self) {
        self.open.march = March::FRESH;
        self.open.letters = Letters::NONE;
        self.open.passed = SeatSet::EMPTY;
        self.open.phase = Phase::StartWindow;
        self.open_window();
    }

    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.open.active = self.open.left_of(self.open.active);
        if self.open.active == self.open.starter {
            self.end_round();
        } else {
            self.begin_turn();
        }
    }

    fn is_idle(&self) -> bool {
        self.open.idleness.began_empty && !self.open.idleness.token_taken
    }

    /// Every player has had a turn: all pass a card (G4), unless a second idle round ends the game (G5.2).
    fn end_round(&mut self) {
        if self.is_idle() && self.open.idleness.idle_before {
            self.finish(Ending::Idle);
        } else {
            self.open.phase = Phase::Pass;
            self.open.waiting = self.open.seat_set();
        }
    }

    fn next_round(&mut self) {
        if self.open.round == LAST_ROUND {
            self.finish(Ending::LastRound);
            return;
        }
        self.open.round += 1;
        self.open.played = Cards::NONE; // G6.1
        self.open.idleness =
            Idleness { began_empty: self.pile.is_empty(), token_taken: false, idle_before: self.is_idle() };
        self.begin_turn();
    }

    pub(super) fn check_give(&self, seat: Seat, culture: Culture) -> Result<(), Illegal> {
        if self.hands[seat.index()].contains(culture) { Ok(()) } else { Err(Illegal::InfluenceNotHeld) }
    }

    /// Records the choice of one of several players who choose at the same time (G4, Council).
    pub(super) fn choose(&mut self, seat: Seat, culture: Culture) {
        self.choices[seat.index()] = Some(culture);
        self.open.waiting = self.open.waiting.without(seat);
    }

    /// Passes the chosen cards: to the left at the end of a round (G4), to the right in a Council.
    pub(super) fn pass_cards(&mut self, gifts: Gifts) {
        self.choices = [None; MAX_SEATS];
        let players = usize::from(self.open.seats);
        if self.open.effect == Effect::Council {
            self.pass_round(gifts, |seat| seat.previous(players));
            self.end_effect();
        } else {
            self.pass_round(gifts, |seat| seat.next(players));
            self.next_round();
        }
    }

    /// Ends the game. Only the hands remain to be shown (G5.3).
    pub(super) fn finish(&mut self, ending: Ending) {
        self.open.ending = Some(ending);
        self.open.phase = Phase::Hands;
    }

    /// Goes on after the hands are shown: a tie for first place is broken at random (G5.4).
    pub(super) fn settle(&mut self) {
        self.open.phase = if self.is_tied() { Phase::Order } else { Phase::Over };
    }
}
