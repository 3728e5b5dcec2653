//! What a viewer sees of one event: enough for a sentence and for a picture that moves.

use alcazar_core::{Event, Seat, SeatMap, SeatSet, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::{Berth, Square};
use crate::cards::Cards;
use crate::chance::Chance;
use crate::pieces::{Empire, Kind, Tiles};
use crate::state::{Ending, Phase, Purchase, State};
use crate::view::{OfferView, Side};

/// What one viewer sees of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Seen {
    /// Who starts (Y2.3).
    Start { seat: Seat },
    /// An empire begins (Y2.2); with it Tyros may get a marker (Y4.4).
    EmpireFounded { empire: Empire, square: Square, marks_tyros: bool },
    /// Tiles go from the pile into a hand: seen by its owner alone.
    TilesDrawn { seat: Seat, count: u8, tiles: Secret<Tiles> },
    /// Cards go from the draw pile into a hand: seen by its owner alone.
    CardsDrawn { seat: Seat, count: u8, cards: Secret<Cards> },
    /// A tile is played (Y4.1). `drawn` is the tile that he draws from under the pile, if all know it.
    Grown { seat: Seat, tile: Square, empire: Empire, marks_tyros: bool, drawn: Option<Square> },
    /// Tiles are shown and one is put under the pile (Y4.2).
    PutUnder { seat: Seat, tile: Square, shown: Tiles, drawn: Option<Square> },
    /// Tiles are shown; there is no pile (Y4.2).
    Shown { seat: Seat, shown: Tiles },
    /// A ship sails (Y5.1); if it arrives at another's city a card is owed to `host` (Y5.2).
    Sailed { seat: Seat, from: Berth, to: Berth, paid: Cards, host: Option<Seat> },
    /// A card is given to the owner of the city (Y5.2): seen by the two alone.
    Given { seat: Seat, to: Seat, kind: Secret<Kind> },
    /// A city is founded (Y5.3), perhaps the first city in the last of the four empires (Y6.4).
    CityFounded { seat: Seat, square: Square, ship: Berth, paid: Cards, is_first_everywhere: bool },
    /// A ship is built (Y5.4, Y5.5).
    ShipBuilt { seat: Seat, square: Square, paid: Cards },
    /// It is said what the next cards will pay for.
    Announced { seat: Seat, purchase: Purchase },
    /// Cards are discarded; as many are drawn (Y5.6).
    Swapped { seat: Seat, discarded: Cards },
    /// Cards are discarded, one is taken from the discard pile (Y5.6).
    Taken { seat: Seat, kind: Kind, discarded: Cards },
    /// The viewer's own offer, not yet made.
    Drafted { seat: Seat, offer: OfferView },
    /// An offer is made (Y5.7).
    Proposed { seat: Seat, offer: OfferView },
    /// Somebody has answered, others have not yet.
    Answered { seat: Seat, is_yes: Secret<bool> },
    /// The last answer is given, and all are seen.
    AllAnswered { seat: Seat, yes: SeatSet },
    /// A deal is struck.
    Dealt { seat: Seat, with: Seat, give: Side, want: Side },
    /// No deal is struck with those who said yes.
    Withdrawn { seat: Seat },
    /// Somebody passes (Y5.8), perhaps as the last of all.
    Passed { seat: Seat, ends_round: bool, ending: Option<Ending> },
    /// Somebody has chosen what to keep, others have not yet (Y3.2).
    Kept { seat: Seat, cards: Secret<Cards> },
    /// The last one has chosen, and all see what everybody discards.
    AllKept { seat: Seat, discarded: SeatMap<Cards> },
}

impl State {
    pub(crate) fn seen_by(&self, event: &Event<Action, Chance>, viewer: Viewer) -> Option<Seen> {
        match *event {
            Event::Chance(chance) => Some(self.chance_seen_by(chance, viewer)),
            Event::Move { seat, action } => self.move_seen_by(seat, action, viewer),
        }
    }

    fn chance_seen_by(&self, chance: Chance, viewer: Viewer) -> Seen {
        let seat = match self.open.phase {
            Phase::DealTiles { seat } | Phase::DealCards { seat } => seat,
            _ => self.open.active,
        };
        match chance {
            Chance::Start(seat) => Seen::Start { seat },
            Chance::Found(square) => {
                let empire = match self.open.phase {
                    Phase::Founding { empire } => empire,
                    _ => Empire::Orange,
                };
                Seen::EmpireFounded { empire, square, marks_tyros: self.open.marks_tyros(square, empire) }
            }
            Chance::Tiles(tiles) => {
                Seen::TilesDrawn { seat, count: tiles.len(), tiles: Secret::when(viewer.is(seat), tiles) }
            }
            Chance::Cards(cards) => {
                Seen::CardsDrawn { seat, count: cards.len(), cards: Secret::when(viewer.is(seat), cards) }
            }
        }
    }

