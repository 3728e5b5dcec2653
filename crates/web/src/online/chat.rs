//! Chat at a table, muting, and a private notepad.

use alcazar_core::{Seat, Viewer};
use alcazar_wire::{Line, MAX_LINE_LEN, ToServer};
use alcazar_words::Phrase;
use gloo_timers::callback::Timeout;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::identity::Identity;
use super::room::Room;
use crate::browser;
use crate::context::Shell;
use crate::icon::Icon;
use crate::seat_mark::seat_mark;

/// How long after the last key a note is saved, in milliseconds.
const NOTE_SAVE_DELAY_MS: u32 = 700;

/// How long a new message is shown while the panel is closed, in milliseconds.
const PREVIEW_MS: u32 = 8_000;

/// The maximum length of a note in characters, each of which may take four bytes.
const MAX_NOTE_CHARS: usize = alcazar_wire::MAX_NOTE_LEN / 4;

/// The button that opens and closes the panel, with the number of new messages.
pub(crate) fn button(room: Room, is_open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    let unread = move || room.unread().get();
    // Messages count as read while the panel is open.
    Effect::new(move |_| {
        if is_open.get() && unread() > 0 {
            room.read_chat();
        }
    });
    let is_new = move || unread() > 0;
    let unread_count = move || {
        let count = i32::try_from(unread()).unwrap_or(i32::MAX);
        is_new().then(|| shell.say(&Phrase::new("web-talk-new").with("count", count)))
    };
    view! {
        <button
            type="button"
            class="button quiet"
            class:has-news=is_new
            data-testid="toggle-talk"
            aria-expanded=move || is_open.get().to_string()
            on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
        >
            {shell.text("web-talk")}
            <span class="unseen">{unread_count}</span>
        </button>
        {preview(shell, room, is_open)}
    }
}

/// The newest message of somebody else, for a few seconds while the panel is closed.
fn preview(shell: Shell, room: Room, is_open: RwSignal<bool>) -> impl IntoView {
    let shown = RwSignal::new(None::<Line>);
    Effect::new(move |was: Option<usize>| {
        let unread = room.unread().get();
        let muted = room.muted().get_untracked();
        let line = room.chat().with_untracked(|lines| lines.last().cloned());
        let line = line.filter(|line| line.seat.is_none_or(|seat| !muted.contains(seat)));
        // Old messages that arrive together with the page are not announced one by one.
        if let (Some(was), Some(line)) = (was, line)
            && unread > was
        {
            shown.set(Some(line.clone()));
            spawn_local(async move {
                browser::sleep(PREVIEW_MS).await;
                let is_same = shown.try_with_untracked(|shown| shown.as_ref() == Some(&line));
                if is_same == Some(true) {
                    shown.set(None);
                }
            });
        }
        unread
    });
    move || {
        shown.get().filter(|_| !is_open.get()).map(|line| {
            let open = move |_| {
                shown.set(None);
                is_open.set(true);
            };
            view! {
                <button
                    type="button"
                    class="talk-preview"
                    data-testid="talk-preview"
                    title=shell.text("web-talk")
                    on:click=open
                >
                    <strong>{line.name}</strong>
                    " "
                    <span>{line.text}</span>
                </button>
            }
        })
    }
}

/// The panel beside the board.
pub(crate) fn panel(room: Room, is_open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <aside class="log talk" aria-label=shell.text("web-talk") hidden=move || !is_open.get()>
            <header class="log-head">
                <h2>{shell.text("web-talk")}</h2>
                <button
                    type="button"
                    class="icon-button quiet"
                    data-testid="close-talk"
                    aria-label=shell.text("web-close")
                    on:click=move |_| is_open.set(false)
                >
                    {Icon::Close.draw()}
                </button>
            </header>
            <div class="talk-parts">
                {lines(shell, room)}
                {field(shell, room)}
                {notepad(shell, room)}
                {people(shell, room)}
            </div>
        </aside>
    }
}

/// Chat in the waiting room.
pub(super) fn corner(shell: Shell, room: Room) -> impl IntoView {
    let has_lines = Memo::new(move |_| room.chat().with(|lines| !lines.is_empty()));
    let is_visible = move || has_lines.get() || room.presence().get().0.len() > 1;
    move || {
        is_visible().then(|| {
            view! {
                <section class="waiting-talk" aria-label=shell.text("web-talk")>
                    <h2>{shell.text("web-talk")}</h2>
                    {lines(shell, room)}
                    {field(shell, room)}
                </section>
            }
        })
    }
}

