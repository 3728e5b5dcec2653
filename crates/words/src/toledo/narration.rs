//! A turn of Toledo in one sentence: “Blue plays two 4s, moves to Green’s swordsmith on step 8 (pays a 3) and
//! forges the sword worth 8.”

use ::toledo::{Action, Phase, Place, Seen, State, Step, Trade, View};
use alcazar_core::{Seat, Secret, Viewer};

use super::{card, on_step, place, shop, tile};
use crate::narration::{self, Telling};
use crate::{Argument, Happening, Phrase, Speak as _};

fn told(what: &str) -> Phrase {
    Phrase::new(format!("toledo-told-{what}"))
}

pub(super) fn turn_of(event: &Happening<'_, State>) -> Option<Seat> {
    let open = event.before.open();
    (!matches!(open.phase, Phase::StartPlayer | Phase::Deal { .. })).then_some(open.active)
}

/// Cards complete what they are drawn for; the cards of a duel complete the challenge.
pub(super) fn completes(seen: Seen, last: Seen) -> bool {
    match (seen, last) {
        (Seen::Draw { seat, .. }, Seen::Draw { seat: last, .. }) => seat == last,
        (Seen::Draw { .. }, Seen::Move { action, .. }) => {
            matches!(action, Action::Take | Action::Pay { .. } | Action::Use)
        }
        (Seen::Reveal { .. }, Seen::Reveal { .. }) => true,
        (Seen::Reveal { .. }, Seen::Move { action, .. }) => matches!(action, Action::Challenge { .. }),
        _ => false,
    }
}

