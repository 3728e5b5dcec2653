//! From touches to an action: a player touches a card, a district, a way to repair, and each touch leaves fewer actions that can be
//! meant.
//!
//! A choice is complete when all of an action has been said: for most by the district, for a tile by its cell and how it is turned.

use alcazar_core::Seat;
use governor::{Action, Card, Cell, Culture, Direction, Illegal, Shape, State, Streets};

use crate::scene::Choices;
use crate::touch::Pick;

/// What comes of a touch.
pub type Outcome = crate::touch::Outcome<State>;

/// Something that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    /// A district, or a free cell.
    Cell(Cell),
    /// What turns the tile in hand further.
    Rotate,
    /// The tile in hand, turned like this.
    Turned(Streets),
    /// A way to repair the city (G2.3).
    Way(Way),
    /// The influence cards of one culture in the hand.
    Influence(Culture),
    /// The action cards of one kind in the hand.
    Card(Card),
    /// Another player.
    Player(Seat),
    /// An action that is offered in so many words.
    Choice(Action),
}

/// A way to repair the city (G2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Turn a laid tile.
    Turn,
    /// Move a tile without streets.
    Shift,
    /// Lay the drawn tile in the place of another.
    Replace,
}

impl Way {
    /// All three, in the order of the rules.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Shift, Self::Replace];

    /// The name by which messages know it.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Shift => "shift",
            Self::Replace => "replace",
        }
    }

    /// The way of an action, if it is a repair.
    pub const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Turn { .. } => Some(Self::Turn),
            Action::Shift { .. } => Some(Self::Shift),
            Action::Replace { .. } => Some(Self::Replace),
            _ => None,
        }
    }
}

impl Touch {
    /// Whether this action can be meant by whoever touches this.
    fn fits(self, action: Action) -> bool {
        match self {
            Self::Cell(touched) => match action {
                Action::Shift { from, to } => touched == from || touched == to,
                _ => place(action) == Some(touched),
            },
            Self::Turned(turned) => matches!(action, Action::Lay { streets, .. } if streets == turned),
            Self::Way(way) => Way::of(action) == Some(way),
            Self::Influence(culture) => action == Action::Give(culture),
            Self::Card(card) => card_of(action) == Some(card),
            Self::Player(seat) => action == Action::Bargain(seat),
            Self::Choice(choice) => choice == action,
            Self::Rotate => false,
        }
    }
}

/// The district or cell that an action is about.
pub const fn place(action: Action) -> Option<Cell> {
    match action {
        Action::Lay { cell, .. }
        | Action::Turn { cell, .. }
        | Action::Replace { cell, .. }
        | Action::Step(cell)
        | Action::Rumour(cell)
        | Action::Rehabilitation(cell)
        | Action::Passage(cell)
        | Action::Crier(cell)
        | Action::Look(cell)
        | Action::Removal(cell)
        | Action::Swap(cell) => Some(cell),
        Action::Shift { to, .. } => Some(to),
        _ => None,
    }
}

/// The card that an action needs; a test may need Translators.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Test { translators: 1.. } | Action::Show { added: 1.., .. } => Some(Card::Translator),
        _ => action.card(),
    }
}

/// All different ways to turn a tile of this shape, each turned to the right of the one before.
pub fn rotations(shape: Shape) -> Vec<Streets> {
    let mut all = Vec::new();
    let mut next = Streets::all().find(|streets| streets.shape() == shape);
    while let Some(streets) = next.filter(|streets| !all.contains(streets)) {
        all.push(streets);
        next = Some(turned_right(streets));
    }
    all
}

fn turned_right(streets: Streets) -> Streets {
    let next = |direction: Direction| Direction::ALL[(direction as usize + 1) % 4];
    Direction::ALL
        .into_iter()
        .filter(|&side| streets.leads(side))
        .fold(Streets::NONE, |turned, side| turned.with(next(side)))
}

/// How the tile in hand lies before the player: as it was turned last, or as it was drawn.
pub fn lies(shape: Shape, touched: &[Touch]) -> Streets {
    let turned = touched.iter().find_map(|touch| match touch {
        Touch::Turned(streets) if streets.shape() == shape => Some(*streets),
        _ => None,
    });
    turned.or_else(|| rotations(shape).first().copied()).unwrap_or(Streets::NONE)
}

/// Whether these touches can mean the action. What plays a card is meant by nobody who has not touched it.
fn can_mean(touched: &[Touch], action: Action) -> bool {
    let is_played = |card| touched.contains(&Touch::Card(card)) || touched.contains(&Touch::Choice(action));
    touched.iter().all(|touch| touch.fits(action)) && action.card().is_none_or(is_played)
}

/// Whether nothing of the action is left unsaid.
fn says_all(touched: &[Touch], action: Action) -> bool {
    let has = |touch: Touch| touched.contains(&touch);
    let is_said = match action {
        Action::Lay { cell, streets } => {
            has(Touch::Cell(cell)) && (has(Touch::Turned(streets)) || rotations(streets.shape()).len() == 1)
        }
        Action::Shift { from, to } => has(Touch::Cell(from)) && has(Touch::Cell(to)),
        // How a tile lies in the city is chosen by looking at it.
        Action::Turn { .. } | Action::Replace { .. } => false,
        Action::Bargain(seat) => has(Touch::Player(seat)),
        Action::Give(culture) => has(Touch::Influence(culture)),
        _ => place(action).is_some_and(|cell| has(Touch::Cell(cell))),
    };
    is_said || has(Touch::Choice(action))
}

