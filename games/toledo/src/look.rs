//! Read access to views, for screens, terminals and bots, and to states, for bots that search states which
//! they have dealt themselves. The accessors of `State` run at every step of a search, so they build no
//! collections.

use alcazar_core::{Seat, Secret, Viewer};

use crate::board::Step;
use crate::pieces::{Card, Cards, Shop, Sword, SwordKind, Swords, Tile, Value};
use crate::position::OpenPosition;
use crate::scoring::Score;
use crate::state::{Open, Phase, State};
use crate::view::View;

/// What there is at a place on the road (T1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Where all figures start.
    Cathedral,
    /// A step on which a shop can still be placed.
    Empty,
    /// A shop tile.
    Shop {
        /// Its owner.
        owner: Seat,
        /// The tile.
        shop: Shop,
    },
    /// A tavern (T5.2).
    Tavern,
    /// The artist (T5.3).
    Artist,
    /// A way into the Alcázar (T4.7).
    Entrance,
}

/// The pieces on the board that anyone can still take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Supply {
    /// Metal.
    pub metal: u8,
    /// Gems.
    pub gems: u8,
    /// Each kind of sword that is left, with the number of tiles.
    pub swords: Vec<(Sword, u8)>,
    /// The paintings that are left, from the top of the stack.
    pub paintings: Vec<u8>,
}

impl View {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        usize::from(self.open.seats)
    }

    /// Everything that is public.
    pub fn open(&self) -> OpenPosition {
        OpenPosition::of(&self.open)
    }

    /// The viewer's own hand; `None` for a spectator.
    pub fn hand(&self) -> Option<Cards> {
        self.hand
    }

    /// The number of cards in a seat's hand; 0 for a seat that is not at this table.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes.get(seat.index()).map_or(0, |&size| usize::from(size))
    }

    /// The number of cards left to draw.
    pub fn draw_pile_size(&self) -> u8 {
        self.draw_pile_size
    }

    /// The draw pile, while everybody knows what is in it.
    pub fn draw_pile(&self) -> Secret<Cards> {
        self.draw_pile
    }

    /// The discard pile.
    pub fn discard_pile(&self) -> Cards {
        self.discard_pile
    }

    /// The shop tiles that a seat has not placed yet.
    pub fn shops_left(&self, seat: Seat) -> impl Iterator<Item = Shop> {
        self.open.player(seat).shops.iter()
    }

    /// What a seat would score if the game ended now (T8.2).
    pub fn score(&self, seat: Seat) -> Score {
        self.open.score(seat)
    }

    /// What is at a place.
    pub fn place(&self, step: Step) -> Place {
        self.open.place(step)
    }

    /// The number of circles at a place: how many figures can stand there.
    pub fn circles(&self, step: Step) -> u8 {
        let board = &self.open.board;
        u8::from(board.built.contains(step)) + u8::from(board.two_circles.contains(step))
    }

    /// The owner of each figure that stands at a place on the road.
    pub fn figures(&self, step: Step) -> impl Iterator<Item = Seat> {
        let count = move |seat: Seat| self.open.player(seat).figures.count(step);
        self.open.all_seats().flat_map(move |seat| std::iter::repeat_n(seat, usize::from(count(seat))))
    }

    /// The pieces on the board that anyone can still take.
    pub fn supply(&self) -> Supply {
        let components = self.open.components();
        let left = self.open.sword_supply();
        let kinds = (0..).map(SwordKind).zip(&components.swords);
        let taken = self.open.players.iter().map(|player| usize::from(player.paintings.len())).sum();
        Supply {
            metal: self.open.metal_supply(),
            gems: self.open.gem_supply(),
            swords: kinds
                .map(|(kind, (sword, _))| (*sword, left.count(kind)))
                .filter(|(_, count)| *count > 0)
                .collect(),
            paintings: components.paintings.iter().skip(taken).copied().collect(),
        }
    }
}

