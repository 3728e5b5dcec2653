//! The stored data of a table beside its log.

use alcazar_catalog::{GameId, UnknownGame};
use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_store::TableRow;
use alcazar_table::{Nonce, Outcome, Player, Seed, distinct_name};
use alcazar_wire::lobby::{Access, Keys, Stage, TableInfo, Terms};
use serde::{Deserialize, Serialize};

use super::error::CorruptRow;
use crate::random;

/// A table as it is stored, without its log.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) options: serde_json::Value,
    pub(crate) seats: Vec<Chair>,
    pub(crate) terms: Terms,
    /// The id of the person who created the table.
    pub(crate) owner: String,
    pub(crate) keys: Keys,
    /// Secret until the game is over. An imported game may have none.
    pub(crate) seed: Option<Seed>,
    pub(crate) commitment: alcazar_table::Commitment,
    /// The header of the game, as text; none before the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) header: Option<String>,
    /// When the game began, in milliseconds since 1970.
    #[serde(default)]
    pub(crate) begun: u64,
    /// The id of the table where the same players play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<String>,
}

/// A seat at the table, and its owner.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Chair {
    /// The id of the person who owns the seat, even while a bot plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) person: Option<String>,
    /// The player when the game began; none if the seat is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) player: Option<Player>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nonce: Option<Nonce>,
    /// Whether the person has left the seat to a bot on purpose.
    #[serde(default)]
    pub(crate) left: bool,
}

impl Chair {
    pub(crate) fn person(id: &str, name: &str, nonce: Option<Nonce>) -> Self {
        // A player who sends no nonce trusts the server with it.
        let nonce = nonce.unwrap_or_else(|| Nonce(random::bytes()));
        Self {
            person: Some(id.to_owned()),
            player: Some(Player::person(name)),
            nonce: Some(nonce),
            left: false,
        }
    }

    pub(crate) fn bot(seat: usize, level: &str) -> Self {
        const NAMES: [&str; 6] = ["Alonso", "Beatriz", "Casilda", "Diego", "Elvira", "Fadrique"];
        let player = Player::bot(NAMES[seat % NAMES.len()], level);
        // A fixed value, so that the server can't choose the nonce of a bot.
        Self { person: None, player: Some(player), nonce: Some(Nonce([0; 32])), left: false }
    }

    /// The name of the person who owns the seat.
    fn owner_name(&self) -> Option<String> {
        self.person.as_ref().and(self.player.as_ref()).map(|player| player.name.clone())
    }

    pub(crate) fn is_free(&self) -> bool {
        self.player.is_none()
    }
}

impl Record {
    /// Reads the record and the stage from a table's row.
    ///
    /// # Errors
    /// If the row is corrupt.
    pub(crate) fn from_row(row: &TableRow) -> Result<(Self, Stage), CorruptRow> {
        let stage = Stage::from_slug(&row.stage)
            .ok_or_else(|| CorruptRow::table(row, format!("there is no stage “{}”", row.stage)))?;
        let record = serde_json::from_str(&row.body).map_err(|error| CorruptRow::table(row, error))?;
        Ok((record, stage))
    }

    pub(crate) fn game(&self) -> Result<GameId, UnknownGame> {
        self.game.parse()
    }

    /// Gives somebody this seat. If another at the table has the same name, theirs gets a number.
    pub(crate) fn take_seat(&mut self, seat: Seat, mut chair: Chair) {
        if let Some(player) = &mut chair.player {
            let others = self.seats.iter().enumerate().filter(|(place, _)| *place != seat.index());
            let others = others.filter_map(|(_, chair)| chair.player.as_ref());
            player.name = distinct_name(&player.name, &others.map(|other| other.name.as_str()));
        }
        self.seats[seat.index()] = chair;
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        let place = self.seats.iter().position(|chair| chair.person.as_deref() == Some(person))?;
        Some(Seat::new(place))
    }

    /// Whose view a visitor gets, if they have access. A person who may take a seat may see the table, but
    /// only as long as there is a free seat: an invitation to play does not make them a spectator.
    pub(crate) fn viewer(&self, stage: Stage, person: Option<&str>, key: Option<&str>) -> Option<Viewer> {
        if let Some(seat) = person.and_then(|person| self.seat_of(person)) {
            return Some(Viewer::Seat(seat));
        }
        let has = |own: &str| key.is_some_and(|key| random::is_same(key, own));
        let may_watch = match self.terms.watch {
            Access::Everybody => true,
            Access::Link => has(&self.keys.watch) || has(&self.keys.join),
            Access::Nobody => false,
        };
        let has_free_seat = stage == Stage::Open && self.seats.iter().any(Chair::is_free);
        let may_join = has_free_seat && self.may_join(key);
        let is_owner = person == Some(self.owner.as_str());
        (may_watch || may_join || is_owner).then_some(Viewer::Spectator)
    }

    /// Whether a visitor with this key may take a seat.
    pub(crate) fn may_join(&self, key: Option<&str>) -> bool {
        match self.terms.join {
            Access::Everybody => true,
            Access::Link => key.is_some_and(|key| random::is_same(key, &self.keys.join)),
            Access::Nobody => false,
        }
    }

    /// Whether this is the key of an invitation to play.
    pub(crate) fn is_join_key(&self, key: Option<&str>) -> bool {
        key.is_some_and(|key| random::is_same(key, &self.keys.join))
    }

    /// The ids of the people who have a seat, and of the owner.
    pub(crate) fn members(&self) -> Vec<String> {
        let people = self.seats.iter().filter_map(|chair| chair.person.clone());
        people.chain([self.owner.clone()]).collect()
    }

    /// Whether public lists show the table.
    pub(crate) fn is_listed(&self, stage: Stage) -> bool {
        match stage {
            Stage::Open => self.terms.join == Access::Everybody,
            Stage::Playing | Stage::Over => self.header.is_some() && self.terms.watch == Access::Everybody,
        }
    }

    /// The public description of the table.
    pub(crate) fn info(&self, id: &str, created: u64, stage: Stage, summary: Summary) -> TableInfo {
        let seated = self.seats.iter().map(|chair| chair.player.clone());
        TableInfo {
            id: id.to_owned(),
            game: self.game.clone(),
            options: self.options.clone(),
            seats: summary
                .players
                .map_or_else(|| seated.collect(), |now| now.into_iter().map(Some).collect()),
            people: self.seats.iter().map(Chair::owner_name).collect(),
            host: self.seat_of(&self.owner),
            terms: self.terms.clone(),
            stage,
            asked: summary.asked,
            outcome: summary.outcome,
            commitment: self.commitment,
            created,
            rematch: self.rematch.clone(),
        }
    }
}

/// The public state of a game: a cache for lists.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Summary {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) players: Option<Vec<Player>>,
    #[serde(default)]
    pub(crate) asked: SeatSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<Outcome>,
}

#[cfg(test)]
impl Record {
    /// A table without keys that belongs to its first player, if that is a person.
    pub(super) fn new(
        game: GameId,
        options: serde_json::Value,
        seats: Vec<Chair>,
        terms: Terms,
        seed: Seed,
    ) -> Self {
        Self {
            game: game.slug().to_owned(),
            options,
            owner: seats.first().and_then(|chair| chair.person.clone()).unwrap_or_default(),
            seats,
            terms,
            keys: Keys { join: String::new(), watch: String::new() },
            commitment: seed.commitment(),
            seed: Some(seed),
            header: None,
            begun: 0,
            rematch: None,
        }
    }
}