/// The number of spectators, and buttons that mute players.
fn people(shell: Shell, room: Room) -> impl IntoView {
    let rows = move || {
        let own = room.you().get();
        let people = room.table().with(|table| table.people.clone());
        let others = Seat::first(people.len()).zip(people).filter_map(|(seat, name)| Some((seat, name?)));
        let others = others.filter(|(seat, _)| own != Viewer::Seat(*seat));
        let row = move |(seat, name): (Seat, String)| {
            let is_muted = Memo::new(move |_| room.muted().with(|muted| muted.contains(seat)));
            let phrase = move || {
                let id = if is_muted.get() { "web-unmute" } else { "web-mute" };
                shell.say(&Phrase::new(id).with("name", name.clone()))
            };
            let toggle = move |_| {
                room.send(&ToServer::Mute { seat, muted: !is_muted.get_untracked() });
            };
            view! {
                <li>
                    <button
                        type="button"
                        class="button quiet"
                        data-testid=format!("mute-{seat}")
                        aria-pressed=move || is_muted.get().to_string()
                        on:click=toggle
                    >
                        {phrase}
                    </button>
                </li>
            }
        };
        others.map(row).collect_view()
    };
    let watchers = move || {
        let count = i32::try_from(room.presence().get().1).unwrap_or(i32::MAX);
        (count > 0).then(|| shell.say(&Phrase::new("web-watchers").with("count", count)))
    };
    let is_known = move || Identity::get().name().is_some();
    view! {
        <p class="small soft" data-testid="watchers">{watchers}</p>
        {move || is_known().then(|| view! {
            <details class="talk-people">
                <summary data-testid="talk-people">{shell.text("web-mute-somebody")}</summary>
                <ul class="mutes">{rows}</ul>
            </details>
        })}
    }
}

/// The messages, scrolled to the newest.
fn lines(shell: Shell, room: Room) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        room.chat().track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let line = move |line: Line| {
        let is_watcher = line.seat.is_none();
        #[expect(clippy::cast_precision_loss, reason = "dates are far below 2^52")]
        let at = line.at as f64;
        let time = move || browser::format_time(at, shell.words.with(|words| words.language()).tag());
        view! {
            <li data-seat=line.seat.map(|seat| seat.to_string())>
                {line.seat.map(seat_mark)}
                <strong>{line.name.clone()}</strong>
                {is_watcher.then(|| view! {
                    " " <span class="soft small">{shell.text("web-watcher")}</span>
                })}
                " " <time class="soft small">{time}</time>
                " " <span class="said">{line.text.clone()}</span>
            </li>
        }
    };
    let visible = move || {
        let muted = room.muted().get();
        let mut lines = room.chat().get();
        lines.retain(|line| line.seat.is_none_or(|seat| !muted.contains(seat)));
        lines
    };
    view! {
        <div class="talk-scroll" role="log" aria-label=shell.text("web-talk")>
            <ol class="talk-lines" data-testid="talk" node_ref=list tabindex="0">
                <For each=visible key=|line| line.number children=line />
            </ol>
        </div>
    }
}

/// The field for a new message. Guests without a name can only read.
fn field(shell: Shell, room: Room) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let identity = Identity::get();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let message = text.get_untracked().trim().to_owned();
        if !message.is_empty() {
            room.send(&ToServer::Say { text: message });
            text.set(String::new());
        }
    };
    move || {
        identity.name().map(|_| {
            view! {
                <form class="talk-form" on:submit=send>
                    <label>
                        <span class="unseen">{shell.text("web-talk-say")}</span>
                        <input
                            type="text"
                            maxlength=MAX_LINE_LEN.to_string()
                            autocomplete="off"
                            data-testid="say"
                            placeholder=shell.text("web-talk-say")
                            prop:value=move || text.get()
                            on:input=move |event| text.set(event_target_value(&event))
                        />
                    </label>
                    <button
                        type="submit"
                        class="icon-button"
                        data-testid="say-it"
                        aria-label=shell.text("web-talk-send")
                    >
                        {Icon::Forward.draw()}
                    </button>
                </form>
            }
        })
    }
}

/// A notepad, saved by the server and visible to nobody else.
fn notepad(shell: Shell, room: Room) -> impl IntoView {
    let identity = Identity::get();
    let timer = StoredValue::new_local(None::<Timeout>);
    let write = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        room.note().set(text.clone());
        let save = Timeout::new(NOTE_SAVE_DELAY_MS, move || room.send(&ToServer::Note { text }));
        timer.set_value(Some(save));
    };
    move || {
        identity.name().map(|_| {
            view! {
                <label class="field notepad">
                    <span>{shell.text("web-notepad")}</span>
                    <textarea
                        rows="4"
                        maxlength=MAX_NOTE_CHARS.to_string()
                        data-testid="notepad"
                        prop:value=move || room.note().get()
                        on:input=write
                    >
                    </textarea>
                </label>
            }
        })
    }
}
