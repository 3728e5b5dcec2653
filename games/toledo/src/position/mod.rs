//! A whole game as a readable value, both ways. `docs/toledo.md` documents its JSON.
//!
//! Reading is strict: a position that no game could reach by the rules as far as they can be checked is refused, with all
//! the reasons (see `check`).

mod check;
mod impossible;

use alcazar_core::{Seat, Secret, Viewer};
use serde::{Deserialize, Serialize};

pub use self::impossible::Impossible;
use crate::board::{Board, Figures, Step};
use crate::edition::Edition;
use crate::pieces::{Card, Cards, Paintings, Shop, Shops, Sword, SwordKind, Swords, Tile, Tiles, Value};
use crate::state::{MAX_PLAYERS, Open, Phase, Player, State};
use crate::view::View;

/// A whole game: what lies open, and what is hidden.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What everybody sees.
    pub open: OpenPosition,
    /// The cards of each seat.
    pub hands: Vec<Vec<Card>>,
    /// The cards still to be drawn, in no order.
    pub draw_pile: Vec<Card>,
    /// The cards discarded. The lead card of the present turn is not among them.
    pub discard_pile: Vec<Card>,
}

/// What lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenPosition {
    /// Which component tables are used.
    pub edition: Edition,
    /// What is to be decided now.
    pub phase: Phase,
    /// Whether everybody knows what is in the draw pile: it was made anew, and nobody has drawn from it unseen since.
    pub is_pile_known: bool,
    /// Whose turn it is.
    pub active: Seat,
    /// Who had the first turn.
    pub starter: Seat,
    /// The present round, from 1.
    pub round: u8,
    /// The round after which the game is cut off.
    pub last_round: u8,
    /// The lead card of the present turn.
    pub lead: Option<Card>,
    /// The value of the extra card of the present turn.
    pub extra: Option<Value>,
    /// Who brought the end by three figures in the Alcázar.
    pub finisher: Option<Seat>,
    /// The shops on the road, by step.
    pub shops: Vec<PlacedShop>,
    /// What each seat has before it.
    pub seats: Vec<OpenSeat>,
}

/// A shop on the road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedShop {
    /// Where.
    pub step: Step,
    /// Whose.
    pub owner: Seat,
    /// Which of his tiles.
    pub shop: Shop,
}

/// What a seat has before it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenSeat {
    /// Where its figures stand, 0 for the cathedral; those in the Alcázar are not listed, nor is one that is just
    /// being moved onto a full step.
    pub figures: Vec<Step>,
    /// How many of its figures are in the Alcázar.
    pub alcazar: u8,
    /// Swords before it.
    pub swords: Vec<Sword>,
    /// Swords delivered.
    pub delivered: Vec<Sword>,
    /// Metal.
    pub metal: u8,
    /// Gems.
    pub gems: u8,
    /// Tiles of the fencing masters.
    pub tiles: Vec<Tile>,
    /// The values of its paintings.
    pub paintings: Vec<u8>,
    /// Cards in its hand that everybody has seen going in.
    pub known: Vec<Card>,
}

impl OpenPosition {
    pub(crate) fn of(open: &Open) -> Self {
        let preprinted = open.preprinted();
        let shop_steps = open.board.built & !preprinted;
        let placed = |step| {
            let (owner, shop) = open.board.shop(step, preprinted);
            PlacedShop { step, owner, shop }
        };
        Self {
            edition: open.edition,
            phase: open.phase,
            is_pile_known: open.is_pile_known,
            active: open.active,
            starter: open.starter,
            round: open.round,
            last_round: open.last_round,
            lead: open.lead,
            extra: open.extra,
            finisher: open.finisher,
            shops: shop_steps.iter().map(placed).collect(),
            seats: open.all_seats().map(|seat| open_seat(open, seat)).collect(),
        }
    }
}

fn open_seat(open: &Open, seat: Seat) -> OpenSeat {
    let player = open.player(seat);
    let list = |swords: Swords| {
        let kinds = (0..).map(SwordKind).zip(&open.components().swords);
        kinds
            .flat_map(|(kind, (sword, _))| std::iter::repeat_n(*sword, usize::from(swords.count(kind))))
            .collect()
    };
    let at_cathedral = std::iter::repeat_n(Step::CATHEDRAL, usize::from(open.at_cathedral(seat)));
    let figures = player.figures;
    let on_road =
        figures.once.iter().flat_map(|step| std::iter::repeat_n(step, usize::from(figures.count(step))));
    OpenSeat {
        figures: at_cathedral.chain(on_road).collect(),
        alcazar: player.alcazar,
        swords: list(player.swords),
        delivered: list(player.delivered),
        metal: player.metal,
        gems: player.gems,
        tiles: player.tiles.iter().collect(),
        paintings: player.paintings.iter().collect(),
        known: open.known[seat.index()].into(),
    }
}

