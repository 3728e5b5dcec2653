//! One game at the terminal, from where it stands until it is over or left.

mod typed;

use std::path::PathBuf;

use alcazar_bots::Expert;
use alcazar_catalog::GameId;
use alcazar_core::{Game, Seat, SeatMap, Viewer};
use alcazar_table::{Asked, Draw, Outcome, Seed, Stamp, Step, Table, replay};
use alcazar_words::{Phrase, Speak, Words};
use anyhow::{Context, Result, bail};

use self::typed::Typed;
use super::terminal::Terminal;
use crate::board::Board;
use crate::players::{Player, bot};
use crate::{file, story};

/// Why a session ended.
pub(super) enum Leaving {
    /// The game is over, or somebody wants to go.
    Done,
    /// To go on with the game in this file.
    For(PathBuf),
}

/// How to go about it, and a word to those for whom the game was not made.
fn hint<G: Game>(words: &Words, players: usize) -> String {
    let hint = words.say(&Phrase::new("terminal-hint"));
    let for_whom = G::ID.parse().map_or(G::PLAYERS, GameId::recommended_players);
    if for_whom.contains(&players) {
        return hint;
    }
    let (least, most) = for_whom.into_inner();
    let others = Phrase::new("terminal-box")
        .with("least", least.to_string())
        .with("most", most.to_string())
        .with("players", players.to_string());
    format!("{}\n{hint}", words.say(&others))
}

/// One game at the terminal.
pub(super) struct Session<'a, G: Board + Expert + Speak> {
    terminal: &'a mut Terminal,
    words: Words,
    table: Table<G>,
    bots: SeatMap<Option<Player<G>>>,
    /// What the bots' luck comes from: the table's seed, so that a game that is resumed goes on as it would have.
    luck: Seed,
    /// Where the game is saved after every move; none if it can't be.
    path: Option<PathBuf>,
    /// Who sits before the terminal.
    viewer: Viewer,
    /// How many entries of the log each seat has been told.
    told: SeatMap<u32>,
    /// How many a spectator has been told, if only bots play.
    spectator_told: u32,
    /// Whether the board has changed without the viewer's doing.
    is_board_new: bool,
    /// Whether something has happened since the game was last saved.
    is_unsaved: bool,
    /// What somebody who sits down needs to know; told once.
    hint: Option<String>,
    /// Why the game can't be saved, told with every question until it can be.
    trouble: Option<String>,
}

impl<'a, G: Board + Expert + Speak> Session<'a, G> {
    /// A table with people and bots around it, saved at `path` if there is such a place.
    pub(super) fn new(
        terminal: &'a mut Terminal,
        words: Words,
        table: Table<G>,
        path: Result<PathBuf>,
    ) -> Result<Self> {
        let luck = match table.seed() {
            Some(seed) => *seed,
            None => super::random_seed()?,
        };
        let players = table.players().len();
        let mut unknown = Vec::new();
        let bots = table.players().map(|_, player| {
            let kind = player.bot.as_deref()?;
            let known = bot::<G>(kind);
            if known.is_none() {
                unknown.push(kind.to_owned());
            }
            known.or_else(|| bot::<G>("random"))
        });
        // Whoever goes on with a game wants to know what happened since his last move, not everything.
        let told = table.players().map(|seat, _| {
            let own = (1..).zip(table.log()).filter(|(_, entry)| entry.kind.seat() == Some(seat));
            table.version_at(Viewer::Seat(seat), own.last().map_or(0, |(seq, _)| seq))
        });
        let mut session = Self {
            terminal,
            bots,
            luck,
            path: None,
            viewer: Viewer::Spectator,
            told,
            spectator_told: 0,
            is_board_new: true,
            is_unsaved: true,
            hint: Some(hint::<G>(&words, players)),
            words,
            trouble: None,
            table,
        };
        for kind in unknown {
            session.say(&Phrase::new("terminal-no-bot").with("kind", kind))?;
        }
        match path {
            Ok(path) => session.path = Some(path),
            Err(error) => {
                let trouble = Phrase::new("terminal-not-saved").with("why", format!("{error:#}"));
                session.trouble = Some(session.words.say(&trouble));
            }
        }
        // Alone among bots one always sits before one's own hand.
        let persons: Vec<Seat> = session.persons().collect();
        if let [only] = persons[..] {
            session.viewer = Viewer::Seat(only);
        }
        Ok(session)
    }

