//! A session at one table: the viewer, how much of the game has been shown, and what can be done.
//!
//! A session connects a [`Host`], which holds the table, to a [`Scene`], which a board draws. It is a handful
//! of signals, and is copied into every closure that needs it.

mod orders;
mod playback_loop;

use std::rc::Rc;
use std::sync::Arc;

use alcazar_core::{Seat, SeatMap, SeatSet, Viewer};
use alcazar_table::{Outcome, Player, TableError};
use alcazar_words::{Phrase, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::history::History;
use crate::host::{Command, Host, Problem, Submitted};
use crate::playback::{Playback, Seek};
use crate::scene::{Animation, Choices, Hint, Scene};
use crate::sound::{self, Sound};

/// A session at one table.
pub struct Session<G: Face> {
    host: StoredValue<Rc<dyn Host<G>>, LocalStorage>,
    shell: Shell,
    /// Whose knowledge is shown.
    pub viewer: RwSignal<Viewer>,
    /// What the viewer has seen.
    pub history: RwSignal<Arc<History<G>>>,
    /// How much of it has been shown.
    pub playback: RwSignal<Playback>,
    /// The player who must take the device before any hand is shown.
    pub curtain: RwSignal<Option<Seat>>,
    /// How many entries have ever been shown. Bots may be ahead, and nothing tells what they did before it is
    /// shown.
    pub revealed: Memo<usize>,
    /// Whether the player has paused the showing of what others do.
    pub is_paused: RwSignal<bool>,
    /// What the spoken log is to say besides its lines.
    pub announcement: RwSignal<Option<String>>,
    /// The places on the board that a line of the log is about, while it is pointed at.
    pub lit: RwSignal<Vec<String>>,
    /// What is said about the thing that is hovered.
    pub hint: RwSignal<Option<Hint<G>>>,
    /// Why the last command was rejected, until something else happens.
    pub refusal: RwSignal<Option<Phrase>>,
    /// The state of the table outside the board.
    pub status: RwSignal<TableStatus>,
    choices: Memo<Arc<Choices<G>>>,
    animation: RwSignal<Option<Arc<Animation<G>>>>,
    /// The number of commands without a result yet.
    pub pending: RwSignal<u32>,
    playback_loop: StoredValue<playback_loop::PlaybackLoop, LocalStorage>,
}

/// The state of the table outside the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableStatus {
    /// The player of each seat.
    pub players: SeatMap<Player>,
    /// The seats that are asked now.
    pub asked: SeatSet,
    /// The seats played on this device.
    pub local_seats: SeatSet,
    /// The seats that have conceded.
    pub conceded: SeatSet,
    /// How many moves the viewer may take back without asking others.
    pub takebacks: usize,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// What is wrong, if anything.
    pub problem: Option<Problem>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "deriving would require `G: Copy`")]
impl<G: Face> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Session<G> {}

