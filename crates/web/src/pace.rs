//! How long things are shown: by what they are, not by how many events they consist of.

use crate::settings::Speed;

/// How much there is to see in one action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Nothing that needs time.
    Nothing,
    /// One of several small steps.
    Light,
    /// An action.
    Plain,
    /// A scene of its own, like a duel.
    Scene,
}

/// How long an action is shown, in milliseconds. The first action of a turn has time to be read, and the
/// following ones extend the same sentence. So a turn with a plain action takes 1.2 s at normal speed, and a
/// rich one, with two more, 2.5 s. Players know what they do themselves.
pub fn duration_ms(speed: Speed, weight: Weight, is_first: bool, is_own: bool) -> u32 {
    let normal = match (weight, is_own) {
        (Weight::Nothing, _) => 0,
        (Weight::Scene, _) => 4000,
        (Weight::Light, true) => 320,
        (Weight::Plain, true) => 480,
        (Weight::Light, false) => 450,
        (Weight::Plain, false) if is_first => 1200,
        (Weight::Plain, false) => 650,
    };
    let (times, of) = match speed {
        Speed::Off => (0, 1),
        Speed::Fast => (2, 5),
        Speed::Normal => (1, 1),
        Speed::Slow => (9, 5),
    };
    normal * times / of
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rich_turn_takes_longer_than_a_plain_one_and_a_duel_longest() {
        let turn = |speed, actions: &[Weight]| -> u32 {
            let action = |(nth, weight): (usize, &Weight)| duration_ms(speed, *weight, nth == 0, false);
            actions.iter().enumerate().map(action).sum()
        };
        let plain = turn(Speed::Normal, &[Weight::Plain]);
        let rich = turn(Speed::Normal, &[Weight::Plain, Weight::Plain, Weight::Plain, Weight::Nothing]);
        let duel = turn(Speed::Normal, &[Weight::Scene]);
        assert_eq!((plain, rich, duel), (1200, 2500, 4000));
        for weight in [Weight::Light, Weight::Plain, Weight::Scene] {
            let [off, fast, normal, slow] = Speed::ALL.map(|speed| duration_ms(speed, weight, true, false));
            assert!(off == 0 && fast < normal && normal < slow, "{weight:?}");
        }
    }
}
