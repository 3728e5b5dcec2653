//! The bots' knowledge of Toledo.
//!
//! Everything is counted in points at the end of the game. A trip along the road costs about six cards and
//! yields, through the metal and gems gathered on the way, a sword worth about eight points. So a card is
//! worth about one point, and so is a piece of metal.

mod building;
mod ending;
mod features;
mod temperament;

use alcazar_core::{Game, Seat, SeatSet};
use toledo::{Action, Phase, Place, State, Step, Sword, Tile, Trade, Value};

use self::building::Building;
use crate::expert::{Expert, Feature, Points};
use crate::foresight::{Foresight, Plan, WholeTurns};
use crate::temperament::Temperament;

/// The value of a card in a small hand. Further cards are worth less.
const CARD: f64 = 0.75;
/// The extra value of a card for each pip: a high card pays everywhere (T5.1).
const PIP: f64 = 0.05;
/// The extra value of each further card of the same value: they can all be played in one turn (T4.3).
const EQUAL_CARD: f64 = 0.2;
/// The value of each step that the three foremost figures have covered.
const STEP_COVERED: f64 = 0.12;
/// The value of a piece of metal or a gem that can still go into a good sword.
const METAL: f64 = 1.05;
const GEM: f64 = 1.2;
/// As much of a material as the most expensive sword needs.
const ENOUGH: u8 = 4;
/// A player with this many figures in the Alcázar ends the game with the next one (T8.1).
const ONE_SHORT: u8 = 2;
/// A lead of this many points is rarely lost in the last turns.
const LAST_LEAD: f64 = 6.0;
/// The value of a card at the end of the game, where it only breaks ties (T8.3).
const TIE_BREAKER: f64 = 0.01;
/// A player who is ahead by this many points tries to end the game.
const FAR_AHEAD: f64 = 8.0;
/// The value of a figure in the Alcázar for a player who tries to end the game.
const FIGURE_ENTERED: f64 = 3.0;
/// The weight of everything else for such a player.
const UNFINISHED: f64 = 0.1;
/// The value of a duel tile.
const DUEL_TILE: f64 = 0.35;
/// The value of the movement tile, not counting the two points that it costs (T7.4).
const MOVEMENT_TILE: f64 = 2.8;
/// The cost of paying an opponent a card: the player loses it, and the opponent gains it.
const PAYMENT: f64 = 1.0;

impl Expert for State {
    const LEAD: f64 = 10.0;
    const WIDTH: usize = 20;

    fn lead(&self) -> f64 {
        if Judge(self).is_ending() { LAST_LEAD } else { Self::LEAD }
    }

    fn active_seats(&self) -> SeatSet {
        SeatSet::only(self.active())
    }

    fn prospects(&self) -> Points {
        let mut points = Points::default();
        let judge = Judge(self);
        let time = judge.time_left();
        let shops = judge.shop_values(time);
        for seat in Seat::first(self.players()) {
            points[seat.index()] = if judge.is_done(seat) {
                judge.final_points(seat)
            } else {
                judge.assets(seat, time) + shops[seat.index()]
            };
        }
        let active = self.active();
        points[active.index()] += judge.immediate_gain(active);
        points
    }

    fn features(&self, seat: Seat) -> Vec<Feature> {
        Judge(self).features(seat)
    }

    fn appeal(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        let judge = Judge(self);
        let building = matches!(self.phase(), Phase::Turn).then(|| judge.building(seat));
        weights.extend(actions.iter().map(|&action| judge.appeal(seat, action, building.as_ref())));
    }

    fn liking(&self, temperament: Temperament, action: &Action) -> f64 {
        temperament::liking(Judge(self), temperament, *action)
    }

    fn plan(foresight: Foresight<'_, '_, Self>) -> Option<Plan<Action>> {
        foresight.plan()
    }
}

impl WholeTurns for State {
    fn is_ending(&self) -> bool {
        Judge(self).is_ending()
    }

    fn can_end_this_turn(&self) -> bool {
        Judge(self).can_end_this_turn()
    }

    fn should_end(&self) -> bool {
        Judge(self).is_far_ahead(self.active())
    }

