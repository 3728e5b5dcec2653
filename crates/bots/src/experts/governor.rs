//! What the bots know about Tolède.
//!
//! Everything is counted in points at the end of the game. A token is worth one to two points, and who takes one in nearly every
//! turn ends the game after eleven to thirteen rounds. The hand is worth five if it has all three cultures, and opens
//! most districts too.

mod appeal;
mod support;
mod temperament;
mod ways;

use alcazar_core::{Game, Seat, SeatSet};
use governor::{Action, Cells, Letter, Phase, State};

use self::support::Gains;
use self::ways::FAR;
use crate::expert::{Expert, Insight, Points};
use crate::level::Level;
use crate::playout::Playout;
use crate::search::Settings;
use crate::temperament::Temperament;

impl Expert for State {
    const LEAD: f64 = 7.0;
    const WIDTH: usize = 12;

    fn adapt(level: Level, usual: Settings) -> Settings {
        // Everybody has had a turn then, and the searching seat its next one too. Longer lines of play leave more to chance.
        let playout = Playout { moves: u32::MAX, rounds: 1, ..usual.playout };
        let plain = Playout { insight: Insight::Plain, ..playout };
        // The evaluation tells first steps apart too badly to choose by it which of them are played out. A tree grows only below
        // those that have been tried many times.
        let even = Settings { looks: 0, weight: 0.0, width: 30, curiosity: 0.3, patience: 64, ..usual };
        match level {
            Level::Flat => Settings { playout: Playout { moves: 24, rounds: 4, ..plain }, ..usual },
            Level::Search => {
                Settings { playout: Playout { moves: 12, rounds: 2, glances: 3, ..plain }, ..even }
            }
            _ => Settings { playout: Playout { choosiness: 1, ..playout }, ..even },
        }
    }

    fn active_seats(&self) -> SeatSet {
        SeatSet::only(self.active())
    }

    fn prospects(&self) -> Points {
        Judge::new(self).points()
    }

    /// What is owned, and the best token that the hand opens within a turn's walk.
    fn plain_prospects(&self) -> Points {
        Judge { is_plain: true, ..Judge::new(self) }.points()
    }

    fn appeal(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        Judge::new(self).weigh(seat, actions, weights);
    }

    fn liking(&self, temperament: Temperament, action: &Action) -> f64 {
        temperament::liking(self, temperament, *action)
    }
}

/// So many support tokens end the game (G5.1).
const TOKENS_TO_WIN: u8 = 10;
/// When the foremost player lacks fewer, the end is near.
const LATE: f64 = 4.0;
/// What no hand opens takes so many times longer.
const WAITING: f64 = 9.0;
/// How sure a token is that is to be taken in the turn under way.
const NOW: f64 = 0.97;
/// How sure one is that lies so many steps away when the turn is over: three steps are a turn.
const STEPS_AWAY: [f64; FAR + 1] =
    [0.63, 0.625, 0.62, 0.615, 0.52, 0.48, 0.44, 0.37, 0.34, 0.31, 0.26, 0.24, 0.22];
/// How much the best three tokens count: those after the first have to wait, and others may come first.
const IN_ORDER: [f64; 3] = [1.0, 0.4, 0.2];
/// A turn's walk.
const WALK: usize = 3;
/// To have looked at a token may be of use.
const LOOKED: f64 = 0.03;

/// How much longer the last tokens take because cards have to go round first: they are often those of districts that need three of a
/// culture, while everybody keeps all three cultures for the five points.
fn delay(state: &State, targets: Cells) -> f64 {
    // Without cards to draw the game ends when nothing goes on (G5.2).
    if state.pile_size() == 0 || targets.is_empty() {
        return 1.0;
    }
    let is_open =
        |cell| Seat::first(state.players()).any(|seat| state.hand(seat).includes(state.needed(cell)));
    let locked = targets.iter().filter(|&cell| !is_open(cell)).count();
    1.0 + WAITING * locked as f64 / targets.len() as f64
}

/// The eyes of the evaluation.
struct Judge<'a> {
    state: &'a State,
    /// How many tokens the foremost player lacks to end the game, or how many more could have been taken by then.
    left: f64,
    /// Where there is something to win: tokens, or, while the city is laid, the districts that will have one.
    targets: Cells,
    /// Whether it looks no further than the next token, and no further than a turn's walk.
    is_plain: bool,
}

