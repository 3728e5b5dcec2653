//! Looking at a view: what a screen, a terminal or a bot asks of it.

use alcazar_core::{Seat, Secret, Viewer};

use crate::board::Step;
use crate::pieces::{Cards, Shop, Sword, SwordKind};
use crate::position::OpenPosition;
use crate::scoring::Score;
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
        /// Whose it is.
        owner: Seat,
        /// Which.
        shop: Shop,
    },
    /// A tavern (T5.2).
    Tavern,
    /// The artist (T5.3).
    Artist,
    /// A way into the Alcázar (T4.7).
    Entrance,
}

/// What lies on the board for everybody to take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Supply {
    /// Metal.
    pub metal: u8,
    /// Gems.
    pub gems: u8,
    /// Each kind of sword that is left, with how many there are.
    pub swords: Vec<(Sword, u8)>,
    /// The paintings that are left, from the top of the stack.
    pub paintings: Vec<u8>,
}

impl View {
    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.open.seats)
    }

    /// Everything that lies open.
    pub fn open(&self) -> OpenPosition {
        OpenPosition::of(&self.open)
    }

    /// The viewer's own hand, if he has one.
    pub fn hand(&self) -> Option<Cards> {
        self.hand
    }

    /// How many cards a seat holds; none at a seat where nobody plays.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes.get(seat.index()).map_or(0, |&size| usize::from(size))
    }

    /// How many cards are left to draw.
    pub fn draw_pile_size(&self) -> u8 {
        self.draw_pile_size
    }

    /// What is in the draw pile, as long as everybody knows it.
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

    /// What there is at a place.
    pub fn place(&self, step: Step) -> Place {
        let components = self.open.components();
        if step == Step::CATHEDRAL {
            Place::Cathedral
        } else if step.is_entrance() {
            Place::Entrance
        } else if components.taverns.contains(step) {
            Place::Tavern
        } else if components.artists.contains(step) {
            Place::Artist
        } else if self.open.board.built.contains(step) {
            let (owner, shop) = self.open.board.shop(step, self.open.preprinted());
            Place::Shop { owner, shop }
        } else {
            Place::Empty
        }
    }

    /// How many figures can stand at a place: its circles.
    pub fn circles(&self, step: Step) -> u8 {
        let board = &self.open.board;
        u8::from(board.built.contains(step)) + u8::from(board.two_circles.contains(step))
    }

    /// The figures that stand at a place of the road, by their owners' seats.
    pub fn figures(&self, step: Step) -> impl Iterator<Item = Seat> {
        let count = move |seat: Seat| self.open.player(seat).figures.count(step);
        self.open.all_seats().flat_map(move |seat| std::iter::repeat_n(seat, usize::from(count(seat))))
    }

    /// What lies on the board for everybody to take.
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
