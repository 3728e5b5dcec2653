//! Whether a position can exist. First the pieces are checked: is each one there, in a place where it can be?
//! Only if they pass is the phase checked against them.

use alcazar_core::{Game, Seat, Secret};

use super::{Impossible, OpenPosition, Position};
use crate::board::{Step, Steps};
use crate::pieces::{Card, Cards, Tile};
use crate::state::{DEALT, Ending, FIGURES, MAX_PLAYERS, Phase, State};
use crate::view::View;

impl Position {
    /// Checks that every card is somewhere exactly once (T1.2), and that each hand holds its known cards.
    pub(super) fn check_cards(&self, reasons: &mut Vec<Impossible>) {
        if self.hands.len() != self.open.seats.len() {
            reasons.push(Impossible::Hands);
        }
        let everywhere: Vec<Card> = self
            .hands
            .iter()
            .flatten()
            .chain(&self.draw_pile)
            .chain(&self.discard_pile)
            .chain(&self.open.lead)
            .copied()
            .collect();
        let deck = self.open.edition.components().deck;
        for card in Card::all() {
            let found = everywhere.iter().filter(|&&other| other == card).count();
            let expected = usize::from(deck.count(card));
            if found != expected {
                reasons.push(Impossible::CardCount { card, found, expected });
            }
        }
        for (seat, (hand, open)) in Seat::ALL.into_iter().zip(self.hands.iter().zip(&self.open.seats)) {
            let count = |cards: &[Card], card: Card| cards.iter().filter(|&&other| other == card).count();
            if open.known.iter().any(|&card| count(&open.known, card) > count(hand, card)) {
                reasons.push(Impossible::Known(seat));
            }
        }
    }
}

impl OpenPosition {
    /// Checks seats, rounds, shops, figures, swords, supplies, tiles and paintings.
    pub(super) fn check_pieces(&self, reasons: &mut Vec<Impossible>) {
        if !(2..=MAX_PLAYERS).contains(&self.seats.len()) {
            reasons.push(Impossible::Seats(self.seats.len()));
            return;
        }
        let mut unknown_seats = vec![self.active, self.starter];
        unknown_seats.extend(self.finisher);
        unknown_seats.extend(self.shops.iter().map(|placed| placed.owner));
        unknown_seats.extend(match self.phase {
            Phase::Deal { seat, .. } => Some(seat),
            Phase::Duel { defender, .. } => Some(defender),
            _ => None,
        });
        unknown_seats.retain(|seat| seat.index() >= self.seats.len());
        if !unknown_seats.is_empty() {
            reasons.extend(unknown_seats.into_iter().map(Impossible::NoSuchSeat));
            return;
        }
        if self.round == 0 || self.round > self.last_round {
            reasons.push(Impossible::Round { round: self.round, last_round: self.last_round });
        }
        let built = self.check_shops(reasons);
        self.check_figures(built, reasons);
        self.check_swords(reasons);
        self.check_supplies(reasons);
    }

    /// Checks the shops and returns the steps that are built.
    fn check_shops(&self, reasons: &mut Vec<Impossible>) -> Steps {
        let components = self.edition.components();
        let preprinted = components.taverns | components.artists;
        let mut built = preprinted;
        for (index, placed) in self.shops.iter().enumerate() {
            let step = Steps::only(placed.step);
            if (step & Steps::ROAD & !preprinted).is_empty() {
                reasons.push(Impossible::ShopStep(placed.step));
            } else if !(step & built).is_empty() {
                reasons.push(Impossible::TwoShops(placed.step));
            }
            built = built | step;
            let is_same =
                |other: &&super::PlacedShop| (other.owner, other.shop) == (placed.owner, placed.shop);
            if self.shops[..index].iter().any(|other| is_same(&other)) {
                reasons.push(Impossible::ShopTwice { owner: placed.owner, shop: placed.shop });
            }
        }
        built
    }

    fn circles(&self, step: Step) -> usize {
        let shop = self.shops.iter().find(|placed| placed.step == step);
        shop.map_or(2, |placed| 1 + usize::from(placed.shop.has_two_circles()))
    }

    fn check_figures(&self, built: Steps, reasons: &mut Vec<Impossible>) {
        let is_moving = matches!(self.phase, Phase::Full { .. } | Phase::Duel { .. });
        for (seat, open) in Seat::ALL.into_iter().zip(&self.seats) {
            let moving = usize::from(is_moving && seat == self.active);
            let found = open.figures.len() + usize::from(open.alcazar) + moving;
            if found != usize::from(FIGURES) {
                reasons.push(Impossible::FigureCount { seat, found });
            }
            for &step in &open.figures {
                if step != Step::CATHEDRAL && !(built & Steps::ROAD).contains(step) {
                    reasons.push(Impossible::FigureStep { seat, step });
                }
            }
            if open.delivered.len() > usize::from(open.alcazar) {
                reasons.push(Impossible::Delivered(seat));
            }
        }
        for step in Step::road() {
            let standing =
                self.seats.iter().flat_map(|open| &open.figures).filter(|&&other| other == step).count();
            if standing > self.circles(step) {
                reasons.push(Impossible::Crowded(step));
            }
        }
    }

