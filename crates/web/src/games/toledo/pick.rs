//! How touches select an action: a player touches a card, a figure, a step, and each touch narrows down the
//! legal actions.
//!
//! These are pure functions. The candidates are the legal actions that fit every touch so far. A choice is
//! complete when one candidate is left and the touches determine it.

use alcazar_core::Seat;
use toledo::{Action, Background, Card, Illegal, Shop, Side, State, Step, Sword, Tile, Value};

use crate::scene::Choices;
use crate::touch::Pick;

/// The outcome of a touch.
pub type Outcome = crate::touch::Outcome<State>;

/// Something that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    /// The draw pile.
    Pile,
    /// The cards of one value in the hand.
    Card(Value),
    /// A shop tile that is not placed yet.
    Shop(Shop),
    /// The player's own figure at a place.
    Figure(Step),
    /// A place on the road.
    Step(Step),
    /// A sword, on the board or in front of the player.
    Sword(Sword),
    /// A tile of the fencing masters, on the board or in front of the player.
    Tile(Tile),
    /// The figures of another player.
    Player(Seat),
    /// An action on a button of the offer window.
    Choice(Action),
}

impl Touch {
    /// Whether this touch may be part of choosing this action.
    fn fits(self, action: Action) -> bool {
        match (self, action) {
            (Self::Pile, Action::Take) => true,
            (Self::Card(value), Action::Move { card, .. } | Action::Pay { card }) => card.value() == value,
            (Self::Shop(touched), Action::Place { shop, .. }) => touched == shop,
            (Self::Figure(touched), Action::Move { from, .. } | Action::Back { from }) => touched == from,
            (Self::Step(touched), Action::Place { step, .. }) => touched == step,
            (Self::Step(touched), Action::Move { .. }) => destination(action) == Some(touched),
            (Self::Step(touched), Action::Back { .. }) => touched == Step::CATHEDRAL,
            (Self::Sword(touched), Action::Forge { sword } | Action::Deliver { sword }) => touched == sword,
            (Self::Tile(touched), Action::Learn { tile } | Action::Swap { tile }) => touched == tile,
            (Self::Player(touched), Action::Challenge { defender }) => touched == defender,
            (Self::Choice(touched), _) => touched == action,
            _ => false,
        }
    }

    /// Whether this touch alone determines an action that fits it.
    fn determines(self, action: Action) -> bool {
        match self {
            Self::Card(_) => matches!(action, Action::Pay { .. }),
            Self::Shop(_) | Self::Figure(_) | Self::Step(_) => false,
            _ => true,
        }
    }
}

/// The step where the action moves a figure or places a shop.
pub fn destination(action: Action) -> Option<Step> {
    match action {
        Action::Place { step, .. } => Some(step),
        Action::Move { card, from, .. } => from.plus(card.value().number()),
        Action::Back { .. } => Some(Step::CATHEDRAL),
        _ => None,
    }
}

/// The legal actions that fit every touch.
pub fn candidates(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    let fits = |action: &Action| touched.iter().all(|touch| touch.fits(*action));
    choices.legal.iter().copied().filter(fits).collect()
}

/// The outcome of a new touch after the ones so far. A figure is small on a phone: where its step leads
/// nowhere, the figure is meant.
pub fn touch(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    let outcome = touch_thing(choices, touched, new);
    let (Touch::Step(step), Outcome::Refused(_)) = (new, &outcome) else { return outcome };
    let figure = Touch::Figure(step);
    if touched.contains(&figure) || candidates(choices, &[touched, &[figure]].concat()).is_empty() {
        return outcome;
    }
    touch_thing(choices, touched, figure)
}

