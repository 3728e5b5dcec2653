//! What has happened in Tyros.

use ::tyros::{Cards, Purchase, Seen, State};
use alcazar_core::{Seat, SeatMap, SeatSet, Secret, Viewer};

use super::{all_or_nothing, berth, card, cards, empire_name, side, square, tiles};
use crate::{Argument, Phrase};

/// Whether something is so, as messages choose by it.
const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

fn said(what: &str) -> Phrase {
    Phrase::new(format!("tyros-event-{what}"))
}

#[expect(clippy::too_many_lines, reason = "one arm for each thing that can be seen")]
pub(super) fn event(seen: &Seen, viewer: Viewer) -> Phrase {
    let whom = |seat: Seat| Phrase::whom::<State>(seat, viewer);
    let (seat, phrase) = match *seen {
        // What nobody does, or all do together, is told without a subject.
        Seen::EmpireFounded { empire, square: place, marks_tyros } => {
            return said("empire")
                .with("empire", empire_name(empire))
                .with("square", square(place))
                .with("tyros", yes_or_no(marks_tyros));
        }
        Seen::AllAnswered { yes, .. } => return answers(yes, viewer),
        Seen::AllKept { ref discarded, .. } => return discards(discarded, viewer),
        Seen::Start { seat } => (seat, said("start")),
        Seen::TilesDrawn { seat, count, tiles: drawn } => (
            seat,
            match drawn {
                Secret::Hidden => said("tiles").with("count", count),
                Secret::Known(drawn) => {
                    said(if count == 1 { "tile-known" } else { "tiles-known" }).with("tiles", tiles(drawn))
                }
            },
        ),
        Seen::CardsDrawn { seat, count, cards: drawn } => (
            seat,
            match drawn {
                Secret::Hidden => said("cards").with("count", count),
                Secret::Known(drawn) => said("cards-known").with("cards", cards(drawn)),
            },
        ),
        Seen::Grown { seat, tile, empire, marks_tyros, drawn } => {
            let phrase = match drawn {
                Some(drawn) => said("grown-drawn").with("drawn", square(drawn)),
                None => said("grown"),
            };
            let phrase = phrase.with("empire", empire_name(empire)).with("square", square(tile));
            (seat, phrase.with("tyros", yes_or_no(marks_tyros)))
        }
        Seen::PutUnder { seat, tile, shown, drawn } => {
            let phrase = match drawn {
                Some(drawn) => said("under-drawn").with("drawn", square(drawn)),
                None => said("under"),
            };
            (seat, phrase.with("square", square(tile)).with("shown", tiles(shown)))
        }
        Seen::Shown { seat, shown } => (seat, said("shown").with("shown", tiles(shown))),
        Seen::Sailed { seat, from, to, paid, host } => {
            let phrase = match host {
                Some(host) => said("sailed-host").with("host", whom(host)),
                None => said("sailed"),
            };
            (seat, phrase.with("from", berth(from)).with("to", berth(to)).with("paid", cards(paid)))
        }
        Seen::Given { seat, to, kind } => (
            seat,
            match kind {
                Secret::Hidden => said("given").with("whom", whom(to)),
                Secret::Known(kind) => said("given-known").with("whom", whom(to)).with("card", card(kind)),
            },
        ),
        Seen::CityFounded { seat, square: place, paid, is_first_everywhere, .. } => {
            let phrase = said(if is_first_everywhere { "city-everywhere" } else { "city" });
            (seat, phrase.with("square", square(place)).with("paid", cards(paid)))
        }
        Seen::ShipBuilt { seat, square: place, paid } => {
            (seat, said("ship").with("square", square(place)).with("paid", cards(paid)))
        }
        Seen::Announced { seat, purchase } => (
            seat,
            match purchase {
                Purchase::Ship => said("wants-ship"),
                Purchase::Swap => said("wants-swap"),
                Purchase::Take { kind } => said("wants-card").with("card", card(kind)),
            },
        ),
        Seen::Swapped { seat, discarded } => (seat, said("swapped").with("cards", cards(discarded))),
        Seen::Taken { seat, kind, discarded } => {
            (seat, said("taken").with("card", card(kind)).with("cards", cards(discarded)))
        }
        Seen::Drafted { seat, offer } if offer.give.count + offer.want.count == 0 => {
            let asked = Argument::All(offer.to.iter().map(whom).collect());
            (seat, said("draft-begun").with("whom", asked))
        }
        Seen::Drafted { seat, offer } => {
            (seat, said("drafted").with("give", side(offer.give)).with("want", side(offer.want)))
        }
        Seen::Proposed { seat, offer } => {
            let asked = Argument::All(offer.to.iter().map(whom).collect());
            let phrase = said("proposed").with("give", side(offer.give)).with("want", side(offer.want));
            (seat, phrase.with("whom", asked))
        }
        Seen::Answered { seat, is_yes } => (
            seat,
            match is_yes {
                Secret::Hidden => said("answered"),
                Secret::Known(is_yes) => said(yes_or_no(is_yes)),
            },
        ),
        Seen::Dealt { seat, with, give, want } => {
            let phrase = said("dealt").with("whom", whom(with));
            (seat, phrase.with("give", side(give)).with("want", side(want)))
        }
        Seen::Withdrawn { seat } => (seat, said("withdrawn")),
        Seen::Passed { seat, ends_round, ending } => (
            seat,
            match (ending, ends_round) {
                (Some(_), _) => said("passed-game"),
                (None, true) => said("passed-round"),
                (None, false) => said("passed"),
            },
        ),
        Seen::Kept { seat, cards: kept } => (
            seat,
            match kept {
                Secret::Hidden => said("kept"),
                Secret::Known(kept) => said("kept-known").with("cards", cards(kept)),
            },
        ),
    };
    phrase.about::<State>(seat, viewer)
}

fn answers(yes: SeatSet, viewer: Viewer) -> Phrase {
    if yes.is_empty() {
        return said("all-answered-no");
    }
    let names = yes.iter().map(|seat| Phrase::whom::<State>(seat, viewer));
    said("all-answered").with("yes", Argument::All(names.collect()))
}

fn discards(discarded: &SeatMap<Cards>, viewer: Viewer) -> Phrase {
    let lines = discarded.iter().filter(|(_, discarded)| !discarded.is_empty()).map(|(seat, discarded)| {
        Phrase::new("tyros-discards")
            .with("who", Phrase::whom::<State>(seat, viewer))
            .with("cards", cards(*discarded))
    });
    said("all-kept").with("discarded", all_or_nothing(lines.collect()))
}