    fn check_swords(&self, reasons: &mut Vec<Impossible>) {
        let components = self.edition.components();
        let swords = || self.seats.iter().flat_map(|open| open.swords.iter().chain(&open.delivered));
        for &sword in swords() {
            if components.kind_of(sword).is_none() {
                reasons.push(Impossible::NoSuchSword(sword));
            }
        }
        for &(sword, tiles) in &components.swords {
            if swords().filter(|&&other| other == sword).count() > usize::from(tiles) {
                reasons.push(Impossible::SwordCount { sword, tiles });
            }
        }
    }

    fn check_supplies(&self, reasons: &mut Vec<Impossible>) {
        let components = self.edition.components();
        let metal: u32 = self.seats.iter().map(|open| u32::from(open.metal)).sum();
        if metal > u32::from(components.metal) {
            reasons.push(Impossible::Metal(metal));
        }
        let gems: u32 = self.seats.iter().map(|open| u32::from(open.gems)).sum();
        if gems > u32::from(components.gems) {
            reasons.push(Impossible::Gems(gems));
        }
        for (seat, open) in Seat::ALL.into_iter().zip(&self.seats) {
            if open.tiles.len() > 3 {
                reasons.push(Impossible::TileCount(seat));
            }
            for tile in Tile::ALL {
                if open.tiles.iter().filter(|&&other| other == tile).count() > 1 {
                    reasons.push(Impossible::TileTwice { seat, tile });
                }
            }
        }
        let mut paintings: Vec<u8> = self.seats.iter().flat_map(|open| &open.paintings).copied().collect();
        paintings.sort_unstable_by(|a, b| b.cmp(a));
        let stack = &components.paintings;
        if stack.get(..paintings.len()) != Some(&paintings[..]) {
            reasons.push(Impossible::Paintings);
        }
    }
}

impl State {
    /// Checks that the phase fits the pieces, which have passed their checks.
    pub(super) fn check_phase(&self, reasons: &mut Vec<Impossible>) {
        let open = &self.open;
        let is_mid_turn = match open.phase {
            Phase::Moved
            | Phase::Use { .. }
            | Phase::Forge
            | Phase::Learn
            | Phase::Full { .. }
            | Phase::Deliver
            | Phase::Draw { at_tavern: true, .. }
            | Phase::Duel { .. } => true,
            Phase::StartPlayer
            | Phase::Deal { .. }
            | Phase::Turn
            | Phase::Draw { at_tavern: false, .. }
            | Phase::Over { .. } => false,
        };
        let is_played = open.lead.is_some() || open.extra.is_some();
        let is_lead_extra = open.extra.is_some() && open.lead.map(Card::value) == open.extra;
        if is_played != is_mid_turn || is_lead_extra {
            reasons.push(Impossible::PlayedCards);
        }
        self.check_finisher(is_mid_turn, reasons);
        if let Some(reason) = self.phase_mismatch() {
            reasons.push(Impossible::Phase(reason));
        } else if self.asked().is_some() {
            let mut actions = Vec::new();
            self.legal_actions(open.active, &mut actions);
            if actions.is_empty() {
                reasons.push(Impossible::Phase("nothing is legal"));
            }
        }
    }

    /// T8.1: the first player to end a turn with three figures in the Alcázar is the finisher.
    fn check_finisher(&self, is_mid_turn: bool, reasons: &mut Vec<Impossible>) {
        let open = &self.open;
        let is_done = |seat: Seat| open.player(seat).alcazar >= 3;
        let is_over = open.phase == Phase::Over { ending: Ending::ThreeFigures };
        let fits = match open.finisher {
            Some(finisher) => is_done(finisher) && (finisher == open.active) == is_over,
            None => {
                !is_over && open.all_seats().all(|seat| !is_done(seat) || seat == open.active && is_mid_turn)
            }
        };
        if !fits {
            reasons.push(Impossible::Finisher);
        }
    }

