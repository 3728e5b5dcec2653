//! A minimal game in which a seat can act entirely unseen while others are asked: all seats write letters in
//! secret, at the same time, until they are done. What one seat is sent must not reveal what another does.

use std::fmt;
use std::str::FromStr;

use alcazar_core::notation::Unreadable;
use alcazar_core::{
    Chances, Event, EventOf, Game, Luck, Reason, Seat, SeatMap, SeatSet, SetupError, Standing, Turn, Viewer,
};
use alcazar_table::{Croupier, Stamp, Table, TableError};
use serde::{Deserialize, Serialize};

use crate::common::{commit, header, play};

/// What one seat has written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Paper {
    letters: u8,
    is_done: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Blind(SeatMap<Paper>);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Action {
    Write,
    Done,
    /// The others may not write any more.
    Hush,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Write => "write",
            Self::Done => "done",
            Self::Hush => "hush",
        })
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "write" => Ok(Self::Write),
            "done" => Ok(Self::Done),
            "hush" => Ok(Self::Hush),
            _ => Err(Unreadable::new(text, "write, done or hush")),
        }
    }
}

/// There is no chance in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("never")
    }
}

impl FromStr for Never {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Err(Unreadable::new(text, "nothing"))
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl Reason for NotNow {
    const ALL: &'static [Self] = &[Self];

    fn rule(&self) -> &'static str {
        "B1"
    }

    fn slug(&self) -> &'static str {
        "not-now"
    }
}

impl alcazar_core::Impossible for NotNow {}

impl Game for Blind {
    const ID: &'static str = "blind";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

    type Options = ();
    type Action = Action;
    type Chance = Never;
    type Illegal = NotNow;
    type Impossible = NotNow;
    type Seen = Seat;
    type View = (Viewer, Vec<Paper>);
    type Position = Vec<Paper>;

    fn setup(players: usize, (): &()) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        Ok(Self(SeatMap::from_fn(players, |_| Paper::default())))
    }

    fn players(&self) -> usize {
        self.0.len()
    }

    fn turn(&self) -> Turn {
        let asked: SeatSet =
            self.0.iter().filter(|(_, paper)| !paper.is_done).map(|(seat, _)| seat).collect();
        if asked.is_empty() { Turn::Over } else { Turn::Seats(asked) }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.conceivable_actions(seat, actions);
    }

    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().asks(seat) {
            actions.extend([Action::Write, Action::Done, Action::Hush]);
        }
    }

    fn check(&self, seat: Seat, _: &Action) -> Result<(), NotNow> {
        if self.turn().asks(seat) { Ok(()) } else { Err(NotNow) }
    }

    fn check_chance(&self, _: &Never) -> Result<(), NotNow> {
        Err(NotNow)
    }

    fn apply_action(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Write => self.0[seat].letters += 1,
            Action::Done => self.0[seat].is_done = true,
            Action::Hush => {
                for other in Seat::first(self.players()).filter(|&other| other != seat) {
                    self.0[other].is_done = true;
                }
            }
        }
    }

    fn apply_chance(&mut self, _: &Never) {}

    fn chances(&self) -> Chances<Never> {
        Chances::Weighted(Vec::new())
    }

    fn sample_chance(&self, _: &mut impl Luck) -> Never {
        Never
    }

    fn stream(&self) -> &'static str {
        "none"
    }

    fn view(&self, viewer: Viewer) -> (Viewer, Vec<Paper>) {
        let seen = |(seat, paper): (Seat, &Paper)| Paper {
            letters: if viewer.is(seat) { paper.letters } else { 0 },
            ..*paper
        };
        (viewer, self.0.iter().map(seen).collect())
    }

    fn viewer((viewer, _): &(Viewer, Vec<Paper>)) -> Viewer {
        *viewer
    }

    /// Other seats don't see the writing.
    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Seat> {
        match event {
            Event::Move { seat, action } => (viewer.is(*seat) || *action != Action::Write).then_some(*seat),
            Event::Chance(Never) => None,
        }
    }

    fn determinize((_, papers): &(Viewer, Vec<Paper>), _: &mut impl Luck) -> Self {
        Self(papers.iter().copied().collect())
    }

    fn standing(&self) -> Standing {
        let scores = self.0.map(|_, paper| i32::from(paper.letters));
        let ending = (self.turn() == Turn::Over).then(|| "done".into());
        Standing { ranks: Standing::ranks_by(&scores), scores, ending, tie: None }
    }

    fn position(&self) -> Vec<Paper> {
        self.0.values().copied().collect()
    }

    fn from_position(position: &Vec<Paper>) -> Result<Self, Vec<NotNow>> {
        Ok(Self(position.iter().copied().collect()))
    }

    fn can_take_back(&self, _: Seat, action: &Action) -> bool {
        *action != Action::Done
    }

    fn unaffected(&self, seat: Seat, _: &Action) -> SeatSet {
        SeatSet::first(self.players()).without(seat)
    }
}

