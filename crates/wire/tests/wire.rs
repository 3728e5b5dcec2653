//! The JSON of messages, which must stay compatible.

use alcazar_core::{Game, Seat, Viewer};
use alcazar_table::{ActId, AtZero, Clock, Croupier, Header, Player, Seed, Stamp, Table};
use alcazar_wire::lobby::{AbsenceRule, Access, NewTable, Sitter, Terms};
use alcazar_wire::{Absence, Fault, FromServer, Moment, Proposal, State, ToServer};
use serde_json::{Value, json};

type Toledo = toledo::State;

fn parse(text: &Value) -> Result<ToServer, serde_json::Error> {
    serde_json::from_str(&text.to_string())
}

#[test]
fn messages_of_clients_have_their_documented_form() {
    let id = "000000000000000000000000000000ff";
    let messages = [
        (
            json!({"act": {"id": id, "ask": 3, "action": "take"}}),
            ToServer::Act { id: ActId(255), ask: 3, action: "take".to_owned() },
        ),
        (
            json!({"take-back": {"id": id, "ask": 3, "moves": 1}}),
            ToServer::TakeBack { id: ActId(255), ask: 3, moves: 1 },
        ),
        (json!({"concede": {"id": id}}), ToServer::Concede { id: ActId(255) }),
        (
            json!({"propose": {"what": {"undo": {"to": 4}}}}),
            ToServer::Propose { what: Proposal::Undo { to: 4 } },
        ),
        (json!({"propose": {"what": {"abort": {}}}}), ToServer::Propose { what: Proposal::Abort {} }),
        (
            json!({"propose": {"what": {"stand-in": {"seat": 1}}}}),
            ToServer::Propose { what: Proposal::StandIn { seat: Seat::B } },
        ),
        (json!({"answer": {"proposal": 1, "agree": true}}), ToServer::Answer { proposal: 1, agree: true }),
        (json!({"leave": {}}), ToServer::Leave {}),
        (json!({"return": {}}), ToServer::Return {}),
        (json!({"say": {"text": "hello"}}), ToServer::Say { text: "hello".to_owned() }),
        (json!({"note": {"text": ""}}), ToServer::Note { text: String::new() }),
        (json!({"mute": {"seat": 1, "muted": true}}), ToServer::Mute { seat: Seat::B, muted: true }),
        (json!({"resync": {}}), ToServer::Resync {}),
        (json!({"ping": {}}), ToServer::Ping {}),
    ];
    for (text, message) in messages {
        assert_eq!(parse(&text).expect("readable"), message);
        assert_eq!(serde_json::to_value(&message).expect("writable"), text);
    }
}

#[test]
fn messages_with_a_sender_or_unknown_fields_are_rejected() {
    let id = "000000000000000000000000000000ff";
    for wrong in [
        json!({"act": {"id": id, "ask": 3, "action": "take", "seat": 1}}),
        json!({"act": {"id": "ff", "ask": 3, "action": "take"}}),
        json!({"act": {"id": id, "ask": -1, "action": "take"}}),
        json!({"leave": {"seat": 1}}),
        json!({"ping": {}, "resync": {}}),
        json!({"mute": {"seat": 9, "muted": true}}),
        json!("ping"),
        json!([]),
    ] {
        assert!(parse(&wrong).is_err(), "{wrong}");
    }
}

fn table() -> Table<toledo::State> {
    let header = Header::new([Player::person("Ana"), Player::person("Ben")]);
    Table::new(header, Croupier::Seeded(Seed([7; 32]))).expect("a table")
}

#[test]
fn a_state_survives_a_round_trip_and_hides_the_seed_until_the_end() {
    let mut table = table();
    let state = |table: &Table<toledo::State>| {
        State::of::<toledo::State>(table.view(Viewer::Seat(Seat::A)), Some(5), table.seed().copied())
    };
    let playing = state(&table);
    assert_eq!((playing.seed, playing.now), (None, None), "the table has no clocks, and goes on");
    assert!(
        playing.ask.as_ref().is_some_and(|ask| !ask.legal.is_empty()) || !playing.asked.contains(Seat::A)
    );
    let message = FromServer::<_, Value>::Resync(Box::new(playing));
    let text = serde_json::to_string(&message).expect("writable");
    let read: FromServer<<Toledo as Game>::View, Value> = serde_json::from_str(&text).expect("readable");
    assert_eq!(read, message);
    let unknown: FromServer = serde_json::from_str(&text).expect("readable without knowing the game");
    assert_eq!(serde_json::to_string(&unknown).expect("writable").len(), text.len());
    let step = table.concede(Seat::B, Stamp::NONE).expect("a seat may concede");
    table.commit(step).expect("the step is current");
    assert_eq!(state(&table).seed, Some(Seed([7; 32])));
}

