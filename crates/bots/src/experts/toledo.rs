//! What the bots know about Toledo.
//!
//! Everything is counted in points at the end of the game. A trip along the road costs about six cards and yields, by the
//! metal and gems gathered on the way, a sword of about eight points: so a card is worth about one, and so is a piece of metal.

mod ending;
mod temperament;

use alcazar_core::{Game, Seat, SeatSet};
use toledo::{Action, Phase, Place, Shop, State, Step, Sword, Tile, Trade, Value};

use crate::expert::{Expert, Points};
use crate::foresight::{Foresight, Plan, WholeTurns};
use crate::temperament::Temperament;

/// A card in a small hand, and what each further one is worth less and less.
const CARD: f64 = 0.75;
/// What a card is worth more for each point of its value: a high one pays everywhere (T5.1).
const PIP: f64 = 0.05;
/// Cards of one value can all be played in one turn (T4.3).
const EQUAL_CARD: f64 = 0.2;
/// A step that one of the three foremost figures has gone.
const STEP_GONE: f64 = 0.12;
/// A piece of metal or a gem that can still go into a good sword.
const METAL: f64 = 1.05;
const GEM: f64 = 1.2;
/// As much of a material as the dearest sword needs.
const ENOUGH: u8 = 4;
/// Whose next figure in the Alcázar is his third ends the game (T8.1).
const LAST_BUT_ONE: u8 = 2;
/// A lead of so many points is rarely lost in the last turns.
const LAST_LEAD: f64 = 6.0;
/// Of two with equal points who has more cards wins (T8.3).
const TIE_BREAKER: f64 = 0.01;
/// Who is ahead by so many points makes for the end.
const FAR_AHEAD: f64 = 8.0;
/// A figure in the Alcázar, to somebody who makes for the end.
const ENTERED: f64 = 3.0;
/// What is only begun, to him.
const BEGUN: f64 = 0.1;
/// A duel tile.
const DUEL_TILE: f64 = 0.35;
/// The movement tile, beyond the two points that it costs (T7.4).
const MOVEMENT_TILE: f64 = 2.8;
/// A card given to another for the use of his shop: ours is gone, and he has it.
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
        let shops = judge.shop_worth(time);
        for seat in Seat::first(self.players()) {
            points[seat.index()] = if judge.is_done(seat) {
                judge.outcome(seat)
            } else {
                judge.belongings(seat, time) + shops[seat.index()]
            };
        }
        let active = self.active();
        points[active.index()] += judge.at_hand(active);
        points
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
        Judge(self).may_end()
    }

    fn should_end(&self) -> bool {
        Judge(self).is_far_ahead(self.active())
    }

    fn turn_yield(&self, seat: Seat) -> f64 {
        let judge = Judge(self);
        let entered = ENTERED * f64::from(self.in_alcazar(seat));
        judge.outcome(seat) + entered + BEGUN * self.prospects()[seat.index()]
    }
}

/// The eyes of the evaluation.
#[derive(Clone, Copy)]
struct Judge<'a>(&'a State);

/// What all places for shops have in common at one moment.
struct Building {
    /// The steps to which a card in hand leads from where a figure stands, as bits.
    near: u32,
    /// What a shop of each trade is worth to somebody who has what he has.
    trades: [f64; 4],
}

