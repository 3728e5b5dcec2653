//! The turning points of a finished game: the moments at which the lead changed most.

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::EntryKind;
use alcazar_words::Phrase;
use leptos::prelude::*;

use super::Panels;
use crate::face::Face;
use crate::history::History;
use crate::playback::Seek;
use crate::session::Session;

/// How many moments are shown.
const COUNT: usize = 3;

/// A moment at which the winner's lead changed.
#[derive(Debug, Clone, PartialEq, Eq)]
struct TurningPoint {
    /// The number of entries up to and including it.
    after: usize,
    /// By how much the winner's lead grew; negative if it shrank.
    swing: i32,
}

/// The moments with the largest swings in the winner's lead over the best other seat, in the order of the
/// game. `leads` is that lead after each number of entries.
fn largest_swings(leads: &[i32]) -> Vec<TurningPoint> {
    let mut swings: Vec<TurningPoint> = leads
        .windows(2)
        .enumerate()
        .map(|(before, pair)| TurningPoint { after: before + 1, swing: pair[1] - pair[0] })
        .filter(|point| point.swing != 0)
        .collect();
    // Of equal swings the later ones were more exciting.
    swings.sort_by_key(|point| std::cmp::Reverse((point.swing.abs(), point.after)));
    swings.truncate(COUNT);
    swings.sort_by_key(|point| point.after);
    swings
}

/// The points of each seat after this many entries, as far as the viewer knew.
fn points<G: Face>(history: &History<G>, after: usize, seats: usize) -> Vec<i32> {
    let view = &history.snapshot(after).view;
    Seat::first(seats).map(|seat| G::score(view, seat).iter().map(|(_, points)| points).sum()).collect()
}

/// The lead of the best winner over the best of the others; of several winners, over each other.
fn lead(points: &[i32], winners: SeatSet) -> i32 {
    let best = |is_winner: bool| {
        let of = |(seat, _): &(Seat, &i32)| winners.contains(*seat) == is_winner;
        Seat::first(points.len()).zip(points).filter(of).map(|(_, points)| *points).max()
    };
    best(true).unwrap_or_default() - best(false).unwrap_or_default()
}

/// Who leads, and by how much.
fn leader_phrase<G: Face>(points: &[i32], viewer: Viewer) -> Phrase {
    let max = points.iter().copied().max().unwrap_or_default();
    let leaders: Vec<Seat> =
        Seat::first(points.len()).zip(points).filter(|(_, p)| **p == max).map(|(seat, _)| seat).collect();
    let second = points.iter().copied().filter(|points| *points < max).max();
    match (&leaders[..], second) {
        ([leader], Some(second)) => {
            let lead = Phrase::new("web-turning-lead").with("points", max - second);
            if viewer.is(*leader) { lead.form("you") } else { lead.with("who", G::seat(*leader)) }
        }
        _ => Phrase::new("web-turning-level").with("points", max),
    }
}

/// The turning points, each with a button that shows it on the board.
pub(super) fn turning_points<G: Face>(session: Session<G>, panels: Panels, winners: SeatSet) -> AnyView {
    let shell = session.shell();
    let history = session.history.get_untracked();
    let seats = session.status.with_untracked(|status| status.players.len());
    let curve: Vec<Vec<i32>> = (0..=history.len()).map(|after| points(&history, after, seats)).collect();
    let leads: Vec<i32> = curve.iter().map(|points| lead(points, winners)).collect();
    let moments = largest_swings(&leads);
    if moments.is_empty() {
        return ().into_any();
    }
    let line = |TurningPoint { after, .. }: TurningPoint| {
        let entry = &history.entries()[after - 1];
        let (kind, viewer) = (entry.kind.clone(), history.viewer);
        let round = G::round(&entry.after.view);
        let leader = leader_phrase::<G>(&curve[after], viewer);
        let text = move || shell.words.with(|words| words.seen::<G>(&kind, viewer));
        let when = move || {
            let leader = shell.say(&leader);
            match round {
                Some(round) => shell.say(
                    &Phrase::new("web-turning-round").with("round", i32::from(round)).with("leader", leader),
                ),
                None => leader,
            }
        };
        let look = move |_| {
            panels.ending.set(false);
            session.seek(Seek::To(after));
        };
        let is_event = matches!(entry.kind, EntryKind::Event(_));
        view! {
            <li class:event=is_event>
                <span><span>{text}</span> " " <span class="soft small">{when}</span></span>
                <button type="button" class="button" data-testid="look" on:click=look>
                    {shell.text("web-turning-look")}
                </button>
            </li>
        }
    };
    let lines = moments.into_iter().map(line).collect_view();
    view! {
        <section class="turning-points" aria-labelledby="turning-title" data-testid="turning-points">
            <h3 id="turning-title">{shell.text("web-turning")}</h3>
            <ol>{lines}</ol>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_swings_are_found_in_the_order_of_the_game() {
        let after = |leads: &[i32]| -> Vec<usize> {
            largest_swings(leads).into_iter().map(|point| point.after).collect()
        };
        assert_eq!(after(&[0, 0, 8, 7, 7, -3, -3, 2]), [2, 5, 7]);
        assert_eq!(after(&[0, 1, 2, 3, 4, 5]), [3, 4, 5], "of equal swings the last ones");
        assert_eq!(after(&[0, 0, 0]), [0_usize; 0]);
        assert_eq!(after(&[]), [0_usize; 0]);
    }

    #[test]
    fn the_lead_is_over_the_best_of_the_others() {
        let winners = SeatSet::only(Seat::B);
        assert_eq!(lead(&[4, 9, 6], winners), 3);
        assert_eq!(lead(&[12, 9, 6], winners), -3);
    }
}
