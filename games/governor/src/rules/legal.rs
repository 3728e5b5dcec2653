//! Legality: the list of all legal actions, and the reason why any other is illegal. Both are built on the
//! same checks, which are in the chapters' files.

use alcazar_core::{Seat, Turn};

use crate::action::Action;
use crate::board::{Cell, Streets};
use crate::illegal::Illegal;
use crate::pieces::{Card, Culture, Shape};
use crate::state::{Effect, Phase, Repair, State};

impl State {
    /// Who decides now. This depends on public information alone.
    #[inline]
    pub(crate) fn asked(&self) -> Turn {
        match self.open.effect {
            Effect::None => {}
            Effect::Look { .. } | Effect::Take { .. } => return Turn::Chance,
            Effect::Crier { seat, .. }
            | Effect::Rumour { seat, .. }
            | Effect::Removal { seat, .. }
            | Effect::GiveBack { seat, .. } => return Turn::of(seat),
            Effect::Council => return self.waiting_or_chance(),
        }
        match self.open.phase {
            Phase::Starter
            | Phase::Deal { .. }
            | Phase::City
            | Phase::DrawTile
            | Phase::TurnUp
            | Phase::Win
            | Phase::DrawCard
            | Phase::Hands
            | Phase::Order => Turn::Chance,
            Phase::Lay { .. } | Phase::Move | Phase::Act | Phase::Carry | Phase::End => {
                Turn::of(self.open.active)
            }
            Phase::StartWindow | Phase::TestWindow => Turn::Seats(self.open.waiting),
            Phase::Pass => self.waiting_or_chance(),
            Phase::Over => Turn::Over,
        }
    }

    /// The seats that have not chosen yet. Once all have, chance reveals their choices.
    #[inline]
    fn waiting_or_chance(&self) -> Turn {
        if self.open.waiting.is_empty() { Turn::Chance } else { Turn::Seats(self.open.waiting) }
    }