impl Open {
    pub(crate) fn place(&self, step: Step) -> Place {
        let components = self.components();
        if step == Step::CATHEDRAL {
            Place::Cathedral
        } else if step.is_entrance() {
            Place::Entrance
        } else if components.taverns.contains(step) {
            Place::Tavern
        } else if components.artists.contains(step) {
            Place::Artist
        } else if self.board.built.contains(step) {
            let (owner, shop) = self.board.shop(step, self.preprinted());
            Place::Shop { owner, shop }
        } else {
            Place::Empty
        }
    }

    /// Each kind of sword in a set, cheapest first, with the number of tiles.
    fn list(&self, swords: Swords) -> impl DoubleEndedIterator<Item = (Sword, u8)> {
        let kinds = self.components().swords.iter().enumerate();
        kinds
            .map(move |(kind, (sword, _))| (*sword, swords.count(SwordKind(kind as u8))))
            .filter(|(_, count)| *count > 0)
    }
}

impl State {
    /// What is to be decided now.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.open.active
    }

    /// The seat that triggered the end with three figures in the Alcázar (T8.1).
    #[inline]
    pub fn finisher(&self) -> Option<Seat> {
        self.open.finisher
    }

    /// The value of this turn's lead card, once played (T4.3).
    #[inline]
    pub fn lead_value(&self) -> Option<Value> {
        self.open.lead.map(Card::value)
    }

    /// The value of this turn's extra card, once played (T7.1).
    #[inline]
    pub fn extra_value(&self) -> Option<Value> {
        self.open.extra
    }

    /// The current round, starting at 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.open.round
    }

    /// The number of rounds that can still begin (T8.4).
    #[inline]
    pub fn rounds_left(&self) -> u8 {
        self.open.last_round - self.open.round
    }

    /// A seat's hand.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// What is at a place.
    #[inline]
    pub fn place(&self, step: Step) -> Place {
        self.open.place(step)
    }

    /// Whether a figure that reaches this step can stand there without a duel (T4.5).
    #[inline]
    pub fn has_room(&self, step: Step) -> bool {
        self.open.has_empty_circle(step)
    }

    /// Where a seat's figures outside the Alcázar stand, starting with those on the cathedral.
    pub fn figures(&self, seat: Seat) -> impl Iterator<Item = Step> {
        let figures = self.open.player(seat).figures;
        let waiting = std::iter::repeat_n(Step::CATHEDRAL, usize::from(self.open.at_cathedral(seat)));
        let on_road = figures
            .once
            .iter()
            .flat_map(move |step| std::iter::repeat_n(step, usize::from(figures.count(step))));
        waiting.chain(on_road)
    }

    /// The number of a seat's figures in the Alcázar.
    #[inline]
    pub fn in_alcazar(&self, seat: Seat) -> u8 {
        self.open.player(seat).alcazar
    }

    /// A seat's metal.
    #[inline]
    pub fn metal(&self, seat: Seat) -> u8 {
        self.open.player(seat).metal
    }

    /// A seat's gems.
    #[inline]
    pub fn gems(&self, seat: Seat) -> u8 {
        self.open.player(seat).gems
    }

    /// Whether a seat has a tile of the fencing masters.
    #[inline]
    pub fn has_tile(&self, seat: Seat, tile: Tile) -> bool {
        self.open.player(seat).tiles.contains(tile)
    }

    /// The kinds of swords in front of a seat, cheapest first, with the number of tiles.
    pub fn swords(&self, seat: Seat) -> impl DoubleEndedIterator<Item = (Sword, u8)> {
        self.open.list(self.open.player(seat).swords)
    }

    /// The kinds of swords left on the board, cheapest first, with the number of tiles.
    pub fn swords_left(&self) -> impl DoubleEndedIterator<Item = (Sword, u8)> {
        self.open.list(self.open.sword_supply())
    }

    /// The value of the painting on top of the stack.
    pub fn painting(&self) -> Option<u8> {
        self.open.top_painting()
    }

    /// The shop tiles that a seat has not placed yet.
    pub fn shops_left(&self, seat: Seat) -> impl Iterator<Item = Shop> {
        self.open.player(seat).shops.iter()
    }

    /// What a seat would score if the game ended now (T8.2).
    pub fn score(&self, seat: Seat) -> Score {
        self.open.score(seat)
    }
}