impl Position {
    pub(crate) fn of(state: &State) -> Self {
        Self {
            open: OpenPosition::of(&state.open),
            hands: state.open.all_seats().map(|seat| state.hands[seat.index()].into()).collect(),
            draw_pile: state.draw_pile.into(),
            discard_pile: state.discard_pile().into(),
        }
    }

    pub(crate) fn to_state(&self) -> Result<State, Vec<Impossible>> {
        let mut reasons = Vec::new();
        self.check_cards(&mut reasons);
        self.open.check_pieces(&mut reasons);
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let mut hands = [Cards::EMPTY; MAX_PLAYERS];
        for (hand, cards) in hands.iter_mut().zip(&self.hands) {
            *hand = cards.iter().copied().collect();
        }
        let draw_pile = self.draw_pile.iter().copied().collect();
        let state = State { open: self.open.to_open(), hands, draw_pile };
        state.check_moment(&mut reasons);
        if reasons.is_empty() { Ok(state) } else { Err(reasons) }
    }
}

impl OpenPosition {
    /// The compact form of pieces that [`check_pieces`](Self::check_pieces) has found possible.
    fn to_open(&self) -> Open {
        let components = self.edition.components();
        let preprinted = components.taverns | components.artists;
        let mut board = Board::new(preprinted);
        let mut players = [Player::default(); MAX_PLAYERS];
        let mut known = [Cards::EMPTY; MAX_PLAYERS];
        for placed in &self.shops {
            board.place(placed.step, placed.owner, placed.shop, preprinted);
            players[placed.owner.index()].shops.remove(placed.shop);
        }
        for (index, seat) in self.seats.iter().enumerate() {
            let shops: Shops = players[index].shops;
            let mut figures = Figures::default();
            for &step in seat.figures.iter().filter(|&&step| step != Step::CATHEDRAL) {
                figures.insert(step);
            }
            let swords = |list: &[Sword]| {
                let mut swords = Swords::default();
                list.iter()
                    .filter_map(|sword| components.kind_of(*sword))
                    .for_each(|kind| swords.insert(kind));
                swords
            };
            let mut tiles = Tiles::default();
            seat.tiles.iter().for_each(|&tile| tiles.insert(tile));
            let mut paintings = Paintings::default();
            seat.paintings.iter().for_each(|&value| paintings.insert(value));
            players[index] = Player {
                figures,
                swords: swords(&seat.swords),
                delivered: swords(&seat.delivered),
                alcazar: seat.alcazar,
                shops,
                metal: seat.metal,
                gems: seat.gems,
                tiles,
                paintings,
            };
            known[index] = seat.known.iter().copied().collect();
        }
        Open {
            known,
            board,
            players,
            phase: self.phase,
            is_pile_known: self.is_pile_known,
            edition: self.edition,
            seats: self.seats.len() as u8,
            active: self.active,
            starter: self.starter,
            round: self.round,
            last_round: self.last_round,
            lead: self.lead,
            extra: self.extra,
            finisher: self.finisher,
        }
    }
}

/// A view as it stands in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewText {
    viewer: Viewer,
    open: OpenPosition,
    hand: Option<Cards>,
    hand_sizes: Vec<u8>,
    draw_pile_size: u8,
    draw_pile: Secret<Cards>,
    discard_pile: Cards,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = ViewText {
            viewer: self.viewer,
            open: OpenPosition::of(&self.open),
            hand: self.hand,
            hand_sizes: self.hand_sizes[..usize::from(self.open.seats)].to_vec(),
            draw_pile_size: self.draw_pile_size,
            draw_pile: self.draw_pile,
            discard_pile: self.discard_pile,
        };
        text.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = ViewText::deserialize(deserializer)?;
        let mut reasons = Vec::new();
        text.open.check_pieces(&mut reasons);
        if let Some(reason) = reasons.first() {
            return Err(serde::de::Error::custom(reason));
        }
        if text.hand_sizes.len() != text.open.seats.len() {
            return Err(serde::de::Error::custom(Impossible::Hands));
        }
        let mut hand_sizes = [0; MAX_PLAYERS];
        hand_sizes[..text.hand_sizes.len()].copy_from_slice(&text.hand_sizes);
        let view = Self {
            viewer: text.viewer,
            open: text.open.to_open(),
            hand: text.hand,
            hand_sizes,
            draw_pile_size: text.draw_pile_size,
            draw_pile: text.draw_pile,
            discard_pile: text.discard_pile,
        };
        view.check().map_err(serde::de::Error::custom)?;
        Ok(view)
    }
}
