//! How a table begins: who sits down, what was chosen, where chance comes from.

use alcazar_bots::Level;
use alcazar_catalog::GameId;
use alcazar_core::Game;
use alcazar_lessons::{Deal, Lesson, OTHERS};
use alcazar_table::{Croupier, Header, Player, Refused, Seed, Table, replay};
use alcazar_words::{Phrase, setup_error};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Map, Value};

use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::record::Record;
use crate::widgets::USUAL;

/// Identity sits down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Somebody before this screen.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// A table that is to begin.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Plan {
    /// Identity sits where, from the first seat on.
    pub(crate) sitters: Vec<Sitter>,
    /// What was chosen, by the names of the options.
    pub(crate) options: Map<String, Value>,
    /// What everything that chance decides follows from; drawn by the browser if nothing was said.
    pub(crate) seed: Option<Seed>,
    /// Whether it is a guided first game.
    pub(crate) is_lesson: bool,
}

/// People meet bots by name.
const NAMES: [&str; 6] = ["Alonso", "Beatriz", "Casilda", "Diego", "Elvira", "Fadrique"];

/// How many sit at a table of a game if nobody says how many.
pub(crate) fn usual_players(game: GameId) -> usize {
    let range = game.recommended_players();
    3.clamp(*range.start(), *range.end())
}

impl Plan {
    /// One person against bots, or bots alone.
    pub(crate) fn usual(game: GameId, person: Option<String>) -> Self {
        let bots = std::iter::repeat(Sitter::Bot(USUAL));
        let sitters = person.map(Sitter::Person).into_iter().chain(bots).take(usual_players(game)).collect();
        Self { sitters, options: Map::new(), seed: None, is_lesson: false }
    }

    /// The guided first game of a game, for this person.
    pub(crate) fn lesson<G: Lesson>(person: String) -> Option<Self> {
        let Deal { players, options, seed } = G::deal()?;
        let bots = std::iter::repeat_n(Sitter::Bot(OTHERS), players - 1);
        let options = serde_json::to_value(options).ok().and_then(|options| options.as_object().cloned());
        Some(Self {
            sitters: std::iter::once(Sitter::Person(person)).chain(bots).collect(),
            options: options.unwrap_or_default(),
            seed: Some(seed),
            is_lesson: true,
        })
    }

    fn players(&self) -> Vec<Player> {
        let mut names = NAMES.iter();
        let player = |sitter: &Sitter| match sitter {
            Sitter::Person(name) => Player::person(name.clone()),
            Sitter::Bot(level) => Player::bot(*names.next().unwrap_or(&NAMES[0]), level.slug()),
        };
        self.sitters.iter().map(player).collect()
    }

    /// The table, dealt and ready.
    pub(crate) fn table<G: Game>(&self) -> Result<Table<G>, Phrase> {
        let options = serde_json::from_value(Value::Object(self.options.clone()));
        let options = options.map_err(|_| Phrase::new("web-bad-options"))?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => Seed(browser::random_bytes().map_err(|_| Phrase::new("web-no-chance"))?),
        };
        let header = Header::<G> { options, ..Header::new(self.players()) };
        // Whoever concedes leaves his seat to somebody who plays on sensibly.
        let header = Header { stand_in: Player::bot(NAMES[5], USUAL.slug()), ..header };
        Table::new(header, Croupier::Seeded(seed)).map_err(|refused| why_not(&refused))
    }
}

fn why_not<I>(refused: &Refused<I>) -> Phrase {
    let Refused::BadHeader(alcazar_table::BadHeader::Setup(error)) = refused else {
        return Phrase::new("web-bad-name");
    };
    setup_error(error)
}

/// A name that no other game has.
pub(crate) fn new_id() -> Result<String, Phrase> {
    let bytes: [u8; 8] = browser::random_bytes().map_err(|_| Phrase::new("web-no-chance"))?;
    Ok(format!("{:016x}", u64::from_be_bytes(bytes)))
}

