//! The keyboard's focus: where it goes after a decision, and how arrow keys move it.

use alcazar_browser::{Input, Page, Size, run};
use anyhow::{Context as _, Result, ensure};
use thirtyfour::Key;

use crate::shared::begin;

/// Waits until the last action has been applied, and then for the focus to be somewhere. It may be nowhere
/// for a frame, until the page has noticed.
async fn has_focus(page: &Page) -> Result<()> {
    page.until(
        "return !document.querySelector('[data-testid=table][data-pending]')
            && document.activeElement !== document.body && !document.activeElement.matches(':disabled')",
    )
    .await
}

/// Plays a whole game by keyboard, and checks that the focus is somewhere after every decision.
pub(crate) async fn play_by_keyboard(page: &Page) -> Result<()> {
    let mut last: Option<String> = None;
    page.play_game(Input::Keyboard, async |page, kinds| match last.replace(kinds.to_owned()) {
        Some(last) => has_focus(page).await.with_context(|| format!("the focus is lost after: {last}")),
        None => Ok(()),
    })
    .await?;
    has_focus(page).await.context("the focus is lost at the end")
}

#[tokio::test]
async fn pages_opened_by_keyboard_have_the_focus_and_announce_themselves() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/new?game=toledo").await?;
        page.see("[data-testid=begin]").await?;
        page.eval::<()>("document.querySelector('[data-testid=begin]').focus()").await?;
        page.press(Key::Enter).await?;
        page.see("[data-testid=table]").await?;
        has_focus(&page).await?;
        page.until("return document.querySelector('[data-testid=page-title]').textContent !== ''").await?;
        let inside: bool = page.eval("return !!document.activeElement.closest('#main')").await?;
        ensure!(inside, "the focus is outside the page's content");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn arrow_keys_move_on_the_board_and_tab_leaves_it() -> Result<()> {
    const WHERE: &str = "
        const here = document.activeElement;
        return here.matches('.board [data-thing], .board [role=img]') ? here.getAttribute('aria-label') : ''";
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "a440").await?;
        page.wait_for_turn().await?;
        for _ in 0..40 {
            if !page.eval::<String>(WHERE).await?.is_empty() {
                break;
            }
            page.press(Key::Tab).await?;
        }
        let mut seen = std::collections::BTreeSet::new();
        for key in [Key::Home, Key::Right, Key::Right, Key::Up, Key::Left, Key::End, Key::Left, Key::PageDown]
        {
            page.press(key.clone()).await?;
            let name: String = page.eval(WHERE).await?;
            ensure!(!name.is_empty(), "{key:?} leaves the board");
            seen.insert(name);
        }
        ensure!(seen.len() >= 5, "{seen:?}");
        let is_present: bool =
            page.eval("return !document.querySelector('[data-testid=looking-back]')").await?;
        ensure!(is_present, "an arrow key on the board moved in the history");
        let chosen: bool = page.eval("return document.activeElement.matches('.glows')").await?;
        ensure!(chosen, "Page Down goes to what can be chosen");
        page.press(Key::Tab).await?;
        ensure!(page.eval::<String>(WHERE).await?.is_empty(), "Tab stays on the board");
        Ok(())
    })
    .await
}
