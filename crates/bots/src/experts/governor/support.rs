//! The value of tokens, influence cards and action cards.

use alcazar_core::Seat;
use governor::{Card, Cards, Cell, Culture, Cultures, State, Token, Tokens};

use super::Evaluator;

/// The points for a set of three different cultures (G5.3).
const SET: f64 = 4.0;
/// The value of two different tokens, beyond their points, while a set can still be completed.
const TWO_OF_A_SET: f64 = 0.5;
/// The same for one token.
const ONE_OF_A_SET: f64 = 0.45;
/// The points for influence cards of all three cultures (G5.3).
const ALL_CULTURES: f64 = 5.0;
/// The chance of winning a token later, by the number of missing influence cards, which may be passed on.
const CHANCE_BY_MISSING: [f64; 5] = [1.0, 0.5, 0.3, 0.15, 0.0];
/// The value of a hand that can pass the test in every district.
const OPENNESS: f64 = 1.3;

/// The value of these tokens.
pub(super) fn tokens(tokens: Tokens, time: f64) -> f64 {
    let mut counts = Culture::ALL.map(|culture| tokens.count(Token::of(culture)));
    counts.sort_unstable();
    let [sets, two, three] = counts.map(f64::from);
    let pairs = two - sets;
    let singles = three - two;
    // Of many tokens of one culture, only the first two are likely to become part of a set.
    let useful = singles.min(2.0);
    SET * sets
        + (2.0 + TWO_OF_A_SET * time) * pairs
        + singles
        + ONE_OF_A_SET * time * useful
        + 2.0 * f64::from(tokens.count(Token::Two))
        + 3.0 * f64::from(tokens.count(Token::Three))
}

/// The value of action cards while there is time to play them.
pub(super) fn cards(cards: Cards) -> f64 {
    let worth = |card: Card| match card {
        Card::Translator => 1.1,
        Card::Rumour => 0.8,
        Card::Tribune => 0.9,
        Card::HiredMule | Card::HiddenPassage => 0.6,
        Card::Rehabilitation | Card::SafeConduct | Card::Curfew | Card::Bargain => 0.5,
        Card::Removal | Card::TownCrier => 0.4,
        Card::Council => 0.3,
    };
    let all = Card::ALL.into_iter().map(|card| f64::from(cards.count(card)) * worth(card)).sum::<f64>();
    // There is no time to play many cards.
    if all > 3.0 { 3.0 + 0.3 * (all - 3.0) } else { all }
}

/// The cards that a seat can use in tests: influence cards not chosen to be given away, and Translators.
#[derive(Debug, Clone, Copy)]
pub(super) struct TestCards {
    hand: Cultures,
    translators: u8,
}

/// The value that one more token of each kind would add for a seat.
pub(super) struct Gains<'a> {
    state: &'a State,
    seat: Seat,
    by_kind: [f64; 5],
    /// The average value of a token that the seat has not seen.
    unknown: f64,
}

impl<'a> Gains<'a> {
    pub(super) fn of(state: &'a State, seat: Seat, time: f64) -> Self {
        let taken = state.taken(seat);
        let now = tokens(taken, time);
        let by_kind = Token::ALL.map(|token| tokens(with(taken, token), time) - now);
        // There are 16 of each culture and four of each number (G1.4).
        let [christian, jewish, muslim, two, three] = by_kind;
        let unknown = (4.0 * (christian + jewish + muslim) + two + three) / 14.0;
        Self { state, seat, by_kind, unknown }
    }

    /// The value that the token of a district would add, as far as the seat knows it.
    pub(super) fn at(&self, cell: Cell) -> f64 {
        self.state.known_token(self.seat, cell).map_or(self.unknown, |token| self.by_kind[token as usize])
    }
}

fn with(tokens: Tokens, token: Token) -> Tokens {
    let mut more = tokens;
    more.insert(token);
    more
}

impl Evaluator<'_> {
    /// The expected part of the five points for all cultures.
    pub(super) fn all_cultures(&self, hand: Cultures) -> f64 {
        let time = self.time();
        let share = match hand.kinds().count() {
            3 => 1.0 - 0.12 * time,
            // The missing culture may still arrive when cards are passed.
            2 => 0.1 + 0.75 * time,
            _ => 0.25 * time,
        };
        ALL_CULTURES * share
    }

    /// The value of a hand by the share of target districts whose test it can pass.
    pub(super) fn openness(&self, hand: Cultures) -> f64 {
        let all = self.targets.len();
        if all == 0 {
            return 0.0;
        }
        let open = self.targets.iter().filter(|&cell| hand.includes(self.state.needed(cell))).count();
        OPENNESS * self.time() * open as f64 / all as f64
    }

    /// The influence cards of a seat, without the one that it has chosen to pass on.
    pub(super) fn kept_hand(&self, seat: Seat) -> Cultures {
        let mut hand = self.state.hand(seat);
        if let Some(gift) = self.state.gift(seat) {
            hand.remove(gift);
        }
        hand
    }

    /// The cards that a seat can use in tests.
    pub(super) fn test_cards(&self, seat: Seat) -> TestCards {
        TestCards { hand: self.kept_hand(seat), translators: self.state.cards(seat).count(Card::Translator) }
    }

    /// The chance of passing the test in a district, now or in a later turn, with `announced` Translators.
    pub(super) fn pass_chance(&self, cards: TestCards, cell: Cell, announced: u8, is_now: bool) -> f64 {
        let missing = self.state.needed(cell).minus(cards.hand).len();
        if missing <= announced {
            1.0
        } else if missing <= announced + cards.translators {
            0.7
        } else if is_now || self.is_plain {
            0.0
        } else {
            CHANCE_BY_MISSING[usize::from(missing).min(CHANCE_BY_MISSING.len() - 1)]
        }
    }
}