impl Judge<'_> {
    /// How inviting an action looks.
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
                let dearness = f64::from(card.value().number()) / 6.0;
                square(0.2 + self.offer(seat, step).max(0.0)) * (1.6 - dearness)
            }
            Action::Decline => match self.0.phase() {
                // A sword that is not delivered scores half (T8.2), and nothing is saved by keeping it back.
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

    /// Whether the end has begun: everybody else has at most one more turn (T8.1).
    fn is_ending(self) -> bool {
        self.0.finisher().is_some() || self.0.in_alcazar(self.0.active()) > LAST_BUT_ONE
    }

    /// Whether a seat is as good as sure of winning.
    fn is_far_ahead(self, seat: Seat) -> bool {
        let points = self.0.prospects();
        let others = Seat::first(self.0.players()).filter(|&other| other != seat);
        let most = others.map(|other| points[other.index()]).fold(f64::NEG_INFINITY, f64::max);
        points[seat.index()] > most + FAR_AHEAD
    }

    /// Whether a seat has had its last turn.
    fn is_done(self, seat: Seat) -> bool {
        let players = self.0.players();
        self.0.finisher().is_some_and(|finisher| {
            let turns_after = |seat: Seat| (seat.index() + players - finisher.index()) % players;
            turns_after(seat) < turns_after(self.0.active())
        })
    }

    /// What a seat has if it has had its last turn: nothing that is only begun counts.
    fn outcome(self, seat: Seat) -> f64 {
        f64::from(self.0.score(seat).total()) + TIE_BREAKER * self.0.cards(seat).len() as f64
    }

    /// Whether the next figure of a seat in the Alcázar ends the game.
    fn would_finish(self, seat: Seat) -> bool {
        self.0.in_alcazar(seat) == LAST_BUT_ONE && !self.is_ending()
    }

    /// How many points more than anybody else a seat would have now.
    fn ahead(self, seat: Seat) -> i32 {
        let others = Seat::first(self.0.players()).filter(|&other| other != seat);
        let most = others.map(|other| self.0.score(other).total()).max().unwrap_or(0);
        self.0.score(seat).total() - most
    }

    /// How much of what is only begun can still be finished: 1 at the start, little when the end is near.
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

    /// What lies before a seat and in its hand.
    fn belongings(self, seat: Seat, time: f64) -> f64 {
        let score = self.0.score(seat);
        let cards = self.0.cards(seat);
        let mut equal = 0;
        for value in Value::ALL {
            let count =
                cards.faces().filter(|(card, _)| card.value() == value).map(|(_, count)| count).sum::<u8>();
            equal += count.saturating_sub(1);
        }
        let pips: u8 = cards.faces().map(|(card, count)| count * card.value().number()).sum();
        let hand = dwindling(cards.len() as u8, 8, CARD, 0.1) + PIP * f64::from(pips.min(40));
        let mut steps = [0; 5];
        for (place, step) in steps.iter_mut().zip(self.0.figures(seat)) {
            *place = step.number();
        }
        steps.sort_unstable();
        let gone: u8 = steps[2..].iter().sum();
        let materials = dwindling(self.0.metal(seat), ENOUGH, METAL, 0.3)
            + dwindling(self.0.gems(seat), ENOUGH, GEM, 0.5);
        let duels = [Tile::Violet, Tile::Brown, Tile::Orange];
        let tiles = DUEL_TILE * duels.into_iter().filter(|&tile| self.0.has_tile(seat, tile)).count() as f64
            + if self.0.has_tile(seat, Tile::Movement) { MOVEMENT_TILE } else { 0.0 };
        let hopes = hand + EQUAL_CARD * f64::from(equal) + STEP_GONE * f64::from(gone) + materials + tiles;
        let certain = score.delivered + score.paintings + score.movement_tile;
        f64::from(certain)
            + self.undelivered(seat, time)
            + time * hopes
            + (1.0 - time) * f64::from(score.gems)
    }

    /// Swords not delivered yet: half their value is safe (T8.2), the rest is the surer the further the figures are.
    fn undelivered(self, seat: Seat, time: f64) -> f64 {
        let mut steps = [0; 5];
        for (place, step) in steps.iter_mut().zip(self.0.figures(seat)) {
            *place = step.number();
        }
        steps.sort_unstable_by(|a, b| b.cmp(a));
        let carriers = usize::from(5 - self.0.in_alcazar(seat)).min(3);
        let mut worth = 0.0;
        let mut carried = 0;
        for (sword, count) in self.0.swords(seat).rev() {
            for _ in 0..count {
                let half = f64::from(sword.value) / 2.0;
                worth += half;
                if carried < carriers {
                    let nearness = 0.25 + 0.65 * f64::from(steps[carried]) / 20.0;
                    worth += half * nearness * time.max(0.15);
                }
                carried += 1;
            }
        }
        worth
    }

    /// Shops serve their owner for nothing, and others for a card: the more, the more ways lead to them.
    fn shop_worth(self, time: f64) -> Points {
        let mut points = Points::default();
        let mut trades = [[0_u8; 4]; 4];
        for step in Step::road() {
            let Place::Shop { owner, shop } = self.0.place(step) else { continue };
            let seen = &mut trades[owner.index()][shop.trade() as usize];
            let first = if *seen == 0 { 1.0 } else { 0.45 };
            *seen += 1;
            let circles = if shop.has_two_circles() { 1.15 } else { 1.0 };
            points[owner.index()] += time * first * circles * trade_worth(shop.trade()) * self.ways_to(step);
        }
        points
    }

    /// What the moment offers to the seat whose turn it is.
    fn at_hand(self, seat: Seat) -> f64 {
        match self.0.phase() {
            Phase::Use { step } => self.offer(seat, step).max(0.0),
            Phase::Forge => self.best_sword(seat).map_or(0.0, forging),
            Phase::Learn => 0.8,
            Phase::Full { step } => 0.4 * self.offer(seat, step).max(0.0),
            Phase::Deliver => self.entering(seat).max(0.0),
            _ => 0.0,
        }
    }

    /// What it is worth to come to a step.
    fn landing(self, seat: Seat, step: Step) -> f64 {
        if step.is_entrance() {
            return self.entering(seat);
        }
        let offer = self.offer(seat, step);
        if self.0.has_room(step) { offer } else { 0.4 * offer - 0.2 }
    }

    /// What the use of a step is worth beyond its price.
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
                    Trade::Smith => self.best_sword(seat).map_or(0.0, forging),
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

    /// The dearest sword that a seat can pay (T5.5).
    fn best_sword(self, seat: Seat) -> Option<Sword> {
        let (metal, gems) = (self.0.metal(seat), self.0.gems(seat));
        self.0
            .swords_left()
            .rev()
            .map(|(sword, _)| sword)
            .find(|sword| sword.metal <= metal && sword.gems <= gems)
    }

    /// What it is worth to enter the Alcázar: the other half of the best sword. Without a sword a figure is given away, unless that
    /// ends the game in time.
    fn entering(self, seat: Seat) -> f64 {
        let best = self.0.swords(seat).next_back().map(|(sword, _)| f64::from(sword.value) / 2.0 + 0.5);
        let ending = if self.would_finish(seat) { f64::from(self.ahead(seat)).clamp(-4.0, 4.0) } else { 0.0 };
        best.unwrap_or(-1.0) + ending
    }

    /// A shop is placed early, where cards in hand lead to, and rather a trade that one does not have yet.
    fn building(self, seat: Seat) -> Building {
        let cards = self.0.cards(seat);
        let figures = self.0.figures(seat).fold(0_u32, |steps, figure| steps | 1 << figure.number());
        let values = Value::ALL.into_iter().filter(|&value| cards.first_of(value).is_some());
        let near = values.fold(0, |steps, value| steps | figures << value.number());
        let time = self.time_left();
        let trades = Trade::ALL.map(|trade| {
            let is_new = self.0.shops_left(seat).filter(|left| left.trade() == trade).count() == 2;
            0.25 * time * trade_worth(trade) * if is_new { 1.0 } else { 0.3 }
        });
        Building { near, trades }
    }

    /// How easily figures come to a step: from how many places one card leads there.
    fn ways_to(self, step: Step) -> f64 {
        let ways = (1..=6).filter(|&value| {
            step.number()
                .checked_sub(value)
                .and_then(Step::new)
                .is_some_and(|from| !matches!(self.0.place(from), Place::Empty))
        });
        0.55 + 0.15 * ways.count().min(4) as f64
    }
}

impl Building {
    /// How inviting it looks to place this shop here.
    fn appeal(&self, shop: Shop, step: Step) -> f64 {
        let close = if self.near >> step.number() & 1 == 1 { 1.0 } else { 0.35 };
        let circles = if shop.has_two_circles() { 1.0 } else { 0.7 };
        close * circles * self.trades[shop.trade() as usize]
    }
}

/// What one shop of this trade is worth at the start of a game.
fn trade_worth(trade: Trade) -> f64 {
    match trade {
        Trade::Metal => 1.9,
        Trade::Gem => 2.1,
        Trade::Smith => 2.0,
        Trade::Fencing => 0.7,
    }
}

/// What is gained by forging: more than half the value is to be had, less the materials.
fn forging(sword: Sword) -> f64 {
    let materials = METAL * f64::from(sword.metal) + GEM * f64::from(sword.gems);
    (0.8 * f64::from(sword.value) - materials).max(0.3)
}

/// So many things of which the first few are worth `each` and the rest only `later`.
fn dwindling(count: u8, few: u8, each: f64, later: f64) -> f64 {
    each * f64::from(count.min(few)) + later * f64::from(count.saturating_sub(few).min(8))
}

fn square(weight: f64) -> f64 {
    weight * weight
}
