//! From touches to an action: each touch of a ship, a place, a tile or a card leaves fewer actions to choose
//! from.
//!
//! All functions are pure. Ships, places and tiles narrow the legal actions down until one is left. Cards of
//! the hand are touched one by one, and the set of touched cards is paid, kept, given or offered.

use alcazar_core::Seat;
use alcazar_words::Phrase;
use tyros::{Action, Audience, Berth, Cards, Illegal, Kind, Square, State, View};

use super::label;
use crate::scene::Choices;
use crate::touch::Pick;

/// The outcome of a touch.
pub type Outcome = crate::touch::Outcome<State>;

/// Something that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    /// A land tile of the hand.
    Tile(Square),
    /// The player's ships in a berth.
    Ship(Berth),
    /// A berth on the chart; each coast of Italy is one.
    Place(Berth),
    /// A card of the hand: its kind, and its index among the cards of that kind.
    Card(Kind, u8),
    /// One more wanted card of this kind in an offer.
    Want(Kind),
    /// One wanted card less of this kind.
    WantLess(Kind),
    /// The draw pile.
    Pile,
    /// The cards of a kind on the discard pile.
    Discard(Kind),
    /// The audience of an offer.
    Trade(Audience),
    /// The button of an action.
    Choice(Action),
}

/// The current decision, which determines what touching a card means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Decision {
    /// Which action to take.
    Act,
    /// Which cards to pay, keep or give.
    Cards,
    /// The next step of a draft that has been submitted to the table.
    Draft,
    /// Any other decision.
    Other,
}

fn decision(choices: &Choices<State>) -> Decision {
    match choices.legal.first() {
        Some(Action::Pay { .. } | Action::Keep { .. } | Action::Give { .. }) => Decision::Cards,
        Some(Action::Add { .. } | Action::For | Action::Want { .. } | Action::Propose) => Decision::Draft,
        _ if choices.legal.last() == Some(&Action::Pass) => Decision::Act,
        _ => Decision::Other,
    }
}

/// The cards that an action takes from the hand, if they are chosen freely.
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

/// The cards that the draft on the screen wants.
pub fn wanted(touched: &[Touch]) -> Cards {
    let card = |touch: &Touch| if let Touch::Want(kind) = touch { Some(Cards::of(*kind, 1)) } else { None };
    touched.iter().filter_map(card).fold(Cards::EMPTY, Cards::plus)
}

/// The audience of the draft on the screen, if there is one.
pub fn audience(touched: &[Touch]) -> Option<Audience> {
    touched.iter().find_map(|touch| if let Touch::Trade(to) = touch { Some(*to) } else { None })
}

/// The draft on the screen as a sequence of actions (Y5.7): the cards given and those wanted, each in colour
/// order.
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
    /// Whether touching this can mean the action.
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

    /// Whether this touch alone determines the action.
    const fn is_complete(self) -> bool {
        matches!(self, Self::Pile | Self::Discard(_) | Self::Choice(_))
    }

    /// Whether this touch is part of the draft of an offer.
    const fn is_part_of_draft(self) -> bool {
        matches!(self, Self::Card(..) | Self::Want(_) | Self::Trade(_))
    }
}

/// The legal actions that fit all touches.
fn fitting_actions(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    let fits = |action: &Action| touched.iter().all(|touch| touch.fits(*action));
    choices.legal.iter().copied().filter(fits).collect()
}

/// The outcome of a new touch after those made so far.
pub fn touch(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    match new {
        Touch::Card(kind, _) => touch_card(choices, touched, new, kind),
        Touch::Want(kind) => touch_wanted(choices, touched, kind),
        Touch::WantLess(kind) => want_less(touched, kind),
        Touch::Trade(to) => begin_offer(choices, touched, to),
        Touch::Place(berth) => touch_place(choices, touched, berth),
        _ => touch_thing(choices, touched, new),
    }
}

/// A ship is small on a phone: where its place leads nowhere, the ship is meant.
fn touch_place(choices: &Choices<State>, touched: &[Touch], berth: Berth) -> Outcome {
    let outcome = touch_thing(choices, touched, Touch::Place(berth));
    let has_ship = touched.iter().any(|touch| matches!(touch, Touch::Ship(_)));
    match touch_thing(choices, touched, Touch::Ship(berth)) {
        ship @ Outcome::Touched(_) if !has_ship && matches!(outcome, Outcome::Refused(_)) => ship,
        _ => outcome,
    }
}

fn without(touched: &[Touch], gone: Touch) -> Vec<Touch> {
    touched.iter().copied().filter(|touch| *touch != gone).collect()
}

