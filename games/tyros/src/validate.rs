//! Validation of positions: the reasons why one can't exist.

use alcazar_core::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::board::{Square, Squares};
use crate::pieces::{Empire, Kind};
use crate::position::Malformed;
use crate::rules::{KEPT, MAX_DEALS_PER_ROUND, MAX_OFFERS_PER_TURN};
use crate::state::{Ending, Offer, Phase, Purchase, State};

/// Why a position can't exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Impossible {
    /// The position can't be converted into a state at all.
    #[error("malformed: {malformed}")]
    Malformed { malformed: Malformed },
    /// The game has fewer cards of that kind (Y1.1).
    #[error("too-many-cards {kind}")]
    TooManyCards { kind: Kind },
    /// The empire has fewer markers (Y1.2).
    #[error("too-many-markers {empire}")]
    TooManyMarkers { empire: Empire },
    /// The empire has no square although it should have been founded, or has one too early (Y2.2).
    #[error("not-founded-so {empire}")]
    #[serde(rename = "not-founded-so")]
    WrongFounding { empire: Empire },
    /// The empire is not connected, but it only grows to neighbours (Y4.1).
    #[error("torn {empire}")]
    Torn { empire: Empire },
    /// Two empires have a marker on this square.
    #[error("two-empires {square}")]
    TwoEmpires { square: Square },
    /// Tyros has a marker but no neighbour of that empire, or a marked neighbour but no marker (Y4.4).
    #[error("tyros-marker")]
    TyrosMarker,
    /// The player has fewer ships (Y1.3).
    #[error("too-many-ships {seat}")]
    TooManyShips { seat: Seat },
    /// The player has fewer city markers (Y1.3).
    #[error("too-many-cities {seat}")]
    TooManyCities { seat: Seat },
    /// The square has more ships than it has room for (Y5.1).
    #[error("crowded {square}")]
    Crowded { square: Square },
    /// A ship or city is on a square without an empire (Y5.1, Y5.3).
    #[error("no-empire {square}")]
    NoEmpire { square: Square },
    /// The square has two cities (Y5.3).
    #[error("two-cities {square}")]
    TwoCities { square: Square },
    /// The wrong player is named as the first with a city in each empire (Y6.4).
    #[error("first-everywhere")]
    FirstEverywhere,
    /// The tile is in two places, or its square already has a marker.
    #[error("misplaced-tile {tile}")]
    MisplacedTile { tile: Square },
    /// The player can't hold that number of tiles now (Y2.3, Y4.1).
    #[error("tile-count {seat}")]
    TileCount { seat: Seat },
    /// A tile listed as shown is not in the player's hand (Y4.2).
    #[error("not-shown {seat}")]
    NotShown { seat: Seat },
    /// The player can't hold that number of cards now (Y3.1, Y3.2).
    #[error("hand-size {seat}")]
    HandSize { seat: Seat },
    /// The discard pile can't hold cards now (Y3.1).
    #[error("discard-pile")]
    DiscardPile,
    /// A viewer remembers cards that are not in the hand.
    #[error("not-known {of}")]
    NotKnown { by: Viewer, of: Seat },
    /// The round, the number of passes or offers, or the second pass is impossible (Y4.3, Y5.7, Y5.8).
    #[error("counters")]
    Counters,
    /// The offer is impossible now (Y5.7).
    #[error("offer")]
    Offer,
    /// The cards chosen to be kept are impossible now (Y3.2).
    #[error("kept {seat}")]
    Kept { seat: Seat },
    /// The phase is impossible now.
    #[error("phase")]
    Phase,
}

impl alcazar_core::Impossible for Impossible {}

/// Collects all reasons why this state can't exist.
pub(crate) fn reasons(state: &State) -> Vec<Impossible> {
    let mut reasons = Vec::new();
    let has_cards = check_cards(state, &mut reasons);
    check_empires(state, &mut reasons);
    check_pieces(state, &mut reasons);
    check_tiles(state, &mut reasons);
    // The other checks subtract cards and rely on these counts.
    if has_cards {
        check_hands(state, &mut reasons);
        check_memory(state, &mut reasons);
        check_counters(state, &mut reasons);
        check_offer(state, &mut reasons);
        check_kept(state, &mut reasons);
        check_phase(state, &mut reasons);
    }
    reasons
}

