//! What the bots know about Tolède.
//!
//! All values are points at the end of the game. A token is worth one to two points, and a player who takes
//! one in nearly every turn ends the game after eleven to thirteen rounds. A hand with all three cultures is
//! worth five points and can pass the test in most districts.

mod appeal;
mod features;
mod reach;
mod support;
mod temperament;

use alcazar_core::{Game, Seat, SeatSet};
use governor::{Action, Cells, Letter, Phase, State};

use self::reach::MAX_STEPS;
use self::support::Gains;
use crate::expert::{Expert, Feature, Insight, Points};
use crate::level::Level;
use crate::playout::Playout;
use crate::search::Settings;
use crate::temperament::Temperament;

impl Expert for State {
    const LEAD: f64 = 7.0;
    const WIDTH: usize = 12;

    fn adapt(level: Level, settings: Settings) -> Settings {
        // After one round all players have had a turn, and the searching seat has had its next one too.
        // Longer playouts depend more on chance.
        let playout = Playout { moves: u32::MAX, rounds: 1, ..settings.playout };
        let plain = Playout { insight: Insight::Plain, ..playout };
        // The evaluation separates first steps too poorly to select by it which of them are played out. The
        // tree grows only below steps that have been tried many times.
        let even = Settings {
            root_evaluations: 0,
            evaluation_weight: 0.0,
            root_width: 30,
            exploration: 0.3,
            expansion_threshold: 64,
            ..settings
        };
        match level {
            Level::Flat => Settings { playout: Playout { moves: 24, rounds: 4, ..plain }, ..settings },
            Level::Search => {
                Settings { playout: Playout { moves: 12, rounds: 2, max_candidates: 3, ..plain }, ..even }
            }
            _ => Settings { playout: Playout { tournament_size: 1, ..playout }, ..even },
        }
    }

    fn active_seats(&self) -> SeatSet {
        SeatSet::only(self.active())
    }

    fn prospects(&self) -> Points {
        Evaluator::new(self).points()
    }

    fn features(&self, seat: Seat) -> Vec<Feature> {
        Evaluator::new(self).features(seat)
    }

    /// What each seat owns, and the best token it can win within one move.
    fn plain_prospects(&self) -> Points {
        Evaluator { is_plain: true, ..Evaluator::new(self) }.points()
    }

    fn appeal(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        Evaluator::new(self).weigh(seat, actions, weights);
    }

    fn liking(&self, temperament: Temperament, action: &Action) -> f64 {
        temperament::liking(self, temperament, *action)
    }
}

/// The number of support tokens that ends the game (G5.1).
const TOKENS_TO_END: u8 = 10;
/// If the leading player lacks fewer tokens than this, the end is near.
const LATE: f64 = 4.0;
/// How much longer tokens take that no hand can win.
const LOCKED_DELAY: f64 = 9.0;
/// The chance of winning a token in the current turn.
const CHANCE_NOW: f64 = 0.97;
/// The chance of winning a token later, by its distance at the end of the turn. A turn has three steps.
const CHANCE_BY_STEPS: [f64; MAX_STEPS + 1] =
    [0.63, 0.625, 0.62, 0.615, 0.52, 0.48, 0.44, 0.37, 0.34, 0.31, 0.26, 0.24, 0.22];
/// The weights of the best three tokens. Those after the first have to wait, and other players may take them.
const RANK_WEIGHTS: [f64; 3] = [1.0, 0.4, 0.2];
/// The steps of one move (G3.1).
const MOVE_STEPS: usize = 3;
/// The value of having looked at a token.
const LOOKED: f64 = 0.03;

/// How much longer the last tokens take because cards have to be passed first. They are often in districts
/// that need three cards of a culture, while players keep all three cultures for the five points.
fn delay(state: &State, targets: Cells) -> f64 {
    // Once the pile is empty, idle rounds end the game (G5.2).
    if state.pile_size() == 0 || targets.is_empty() {
        return 1.0;
    }
    let is_open =
        |cell| Seat::first(state.players()).any(|seat| state.hand(seat).includes(state.needed(cell)));
    let locked = targets.iter().filter(|&cell| !is_open(cell)).count();
    1.0 + LOCKED_DELAY * locked as f64 / targets.len() as f64
}