/// The sentences of the events, with all drawn cards in one.
pub(super) fn line(events: &[Happening<'_, State>], viewer: Viewer) -> Phrase {
    let is_draw = |event: &Happening<'_, State>| matches!(event.seen, Seen::Draw { .. });
    let first_draw = events.iter().position(is_draw).unwrap_or(events.len());
    let (before, draws) = events.split_at(first_draw);
    let mut sentences = Vec::new();
    if !before.is_empty() {
        sentences.push(narration::sentences(before, viewer));
    }
    let known = draws.iter().filter_map(|event| match event.seen {
        Seen::Draw { card: Secret::Known(face), .. } => Some(card(*face)),
        _ => None,
    });
    let known: Vec<Phrase> = known.collect();
    let takes = |event: &Happening<'_, State>| matches!(event.seen, Seen::Move { action: Action::Take, .. });
    if let Some(seat) = draws.first().and_then(|event| State::actor(event.seen)) {
        if !known.is_empty() {
            let phrase = Phrase::new("toledo-event-draw-card").with("card", Argument::All(known));
            sentences.push(phrase.about::<State>(seat, viewer));
        } else if draws.len() == 1 {
            sentences.push(Phrase::new("toledo-event-draw").about::<State>(seat, viewer));
        } else if !before.iter().any(takes) {
            // Whoever takes two cards draws them: that needs no second sentence.
            let phrase = Phrase::new("toledo-event-draws").with("count", draws.len() as u8);
            sentences.push(phrase.with("who", State::seat(seat)));
        }
    }
    narration::joined(sentences)
}

pub(super) fn narrate(events: &[Happening<'_, State>], viewer: Viewer) -> Phrase {
    let Some(seat) = events.first().and_then(turn_of) else {
        return deal(events, viewer);
    };
    if viewer.is(seat) {
        return narration::lines(events, viewer);
    }
    let mut turn = Turn { viewer, seat, clauses: Vec::new(), cards: None, to: None, draws: None, duel: None };
    for event in events {
        turn.tell(event);
    }
    let mut telling = Telling::<State>::new();
    *telling.of(seat) = turn.clauses;
    telling.finish().unwrap_or_else(|| narration::lines(events, viewer))
}

fn deal(events: &[Happening<'_, State>], viewer: Viewer) -> Phrase {
    let starts = events.iter().filter(|event| matches!(event.seen, Seen::Start { .. }));
    let mut sentences: Vec<Phrase> = starts.map(|event| State::event(event.seen, viewer)).collect();
    if sentences.len() < events.len() {
        sentences.push(told("deal"));
    }
    narration::joined(sentences)
}

/// What has been told of a turn. A clause that grows is found again by its index.
struct Turn {
    viewer: Viewer,
    seat: Seat,
    clauses: Vec<Phrase>,
    /// The clause about the cards played, with the values.
    cards: Option<(usize, Vec<u8>)>,
    /// The clause about the last move, with its destination.
    to: Option<(usize, Phrase)>,
    /// The clause about drawn cards, with their number.
    draws: Option<(usize, u8)>,
    /// The clause about a duel: who was challenged, and the rounds won and lost.
    duel: Option<(usize, Seat, u8, u8)>,
}

impl Turn {
    fn tell(&mut self, event: &Happening<'_, State>) {
        match *event.seen {
            Seen::Start { .. } => {}
            // Whoever takes two cards draws them.
            Seen::Draw { .. } if self.clauses.last().is_some_and(|last| *last == told("take")) => {}
            Seen::Draw { .. } => {
                if let Some((at, count)) = &mut self.draws {
                    *count += 1;
                    self.clauses[*at] = draws(*count);
                } else {
                    self.draws = Some((self.clauses.len(), 1));
                    self.clauses.push(draws(1));
                }
            }
            Seen::Reveal { attacker_wins, .. } => {
                let is_over = !matches!(event.after.open().phase, Phase::Duel { .. });
                if let Some((at, defender, won, lost)) = &mut self.duel {
                    *won += u8::from(attacker_wins);
                    *lost += u8::from(!attacker_wins);
                    if is_over {
                        self.clauses[*at] = duel(*defender, *won, *lost, self.viewer);
                    }
                }
            }
            Seen::Move { action, .. } => self.act(action, event),
        }
    }

    fn act(&mut self, action: Action, event: &Happening<'_, State>) {
        match action {
            Action::Take => self.clauses.push(told("take")),
            Action::Place { shop: placed, step } => {
                self.clauses.push(told("place").with("shop", shop(placed)).with("step", on_step(step)));
            }
            Action::Move { card, from, .. } => {
                let value = card.value().number();
                if let Some((at, values)) = &mut self.cards {
                    values.push(value);
                    self.clauses[*at] = cards(values);
                } else {
                    self.cards = Some((self.clauses.len(), vec![value]));
                    self.clauses.push(cards(&[value]));
                }
                let to = destination(event.before, from.plus(value).unwrap_or(Step::GATE), self);
                self.to = Some((self.clauses.len(), to.clone()));
                self.clauses.push(told("move").with("to", to));
            }
            Action::Back { from } => {
                self.clauses.push(told("back").with("from", place(from).form("from")));
            }
            Action::Pay { card } => {
                let value = card.value().number();
                if let Some((at, to)) = &self.to {
                    self.clauses[*at] = told("move-paying").with("to", to.clone()).with("value", value);
                }
                self.draws = None;
                self.goods(event);
            }
            Action::Use => {
                self.draws = None;
                self.goods(event);
            }
            Action::Forge { sword } => self.clauses.push(told("forge").with("value", sword.value)),
            Action::Learn { tile: taken } => self.clauses.push(told("learn").with("tile", tile(taken))),
            Action::Swap { tile: given } => self.clauses.push(told("swap").with("tile", tile(given))),
            Action::Challenge { defender } => {
                self.duel = Some((self.clauses.len(), defender, 0, 0));
                let whom = Phrase::whom::<State>(defender, self.viewer);
                self.clauses.push(told("challenge").with("defender", whom));
            }
            Action::Deliver { sword } => self.clauses.push(told("deliver").with("value", sword.value)),
            Action::End | Action::Decline => {}
        }
    }

    /// What the used step gave: found by comparing what the player has.
    fn goods(&mut self, event: &Happening<'_, State>) {
        let (before, after) = (event.before.open(), event.after.open());
        let (Some(had), Some(has)) =
            (before.seats.get(self.seat.index()), after.seats.get(self.seat.index()))
        else {
            return;
        };
        let mut goods = Vec::new();
        if has.metal > had.metal {
            goods.push(told("metal").with("count", has.metal - had.metal));
        }
        if has.gems > had.gems {
            goods.push(told("gems").with("count", has.gems - had.gems));
        }
        if let Some(value) = has.paintings.get(had.paintings.len()) {
            goods.push(told("painting").with("value", *value));
        }
        if !goods.is_empty() {
            self.clauses.push(told("get").with("goods", Argument::All(goods)));
        }
    }
}

fn draws(count: u8) -> Phrase {
    told("draws").with("count", count)
}

/// “two 4s and a 2”.
fn cards(values: &[u8]) -> Phrase {
    let mut kinds: Vec<(u8, u8)> = Vec::new();
    for value in values {
        match kinds.iter_mut().find(|(kind, _)| kind == value) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*value, 1)),
        }
    }
    let kind = |(value, count)| told("card").with("value", value).with("count", count);
    told("cards").with("cards", Argument::All(kinds.into_iter().map(kind).collect()))
}

pub(crate) fn duel(defender: Seat, won: u8, lost: u8, viewer: Viewer) -> Phrase {
    told(if won > lost { "duel-won" } else { "duel-lost" })
        .with("defender", Phrase::whom::<State>(defender, viewer))
        .with("won", won)
        .with("lost", lost)
}

/// Where a figure goes: named by what is there.
fn destination(view: &View, step: Step, turn: &Turn) -> Phrase {
    match view.place(step) {
        Place::Shop { owner, shop } => to_shop(shop.trade(), owner, step, turn.seat, turn.viewer),
        Place::Tavern => told("to-tavern").with("number", step.number()),
        Place::Artist => told("to-artist").with("number", step.number()),
        Place::Cathedral | Place::Empty | Place::Entrance => place(step).form("to"),
    }
}

pub(crate) fn to_shop(trade: Trade, owner: Seat, step: Step, seat: Seat, viewer: Viewer) -> Phrase {
    let slug = match trade {
        Trade::Metal => "metal",
        Trade::Gem => "gem",
        Trade::Smith => "smith",
        Trade::Fencing => "fencing",
    };
    let whose = if owner == seat {
        "own"
    } else if viewer.is(owner) {
        "yours"
    } else {
        "other"
    };
    told("to-shop")
        .with("whose", whose)
        .with("owner", State::seat(owner))
        .with("shop", told("shop").with("trade", slug))
        .with("number", step.number())
}
