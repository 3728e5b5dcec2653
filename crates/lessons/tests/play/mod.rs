//! Plays a lesson as it is suggested.

use std::collections::BTreeSet;

use alcazar_bots::{Budget, Level, Question};
use alcazar_core::{Seat, Turn, Viewer};
use alcazar_lessons::{
    ADVISER, ADVISER_SEED, Deal, Glimpse, LEARNER, Lesson, OTHERS, Told, VIEWER, bot_luck, told,
};
use alcazar_table::{Croupier, Deed, Header, Player, Stamp, Table};

/// No decision of these levels needs more.
const BUDGET: Budget = Budget::Nodes(150_000);

/// A lesson that takes more decisions of the learner than this is no first game.
pub(crate) const MOST_DECISIONS: usize = 400;

fn choose<G: Lesson>(
    table: &Table<G>,
    seat: Seat,
    level: Level,
    luck: u64,
    is_meant: fn(&G::Action) -> bool,
) -> G::Action {
    let view = table.view(Viewer::Seat(seat));
    let legal: Vec<G::Action> =
        view.ask.expect("the seat is asked").legal.into_iter().filter(is_meant).collect();
    let question = Question::<G>::new(seat, &view.view, &legal, BUDGET, luck);
    level.bot::<G>().choose(&question).expect("there is something to do").action
}

/// Plays a deal to its end as it is suggested; gives the table and how often the learner decided.
pub(crate) fn play<G: Lesson>(deal: &Deal<G::Options>) -> (Table<G>, usize) {
    let others = (1..deal.players).map(|_| Player::bot("Bot", OTHERS.slug()));
    let players = [Player::person("Learner")].into_iter().chain(others);
    let header = Header::<G> { options: deal.options.clone(), ..Header::new(players) };
    let mut table = Table::new(header, Croupier::Seeded(deal.seed)).expect("it can begin");
    let mut decisions = 0;
    while let Some(seat) = table.asked().iter().next() {
        let ask = table.ask(seat).expect("the seat is asked");
        let action = if seat == LEARNER {
            decisions += 1;
            choose(&table, seat, ADVISER, ADVISER_SEED, G::is_suggestible)
        } else {
            choose(&table, seat, OTHERS, bot_luck(&deal.seed, seat, ask), |_| true)
        };
        let step = table.submit(seat, ask, action, Stamp::NONE).expect("it is legal");
        table.commit(step).expect("nobody else plays");
        if decisions > MOST_DECISIONS {
            break;
        }
    }
    (table, decisions)
}

/// What the learner was told.
pub(crate) fn lesson<G: Lesson>(table: &Table<G>) -> Vec<Told> {
    let start = table.state_at(0).expect("there is a start");
    let asked = |state: &G| matches!(state.turn(), Turn::Seats(asked) if asked.contains(LEARNER));
    let first = (None, start.view(VIEWER), asked(&start));
    let moments = table.moments(VIEWER, 0).expect("all of it").into_iter().map(|moment| {
        let seen = if let Deed::Event(seen) = moment.entry.deed { Some(seen) } else { None };
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
