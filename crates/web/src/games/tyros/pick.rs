//! From touches to an action: a player touches a ship, a place, a tile, some cards, and each touch leaves fewer actions that can be
//! meant.
//!
//! All of it is pure. Ships, places and tiles narrow the legal actions down until one is left. Cards are different: each card of the
//! hand is touched by itself, and all that are touched together pay, are kept, are given, or are offered.

use alcazar_core::Seat;
use tyros::{Action, Audience, Berth, Cards, Illegal, Kind, Square, State};

use crate::scene::Choices;
use crate::touch::Pick;

/// What comes of a touch.
pub type Outcome = crate::touch::Outcome<State>;

/// Something that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    /// A land tile of the hand.
    Tile(Square),
    /// A ship of one's own, where it lies.
    Ship(Berth),
    /// A place on the chart; for both coasts of Italy one each.
    Place(Berth),
    /// A card of the hand: its kind, and which of the cards of that kind.
    Card(Kind, u8),
    /// A card that an offer asks for: one more of this kind.
    Want(Kind),
    /// One less of this kind.
    WantLess(Kind),
    /// The draw pile.
    Pile,
    /// The cards of a kind on the discard pile.
    Discard(Kind),
    /// A deal with somebody.
    Trade(Audience),
    /// An action that is offered in so many words.
    Choice(Action),
}

/// What is asked, as far as it matters for what cards are touched for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    /// Any of the actions of a turn.
    Act,
    /// Which cards pay, are kept, or are given.
    Cards,
    /// How an offer that the table knows of goes on.
    Draft,
    /// Something else.
    Other,
}

fn question(choices: &Choices<State>) -> Question {
    match choices.legal.first() {
        Some(Action::Pay { .. } | Action::Keep { .. } | Action::Give { .. }) => Question::Cards,
        Some(Action::Add { .. } | Action::For | Action::Want { .. } | Action::Propose) => Question::Draft,
        _ if choices.legal.last() == Some(&Action::Pass) => Question::Act,
        _ => Question::Other,
    }
}

/// The cards that an action takes from the hand, where they are chosen freely.
fn cards_of(action: Action) -> Option<Cards> {
    match action {
        Action::Pay { cards } | Action::Keep { cards } => Some(cards),
        Action::Give { kind } => Some(Cards::of(kind, 1)),
        _ => None,
    }
}

/// The cards of the hand that have been touched.
pub fn chosen(touched: &[Touch]) -> Cards {
    let card =
        |touch: &Touch| if let Touch::Card(kind, _) = touch { Some(Cards::of(*kind, 1)) } else { None };
    touched.iter().filter_map(card).fold(Cards::EMPTY, Cards::plus)
}

/// The cards that the offer on the screen asks for.
pub fn wanted(touched: &[Touch]) -> Cards {
    let card = |touch: &Touch| if let Touch::Want(kind) = touch { Some(Cards::of(*kind, 1)) } else { None };
    touched.iter().filter_map(card).fold(Cards::EMPTY, Cards::plus)
}

/// To whom the offer on the screen would be made, if one is being drafted.
pub fn audience(touched: &[Touch]) -> Option<Audience> {
    touched.iter().find_map(|touch| if let Touch::Trade(to) = touch { Some(*to) } else { None })
}

/// The offer on the screen as the steps in which a table takes it (Y5.7): what is given and what is wanted, each in colour order.
pub fn proposal(touched: &[Touch]) -> Option<Vec<Action>> {
    let to = audience(touched)?;
    let (give, want) = (chosen(touched), wanted(touched));
    if give.is_empty() && want.is_empty() {
        return None;
    }
    let each = |cards: Cards| {
        cards.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(cards.count(kind))))
    };
    let mut actions = vec![Action::Offer { to }];
    actions.extend(each(give).map(|kind| Action::Add { kind }));
    actions.push(Action::For);
    actions.extend(each(want).map(|kind| Action::Want { kind }));
    actions.push(Action::Propose);
    Some(actions)
}

impl Touch {
    /// Whether this action can be meant by whoever touches this.
    fn fits(self, action: Action) -> bool {
        match (self, action) {
            (Self::Tile(touched), Action::Grow { tile, .. } | Action::PutUnder { tile, .. }) => {
                touched == tile
            }
            (Self::Ship(touched), Action::Sail { from, .. }) => touched == from,
            (Self::Ship(touched), Action::Found { ship, .. }) => touched == ship,
            (Self::Place(touched), Action::Sail { to, .. }) => touched == to,
            (Self::Place(touched), Action::Grow { tile, .. }) => touched.square() == tile,
            (Self::Place(touched), Action::Build { city, .. }) => touched.square() == city,
            (Self::Place(touched), Action::BuildOnTyros) => touched == Berth::TYROS,
            (Self::Pile, Action::Swap) => true,
            (Self::Discard(touched), Action::Take { kind }) => touched == kind,
            (Self::Choice(touched), _) => touched == action,
            _ => false,
        }
    }

