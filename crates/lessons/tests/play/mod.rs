//! Plays a lesson as suggested.

use std::collections::BTreeSet;

use alcazar_bots::{Budget, Level, Question};
use alcazar_core::{Seat, Turn, Viewer};
use alcazar_lessons::{
    ADVISER, ADVISER_SEED, Deal, Glimpse, LEARNER, Lesson, Note, OPPONENTS, ShownNote, VIEWER, bot_seed,
    shown_notes, suggestible,
};
use alcazar_table::{Croupier, EntryKind, Header, Player, Stamp, Table};

/// Enough for every decision of these levels.
const BUDGET: Budget = Budget::Nodes(150_000);

/// A lesson with more decisions of the learner than this is too long.
pub(crate) const MAX_DECISIONS: usize = 400;

/// A finished lesson.
pub(crate) struct FinishedLesson<G: Lesson> {
    pub(crate) table: Table<G>,
    /// The number of the learner's decisions.
    pub(crate) decisions: usize,
    /// The suggestion along with each note that was shown before a decision of the learner.
    pub(crate) examples: Vec<(&'static Note<G>, G::Action)>,
}

fn choose<G: Lesson>(
    table: &Table<G>,
    seat: Seat,
    level: Level,
    luck: u64,
    candidates: impl Fn(&[G::Action]) -> Vec<G::Action>,
) -> G::Action {
    let view = table.view(Viewer::Seat(seat));
    let legal = candidates(&view.ask.expect("the seat is asked").legal);
    let question = Question::<G>::new(seat, &view.view, &legal, BUDGET, luck);
    level.bot::<G>().choose(&question).expect("something is legal").action
}

fn suggest<G: Lesson>(table: &Table<G>, note: Option<&Note<G>>) -> G::Action {
    choose(table, LEARNER, ADVISER, ADVISER_SEED, |legal| suggestible(note, legal))
}

/// Plays a deal to its end as suggested.
pub(crate) fn play<G: Lesson>(deal: &Deal<G::Options>) -> FinishedLesson<G> {
    let others = (1..deal.players).map(|_| Player::bot("Bot", OPPONENTS.slug()));
    let players = [Player::person("Learner")].into_iter().chain(others);
    let header = Header::<G> { options: deal.options.clone(), ..Header::new(players) };
    let mut table = Table::new(header, Croupier::Seeded(deal.seed)).expect("the deal is valid");
    let (mut decisions, mut examples) = (0, Vec::new());
    while let Some(seat) = table.asked().iter().next() {
        let ask = table.ask(seat).expect("the seat is asked");
        let action = if seat == LEARNER {
            decisions += 1;
            let now = table.version(VIEWER) as usize;
            let new = lesson(&table).into_iter().filter(|shown| shown.moment == now);
            let new: Vec<_> = new
                .map(|shown| &G::notes()[shown.note])
                .map(|note| (note, suggest(&table, Some(note))))
                .collect();
            examples.extend_from_slice(&new);
            // The learner reads all notes before acting.
            new.last().map_or_else(|| suggest(&table, None), |(_, action)| *action)
        } else {
            choose(&table, seat, OPPONENTS, bot_seed(&deal.seed, seat, ask), <[_]>::to_vec)
        };
        let step = table.submit(seat, ask, action, Stamp::NONE).expect("the action is legal");
        table.commit(step).expect("the table has not changed since");
        if decisions > MAX_DECISIONS {
            break;
        }
    }
    FinishedLesson { table, decisions, examples }
}

/// The notes that the learner was shown.
pub(crate) fn lesson<G: Lesson>(table: &Table<G>) -> Vec<ShownNote> {
    let start = table.state_at(0).expect("a log has a start");
    let asked = |state: &G| matches!(state.turn(), Turn::Seats(asked) if asked.contains(LEARNER));
    let first = (None, start.view(VIEWER), asked(&start));
    let moments = table.moments(VIEWER, 0).expect("the log starts at 0").into_iter().map(|moment| {
        let seen = if let EntryKind::Event(seen) = moment.entry.kind { Some(seen) } else { None };
        (seen, moment.view, moment.asked.contains(LEARNER))
    });
    let moments: Vec<_> = [first].into_iter().chain(moments).collect();
    shown_notes::<G>(moments.iter().map(|(seen, view, is_asked)| Glimpse {
        seen: seen.as_ref(),
        view,
        is_asked: *is_asked,
    }))
}

/// The names of the notes that were shown.
pub(crate) fn names<G: Lesson>(shown: &[ShownNote]) -> BTreeSet<&'static str> {
    shown.iter().map(|shown| G::notes()[shown.note].name).collect()
}