/// The evaluation of a state.
struct Evaluator<'a> {
    state: &'a State,
    /// How many tokens the leading player lacks to end the game, limited by the tokens left per player.
    left: f64,
    /// The districts with a token or, while the city is laid, the districts that will have one.
    targets: Cells,
    /// Whether to consider only the next token within one move.
    is_plain: bool,
}

impl<'a> Evaluator<'a> {
    fn new(state: &'a State) -> Self {
        let seats = Seat::first(state.players());
        let max = seats.map(|seat| state.taken(seat).len()).max().unwrap_or(0);
        let is_laying = matches!(state.phase(), Phase::Lay { .. } | Phase::DrawTile);
        let targets = if is_laying { state.city().street_tiles() } else { state.tokens() };
        let by_board = targets.len() as f64 / state.players() as f64;
        let left = f64::from(TOKENS_TO_END.saturating_sub(max)).min(by_board.max(1.0));
        let left = if left < LATE { left * delay(state, targets) } else { left };
        Self { state, left, targets, is_plain: false }
    }

    /// What each seat owns, and what it is likely to own soon.
    fn points(&self) -> Points {
        let mut points = Points::default();
        for seat in Seat::first(self.state.players()) {
            points[seat.index()] = self.owned(seat) + self.expected(seat);
        }
        points
    }

    /// The share of started plans that can still be finished: 1 for most of the game, less near the end.
    fn time(&self) -> f64 {
        (self.left / LATE).min(1.0)
    }

    /// The value of tokens, influence cards and action cards.
    fn owned(&self, seat: Seat) -> f64 {
        let hand = self.kept_hand(seat);
        if self.is_plain {
            return support::tokens(self.state.taken(seat), 0.0) + self.all_cultures(hand);
        }
        support::tokens(self.state.taken(seat), self.time())
            + self.all_cultures(hand)
            + self.openness(hand)
            + self.time() * support::cards(self.state.cards(seat))
            + LOOKED * self.state.looked(seat).len() as f64
    }

    /// The expected value of the tokens that a seat takes next.
    fn expected(&self, seat: Seat) -> f64 {
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
                    let token = CHANCE_NOW
                        * gains.at(here)
                        * self.pass_chance(self.test_cards(seat), here, self.state.translators(), true);
                    return token + self.route(seat, &gains, None, false, Cells::only(here));
                }
                _ => {}
            }
        }
        self.route(seat, &gains, None, false, Cells::EMPTY)
    }

    /// Whether the active player can still test in the current district this turn.
    fn may_test(&self) -> bool {
        self.targets.contains(self.state.candidate(self.state.active()))
            && !self.state.letters().contains(Letter::Test)
    }

    /// Whether the active player is sure to win the token of the current district this turn.
    fn is_token_sure(&self) -> bool {
        let seat = self.state.active();
        self.may_test() && self.pass_chance(self.test_cards(seat), self.state.candidate(seat), 0, true) >= 1.0
    }

    /// The value of the best tokens that a seat can reach. `left` is the steps left in its current move.
    fn route(&self, seat: Seat, gains: &Gains<'_>, left: Option<u8>, is_safe: bool, without: Cells) -> f64 {
        let rings = self.rings(self.state.candidate(seat), is_safe);
        let now = usize::from(left.unwrap_or(0));
        let cards = self.test_cards(seat);
        let mut best = [0.0; 3];
        for cell in (self.targets & !without).iter() {
            let Some(steps) = rings.iter().position(|ring| ring.contains(cell)) else { continue };
            if self.is_plain && steps > MOVE_STEPS {
                continue;
            }
            let is_now = left.is_some() && steps <= now;
            let chance = if is_now { CHANCE_NOW } else { CHANCE_BY_STEPS[steps.saturating_sub(now)] };
            let mut worth = chance * gains.at(cell) * self.pass_chance(cards, cell, 0, is_now);
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(place, &mut worth);
                }
            }
        }
        if self.is_plain {
            return best[0];
        }
        let [first, second, third] = RANK_WEIGHTS;
        // The tokens after the next one count only if the game lasts long enough.
        let after = ((self.left - 1.0) / 2.0).clamp(0.0, 1.0);
        first * best[0] + after * (second * best[1] + third * best[2])
    }
}