fn check_cards(state: &State, reasons: &mut Vec<Impossible>) -> bool {
    let deck = state.open.components().deck;
    let piles = state.hands.iter().chain([&state.open.discard_pile]);
    let before = reasons.len();
    for kind in Kind::ALL {
        let count: u32 = piles.clone().map(|cards| u32::from(cards.count(kind))).sum();
        if count > u32::from(deck.count(kind)) {
            reasons.push(Impossible::TooManyCards { kind });
        }
    }
    reasons.len() == before
}

/// Whether this empire must have been founded by now.
const fn is_founded(state: &State, empire: Empire) -> bool {
    match state.open.phase {
        Phase::StartPlayer => false,
        Phase::Founding { empire: next } => empire.index() < next.index(),
        _ => true,
    }
}

fn check_empires(state: &State, reasons: &mut Vec<Impossible>) {
    let open = &state.open;
    for empire in Empire::ALL {
        let squares = open.empires[empire.index()];
        if squares.len() > open.components().markers {
            reasons.push(Impossible::TooManyMarkers { empire });
        }
        if squares.is_empty() == is_founded(state, empire) {
            reasons.push(Impossible::WrongFounding { empire });
        }
        if !is_connected(squares) {
            reasons.push(Impossible::Torn { empire });
        }
        for other in &Empire::ALL[..empire.index()] {
            let both = squares.and(open.empires[other.index()]);
            reasons.extend(both.iter().map(|square| Impossible::TwoEmpires { square }));
        }
    }
    let beside = |empire: Empire| !open.empires[empire.index()].and(Square::TYROS.neighbours()).is_empty();
    let is_possible = match open.empire(Square::TYROS) {
        Some(empire) => beside(empire),
        None => Empire::ALL.iter().all(|&empire| !beside(empire) || !open.has_marker_left(empire)),
    };
    if !is_possible {
        reasons.push(Impossible::TyrosMarker);
    }
}

fn is_connected(squares: Squares) -> bool {
    let mut reached = squares.iter().take(1).collect::<Squares>();
    loop {
        let more = reached.or(reached.neighbours().and(squares));
        if more == reached {
            return reached == squares;
        }
        reached = more;
    }
}

fn check_pieces(state: &State, reasons: &mut Vec<Impossible>) {
    let open = &state.open;
    let (marked, components) = (open.marked(), open.components());
    let mut cities = Squares::EMPTY;
    let mut used = Squares::EMPTY;
    for seat in open.all_seats() {
        let player = open.player(seat);
        if player.ships.len() > components.ships {
            reasons.push(Impossible::TooManyShips { seat });
        }
        if player.cities.len() > components.cities {
            reasons.push(Impossible::TooManyCities { seat });
        }
        let both = cities.and(player.cities);
        reasons.extend(both.iter().map(|square| Impossible::TwoCities { square }));
        cities = cities.or(player.cities);
        used = used.or(player.ships.once.squares().without(Square::TYROS)).or(player.cities);
    }
    reasons.extend(used.minus(marked).iter().map(|square| Impossible::NoEmpire { square }));
    for square in Square::all() {
        let is_free_tyros = square == Square::TYROS && !cities.contains(square);
        if open.ships_in(square) > 2 && !is_free_tyros {
            reasons.push(Impossible::Crowded { square });
        }
    }
    let everywhere = |seat: Seat| {
        Empire::ALL
            .iter()
            .all(|empire| !open.player(seat).cities.and(open.empires[empire.index()]).is_empty())
    };
    let is_possible = match open.first_everywhere {
        Some(seat) => everywhere(seat),
        None => !open.all_seats().any(everywhere),
    };
    if !is_possible {
        reasons.push(Impossible::FirstEverywhere);
    }
}

