//! What one viewer may know of a game.

use alcazar_core::{Seat, SeatMap, SeatSet, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::pieces::Tiles;
use crate::position::{Malformed, Table};
use crate::state::{MAX_PLAYERS, Open, Phase, State};

/// Everything that one viewer may know of a game.
///
/// The public part of the state is a type of its own, so a view consists of that part, the viewer's own cards
/// and tiles, and what they remember. It has no field that could hold another player's hand. [`View::text`]
/// converts it into a readable form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "ViewText", try_from = "ViewText")]
pub struct View {
    pub(crate) viewer: Viewer,
    /// Another player's draft of an offer is hidden: the phase is still `Act`.
    pub(crate) open: Open,
    pub(crate) hand_sizes: [u8; MAX_PLAYERS],
    pub(crate) tile_counts: [u8; MAX_PLAYERS],
    /// The cards that the viewer knows to be in each other hand.
    pub(crate) known: [Cards; MAX_PLAYERS],
    /// The seats that have chosen what to keep.
    pub(crate) chosen: SeatSet,
    pub(crate) offer: Option<OfferView>,
    pub(crate) own: Option<Own>,
}

/// What only the viewer sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// The viewer's cards.
    pub cards: Cards,
    /// The viewer's tiles.
    pub tiles: Tiles,
    /// The cards the viewer has chosen to keep, until all have chosen.
    pub kept: Option<Cards>,
}

/// One side of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// The number of cards.
    pub count: u8,
    /// The cards, known to the proposer and the seats asked.
    pub cards: Secret<Cards>,
}

impl Side {
    pub(crate) fn when(is_known: bool, cards: Cards) -> Self {
        Self { count: cards.len(), cards: Secret::when(is_known, cards) }
    }
}

/// An offer as one viewer sees it (Y5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OfferView {
    /// The seats asked.
    pub to: SeatSet,
    /// The cards the proposer gives.
    pub give: Side,
    /// The cards the proposer wants.
    pub want: Side,
    /// The seats that have answered.
    pub answered: SeatSet,
    /// The seats known to have said yes: until all have answered, only the viewer's own.
    pub yes: SeatSet,
}

/// A view in a readable form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewText {
    /// Who is looking.
    pub viewer: Viewer,
    /// The public part.
    pub table: Table,
    /// What is known of each hand.
    pub hands: SeatMap<HandView>,
    /// What only the viewer sees; `None` for spectators.
    pub own: Option<Own>,
    /// The current offer.
    pub offer: Option<OfferView>,
    /// The number of cards in the draw pile.
    pub draw_pile: u8,
    /// The number of tiles in the pile, both unseen and put under.
    pub tile_pile: u8,
}

/// What a viewer knows of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandView {
    /// The number of cards.
    pub cards: u8,
    /// The number of tiles.
    pub tiles: u8,
    /// The cards that the viewer remembers to be in the hand; empty for the viewer's own hand.
    pub known: Cards,
    /// Whether the player has chosen what to keep at the end of the round.
    pub has_chosen: bool,
}

impl State {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let mut open = self.open;
        if let Phase::Draft { .. } = open.phase
            && !viewer.is(open.active)
        {
            open.phase = Phase::Act;
        }
        View {
            viewer,
            open,
            hand_sizes: self.hands.map(Cards::len),
            tile_counts: self.tiles.map(Tiles::len),
            known: std::array::from_fn(|holder| self.memory.of(viewer, Seat::new(holder))),
            chosen: self.chosen(),
            offer: self.offer_for(viewer),
            own: viewer.seat().map(|seat| {
                let kept = self.kept[seat.index()];
                Own {
                    cards: self.hand(seat),
                    tiles: self.tiles[seat.index()],
                    kept: (!kept.is_empty()).then_some(kept),
                }
            }),
        }
    }

    fn chosen(&self) -> SeatSet {
        self.open.all_seats().filter(|seat| !self.kept[seat.index()].is_empty()).collect()
    }

    /// The offer as this viewer sees it.
    pub(crate) fn offer_for(&self, viewer: Viewer) -> Option<OfferView> {
        let offer = &self.offer;
        let yes = match self.open.phase {
            Phase::Draft { .. } if viewer.is(self.open.active) => SeatSet::EMPTY,
            Phase::Answer => offer.yes.iter().filter(|&seat| viewer.is(seat)).collect(),
            Phase::Choose => offer.yes,
            _ => return None,
        };
        let is_informed = viewer.seat().is_some_and(|seat| self.informed().contains(seat));
        Some(OfferView {
            to: offer.to,
            give: Side::when(is_informed, offer.give),
            want: Side::when(is_informed, offer.want),
            answered: offer.answered,
            yes,
        })
    }
}

impl View {
    /// Converts the view into a readable form.
    pub fn text(&self) -> ViewText {
        let players = usize::from(self.open.seats);
        let held: u8 = self.hand_sizes.iter().sum();
        let tiles: u8 = self.tile_counts.iter().sum();
        ViewText {
            viewer: self.viewer,
            table: Table::of(&self.open),
            hands: SeatMap::from_fn(players, |seat| HandView {
                cards: self.hand_sizes[seat.index()],
                tiles: self.tile_counts[seat.index()],
                known: self.known[seat.index()],
                has_chosen: self.chosen.contains(seat),
            }),
            own: self.own,
            offer: self.offer,
            draw_pile: self.open.components().deck.len().saturating_sub(held + self.open.discard_pile.len()),
            tile_pile: Tiles::ALL.minus(Tiles::of(self.open.marked())).len().saturating_sub(tiles),
        }
    }

    /// The viewer's own cards; `None` for spectators.
    pub fn cards(&self) -> Option<Cards> {
        self.own.map(|own| own.cards)
    }

    /// The viewer's own tiles; `None` for spectators.
    pub fn tiles(&self) -> Option<Tiles> {
        self.own.map(|own| own.tiles)
    }
}

impl From<View> for ViewText {
    fn from(view: View) -> Self {
        view.text()
    }
}

impl TryFrom<ViewText> for View {
    type Error = Malformed;

    fn try_from(text: ViewText) -> Result<Self, Malformed> {
        let open = text.table.open()?;
        if text.hands.len() != text.table.players.len()
            || text.viewer.seat().is_some() != text.own.is_some()
            || text.viewer.seat().is_some_and(|seat| seat.index() >= text.hands.len())
        {
            return Err(Malformed::Seats);
        }
        let each = |value: fn(&HandView) -> u8| {
            std::array::from_fn(|seat| text.hands.get(Seat::new(seat)).map_or(0, value))
        };
        Ok(Self {
            viewer: text.viewer,
            open,
            hand_sizes: each(|hand| hand.cards),
            tile_counts: each(|hand| hand.tiles),
            known: std::array::from_fn(|seat| {
                text.hands.get(Seat::new(seat)).map_or(Cards::EMPTY, |hand| hand.known)
            }),
            chosen: text.hands.iter().filter(|(_, hand)| hand.has_chosen).map(|(seat, _)| seat).collect(),
            offer: text.offer,
            own: text.own,
        })
    }
}
