//! The action in the district where the move ended (G3, step 3).

use crate::board::Cell;
use crate::illegal::Illegal;
use crate::pieces::{Card, Culture, Cultures, Token};
use crate::state::{Ending, Letter, Phase, State};

/// The number of support tokens that ends the game (G5.1).
const TOKENS_TO_END: u8 = 10;

impl State {
    /// The influence cards that a test in a district takes: one for each person, one for the discredit (G3a).
    #[inline]
    pub fn needed(&self, cell: Cell) -> Cultures {
        let mut needed = self.open.city.people(cell);
        if let Some(culture) = self.open.discredits.at(cell) {
            needed.insert(culture);
        }
        needed
    }

    /// The cards that the active player can show in a test here, and how many are missing.
    #[inline]
    pub(super) fn showing(&self) -> (Cultures, u8) {
        let needed = self.needed(self.open.here());
        let shown = self.hands[self.open.active.index()].common(needed);
        (shown, needed.len() - shown.len())
    }

    #[inline]
    fn check_letter(&self, letter: Letter) -> Result<(), Illegal> {
        if self.open.letters.contains(letter) { Err(Illegal::SameLetter) } else { Ok(()) }
    }

    /// G3a: the number of Translators that a test needs now.
    #[inline]
    pub(super) fn test_translators(&self) -> Result<u8, Illegal> {
        self.check_letter(Letter::Test)?;
        if !self.open.tokens.present.contains(self.open.here()) {
            return Err(Illegal::NothingToWin);
        }
        let (_, missing) = self.showing();
        let has_enough = missing <= self.cards[self.open.active.index()].count(Card::Translator);
        if has_enough { Ok(missing) } else { Err(Illegal::LacksInfluence) }
    }

    pub(super) fn check_test(&self, translators: u8) -> Result<(), Illegal> {
        if self.test_translators()? == translators { Ok(()) } else { Err(Illegal::OtherTranslators) }
    }

    /// G3a: the cards shown and the Translators added when the test is carried out.
    #[inline]
    pub(super) fn carrying(&self) -> Result<(Cultures, u8), Illegal> {
        let (shown, missing) = self.showing();
        let added = missing.saturating_sub(self.open.translators);
        let has_enough = added <= self.cards[self.open.active.index()].count(Card::Translator);
        if has_enough { Ok((shown, added)) } else { Err(Illegal::LacksInfluence) }
    }

    pub(super) fn check_show(&self, cards: Cultures, added: u8) -> Result<(), Illegal> {
        let (shown, needed) = self.carrying()?;
        if cards != shown {
            Err(Illegal::OtherCards)
        } else if added == needed {
            Ok(())
        } else {
            Err(Illegal::OtherTranslators)
        }
    }

    /// Only a test that has become impossible can be given up.
    #[inline]
    pub(super) fn check_lose(&self) -> Result<(), Illegal> {
        let (_, missing) = self.showing();
        if missing > self.open.translators { Ok(()) } else { Err(Illegal::StillPossible) }
    }

    /// G3b: checks that a discredit of this culture can be placed here.
    #[inline]
    pub(super) fn check_discredit(&self, culture: Culture) -> Result<(), Illegal> {
        self.check_letter(Letter::Discredit)?;
        if self.open.discredits.districts().contains(self.open.here()) {
            return Err(Illegal::DiscreditThere);
        }
        self.check_supply(culture)
    }

    /// G1.5.
    #[inline]
    pub(super) fn check_supply(&self, culture: Culture) -> Result<(), Illegal> {
        if self.open.supply(culture) > 0 { Ok(()) } else { Err(Illegal::SupplyEmpty) }
    }

    /// G3c.
    #[inline]
    pub(super) fn check_remove(&self) -> Result<(), Illegal> {
        self.check_letter(Letter::Remove)?;
        if self.open.discredits.districts().contains(self.open.here()) {
            Ok(())
        } else {
            Err(Illegal::NoDiscredit)
        }
    }

    /// G3d.
    #[inline]
    pub(super) fn check_draw(&self) -> Result<(), Illegal> {
        self.check_letter(Letter::Draw)?;
        if self.pile.is_empty() { Err(Illegal::PileEmpty) } else { Ok(()) }
    }

    /// Announces a test, plays its Translators, and opens the test window.
    pub(super) fn announce(&mut self, translators: u8) {
        self.play_translators(translators);
        self.open.translators = translators;
        self.open.phase = Phase::TestWindow;
        self.open_window();
    }

    fn play_translators(&mut self, count: u8) {
        for _ in 0..count {
            self.play(self.open.active, Card::Translator);
        }
    }

    /// Passes the test: shows the cards and takes the token.
    pub(super) fn show(&mut self, cards: Cultures, added: u8) {
        self.play_translators(added);
        self.show_to_all(self.open.active, cards); // G3.7
        let here = self.open.here();
        match self.faces.at(here) {
            Some(token) if self.open.tokens.up.contains(here) => self.win(token),
            _ => self.open.phase = Phase::Win,
        }
    }

    /// Gives the token of the district to the active player. A discredit stays (G3.6).
    pub(super) fn win(&mut self, token: Token) {
        let (here, seat) = (self.open.here(), self.open.active.index());
        self.discover(here, token);
        self.faces.set(here, None);
        self.open.tokens.turn_up(here);
        self.open.tokens.take(here);
        self.open.taken[seat].insert(token);
        self.open.idleness.token_taken = true;
        if self.open.taken[seat].len() >= TOKENS_TO_END {
            self.finish(Ending::TenTokens); // G5.1
        } else if self.open.tokens.present.is_empty() {
            self.finish(Ending::NoTokens); // G5.2
        } else {
            self.end_action(Some(Letter::Test));
        }
    }

    /// Records the action and goes on to the end of the turn.
    #[inline]
    pub(super) fn end_action(&mut self, letter: Option<Letter>) {
        self.open.letters = letter.map_or(self.open.letters, |letter| self.open.letters.with(letter));
        self.open.translators = 0;
        self.open.phase = Phase::End;
        self.ask_for_end();
    }

    /// G3, step 4: the active player is asked only if they hold an action card, which is public.
    #[inline]
    pub(super) fn ask_for_end(&mut self) {
        if self.cards[self.open.active.index()].is_empty() {
            self.end_turn();
        }
    }
}