    /// Says something in the language of the session.
    fn say(&mut self, phrase: &Phrase) -> Result<()> {
        let text = self.words.say(phrase);
        Ok(self.terminal.say(text)?)
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        self.bots.iter().filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    /// Plays until the game is over or left.
    pub(super) fn run(mut self) -> Result<Leaving> {
        loop {
            if let Some(outcome) = self.table.outcome() {
                self.finish(&outcome)?;
                return Ok(Leaving::Done);
            }
            let asked = self.table.asked();
            if let Some(seat) = asked.iter().find(|&seat| self.bots[seat].is_some()) {
                self.let_bot_act(seat)?;
                continue;
            }
            let Some(seat) = asked.iter().next() else { bail!("nobody is asked") };
            if let Some(leaving) = self.let_person_act(seat)? {
                return Ok(leaving);
            }
        }
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<()> {
        let view = self.table.view(Viewer::Seat(seat));
        let (Some(bot), Some(Asked { ask, legal, .. })) = (&self.bots[seat], view.ask) else {
            bail!("seat {seat} is not asked");
        };
        let mut luck = Draw::new(&self.luck, &[], &format!("bot {seat}"), u64::from(ask));
        let action = bot.choose(seat, &view.view, &legal, &mut luck).context("the bot does not move")?;
        let step = self.table.submit(seat, ask, action, Stamp::NONE).context("the bot can't move")?;
        self.commit(step)?;
        self.is_board_new = true;
        if self.viewer == Viewer::Spectator {
            self.tell_news()?;
        }
        Ok(())
    }

    /// Asks until something happens or somebody leaves.
    fn let_person_act(&mut self, seat: Seat) -> Result<Option<Leaving>> {
        self.save();
        if self.viewer != Viewer::Seat(seat) {
            let name = self.table.players()[seat].name.clone();
            let text = Phrase::new("terminal-curtain").with("who", G::seat(seat)).with("name", name);
            let [text, go_on] = [text, Phrase::new("terminal-enter")].map(|phrase| self.words.say(&phrase));
            if !self.terminal.curtain(&text, &go_on)? {
                return self.leave().map(Some);
            }
            self.viewer = Viewer::Seat(seat);
            self.is_board_new = true;
        }
        self.show(seat)?;
        let prompt = format!("{}> ", self.words.seat::<G>(seat).to_lowercase());
        loop {
            let choices = self.asked(seat)?.legal.iter().map(ToString::to_string).collect();
            let Some(line) = self.terminal.read(&prompt, choices)? else { return self.leave().map(Some) };
            match self.obey(seat, &line)? {
                Typed::Same => {}
                Typed::Moved => return Ok(None),
                Typed::Left(leaving) => return Ok(Some(leaving)),
            }
        }
    }

    fn commit(&mut self, step: Step<G>) -> Result<()> {
        self.table.commit(step)?;
        self.is_unsaved = true;
        Ok(())
    }

    fn asked(&self, seat: Seat) -> Result<Asked<G>> {
        self.table.view(Viewer::Seat(seat)).ask.context("nobody is asked")
    }

    /// What has happened, then the board, then the question: so that the board stands next to where one types.
    fn show(&mut self, seat: Seat) -> Result<()> {
        if self.is_board_new || self.terminal.is_screen() {
            self.terminal.clear()?;
        }
        self.tell_news()?;
        if self.is_board_new || self.terminal.is_screen() {
            self.draw()?;
        }
        self.is_board_new = false;
        self.ask(seat)
    }

    fn ask(&mut self, seat: Seat) -> Result<()> {
        if let Some(trouble) = &self.trouble {
            self.terminal.say(format!("\n{}", story::wrapped("", trouble)))?;
        }
        let prompt = self.words.prompt::<G>(&self.table.state().view(Viewer::Seat(seat)));
        let style = G::seat_style(seat);
        self.terminal.say(format!("\n{style}{}{style:#}", story::wrapped("", &prompt)))?;
        if let Some(hint) = self.hint.take() {
            self.terminal.say(hint)?;
        }
        Ok(())
    }

    fn draw(&mut self) -> Result<()> {
        let view = self.table.state().view(self.viewer);
        let picture = G::draw(&view, self.table.players());
        self.terminal.say(format!("\n{}", picture.to_string().trim_end()))?;
        Ok(())
    }

    /// Tells the viewer what he has not heard yet.
    fn tell_news(&mut self) -> Result<()> {
        let told = match self.viewer {
            Viewer::Seat(seat) => &mut self.told[seat],
            Viewer::Spectator => &mut self.spectator_told,
        };
        let since = std::mem::replace(told, self.table.version(self.viewer));
        let tail = self.table.tail(self.viewer, since)?;
        for line in story::news::<G>(&self.words, &tail, self.viewer) {
            self.terminal.say(story::wrapped("", &line))?;
        }
        Ok(())
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<()> {
        self.save();
        self.terminal.clear()?;
        self.tell_news()?;
        self.draw()?;
        self.terminal.say("")?;
        let view = self.table.state().view(self.viewer);
        for line in story::outcome::<G>(&self.words, outcome, self.table.players(), &view, self.viewer) {
            self.terminal.say(line)?;
        }
        match (&self.trouble, &self.path) {
            (Some(trouble), _) => self.terminal.say(trouble)?,
            (None, Some(path)) => {
                let text = Phrase::new("terminal-watch").with("file", path.display().to_string());
                self.terminal.say(format!("\n{}", self.words.say(&text)))?;
            }
            (None, None) => {}
        }
        Ok(())
    }

    /// Says where the game is, so that it can be found again.
    fn leave(&mut self) -> Result<Leaving> {
        self.save();
        match (&self.trouble, &self.path) {
            (None, Some(path)) => {
                let text = Phrase::new("terminal-go-on").with("file", path.display().to_string());
                self.terminal.say(format!("\n{}", self.words.say(&text)))?;
            }
            (Some(trouble), _) => self.terminal.say(format!("\n{trouble}"))?,
            (None, None) => {}
        }
        Ok(Leaving::Done)
    }

    /// Saves the game after every move of a person, before a person is asked, and at the end. If it can't be saved, the
    /// game goes on, and it is tried again.
    fn save(&mut self) {
        if !self.is_unsaved {
            return;
        }
        if let Some(path) = &self.path {
            let saved = file::write(path, &replay::save(&self.table));
            self.is_unsaved = saved.is_err();
            self.trouble = saved.err().map(|error| {
                let trouble = Phrase::new("terminal-not-savable").with("why", format!("{error:#}"));
                self.words.say(&trouble)
            });
        }
    }
}
