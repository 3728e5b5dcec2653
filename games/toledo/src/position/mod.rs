//! Positions: a whole game as a readable value, converted from and to a state. `docs/toledo.md` documents the
//! JSON.
//!
//! Reading is strict: a position that, as far as can be checked, no game could reach is rejected with all the
//! reasons (see `check`).

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

/// A whole game: public and hidden information.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What everybody sees.
    pub open: OpenPosition,
    /// The cards of each seat.
    pub hands: Vec<Vec<Card>>,
    /// The cards still to be drawn, in no order.
    pub draw_pile: Vec<Card>,
    /// The cards discarded, without the lead card of the current turn.
    pub discard_pile: Vec<Card>,
}

/// The public part of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenPosition {
    /// Which component tables are used.
    pub edition: Edition,
    /// The decision to be made now.
    pub phase: Phase,
    /// Whether everybody knows the draw pile: it was reshuffled, and no card has been drawn unseen since.
    pub is_pile_known: bool,
    /// Whose turn it is.
    pub active: Seat,
    /// The seat that had the first turn.
    pub starter: Seat,
    /// The current round, starting at 1.
    pub round: u8,
    /// The round after which the game is cut off.
    pub last_round: u8,
    /// The lead card of the current turn.
    pub lead: Option<Card>,
    /// The value of the extra card of the current turn.
    pub extra: Option<Value>,
    /// The seat that triggered the end with three figures in the Alcázar.
    pub finisher: Option<Seat>,
    /// The shops on the road, by step.
    pub shops: Vec<PlacedShop>,
    /// What each seat has in front of it.
    pub seats: Vec<OpenSeat>,
}

/// A shop on the road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedShop {
    /// The step.
    pub step: Step,
    /// The owner.
    pub owner: Seat,
    /// Which of the owner's tiles.
    pub shop: Shop,
}

/// What a seat has in front of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenSeat {
    /// Where its figures stand, 0 for the cathedral. Not listed are those in the Alcázar and one that is
    /// being moved onto a full step.
    pub figures: Vec<Step>,
    /// The number of its figures in the Alcázar.
    pub alcazar: u8,
    /// Swords not delivered.
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
    /// Cards in its hand that everybody saw going in.
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
        state.check_phase(&mut reasons);
        if reasons.is_empty() { Ok(state) } else { Err(reasons) }
    }
}

impl OpenPosition {
    /// The compact form of pieces that have passed [`check_pieces`](Self::check_pieces).
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

/// The JSON form of a view.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewJson {
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
        let json = ViewJson {
            viewer: self.viewer,
            open: OpenPosition::of(&self.open),
            hand: self.hand,
            hand_sizes: self.hand_sizes[..usize::from(self.open.seats)].to_vec(),
            draw_pile_size: self.draw_pile_size,
            draw_pile: self.draw_pile,
            discard_pile: self.discard_pile,
        };
        json.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let json = ViewJson::deserialize(deserializer)?;
        let mut reasons = Vec::new();
        json.open.check_pieces(&mut reasons);
        if let Some(reason) = reasons.first() {
            return Err(serde::de::Error::custom(reason));
        }
        if json.hand_sizes.len() != json.open.seats.len() {
            return Err(serde::de::Error::custom(Impossible::Hands));
        }
        let mut hand_sizes = [0; MAX_PLAYERS];
        hand_sizes[..json.hand_sizes.len()].copy_from_slice(&json.hand_sizes);
        let view = Self {
            viewer: json.viewer,
            open: json.open.to_open(),
            hand: json.hand,
            hand_sizes,
            draw_pile_size: json.draw_pile_size,
            draw_pile: json.draw_pile,
            discard_pile: json.discard_pile,
        };
        view.check().map_err(serde::de::Error::custom)?;
        Ok(view)
    }
}