#[test]
fn an_update_survives_a_round_trip() {
    let table = table();
    let moments = table.moments(Viewer::Spectator, 0).expect("from the start");
    let moments = moments.into_iter().map(|moment| Moment {
        entry: moment.entry,
        asked: moment.asked,
        view: Some(moment.view),
    });
    let view = table.view(Viewer::Spectator);
    let message = FromServer::Update {
        since: 0,
        moments: moments.collect(),
        state: Box::new(State::of::<toledo::State>(view, None, None)),
    };
    let text = serde_json::to_string(&message).expect("writable");
    let read: FromServer<<Toledo as Game>::View, <Toledo as Game>::Seen> =
        serde_json::from_str(&text).expect("readable");
    assert_eq!(read, message);
}

#[test]
fn a_fault_names_the_rule() {
    let table = table();
    let seat = table.asked().iter().next().expect("a seat is asked");
    let mut conceivable = Vec::new();
    table.state().conceivable_actions(seat, &mut conceivable);
    let ask = table.ask(seat).expect("asked");
    let error = conceivable.into_iter().find_map(|action| table.submit(seat, ask, action, Stamp::NONE).err());
    let fault = Fault::of::<toledo::State>(&error.expect("an action is illegal"));
    assert_eq!(fault.code, "illegal");
    assert!(fault.rule.is_some_and(|rule| rule.starts_with('T')) && fault.reason.is_some());
    let stale = table.submit_text(seat, ask + 1, "take", Stamp::NONE).expect_err("another ask");
    let fault = Fault::of::<toledo::State>(&stale);
    assert_eq!((fault.code.as_str(), fault.rule), ("stale", None));
}

#[test]
fn a_new_table_needs_only_a_game_and_seats() {
    let text = r#"{"game": "toledo", "seats": ["me", "free", {"bot": "master"}]}"#;
    let table: NewTable = serde_json::from_str(text).expect("readable");
    assert_eq!(table.seats, [Sitter::Me, Sitter::Free, Sitter::Bot("master".to_owned())]);
    assert_eq!(table.terms, Terms::default());
    let text = r#"{"game": "toledo", "seats": [], "terms": {"join": "link", "absence": null}}"#;
    let table: NewTable = serde_json::from_str(text).expect("readable");
    assert_eq!(table.terms, Terms { join: Access::Link, absence: None, ..Terms::default() });
}

#[test]
fn absences_survive_a_round_trip() {
    let message: FromServer = FromServer::Awaited {
        absences: vec![
            Absence { seat: Seat::A, takeover_in: Some(105_000) },
            Absence { seat: Seat::C, takeover_in: None },
        ],
    };
    let text = json!({"awaited": {"absences": [{"seat": 0, "takeover-in": 105_000}, {"seat": 2}]}});
    assert_eq!(serde_json::to_value(&message).expect("writable"), text);
    assert_eq!(serde_json::from_value::<FromServer>(text).expect("readable"), message);
}

#[test]
fn the_absence_rule_depends_on_the_clock() {
    let live = Clock::Live { base: 1, increment: 0, at_zero: AtZero::Concede };
    let slow = Clock::Slow { per_move: 1, at_zero: AtZero::Concede };
    let rule = |clock, absence| Terms { clock, absence, ..Terms::default() }.absence_rule();
    assert_eq!(rule(Clock::None, Some(120)), AbsenceRule::WhenAsked);
    assert_eq!(rule(Clock::None, None), AbsenceRule::WhenAsked);
    assert_eq!(rule(live, Some(120)), AbsenceRule::After(120));
    assert_eq!(rule(live, None), AbsenceRule::WhenAsked);
    assert_eq!(rule(slow, None), AbsenceRule::Never);
    assert_eq!(rule(slow, Some(120)), AbsenceRule::Never);
}
