//! Tolède in words.

mod event;
mod landmark;
pub(crate) mod narration;
mod prompt;

use ::governor::{
    Action, Card, Cell, Culture, Cultures, Direction, Score, Seen, Shape, State, Streets, Tile, Token, View,
};
use alcazar_core::{Seat, Tie, Viewer};

pub use self::landmark::{Landmark, district, place};
use crate::{Argument, Happening, Phrase, Speak};

/// The colours of the candidates.
const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "violet", "turquoise"];

/// The name of an action card.
pub fn card(card: Card) -> Phrase {
    Phrase::new("governor-card").with("card", card.to_string())
}

/// A short description of an action card's effect.
pub fn effect(card: Card) -> Phrase {
    Phrase::new("governor-effect").with("card", card.to_string())
}

/// A tile in hand: its shape and its people.
pub fn tile(tile: Tile) -> Phrase {
    let shape = match tile.shape {
        Shape::DeadEnd => "dead-end",
        Shape::Straight => "straight",
        Shape::Corner => "corner",
        Shape::Tee => "tee",
        Shape::Cross => "cross",
        Shape::Streetless => return Phrase::new("governor-tile-streetless"),
    };
    Phrase::new("governor-tile").with("shape", shape).with("people", cultures(tile.people))
}

impl Speak for State {
    fn seat(seat: Seat) -> Phrase {
        Phrase::new("governor-seat").with("colour", COLOURS[seat.index()]).naming(seat)
    }

    fn event(seen: &Seen, viewer: Viewer) -> Phrase {
        event::event(seen, viewer)
    }

    fn actor(seen: &Seen) -> Option<Seat> {
        narration::actor(seen)
    }

    fn turn_of(event: &Happening<'_, Self>) -> Option<Seat> {
        narration::turn_of(event)
    }

    fn completes(seen: &Seen, last: &Seen) -> bool {
        narration::completes(seen, last)
    }

    fn narrate(events: &[Happening<'_, Self>], viewer: Viewer) -> Phrase {
        narration::narrate(events, viewer)
    }

    fn action(action: &Action) -> Phrase {
        action_phrase("governor-action", *action, Viewer::Spectator)
    }

    fn prompt(view: &View) -> Phrase {
        prompt::prompt(view)
    }

    fn score(view: &View, seat: Seat) -> Vec<(Phrase, i32)> {
        let Score { sets, outside, numbers, all_cultures } = view.score(seat);
        vec![
            (Phrase::new("governor-score-sets"), sets),
            (Phrase::new("governor-score-outside"), outside),
            (Phrase::new("governor-score-numbers"), numbers),
            (Phrase::new("governor-score-all-cultures"), all_cultures),
        ]
    }

    fn tie_order(tie: &Tie) -> Option<Phrase> {
        let drawn = |name: &str| Culture::ALL.into_iter().find(|culture| culture.slug() == name);
        let order: Vec<Culture> = tie.compared.iter().filter_map(|compared| drawn(&compared.what)).collect();
        let [first, second, third] = order[..] else { return None };
        let order = Phrase::new("governor-tie-order").with("first", culture(first));
        Some(order.with("second", culture(second)).with("third", culture(third)))
    }
}

/// An action with its arguments. The prefix of the id says whether it was taken or can be chosen.
fn action_phrase(prefix: &str, action: Action, viewer: Viewer) -> Phrase {
    let phrase = |verb: &str| Phrase::new(format!("{prefix}-{verb}"));
    let at_cell = |verb: &str, cell: Cell| phrase(verb).with("cell", district(cell));
    let on_cell = |verb: &str, cell: Cell| phrase(verb).with("cell", place(cell));
    match action {
        Action::Lay { cell, streets: Streets::NONE } => on_cell("lay-streetless", cell),
        Action::Lay { cell, streets: sides } => on_cell("lay", cell).with("streets", streets(sides)),
        Action::Turn { cell, streets: sides } => on_cell("turn", cell).with("streets", streets(sides)),
        Action::Shift { from, to } => phrase("shift").with("from", place(from)).with("to", place(to)),
        Action::Replace { cell, streets: sides } => on_cell("replace", cell).with("streets", streets(sides)),
        Action::Step(cell) => at_cell("step", cell),
        Action::Poll => phrase("poll"),
        Action::Stop => phrase("stop"),
        Action::Test { translators } => phrase("test").with("translators", translators),
        Action::Show { cards, added } => phrase("show").with("cards", cultures(cards)).with("added", added),
        Action::Lose => phrase("lose"),
        Action::Discredit(culture) => phrase("discredit").with("discredit", discredit(culture)),
        Action::Remove => phrase("remove"),
        Action::Draw => phrase("draw"),
        Action::Nothing => phrase("nothing"),
        Action::End => phrase("end"),
        Action::Pass => phrase("pass"),
        Action::PassTurn => phrase("pass-turn"),
        Action::Give(culture) => phrase("give").with("influence", influence(culture)),
        Action::Rumour(cell) => at_cell("rumour", cell),
        Action::Rehabilitation(cell) => at_cell("rehabilitation", cell),
        Action::Mule => phrase("mule"),
        Action::SafeConduct => phrase("safe-conduct"),
        Action::Passage(cell) => at_cell("passage", cell),
        Action::Bargain(seat) => phrase("bargain").with("whom", Phrase::whom::<State>(seat, viewer)),
        Action::Crier(cell) => at_cell("crier", cell),
        Action::Look(cell) => at_cell("look", cell),
        Action::Enough => phrase("enough"),
        Action::Removal(cell) => at_cell("removal", cell),
        Action::Swap(cell) => at_cell("swap", cell),
        Action::Curfew => phrase("curfew"),
        Action::Council => phrase("council"),
        Action::Tribune => phrase("tribune"),
    }
}

/// The name of a culture.
pub fn culture(culture: Culture) -> Phrase {
    Phrase::new("governor-culture").with("culture", culture.slug())
}

/// An influence card.
pub fn influence(culture: Culture) -> Phrase {
    Phrase::new("governor-influence").with("culture", culture.slug())
}

/// A discredit.
pub fn discredit(culture: Culture) -> Phrase {
    Phrase::new("governor-discredit").with("culture", culture.slug())
}

/// “2 Christian and 1 Jewish”, or “none”.
pub fn cultures(cultures: Cultures) -> Argument {
    if cultures.is_empty() {
        return Phrase::new("governor-none").into();
    }
    let some = |culture| {
        Phrase::new("governor-cultures")
            .with("count", cultures.count(culture))
            .with("culture", culture.slug())
    };
    Argument::All(cultures.kinds().map(some).collect())
}

/// The face of a support token.
pub fn token(token: Token) -> Phrase {
    Phrase::new("governor-token").with("token", token.to_string())
}

/// The sides to which streets lead.
pub fn streets(streets: Streets) -> Argument {
    let direction = |direction: Direction| {
        let slug = match direction {
            Direction::North => "north",
            Direction::East => "east",
            Direction::South => "south",
            Direction::West => "west",
        };
        Phrase::new("governor-direction").with("direction", slug)
    };
    let sides = Direction::ALL.into_iter().filter(|side| streets.leads(*side));
    Argument::All(sides.map(direction).collect())
}
