//! Cheap weights for how promising actions look.

use alcazar_core::Seat;
use governor::{Action, Card, Cell, Cells, Culture, Effect, Letter, Phase};

use super::Evaluator;
use super::support::Gains;

/// The weight of a card that gains nothing if it is played now.
const USELESS_CARD: f64 = 0.02;
/// The number of cells of the frame.
const CELLS: usize = 64;

impl Evaluator<'_> {
    pub(super) fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        let begin = weights.len();
        self.push_weights(seat, actions, weights);
        // Sharpen the weights, so that the best action is still likely among many poor ones.
        weights[begin..].iter_mut().for_each(|weight| *weight = (*weight * *weight * *weight).max(1e-5));
    }

    fn push_weights(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        match (self.state.effect(), self.state.phase()) {
            (Effect::Crier { .. }, _) => {
                let near = self.rings(self.state.candidate(seat), false)[6];
                weights.extend(actions.iter().map(|action| match action {
                    Action::Look(cell) if near.contains(*cell) => 1.0,
                    Action::Look(_) => 0.1,
                    _ => 0.2,
                }));
            }
            (Effect::Rumour { cell, .. }, _) => weights.extend(actions.iter().map(|action| match action {
                Action::Discredit(culture) => self.discredit_weight(seat, cell, *culture),
                _ => 1.0,
            })),
            (Effect::GiveBack { .. } | Effect::Council, _) | (Effect::None, Phase::Pass) => {
                self.weigh_gifts(seat, actions, weights);
            }
            (Effect::None, Phase::StartWindow | Phase::TestWindow) => {
                weights.extend(actions.iter().map(|&action| self.window_weight(seat, action)));
            }
            (Effect::None, Phase::Move) => self.weigh_steps(seat, actions, weights),
            (Effect::None, Phase::Act) => {
                weights.extend(actions.iter().map(|&action| self.act_weight(seat, action)));
            }
            (Effect::None, Phase::Lay { .. }) => {
                weights.extend(actions.iter().map(|&action| self.lay_weight(seat, action)));
            }
            _ => weights.extend(actions.iter().map(|&action| self.end_weight(seat, action))),
        }
    }

    /// A gift has more weight the better the rest of the hand is.
    fn weigh_gifts(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        weights.extend(actions.iter().map(|action| {
            let Action::Give(culture) = action else { return 1.0 };
            let mut rest = self.state.hand(seat);
            rest.remove(*culture);
            libm::exp(1.5 * (self.all_cultures(rest) + self.openness(rest)))
        }));
    }

    /// The weight of an action in a window of another player's turn. Most cards are better kept for later.
    fn window_weight(&self, seat: Seat, action: Action) -> f64 {
        let active = self.state.active();
        let is_test = self.state.phase() == Phase::TestWindow;
        let cards = self.state.cards(seat);
        match action {
            Action::Pass => 1.0,
            // A seat with a Rumour waits for the test, which it could make impossible.
            Action::PassTurn if cards.contains(Card::Rumour) && !is_test => 0.3,
            Action::PassTurn => 3.0,
            Action::Rumour(cell) if is_test && cell == self.state.candidate(active) => {
                let can_block = Culture::ALL.into_iter().any(|culture| self.blocks(active, cell, culture));
                if can_block { 6.0 } else { USELESS_CARD }
            }
            Action::Curfew => 0.3,
            _ => self.card_weight(seat, action),
        }
    }

    /// Whether a discredit of this culture would make a seat's test impossible.
    fn blocks(&self, victim: Seat, cell: Cell, culture: Culture) -> bool {
        let mut needed = self.state.needed(cell);
        needed.insert(culture);
        let missing = needed.minus(self.state.hand(victim)).len();
        let translators = self.state.translators() + self.state.cards(victim).count(Card::Translator);
        self.state.discredits_left(culture) > 0 && missing > translators
    }

    /// The weight of placing a discredit of this culture: it should block others' tests, not the seat's own.
    fn discredit_weight(&self, seat: Seat, cell: Cell, culture: Culture) -> f64 {
        let is_own = self.blocks(seat, cell, culture);
        let others = Seat::first(alcazar_core::Game::players(self.state)).filter(|&other| other != seat);
        let failing = others.filter(|&other| {
            let is_near = other == self.state.active() || self.state.candidate(other) == cell;
            self.blocks(other, cell, culture) && is_near
        });
        0.1 + 2.0 * failing.count() as f64 + if is_own { 0.0 } else { 0.5 }
    }

    /// Weighs steps by the tokens they lead to.
    fn weigh_steps(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        let prizes = Prizes::of(self, seat);
        let march = self.state.march();
        let here = self.state.candidate(seat);
        let stopping = self.state.discredits().districts();
        let worth_from = |cell: Cell, left: u8| {
            let is_over = left == 0 || march.curfew || !march.safe && stopping.contains(cell);
            let mut reached = Cells::only(cell);
            if !is_over {
                reached = self.within(reached, left, march.safe);
            }
            let now = best(&prizes.now, self.targets & reached);
            let mut later = 0.0;
            // If there is little to win now, count tokens up to two turns away.
            for chance in [0.4, 0.2] {
                if now + later < 0.3 {
                    reached = self.within(reached, 3, false);
                    later = chance * best(&prizes.later, self.targets & reached);
                }
            }
            now + later
        };
        let stay = best(&prizes.now, self.targets & Cells::only(here));
        let steps = if march.curfew { march.left.min(1) } else { march.left };
        let ahead = worth_from(here, steps);
        weights.extend(actions.iter().map(|&action| match action {
            // Prefer to stop at once where there is a token to win.
            Action::Step(cell) if stay > 0.0 => steep(0.9 * worth_from(cell, march.left.saturating_sub(1))),
            Action::Step(cell) => steep(worth_from(cell, march.left.saturating_sub(1))),
            Action::Poll => 3.0,
            Action::Stop if stay > 0.0 => steep(stay),
            Action::Stop => 0.05,
            Action::Mule | Action::SafeConduct if ahead < 0.8 && stay < 0.8 => {
                let more = if action == Action::Mule { 2 } else { 1 };
                let farther = self.within(Cells::only(here), march.left + more, march.safe || more == 1);
                let gain = best(&prizes.now, self.targets & farther);
                if gain > ahead + 0.5 { 2.0 } else { USELESS_CARD }
            }
            Action::Passage(cell) => {
                let gain = worth_from(cell, march.left);
                if gain > ahead + 0.5 { 2.0 } else { USELESS_CARD }
            }
            _ => self.card_weight(seat, action),
        }));
    }

    /// The weight of an action in the district: first a test, then drawing a card, then a discredit.
    fn act_weight(&self, seat: Seat, action: Action) -> f64 {
        let here = self.state.candidate(seat);
        match action {
            Action::Test { translators } => 12.0 / f64::from(1 + translators),
            Action::Draw => 1.0,
            Action::Discredit(culture) => {
                if self.targets.contains(here) {
                    0.1 * self.discredit_weight(seat, here, culture)
                } else {
                    0.02
                }
            }
            Action::Remove => {
                let people = self.state.city().people(here);
                let is_only_hindrance = self.targets.contains(here) && self.state.hand(seat).includes(people);
                if is_only_hindrance { 1.5 } else { 0.1 }
            }
            Action::Nothing => 0.03,
            _ => self.card_weight(seat, action),
        }
    }

    /// The weight of an action while a test is carried out or at the end of a turn.
    fn end_weight(&self, seat: Seat, action: Action) -> f64 {
        match action {
            Action::Show { .. } | Action::End => 8.0,
            Action::Lose => 0.2,
            Action::Tribune => {
                let has_tested = self.state.letters().contains(Letter::Test);
                let here = self.state.candidate(seat);
                let can_win = !has_tested
                    && self.targets.contains(here)
                    && self.pass_chance(self.test_cards(seat), here, 0, true) > 0.0;
                if can_win { 20.0 } else { 0.3 }
            }
            _ => self.card_weight(seat, action),
        }
    }

    /// The weight of a card that can be played at any time.
    fn card_weight(&self, seat: Seat, action: Action) -> f64 {
        let hand = self.state.hand(seat);
        match action {
            Action::Bargain(_) if hand.kinds().count() < 3 => 0.5,
            Action::Council if hand.kinds().count() < 3 => 0.2,
            Action::Rehabilitation(cell) => {
                let near = self.rings(self.state.candidate(seat), false)[3].contains(cell);
                let makes_passable = self.targets.contains(cell)
                    && !hand.includes(self.state.needed(cell))
                    && hand.includes(self.state.city().people(cell));
                if near && makes_passable { 1.5 } else { USELESS_CARD }
            }
            Action::Crier(_) => 0.01,
            _ => USELESS_CARD,
        }
    }

    /// The weight of laying a tile: near the centre if the hand passes its test, otherwise far away.
    fn lay_weight(&self, seat: Seat, action: Action) -> f64 {
        let (Action::Lay { cell, .. }, Phase::Lay { tile, .. }) = (action, self.state.phase()) else {
            return 0.3;
        };
        let from_middle = |line: u8| (2.0 * f64::from(line) - 7.0).abs() / 2.0;
        let far = from_middle(cell.column()) + from_middle(cell.row());
        let is_passable = tile.has_street() && self.state.hand(seat).includes(tile.people);
        if is_passable { 0.2 + 2.0 / (0.5 + far) } else { 0.2 + 0.15 * far }
    }
}