impl<G: Face> Session<G> {
    /// Opens a session at this host's table.
    pub fn new(host: Rc<dyn Host<G>>, shell: Shell) -> Self {
        let local_seats = host.local_seats();
        // A single player always sees their own hand; several take turns behind a curtain.
        let viewer = match local_seats.iter().collect::<Vec<_>>()[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        let changes = host.changes();
        let problem = host.problem();
        let history = load_history(&*host, viewer);
        let playback = RwSignal::new(Playback::live(history.len()));
        let status = RwSignal::new(status(&*host, viewer));
        // Everything said at this table calls the players by their names.
        let shell = shell.with_words(named_words(shell.words, status));
        let host = StoredValue::new_local(host);
        let viewer = RwSignal::new(viewer);
        let curtain = RwSignal::new(None);
        let history = RwSignal::new(Arc::new(history));
        let playback_loop = StoredValue::new_local(playback_loop::PlaybackLoop::default());
        let orders = playback_loop.with_value(|playback_loop| playback_loop.orders);
        let choices = Memo::new(move |_| {
            let is_live = playback.get().is_live(history.with(|history| history.len()));
            status.track();
            match viewer.get().seat() {
                Some(seat) if is_live && curtain.with(Option::is_none) => host.with_value(|host| {
                    // What a standing order answers is not asked.
                    let is_ordered =
                        orders.with(|orders| orders::ordered_action(&**host, orders, seat).is_some());
                    Arc::new(if is_ordered { Choices::NONE } else { host.choices(seat) })
                }),
                _ => Arc::new(Choices::NONE),
            }
        });
        let revealed = Memo::new(move |before: Option<&usize>| {
            let length = history.with(|history| history.len());
            // What was known when the page opened counts as shown.
            let before = before.copied().unwrap_or(length);
            before.min(length).max(playback.get().at.min(length))
        });
        let session = Self {
            host,
            shell,
            viewer,
            history,
            playback,
            curtain,
            revealed,
            is_paused: RwSignal::new(false),
            announcement: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            hint: RwSignal::new(None),
            refusal: RwSignal::new(None),
            status,
            choices,
            animation: RwSignal::new(None),
            pending: RwSignal::new(0),
            playback_loop,
        };
        session.lower_curtain();
        session.apply_orders_on_change();
        Effect::new(move |previous: Option<()>| {
            changes.track();
            problem.track();
            if previous.is_some() {
                session.on_change();
            }
        });
        on_cleanup(move || {
            host.try_with_value(|host| host.close());
        });
        session
    }

    /// What a board shows.
    pub fn scene(self) -> Scene<G> {
        let view = Memo::new(move |_| {
            let at = self.playback.get().at;
            self.history.with(|history| match &history.pending {
                Some(pending) if at >= history.len() => pending.clone(),
                _ => history.snapshot(at).view.clone(),
            })
        });
        let names = Memo::new(move |_| {
            self.status.with(|status| {
                Arc::new(status.players.values().map(|player| player.name.clone()).collect::<Vec<String>>())
            })
        });
        // A new question starts with nothing touched.
        let touched = RwSignal::new(Vec::new());
        Effect::new(move |_| {
            self.choices.track();
            touched.set(Vec::new());
        });
        Scene {
            view: view.into(),
            viewer: self.viewer.into(),
            choices: self.choices.into(),
            act: Callback::new(move |action| self.act(action)),
            act_all: Callback::new(move |actions| self.act_all(actions)),
            withdraw: Callback::new(move |()| self.submit(Command::Withdraw)),
            animation: self.animation.into(),
            hint: self.hint,
            pointed: RwSignal::new(None),
            touched,
            suggestion: RwSignal::new(None),
            orders: self
                .status
                .with_untracked(|status| !status.local_seats.is_empty())
                .then(|| self.orders()),
            plays_alone: self.plays_alone(),
            names: names.into(),
            words: self.shell.words,
        }
    }

    /// The messages of the current language, which call the players of this table by their names.
    pub fn words(self) -> Signal<Arc<Words>> {
        self.shell.words
    }

    /// What all pages share, with [named words](Self::words).
    pub fn shell(self) -> Shell {
        self.shell
    }

    /// What the viewer may do now.
    pub fn choices(self) -> Memo<Arc<Choices<G>>> {
        self.choices
    }

    /// The seats that are asked at the moment shown.
    pub fn asked(self) -> SeatSet {
        let at = self.playback.get().at;
        let is_over = self.status.with(|status| status.outcome.is_some());
        self.history.with(|history| {
            if is_over && at >= history.len() { SeatSet::EMPTY } else { history.snapshot(at).asked }
        })
    }

    /// Plays one of the choices.
    pub fn act(self, action: G::Action) {
        self.act_all(vec![action]);
    }

    /// Plays several actions in a row, until one is rejected.
    pub fn act_all(self, actions: Vec<G::Action>) {
        self.submit_all(actions.into_iter().map(Command::Act).collect());
    }

    /// Takes back the last move, or as much of the turn as possible.
    pub fn take_back(self, is_all: bool) {
        let moves = self.status.with_untracked(|status| status.takebacks);
        if moves > 0 {
            self.submit(Command::TakeBack(if is_all { moves } else { 1 }));
        }
    }

    /// Goes back to before the viewer's last action; all players on this device agree.
    pub fn go_back(self) {
        let last = self.history.with_untracked(|history| history.last_own_entry().map(|entry| entry.version));
        if let Some(version) = last {
            self.submit(Command::GoBack(version));
        }
    }

    /// Concedes the game.
    pub fn concede(self) {
        self.submit(Command::Concede);
    }

    /// The whole game as a file.
    pub fn file(self) -> String {
        self.host.with_value(|host| host.file())
    }

    /// Downloads the whole game as a file.
    pub fn save_file(self) {
        // A browser that refuses shows that itself.
        let _ = browser::download(&format!("{}.jsonl", G::ID), &self.file());
    }

    /// The player who was waited for has taken the device.
    pub fn raise_curtain(self) {
        if let Some(seat) = self.curtain.get_untracked() {
            self.switch_viewer(Viewer::Seat(seat));
            self.curtain.set(None);
            self.sound(Sound::Turn);
        }
    }

    /// Moves in the history.
    pub fn seek(self, seek: Seek) {
        self.stop_playback();
        let length = self.history.with_untracked(|history| history.len());
        if matches!(seek, Seek::Play | Seek::PlayFrom(_)) {
            self.is_paused.set(false);
        }
        self.playback.update(|playback| *playback = playback.seek(seek, length));
        self.hint.set(None);
        self.run_playback();
    }

    /// Shows what others did since the viewer's last turn, and tells it in words.
    pub fn recap(self) {
        let since = self.history.with_untracked(|history| history.after_own_turn());
        let words = self.words().get_untracked();
        let told = self.history.with_untracked(|history| {
            let revealed = self.revealed.get_untracked();
            let mut turns = history.turns(since.unwrap_or(revealed));
            turns.retain(|turn| turn.end <= revealed);
            let tell = |turn| words.narrate::<G>(&history.happenings(turn), history.viewer);
            turns.into_iter().map(tell).collect::<Vec<_>>()
        });
        let recap = if told.is_empty() {
            Phrase::new("web-recap-nothing")
        } else {
            Phrase::new("web-recap-told").with("turns", told.join(" "))
        };
        // The same words are said again if they are asked for again.
        self.announcement.set(None);
        self.announcement.set(Some(words.say(&recap)));
        if let Some(since) = since {
            self.seek(Seek::PlayFrom(since));
        }
    }

    fn submit(self, command: Command<G>) {
        self.submit_all(vec![command]);
    }

    fn submit_all(self, commands: Vec<Command<G>>) {
        let Some(seat) = self.viewer.get_untracked().seat() else { return };
        self.refusal.set(None);
        self.hint.set(None);
        // Whoever acts wants to see what comes of it.
        self.is_paused.set(false);
        let host = self.host.with_value(Rc::clone);
        self.pending.update(|pending| *pending += 1);
        spawn_local(async move {
            for command in commands {
                match Rc::clone(&host).submit(seat, command).await {
                    Ok(Submitted::Done) => {}
                    Ok(Submitted::Answered) => break,
                    Err(refused) => {
                        self.refusal.try_set(Some(refusal_phrase::<G>(&refused)));
                        self.sound(Sound::Refusal);
                        break;
                    }
                }
            }
            self.pending.try_update(|pending| *pending -= 1);
        });
    }

    /// Handles a change of the table.
    fn on_change(self) {
        let viewer = self.viewer.get_untracked();
        let (moments, now) = self.host.with_value(|host| {
            let since = self.history.with_untracked(|history| history.known());
            (host.moments(viewer, since), status(&**host, viewer))
        });
        let pending = self.host.with_value(|host| host.pending_view().map(Arc::new));
        if self.history.with_untracked(|history| history.pending != pending) {
            self.history.update(|history| Arc::make_mut(history).pending = pending);
        }
        let was = self.status.with_untracked(|status| status.asked);
        if !moments.is_empty() {
            let was_at = self.playback.get_untracked().at;
            self.history.update(|history| Arc::make_mut(history).extend(moments));
            let length = self.history.with_untracked(|history| history.len());
            if was_at > length {
                // What was shown has been taken back.
                self.playback.update(|playback| playback.at = length);
            }
            self.refusal.set(None);
        }
        let is_asked = viewer.seat().is_some_and(|seat| now.asked.contains(seat) && !was.contains(seat));
        let is_over = now.outcome.is_some();
        self.status.set(now);
        self.run_playback();
        self.apply_orders();
        self.lower_curtain();
        if is_over {
            self.sound(Sound::End);
        } else if is_asked {
            self.sound(Sound::Turn);
        }
    }

    /// If another player on this device is asked, hides the previous player's hand behind a curtain, once
    /// everything before has been shown.
    fn lower_curtain(self) {
        let length = self.history.with_untracked(|history| history.len());
        if self.playback.get_untracked().is_behind(length) {
            return;
        }
        let next = self.status.with_untracked(|status| {
            // A player whose standing order answers is not called.
            let mut asked = status
                .asked
                .iter()
                .filter(|&seat| status.local_seats.contains(seat) && self.ordered_action(seat).is_none());
            let is_shared = status.local_seats.len() > 1;
            let current = self.viewer.get_untracked().seat();
            let is_asked = current.is_some_and(|seat| status.asked.contains(seat));
            if is_shared && !is_asked { asked.next() } else { None }
        });
        if let Some(seat) = next
            && self.curtain.get_untracked() != Some(seat)
        {
            self.curtain.set(Some(seat));
            self.switch_viewer(Viewer::Spectator);
        }
    }

    /// Shows what this viewer knows, at the same position in the history, or as near as possible.
    pub fn switch_viewer_in_place(self, viewer: Viewer) {
        let at = self.playback.get_untracked().at;
        self.switch_viewer(viewer);
        self.seek(Seek::To(at));
    }

    /// Shows what this viewer knows.
    pub fn switch_viewer(self, viewer: Viewer) {
        self.stop_playback();
        let (history, now) =
            self.host.with_value(|host| (load_history(&**host, viewer), status(&**host, viewer)));
        let length = history.len();
        self.viewer.set(viewer);
        self.history.set(Arc::new(history));
        self.playback.set(Playback::live(length));
        self.status.set(now);
        self.hint.set(None);
        self.run_playback();
    }

    fn sound(self, kind: Sound) {
        if self.shell.settings.try_with_untracked(|settings| settings.sound).unwrap_or(false) {
            sound::play(kind);
        }
    }
}

fn load_history<G: Face>(host: &dyn Host<G>, viewer: Viewer) -> History<G> {
    let (view, asked) = host.start(viewer);
    let mut history = History::new(viewer, view, asked);
    history.extend(host.moments(viewer, 0));
    history.pending = host.pending_view().map(Arc::new);
    history
}

fn status<G: Face>(host: &dyn Host<G>, viewer: Viewer) -> TableStatus {
    let table = host.table(viewer);
    TableStatus {
        // Older games may have players of one name.
        players: Player::with_distinct_names(table.players.values().cloned()).into_iter().collect(),
        asked: table.asked,
        local_seats: host.local_seats(),
        conceded: table.conceded,
        takebacks: table.ask.map_or(0, |ask| ask.takebacks),
        outcome: table.outcome,
        problem: host.problem().get_untracked(),
    }
}

/// The messages, told about the players of this table.
fn named_words(words: Signal<Arc<Words>>, status: RwSignal<TableStatus>) -> Signal<Arc<Words>> {
    let players = Memo::new(move |_| {
        // Whether a bot plays for somebody does not change what they are called.
        status.with(|status| status.players.map(|_, player| Player::person(player.name.clone())))
    });
    // Words can't be compared, and change only with the language and the players.
    Memo::new_with_compare(
        move |_| players.with(|players| words.with(|words| Arc::new(words.named(players)))),
        |_, _| true,
    )
    .into()
}

/// The message for a rejected command.
pub fn refusal_phrase<G: Face>(refused: &TableError<G::Illegal>) -> Phrase {
    match refused {
        TableError::Illegal(reason) => reason_with_rule::<G>(reason),
        TableError::Over => Phrase::new("apply-over"),
        _ => Phrase::new("web-refused"),
    }
}

/// Why an action is illegal, with the number of the rule.
pub fn reason_with_rule<G: Face>(reason: &G::Illegal) -> Phrase {
    use alcazar_core::Reason as _;
    Phrase::new("reason-with-rule").with("reason", G::reason(reason)).with("rule", reason.rule())
}