impl<'a> Judge<'a> {
    fn new(state: &'a State) -> Self {
        let seats = Seat::first(state.players());
        let most = seats.map(|seat| state.taken(seat).len()).max().unwrap_or(0);
        let is_laying = matches!(state.phase(), Phase::Lay { .. } | Phase::DrawTile);
        let targets = if is_laying { state.city().street_tiles() } else { state.tokens() };
        let by_board = targets.len() as f64 / state.players() as f64;
        let left = f64::from(TOKENS_TO_WIN.saturating_sub(most)).min(by_board.max(1.0));
        let left = if left < LATE { left * delay(state, targets) } else { left };
        Self { state, left, targets, is_plain: false }
    }

    /// What each seat has, and is likely to have soon.
    fn points(&self) -> Points {
        let mut points = Points::default();
        for seat in Seat::first(self.state.players()) {
            points[seat.index()] = self.belongings(seat) + self.hopes(seat);
        }
        points
    }

    /// How much of what is only begun can still be finished: 1 for most of the game, little when the end is near.
    fn time(&self) -> f64 {
        (self.left / LATE).min(1.0)
    }

    /// Tokens, influence and action cards.
    fn belongings(&self, seat: Seat) -> f64 {
        let mut hand = self.state.hand(seat);
        if let Some(gift) = self.state.gift(seat) {
            hand.remove(gift);
        }
        if self.is_plain {
            return support::tokens(self.state.taken(seat), 0.0) + self.all_cultures(hand);
        }
        support::tokens(self.state.taken(seat), self.time())
            + self.all_cultures(hand)
            + self.openness(hand)
            + self.time() * support::cards(self.state.cards(seat))
            + LOOKED * self.state.looked(seat).len() as f64
    }

    /// The tokens that a seat is likely to take next.
    fn hopes(&self, seat: Seat) -> f64 {
        let gains = Gains::of(self.state, seat, self.time());
        let here = self.state.candidate(seat);
        let march = self.state.march();
        if seat == self.state.active() {
            match self.state.phase() {
                Phase::StartWindow | Phase::Move => {
                    let steps = if march.curfew { march.left.min(1) } else { march.left };
                    return self.route(seat, &gains, Some(steps), march.safe, Cells::EMPTY);
                }
                Phase::Act | Phase::TestWindow | Phase::Carry if self.may_test() => {
                    let token = NOW
                        * gains.at(here)
                        * self.passing(self.means(seat), here, self.state.translators(), true);
                    return token + self.route(seat, &gains, None, false, Cells::only(here));
                }
                _ => {}
            }
        }
        self.route(seat, &gains, None, false, Cells::EMPTY)
    }

    /// Whether the active player can win the token where he stands in the turn under way.
    fn may_test(&self) -> bool {
        self.targets.contains(self.state.candidate(self.state.active()))
            && !self.state.letters().contains(Letter::Test)
    }

    /// Whether the active player stands where he is sure to win a token in the turn under way.
    fn is_sure(&self) -> bool {
        let seat = self.state.active();
        self.may_test() && self.passing(self.means(seat), self.state.candidate(seat), 0, true) >= 1.0
    }

    /// The best tokens that a seat can come to. If it is on its way, it has so many steps left in this turn.
    fn route(&self, seat: Seat, gains: &Gains<'_>, left: Option<u8>, is_safe: bool, without: Cells) -> f64 {
        let rings = self.rings(self.state.candidate(seat), is_safe);
        let now = usize::from(left.unwrap_or(0));
        let means = self.means(seat);
        let mut best = [0.0; 3];
        for cell in (self.targets & !without).iter() {
            let Some(steps) = rings.iter().position(|ring| ring.contains(cell)) else { continue };
            if self.is_plain && steps > WALK {
                continue;
            }
            let is_now = left.is_some() && steps <= now;
            let surety = if is_now { NOW } else { STEPS_AWAY[steps.saturating_sub(now)] };
            let mut worth = surety * gains.at(cell) * self.passing(means, cell, 0, is_now);
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(place, &mut worth);
                }
            }
        }
        if self.is_plain {
            return best[0];
        }
        let [first, second, third] = IN_ORDER;
        // What comes after the next token comes only if the game goes on.
        let after = ((self.left - 1.0) / 2.0).clamp(0.0, 1.0);
        first * best[0] + after * (second * best[1] + third * best[2])
    }
}
