//! Points and ranks (G5.3, G5.4).

use alcazar_core::{Seat, SeatMap, SeatSet, Standing, Tie};

use crate::pieces::{Culture, Cultures, Token, Tokens};
use crate::state::{Phase, State};

/// Points for a set of three different cultures.
const SET: i32 = 4;
/// Points for holding influence cards of all three cultures.
const ALL_CULTURES: i32 = 5;

/// The points of a player, line by line (G5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// For sets of three different cultures among the tokens.
    pub sets: i32,
    /// For tokens of a culture outside of a set.
    pub outside: i32,
    /// For tokens with points.
    pub numbers: i32,
    /// For influence cards of all three cultures.
    pub all_cultures: i32,
}

impl Score {
    /// The score of these tokens and influence cards.
    pub fn of(tokens: Tokens, hand: Cultures) -> Self {
        let cultures = Culture::ALL.map(|culture| i32::from(tokens.count(Token::of(culture))));
        let sets = cultures.into_iter().min().unwrap_or(0);
        let has_all = Culture::ALL.into_iter().all(|culture| hand.contains(culture));
        Self {
            sets: SET * sets,
            outside: cultures.into_iter().sum::<i32>() - 3 * sets,
            numbers: 2 * i32::from(tokens.count(Token::Two)) + 3 * i32::from(tokens.count(Token::Three)),
            all_cultures: if has_all { ALL_CULTURES } else { 0 },
        }
    }

    /// The sum of all lines.
    pub fn total(self) -> i32 {
        self.sets + self.outside + self.numbers + self.all_cultures
    }
}

/// The points for tokens alone, which are public (G5.3).
pub fn token_points(tokens: Tokens) -> i32 {
    Score::of(tokens, Cultures::NONE).total()
}

impl State {
    /// G5.3.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        Score::of(self.open.taken[seat.index()], self.hands[seat.index()]).total()
    }

    /// Whether several players share first place.
    pub(crate) fn is_tied(&self) -> bool {
        let points = self.open.all_seats().map(|seat| self.points(seat));
        let max = points.clone().max();
        points.filter(|&points| Some(points) == max).count() > 1
    }

    pub(crate) fn score(&self) -> Standing {
        let scores = SeatMap::from_fn(usize::from(self.open.seats), |seat| self.points(seat));
        let max = scores.values().copied().max();
        // G5.4: the cultures in the order drawn only break ties for first place.
        let order = self.open.order.map(|number| Culture::ORDERS[usize::from(number)]);
        let keys = scores.map(|seat, &points| {
            let tokens = self.open.taken[seat.index()];
            let tie_break = order.filter(|_| Some(points) == max);
            (points, tie_break.map(|order| order.map(|culture| tokens.count(Token::of(culture)))))
        });
        let ranks = Standing::ranks_by(&keys);
        let ending =
            self.open.ending.filter(|_| self.open.phase == Phase::Over).map(|ending| ending.slug().into());
        let tie = self.tie_among(self.open.all_seats().collect(), &scores);
        Standing { scores, ranks, ending, tie }
    }

    /// G5.4. If another seat has more points than `seats`, no order was drawn for them.
    pub(crate) fn tie_among(&self, seats: SeatSet, scores: &SeatMap<i32>) -> Option<Tie> {
        let is_over = self.open.phase == Phase::Over;
        let tie = is_over.then(|| Tie::among(seats, scores)).flatten()?;
        let is_first = tie.seats.iter().next().map(|seat| scores[seat]) == scores.values().copied().max();
        let order = self.open.order.filter(|_| is_first).map(|number| Culture::ORDERS[usize::from(number)]);
        let compare = |tie: Tie, culture: Culture| {
            let count = |seat: Seat| self.open.taken[seat.index()].count(Token::of(culture));
            tie.compare(culture.slug(), |seat| i32::from(count(seat)))
        };
        Some(order.into_iter().flatten().fold(tie, compare))
    }
}
