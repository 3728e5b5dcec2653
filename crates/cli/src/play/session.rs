//! One game at the terminal, until it is over or the player leaves.

mod typed;

use std::path::PathBuf;

use alcazar_bots::Expert;
use alcazar_catalog::GameId;
use alcazar_core::{Game, Seat, SeatMap, Viewer};
use alcazar_table::{Asked, Draw, Outcome, Seed, Stamp, Step, Table, replay};
use alcazar_words::{Phrase, Speak, Words};
use anyhow::{Context, Result, bail};

use self::typed::LineOutcome;
use super::terminal::Terminal;
use crate::board::Board;
use crate::players::{Player, bot};
use crate::{file, story};

/// Why a session ended.
pub(super) enum SessionEnd {
    /// The game is over, or the player quits.
    Done,
    /// The player resumes the game in this file.
    Resume(PathBuf),
}

/// The hint at the start, with a note if the game is not recommended for this number of players.
fn hint<G: Game>(words: &Words, players: usize) -> String {
    let hint = words.say(&Phrase::new("terminal-hint"));
    let recommended = G::ID.parse().map_or(G::PLAYERS, GameId::recommended_players);
    if recommended.contains(&players) {
        return hint;
    }
    let (least, most) = recommended.into_inner();
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
    /// Seeds the bots' choices: the table's seed, so that a resumed game continues in the same way.
    luck: Seed,
    /// The file in which the game is saved after every move; `None` if there is no place for it.
    path: Option<PathBuf>,
    /// The player at the terminal now.
    viewer: Viewer,
    /// The number of log entries that each seat has been shown.
    shown: SeatMap<u32>,
    /// The same for a spectator, if only bots play.
    spectator_shown: u32,
    /// Whether the board has changed since the viewer's last command.
    is_board_new: bool,
    /// Whether the game has changed since it was last saved.
    is_unsaved: bool,
    /// Shown once, at the first question.
    hint: Option<String>,
    /// Why the game can't be saved; shown with every question until it can be.
    save_error: Option<String>,
}

