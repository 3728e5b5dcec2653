//! What an online table shows in addition to a local one: the connection, clocks, presence, and open
//! proposals.

use std::sync::Arc;

use alcazar_core::{Seat, Viewer};
use alcazar_table::{AtZero, Clock};
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Proposal, ToServer};
use alcazar_words::{Argument, Phrase};
use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::connection::ConnectionState;
use super::room::{OpenProposal, Room};
use super::{absence, address, api};
use crate::context::Shell;
use crate::face::Face;
use crate::history::HistoryEntry;
use crate::session::Session;

/// How often clocks are updated, in milliseconds.
pub(super) const TICK_MS: u32 = 500;

/// A clock with less than this many milliseconds is urgent.
const URGENT_MS: u64 = 30_000;

/// The state of the connection, always visible.
pub(crate) fn badge(room: Room) -> impl IntoView {
    let shell = Shell::get();
    let state = move || match room.connection().get() {
        ConnectionState::Open => "open",
        ConnectionState::Connecting => "connecting",
        ConnectionState::Disconnected => "cut",
    };
    view! {
        <span class="line-state" role="status" data-testid="line" data-state=state>
            <span class="line-word">
                {move || shell.say(&Phrase::new("web-line").with("state", state()))}
            </span>
        </span>
    }
}

/// What everybody at the table should know, or decide.
pub(crate) fn notices<G: Face>(session: Session<G>, room: Room) -> AnyView {
    let proposal = proposal(session.shell(), room, Undone(Arc::new(move |to| undone(session, to))));
    all_notices(room, proposal.into_any(), absence::returned(session).into_any())
}

/// The notices, of which two know what happened in the game. The rest is compiled once.
fn all_notices(room: Room, proposal: AnyView, returned: AnyView) -> AnyView {
    let shell = Shell::get();
    let is_disconnected = Memo::new(move |_| room.connection().get() != ConnectionState::Open);
    let connection = move || {
        is_disconnected.get().then(|| {
            let message =
                move || if room.is_pending().get() { "web-line-cut-pending" } else { "web-line-cut" };
            view! {
                <div class="trouble" role="alert" data-testid="line-cut">
                    <span>{move || shell.say(&Phrase::new(message()))}</span>
                    <button
                        type="button"
                        class="button"
                        data-testid="try-now"
                        on:click=move |_| room.reconnect()
                    >
                        {shell.text("web-try-again")}
                    </button>
                </div>
            }
        })
    };
    let fault = move || {
        room.fault().get().map(|fault| {
            let phrase = api::fault_phrase(&fault);
            view! {
                <div class="notice" role="status" data-testid="fault">
                    <span>{move || shell.say(&phrase)}</span>
                    <button
                        type="button"
                        class="button quiet"
                        data-testid="fault-close"
                        on:click=move |_| room.fault().set(None)
                    >
                        {shell.text("web-close")}
                    </button>
                </div>
            }
        })
    };
    view! {
        <div class="notices">
            {connection}
            {proposal}
            {declined(room)}
            {rematch_to_watch(room)}
            {absence::awaited(room)}
            {stand_in(room)}
            {returned}
            {fault}
        </div>
    }
    .into_any()
}

/// Tells what would be undone back to an entry of the viewer's log, in words.
struct Undone(Arc<dyn Fn(u32) -> Option<String> + Send + Sync>);

/// The open proposal, with buttons to answer it.
fn proposal(shell: Shell, room: Room, undone: Undone) -> impl IntoView {
    move || {
        room.proposal().get().map(|open| {
            let own = room.you().get().seat();
            let name = seat_name(room, open.by);
            let what = proposal_slug(open.what);
            let is_own = own == Some(open.by);
            let phrase = match (open.what, is_own) {
                (Proposal::StandIn { seat }, true) => {
                    Phrase::new("web-proposed-stand-in-own").with("whom", seat_name(room, seat))
                }
                (Proposal::StandIn { seat }, false) => Phrase::new("web-proposed-stand-in")
                    .with("name", name)
                    .with("whom", seat_name(room, seat)),
                (Proposal::Undo { to }, _) if undone.0(to).is_some() => {
                    let id = if is_own { "web-proposed-undo-own" } else { "web-proposed-undo" };
                    Phrase::new(id).with("name", name).with("move", undone.0(to).unwrap_or_default())
                }
                (_, true) => Phrase::new("web-proposed-own").with("what", what),
                (_, false) => Phrase::new("web-proposed").with("name", name).with("what", what),
            };
            let is_asked = own.is_some_and(|seat| open.missing.contains(seat));
            let answer = move |agree: bool| room.send(&ToServer::Answer { proposal: open.number, agree });
            view! {
                <div class="notice" role="alert" data-testid="proposal" data-what=what>
                    <span>{move || shell.say(&phrase)}</span>
                    {is_asked.then(|| view! {
                        <div class="row">
                            <button
                                type="button"
                                class="button primary"
                                data-testid="agree"
                                on:click=move |_| answer(true)
                            >
                                {shell.text("web-agree")}
                            </button>
                            <button
                                type="button"
                                class="button"
                                data-testid="decline"
                                on:click=move |_| answer(false)
                            >
                                {shell.text("web-decline")}
                            </button>
                        </div>
                    })}
                    {is_own.then(|| view! {
                        <button
                            type="button"
                            class="button"
                            data-testid="withdraw"
                            on:click=move |_| answer(false)
                        >
                            {shell.text("web-withdraw")}
                        </button>
                    })}
                </div>
            }
        })
    }
}

