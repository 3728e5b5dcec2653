//! Using the step that a figure has reached (T5), and delivering a sword (T4.7).

use alcazar_core::Seat;

use crate::board::Step;
use crate::illegal::Illegal;
use crate::pieces::{Card, Sword, SwordKind, Tile, Trade};
use crate::state::{Phase, State};

/// The maximum number of fencing-master tiles of a player (T5.6).
const MAX_TILES: u32 = 3;

/// What a figure can use a step for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Service {
    Tavern,
    Artist,
    Shop { owner: Seat, trade: Trade },
}

impl State {
    #[inline]
    pub(super) fn service(&self, step: Step) -> Service {
        let components = self.open.components();
        if components.taverns.contains(step) {
            return Service::Tavern;
        }
        if components.artists.contains(step) {
            return Service::Artist;
        }
        let (owner, shop) = self.open.board.shop(step, self.open.preprinted());
        Service::Shop { owner, trade: shop.trade() }
    }

    /// Whether the use costs the active player a card (T5.1).
    fn is_paid(&self, service: Service) -> bool {
        !matches!(service, Service::Shop { owner, .. } if owner == self.open.active)
    }

    /// T5.7: whether the player is offered the use of the step. This depends on public information only: the
    /// use must yield something, and if it costs a card, the player must hold at least one.
    pub(crate) fn is_use_offered(&self, step: Step) -> bool {
        let service = self.service(step);
        if self.is_paid(service) && self.hand().is_empty() {
            return false;
        }
        match service {
            Service::Tavern => true, // the card paid, at least, can be drawn
            Service::Artist => self.open.top_painting().is_some(),
            Service::Shop { trade: Trade::Metal, .. } => self.open.metal_supply() > 0,
            Service::Shop { trade: Trade::Gem, .. } => self.open.gem_supply() > 0,
            Service::Shop { trade: Trade::Smith, .. } => self.forgeable() != 0,
            Service::Shop { trade: Trade::Fencing, .. } => true, // there is one tile of each kind per player
        }
    }

    pub(super) fn check_use(&self, step: Step) -> Result<(), Illegal> {
        match self.service(step) {
            Service::Tavern => Err(Illegal::MustPayTavern),
            Service::Artist => Err(Illegal::MustPayArtist),
            service if self.is_paid(service) => Err(Illegal::MustPay),
            Service::Shop { .. } => Ok(()),
        }
    }

    pub(super) fn check_pay(&self, step: Step, card: Card) -> Result<(), Illegal> {
        let service = self.service(step);
        if !self.is_paid(service) {
            return Err(Illegal::NothingToPay);
        }
        self.check_card(card)?;
        if card.value().number() >= step.cost() {
            return Ok(());
        }
        Err(match service {
            Service::Tavern => Illegal::TooLowForTavern,
            Service::Artist => Illegal::TooLowForArtist,
            Service::Shop { .. } => Illegal::TooLow,
        })
    }

    /// Adds the cards that can pay for the use of the step, sorted.
    pub(super) fn push_payments(&self, step: Step, push: impl FnMut(Card)) {
        self.hand().firsts().filter(|card| card.value().number() >= step.cost()).for_each(push);
    }

    /// Pays the card and uses the step.
    pub(super) fn pay(&mut self, step: Step, card: Card) {
        self.show(card);
        if let Service::Shop { owner, .. } = self.service(step) {
            self.receive(owner, card); // T5.1
        }
        self.use_step(step);
    }

    pub(super) fn use_step(&mut self, step: Step) {
        match self.service(step) {
            Service::Tavern => self.draw(3, true), // T5.2
            Service::Artist => {
                let top = self.open.top_painting().expect("an artist without paintings is not offered");
                self.open.me_mut().paintings.insert(top); // T5.3
                self.go_on();
            }
            Service::Shop { trade: Trade::Metal, .. } => {
                self.open.me_mut().metal += 1; // T5.4
                self.go_on();
            }
            Service::Shop { trade: Trade::Gem, .. } => {
                self.open.me_mut().gems += 1; // T5.4
                self.go_on();
            }
            Service::Shop { trade: Trade::Smith, .. } => self.open.phase = Phase::Forge,
            Service::Shop { trade: Trade::Fencing, .. } => self.open.phase = Phase::Learn,
        }
    }

    /// The swords on the board that the active player can afford, as low bits (T5.5).
    #[inline]
    pub(crate) fn forgeable(&self) -> u32 {
        let me = self.open.me();
        let affordable =
            self.open.components().affordable[usize::from(me.metal.min(4))][usize::from(me.gems.min(4))];
        self.open.sword_supply().kinds() & affordable
    }

    pub(super) fn check_forge(&self, sword: Sword) -> Result<(), Illegal> {
        let kind = self.open.components().kind_of(sword).ok_or(Illegal::SwordGone)?;
        if self.open.sword_supply().count(kind) == 0 {
            Err(Illegal::SwordGone)
        } else if self.forgeable() >> (2 * kind.0) & 1 == 0 {
            Err(Illegal::CantAfford)
        } else {
            Ok(())
        }
    }

    pub(super) fn forge(&mut self, sword: Sword) {
        let kind = self.kind_of(sword);
        let me = self.open.me_mut();
        me.metal -= sword.metal;
        me.gems -= sword.gems;
        me.swords.insert(kind);
        self.go_on();
    }

    pub(super) fn check_deliver(&self, sword: Sword) -> Result<(), Illegal> {
        let is_held =
            self.open.components().kind_of(sword).is_some_and(|kind| self.open.me().swords.count(kind) > 0);
        if is_held { Ok(()) } else { Err(Illegal::SwordNotHeld) }
    }

    /// T4.7: the sword goes under the figure that has just entered the Alcázar.
    pub(super) fn deliver(&mut self, sword: Sword) {
        let kind = self.kind_of(sword);
        let me = self.open.me_mut();
        me.swords.remove(kind);
        me.delivered.insert(kind);
        self.go_on();
    }

    fn kind_of(&self, sword: Sword) -> SwordKind {
        self.open.components().kind_of(sword).expect("a legal sword is in the table")
    }

    pub(super) fn check_learn(&self, tile: Tile) -> Result<(), Illegal> {
        let tiles = self.open.me().tiles;
        if tiles.contains(tile) {
            Err(Illegal::TileHeld)
        } else if tiles.len() >= MAX_TILES {
            Err(Illegal::ThreeTiles)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_swap(&self, tile: Tile) -> Result<(), Illegal> {
        let tiles = self.open.me().tiles;
        if tiles.len() < MAX_TILES {
            Err(Illegal::NotThreeTiles)
        } else if !tiles.contains(tile) {
            Err(Illegal::TileNotHeld)
        } else {
            Ok(())
        }
    }

    pub(super) fn learn(&mut self, tile: Tile) {
        self.open.me_mut().tiles.insert(tile);
        self.go_on();
    }

    /// T5.6: returns the tile and takes the one kind that is missing.
    pub(super) fn swap(&mut self, tile: Tile) {
        let tiles = &mut self.open.me_mut().tiles;
        let missing = Tile::ALL.into_iter().find(|&kind| !tiles.contains(kind));
        tiles.remove(tile);
        self.learn(missing.expect("a player with three tiles lacks the fourth"));
    }
}
