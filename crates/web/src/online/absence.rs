//! Absent players: the rule of the table, who is waited for, and what a bot did for a player who is back.

use alcazar_core::Seat;
use alcazar_wire::lobby::{AbsenceRule, Terms};
use alcazar_wire::{Absence, Proposal, ToServer};
use alcazar_words::Phrase;
use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::indicators::{TICK_MS, seat_name, time};
use super::room::Room;
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::playback::Seek;
use crate::session::Session;

/// How many of a bot's actions are listed; earlier ones can be watched.
const MAX_EVENTS: usize = 5;

/// A player who is waited for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct AwaitedPlayer {
    pub(super) seat: Seat,
    /// When a bot takes over, in milliseconds of this device's clock.
    takeover: Option<f64>,
}

impl From<Absence> for AwaitedPlayer {
    /// Converts a message that was just received.
    fn from(absence: Absence) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "waits are far below 2^52")]
        let takeover = absence.takeover_in.map(|wait| browser::now() + wait as f64);
        Self { seat: absence.seat, takeover }
    }
}

/// What happens at this table when a player is away; `None` if the clock decides everything.
pub(super) fn rule(terms: &Terms) -> Option<Phrase> {
    let number = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
    match terms.absence_rule() {
        AbsenceRule::After(seconds) if seconds % 60 == 0 => {
            Some(Phrase::new("web-absence-minutes").with("minutes", number(seconds / 60)))
        }
        AbsenceRule::After(seconds) => {
            Some(Phrase::new("web-absence-seconds").with("seconds", number(seconds)))
        }
        AbsenceRule::WhenAsked => Some(Phrase::new("web-absence-asked")),
        AbsenceRule::Never => None,
    }
}

/// Who is waited for and for how long, with a button to stop waiting.
pub(super) fn awaited(room: Room) -> impl IntoView {
    move || room.awaited().get().into_iter().map(|awaited| notice(room, awaited)).collect_view()
}

fn notice(room: Room, awaited: AwaitedPlayer) -> impl IntoView {
    let shell = Shell::get();
    let AwaitedPlayer { seat, takeover } = awaited;
    let name = seat_name(room, seat);
    let tick = RwSignal::new(0_u32);
    let interval = takeover.map(|_| {
        Interval::new(TICK_MS, move || {
            tick.try_update(|tick| *tick = tick.wrapping_add(1));
        })
    });
    let interval = StoredValue::new_local(interval);
    on_cleanup(move || drop(interval.try_update_value(Option::take)));
    // The countdown is not a live region: announced twice a second, it would drown out everything else.
    let until = move |due: f64| {
        tick.track();
        #[expect(clippy::cast_sign_loss, reason = "it is not negative")]
        let left = (due - browser::now()).max(0.0) as u64;
        shell.say(&Phrase::new("web-awaited-until").with("time", time(shell, left)))
    };
    let phrase = Phrase::new("web-awaited").with("name", name);
    let what = Proposal::StandIn { seat };
    let may_ask = move || {
        let is_other = room.you().get().seat().is_some_and(|own| own != seat);
        let is_open = room.proposal().get().is_some_and(|open| open.what == what);
        is_other && !is_open
    };
    let button = move || {
        may_ask().then(|| {
            view! {
                <button
                    type="button"
                    class="button"
                    data-testid="stand-in-now"
                    on:click=move |_| room.send(&ToServer::Propose { what })
                >
                    {shell.text("web-stand-in-now")}
                </button>
            }
        })
    };
    view! {
        <div class="notice" data-testid=format!("awaited-{seat}")>
            <span>
                <span role="status">{move || shell.say(&phrase)}</span>
                {takeover.map(|due| view! {
                    " " <span data-testid="takeover-in">{move || until(due)}</span>
                })}
            </span>
            {button}
        </div>
    }
}

/// What a bot did while the viewer was away, until they dismiss it or act.
pub(super) fn returned<G: Face>(session: Session<G>) -> AnyView {
    // What happened before this position counts as read.
    let read = RwSignal::new(0_usize);
    let played = Memo::new(move |_| {
        session.history.with(|history| history.played_by_bot()).filter(|played| played.end > read.get())
    });
    let reported = move || {
        let played = played.get()?;
        // Later events don't change what the bot did, and screen readers would announce a redrawn list again.
        let phrases: Vec<Phrase> = session.history.with_untracked(|history| {
            let entries = history.entries().get(played.clone()).unwrap_or_default().iter();
            let phrases = entries.filter_map(|entry| match &entry.kind {
                alcazar_table::EntryKind::Event(seen) => Some(G::event(seen, history.viewer)),
                _ => None,
            });
            phrases.filter(Phrase::addresses_viewer).collect()
        });
        (!phrases.is_empty()).then_some((played, phrases))
    };
    let watch = Callback::new(move |from| session.seek(Seek::PlayFrom(from)));
    report(session.shell(), Signal::derive(reported), read, watch)
}

/// The entries that a bot made, and what they say.
type Deeds = (std::ops::Range<usize>, Vec<Phrase>);

/// The notice about what a bot did.
fn report(
    shell: Shell,
    reported: Signal<Option<Deeds>>,
    read: RwSignal<usize>,
    play_from: Callback<usize>,
) -> AnyView {
    let notice = move || {
        reported.get().map(|(played, phrases)| {
            let more = phrases.len().saturating_sub(MAX_EVENTS);
            let lines = phrases.into_iter().skip(more).map(|phrase| {
                view! { <li>{move || shell.say(&phrase)}</li> }
            });
            let lines = lines.collect_view();
            let more = (more > 0).then(|| {
                let count = i32::try_from(more).unwrap_or(i32::MAX);
                let phrase = Phrase::new("web-bot-played-more").with("count", count);
                view! { <li>{move || shell.say(&phrase)}</li> }
            });
            let (from, end) = (played.start, played.end);
            let watch = move || {
                play_from.run(from);
                read.set(end);
            };
            view! {
                <div class="notice" role="status" data-testid="returned">
                    <div>
                        <p>{shell.text("web-bot-played")}</p>
                        <ul class="deeds">{more}{lines}</ul>
                    </div>
                    <div class="row">
                        <button
                            type="button"
                            class="button"
                            data-testid="watch-bot"
                            on:click=move |_| watch()
                        >
                            {shell.text("web-bot-played-watch")}
                        </button>
                        <button
                            type="button"
                            class="button quiet"
                            data-testid="returned-close"
                            on:click=move |_| read.set(end)
                        >
                            {shell.text("web-close")}
                        </button>
                    </div>
                </div>
            }
        })
    };
    notice.into_any()
}