    /// Whether a touch of this alone says all of an action that fits it.
    const fn says_all(self) -> bool {
        matches!(self, Self::Pile | Self::Discard(_) | Self::Choice(_))
    }

    /// Whether it belongs to an offer that is being drafted.
    const fn is_of_an_offer(self) -> bool {
        matches!(self, Self::Card(..) | Self::Want(_) | Self::Trade(_))
    }
}

/// The legal actions that can be meant by all that has been touched.
fn meant(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    let fits = |action: &Action| touched.iter().all(|touch| touch.fits(*action));
    choices.legal.iter().copied().filter(fits).collect()
}

/// What comes of touching something after all that has been touched.
pub fn touch(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    match new {
        Touch::Card(kind, _) => touch_card(choices, touched, new, kind),
        Touch::Want(kind) => touch_wanted(choices, touched, kind),
        Touch::WantLess(kind) => want_less(touched, kind),
        Touch::Trade(to) => begin_offer(choices, touched, to),
        _ => touch_thing(choices, touched, new),
    }
}

fn without(touched: &[Touch], gone: Touch) -> Vec<Touch> {
    touched.iter().copied().filter(|touch| *touch != gone).collect()
}

fn touch_thing(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    if touched.contains(&new) {
        return Outcome::Touched(without(touched, new));
    }
    // Whoever touches something else has let an offer go that he was drafting.
    let begun: Vec<Touch> = touched.iter().copied().filter(|touch| !touch.is_of_an_offer()).collect();
    let mut both = [&begun[..], &[new]].concat();
    let mut left = meant(choices, &both);
    // Another ship takes the place of the one that was touched. A place that it can't go to does not: that deserves a reason.
    let is_answer =
        matches!(new, Touch::Place(_)) && begun.iter().any(|touch| matches!(touch, Touch::Ship(_)));
    if left.is_empty() && !is_answer {
        both = vec![new];
        left = meant(choices, &both);
    }
    match left[..] {
        [] => Outcome::Refused(why_not(choices, &begun, new)),
        [action] if both.len() > 1 || new.says_all() => Outcome::Chosen(action),
        _ => Outcome::Touched(both),
    }
}

fn touch_card(choices: &Choices<State>, touched: &[Touch], new: Touch, kind: Kind) -> Outcome {
    if touched.contains(&new) {
        return Outcome::Touched(without(touched, new));
    }
    match question(choices) {
        Question::Act => {
            // The first card begins an offer to all.
            let Some(to) = audience(touched) else { return begin_with(choices, new) };
            let both = [touched, &[new]].concat();
            let is_wanted = wanted(touched).count(kind) > 0;
            let offer = Action::Offer { to };
            if is_wanted {
                Outcome::Refused(Some((offer, Illegal::OnBothSides)))
            } else {
                Outcome::Touched(both)
            }
        }
        Question::Cards => {
            let both = [touched, &[new]].concat();
            if could_be(choices, chosen(&both)) {
                return Outcome::Touched(both);
            }
            // Where one card is asked for, another takes its place.
            if could_be(choices, Cards::of(kind, 1)) && touched.len() == 1 && !could_be_more(choices) {
                return Outcome::Touched(vec![new]);
            }
            Outcome::Refused(wrong_cards(choices, chosen(&both)))
        }
        Question::Draft => one_of(choices, Action::Add { kind }),
        Question::Other => Outcome::Refused(None),
    }
}

/// Whether these cards and perhaps others do something.
fn could_be(choices: &Choices<State>, cards: Cards) -> bool {
    choices.legal.iter().filter_map(|action| cards_of(*action)).any(|all| all.contains(cards))
}

/// Whether more than one card is asked for.
fn could_be_more(choices: &Choices<State>) -> bool {
    choices.legal.iter().filter_map(|action| cards_of(*action)).any(|all| all.len() > 1)
}

/// Why these cards can't be meant.
fn wrong_cards(choices: &Choices<State>, cards: Cards) -> Option<(Action, Illegal)> {
    if let Some(Action::Keep { .. }) = choices.legal.first() {
        return Some((Action::Keep { cards }, Illegal::NotThreeCards));
    }
    choices.refused.iter().find(|(action, _)| *action == Action::Pay { cards }).copied()
}

fn begin_with(choices: &Choices<State>, card: Touch) -> Outcome {
    match begin_offer(choices, &[], Audience::All) {
        Outcome::Touched(begun) => Outcome::Touched([&begun[..], &[card]].concat()),
        other => other,
    }
}

fn begin_offer(choices: &Choices<State>, touched: &[Touch], to: Audience) -> Outcome {
    let offer = Action::Offer { to };
    if touched.contains(&Touch::Trade(to)) {
        return Outcome::Touched(Vec::new());
    }
    if !choices.allows(&offer) {
        return Outcome::Refused(choices.why_not(&offer).map(|why| (offer, *why)));
    }
    // Whom it is made to can change while it is being drafted.
    let drafted = touched.iter().copied().filter(|touch| matches!(touch, Touch::Card(..) | Touch::Want(_)));
    Outcome::Touched(std::iter::once(Touch::Trade(to)).chain(drafted).collect())
}