/// The value of each district's token to a seat, if it is taken in the current turn or later.
struct Prizes {
    now: [f64; CELLS],
    later: [f64; CELLS],
}

impl Prizes {
    fn of(evaluator: &Evaluator<'_>, seat: Seat) -> Self {
        let (gains, cards) = (Gains::of(evaluator.state, seat, evaluator.time()), evaluator.test_cards(seat));
        let mut prizes = Self { now: [0.0; CELLS], later: [0.0; CELLS] };
        for cell in evaluator.targets.iter() {
            let gain = gains.at(cell);
            prizes.now[index(cell)] = gain * evaluator.pass_chance(cards, cell, 0, true);
            prizes.later[index(cell)] = gain * evaluator.pass_chance(cards, cell, 0, false);
        }
        prizes
    }
}

/// The index of a district in tables.
fn index(cell: Cell) -> usize {
    usize::from(8 * cell.row() + cell.column())
}

/// The best prize in these districts.
fn best(prizes: &[f64; CELLS], among: Cells) -> f64 {
    among.iter().map(|cell| prizes[index(cell)]).fold(0.0, f64::max)
}

/// A weight that grows faster than the gain, and is small but not zero for no gain.
fn steep(gain: f64) -> f64 {
    0.05 + gain * gain * gain
}
