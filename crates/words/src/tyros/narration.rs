//! A turn of Tyros in one sentence: “White sails from Tyros to Hellas (22) for 1 orange and 1 green.” A
//! voyage is one clause, however many steps it has, and an offer is told with its result.

use ::tyros::{Berth, Cards, OfferView, Phase, Seen, Square, State};
use alcazar_core::{Seat, SeatSet, Viewer};

use super::{berth, card, cards, empire_name, side, square, tiles};
use crate::narration::{self, Telling};
use crate::{Argument, Happening, Phrase, Speak as _};

fn told(what: &str) -> Phrase {
    Phrase::new(format!("tyros-told-{what}"))
}

pub(super) fn turn_of(event: &Happening<'_, State>) -> Option<Seat> {
    match event.before.text().table {
        table if is_common(table.phase) => None,
        table => Some(table.active),
    }
}

/// Whether a phase belongs to all players: the founding, the deal, and the choice of what to keep.
const fn is_common(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Founding { .. }
            | Phase::StartPlayer
            | Phase::DealTiles { .. }
            | Phase::DealCards { .. }
            | Phase::Keep
            | Phase::Over { .. }
    )
}

pub(super) const fn actor(seen: &Seen) -> Option<Seat> {
    match *seen {
        Seen::EmpireFounded { .. } | Seen::AllAnswered { .. } | Seen::AllKept { .. } => None,
        Seen::Start { seat }
        | Seen::TilesDrawn { seat, .. }
        | Seen::CardsDrawn { seat, .. }
        | Seen::Grown { seat, .. }
        | Seen::PutUnder { seat, .. }
        | Seen::Shown { seat, .. }
        | Seen::Sailed { seat, .. }
        | Seen::Given { seat, .. }
        | Seen::CityFounded { seat, .. }
        | Seen::ShipBuilt { seat, .. }
        | Seen::Announced { seat, .. }
        | Seen::Swapped { seat, .. }
        | Seen::Taken { seat, .. }
        | Seen::Drafted { seat, .. }
        | Seen::Proposed { seat, .. }
        | Seen::Answered { seat, .. }
        | Seen::Dealt { seat, .. }
        | Seen::Withdrawn { seat }
        | Seen::Passed { seat, .. }
        | Seen::Kept { seat, .. } => Some(seat),
    }
}

/// What is drawn completes what it is drawn for.
pub(super) fn completes(seen: &Seen, last: &Seen) -> bool {
    match seen {
        Seen::TilesDrawn { .. } => matches!(last, Seen::Grown { .. } | Seen::PutUnder { .. }),
        Seen::CardsDrawn { .. } => matches!(last, Seen::Swapped { .. }),
        _ => false,
    }
}