fn touch_thing(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    if touched.contains(&new) {
        return Outcome::Touched(touched.iter().copied().filter(|touch| *touch != new).collect());
    }
    let mut both = [touched, &[new]].concat();
    let mut left = candidates(choices, &both);
    // A new touch that fits no candidate starts a new choice, except a step: the player is told why it
    // doesn't fit.
    let is_target =
        matches!(new, Touch::Step(_)) && touched.iter().any(|touch| !matches!(touch, Touch::Step(_)));
    if left.is_empty() && !is_target {
        both = vec![new];
        left = candidates(choices, &both);
    }
    match left[..] {
        [] => Outcome::Refused(best_reason(choices, touched, new)),
        [action] if both.len() > 1 || new.determines(action) => Outcome::Chosen(action),
        _ => Outcome::Touched(both),
    }
}

/// Whether a thing is highlighted: it fits the touches so far, or can start a choice.
pub fn glows(choices: &Choices<State>, touched: &[Touch], thing: Touch) -> bool {
    if touched.is_empty() && matches!(thing, Touch::Step(_)) {
        return false;
    }
    let fits = |action: &&Action| thing.fits(**action) && touched.iter().all(|touch| touch.fits(**action));
    !touched.contains(&thing) && choices.legal.iter().any(|action| fits(&action))
}

/// The actions to offer as buttons after these touches: those that fit a touched step or two touches, and the
/// taking back of a touched figure.
pub fn offered(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    let left = candidates(choices, touched);
    match touched {
        [] => Vec::new(),
        [Touch::Figure(_)] => {
            left.into_iter().filter(|action| matches!(action, Action::Back { .. })).collect()
        }
        [Touch::Step(_)] | [_, _, ..] => left,
        [_] => Vec::new(),
    }
}

/// The most informative reason why the new touch leads to no legal action.
fn best_reason(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Option<(Action, Illegal)> {
    let both = [touched, &[new]].concat();
    let reason = |touches: &[Touch]| {
        let fitting =
            choices.refused.iter().filter(|(action, _)| touches.iter().all(|touch| touch.fits(*action)));
        fitting.min_by_key(|(action, why)| (vagueness(*why), *action)).copied()
    };
    reason(&both).or_else(|| missing_card(touched, new)).or_else(|| reason(&[new]))
}

/// How little a reason tells the player. The order of faces and the extra card are seldom what they had in
/// mind.
fn vagueness(why: Illegal) -> u8 {
    match why {
        Illegal::NotTheFirstFace => 3,
        Illegal::NoMovementTile | Illegal::ExtraUsed | Illegal::EqualsTheLead => 2,
        Illegal::NotNow => 1,
        _ => 0,
    }
}

/// The move from a touched figure to a touched step, for which the player holds no card.
fn missing_card(touched: &[Touch], new: Touch) -> Option<(Action, Illegal)> {
    let Touch::Step(to) = new else { return None };
    let from =
        touched.iter().find_map(|touch| if let Touch::Figure(from) = touch { Some(*from) } else { None })?;
    let value = Value::new(to.number().checked_sub(from.number())?)?;
    let card = Card::new(value, Background::Neutral, Side::Attacker);
    Some((Action::Move { card, from, extra: false }, Illegal::CardNotHeld))
}

impl Pick for State {
    fn pick(choices: &Choices<Self>, touched: &[Touch], new: &Touch) -> Outcome {
        touch(choices, touched, *new)
    }

    fn glows(choices: &Choices<Self>, touched: &[Touch], thing: &Touch) -> bool {
        glows(choices, touched, *thing)
    }

    fn touch_name(touch: &Touch) -> String {
        match *touch {
            Touch::Pile => "pile".to_owned(),
            Touch::Card(value) => format!("card {}", value.number()),
            Touch::Shop(shop) => format!("shop {shop}"),
            Touch::Figure(step) => format!("figure {step}"),
            Touch::Step(step) => format!("step {step}"),
            Touch::Sword(sword) => format!("sword {sword}"),
            Touch::Tile(tile) => format!("tile {tile}"),
            Touch::Player(seat) => format!("player {}", seat.index()),
            Touch::Choice(action) => format!("choice {action}"),
        }
    }
}

#[cfg(test)]
mod tests;
