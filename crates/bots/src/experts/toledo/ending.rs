//! Whether a turn can bring the end (T8.1).

use toledo::{Phase, Place, Step, Value};

use super::{Judge, LAST_BUT_ONE};

/// The cards of a turn that can still be played, and where they can lead.
struct Cards {
    /// The value that can be played again and again (T4.3).
    lead: u8,
    /// The values of which one card can be played besides, as bits (T7.1).
    extras: u8,
    /// The places where a figure can stop (T4.2), as bits.
    stops: u32,
}

impl Judge<'_> {
    /// Whether the seat on turn may have three figures in the Alcázar when its turn is over, as far as the values of its cards tell: a step
    /// may still turn out to be full. So nothing that can bring the end is left out, unless cards are drawn on the way.
    pub(super) fn may_end(self) -> bool {
        let seat = self.0.active();
        let missing = usize::from((LAST_BUT_ONE + 1).saturating_sub(self.0.in_alcazar(seat)));
        if missing == 0 || self.0.finisher().is_some() {
            return true;
        }
        let mut counts = [0; 7];
        for (card, count) in self.0.cards(seat).faces() {
            counts[usize::from(card.value().number())] += count;
        }
        let held = (1..=6).filter(|&value| counts[value] > 0).fold(0, |bits, value| bits | 1 << value);
        let stops = Step::road()
            .filter(|&step| self.0.place(step) != Place::Empty)
            .fold(0, |bits, step| bits | 1 << step.number());
        // Who has not got the movement tile may get it on the way.
        let extras = if self.0.extra_value().is_some() { 0 } else { held };
        let leads = |value: &Value| self.0.lead_value().is_none_or(|lead| lead == *value);
        Value::ALL.into_iter().filter(leads).any(|value| {
            let lead = value.number();
            let cards = Cards { lead, extras: extras & !(1 << lead), stops };
            self.entering_figures(&cards, counts[usize::from(lead)]) >= missing
        })
    }

    /// How many figures can enter with so many cards of the lead value.
    fn entering_figures(self, cards: &Cards, count: u8) -> usize {
        let passing = match self.0.phase() {
            Phase::Full { step } => Some(step),
            _ => None,
        };
        let figures = self.0.figures(self.0.active()).chain(passing);
        let mut needs: Vec<(u8, u8)> = figures
            .map(|from| (cards.needed(from.number(), false), cards.needed(from.number(), true)))
            .collect();
        needs.sort_unstable();
        let entering = |favoured: Option<usize>| {
            let mut left = count;
            let mut entered = usize::from(favoured.is_some());
            if let Some(number) = favoured {
                let Some(rest) = left.checked_sub(needs[number].1) else { return 0 };
                left = rest;
            }
            for (number, (need, _)) in needs.iter().enumerate() {
                if favoured == Some(number) {
                    continue;
                }
                let Some(rest) = left.checked_sub(*need) else { break };
                left = rest;
                entered += 1;
            }
            entered
        };
        (0..needs.len()).map(Some).chain([None]).map(entering).max().unwrap_or(0)
    }
}

impl Cards {
    /// How many cards of the lead value bring a figure from here into the Alcázar, with an extra card or without; [`u8::MAX`] if none do.
    fn needed(&self, from: u8, with_extra: bool) -> u8 {
        let go = |value: u8, with_extra: bool| {
            let to = from + value;
            match to {
                20 | 21 => 0,
                22.. => u8::MAX,
                _ if self.stops >> to & 1 == 0 => u8::MAX,
                _ => self.needed(to, with_extra),
            }
        };
        let by_lead = go(self.lead, with_extra).saturating_add(1);
        let extras = if with_extra { self.extras } else { 0 };
        let by_extra = (1..=6).filter(|value| extras >> value & 1 == 1).map(|value| go(value, false));
        by_extra.min().unwrap_or(u8::MAX).min(by_lead)
    }
}