fn touch_wanted(choices: &Choices<State>, touched: &[Touch], kind: Kind) -> Outcome {
    if question(choices) == Question::Draft {
        return one_of(choices, Action::Want { kind });
    }
    let Some(to) = audience(touched) else { return Outcome::Refused(None) };
    if chosen(touched).count(kind) > 0 {
        return Outcome::Refused(Some((Action::Offer { to }, Illegal::OnBothSides)));
    }
    Outcome::Touched([touched, &[Touch::Want(kind)]].concat())
}

fn want_less(touched: &[Touch], kind: Kind) -> Outcome {
    let Some(last) = touched.iter().rposition(|touch| *touch == Touch::Want(kind)) else {
        return Outcome::Refused(None);
    };
    let mut left = touched.to_vec();
    left.remove(last);
    Outcome::Touched(left)
}

/// An action if it is legal, or else why it is not.
fn one_of(choices: &Choices<State>, action: Action) -> Outcome {
    if choices.allows(&action) {
        Outcome::Chosen(action)
    } else {
        Outcome::Refused(choices.why_not(&action).map(|why| (action, *why)))
    }
}

/// Whether a thing shall be seen to lead on: it fits what was touched, or can begin a choice.
pub fn glows(choices: &Choices<State>, touched: &[Touch], thing: Touch) -> bool {
    // More than one card of a kind can be asked for.
    if touched.contains(&thing) && !matches!(thing, Touch::Want(_)) {
        return false;
    }
    let leads_on = || !matches!(touch(choices, touched, thing), Outcome::Refused(_));
    match thing {
        // At the beginning of a turn a card can begin an offer, but it is not what one looks for first.
        Touch::Card(..) => (question(choices) != Question::Act || audience(touched).is_some()) && leads_on(),
        Touch::WantLess(_) => false,
        Touch::Want(_) | Touch::Trade(_) => leads_on(),
        _ => {
            let begun: Vec<Touch> = touched.iter().copied().filter(|touch| !touch.is_of_an_offer()).collect();
            // Where a ship could go is seen once it is touched.
            let is_first_place = begun.is_empty() && matches!(thing, Touch::Place(_));
            meant(choices, &[&begun[..], &[thing]].concat())
                .iter()
                .any(|action| !is_first_place || !matches!(action, Action::Sail { .. }))
        }
    }
}

/// What is to be offered in so many words after these touches.
pub fn offered(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    let left = meant(choices, touched);
    let keep = |wanted: fn(&Action) -> bool| left.iter().copied().filter(wanted).collect();
    match touched {
        [] => keep(|action| matches!(action, Action::Show { .. })),
        [Touch::Card(..), ..] => {
            let cards = chosen(touched);
            choices.legal.iter().copied().filter(|action| cards_of(*action) == Some(cards)).collect()
        }
        [Touch::Ship(_)] => keep(|action| matches!(action, Action::Found { .. })),
        [Touch::Place(_)] => keep(|action| !matches!(action, Action::Sail { .. })),
        [Touch::Tile(_)] | [_, _, ..] => left,
        [_] => Vec::new(),
    }
}

/// The most telling reason why this can't be meant.
fn why_not(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Option<(Action, Illegal)> {
    let both = [touched, &[new]].concat();
    let reason = |touches: &[Touch]| {
        let fitting =
            choices.refused.iter().filter(|(action, _)| touches.iter().all(|touch| touch.fits(*action)));
        fitting.min_by_key(|(action, why)| (vagueness(*why), *action)).copied()
    };
    reason(&both).or_else(|| reason(&[new]))
}

/// How little a reason tells: what is not asked at all tells least.
const fn vagueness(why: Illegal) -> u8 {
    match why {
        Illegal::NotNow => 3,
        Illegal::NotOwnCity | Illegal::NoShipThere | Illegal::TileNotHeld => 2,
        Illegal::NotTouching => 1,
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

    fn touch_name(touch: &Touch) -> String {
        let seat = |seat: Seat| seat.index().to_string();
        match *touch {
            Touch::Tile(square) => format!("land {square}"),
            Touch::Ship(berth) => format!("ship {berth}"),
            Touch::Place(berth) => format!("place {berth}"),
            Touch::Card(kind, nth) => format!("card {kind}{nth}"),
            Touch::Want(kind) => format!("want {kind}"),
            Touch::WantLess(kind) => format!("less {kind}"),
            Touch::Pile => "bank".to_owned(),
            Touch::Discard(kind) => format!("bank {kind}"),
            Touch::Trade(Audience::All) => "trade all".to_owned(),
            Touch::Trade(Audience::One(to)) => format!("trade {}", seat(to)),
            Touch::Choice(action) => format!("choice {action}"),
        }
    }
}

#[cfg(test)]
mod tests;
