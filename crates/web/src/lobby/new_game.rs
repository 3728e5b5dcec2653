//! Creates tables: the players, the options and the seed.

use alcazar_bots::Level;
use alcazar_catalog::GameId;
use alcazar_core::Game;
use alcazar_table::{Croupier, Header, Player, Seed, Table, TableError, replay};
use alcazar_words::{Phrase, setup_error};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Map, Value};

use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::record::Record;
use crate::widgets::DEFAULT_LEVEL;

/// Who takes a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person on this device.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// A table to be created.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Plan {
    /// Who takes each seat.
    pub(crate) sitters: Vec<Sitter>,
    /// The options, by name.
    pub(crate) options: Map<String, Value>,
    /// The seed of all random events; random if none is given.
    pub(crate) seed: Option<Seed>,
}

/// The names of bots, in the order in which they take seats.
const BOT_NAMES: [&str; 6] = ["Alonso", "Beatriz", "Casilda", "Diego", "Elvira", "Fadrique"];

/// The default number of players of a game.
pub(crate) fn default_players(game: GameId) -> usize {
    let range = game.recommended_players();
    3.clamp(*range.start(), *range.end())
}

impl Plan {
    /// One person against bots, or bots alone.
    pub(crate) fn against_bots(game: GameId, person: Option<String>) -> Self {
        let bots = std::iter::repeat(Sitter::Bot(DEFAULT_LEVEL));
        let sitters =
            person.map(Sitter::Person).into_iter().chain(bots).take(default_players(game)).collect();
        Self { sitters, options: Map::new(), seed: None }
    }

    fn players(&self) -> Vec<Player> {
        let mut names = BOT_NAMES.iter();
        let player = |sitter: &Sitter| match sitter {
            Sitter::Person(name) => Player::person(name.clone()),
            Sitter::Bot(level) => Player::bot(*names.next().unwrap_or(&BOT_NAMES[0]), level.slug()),
        };
        Player::with_distinct_names(self.sitters.iter().map(player))
    }

    /// The table, ready to play.
    pub(crate) fn table<G: Game>(&self) -> Result<Table<G>, Phrase> {
        let options = serde_json::from_value(Value::Object(self.options.clone()));
        let options = options.map_err(|_| Phrase::new("web-bad-options"))?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => Seed(browser::random_bytes().map_err(|_| Phrase::new("web-no-chance"))?),
        };
        let header = Header::<G> { options, ..Header::new(self.players()) };
        // A bot of this level plays for a player who concedes.
        let header = Header { stand_in: Player::bot(BOT_NAMES[5], DEFAULT_LEVEL.slug()), ..header };
        Table::new(header, Croupier::Seeded(seed)).map_err(|refused| refusal_phrase(&refused))
    }
}

fn refusal_phrase<I>(refused: &TableError<I>) -> Phrase {
    let TableError::Header(alcazar_table::HeaderError::Setup(error)) = refused else {
        return Phrase::new("web-bad-name");
    };
    setup_error(error)
}

/// A new unique id.
pub(crate) fn new_id() -> Result<String, Phrase> {
    let bytes: [u8; 8] = browser::random_bytes().map_err(|_| Phrase::new("web-no-chance"))?;
    Ok(format!("{:016x}", u64::from_be_bytes(bytes)))
}

/// Creates a table and saves it; returns its address. If it can't be saved it can still be played, and the
/// table shows a warning.
pub(crate) async fn create(shell: Shell, game: GameId, plan: Plan) -> Result<String, Phrase> {
    let id = new_id()?;
    let record = face(game).new_record(&id, &plan)?;
    // Asked when there is something to keep, and not awaited: some browsers ask the player.
    spawn_local(browser::request_persistent_storage());
    let _ = shell.store().put(&record, None).await;
    Ok(format!("/table?id={id}"))
}