impl<'a, G: Board + Expert + Speak> Session<'a, G> {
    /// A session for a table, saved at `path` if there is a place for it.
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
        // A resumed game shows each player only what has happened since their last move.
        let shown = table.players().map(|seat, _| {
            let own = (1..).zip(table.log()).filter(|(_, entry)| entry.kind.seat() == Some(seat));
            table.version_at(Viewer::Seat(seat), own.last().map_or(0, |(seq, _)| seq))
        });
        let mut session = Self {
            terminal,
            bots,
            luck,
            path: None,
            viewer: Viewer::Spectator,
            shown,
            spectator_shown: 0,
            is_board_new: true,
            is_unsaved: true,
            hint: Some(hint::<G>(&words, players)),
            words,
            save_error: None,
            table,
        };
        for kind in unknown {
            session.say(&Phrase::new("terminal-no-bot").with("kind", kind))?;
        }
        match path {
            Ok(path) => session.path = Some(path),
            Err(error) => {
                let save_error = Phrase::new("terminal-not-saved").with("why", format!("{error:#}"));
                session.save_error = Some(session.words.say(&save_error));
            }
        }
        // A single person among bots always sees their own hand.
        let persons: Vec<Seat> = session.persons().collect();
        if let [only] = persons[..] {
            session.viewer = Viewer::Seat(only);
        }
        Ok(session)
    }

    /// Prints a phrase in the language of the session.
    fn say(&mut self, phrase: &Phrase) -> Result<()> {
        let text = self.words.say(phrase);
        Ok(self.terminal.say(text)?)
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        self.bots.iter().filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    /// Plays until the game is over or the player leaves.
    pub(super) fn run(mut self) -> Result<SessionEnd> {
        loop {
            if let Some(outcome) = self.table.outcome() {
                self.finish(&outcome)?;
                return Ok(SessionEnd::Done);
            }
            let asked = self.table.asked();
            if let Some(seat) = asked.iter().find(|&seat| self.bots[seat].is_some()) {
                self.play_bot(seat)?;
                continue;
            }
            let Some(seat) = asked.iter().next() else { bail!("no seat is asked") };
            if let Some(end) = self.ask_person(seat)? {
                return Ok(end);
            }
        }
    }

    fn play_bot(&mut self, seat: Seat) -> Result<()> {
        let view = self.table.view(Viewer::Seat(seat));
        let (Some(bot), Some(Asked { ask, legal, .. })) = (&self.bots[seat], view.ask) else {
            bail!("seat {seat} is not asked");
        };
        let mut luck = Draw::new(&self.luck, &[], &format!("bot {seat}"), u64::from(ask));
        let action = bot.choose(seat, &view.view, &legal, &mut luck).context("the bot does not move")?;
        let step =
            self.table.submit(seat, ask, action, Stamp::NONE).context("the bot's action is illegal")?;
        self.commit(step)?;
        self.is_board_new = true;
        if self.viewer == Viewer::Spectator {
            self.show_news()?;
        }
        Ok(())
    }

    /// Asks until the game changes or the player leaves.
    fn ask_person(&mut self, seat: Seat) -> Result<Option<SessionEnd>> {
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
            match self.run_line(seat, &line)? {
                LineOutcome::Unchanged => {}
                LineOutcome::Moved => return Ok(None),
                LineOutcome::Left(end) => return Ok(Some(end)),
            }
        }
    }

    fn commit(&mut self, step: Step<G>) -> Result<()> {
        self.table.commit(step)?;
        self.is_unsaved = true;
        Ok(())
    }

    fn asked(&self, seat: Seat) -> Result<Asked<G>> {
        self.table.view(Viewer::Seat(seat)).ask.context("no seat is asked")
    }

    /// Shows the news, then the board, then the question, so that the board is next to the input line.
    fn show(&mut self, seat: Seat) -> Result<()> {
        if self.is_board_new || self.terminal.is_screen() {
            self.terminal.clear()?;
        }
        self.show_news()?;
        if self.is_board_new || self.terminal.is_screen() {
            self.draw()?;
        }
        self.is_board_new = false;
        self.ask(seat)
    }

    fn ask(&mut self, seat: Seat) -> Result<()> {
        if let Some(save_error) = &self.save_error {
            self.terminal.say(format!("\n{}", story::wrapped("", save_error)))?;
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

    /// Shows the log entries that the viewer has not seen yet.
    fn show_news(&mut self) -> Result<()> {
        let shown = match self.viewer {
            Viewer::Seat(seat) => &mut self.shown[seat],
            Viewer::Spectator => &mut self.spectator_shown,
        };
        let since = std::mem::replace(shown, self.table.version(self.viewer));
        let tail = self.table.tail(self.viewer, since)?;
        for line in story::news::<G>(&self.words, &tail, self.viewer) {
            self.terminal.say(story::wrapped("", &line))?;
        }
        Ok(())
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<()> {
        self.save();
        self.terminal.clear()?;
        self.show_news()?;
        self.draw()?;
        self.terminal.say("")?;
        let view = self.table.state().view(self.viewer);
        for line in story::outcome::<G>(&self.words, outcome, self.table.players(), &view, self.viewer) {
            self.terminal.say(line)?;
        }
        match (&self.save_error, &self.path) {
            (Some(save_error), _) => self.terminal.say(save_error)?,
            (None, Some(path)) => {
                let text = Phrase::new("terminal-watch").with("file", path.display().to_string());
                self.terminal.say(format!("\n{}", self.words.say(&text)))?;
            }
            (None, None) => {}
        }
        Ok(())
    }

    /// Saves the game and shows where.
    fn leave(&mut self) -> Result<SessionEnd> {
        self.save();
        match (&self.save_error, &self.path) {
            (None, Some(path)) => {
                let text = Phrase::new("terminal-go-on").with("file", path.display().to_string());
                self.terminal.say(format!("\n{}", self.words.say(&text)))?;
            }
            (Some(save_error), _) => self.terminal.say(format!("\n{save_error}"))?,
            (None, None) => {}
        }
        Ok(SessionEnd::Done)
    }

    /// Saves the game after every move of a person, before a person is asked, and at the end. If that fails,
    /// the game goes on, and saving is retried.
    fn save(&mut self) {
        if !self.is_unsaved {
            return;
        }
        if let Some(path) = &self.path {
            let saved = file::write(path, &replay::save(&self.table));
            self.is_unsaved = saved.is_err();
            self.save_error = saved.err().map(|error| {
                let save_error = Phrase::new("terminal-not-savable").with("why", format!("{error:#}"));
                self.words.say(&save_error)
            });
        }
    }
}