    fn turn_yield(&self, seat: Seat) -> f64 {
        let judge = Judge(self);
        let entered = FIGURE_ENTERED * f64::from(self.in_alcazar(seat));
        judge.final_points(seat) + entered + UNFINISHED * self.prospects()[seat.index()]
    }
}

/// Evaluates a state.
#[derive(Clone, Copy)]
struct Judge<'a>(&'a State);

/// The value of what a seat can still use, while there is time.
struct Potential {
    /// Its cards.
    hand: f64,
    /// Cards of equal value, which can be played together.
    sets: f64,
    /// The way that its figures have covered.
    progress: f64,
    /// Metal and gems.
    materials: f64,
    /// Duel tiles and the movement tile.
    tiles: f64,
}

impl Judge<'_> {
    /// How promising an action looks.
    fn appeal(self, seat: Seat, action: Action, building: Option<&Building>) -> f64 {
        match action {
            Action::Take => match self.0.cards(seat).len() {
                0..=3 => 5.0,
                4..=6 => 2.5,
                7..=9 => 1.0,
                _ => 0.2,
            },
            Action::Place { shop, step } => building.map_or(0.1, |building| building.appeal(shop, step)),
            Action::Move { card, from, .. } => {
                let to = from.plus(card.value().number());
                square(0.3 + to.map_or(0.0, |to| self.landing(seat, to)).max(0.0))
            }
            Action::Back { .. } => 0.02,
            Action::End => 0.8,
            Action::Use => 8.0,
            Action::Pay { card } => {
                let Phase::Use { step } = self.0.phase() else { return 1.0 };
                let price = f64::from(card.value().number()) / 6.0;
                square(0.2 + self.offer(seat, step).max(0.0)) * (1.6 - price)
            }
            Action::Decline => match self.0.phase() {
                // An undelivered sword scores half (T8.2), and keeping it gains nothing.
                Phase::Deliver => 0.001,
                _ => 0.5,
            },
            Action::Forge { sword } => square(f64::from(sword.value)),
            Action::Learn { tile: Tile::Movement } => 2.0,
            Action::Learn { .. } => 1.0,
            Action::Swap { .. } => 0.2,
            Action::Challenge { .. } => 1.0,
            Action::Deliver { sword } => square(f64::from(sword.value)),
        }
    }

    /// Whether the end has been triggered: every other seat has at most one more turn (T8.1).
    fn is_ending(self) -> bool {
        self.0.finisher().is_some() || self.0.in_alcazar(self.0.active()) > ONE_SHORT
    }

    /// Whether a seat is almost certain to win.
    fn is_far_ahead(self, seat: Seat) -> bool {
        let points = self.0.prospects();
        let others = Seat::first(self.0.players()).filter(|&other| other != seat);
        let best_other = others.map(|other| points[other.index()]).fold(f64::NEG_INFINITY, f64::max);
        points[seat.index()] > best_other + FAR_AHEAD
    }

    /// Whether a seat has had its last turn.
    fn is_done(self, seat: Seat) -> bool {
        let players = self.0.players();
        self.0.finisher().is_some_and(|finisher| {
            let turns_after = |seat: Seat| (seat.index() + players - finisher.index()) % players;
            turns_after(seat) < turns_after(self.0.active())
        })
    }

    /// The points of a seat after its last turn: nothing unfinished counts.
    fn final_points(self, seat: Seat) -> f64 {
        f64::from(self.0.score(seat).total()) + TIE_BREAKER * self.0.cards(seat).len() as f64
    }

    /// Whether a seat's next figure in the Alcázar ends the game.
    fn would_finish(self, seat: Seat) -> bool {
        self.0.in_alcazar(seat) == ONE_SHORT && !self.is_ending()
    }

    /// How many points a seat now has more than the best of the others.
    fn points_ahead(self, seat: Seat) -> i32 {
        let others = Seat::first(self.0.players()).filter(|&other| other != seat);
        let best_other = others.map(|other| self.0.score(other).total()).max().unwrap_or(0);
        self.0.score(seat).total() - best_other
    }

    /// The share of unfinished plans that can still be completed: 1 at the start, little when the end is
    /// near.
    fn time_left(self) -> f64 {
        if self.is_ending() {
            return 0.1;
        }
        let foremost = Seat::first(self.0.players()).map(|seat| self.0.in_alcazar(seat)).max().unwrap_or(0);
        let by_figures = match foremost {
            0 => 1.0,
            1 => 0.8,
            _ => 0.5,
        };
        by_figures * (f64::from(self.0.rounds_left()) / 12.0).min(1.0)
    }

    /// The value of everything that a seat has, in front of it and in its hand.
    fn assets(self, seat: Seat, time: f64) -> f64 {
        let score = self.0.score(seat);
        let Potential { hand, sets, progress, materials, tiles } = self.potential(seat);
        let potential = hand + sets + progress + materials + tiles;
        let certain = score.delivered + score.paintings + score.movement_tile;
        f64::from(certain)
            + self.undelivered(seat, time)
            + time * potential
            + (1.0 - time) * f64::from(score.gems)
    }

    /// The value of what a seat can still use.
    fn potential(self, seat: Seat) -> Potential {
        let cards = self.0.cards(seat);
        let mut equal = 0;
        for value in Value::ALL {
            let count =
                cards.faces().filter(|(card, _)| card.value() == value).map(|(_, count)| count).sum::<u8>();
            equal += count.saturating_sub(1);
        }
        let pips: u8 = cards.faces().map(|(card, count)| count * card.value().number()).sum();
        let hand = diminishing(cards.len() as u8, 8, CARD, 0.1) + PIP * f64::from(pips.min(40));
        let mut steps = [0; 5];
        for (place, step) in steps.iter_mut().zip(self.0.figures(seat)) {
            *place = step.number();
        }
        steps.sort_unstable();
        let covered: u8 = steps[2..].iter().sum();
        let materials = diminishing(self.0.metal(seat), ENOUGH, METAL, 0.3)
            + diminishing(self.0.gems(seat), ENOUGH, GEM, 0.5);
        let duels = [Tile::Violet, Tile::Brown, Tile::Orange];
        let tiles = DUEL_TILE * duels.into_iter().filter(|&tile| self.0.has_tile(seat, tile)).count() as f64
            + if self.0.has_tile(seat, Tile::Movement) { MOVEMENT_TILE } else { 0.0 };
        Potential {
            hand,
            sets: EQUAL_CARD * f64::from(equal),
            progress: STEP_COVERED * f64::from(covered),
            materials,
            tiles,
        }
    }

    /// Swords not delivered yet: half their value is safe (T8.2), and the further the figures, the safer the
    /// rest.
    fn undelivered(self, seat: Seat, time: f64) -> f64 {
        let mut steps = [0; 5];
        for (place, step) in steps.iter_mut().zip(self.0.figures(seat)) {
            *place = step.number();
        }
        steps.sort_unstable_by(|a, b| b.cmp(a));
        let carriers = usize::from(5 - self.0.in_alcazar(seat)).min(3);
        let mut value = 0.0;
        let mut carried = 0;
        for (sword, count) in self.0.swords(seat).rev() {
            for _ in 0..count {
                let half = f64::from(sword.value) / 2.0;
                value += half;
                if carried < carriers {
                    let nearness = 0.25 + 0.65 * f64::from(steps[carried]) / 20.0;
                    value += half * nearness * time.max(0.15);
                }
                carried += 1;
            }
        }
        value
    }

    /// The value of each seat's shops. A shop is worth more if it can be reached from more steps.
    fn shop_values(self, time: f64) -> Points {
        let mut points = Points::default();
        let mut trades = [[0_u8; 4]; 4];
        for step in Step::road() {
            let Place::Shop { owner, shop } = self.0.place(step) else { continue };
            let count = &mut trades[owner.index()][shop.trade() as usize];
            let first = if *count == 0 { 1.0 } else { 0.45 };
            *count += 1;
            let circles = if shop.has_two_circles() { 1.15 } else { 1.0 };
            points[owner.index()] +=
                time * first * circles * trade_value(shop.trade()) * self.reachability(step);
        }
        points
    }

    /// What the current phase offers to the active seat.
    fn immediate_gain(self, seat: Seat) -> f64 {
        match self.0.phase() {
            Phase::Use { step } => self.offer(seat, step).max(0.0),
            Phase::Forge => self.best_sword(seat).map_or(0.0, forging_gain),
            Phase::Learn => 0.8,
            Phase::Full { step } => 0.4 * self.offer(seat, step).max(0.0),
            Phase::Deliver => self.entering(seat).max(0.0),
            _ => 0.0,
        }
    }

    /// The value of moving to a step.
    fn landing(self, seat: Seat, step: Step) -> f64 {
        if step.is_entrance() {
            return self.entering(seat);
        }
        let offer = self.offer(seat, step);
        if self.0.has_room(step) { offer } else { 0.4 * offer - 0.2 }
    }

    /// The value of using a step, minus its price.
    fn offer(self, seat: Seat, step: Step) -> f64 {
        match self.0.place(step) {
            Place::Tavern if self.0.cards(seat).is_empty() => 0.0,
            Place::Tavern => 1.4,
            Place::Artist => self.0.painting().map_or(0.0, |value| f64::from(value) - CARD),
            Place::Shop { owner, shop } => {
                let worth = match shop.trade() {
                    Trade::Metal if self.0.metal(seat) < ENOUGH => 1.5,
                    Trade::Gem if self.0.gems(seat) < ENOUGH => 1.7,
                    Trade::Metal => 0.4,
                    Trade::Gem => 0.6,
                    Trade::Smith => self.best_sword(seat).map_or(0.0, forging_gain),
                    Trade::Fencing => {
                        let tiles = Tile::ALL.into_iter().filter(|&tile| self.0.has_tile(seat, tile)).count();
                        [0.9, 0.6, 0.4, 0.0][tiles.min(3)]
                    }
                };
                worth - if owner == seat { 0.0 } else { PAYMENT }
            }
            Place::Cathedral | Place::Empty | Place::Entrance => 0.0,
        }
    }

    /// The most expensive sword that a seat can afford (T5.5).
    fn best_sword(self, seat: Seat) -> Option<Sword> {
        let (metal, gems) = (self.0.metal(seat), self.0.gems(seat));
        self.0
            .swords_left()
            .rev()
            .map(|(sword, _)| sword)
            .find(|sword| sword.metal <= metal && sword.gems <= gems)
    }

    /// The value of entering the Alcázar: the other half of the best sword's points. Without a sword a figure
    /// is wasted, unless it ends the game while the seat is ahead.
    fn entering(self, seat: Seat) -> f64 {
        let best = self.0.swords(seat).next_back().map(|(sword, _)| f64::from(sword.value) / 2.0 + 0.5);
        let ending =
            if self.would_finish(seat) { f64::from(self.points_ahead(seat)).clamp(-4.0, 4.0) } else { 0.0 };
        best.unwrap_or(-1.0) + ending
    }

    /// How easily figures reach a step: the number of places from which one card leads there.
    fn reachability(self, step: Step) -> f64 {
        let sources = (1..=6).filter(|&value| {
            step.number()
                .checked_sub(value)
                .and_then(Step::new)
                .is_some_and(|from| !matches!(self.0.place(from), Place::Empty))
        });
        0.55 + 0.15 * sources.count().min(4) as f64
    }
}

/// The value of one shop of this trade at the start of a game.
fn trade_value(trade: Trade) -> f64 {
    match trade {
        Trade::Metal => 1.9,
        Trade::Gem => 2.1,
        Trade::Smith => 2.0,
        Trade::Fencing => 0.7,
    }
}

/// The gain from forging a sword: most of its points, minus the materials.
fn forging_gain(sword: Sword) -> f64 {
    let materials = METAL * f64::from(sword.metal) + GEM * f64::from(sword.gems);
    (0.8 * f64::from(sword.value) - materials).max(0.3)
}

/// The value of `count` things of which the first `few` are worth `each` and the rest only `later`.
fn diminishing(count: u8, few: u8, each: f64, later: f64) -> f64 {
    each * f64::from(count.min(few)) + later * f64::from(count.saturating_sub(few).min(8))
}

fn square(weight: f64) -> f64 {
    weight * weight
}