/// The first move that would be undone, in words.
fn undone<G: Face>(session: Session<G>, to: u32) -> Option<String> {
    session.history.with_untracked(|history| {
        let is_move = |entry: &&HistoryEntry<G>| {
            entry.version >= to && matches!(entry.kind, alcazar_table::EntryKind::Event(_))
        };
        let entry = history.entries().iter().find(is_move)?;
        Some(session.shell().words.with(|words| words.seen::<G>(&entry.kind, history.viewer)))
    })
}

/// Who did not agree to what, for a few seconds.
fn declined(room: Room) -> impl IntoView {
    let shell = Shell::get();
    move || {
        room.declined().get().map(|declined| {
            let phrase = Phrase::new("web-declined")
                .with("name", seat_name(room, declined.by))
                .with("what", proposal_slug(declined.what));
            view! {
                <div class="notice" role="status" data-testid="declined">
                    <span>{move || shell.say(&phrase)}</span>
                </div>
            }
        })
    }
}

/// The name of a kind of proposal in messages.
fn proposal_slug(what: Proposal) -> &'static str {
    match what {
        Proposal::Undo { .. } => "undo",
        Proposal::Abort {} => "abort",
        Proposal::Rematch {} => "rematch",
        Proposal::StandIn { .. } => "stand-in",
    }
}

/// The players have moved on to a rematch: a spectator is offered to follow them.
fn rematch_to_watch(room: Room) -> impl IntoView {
    let shell = Shell::get();
    move || {
        let table = room.rematch().get().filter(|_| room.you().get() == Viewer::Spectator)?;
        Some(view! {
            <div class="notice" role="status" data-testid="rematch-begun">
                <span>{shell.text("web-rematch-begun")}</span>
                <a class="button primary" href=rematch_address(room, &table) data-testid="watch-rematch">
                    {shell.text("web-watch-rematch")}
                </a>
            </div>
        })
    }
}

/// The address of the rematch, which the same key opens.
fn rematch_address(room: Room, table: &str) -> String {
    let is_spectator = room.you().get_untracked() == Viewer::Spectator;
    let key = room.key().filter(|_| is_spectator).map(|key| format!("#watch={key}"));
    format!("{}{}", address(table), key.unwrap_or_default())
}

/// A bot plays for the viewer, who may take the seat back.
fn stand_in(room: Room) -> impl IntoView {
    let shell = Shell::get();
    let is_replaced =
        Memo::new(move |_| room.you().get().seat().is_some_and(|seat| is_played_by_bot(room, seat)));
    move || {
        is_replaced.get().then(|| {
            view! {
                <div class="notice" role="status" data-testid="stand-in">
                    <span>{shell.text("web-stand-in-you")}</span>
                    <button
                        type="button"
                        class="button primary"
                        data-testid="return"
                        on:click=move |_| room.send(&ToServer::Return {})
                    >
                        {shell.text("web-return")}
                    </button>
                </div>
            }
        })
    }
}

/// Whether a bot plays for the person at this seat. Nobody plays once the game is over.
fn is_played_by_bot(room: Room, seat: Seat) -> bool {
    room.changes().track();
    let is_person_seat = room.table().with(|table| {
        table.stage == Stage::Playing && table.people.get(seat.index()).is_some_and(Option::is_some)
    });
    let state = room.with_state(|state| state.players.get(seat).is_some_and(|player| !player.is_person()));
    is_person_seat && state.unwrap_or(false)
}

/// The name of the person at this seat, or of the bot that has always played there.
pub(super) fn seat_name(room: Room, seat: Seat) -> String {
    let name = |table: &alcazar_wire::lobby::TableInfo| {
        let person = table.people.get(seat.index()).cloned().flatten();
        person.or_else(|| Some(table.seats.get(seat.index())?.as_ref()?.name.clone()))
    };
    room.table().with(name).unwrap_or_default()
}

/// Whether the player of a seat is present, or a bot plays for them.
pub(crate) fn presence(room: Room, seat: Seat) -> impl IntoView {
    let shell = Shell::get();
    let is_person_seat = Memo::new(move |_| {
        room.table().with(|table| table.people.get(seat.index()).is_some_and(Option::is_some))
    });
    let state = move || {
        let is_here = room.presence().get().0.contains(seat);
        match (is_played_by_bot(room, seat), is_here) {
            (true, _) => "bot",
            (false, true) => "here",
            (false, false) => "away",
        }
    };
    move || {
        is_person_seat.get().then(|| {
            view! {
                <span class="presence small" data-testid=format!("presence-{seat}") data-state=state>
                    {move || shell.say(&Phrase::new("web-presence").with("state", state()))}
                </span>
            }
        })
    }
}