/// Creates another table with the same players and options; returns its address.
pub(crate) async fn rematch<G: Game>(shell: Shell, text: &str) -> Result<String, Phrase> {
    let table = replay::read::<G>(text).map_err(|_| Phrase::new("web-unreadable"))?;
    let header =
        Header::<G> { commitment: None, nonces: Vec::new(), prepared: Vec::new(), ..table.header().clone() };
    let seed = Seed(browser::random_bytes().map_err(|_| Phrase::new("web-no-chance"))?);
    let table = Table::new(header, Croupier::Seeded(seed)).map_err(|refused| refusal_phrase(&refused))?;
    let id = new_id()?;
    let _ = shell.store().put(&Record::of(&id, &table, browser::now()), None).await;
    Ok(format!("/table?id={id}"))
}

/// The player's name from the settings, or “you”.
pub(crate) fn own_name(shell: Shell) -> String {
    let chosen = shell.settings.with_untracked(|settings| settings.name.trim().to_owned());
    if chosen.is_empty() {
        shell.words.with_untracked(|words| words.say(&Phrase::new("web-you")))
    } else {
        chosen
    }
}

/// What players without a name were called when they began a game, in each language.
const YOU: [&str; 4] = ["You", "Vous", "Du", "Jij"];

/// Whether this is the name of a player who has chosen none.
pub(crate) fn is_you(name: &str) -> bool {
    YOU.contains(&name)
}

/// A player's name as it is shown: “you” is said in the language of the page, whatever it was when the game
/// began.
pub(crate) fn shown_name(shell: Shell, name: &str) -> String {
    if is_you(name) { shell.say(&Phrase::new("web-you")) } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use alcazar_words::{Language, Words};

    use super::*;

    fn plan(sitters: Vec<Sitter>) -> Plan {
        Plan { sitters, options: Map::new(), seed: Some(Seed([1; 32])) }
    }

    #[test]
    fn playing_now_seats_a_person_among_bots() {
        let plan =
            Plan { seed: Some(Seed([1; 32])), ..Plan::against_bots(GameId::Toledo, Some("Ana".to_owned())) };
        let table = plan.table::<toledo::State>().expect("Toledo takes three players");
        let is_person: Vec<bool> = table.players().values().map(Player::is_person).collect();
        assert_eq!(is_person, [true, false, false]);
        let names: Vec<&str> = table.players().values().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Ana", "Alonso", "Beatriz"]);
        assert!(
            Plan::against_bots(GameId::Toledo, None)
                .sitters
                .iter()
                .all(|sitter| matches!(sitter, Sitter::Bot(_)))
        );
    }

    #[test]
    fn you_is_recognized_in_every_language() {
        for &language in Language::ALL {
            let you = Words::new(language).say(&Phrase::new("web-you"));
            assert!(is_you(&you), "{you}");
        }
        assert!(!is_you("Ana"));
    }

    #[test]
    fn a_table_has_the_chosen_options() {
        let mut plan = plan(vec![Sitter::Bot(Level::Random), Sitter::Bot(Level::Random)]);
        plan.options = serde_json::from_str(r#"{"start":1,"rounds":7}"#).expect("the options are JSON");
        let table = plan.table::<toledo::State>().expect("the plan is valid");
        assert_eq!(table.header().options.rounds, 7);
        assert_eq!(table.asked(), alcazar_core::SeatSet::only(alcazar_core::Seat::B));
    }

    #[test]
    fn an_invalid_plan_is_rejected_with_a_reason() {
        let bot = || Sitter::Bot(Level::Random);
        let refused =
            |plan: &Plan| plan.table::<toledo::State>().expect_err("the plan is invalid").id().to_owned();
        assert_eq!(refused(&plan(vec![bot()])), "setup-players");
        assert_eq!(refused(&plan(vec![bot(), Sitter::Person(String::new())])), "web-bad-name");
        let mut invalid = plan(vec![bot(), bot()]);
        invalid.options.insert("rounds".to_owned(), Value::from(0));
        assert_eq!(refused(&invalid), "setup-option");
        invalid.options.insert("rounds".to_owned(), Value::from("many"));
        assert_eq!(refused(&invalid), "web-bad-options");
    }
}
