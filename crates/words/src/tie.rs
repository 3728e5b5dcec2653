//! A sentence on how a tie for first place was broken.

use alcazar_core::{Seat, SeatMap, Standing, TieRound, Viewer};
use alcazar_table::Player;

use crate::table::named;
use crate::{Argument, Phrase, Speak, Words, derived};

impl Words {
    /// How the tie for first place was broken; `None` if there was none.
    pub fn tie<G: Speak>(
        &self,
        standing: &Standing,
        players: &SeatMap<Player>,
        viewer: Viewer,
    ) -> Option<String> {
        tie_break::<G>(standing, players, viewer).map(|phrase| self.say(&phrase))
    }
}

/// The viewer is not addressed as “you”: seats are listed here, and no verb agrees with “you and Red”.
pub(crate) fn tie_break<G: Speak>(
    standing: &Standing,
    players: &SeatMap<Player>,
    viewer: Viewer,
) -> Option<Phrase> {
    let tie = standing.tie.as_ref()?;
    let mut left: Vec<Seat> = tie.seats.iter().collect();
    let points = standing.scores.get(*left.first()?).copied()?;
    let name = |seat: &Seat| named::<G>(*seat, players, viewer);
    let names = |seats: &[Seat]| Argument::All(seats.iter().map(name).collect());
    let mut clauses = Vec::new();
    let tied_at = |equal: &mut Vec<Phrase>, clauses: &mut Vec<Phrase>| {
        if equal.is_empty() {
            return;
        }
        let clause = if clauses.is_empty() {
            Phrase::new("tie-at").with("who", names(&tie.seats.iter().collect::<Vec<_>>()))
        } else {
            Phrase::new("tie-still")
        };
        clauses.push(clause.with("what", Argument::All(std::mem::take(equal))));
    };
    // What the remaining seats have an equal number of and no clause has mentioned yet.
    let mut equal = vec![Phrase::new("tie-points").with("count", points)];
    if let Some(order) = G::tie_order(tie) {
        tied_at(&mut equal, &mut clauses);
        clauses.push(order);
    }
    for round in tie.rounds() {
        let best = round.best();
        let what = highest::<G>(&round);
        if best.len() == round.figures.len() {
            equal.push(what);
            continue;
        }
        tied_at(&mut equal, &mut clauses);
        let less = round.figures.iter().filter(|(seat, _)| !best.contains(seat));
        let less = less.map(|(_, figure)| Phrase::new("tie-figure").with("figure", *figure)).collect();
        let clause = if best.len() == 1 { "tie-wins" } else { "tie-stay" };
        let clause = Phrase::new(clause).with("who", names(&best)).with("what", what);
        clauses.push(clause.with("others", Argument::All(less)));
        left = best;
    }
    tied_at(&mut equal, &mut clauses);
    if left.len() > 1 {
        clauses.push(Phrase::new("tie-shared"));
    }
    let joined = clauses
        .into_iter()
        .rev()
        .reduce(|rest, first| Phrase::new("tie-next").with("first", first).with("rest", rest));
    joined.map(|clauses| Phrase::new("tie").with("clauses", clauses))
}

/// The highest figure of a round.
fn highest<G: Speak>(round: &TieRound<'_>) -> Phrase {
    let count = round.figures.iter().map(|(_, figure)| *figure).max().unwrap_or_default();
    let fallback = Phrase::new("derived-tie").with("what", derived::spaced(round.what)).with("count", count);
    Phrase::new(format!("{}-tie-{}", G::ID, round.what)).with("count", count).or(fallback)
}
