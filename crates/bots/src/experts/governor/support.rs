//! What is owned: tokens towards sets, influence, action cards.

use alcazar_core::Seat;
use governor::{Card, Cards, Cell, Culture, Cultures, State, Token, Tokens};

use super::Judge;

/// A set of three different cultures (G5.3).
const SET: f64 = 4.0;
/// What two different tokens, and one alone, are worth beyond their points while a set can still be completed.
const TWO_OF_A_SET: f64 = 0.5;
const ONE_OF_A_SET: f64 = 0.45;
/// Influence cards of all three cultures (G5.3).
const ALL_CULTURES: f64 = 5.0;
/// How sure a token is that so many influence cards are missing for: cards go round between the turns.
const CARDS_AWAY: [f64; 5] = [1.0, 0.5, 0.3, 0.15, 0.0];
/// A hand that opens every district.
const OPENNESS: f64 = 1.3;

/// What these tokens are worth.
pub(super) fn tokens(tokens: Tokens, time: f64) -> f64 {
    let mut counts = Culture::ALL.map(|culture| tokens.count(Token::of(culture)));
    counts.sort_unstable();
    let [sets, two, three] = counts.map(f64::from);
    let pairs = two - sets;
    let singles = three - two;
    // Of many alike only the first will find its set.
    let hopeful = singles.min(2.0);
    SET * sets
        + (2.0 + TWO_OF_A_SET * time) * pairs
        + singles
        + ONE_OF_A_SET * time * hopeful
        + 2.0 * f64::from(tokens.count(Token::Two))
        + 3.0 * f64::from(tokens.count(Token::Three))
}

/// What action cards are worth to somebody who has the time to play them.
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
    // Nobody finds the time for many.
    if all > 3.0 { 3.0 + 0.3 * (all - 3.0) } else { all }
}

/// What somebody can show in tests: the influence cards that he does not give away, and his Translators.
#[derive(Debug, Clone, Copy)]
pub(super) struct Means {
    hand: Cultures,
    translators: u8,
}

/// What one more token of each kind would add for a seat.
pub(super) struct Gains<'a> {
    state: &'a State,
    seat: Seat,
    by_kind: [f64; 5],
    /// Of a token that the seat has not seen.
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

    /// What the token of a district would add, as far as the seat knows it.
    pub(super) fn at(&self, cell: Cell) -> f64 {
        self.state.known_token(self.seat, cell).map_or(self.unknown, |token| self.by_kind[token as usize])
    }
}

fn with(tokens: Tokens, token: Token) -> Tokens {
    let mut more = tokens;
    more.insert(token);
    more
}

impl Judge<'_> {
    /// What a hand promises for the five points at the end.
    pub(super) fn all_cultures(&self, hand: Cultures) -> f64 {
        let time = self.time();
        let share = match hand.kinds().count() {
            3 => 1.0 - 0.12 * time,
            // Cards go round: what is missing comes back in time.
            2 => 0.1 + 0.75 * time,
            _ => 0.25 * time,
        };
        ALL_CULTURES * share
    }

    /// How many of the districts with something to win a hand opens.
    pub(super) fn openness(&self, hand: Cultures) -> f64 {
        let all = self.targets.len();
        if all == 0 {
            return 0.0;
        }
        let open = self.targets.iter().filter(|&cell| hand.includes(self.state.needed(cell))).count();
        OPENNESS * self.time() * open as f64 / all as f64
    }

    /// What a seat can show in tests.
    pub(super) fn means(&self, seat: Seat) -> Means {
        let mut hand = self.state.hand(seat);
        if let Some(gift) = self.state.gift(seat) {
            hand.remove(gift);
        }
        Means { hand, translators: self.state.cards(seat).count(Card::Translator) }
    }

    /// How likely somebody passes the test in a district, in the turn under way or later, with so many Translators announced.
    pub(super) fn passing(&self, means: Means, cell: Cell, announced: u8, is_now: bool) -> f64 {
        let missing = self.state.needed(cell).minus(means.hand).len();
        if missing <= announced {
            1.0
        } else if missing <= announced + means.translators {
            0.7
        } else if is_now || self.is_plain {
            0.0
        } else {
            CARDS_AWAY[usize::from(missing).min(CARDS_AWAY.len() - 1)]
        }
    }
}