    /// Adds all legal actions of a seat that is asked, sorted.
    #[inline]
    pub(crate) fn push_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.open.effect {
            Effect::None => self.push_legal_in_phase(seat, actions),
            Effect::Crier { .. } => {
                actions.extend(self.unseen(seat).iter().map(Action::Look));
                actions.push(Action::Enough);
            }
            Effect::Rumour { .. } => {
                let cultures = Culture::ALL.into_iter().filter(|&culture| self.check_supply(culture).is_ok());
                actions.extend(cultures.map(Action::Discredit));
            }
            Effect::Removal { cell, .. } => actions.extend(self.swappable(cell).iter().map(Action::Swap)),
            Effect::GiveBack { .. } | Effect::Council => self.push_gifts(seat, actions),
            Effect::Look { .. } | Effect::Take { .. } => {}
        }
    }

    #[inline]
    fn push_legal_in_phase(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.open.phase {
            Phase::Lay { tile, repair } => self.push_lays(tile, repair, actions),
            Phase::StartWindow | Phase::TestWindow => {
                actions.extend([Action::Pass, Action::PassTurn]);
                self.push_cards(seat, actions);
            }
            Phase::Move => {
                actions.extend(self.steps().iter().map(Action::Step));
                if self.unseen(seat).contains(self.open.here()) {
                    actions.push(Action::Poll);
                }
                actions.push(Action::Stop);
                self.push_cards(seat, actions);
            }
            Phase::Act => {
                self.push_acts(actions);
                self.push_cards(seat, actions);
            }
            Phase::Carry => {
                if let Ok((cards, added)) = self.carrying() {
                    actions.push(Action::Show { cards, added });
                }
                if self.check_lose().is_ok() {
                    actions.push(Action::Lose);
                }
            }
            Phase::End => {
                actions.push(Action::End);
                self.push_cards(seat, actions);
            }
            Phase::Pass => self.push_gifts(seat, actions),
            _ => {}
        }
    }

    #[inline]
    fn push_acts(&self, actions: &mut Vec<Action>) {
        if let Ok(translators) = self.test_translators() {
            actions.push(Action::Test { translators });
        }
        let cultures = Culture::ALL.into_iter().filter(|&culture| self.check_discredit(culture).is_ok());
        actions.extend(cultures.map(Action::Discredit));
        if self.check_remove().is_ok() {
            actions.push(Action::Remove);
        }
        if self.check_draw().is_ok() {
            actions.push(Action::Draw);
        }
        actions.push(Action::Nothing);
    }

    #[inline]
    fn push_gifts(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.hands[seat.index()].kinds().map(Action::Give));
    }

    /// Checks that an action is legal for a seat.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.asked().asks(seat) {
            return Err(Illegal::NotNow);
        }
        match (self.open.effect, action) {
            (Effect::None, _) => self.check_in_phase(seat, action),
            (Effect::Crier { .. }, Action::Look(cell)) => self.check_look(seat, cell),
            (Effect::Crier { .. }, Action::Enough) => Ok(()),
            (Effect::Rumour { .. }, Action::Discredit(culture)) => self.check_supply(culture),
            (Effect::Removal { cell: chosen, .. }, Action::Swap(cell)) => self.check_swap(chosen, cell),
            (Effect::GiveBack { .. } | Effect::Council, Action::Give(culture)) => {
                self.check_give(seat, culture)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_in_phase(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Some(card) = action.card() {
            return match self.open.phase {
                Phase::StartWindow | Phase::TestWindow | Phase::Move | Phase::Act | Phase::End => {
                    self.check_card(seat, card, action)
                }
                _ => Err(Illegal::OtherMoment),
            };
        }
        match (self.open.phase, action) {
            (Phase::Lay { tile, repair }, Action::Lay { cell, streets }) => {
                self.check_lay(tile, repair, cell, streets)
            }
            (Phase::Lay { tile, repair }, Action::Turn { cell, streets }) => {
                self.check_turn(tile, repair, cell, streets)
            }
            (Phase::Lay { tile, repair }, Action::Shift { from, to }) => {
                self.check_shift(tile, repair, from, to)
            }
            (Phase::Lay { tile, repair }, Action::Replace { cell, streets }) => {
                self.check_replace(tile, repair, cell, streets)
            }
            (Phase::Move, Action::Step(cell)) => self.check_step(cell),
            (Phase::Move, Action::Poll) => self.check_look(seat, self.open.here()),
            (Phase::Act, Action::Test { translators }) => self.check_test(translators),
            (Phase::Act, Action::Discredit(culture)) => self.check_discredit(culture),
            (Phase::Act, Action::Remove) => self.check_remove(),
            (Phase::Act, Action::Draw) => self.check_draw(),
            (Phase::Carry, Action::Show { cards, added }) => self.check_show(cards, added),
            (Phase::Carry, Action::Lose) => self.check_lose(),
            (Phase::Pass, Action::Give(culture)) => self.check_give(seat, culture),
            (Phase::Move, Action::Stop)
            | (Phase::Act, Action::Nothing)
            | (Phase::End, Action::End)
            | (Phase::StartWindow | Phase::TestWindow, Action::Pass | Action::PassTurn) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Adds all actions that a player might try at this decision, sorted: in every district and with every
    /// card the seat holds.
    pub(crate) fn push_conceivable(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.open.effect {
            Effect::None => self.push_conceivable_in_phase(seat, actions),
            Effect::Crier { .. } => {
                actions.extend(self.places().map(Action::Look));
                actions.push(Action::Enough);
            }
            Effect::Rumour { .. } => actions.extend(Culture::ALL.map(Action::Discredit)),
            Effect::Removal { .. } => actions.extend(self.places().map(Action::Swap)),
            Effect::GiveBack { .. } | Effect::Council => actions.extend(Culture::ALL.map(Action::Give)),
            Effect::Look { .. } | Effect::Take { .. } => {}
        }
    }

    fn push_conceivable_in_phase(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.open.phase {
            Phase::Lay { tile, repair } => self.push_conceivable_lays(tile.shape, repair, actions),
            Phase::StartWindow | Phase::TestWindow => actions.extend([Action::Pass, Action::PassTurn]),
            Phase::Move => {
                actions.extend(self.places().filter(|&cell| cell != self.open.here()).map(Action::Step));
                actions.extend([Action::Poll, Action::Stop]);
            }
            Phase::Act => {
                let (_, missing) = self.showing();
                actions.push(Action::Test { translators: missing });
                actions.extend(Culture::ALL.map(Action::Discredit));
                actions.extend([Action::Remove, Action::Draw, Action::Nothing]);
            }
            Phase::Carry => {
                let (cards, missing) = self.showing();
                actions.push(Action::Show { cards, added: missing.saturating_sub(self.open.translators) });
                actions.push(Action::Lose);
            }
            Phase::End => actions.push(Action::End),
            Phase::Pass => actions.extend(Culture::ALL.map(Action::Give)),
            _ => {}
        }
        if matches!(
            self.open.phase,
            Phase::StartWindow | Phase::TestWindow | Phase::Move | Phase::Act | Phase::End
        ) {
            self.push_conceivable_cards(seat, actions);
        }
    }

    /// The districts and streetless tiles, in order.
    fn places(&self) -> impl Iterator<Item = Cell> + use<> {
        self.open.city.tiles().with(Cell::CENTRE).iter()
    }

    fn push_conceivable_lays(&self, shape: Shape, repair: Repair, actions: &mut Vec<Action>) {
        let rotations = move || Streets::all().filter(move |streets| streets.shape() == shape);
        for cell in self.open.city.free().iter() {
            actions.extend(rotations().map(|streets| Action::Lay { cell, streets }));
        }
        if repair != Repair::None {
            return;
        }
        for cell in self.open.city.tiles().iter() {
            let now = self.open.city.streets(cell).shape();
            let turned = Streets::all().filter(|streets| streets.shape() == now);
            actions.extend(turned.map(|streets| Action::Turn { cell, streets }));
        }
        for from in
            self.open.city.tiles().iter().filter(|&cell| self.open.city.streets(cell) == Streets::NONE)
        {
            actions.extend(self.open.city.free().iter().map(|to| Action::Shift { from, to }));
        }
        for cell in self.open.city.tiles().iter() {
            actions.extend(rotations().map(|streets| Action::Replace { cell, streets }));
        }
    }

    fn push_conceivable_cards(&self, seat: Seat, actions: &mut Vec<Action>) {
        let places = || self.places();
        for card in self.cards[seat.index()].kinds().iter() {
            match card {
                Card::Translator => {}
                Card::Rumour => actions.extend(places().map(Action::Rumour)),
                Card::Rehabilitation => actions.extend(places().map(Action::Rehabilitation)),
                Card::HiredMule => actions.push(Action::Mule),
                Card::SafeConduct => actions.push(Action::SafeConduct),
                Card::HiddenPassage => actions.extend(places().map(Action::Passage)),
                Card::Bargain => actions.extend(self.open.all_seats().map(Action::Bargain)),
                Card::TownCrier => actions.extend(places().map(Action::Crier)),
                Card::Removal => actions.extend(places().map(Action::Removal)),
                Card::Curfew => actions.push(Action::Curfew),
                Card::Council => actions.push(Action::Council),
                Card::Tribune => actions.push(Action::Tribune),
            }
        }
    }
}