/// The legal actions that can be meant by all that has been touched.
pub fn meant(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    choices.legal.iter().copied().filter(|action| can_mean(touched, *action)).collect()
}

/// What is to be offered beside a touched cell: how a tile can lie there.
pub fn offered(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    if !touched.iter().any(|touch| matches!(touch, Touch::Cell(_))) {
        return Vec::new();
    }
    let is_turned =
        |action: &Action| matches!(action, Action::Lay { .. } | Action::Turn { .. } | Action::Replace { .. });
    meant(choices, touched).into_iter().filter(is_turned).collect()
}

/// Whether the tile in hand can be laid now, in some way.
pub fn can_lay(choices: &Choices<State>) -> bool {
    choices.legal.iter().any(|action| matches!(action, Action::Lay { .. }))
}

/// What comes of touching something after all that has been touched.
pub fn touch(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    if new == Touch::Rotate {
        return rotate(choices, touched);
    }
    if touched.contains(&new) {
        return Outcome::Touched(touched.iter().copied().filter(|touch| *touch != new).collect());
    }
    for kept in kept(touched, new) {
        let both = [&kept[..], &[new]].concat();
        let left = meant(choices, &both);
        if let Some(action) = left.iter().find(|action| says_all(&both, **action)) {
            return Outcome::Chosen(*action);
        }
        if !left.is_empty() {
            return Outcome::Touched(both);
        }
    }
    Outcome::Refused(why_not(choices, touched, new))
}

/// What may be let go for the sake of a new touch, least first: another cell takes the place of a cell, and shows how the tile fits there
/// if it can't lie as it is turned. But a card or a way is not let go for a cell: that deserves a reason.
fn kept(touched: &[Touch], new: Touch) -> Vec<Vec<Touch>> {
    let mut kept = vec![touched.to_vec()];
    let mut without = |is_gone: fn(&Touch) -> bool| {
        let rest: Vec<Touch> = touched.iter().copied().filter(|touch| !is_gone(touch)).collect();
        if !kept.contains(&rest) {
            kept.push(rest);
        }
    };
    without(|touch| matches!(touch, Touch::Cell(_)));
    without(|touch| matches!(touch, Touch::Cell(_) | Touch::Turned(_)));
    if !matches!(new, Touch::Cell(_)) {
        without(|_| true);
    }
    kept
}

fn rotate(choices: &Choices<State>, touched: &[Touch]) -> Outcome {
    let shape = choices.legal.iter().find_map(|action| match action {
        Action::Lay { streets, .. } => Some(streets.shape()),
        _ => None,
    });
    let next = shape.map(|shape| turned_right(lies(shape, touched)));
    match next {
        Some(next) if rotations(next.shape()).len() > 1 => Outcome::Touched(vec![Touch::Turned(next)]),
        _ => Outcome::Refused(None),
    }
}

/// Whether a thing shall be seen to lead on: it fits what was touched, or can begin a choice.
pub fn glows(choices: &Choices<State>, touched: &[Touch], thing: Touch) -> bool {
    if thing == Touch::Rotate {
        return matches!(rotate(choices, touched), Outcome::Touched(_));
    }
    let both = [touched, &[thing]].concat();
    !touched.contains(&thing) && choices.legal.iter().any(|action| can_mean(&both, *action))
}

/// The most telling reason why this can't be meant.
fn why_not(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Option<(Action, Illegal)> {
    let reason = |touches: &[Touch]| {
        let fitting = choices.refused.iter().filter(|(action, _)| can_mean(touches, *action));
        fitting.min_by_key(|(action, why)| (vagueness(*why), *action)).copied()
    };
    kept(touched, new).iter().find_map(|kept| reason(&[&kept[..], &[new]].concat()))
}

/// How little a reason tells.
fn vagueness(why: Illegal) -> u8 {
    match why {
        Illegal::NotNow => 2,
        Illegal::NoStreetTile | Illegal::NoStreetlessTile => 1,
        _ => 0,
    }
}

impl Pick for State {
    fn pick(choices: &Choices<Self>, touched: &[Touch], new: &Touch) -> Outcome {
        touch(choices, touched, *new)
    }

    fn glows(choices: &Choices<Self>, touched: &[Touch], thing: &Touch) -> bool {
        glows(choices, touched, *thing)
    }

    /// Whoever has a tile in hand looks for a place.
    fn has_begun(choices: &Choices<Self>, touched: &[Touch]) -> bool {
        !touched.is_empty()
            || choices.legal.iter().any(|action| Way::of(*action).is_some())
            || can_lay(choices)
    }

    fn touch_name(touch: &Touch) -> String {
        match touch {
            Touch::Cell(cell) => format!("cell {cell}"),
            Touch::Rotate => "rotate".to_owned(),
            Touch::Turned(streets) => format!("turned {streets}"),
            Touch::Way(way) => format!("way {}", way.slug()),
            Touch::Influence(culture) => format!("influence {culture}"),
            Touch::Card(card) => format!("play {card}"),
            Touch::Player(seat) => format!("player {}", seat.index()),
            Touch::Choice(action) => format!("choice {action}"),
        }
    }
}

#[cfg(test)]
mod tests;
