//! What each viewer gets: their own numbering, without a trace of hidden entries.

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::{ActId, EntryKind, Gap, Stamp, Table};

use crate::common::{Trade, commit, play, trade};

const B: Viewer = Viewer::Seat(Seat::B);

/// Everything that a viewer can get from a table.
fn everything(table: &Table<Trade>, viewer: Viewer) -> String {
    let view = table.view(viewer);
    let tail = table.tail(viewer, 0).expect("it is the whole tail");
    let takebacks = viewer.seat().map(|seat| table.free_takebacks(seat));
    format!("{view:?}\n{tail:?}\n{takebacks:?}\n{:?}", table.version(viewer))
}

#[test]
fn an_offer_that_is_being_built_leaves_no_trace() {
    let quiet = trade(|_| {});
    let mut busy = trade(|_| {});
    for text in ["give orange", "give orange", "want green"] {
        play(&mut busy, Seat::A, text);
    }
    let step = busy.take_back(Seat::A, 4, 2, Stamp::NONE).expect("it is free");
    commit(&mut busy, step);
    for viewer in [B, Viewer::Seat(Seat::C), Viewer::Spectator] {
        assert_eq!(everything(&busy, viewer), everything(&quiet, viewer));
    }
    assert_ne!(everything(&busy, Viewer::Seat(Seat::A)), everything(&quiet, Viewer::Seat(Seat::A)));
    // The others do not learn later how it was built: the same offer, built with and without detours.
    let mut straight = quiet.clone();
    play(&mut straight, Seat::A, "give orange");
    for table in [&mut busy, &mut straight] {
        play(table, Seat::A, "propose all");
        play(table, Seat::C, "no");
    }
    for viewer in [B, Viewer::Seat(Seat::C), Viewer::Spectator] {
        assert_eq!(everything(&busy, viewer), everything(&straight, viewer));
    }
}

#[test]
fn an_undo_names_its_moment_in_each_viewers_own_numbering() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    play(&mut table, Seat::A, "propose all");
    play(&mut table, Seat::B, "yes");
    assert_eq!(
        table.seq_of(B, 12),
        Some(13),
        "the first thing after the deal that B knows of is the proposal"
    );
    let step = table.undo_by_consent(Seat::A, 13, SeatSet::first(3), Stamp::NONE).expect("all agree");
    commit(&mut table, step);
    let last = |viewer| table.tail(viewer, table.version(viewer) - 1).expect("it is the last").pop();
    for (viewer, moment) in [(Viewer::Seat(Seat::A), 13), (B, 12), (Viewer::Spectator, 12)] {
        let Some(EntryKind::Undo { to, .. }) = last(viewer).map(|entry| entry.kind) else {
            panic!("the last thing was an undo")
        };
        assert_eq!(to, moment);
    }
}

#[test]
fn only_seats_that_are_asked_get_legal_actions() {
    let mut table = trade(|_| {});
    assert!(table.view(B).ask.is_none());
    assert!(table.view(Viewer::Spectator).ask.is_none());
    let ask = table.view(Viewer::Seat(Seat::A)).ask.expect("A is asked");
    assert_eq!((ask.ask, ask.takebacks), (1, 0));
    assert!(ask.legal.iter().any(|action| action.to_string() == "pass"));
    play(&mut table, Seat::A, "give orange");
    assert_eq!(table.view(Viewer::Seat(Seat::A)).ask.map(|ask| ask.takebacks), Some(1));
    play(&mut table, Seat::A, "propose all");
    assert!(table.view(Viewer::Seat(Seat::A)).ask.is_none());
    assert_eq!(table.view(B).ask.map(|ask| ask.legal.len()), Some(2));
}

#[test]
fn only_the_submitting_seat_sees_the_id_of_a_submission() {
    let mut table = trade(|_| {});
    let step = table.submit_text(Seat::A, 1, "pass", Stamp::act(ActId(9))).expect("it is legal");
    commit(&mut table, step);
    let act = |viewer| table.tail(viewer, 12).expect("there is such a version")[0].act;
    assert_eq!(act(Viewer::Seat(Seat::A)), Some(ActId(9)));
    assert_eq!(act(B), None);
    assert_eq!(act(Viewer::Spectator), None);
}

#[test]
fn a_viewer_who_claims_too_high_a_version_gets_an_error() {
    let table = trade(|_| {});
    assert_eq!(table.tail(B, 13), Err(Gap { since: 13, version: 12 }));
    assert_eq!(table.tail(B, 12), Ok(Vec::new()));
}
