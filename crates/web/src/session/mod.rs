//! A sitting at one table: who looks, how far what happened has been shown, what can be done.
//!
//! A session stands between a [`Host`], which keeps the table, and a [`Scene`], which a board draws. It is a handful of signals, and
//! can be copied into every closure that needs it.

mod orders;
mod show;

use std::rc::Rc;
use std::sync::Arc;

use alcazar_core::{Seat, SeatMap, SeatSet, Viewer};
use alcazar_table::{Outcome, Player, Refused};
use alcazar_words::{Phrase, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::host::{Host, Trouble, Wish};
use crate::playback::{Go, Playback};
use crate::scene::{Animation, Choices, Hint, Scene};
use crate::sound::{self, Sound};
use crate::story::Story;

/// A sitting at one table.
pub struct Session<G: Face> {
    host: StoredValue<Rc<dyn Host<G>>, LocalStorage>,
    shell: Shell,
    /// Whose knowledge is shown.
    pub viewer: RwSignal<Viewer>,
    /// What he has seen.
    pub story: RwSignal<Arc<Story<G>>>,
    /// How far it has been shown.
    pub playback: RwSignal<Playback>,
    /// Who must come before the screen before anything of a hand is shown.
    pub curtain: RwSignal<Option<Seat>>,
    /// What is said about the thing that the pointer is on.
    pub hint: RwSignal<Option<Hint<G>>>,
    /// What was just refused, until something else happens.
    pub refusal: RwSignal<Option<Phrase>>,
    /// How the game stands beside the board.
    pub affairs: RwSignal<Affairs>,
    choices: Memo<Arc<Choices<G>>>,
    animation: RwSignal<Option<Arc<Animation<G>>>>,
    /// How many wishes have not met their fate yet.
    pub pending: RwSignal<u32>,
    show: StoredValue<show::Show, LocalStorage>,
}

/// How a game stands beside the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Affairs {
    /// Who plays each seat.
    pub players: SeatMap<Player>,
    /// Who is asked now.
    pub asked: SeatSet,
    /// The seats played before this screen.
    pub here: SeatSet,
    /// Who has conceded.
    pub conceded: SeatSet,
    /// How many moves the viewer may take back freely.
    pub takebacks: usize,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What is wrong.
    pub trouble: Option<Trouble>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask that `G` be `Copy`")]
impl<G: Face> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Session<G> {}

impl<G: Face> Session<G> {
    /// Sits down at the table that this host keeps.
    pub fn new(host: Rc<dyn Host<G>>, shell: Shell) -> Self {
        let here = host.seats_here();
        // Alone among bots one always sits before one's own hand; several change places behind a curtain.
        let viewer = match here.iter().collect::<Vec<_>>()[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        let changes = host.changes();
        let trouble = host.trouble();
        let story = tell(&*host, viewer);
        let playback = RwSignal::new(Playback::live(story.len()));
        let affairs = RwSignal::new(affairs(&*host, viewer));
        let host = StoredValue::new_local(host);
        let viewer = RwSignal::new(viewer);
        let curtain = RwSignal::new(None);
        let story = RwSignal::new(Arc::new(story));
        let show = StoredValue::new_local(show::Show::default());
        let orders = show.with_value(|show| show.orders);
        let choices = Memo::new(move |_| {
            let is_live = playback.get().is_live(story.with(|story| story.len()));
            affairs.track();
            match viewer.get().seat() {
                Some(seat) if is_live && curtain.with(Option::is_none) => host.with_value(|host| {
                    // What he has left an order about is not asked of him.
                    let is_ordered = orders.with(|orders| orders::ordered(&**host, orders, seat).is_some());
                    Arc::new(if is_ordered { Choices::NONE } else { host.choices(seat) })
                }),
                _ => Arc::new(Choices::NONE),
            }
        });
        let session = Self {
            host,
            shell,
            viewer,
            story,
            playback,
            curtain,
            hint: RwSignal::new(None),
            refusal: RwSignal::new(None),
            affairs,
            choices,
            animation: RwSignal::new(None),
            pending: RwSignal::new(0),
            show,
        };
        session.seat_next();
        session.obey_changed_orders();
        Effect::new(move |previous: Option<()>| {
            changes.track();
            trouble.track();
            if previous.is_some() {
                session.hear();
            }
        });
        on_cleanup(move || {
            host.try_with_value(|host| host.close());
        });
        session
    }

    /// What a board is shown.
    pub fn scene(self) -> Scene<G> {
        let view = Memo::new(move |_| {
            let at = self.playback.get().at;
            self.story.with(|story| story.scenery(at).view.clone())
        });
        let names = Memo::new(move |_| {
            self.affairs.with(|affairs| {
                Arc::new(affairs.players.values().map(|player| player.name.clone()).collect::<Vec<String>>())
            })
        });
        // Whoever is asked something else has touched nothing yet.
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
            animation: self.animation.into(),
            hint: self.hint,
            pointed: RwSignal::new(None),
            touched,
            suggestion: RwSignal::new(None),
            orders: self.affairs.with_untracked(|affairs| !affairs.here.is_empty()).then(|| self.orders()),
            names: names.into(),
            words: self.shell.words,
        }
    }

    /// The language.
    pub fn words(self) -> Signal<Arc<Words>> {
        self.shell.words
    }

    /// What the whole client has in common.
    pub fn shell(self) -> Shell {
        self.shell
    }

    /// What the viewer may do now.
    pub fn choices(self) -> Memo<Arc<Choices<G>>> {
        self.choices
    }

    /// Who is asked at the moment that is shown.
    pub fn asked(self) -> SeatSet {
        let at = self.playback.get().at;
        let is_over = self.affairs.with(|affairs| affairs.outcome.is_some());
        self.story.with(
            |story| {
                if is_over && at >= story.len() { SeatSet::EMPTY } else { story.scenery(at).asked }
            },
        )
    }

    /// Does one of the choices.
    pub fn act(self, action: G::Action) {
        self.act_all(vec![action]);
    }

    /// Does several things one after the other, until one is refused.
    pub fn act_all(self, actions: Vec<G::Action>) {
        self.wish_all(actions.into_iter().map(Wish::Act).collect());
    }

    /// Takes the last move back, or all of the turn that can be.
    pub fn take_back(self, is_all: bool) {
        let moves = self.affairs.with_untracked(|affairs| affairs.takebacks);
        if moves > 0 {
            self.wish(Wish::TakeBack(if is_all { moves } else { 1 }));
        }
    }

    /// Goes back to before the viewer's last own deed, all persons here agreeing.
    pub fn go_back(self) {
        let last = self.story.with_untracked(|story| story.last_own().map(|passage| passage.version));
        if let Some(version) = last {
            self.wish(Wish::GoBack(version));
        }
    }

    /// Gives up.
    pub fn concede(self) {
        self.wish(Wish::Concede);
    }

    /// The whole game as a file.
    pub fn file(self) -> String {
        self.host.with_value(|host| host.file())
    }

    /// Lets the player keep the whole game as a file.
    pub fn save_file(self) {
        // A browser that refuses says so itself.
        let _ = browser::download(&format!("{}.jsonl", G::ID), &self.file());
    }

    /// Lets the one who was waited for come before the screen.
    pub fn raise_curtain(self) {
        if let Some(seat) = self.curtain.get_untracked() {
            self.look_as(Viewer::Seat(seat));
            self.curtain.set(None);
            self.sound(Sound::Turn);
        }
    }

    /// Goes somewhere in the story.
    pub fn go(self, go: Go) {
        self.stop_show();
        let length = self.story.with_untracked(|story| story.len());
        self.playback.update(|playback| *playback = playback.go(go, length));
        self.hint.set(None);
        self.run_show();
    }

    /// Shows what others did since the viewer's last turn.
    pub fn recap(self) {
        if let Some(since) = self.story.with_untracked(|story| story.since_own()) {
            self.go(Go::RunFrom(since));
        }
    }

    fn wish(self, wish: Wish<G>) {
        self.wish_all(vec![wish]);
    }

    fn wish_all(self, wishes: Vec<Wish<G>>) {
        let Some(seat) = self.viewer.get_untracked().seat() else { return };
        self.refusal.set(None);
        self.hint.set(None);
        let host = self.host.with_value(Rc::clone);
        self.pending.update(|pending| *pending += 1);
        spawn_local(async move {
            for wish in wishes {
                if let Err(refused) = Rc::clone(&host).wish(seat, wish).await {
                    self.refusal.try_set(Some(why_not::<G>(&refused)));
                    self.sound(Sound::Refusal);
                    break;
                }
            }
            self.pending.try_update(|pending| *pending -= 1);
        });
    }

    /// Something has happened at the table.
    fn hear(self) {
        let viewer = self.viewer.get_untracked();
        let (moments, now) = self.host.with_value(|host| {
            let since = self.story.with_untracked(|story| story.known());
            (host.moments(viewer, since), affairs(&**host, viewer))
        });
        let was = self.affairs.with_untracked(|affairs| affairs.asked);
        if !moments.is_empty() {
            let was_at = self.playback.get_untracked().at;
            self.story.update(|story| Arc::make_mut(story).tell(moments));
            let length = self.story.with_untracked(|story| story.len());
            if was_at > length {
                // What was shown has been taken back.
                self.playback.update(|playback| playback.at = length);
            }
            self.refusal.set(None);
        }
        let is_asked = viewer.seat().is_some_and(|seat| now.asked.contains(seat) && !was.contains(seat));
        let is_over = now.outcome.is_some();
        self.affairs.set(now);
        self.run_show();
        self.obey_orders();
        self.seat_next();
        if is_over {
            self.sound(Sound::End);
        } else if is_asked {
            self.sound(Sound::Turn);
        }
    }

    /// If another person before this screen is asked, a curtain hides the hand of the one before.
    fn seat_next(self) {
        let next = self.affairs.with_untracked(|affairs| {
            // Nobody is fetched for what he has left an order about.
            let mut asked = affairs
                .asked
                .iter()
                .filter(|&seat| affairs.here.contains(seat) && self.ordered(seat).is_none());
            let is_shared = affairs.here.len() > 1;
            let here = self.viewer.get_untracked().seat();
            let is_asked = here.is_some_and(|seat| affairs.asked.contains(seat));
            if is_shared && !is_asked { asked.next() } else { None }
        });
        if let Some(seat) = next
            && self.curtain.get_untracked() != Some(seat)
        {
            self.curtain.set(Some(seat));
            self.look_as(Viewer::Spectator);
        }
    }

    /// Shows what this viewer knows, as near as can be to the place in the story where the one before was.
    pub fn look_as_here(self, viewer: Viewer) {
        let at = self.playback.get_untracked().at;
        self.look_as(viewer);
        self.go(Go::To(at));
    }

    /// Shows what this viewer knows.
    pub fn look_as(self, viewer: Viewer) {
        self.stop_show();
        let (story, now) = self.host.with_value(|host| (tell(&**host, viewer), affairs(&**host, viewer)));
        let length = story.len();
        self.viewer.set(viewer);
        self.story.set(Arc::new(story));
        self.playback.set(Playback::live(length));
        self.affairs.set(now);
        self.hint.set(None);
        self.run_show();
    }

    fn sound(self, kind: Sound) {
        if self.shell.settings.try_with_untracked(|settings| settings.sound).unwrap_or(false) {
            sound::play(kind);
        }
    }
}

fn tell<G: Face>(host: &dyn Host<G>, viewer: Viewer) -> Story<G> {
    let (view, asked) = host.start(viewer);
    let mut story = Story::new(viewer, view, asked);
    story.tell(host.moments(viewer, 0));
    story
}

fn affairs<G: Face>(host: &dyn Host<G>, viewer: Viewer) -> Affairs {
    let table = host.table(viewer);
    Affairs {
        players: table.players,
        asked: table.asked,
        here: host.seats_here(),
        conceded: table.conceded,
        takebacks: table.ask.map_or(0, |ask| ask.takebacks),
        outcome: table.outcome,
        trouble: host.trouble().get_untracked(),
    }
}

/// What is said when a table refuses.
pub fn why_not<G: Face>(refused: &Refused<G::Illegal>) -> Phrase {
    match refused {
        Refused::Illegal(reason) => reason_with_rule::<G>(reason),
        Refused::Over => Phrase::new("apply-over"),
        _ => Phrase::new("web-refused"),
    }
}

/// Why something is not legal, with the number of the rule.
pub fn reason_with_rule<G: Face>(reason: &G::Illegal) -> Phrase {
    use alcazar_core::Reason as _;
    Phrase::new("reason-with-rule").with("reason", G::reason(reason)).with("rule", reason.rule())
}
