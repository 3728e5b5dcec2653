//! Tolède in words.

mod event;
mod prompt;

use ::governor::{
    Action, Card, Cell, Culture, Cultures, Direction, Score, Seen, Shape, State, Streets, Tile, Token, View,
};
use alcazar_core::{Seat, Tie, Viewer};

use crate::{Argument, Phrase, Speak};

/// The colours of the candidates.
const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "violet", "turquoise"];

/// The name of an action card.
pub fn card(card: Card) -> Phrase {
    Phrase::new("governor-card").with("card", card.to_string())
}

/// What an action card does, in a few words.
pub fn effect(card: Card) -> Phrase {
    Phrase::new("governor-effect").with("card", card.to_string())
}

/// A tile in hand: how its streets run, and who lives there.
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
        Phrase::new("governor-seat").with("colour", COLOURS[seat.index()])
    }

    fn event(seen: &Seen, viewer: Viewer) -> Phrase {
        event::event(seen, viewer)
    }

    fn action(action: &Action) -> Phrase {
        done("governor-action", *action, Viewer::Spectator)
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

/// An action with what belongs to it. Whether it has been done or can be chosen is told by where the ids begin.
fn done(beginning: &str, action: Action, viewer: Viewer) -> Phrase {
    let said = |verb: &str| Phrase::new(format!("{beginning}-{verb}"));
    let there = |verb: &str, cell: Cell| said(verb).with("cell", district(cell));
    match action {
        Action::Lay { cell, streets: Streets::NONE } => there("lay-streetless", cell),
        Action::Lay { cell, streets: sides } => there("lay", cell).with("streets", streets(sides)),
        Action::Turn { cell, streets: sides } => there("turn", cell).with("streets", streets(sides)),
        Action::Shift { from, to } => said("shift").with("from", district(from)).with("to", district(to)),
        Action::Replace { cell, streets: sides } => there("replace", cell).with("streets", streets(sides)),
        Action::Step(cell) => there("step", cell),
        Action::Poll => said("poll"),
        Action::Stop => said("stop"),
        Action::Test { translators } => said("test").with("translators", translators),
        Action::Show { cards, added } => said("show").with("cards", cultures(cards)).with("added", added),
        Action::Lose => said("lose"),
        Action::Discredit(culture) => said("discredit").with("discredit", discredit(culture)),
        Action::Remove => said("remove"),
        Action::Draw => said("draw"),
        Action::Nothing => said("nothing"),
        Action::End => said("end"),
        Action::Pass => said("pass"),
        Action::PassTurn => said("pass-turn"),
        Action::Give(culture) => said("give").with("influence", influence(culture)),
        Action::Rumour(cell) => there("rumour", cell),
        Action::Rehabilitation(cell) => there("rehabilitation", cell),
        Action::Mule => said("mule"),
        Action::SafeConduct => said("safe-conduct"),
        Action::Passage(cell) => there("passage", cell),
        Action::Bargain(seat) => said("bargain").with("whom", Phrase::whom::<State>(seat, viewer)),
        Action::Crier(cell) => there("crier", cell),
        Action::Look(cell) => there("look", cell),
        Action::Enough => said("enough"),
        Action::Removal(cell) => there("removal", cell),
        Action::Swap(cell) => there("swap", cell),
        Action::Curfew => said("curfew"),
        Action::Council => said("council"),
        Action::Tribune => said("tribune"),
    }
}

/// A district by its name.
pub fn district(cell: Cell) -> Phrase {
    if cell == Cell::CENTRE {
        return Phrase::new("governor-centre");
    }
    Phrase::new("governor-district").with("cell", cell.to_string())
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