/// Begins a table and keeps it; the address where it is played. If it can't be kept, it is played all the same, and the table says so.
pub(crate) async fn begin(shell: Shell, game: GameId, plan: Plan) -> Result<String, Phrase> {
    let id = new_id()?;
    let record = face(game).begin(&id, &plan)?;
    // Asked when there is something to keep. Some browsers ask the player, and he may take his time.
    spawn_local(browser::request_persistent_storage());
    let _ = shell.store().put(&record, None).await;
    Ok(format!("/table?id={id}"))
}

/// Begins another table with the same players and options; the address where it is played.
pub(crate) async fn again<G: Game>(shell: Shell, text: &str) -> Result<String, Phrase> {
    let table = replay::read::<G>(text).map_err(|_| Phrase::new("web-unreadable"))?;
    let old = table.header();
    let header = Header::<G> { commitment: None, nonces: Vec::new(), ..old.clone() };
    let seed = Seed(browser::random_bytes().map_err(|_| Phrase::new("web-no-chance"))?);
    let table = Table::new(header, Croupier::Seeded(seed)).map_err(|refused| why_not(&refused))?;
    let id = new_id()?;
    let _ = shell.store().put(&Record::of(&id, &table, browser::now()), None).await;
    Ok(format!("/table?id={id}"))
}

/// What the player is called: as he said, or “you”.
pub(crate) fn own_name(shell: Shell) -> String {
    let chosen = shell.settings.with_untracked(|settings| settings.name.trim().to_owned());
    if chosen.is_empty() {
        shell.words.with_untracked(|words| words.say(&Phrase::new("web-you")))
    } else {
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(sitters: Vec<Sitter>) -> Plan {
        Plan { sitters, options: Map::new(), seed: Some(Seed([1; 32])), is_lesson: false }
    }

    #[test]
    fn one_click_seats_a_person_among_bots() {
        let plan = Plan { seed: Some(Seed([1; 32])), ..Plan::usual(GameId::Toledo, Some("Ana".to_owned())) };
        let table = plan.table::<toledo::State>().expect("three can play");
        let persons: Vec<bool> = table.players().values().map(Player::is_person).collect();
        assert_eq!(persons, [true, false, false]);
        let names: Vec<&str> = table.players().values().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Ana", "Alonso", "Beatriz"]);
        assert!(
            Plan::usual(GameId::Toledo, None).sitters.iter().all(|sitter| matches!(sitter, Sitter::Bot(_)))
        );
    }

    #[test]
    fn a_lesson_is_dealt_as_it_was_prepared() {
        let deal = <toledo::State as Lesson>::deal().expect("Toledo has a lesson");
        let plan = Plan::lesson::<toledo::State>("Ana".to_owned()).expect("Toledo has a lesson");
        let table = plan.table::<toledo::State>().expect("it can begin");
        assert_eq!((table.header().options, table.seed().copied()), (deal.options, Some(deal.seed)));
        let persons: Vec<bool> = table.players().values().map(Player::is_person).collect();
        assert_eq!(persons, [true, false]);
    }

    #[test]
    fn what_was_chosen_is_played() {
        let mut plan = plan(vec![Sitter::Bot(Level::Random), Sitter::Bot(Level::Random)]);
        plan.options = serde_json::from_str(r#"{"start":1,"rounds":7}"#).expect("it is JSON");
        let table = plan.table::<toledo::State>().expect("it can begin");
        assert_eq!(table.header().options.rounds, 7);
        assert_eq!(table.asked(), alcazar_core::SeatSet::only(alcazar_core::Seat::B));
    }

    #[test]
    fn what_can_not_begin_is_refused_with_a_reason() {
        let bot = || Sitter::Bot(Level::Random);
        let refused =
            |plan: &Plan| plan.table::<toledo::State>().expect_err("it can't begin").id().to_owned();
        assert_eq!(refused(&plan(vec![bot()])), "setup-players");
        assert_eq!(refused(&plan(vec![bot(), Sitter::Person(String::new())])), "web-bad-name");
        let mut odd = plan(vec![bot(), bot()]);
        odd.options.insert("rounds".to_owned(), Value::from(0));
        assert_eq!(refused(&odd), "setup-option");
        odd.options.insert("rounds".to_owned(), Value::from("many"));
        assert_eq!(refused(&odd), "web-bad-options");
    }
}
