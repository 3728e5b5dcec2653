//! Which positions can exist.

use alcazar_core::{Game, SeatMap, SeatSet};

use super::{
    ACTIVE, CARDS, CENTRE, Cards, Cell, Counts, DECK, DISCREDITS, INFLUENCE, ImpossiblePosition, Influence,
    Phase, Position, State, influence_deck,
};
use crate::skeletons::dealt;

/// Everything that is wrong with a position.
pub(super) fn problems(position: &Position) -> Vec<ImpossiblePosition> {
    let Position { city, discredits, influence, cards, played, phase } = position;
    let players = influence.len();
    if !State::PLAYERS.contains(&players) || cards.len() != players {
        return vec![ImpossiblePosition::Players];
    }
    let mut problems = Vec::new();
    let mut unless = |is_possible: bool, problem| {
        if !is_possible {
            problems.push(problem);
        }
    };

    let is_laid = *phase != Phase::Laying;
    unless(
        city.is_some_and(|city| city.check().is_ok()) || !is_laid && city.is_none(),
        ImpossiblePosition::City,
    );

    let has_street = |cell: Cell| cell == CENTRE || city.is_some_and(|city| city.has_street(cell));
    let places: u16 = Cell::all().filter(|&cell| has_street(cell)).map(Cell::bit).sum();
    let count = discredits.count_ones();
    // Each Rumour has placed one, each Rehabilitation has removed one.
    let [rumours, rehabilitations, translators] = played.0;
    let is_explained =
        u32::from(rumours).checked_sub(u32::from(rehabilitations)) == Some(count) && translators == 0;
    let is_placed = discredits & !places == 0 && count <= DISCREDITS;
    unless(is_explained && is_placed, ImpossiblePosition::Discredits);

    let total = |hands: &SeatMap<Counts<3>>| hands.values().map(|hand| hand.total()).sum::<usize>();
    let is_round = |hands: &SeatMap<Counts<3>>| {
        hands.iter().all(|(seat, hand)| hand.total() == dealt(total(hands), players, seat))
    };
    let (all_influence, all_cards) = (INFLUENCE * players, CARDS * players);
    let is_influence_right = is_round(influence)
        && match phase {
            Phase::Laying => total(influence) == 0,
            Phase::Dealing => total(influence) <= all_influence,
            _ => total(influence) == all_influence,
        };
    let held = Influence::checked_sum(influence.values().copied());
    let is_held = held.is_some_and(|held| influence_deck(players).contains(held));
    unless(is_influence_right && is_held, ImpossiblePosition::Influence);

    let gone = Cards::checked_sum(cards.values().copied().chain([*played]));
    let are_cards_right = match phase {
        Phase::Laying => total(cards) + played.total() == 0,
        Phase::Dealing => {
            let is_begun = total(cards) > 0;
            played.total() == 0
                && is_round(cards)
                && total(cards) < all_cards
                && (!is_begun || total(influence) == all_influence)
        }
        _ => total(cards) + played.total() == all_cards && cards.values().all(|hand| hand.total() <= CARDS),
    };
    unless(are_cards_right && gone.is_some_and(|gone| DECK.contains(gone)), ImpossiblePosition::Cards);

    let others = SeatSet::first(players).without(ACTIVE);
    let is_possible = match phase {
        Phase::Laying | Phase::Dealing | Phase::Active => true,
        Phase::Window { passed, out } => {
            let is_out = |seat| passed.contains(seat) || out.contains(seat);
            passed.iter().chain(out.iter()).all(|seat| others.contains(seat))
                && passed.iter().all(|seat| cards[seat] != Cards::EMPTY && !out.contains(seat))
                && others.iter().any(|seat| !is_out(seat) && cards[seat] != Cards::EMPTY)
                && cards[ACTIVE].total() == CARDS
        }
        Phase::Passing { chosen } => {
            chosen.len() == players
                && chosen.values().any(Option::is_none)
                && chosen
                    .iter()
                    .all(|(seat, card)| card.is_none_or(|card| influence[seat].count(card.index()) > 0))
        }
        Phase::Over { gave } => {
            gave.len() == players
                && gave.iter().all(|(seat, card)| influence[seat.next(players)].count(card.index()) > 0)
        }
    };
    unless(is_possible, ImpossiblePosition::Phase);
    problems
}
