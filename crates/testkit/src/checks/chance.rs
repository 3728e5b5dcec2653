//! The outcomes of chance are listed correctly, and sampled as listed.

use alcazar_core::{Chances, Game, Luck, Turn};

use super::is_listed;
use crate::violation::{Verdict, ensure};

pub(crate) fn check_chances<G: Game>(state: &G, luck: &mut impl Luck) -> Verdict {
    const DRAWS: usize = 8;
    if state.turn() != Turn::Chance {
        return Ok(());
    }
    let chances = state.chances();
    ensure!(!state.stream().is_empty(), "chance-stream", "the pile has no name");
    if let Chances::Weighted(listed) = &chances {
        ensure!(!listed.is_empty(), "chance-empty", "it is chance's turn, but no outcome is possible");
        let bad = listed.windows(2).find(|pair| pair[0].0 >= pair[1].0);
        ensure!(bad.is_none(), "chance-sorted", "{bad:?} in this order");
        for (chance, weight) in listed {
            ensure!(*weight > 0, "chance-weight", "“{chance}” is listed with weight 0");
            let verdict = state.check_chance(chance);
            ensure!(verdict.is_ok(), "chance-check", "“{chance}” is listed, but {verdict:?}");
        }
    }
    for _ in 0..DRAWS {
        let chance = state.sample_chance(luck);
        let is_listed = is_listed(&chances, &chance);
        ensure!(is_listed != Some(false), "chance-sample", "“{chance}” was sampled but is not listed");
        let verdict = state.check_chance(&chance);
        ensure!(verdict.is_ok(), "chance-sample", "“{chance}” was sampled, but {verdict:?}");
    }
    Ok(())
}

/// Each outcome is sampled as often as its weight says. The seed is fixed and six standard deviations are
/// allowed, so this does not fail at random.
pub(crate) fn check_frequencies<G: Game>(state: &G, luck: &mut impl Luck) -> Verdict {
    const DRAWS: u32 = 600;
    let Chances::Weighted(listed) = state.chances() else { return Ok(()) };
    let mut counts = vec![0_u32; listed.len()];
    for _ in 0..DRAWS {
        let chance = state.sample_chance(luck);
        if let Ok(index) = listed.binary_search_by(|(other, _)| other.cmp(&chance)) {
            counts[index] += 1;
        }
    }
    let total: f64 = listed.iter().map(|(_, weight)| f64::from(*weight)).sum();
    for ((chance, weight), count) in listed.iter().zip(counts) {
        let share = f64::from(*weight) / total;
        let expected = f64::from(DRAWS) * share;
        let allowed = 6.0 * (expected * (1.0 - share)).sqrt() + 1.0;
        let is_far_off = (f64::from(count) - expected).abs() > allowed;
        ensure!(
            !is_far_off,
            "chance-frequency",
            "“{chance}” has weight {weight} of {total} and was drawn {count} times in {DRAWS}"
        );
    }
    Ok(())
}