fn blind() -> Table<Blind> {
    Table::new(header(3), Croupier::Away).expect("there is nothing to deal")
}

/// Everything that a viewer can get from a table.
fn everything(table: &Table<Blind>, viewer: Viewer) -> String {
    let takebacks = viewer.seat().map(|seat| table.free_takebacks(seat));
    format!("{:?}\n{:?}\n{takebacks:?}", table.view(viewer), table.tail(viewer, 0))
}

#[test]
fn hidden_actions_of_others_change_nothing_that_a_viewer_gets() {
    let (mut quiet, mut busy) = (blind(), blind());
    for table in [&mut quiet, &mut busy] {
        play(table, Seat::A, "write");
    }
    play(&mut busy, Seat::B, "write");
    play(&mut busy, Seat::B, "write");
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::C), Viewer::Spectator] {
        assert_eq!(everything(&busy, viewer), everything(&quiet, viewer));
    }
    for table in [&busy, &quiet] {
        let error = table.take_back(Seat::A, 2, 1, Stamp::NONE).expect_err("B may have acted meanwhile");
        assert_eq!(error, TableError::CantTakeBack { possible: 0 });
    }
}

#[test]
fn free_takebacks_do_not_reveal_hidden_actions_of_others() {
    let (mut quiet, mut busy) = (blind(), blind());
    for table in [&mut quiet, &mut busy] {
        play(table, Seat::A, "write");
    }
    play(&mut busy, Seat::B, "write");
    for table in [&mut quiet, &mut busy] {
        play(table, Seat::A, "hush");
        assert_eq!(table.asked(), SeatSet::only(Seat::A));
        assert_eq!(
            table.free_takebacks(Seat::A),
            1,
            "before the seat hushed them, the others may have written"
        );
    }
    assert_eq!(everything(&busy, Viewer::Seat(Seat::A)), everything(&quiet, Viewer::Seat(Seat::A)));
}

#[test]
fn a_seat_that_is_asked_alone_can_take_back_its_moves_since_then() {
    let mut table = blind();
    play(&mut table, Seat::A, "write");
    for seat in [Seat::B, Seat::C] {
        play(&mut table, seat, "done");
    }
    assert_eq!(table.free_takebacks(Seat::A), 0, "the others have been at it since");
    play(&mut table, Seat::A, "write");
    play(&mut table, Seat::A, "write");
    assert_eq!(table.free_takebacks(Seat::A), 2);
    let step = table.take_back(Seat::A, 4, 2, Stamp::NONE).expect("they are free");
    commit(&mut table, step);
    assert_eq!(table.state().0[Seat::A].letters, 1);
}

#[test]
fn a_late_answer_is_accepted_if_nothing_has_changed_for_its_seat() {
    let mut table = blind();
    for seat in [Seat::A, Seat::B, Seat::A, Seat::B] {
        play(&mut table, seat, "write");
    }
    let step =
        table.submit_text(Seat::C, 1, "done", Stamp::NONE).expect("C's question is still the first one");
    commit(&mut table, step);
    assert_eq!((table.ask(Seat::A), table.ask(Seat::B), table.ask(Seat::C)), (Some(3), Some(3), None));
}
