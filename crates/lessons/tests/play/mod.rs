//! Plays a lesson as it is suggested.

use std::collections::BTreeSet;

use alcazar_bots::{Budget, Level, Question};
use alcazar_core::{Seat, Turn, Viewer};
use alcazar_lessons::{
    ADVISER, ADVISER_SEED, Deal, Glimpse, LEARNER, Lesson, Note, OTHERS, Told, VIEWER, bot_luck, suggestible,
    told,
};
use alcazar_table::{Croupier, EntryKind, Header, Player, Stamp, Table};

/// No decision of these levels needs more.
const BUDGET: Budget = Budget::Nodes(150_000);

/// A lesson that takes more decisions of the learner than this is no first game.
pub(crate) const MAX_DECISIONS: usize = 400;

/// A lesson that was played.
pub(crate) struct Played<G: Lesson> {
    pub(crate) table: Table<G>,
    /// How often the learner decided.
    pub(crate) decisions: usize,
    /// What was suggested along with each note that was told at a question of the learner's.
    pub(crate) examples: Vec<(&'static Note<G>, G::Action)>,
}

fn choose<G: Lesson>(
    table: &Table<G>,
    seat: Seat,
    level: Level,
    luck: u64,
    narrow: impl Fn(&[G::Action]) -> Vec<G::Action>,
) -> G::Action {
    let view = table.view(Viewer::Seat(seat));
    let legal = narrow(&view.ask.expect("the seat is asked").legal);
    let question = Question::<G>::new(seat, &view.view, &legal, BUDGET, luck);
    level.bot::<G>().choose(&question).expect("there is something to do").action
}

fn suggest<G: Lesson>(table: &Table<G>, note: Option<&Note<G>>) -> G::Action {
    choose(table, LEARNER, ADVISER, ADVISER_SEED, |legal| suggestible(note, legal))
}

/// Plays a deal to its end as it is suggested.
pub(crate) fn play<G: Lesson>(deal: &Deal<G::Options>) -> Played<G> {
    let others = (1..deal.players).map(|_| Player::bot("Bot", OTHERS.slug()));
    let players = [Player::person("Learner")].into_iter().chain(others);
    let header = Header::<G> { options: deal.options.clone(), ..Header::new(players) };
    let mut table = Table::new(header, Croupier::Seeded(deal.seed)).expect("it can begin");
    let (mut decisions, mut examples) = (0, Vec::new());
    while let Some(seat) = table.asked().iter().next() {
        let ask = table.ask(seat).expect("the seat is asked");
        let action = if seat == LEARNER {
            decisions += 1;
            let now = table.version(VIEWER) as usize;
            let new = lesson(&table).into_iter().filter(|told| told.moment == now);
            let new: Vec<_> = new
                .map(|told| &G::notes()[told.note])
                .map(|note| (note, suggest(&table, Some(note))))
                .collect();
            examples.extend_from_slice(&new);
            // All notes are read before something is done.
            new.last().map_or_else(|| suggest(&table, None), |(_, action)| *action)
        } else {
            choose(&table, seat, OTHERS, bot_luck(&deal.seed, seat, ask), <[_]>::to_vec)
        };
        let step = table.submit(seat, ask, action, Stamp::NONE).expect("it is legal");
        table.commit(step).expect("nobody else plays");
        if decisions > MAX_DECISIONS {
            break;
        }
    }
    Played { table, decisions, examples }
}

/// What the learner was told.
pub(crate) fn lesson<G: Lesson>(table: &Table<G>) -> Vec<Told> {
    let start = table.state_at(0).expect("there is a start");
    let asked = |state: &G| matches!(state.turn(), Turn::Seats(asked) if asked.contains(LEARNER));
    let first = (None, start.view(VIEWER), asked(&start));
    let moments = table.moments(VIEWER, 0).expect("all of it").into_iter().map(|moment| {
        let seen = if let EntryKind::Event(seen) = moment.entry.kind { Some(seen) } else { None };
        (seen, moment.view, moment.asked.contains(LEARNER))
    });
    let moments: Vec<_> = [first].into_iter().chain(moments).collect();
    told::<G>(moments.iter().map(|(seen, view, is_asked)| Glimpse {
        seen: seen.as_ref(),
        view,
        is_asked: *is_asked,
    }))
}

/// The names of what was told.
pub(crate) fn names<G: Lesson>(told: &[Told]) -> BTreeSet<&'static str> {
    told.iter().map(|told| G::notes()[told.note].name).collect()
}