fn touch_thing(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Outcome {
    if touched.contains(&new) {
        return Outcome::Touched(without(touched, new));
    }
    // Touching something else discards the draft of an offer.
    let begun: Vec<Touch> = touched.iter().copied().filter(|touch| !touch.is_part_of_draft()).collect();
    let mut both = [&begun[..], &[new]].concat();
    let mut left = fitting_actions(choices, &both);
    // Another ship replaces the one touched before. A place that the ship can't reach does not: it is refused
    // with the reason.
    let is_destination =
        matches!(new, Touch::Place(_)) && begun.iter().any(|touch| matches!(touch, Touch::Ship(_)));
    if left.is_empty() && !is_destination {
        both = vec![new];
        left = fitting_actions(choices, &both);
    }
    match left[..] {
        [] => Outcome::Refused(why_not(choices, &begun, new)),
        [action] if both.len() > 1 || new.is_complete() => Outcome::Chosen(action),
        _ => Outcome::Touched(both),
    }
}

fn touch_card(choices: &Choices<State>, touched: &[Touch], new: Touch, kind: Kind) -> Outcome {
    if touched.contains(&new) {
        return Outcome::Touched(without(touched, new));
    }
    match decision(choices) {
        Decision::Act => {
            // The first card begins the draft of an offer to all.
            let Some(to) = audience(touched) else { return begin_offer_with(choices, new) };
            let both = [touched, &[new]].concat();
            let is_wanted = wanted(touched).count(kind) > 0;
            let offer = Action::Offer { to };
            if is_wanted {
                Outcome::Refused(Some((offer, Illegal::OnBothSides)))
            } else {
                Outcome::Touched(both)
            }
        }
        Decision::Cards => {
            let both = [touched, &[new]].concat();
            if is_part_of_choice(choices, chosen(&both)) {
                return Outcome::Touched(both);
            }
            // If only one card can be chosen, the new one replaces the old one.
            if is_part_of_choice(choices, Cards::of(kind, 1))
                && touched.len() == 1
                && !takes_several_cards(choices)
            {
                return Outcome::Touched(vec![new]);
            }
            Outcome::Refused(why_not_cards(choices, chosen(&both)))
        }
        Decision::Draft => choose_if_legal(choices, Action::Add { kind }),
        Decision::Other => Outcome::Refused(None),
    }
}

/// Whether these cards are part of a legal choice of cards.
fn is_part_of_choice(choices: &Choices<State>, cards: Cards) -> bool {
    choices.legal.iter().filter_map(|action| cards_of(*action)).any(|all| all.contains(cards))
}

/// Whether a legal choice has more than one card.
fn takes_several_cards(choices: &Choices<State>) -> bool {
    choices.legal.iter().filter_map(|action| cards_of(*action)).any(|all| all.len() > 1)
}

/// Why these cards can't be chosen.
fn why_not_cards(choices: &Choices<State>, cards: Cards) -> Option<(Action, Illegal)> {
    if let Some(Action::Keep { .. }) = choices.legal.first() {
        return Some((Action::Keep { cards }, Illegal::NotThreeCards));
    }
    choices.refused.iter().find(|(action, _)| *action == Action::Pay { cards }).copied()
}

fn begin_offer_with(choices: &Choices<State>, card: Touch) -> Outcome {
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
    // Changing the audience keeps the cards of the draft.
    let drafted = touched.iter().copied().filter(|touch| matches!(touch, Touch::Card(..) | Touch::Want(_)));
    Outcome::Touched(std::iter::once(Touch::Trade(to)).chain(drafted).collect())
}

fn touch_wanted(choices: &Choices<State>, touched: &[Touch], kind: Kind) -> Outcome {
    if decision(choices) == Decision::Draft {
        return choose_if_legal(choices, Action::Want { kind });
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

/// Chooses the action if it is legal, and otherwise refuses it with the reason.
fn choose_if_legal(choices: &Choices<State>, action: Action) -> Outcome {
    if choices.allows(&action) {
        Outcome::Chosen(action)
    } else {
        Outcome::Refused(choices.why_not(&action).map(|why| (action, *why)))
    }
}

/// Whether a thing is highlighted: touching it continues the current choice, or begins one.
pub fn glows(choices: &Choices<State>, touched: &[Touch], thing: Touch) -> bool {
    // More than one card of a kind can be wanted.
    if touched.contains(&thing) && !matches!(thing, Touch::Want(_)) {
        return false;
    }
    let is_accepted = || !matches!(touch(choices, touched, thing), Outcome::Refused(_));
    match thing {
        // At the beginning of a turn a card can begin an offer, but that is not the main choice.
        Touch::Card(..) => {
            (decision(choices) != Decision::Act || audience(touched).is_some()) && is_accepted()
        }
        Touch::WantLess(_) => false,
        Touch::Want(_) | Touch::Trade(_) => is_accepted(),
        _ => {
            let begun: Vec<Touch> =
                touched.iter().copied().filter(|touch| !touch.is_part_of_draft()).collect();
            // The destinations of a ship are highlighted once it is touched.
            let is_first_place = begun.is_empty() && matches!(thing, Touch::Place(_));
            fitting_actions(choices, &[&begun[..], &[thing]].concat())
                .iter()
                .any(|action| !is_first_place || !matches!(action, Action::Sail { .. }))
        }
    }
}

/// The actions to show as buttons after these touches.
pub fn offered(choices: &Choices<State>, touched: &[Touch]) -> Vec<Action> {
    let left = fitting_actions(choices, touched);
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

/// The most specific reason why this touch is refused.
fn why_not(choices: &Choices<State>, touched: &[Touch], new: Touch) -> Option<(Action, Illegal)> {
    let both = [touched, &[new]].concat();
    let reason = |touches: &[Touch]| {
        let fitting =
            choices.refused.iter().filter(|(action, _)| touches.iter().all(|touch| touch.fits(*action)));
        fitting.min_by_key(|(action, why)| (vagueness(*why), *action)).copied()
    };
    reason(&both).or_else(|| reason(&[new]))
}

/// How unspecific a reason is, from 0 for the most specific reasons.
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

    /// The sea ways are drawn on the chart; here they are said.
    fn details(view: &View, thing: &Touch) -> Option<Phrase> {
        match *thing {
            Touch::Place(berth) | Touch::Ship(berth) => Some(label::ways(view, berth)),
            _ => None,
        }
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