/// The clock of a seat, if the table has clocks.
pub(crate) fn clock(room: Room, seat: Seat) -> impl IntoView {
    let shell = Shell::get();
    let has_clock = Memo::new(move |_| room.timers().with(Option::is_some));
    let tick = RwSignal::new(0_u32);
    move || {
        has_clock.get().then(|| {
            let interval = StoredValue::new_local(Some(Interval::new(TICK_MS, move || {
                tick.try_update(|tick| *tick = tick.wrapping_add(1));
            })));
            on_cleanup(move || drop(interval.try_update_value(Option::take)));
            let left = move || {
                tick.track();
                room.timers().with(|timers| timers.as_ref().and_then(|timers| timers.left(seat)))
            };
            let text = move || left().map(|(left, _)| time(shell, left));
            let is_running = move || left().is_some_and(|(_, runs)| runs);
            let is_urgent = move || left().is_some_and(|(left, runs)| runs && left < URGENT_MS);
            view! {
                <span
                    class="clock"
                    role="timer"
                    data-testid=format!("clock-{seat}")
                    class:running=is_running
                    class:urgent=is_urgent
                >
                    {text}
                </span>
            }
        })
    }
}

/// A duration, formatted to be read at a glance.
pub(super) fn time(shell: Shell, milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1000);
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..48 => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        _ => {
            let number = |count: u64| i32::try_from(count).unwrap_or(i32::MAX);
            let phrase = Phrase::new("web-clock-days").with("days", number(hours / 24));
            shell.say(&phrase.with("hours", number(hours % 24)))
        }
    }
}

/// The time limit in words; `None` if there is none.
pub(super) fn clock_phrase(clock: Clock) -> Option<Phrase> {
    let number = |milliseconds: u64, unit: u64| i32::try_from(milliseconds / unit).unwrap_or(i32::MAX);
    let zero = match clock.at_zero()? {
        AtZero::StandIn => "stand-in",
        AtZero::Concede => "concede",
    };
    let phrase = match clock {
        Clock::None => return None,
        Clock::Live { base, increment, .. } => Phrase::new("web-clock-live")
            .with("minutes", number(base, 60_000))
            .with("seconds", number(increment, 1000)),
        Clock::Slow { per_move, .. } => {
            Phrase::new("web-clock-slow").with("hours", number(per_move, 3_600_000))
        }
    };
    Some(phrase.with("zero", zero))
}

/// A rematch needs everybody's consent. It is asked for and answered inside the result, which covers the
/// table; once the new table exists, this is the link to it.
pub(crate) fn rematch(room: Room) -> impl IntoView {
    let shell = Shell::get();
    let open = move || room.proposal().get().filter(|open| open.what == Proposal::Rematch {});
    let answer =
        move |open: OpenProposal, agree| room.send(&ToServer::Answer { proposal: open.number, agree });
    let button = move |class: &'static str, id: &'static str, label: &'static str, act: Callback<()>| {
        view! {
            <button type="button" class=class data-testid=id on:click=move |_| act.run(())>
                {shell.text(label)}
            </button>
        }
    };
    move || {
        let own = room.you().get().seat();
        if let Some(table) = room.rematch().get() {
            let (id, label) = match own {
                Some(_) => ("to-rematch", "web-to-rematch"),
                None => ("watch-rematch", "web-watch-rematch"),
            };
            return view! {
                <a class="button primary" href=rematch_address(room, &table) data-testid=id>
                    {shell.text(label)}
                </a>
            }
            .into_any();
        }
        let Some(own) = own else { return ().into_any() };
        let Some(open) = open() else {
            let ask = move |()| room.send(&ToServer::Propose { what: Proposal::Rematch {} });
            return button("button primary", "rematch", "web-rematch", Callback::new(ask)).into_any();
        };
        let withdraw = Callback::new(move |()| answer(open, false));
        let missing = open.missing.iter().map(|seat| seat_name(room, seat));
        let missing = missing.map(|name| Phrase::new("web-name").with("name", name)).collect();
        let state = if open.missing.contains(own) {
            Phrase::new("web-proposed").with("name", seat_name(room, open.by)).with("what", "rematch")
        } else {
            Phrase::new("web-rematch-waiting").with("who", Argument::All(missing))
        };
        let buttons = if open.missing.contains(own) {
            let agree = Callback::new(move |()| answer(open, true));
            view! {
                {button("button", "rematch-decline", "web-not-now", withdraw)}
                {button("button primary", "rematch", "web-rematch", agree)}
            }
            .into_any()
        } else if open.by == own {
            button("button", "rematch-withdraw", "web-withdraw", withdraw).into_any()
        } else {
            ().into_any()
        };
        view! {
            <span class="rematch-state" role="status" data-testid="rematch-state">
                {move || shell.say(&state)}
            </span>
            {buttons}
        }
        .into_any()
    }
}
