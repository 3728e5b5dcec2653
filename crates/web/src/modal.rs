//! Dialogs, confirmations and menus.
//!
//! All of them are modal `<dialog>` elements. The browser keeps the focus inside, closes them on Escape and
//! restores the focus; a click outside closes them and does nothing else. Don't nest these elements: a closed
//! one hides its content, and a modal dialog without a size would leave the page inert.
//!
//! What differs from dialog to dialog is boxed at the door, so that the rest is compiled once.

use std::rc::Rc;
use std::sync::Arc;

use leptos::children::ViewFn;
use leptos::html;
use leptos::prelude::*;

use crate::context::Shell;
use crate::icon::Icon;

/// A modal element that is open while a signal is true.
fn modal(is_open: RwSignal<bool>, id: &'static str, class: &'static str, content: ViewFn) -> AnyView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        if is_open.get() {
            if !dialog.open() {
                // It fails only while the page is being closed.
                let _ = dialog.show_modal();
            }
        } else if dialog.open() {
            dialog.close();
        }
    });
    // Browsers fire this event with the next frame, when the dialog may be open again.
    let closed = move |_| {
        if element.get_untracked().is_some_and(|dialog| !dialog.open()) {
            is_open.set(false);
        }
    };
    let is_outside = move |event: &web_sys::MouseEvent| {
        element.get_untracked().is_some_and(|dialog| {
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let area = dialog.get_bounding_client_rect();
            let is_inside =
                (area.left()..area.right()).contains(&x) && (area.top()..area.bottom()).contains(&y);
            // The backdrop is part of a modal dialog. Pressing a button inside by keyboard gives a click
            // without a position.
            let is_own = event.target().is_some_and(|target| target == ****dialog);
            is_own && !is_inside
        })
    };
    // A pointer pressed inside and released outside has selected text.
    let began_outside = StoredValue::new(false);
    view! {
        <dialog
            node_ref=element
            class=class
            data-testid=id
            aria-labelledby=format!("{id}-title")
            on:close=closed
            on:mousedown=move |event| began_outside.set_value(is_outside(&event))
            on:click=move |event| if began_outside.get_value() && is_outside(&event) { is_open.set(false) }
        >
            {move || is_open.get().then(|| content.run())}
        </dialog>
    }
    .into_any()
}

/// A dialog with a title and a button that closes it.
pub(crate) fn dialog(
    is_open: RwSignal<bool>,
    id: &'static str,
    title: impl Fn() -> String + Send + Sync + 'static,
    content: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    titled(is_open, id, Arc::new(title), content.into())
}

type Title = Arc<dyn Fn() -> String + Send + Sync>;

fn titled(is_open: RwSignal<bool>, id: &'static str, title: Title, content: ViewFn) -> AnyView {
    let shell = Shell::get();
    let content = move || {
        let title = title.clone();
        view! {
            <header class="dialog-head">
                <h2 id=format!("{id}-title")>{move || title()}</h2>
                <button
                    type="button"
                    class="icon-button"
                    data-testid="close"
                    aria-label=shell.text("web-close")
                    on:click=move |_| is_open.set(false)
                >
                    {Icon::Close.draw()}
                </button>
            </header>
            {content.run()}
        }
    };
    modal(is_open, id, "dialog", content.into())
}

/// A dialog that asks for a confirmation.
pub(crate) fn confirm(
    is_open: RwSignal<bool>,
    id: &'static str,
    question: &'static str,
    answer: &'static str,
    act: Callback<()>,
) -> impl IntoView {
    let shell = Shell::get();
    dialog(is_open, id, shell.text(question), move || {
        view! {
            <div class="dialog-foot">
                <button type="button" class="button" data-testid="no" on:click=move |_| is_open.set(false)>
                    {shell.text("web-cancel")}
                </button>
                <button
                    type="button"
                    class="button primary"
                    data-testid="yes"
                    on:click=move |_| {
                        is_open.set(false);
                        act.run(());
                    }
                >
                    {shell.text(answer)}
                </button>
            </div>
        }
        .into_any()
    })
}

/// An action that needs a confirmation if the player's settings ask for one.
#[derive(Clone, Copy)]
pub(crate) struct Confirmation {
    shell: Shell,
    is_open: RwSignal<bool>,
    id: &'static str,
    question: &'static str,
    answer: &'static str,
    act: Callback<()>,
}

impl Confirmation {
    /// Takes the id of the dialog, the messages of the question and of the confirming button, and the action.
    pub(crate) fn new(
        id: &'static str,
        question: &'static str,
        answer: &'static str,
        act: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let act = Callback::new(move |()| act());
        Self { shell: Shell::get(), is_open: RwSignal::new(false), id, question, answer, act }
    }

    /// Asks, or acts at once if the player does not want to be asked.
    pub(crate) fn ask(self) {
        if self.shell.settings.with_untracked(|settings| settings.confirm) {
            self.is_open.set(true);
        } else {
            self.act.run(());
        }
    }

    /// The dialog that asks.
    pub(crate) fn dialog(self) -> impl IntoView {
        confirm(self.is_open, self.id, self.question, self.answer, self.act)
    }
}

/// A menu: a button, and items that appear below it.
#[derive(Clone, Copy)]
pub(crate) struct Menu {
    is_open: RwSignal<bool>,
}

impl Menu {
    /// The id of its button.
    pub(crate) const BUTTON: &str = "menu-button";

    pub(crate) fn new() -> Self {
        Self { is_open: RwSignal::new(false) }
    }

    /// The button that opens it.
    pub(crate) fn button(self) -> impl IntoView {
        let shell = Shell::get();
        view! {
            <button
                type="button"
                id=Self::BUTTON
                class="button quiet"
                data-testid="menu"
                aria-haspopup="dialog"
                aria-expanded=move || self.is_open.get().to_string()
                on:click=move |_| self.is_open.set(true)
            >
                {shell.text("web-menu")}
            </button>
        }
    }

    /// The items, while it is open.
    pub(crate) fn items(self, items: impl Fn() -> AnyView + Send + Sync + 'static) -> impl IntoView {
        let shell = Shell::get();
        let items = move || {
            view! {
                <h2 class="unseen" id="menu-items-title">{shell.text("web-menu")}</h2>
                {items()}
            }
        };
        modal(self.is_open, "menu-items", "menu", items.into())
    }

    /// An item with an action.
    pub(crate) fn item(self, id: &'static str, message: &'static str, act: impl Fn() + 'static) -> AnyView {
        self.boxed_item(id, message, Rc::new(act))
    }

    fn boxed_item(self, id: &'static str, message: &'static str, act: Rc<dyn Fn()>) -> AnyView {
        let shell = Shell::get();
        let choose = move |_| {
            self.is_open.set(false);
            act();
        };
        view! {
            <button type="button" class="menu-item" data-testid=id on:click=choose>
                {shell.text(message)}
            </button>
        }
        .into_any()
    }

    /// An item that is a link; `target` as in HTML.
    pub(crate) fn link(
        self,
        id: &'static str,
        message: &'static str,
        address: String,
        target: Option<&'static str>,
    ) -> impl IntoView {
        let shell = Shell::get();
        view! {
            <a
                class="menu-item"
                data-testid=id
                href=address
                target=target
                on:click=move |_| self.is_open.set(false)
            >
                {shell.text(message)}
            </a>
        }
    }
}
