//! Readable lists of actions, grouped by prefix.

use std::collections::BTreeMap;
use std::fmt::Display;

use alcazar_core::{Game, Reason, Seat};
use alcazar_words::{Speak, Words};

use crate::story::wrapped;

/// The maximum length of a list of illegal actions, in characters.
const SHOWN: usize = 130;

/// The legal actions, one line for those that differ only in the last word; single actions are explained.
pub(super) fn legal<G: Speak>(words: &Words, actions: &[G::Action]) -> Vec<String> {
    let explained = |group: &Group<'_, G::Action>| match group.actions[..] {
        [action] => format!("{:<16} {}", group.to_string(), words.action::<G>(action)),
        _ => group.to_string(),
    };
    grouped(actions.iter()).iter().map(|group| wrapped("  ", &explained(group))).collect()
}

/// Why actions are illegal: each reason with the actions it forbids.
pub(super) fn forbidden<'a, G: Speak>(
    words: &Words,
    state: &G,
    seat: Seat,
    actions: impl Iterator<Item = &'a G::Action>,
) -> Vec<String>
where
    <G as Game>::Action: 'a,
{
    let mut reasons: BTreeMap<_, (String, Vec<&G::Action>)> = BTreeMap::new();
    for action in actions {
        if let Err(reason) = state.check(seat, action) {
            let forbidden = reasons.entry((reason.rule(), reason.slug()));
            forbidden.or_insert_with(|| (words.reason::<G>(&reason), Vec::new())).1.push(action);
        }
    }
    let mut lines = Vec::new();
    for (reason, actions) in reasons.into_values() {
        lines.push(wrapped("  ", &reason));
        let mut list = String::new();
        for group in grouped(actions.into_iter()) {
            let separator = if list.is_empty() { "" } else { " · " };
            list = format!("{list}{separator}{group}");
            if list.chars().count() > SHOWN {
                list = list.chars().take(SHOWN).chain("…".chars()).collect();
                break;
            }
        }
        lines.push(wrapped("      ", &list));
    }
    lines
}

/// Actions that differ only in their last word.
struct Group<'a, A> {
    beginning: String,
    ends: Vec<String>,
    actions: Vec<&'a A>,
}

impl<A> Display for Group<'_, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.beginning)?;
        self.ends.iter().try_for_each(|end| write!(f, " {end}"))
    }
}

fn grouped<'a, A: Display>(actions: impl Iterator<Item = &'a A>) -> Vec<Group<'a, A>> {
    let mut groups: Vec<Group<'a, A>> = Vec::new();
    for action in actions {
        let text = action.to_string();
        let (beginning, end) = match text.rsplit_once(' ') {
            Some((beginning, end)) => (beginning, Some(end.to_owned())),
            None => (text.as_str(), None),
        };
        match groups.iter_mut().find(|group| group.beginning == beginning) {
            Some(group) if end.is_some() => {
                group.ends.extend(end);
                group.actions.push(action);
            }
            _ => groups.push(Group {
                beginning: beginning.to_owned(),
                ends: end.into_iter().collect(),
                actions: vec![action],
            }),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_with_the_same_prefix_are_grouped() {
        let actions =
            ["take", "place gem1 1", "place gem1 2", "place gem2 1", "3va 0-3", "+3va 0-3", "3va 2-5", "end"];
        let lines: Vec<String> = grouped(actions.iter()).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["take", "place gem1 1 2", "place gem2 1", "3va 0-3 2-5", "+3va 0-3", "end"]);
    }
}