    /// Why the phase does not fit the pieces, if it does not.
    fn phase_mismatch(&self) -> Option<&'static str> {
        let open = &self.open;
        let unless = |fits: bool, reason| (!fits).then_some(reason);
        match open.phase {
            Phase::StartPlayer => {
                let fresh = Self::new(
                    self.players(),
                    crate::Options { rounds: open.last_round, ..Default::default() },
                );
                unless(fresh.as_ref() == Ok(self), "the start player is chosen before anything else (T2)")
            }
            Phase::Deal { seat, left } => {
                unless(self.is_dealing(seat, left), "this is not the table of a deal (T2.1)")
            }
            Phase::Turn | Phase::Learn => None,
            Phase::Moved => {
                unless(!self.hand().is_empty(), "a player without cards has no further move (T5.7)")
            }
            Phase::Use { step } => unless(
                open.me().figures.once.contains(step) && self.is_use_offered(step),
                "that step can't be used (T5.7)",
            ),
            Phase::Forge => unless(self.forgeable() != 0, "no sword can be forged (T5.7)"),
            Phase::Full { step } => unless(
                open.board.built.contains(step) && !open.has_empty_circle(step),
                "that step is not full (T4.6)",
            ),
            Phase::Deliver => {
                let me = open.me();
                let delivered = open.components().swords.iter().enumerate();
                let delivered: u8 =
                    delivered.map(|(kind, _)| me.delivered.count(crate::pieces::SwordKind(kind as u8))).sum();
                unless(!me.swords.is_empty() && delivered < me.alcazar, "there is no sword to deliver (T4.7)")
            }
            Phase::Draw { left, at_tavern } => unless(
                (1..=2 + u8::from(at_tavern)).contains(&left) && !self.draw_pile.is_empty(),
                "that number of cards can't be drawn (T3.1)",
            ),
            Phase::Duel { step, defender, won, lost } => unless(
                defender != open.active
                    && open.board.built.contains(step)
                    && !open.has_empty_circle(step)
                    && open.player(defender).figures.once.contains(step)
                    && won < 2
                    && lost < 2
                    && !self.draw_pile.is_empty(),
                "there is no such duel (T6)",
            ),
            Phase::Over { ending: Ending::ThreeFigures } => None,
            Phase::Over { ending: Ending::LastRound } => unless(
                open.round == open.last_round && open.active == open.starter,
                "the last round is not over (T8.4)",
            ),
        }
    }

    /// Whether this is exactly the table during the deal, with `left` cards still to be dealt to `seat`.
    fn is_dealing(&self, seat: Seat, left: u8) -> bool {
        let players = self.players();
        let options = crate::Options {
            edition: self.open.edition,
            start: Some(self.open.starter),
            rounds: self.open.last_round,
        };
        let Ok(mut fresh) = Self::new(players, options) else { return false };
        fresh.open.phase = Phase::Deal { seat, left };
        fresh.hands = self.hands;
        fresh.draw_pile = self.draw_pile;
        let mut dealt = self.open.starter;
        let mut is_seat_reached = false;
        (1..=DEALT).contains(&left)
            && fresh == *self
            && self.discard_pile().is_empty()
            && (0..players).all(|_| {
                let expected = match (is_seat_reached, dealt == seat) {
                    (_, true) => DEALT - left,
                    (false, false) => DEALT,
                    (true, false) => 0,
                };
                is_seat_reached |= dealt == seat;
                let hand = self.hands[dealt.index()];
                dealt = dealt.next(players);
                hand.len() == usize::from(expected)
            })
    }
}

impl View {
    /// Checks that the cards in this view can be a whole deck.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        let seats = usize::from(self.open.seats);
        if let Some(seat) = self.viewer.seat()
            && seat.index() >= seats
        {
            return Err(Impossible::NoSuchSeat(seat));
        }
        let own_hand_fits = match (self.viewer.seat(), self.hand) {
            (Some(seat), Some(hand)) => {
                hand.len() == usize::from(self.hand_sizes[seat.index()])
                    && hand.includes(self.open.known[seat.index()])
            }
            (None, None) => true,
            _ => false,
        };
        let known_fits =
            |seat: Seat| self.open.known[seat.index()].len() <= usize::from(self.hand_sizes[seat.index()]);
        if !own_hand_fits || !self.open.all_seats().all(known_fits) {
            return Err(Impossible::Hands);
        }
        let hands = self.known_hands();
        let pile = self.draw_pile.known().unwrap_or_default();
        let is_pile_shown = self.draw_pile != Secret::Hidden;
        if is_pile_shown != self.open.is_pile_known
            || is_pile_shown && pile.len() != usize::from(self.draw_pile_size)
        {
            return Err(Impossible::DrawPile);
        }
        let deck = self.open.components().deck;
        for card in Card::all() {
            let heaps = hands.iter().chain([&self.discard_pile, &pile]);
            let lead = usize::from(self.open.lead == Some(card));
            let found = heaps.map(|heap: &Cards| usize::from(heap.count(card))).sum::<usize>() + lead;
            let expected = usize::from(deck.count(card));
            if found > expected {
                return Err(Impossible::CardCount { card, found, expected });
            }
        }
        let in_hands: usize = self.hand_sizes.iter().map(|&size| usize::from(size)).sum();
        let all = in_hands
            + usize::from(self.draw_pile_size)
            + self.discard_pile.len()
            + usize::from(self.open.lead.is_some());
        if all == deck.len() { Ok(()) } else { Err(Impossible::Hands) }
    }
}