pub(super) fn narrate(events: &[Happening<'_, State>], viewer: Viewer) -> Phrase {
    let tell = |seat| {
        let mut turn = Turn { viewer, seat, telling: Telling::new(), voyage: None, offer: None };
        for event in events {
            turn.tell(event.seen);
        }
        turn.telling.finish()
    };
    narration::of_turn(events, viewer, tell, |last| match last {
        Seen::CardsDrawn { .. } => Some(told("deal")),
        Seen::TilesDrawn { .. } => Some(told("deal-tiles")),
        Seen::Kept { .. } => Some(keeping()),
        _ => None,
    })
}

pub(crate) fn keeping() -> Phrase {
    told("keeping")
}

/// What has been told of a turn. A clause that grows is the last one of the player's sentence.
struct Turn {
    viewer: Viewer,
    seat: Seat,
    telling: Telling<State>,
    /// The voyage told last: where it started, where it has come, and what it has cost.
    voyage: Option<(Berth, Berth, Cards)>,
    /// The offer told last.
    offer: Option<OfferView>,
}

impl Turn {
    fn clause(&mut self, clause: Phrase) {
        self.telling.of(self.seat).push(clause);
    }

    /// Replaces the last clause.
    fn again(&mut self, clause: Phrase) {
        let clauses = self.telling.of(self.seat);
        clauses.pop();
        clauses.push(clause);
    }

    fn whom(&self, seats: impl IntoIterator<Item = Seat>) -> Argument {
        let whom = |seat| Phrase::whom::<State>(seat, self.viewer);
        Argument::All(seats.into_iter().map(whom).collect())
    }

    fn tell(&mut self, seen: &Seen) {
        let last = self.voyage.take();
        match *seen {
            Seen::Grown { tile, empire, marks_tyros, .. } => {
                let what = if marks_tyros { "grown-tyros" } else { "grown" };
                self.clause(told(what).with("empire", empire_name(empire)).with("square", square(tile)));
            }
            Seen::PutUnder { tile, shown, .. } => {
                self.clause(told("under").with("shown", tiles(shown)).with("square", square(tile)));
            }
            Seen::Sailed { from, to, paid, .. } => match last {
                Some((start, end, cost)) if end == from => {
                    let cost = cost.plus(paid);
                    self.again(voyage(start, to, cost));
                    self.voyage = Some((start, to, cost));
                }
                _ => {
                    self.clause(voyage(from, to, paid));
                    self.voyage = Some((from, to, paid));
                }
            },
            Seen::Given { to, .. } => {
                let whom = self.whom([to]);
                self.clause(told("given").with("whom", whom));
                self.voyage = last;
            }
            Seen::CityFounded { square: place, paid, is_first_everywhere, .. } => {
                self.clause(city(place, paid, is_first_everywhere));
            }
            Seen::ShipBuilt { square: place, paid, .. } => {
                self.clause(told("ship").with("square", square(place)).with("paid", cards(paid)));
            }
            Seen::Swapped { discarded, .. } => {
                self.clause(told("swapped").with("count", discarded.len()));
            }
            Seen::Taken { kind, discarded, .. } => {
                self.clause(told("taken").with("card", card(kind)).with("cards", cards(discarded)));
            }
            Seen::Proposed { offer, .. } => {
                self.offer = Some(offer);
                let whom = self.whom(offer.to.iter());
                self.clause(offered("offers", offer).with("whom", whom));
            }
            Seen::AllAnswered { yes, .. } => self.answered(yes),
            Seen::Dealt { with, give, want, .. } => {
                let whom = self.whom([with]);
                let clause = told("dealt").with("whom", whom);
                self.again(clause.with("give", side(give)).with("want", side(want)));
                self.offer = None;
            }
            Seen::Withdrawn { .. } => self.clause(told("withdrawn")),
            Seen::Passed { ends_round: false, .. } => self.clause(told("passed")),
            // What others say about an offer is told when all have answered.
            Seen::Answered { .. } | Seen::Announced { .. } | Seen::Drafted { .. } => {}
            // Tiles and cards complete what they are drawn for.
            Seen::TilesDrawn { .. } | Seen::CardsDrawn { .. } => {}
            Seen::Shown { .. }
            | Seen::Passed { .. }
            | Seen::Start { .. }
            | Seen::EmpireFounded { .. }
            | Seen::Kept { .. }
            | Seen::AllKept { .. } => self.telling.sentence(State::event(seen, self.viewer)),
        }
    }

    fn answered(&mut self, yes: SeatSet) {
        let Some(offer) = self.offer else { return };
        if yes.is_empty() {
            let whom = self.whom(offer.to.iter());
            self.again(offered("refused", offer).with("whom", whom));
        } else {
            let whom = self.whom(yes.iter());
            self.again(offered("accepted", offer).with("whom", whom));
        }
    }
}

pub(crate) fn city(place: Square, paid: Cards, is_first_everywhere: bool) -> Phrase {
    let what = if is_first_everywhere { "city-everywhere" } else { "city" };
    told(what).with("square", square(place)).with("paid", cards(paid))
}

fn voyage(from: Berth, to: Berth, paid: Cards) -> Phrase {
    told("sailed").with("from", berth(from)).with("to", berth(to)).with("paid", cards(paid))
}

fn offered(what: &str, offer: OfferView) -> Phrase {
    told(what).with("give", side(offer.give)).with("want", side(offer.want))
}