fn check_tiles(state: &State, reasons: &mut Vec<Impossible>) {
    let open = &state.open;
    let mut placed = open.marked();
    let hands = state.tiles.iter().flat_map(|hand| hand.iter());
    for tile in hands.chain(open.under.iter()) {
        if placed.contains(tile) || tile == Square::TYROS {
            reasons.push(Impossible::MisplacedTile { tile });
        }
        placed = placed.with(tile);
    }
    let full = open.components().tiles;
    let is_dealt =
        !matches!(open.phase, Phase::StartPlayer | Phase::Founding { .. } | Phase::DealTiles { .. });
    let pile = Squares::ALL.minus(placed).without(Square::TYROS).len() + usize::from(open.under.len());
    for seat in open.all_seats() {
        let held = state.tiles[seat.index()].len();
        let is_possible = match open.phase {
            Phase::DealTiles { seat: next } => held == if is_before(state, seat, next) { full } else { 0 },
            Phase::DrawTile if seat == open.active => held == full - 1,
            _ if !is_dealt => held == 0,
            _ if pile > 0 => held == full,
            _ => held <= full,
        };
        if !is_possible {
            reasons.push(Impossible::TileCount { seat });
        }
        if !open.player(seat).shown.minus(state.tiles[seat.index()]).is_empty() {
            reasons.push(Impossible::NotShown { seat });
        }
    }
    if open.phase == Phase::DrawTile && state.unseen_tiles().is_empty() {
        reasons.push(Impossible::Phase);
    }
}

/// Whether a seat comes before another one in this round.
fn is_before(state: &State, seat: Seat, other: Seat) -> bool {
    let place = |seat: Seat| {
        let seats = usize::from(state.open.seats);
        (seat.index() + seats - state.open.starter.index()) % seats
    };
    place(seat) < place(other)
}

fn check_hands(state: &State, reasons: &mut Vec<Impossible>) {
    let open = &state.open;
    let dealt = open.components().dealt(usize::from(open.seats));
    for seat in open.all_seats() {
        let held = state.hand(seat).len();
        let is_possible = match open.phase {
            Phase::StartPlayer | Phase::Founding { .. } | Phase::DealTiles { .. } => held == 0,
            Phase::DealCards { seat: next } => {
                let kept = if open.round == 1 { 0 } else { KEPT };
                let got = if is_before(state, seat, next) { dealt } else { 0 };
                (got..=got + kept).contains(&held)
            }
            _ => true,
        };
        if !is_possible {
            reasons.push(Impossible::HandSize { seat });
        }
    }
    let is_before_actions = match open.phase {
        Phase::StartPlayer
        | Phase::Founding { .. }
        | Phase::DealTiles { .. }
        | Phase::Grow
        | Phase::DrawTile => true,
        Phase::DealCards { seat } => open.round == 1 || seat != open.starter,
        _ => false,
    };
    if is_before_actions && !open.discard_pile.is_empty() {
        reasons.push(Impossible::DiscardPile);
    }
}

fn check_memory(state: &State, reasons: &mut Vec<Impossible>) {
    for by in Viewer::all(usize::from(state.open.seats)) {
        for of in state.open.all_seats() {
            let known = state.memory.of(by, of);
            if !state.hand(of).contains(known) || (by.is(of) && !known.is_empty()) {
                reasons.push(Impossible::NotKnown { by, of });
            }
        }
    }
}

fn check_counters(state: &State, reasons: &mut Vec<Impossible>) {
    let open = &state.open;
    let is_growing = matches!(open.phase, Phase::Grow | Phase::DrawTile);
    let has_turns = matches!(
        open.phase,
        Phase::Act
            | Phase::Pay { .. }
            | Phase::Gift { .. }
            | Phase::DrawCards { .. }
            | Phase::Draft { .. }
            | Phase::Answer
            | Phase::Choose
    );
    let is_after_actions = matches!(open.phase, Phase::Keep | Phase::Over { .. });
    let proposed = open.players.iter().map(|player| player.proposed);
    let are_possible = open.round > 0
        && (open.round == 1
            || is_growing
            || has_turns
            || is_after_actions
            || matches!(open.phase, Phase::DealCards { .. }))
        && (!open.is_second_pass || is_growing && (open.seats == 3 || open.round == 1))
        && open.passes < if has_turns { open.seats } else { 1 }
        && open.offers
            <= if has_turns { open.player(open.active).proposed.min(MAX_OFFERS_PER_TURN) } else { 0 }
        && open.last_deal.is_none_or(|[seat, with]| seat != with && open.player(seat).proposed > 0)
        && proposed.max() <= Some(if has_turns || is_after_actions { MAX_DEALS_PER_ROUND } else { 0 });
    if !are_possible {
        reasons.push(Impossible::Counters);
    }
}

