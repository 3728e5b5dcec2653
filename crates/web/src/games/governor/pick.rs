//! From touches to an action: a player touches a card, a district or a way to repair, and each touch narrows
//! down the matching actions.
//!
//! A choice is complete when the touches determine every part of an action: the district for most actions,
//! the cell and the rotation for a tile.

use alcazar_core::Seat;
use governor::{Action, Card, Cell, Culture, Direction, Illegal, Shape, State, Streets};

use crate::scene::Choices;
use crate::touch::Pick;

/// The result of a touch.
pub type Outcome = crate::touch::Outcome<State>;

/// Something that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    /// A district, or a free cell.
    Cell(Cell),
    /// The button that rotates the tile in hand.
    Rotate,
    /// The tile in hand with this rotation.
    Turned(Streets),
    /// A way to repair the city (G2.3).
    Way(Way),
    /// The influence cards of one culture in the hand.
    Influence(Culture),
    /// The action cards of one kind in the hand.
    Card(Card),
    /// Another player.
    Player(Seat),
    /// A button for an action.
    Choice(Action),
}

/// A way to repair the city (G2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Turn a laid tile.
    Turn,
    /// Move a tile without streets.
    Shift,
    /// Replace a laid tile with the drawn one.
    Replace,
}

impl Way {
    /// All three, in the order of the rules.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Shift, Self::Replace];

    /// Its name in messages.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Shift => "shift",
            Self::Replace => "replace",
        }
    }

    /// The way that an action repairs the city, if it does.
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
    /// Whether the action is consistent with this touch.
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

/// The district or cell that an action targets.
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

/// The card that an action plays; Translators for a test.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Test { translators: 1.. } | Action::Show { added: 1.., .. } => Some(Card::Translator),
        _ => action.card(),
    }
}

/// All different rotations of a tile of this shape, each a quarter turn clockwise from the one before.
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

/// The rotation of the tile in hand: the one last touched, or the initial one.
pub fn rotation_in_hand(shape: Shape, touched: &[Touch]) -> Streets {
    let turned = touched.iter().find_map(|touch| match touch {
        Touch::Turned(streets) if streets.shape() == shape => Some(*streets),
        _ => None,
    });
    turned.or_else(|| rotations(shape).first().copied()).unwrap_or(Streets::NONE)
}

/// Whether an action matches all touches. An action that plays a card matches only if the card was touched.
fn matches(touched: &[Touch], action: Action) -> bool {
    let is_played = |card| touched.contains(&Touch::Card(card)) || touched.contains(&Touch::Choice(action));
    touched.iter().all(|touch| touch.fits(action)) && action.card().is_none_or(is_played)
}

/// Whether the touches determine every part of the action.
fn is_complete(touched: &[Touch], action: Action) -> bool {
    let has = |touch: Touch| touched.contains(&touch);
    let is_determined = match action {
        Action::Lay { cell, streets } => {
            has(Touch::Cell(cell)) && (has(Touch::Turned(streets)) || rotations(streets.shape()).len() == 1)
        }
        Action::Shift { from, to } => has(Touch::Cell(from)) && has(Touch::Cell(to)),
        // The rotation of a tile in the city is chosen from an offer of pictures.
        Action::Turn { .. } | Action::Replace { .. } => false,
        Action::Bargain(seat) => has(Touch::Player(seat)),
        Action::Give(culture) => has(Touch::Influence(culture)),
        _ => place(action).is_some_and(|cell| has(Touch::Cell(cell))),
    };
    is_determined || has(Touch::Choice(action))
}

/// The legal actions that match all touches.
pub fn matching(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    choices.legal.iter().copied().filter(|action| matches(touched, *action)).collect()
}

/// The actions to offer beside a touched cell: the possible rotations of a tile there.
pub fn offered(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    if !touched.iter().any(|touch| matches!(touch, Touch::Cell(_))) {
        return Vec::new();
    }
    let is_turned =
        |action: &Action| matches!(action, Action::Lay { .. } | Action::Turn { .. } | Action::Replace { .. });
    matching(choices, touched).into_iter().filter(is_turned).collect()
}

/// Whether the tile in hand can be laid now.
pub fn can_lay(choices: &Choices<State>) -> bool {
    choices.legal.iter().any(|action| matches!(action, Action::Lay { .. }))
}

/// The result of touching `new` after `touched`.
pub fn touch(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    if new == Touch::Rotate {
        return rotate(choices, touched);
    }
    if touched.contains(&new) {
        return Outcome::Touched(touched.iter().copied().filter(|touch| *touch != new).collect());
    }
    for kept in touches_to_keep(touched, new) {
        let both = [&kept[..], &[new]].concat();
        let left = matching(choices, &both);
        if let Some(action) = left.iter().find(|action| is_complete(&both, **action)) {
            return Outcome::Chosen(*action);
        }
        if !left.is_empty() {
            return Outcome::Touched(both);
        }
    }
    Outcome::Refused(why_not(choices, touched, new))
}

/// The touches to keep for a new touch, in the order to try them: first all, then fewer. A new cell replaces
/// the previous cell, and also the rotation if the tile does not fit there as it is turned. A card or a way
/// is not dropped for a cell: the player is told the reason instead.
fn touches_to_keep(touched: &[Touch], new: Touch) -> Vec<Vec<Touch>> {
    let mut options = vec![touched.to_vec()];
    let mut without = |is_dropped: fn(&Touch) -> bool| {
        let rest: Vec<Touch> = touched.iter().copied().filter(|touch| !is_dropped(touch)).collect();
        if !options.contains(&rest) {
            options.push(rest);
        }
    };
    without(|touch| matches!(touch, Touch::Cell(_)));
    without(|touch| matches!(touch, Touch::Cell(_) | Touch::Turned(_)));
    if !matches!(new, Touch::Cell(_)) {
        without(|_| true);
    }
    options
}

fn rotate(choices: &Choices<State>, touched: &[Touch]) -> Outcome {
    let shape = choices.legal.iter().find_map(|action| match action {
        Action::Lay { streets, .. } => Some(streets.shape()),
        _ => None,
    });
    let next = shape.map(|shape| turned_right(rotation_in_hand(shape, touched)));
    match next {
        Some(next) if rotations(next.shape()).len() > 1 => Outcome::Touched(vec![Touch::Turned(next)]),
        _ => Outcome::Refused(None),
    }
}

/// Whether a thing is highlighted: touching it next can lead to a legal action.
pub fn glows(choices: &Choices<State>, touched: &[Touch], thing: Touch) -> bool {
    if thing == Touch::Rotate {
        return matches!(rotate(choices, touched), Outcome::Touched(_));
    }
    let both = [touched, &[thing]].concat();
    !touched.contains(&thing) && choices.legal.iter().any(|action| matches(&both, *action))
}

/// The most specific reason why the touch is rejected.
fn why_not(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Option<(Action, Illegal)> {
    let reason = |touches: &[Touch]| {
        let fitting = choices.refused.iter().filter(|(action, _)| matches(touches, *action));
        fitting.min_by_key(|(action, why)| (vagueness(*why), *action)).copied()
    };
    touches_to_keep(touched, new).iter().find_map(|kept| reason(&[&kept[..], &[new]].concat()))
}

/// A rank for reasons; higher is less specific.
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

    /// A player with a tile in hand is already choosing a place for it.
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