    fn move_seen_by(&self, seat: Seat, action: Action, viewer: Viewer) -> Option<Seen> {
        Some(match action {
            Action::Grow { tile, empire } => Seen::Grown {
                seat,
                tile,
                empire,
                marks_tyros: self.open.marks_tyros(tile, empire),
                drawn: self.tile_known_to_come(),
            },
            Action::PutUnder { tile, shown } => {
                Seen::PutUnder { seat, tile, shown, drawn: self.tile_known_to_come() }
            }
            Action::Show { shown } => Seen::Shown { seat, shown },
            Action::Sail { from, to, pay } => {
                Seen::Sailed { seat, from, to, paid: pay, host: self.open.host(seat, to) }
            }
            Action::Found { ship, pay } => Seen::CityFounded {
                seat,
                square: ship.square(),
                ship,
                paid: pay,
                is_first_everywhere: {
                    let after = self.after(seat, action);
                    after.open.first_everywhere != self.open.first_everywhere
                },
            },
            Action::Build { city, pay } => Seen::ShipBuilt { seat, square: city, paid: pay },
            Action::BuildOnTyros => Seen::Announced { seat, purchase: Purchase::Ship },
            Action::Swap => Seen::Announced { seat, purchase: Purchase::Swap },
            Action::Take { kind } => Seen::Announced { seat, purchase: Purchase::Take { kind } },
            Action::Pay { cards } => match self.open.phase {
                Phase::Pay { purchase: Purchase::Take { kind } } => {
                    Seen::Taken { seat, kind, discarded: cards }
                }
                Phase::Pay { purchase: Purchase::Swap } => Seen::Swapped { seat, discarded: cards },
                _ => Seen::ShipBuilt { seat, square: Square::TYROS, paid: cards },
            },
            Action::Give { kind } => {
                let Phase::Gift { to } = self.open.phase else { return None };
                Seen::Given { seat, to, kind: Secret::when(viewer.is(seat) || viewer.is(to), kind) }
            }
            // Nobody else may know that an offer is being drafted.
            Action::Offer { .. } | Action::Add { .. } | Action::For | Action::Want { .. } => {
                let offer = self.after(seat, action).offer_for(viewer)?;
                Seen::Drafted { seat, offer }
            }
            Action::Propose => Seen::Proposed { seat, offer: self.after(seat, action).offer_for(viewer)? },
            Action::No | Action::Yes => self.answer_seen_by(seat, action == Action::Yes, viewer),
            Action::Deal { with } => {
                let offer = self.offer_for(viewer)?;
                Seen::Dealt { seat, with, give: offer.give, want: offer.want }
            }
            Action::Withdraw => Seen::Withdrawn { seat },
            Action::Pass => {
                let ends_round = self.open.passes + 1 == self.open.seats;
                let ending = match self.after(seat, action).open.phase {
                    Phase::Over { ending } => Some(ending),
                    _ => None,
                };
                Seen::Passed { seat, ends_round, ending }
            }
            Action::Keep { cards } => self.keeping_seen_by(seat, cards, viewer),
        })
    }

    fn answer_seen_by(&self, seat: Seat, is_yes: bool, viewer: Viewer) -> Seen {
        if self.unanswered() == SeatSet::only(seat) {
            let yes = if is_yes { self.offer.yes.with(seat) } else { self.offer.yes };
            Seen::AllAnswered { seat, yes }
        } else {
            Seen::Answered { seat, is_yes: Secret::when(viewer.is(seat), is_yes) }
        }
    }

    fn keeping_seen_by(&self, seat: Seat, cards: Cards, viewer: Viewer) -> Seen {
        if self.choosing() == SeatSet::only(seat) {
            let mut chosen = *self;
            chosen.kept[seat.index()] = cards;
            let players = usize::from(self.open.seats);
            Seen::AllKept { seat, discarded: SeatMap::from_fn(players, |seat| chosen.discarded(seat)) }
        } else {
            Seen::Kept { seat, cards: Secret::when(viewer.is(seat), cards) }
        }
    }

    /// The tile that will be drawn, if it comes from under the pile and all know it (Y4.2).
    fn tile_known_to_come(&self) -> Option<Square> {
        if self.unseen_tiles().is_empty() { self.open.under.first() } else { None }
    }

    fn after(&self, seat: Seat, action: Action) -> Self {
        let mut after = *self;
        after.do_action(seat, action);
        after
    }
}