fn check_offer(state: &State, reasons: &mut Vec<Impossible>) {
    let Offer { to, give, want, answered, yes } = state.offer;
    let others = state.open.others(state.open.active);
    let max_held = to.iter().map(|seat| state.hand(seat).len()).max().unwrap_or(0);
    let is_subset = |inner: SeatSet, outer: SeatSet| inner.iter().all(|seat| outer.contains(seat));
    let is_made = !give.is_empty() || !want.is_empty();
    let is_possible = match state.open.phase {
        Phase::Draft { is_wanting } => {
            answered.is_empty()
                && yes.is_empty()
                && (is_wanting || want.is_empty())
                && (is_made || !is_wanting || max_held > 0)
        }
        Phase::Answer => is_made && is_subset(answered, to) && answered != to && is_subset(yes, answered),
        Phase::Choose => is_made && answered == to && is_subset(yes, to) && !yes.is_empty(),
        _ => {
            if state.offer != Offer::default() {
                reasons.push(Impossible::Offer);
            }
            return;
        }
    };
    let is_counted = match state.open.phase {
        Phase::Draft { .. } => {
            state.open.offers < MAX_OFFERS_PER_TURN
                && state.open.player(state.open.active).proposed < MAX_DEALS_PER_ROUND
        }
        _ => state.open.offers > 0,
    };
    let is_sound = (to == others || to.len() == 1 && is_subset(to, others))
        && give.intersection(want).is_empty()
        && state.hand(state.open.active).contains(give)
        && state.open.components().deck.contains(want)
        && want.len() <= max_held
        && yes.iter().all(|seat| state.hand(seat).contains(want));
    if !is_possible || !is_sound || !is_counted {
        reasons.push(Impossible::Offer);
    }
}

fn check_kept(state: &State, reasons: &mut Vec<Impossible>) {
    for seat in state.open.all_seats() {
        let (kept, hand) = (state.kept[seat.index()], state.hand(seat));
        let is_choice =
            state.open.phase == Phase::Keep && hand.len() > KEPT && kept.len() == KEPT && hand.contains(kept);
        if !kept.is_empty() && !is_choice {
            reasons.push(Impossible::Kept { seat });
        }
    }
}

fn check_phase(state: &State, reasons: &mut Vec<Impossible>) {
    let open = &state.open;
    let hand = state.hand(open.active);
    let has_last_tile = open.all_seats().any(|seat| state.tiles[seat.index()].is_empty());
    let ends = has_last_tile || !open.can_grow();
    let is_possible = match open.phase {
        Phase::Grow => !state.tiles[open.active.index()].is_empty(),
        Phase::Pay { purchase: Purchase::Ship } => state.check_build_on_tyros(open.active).is_ok(),
        Phase::Pay { purchase: Purchase::Swap } => state.check_swap(open.active).is_ok(),
        Phase::Pay { purchase: Purchase::Take { kind } } => state.check_take(open.active, kind).is_ok(),
        Phase::Gift { to } => {
            let at = open.player(open.active).ships.once.squares();
            to != open.active && !hand.is_empty() && !open.player(to).cities.and(at).is_empty()
        }
        Phase::DrawCards { count } => {
            (1..=3).contains(&count) && count <= state.draw_pile().len() && open.discard_pile.len() >= count
        }
        Phase::Keep => !state.choosing().is_empty() && !ends,
        Phase::Over { ending: Ending::LastTile } => has_last_tile,
        Phase::Over { ending: Ending::NothingGrows } => !has_last_tile && ends,
        _ => true,
    };
    let before_tiles =
        matches!(open.phase, Phase::StartPlayer | Phase::Founding { .. } | Phase::DealTiles { .. });
    let has_started = open.all_seats().any(|seat| {
        let player = open.player(seat);
        !player.cities.is_empty() || player.ships.count_in(Square::TYROS) != 2 || player.ships.len() != 2
    });
    if !is_possible || (before_tiles && has_started) || (before_tiles && open.under.len() > 0) {
        reasons.push(Impossible::Phase);
    }
}
