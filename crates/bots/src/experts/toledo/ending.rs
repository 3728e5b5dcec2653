//! Whether a turn can trigger the end (T8.1).

use toledo::{Phase, Place, Step, Value};

use super::{Judge, ONE_SHORT};

/// The cards that can still be played this turn, and where they can lead.
struct Cards {
    /// The value that can be played repeatedly (T4.3).
    lead: u8,
    /// The values that the one extra card can have, as bits (T7.1).
    extras: u8,
    /// The places where a figure can stop (T4.2), as bits.
    stops: u32,
}

impl Judge<'_> {
    /// Whether the active seat can have three figures in the Alcázar at the end of this turn, judging by the
    /// values of its cards. Full steps are ignored, so the answer errs towards yes. It misses only cards
    /// drawn on the way.
    pub(super) fn can_end_this_turn(self) -> bool {
        let seat = self.0.active();
        let missing = usize::from((ONE_SHORT + 1).saturating_sub(self.0.in_alcazar(seat)));
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
        // A seat without the movement tile may take it on the way.
        let extras = if self.0.extra_value().is_some() { 0 } else { held };
        let can_lead = |value: &Value| self.0.lead_value().is_none_or(|lead| lead == *value);
        Value::ALL.into_iter().filter(can_lead).any(|value| {
            let lead = value.number();
            let cards = Cards { lead, extras: extras & !(1 << lead), stops };
            self.max_entering(&cards, counts[usize::from(lead)]) >= missing
        })
    }

    /// The maximum number of figures that can enter with `count` cards of the lead value.
    fn max_entering(self, cards: &Cards, count: u8) -> usize {
        let passing = match self.0.phase() {
            Phase::Full { step } => Some(step),
            _ => None,
        };
        let figures = self.0.figures(self.0.active()).chain(passing);
        let mut needs: Vec<(u8, u8)> = Vec::new();
        for from in figures {
            let need = (cards.needed(from.number(), false), cards.needed(from.number(), true));
            needs.insert(needs.partition_point(|other| *other < need), need);
        }
        let entering = |with_extra: Option<usize>| {
            let mut left = count;
            let mut entered = usize::from(with_extra.is_some());
            if let Some(number) = with_extra {
                let Some(rest) = left.checked_sub(needs[number].1) else { return 0 };
                left = rest;
            }
            for (number, (need, _)) in needs.iter().enumerate() {
                if with_extra == Some(number) {
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
    /// The cards of the lead value needed to bring a figure from here into the Alcázar, with or without the
    /// extra card; [`u8::MAX`] if it is impossible.
    fn needed(&self, from: u8, with_extra: bool) -> u8 {
        let after = |value: u8, with_extra: bool| {
            let to = from + value;
            match to {
                20 | 21 => 0,
                22.. => u8::MAX,
                _ if self.stops >> to & 1 == 0 => u8::MAX,
                _ => self.needed(to, with_extra),
            }
        };
        let by_lead = after(self.lead, with_extra).saturating_add(1);
        let extras = if with_extra { self.extras } else { 0 };
        let by_extra = (1..=6).filter(|value| extras >> value & 1 == 1).map(|value| after(value, false));
        by_extra.min().unwrap_or(u8::MAX).min(by_lead)
    }
}
