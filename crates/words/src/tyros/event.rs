//! Messages for events.

use ::tyros::{Cards, Purchase, Seen, State};
use alcazar_core::{Seat, SeatMap, SeatSet, Secret, Viewer};

use super::{all_or_nothing, berth, card, cards, empire_name, side, square, tiles};
use crate::{Argument, Phrase};

/// A boolean as the variant key of a message.
const fn yes_or_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

fn message(what: &str) -> Phrase {
    Phrase::new(format!("tyros-event-{what}"))
}

#[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
pub(super) fn event(seen: &Seen, viewer: Viewer) -> Phrase {
    let whom = |seat: Seat| Phrase::whom::<State>(seat, viewer);
    let (seat, phrase) = match *seen {
        // Events without an actor, or of all players together, have no subject.
        Seen::EmpireFounded { empire, square: place, marks_tyros } => {
            return message("empire")
                .with("empire", empire_name(empire))
                .with("square", square(place))
                .with("tyros", yes_or_no(marks_tyros));
        }
        Seen::AllAnswered { yes, .. } => return answers(yes, viewer),
        Seen::AllKept { ref discarded, .. } => return discards(discarded, viewer),
        Seen::Start { seat } => (seat, message("start")),
        Seen::TilesDrawn { seat, count, tiles: drawn } => (
            seat,
            match drawn {
                Secret::Hidden => message("tiles").with("count", count),
                Secret::Known(drawn) => {
                    message(if count == 1 { "tile-known" } else { "tiles-known" }).with("tiles", tiles(drawn))
                }
            },
        ),
        Seen::CardsDrawn { seat, count, cards: drawn } => (
            seat,
            match drawn {
                Secret::Hidden => message("cards").with("count", count),
                Secret::Known(drawn) => message("cards-known").with("cards", cards(drawn)),
            },
        ),
        Seen::Grown { seat, tile, empire, marks_tyros, drawn } => {
            let phrase = match drawn {
                Some(drawn) => message("grown-drawn").with("drawn", square(drawn)),
                None => message("grown"),
            };
            let phrase = phrase.with("empire", empire_name(empire)).with("square", square(tile));
            (seat, phrase.with("tyros", yes_or_no(marks_tyros)))
        }
        Seen::PutUnder { seat, tile, shown, drawn } => {
            let phrase = match drawn {
                Some(drawn) => message("under-drawn").with("drawn", square(drawn)),
                None => message("under"),
            };
            (seat, phrase.with("square", square(tile)).with("shown", tiles(shown)))
        }
        Seen::Shown { seat, shown } => (seat, message("shown").with("shown", tiles(shown))),
        Seen::Sailed { seat, from, to, paid, host } => {
            let phrase = match host {
                Some(host) => message("sailed-host").with("host", whom(host)),
                None => message("sailed"),
            };
            (seat, phrase.with("from", berth(from)).with("to", berth(to)).with("paid", cards(paid)))
        }
        Seen::Given { seat, to, kind } => (
            seat,
            match kind {
                Secret::Hidden => message("given").with("whom", whom(to)),
                Secret::Known(kind) => message("given-known").with("whom", whom(to)).with("card", card(kind)),
            },
        ),
        Seen::CityFounded { seat, square: place, paid, is_first_everywhere, .. } => {
            let phrase = message(if is_first_everywhere { "city-everywhere" } else { "city" });
            (seat, phrase.with("square", square(place)).with("paid", cards(paid)))
        }
        Seen::ShipBuilt { seat, square: place, paid } => {
            (seat, message("ship").with("square", square(place)).with("paid", cards(paid)))
        }
        Seen::Announced { seat, purchase } => (
            seat,
            match purchase {
                Purchase::Ship => message("wants-ship"),
                Purchase::Swap => message("wants-swap"),
                Purchase::Take { kind } => message("wants-card").with("card", card(kind)),
            },
        ),
        Seen::Swapped { seat, discarded } => (seat, message("swapped").with("cards", cards(discarded))),
        Seen::Taken { seat, kind, discarded } => {
            (seat, message("taken").with("card", card(kind)).with("cards", cards(discarded)))
        }
        Seen::Drafted { seat, offer } if offer.give.count + offer.want.count == 0 => {
            let asked = Argument::All(offer.to.iter().map(whom).collect());
            (seat, message("draft-begun").with("whom", asked))
        }
        Seen::Drafted { seat, offer } => {
            (seat, message("drafted").with("give", side(offer.give)).with("want", side(offer.want)))
        }
        Seen::Proposed { seat, offer } => {
            let asked = Argument::All(offer.to.iter().map(whom).collect());
            let phrase = message("proposed").with("give", side(offer.give)).with("want", side(offer.want));
            (seat, phrase.with("whom", asked))
        }
        Seen::Answered { seat, is_yes } => (
            seat,
            match is_yes {
                Secret::Hidden => message("answered"),
                Secret::Known(is_yes) => message(yes_or_no(is_yes)),
            },
        ),
        Seen::Dealt { seat, with, give, want } => {
            let phrase = message("dealt").with("whom", whom(with));
            (seat, phrase.with("give", side(give)).with("want", side(want)))
        }
        Seen::Withdrawn { seat } => (seat, message("withdrawn")),
        Seen::Passed { seat, ends_round, ending } => (
            seat,
            match (ending, ends_round) {
                (Some(_), _) => message("passed-game"),
                (None, true) => message("passed-round"),
                (None, false) => message("passed"),
            },
        ),
        Seen::Kept { seat, cards: kept } => (
            seat,
            match kept {
                Secret::Hidden => message("kept"),
                Secret::Known(kept) => message("kept-known").with("cards", cards(kept)),
            },
        ),
    };
    phrase.about::<State>(seat, viewer)
}

fn answers(yes: SeatSet, viewer: Viewer) -> Phrase {
    if yes.is_empty() {
        return message("all-answered-no");
    }
    let names = yes.iter().map(|seat| Phrase::whom::<State>(seat, viewer));
    message("all-answered").with("yes", Argument::All(names.collect()))
}

fn discards(discarded: &SeatMap<Cards>, viewer: Viewer) -> Phrase {
    let lines = discarded.iter().filter(|(_, discarded)| !discarded.is_empty()).map(|(seat, discarded)| {
        Phrase::new("tyros-discards")
            .with("who", Phrase::whom::<State>(seat, viewer))
            .with("cards", cards(*discarded))
    });
    message("all-kept").with("discarded", all_or_nothing(lines.collect()))
}
