//! What a viewer sees of one event: enough for a sentence and an animation.

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
    /// The start player is drawn (Y2.3).
    Start { seat: Seat },
    /// An empire is founded (Y2.2), and Tyros may get a marker too (Y4.4).
    EmpireFounded { empire: Empire, square: Square, marks_tyros: bool },
    /// Tiles are drawn; only the player sees which.
    TilesDrawn { seat: Seat, count: u8, tiles: Secret<Tiles> },
    /// Cards are drawn; only the player sees which.
    CardsDrawn { seat: Seat, count: u8, cards: Secret<Cards> },
    /// A tile is played (Y4.1). `drawn` is the replacement if it comes from the tiles put under the pile,
    /// which are public.
    Grown { seat: Seat, tile: Square, empire: Empire, marks_tyros: bool, drawn: Option<Square> },
    /// Tiles are shown and one is put under the pile (Y4.2).
    PutUnder { seat: Seat, tile: Square, shown: Tiles, drawn: Option<Square> },
    /// Tiles are shown because the pile is empty (Y4.2).
    Shown { seat: Seat, shown: Tiles },
    /// A ship sails (Y5.1). If it arrives at another player's city, a card is owed to `host` (Y5.2).
    Sailed { seat: Seat, from: Berth, to: Berth, paid: Cards, host: Option<Seat> },
    /// A card is given to the owner of the city (Y5.2); only the two players see which.
    Given { seat: Seat, to: Seat, kind: Secret<Kind> },
    /// A city is founded (Y5.3). The player may be the first with a city in each empire (Y6.4).
    CityFounded { seat: Seat, square: Square, ship: Berth, paid: Cards, is_first_everywhere: bool },
    /// A ship is built (Y5.4, Y5.5).
    ShipBuilt { seat: Seat, square: Square, paid: Cards },
    /// A purchase is announced; its payment follows.
    Announced { seat: Seat, purchase: Purchase },
    /// Cards are discarded; as many are drawn (Y5.6).
    Swapped { seat: Seat, discarded: Cards },
    /// Cards are discarded, and one is taken from the discard pile (Y5.6).
    Taken { seat: Seat, kind: Kind, discarded: Cards },
    /// The viewer's own offer, still a draft.
    Drafted { seat: Seat, offer: OfferView },
    /// An offer is made (Y5.7).
    Proposed { seat: Seat, offer: OfferView },
    /// A player has answered; others have not yet.
    Answered { seat: Seat, is_yes: Secret<bool> },
    /// The last answer is given, and all answers are revealed.
    AllAnswered { seat: Seat, yes: SeatSet },
    /// A deal is struck.
    Dealt { seat: Seat, with: Seat, give: Side, want: Side },
    /// The proposer declines to deal with any player who said yes.
    Withdrawn { seat: Seat },
    /// A player passes (Y5.8), which may end the round.
    Passed { seat: Seat, ends_round: bool, ending: Option<Ending> },
    /// A player has chosen what to keep; others have not yet (Y3.2).
    Kept { seat: Seat, cards: Secret<Cards> },
    /// The last player has chosen, and all discards are revealed.
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
                drawn: self.next_known_tile(),
            },
            Action::PutUnder { tile, shown } => {
                Seen::PutUnder { seat, tile, shown, drawn: self.next_known_tile() }
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
            // A draft is hidden from all other viewers.
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

    /// The tile that will be drawn, if it is one of those put under the pile, which are public (Y4.2).
    fn next_known_tile(&self) -> Option<Square> {
        if self.unseen_tiles().is_empty() { self.open.under.first() } else { None }
    }

    fn after(&self, seat: Seat, action: Action) -> Self {
        let mut after = *self;
        after.do_action(seat, action);
        after
    }
}
