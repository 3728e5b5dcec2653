//! The boards of Toledo and Tyros: what is in reach on a phone, what explains itself, and what can be
//! withdrawn.

use alcazar_browser::{Input, Page, Size, TableState, run, run_online};
use anyhow::{Result, bail, ensure};

use crate::online::two_players;
use crate::shared::{begin, log};

/// The names of the things that a finger can't touch: too small, covered, or outside the window.
async fn out_of_reach(page: &Page, css: &str) -> Result<Vec<String>> {
    page.eval(&format!(
        "return [...document.querySelectorAll({css:?})].filter((thing) => {{
            const box = thing.getBoundingClientRect();
            const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return box.width < 40 || box.height < 40 || !thing.contains(seen);
        }}).map((thing) => thing.getAttribute('aria-label'))"
    ))
    .await
}

#[tokio::test]
async fn a_phone_shows_all_that_a_turn_of_toledo_can_begin_with() -> Result<()> {
    run(Size::Phone, async |page| {
        begin(&page, "toledo", &["you", "random"], "5b0b").await?;
        page.wait_for_turn().await?;
        let things = "[data-touch^='shop'], [data-touch='pile'], [data-touch^='card']";
        let hidden = out_of_reach(&page, things).await?;
        ensure!(hidden.is_empty(), "{hidden:?}");
        // A shop is placed with two taps, and nothing has to be scrolled.
        let before: usize =
            page.eval("return document.querySelectorAll(\"[data-touch^='shop']\").length").await?;
        page.click("[data-touch^='shop'].glows").await?;
        page.see(".place.glows").await?;
        let hidden = out_of_reach(&page, ".place.glows").await?;
        ensure!(hidden.is_empty(), "{hidden:?}");
        page.click(".place.glows").await?;
        page.until(&format!(
            "return document.querySelectorAll(\"[data-spot='hand'] .shop-tile\").length < {before}"
        ))
        .await?;
        ensure!(page.eval::<i32>("return Math.round(scrollY)").await? == 0, "the page was scrolled");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn tyros_names_ranks_and_sea_ways_and_keeps_pass_quiet() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "5ea").await?;
        page.wait_for_turn().await?;
        let heads: Vec<String> = page
            .eval(
                "return [...document.querySelectorAll('[data-testid=ranks] [role=columnheader]')]
                    .map((head) => head.textContent.trim())",
            )
            .await?;
        ensure!(heads == ["Rank", "Squares", "City", "Ship"], "{heads:?}");
        let ways: String = page
            .eval("return document.querySelector('[data-spot=place-17]').getAttribute('aria-description')")
            .await?;
        ensure!(ways.contains("Sea ways:") && ways.contains("Hellas (22)"), "{ways}");
        for _ in 0..400 {
            let can: (bool, bool, bool) = page
                .eval(
                    "const pass = document.querySelector('[data-testid=end-turn]:not([disabled])');
                     return [!!pass, !!document.querySelector('[data-touch].glows'),
                        !!pass?.classList.contains('primary')]",
                )
                .await?;
            match can {
                (true, true, is_loud) => {
                    ensure!(!is_loud, "Pass is the main button though something can be done");
                    return Ok(());
                }
                _ => page.touch(Input::Mouse).await?,
            }
            page.wait_for_turn().await?;
        }
        bail!("the player could never pass")
    })
    .await
}

#[tokio::test]
async fn an_open_offer_can_be_withdrawn() -> Result<()> {
    const TRADE: &str = "[data-touch='trade all'].glows";
    run_online(async |server| {
        let (ana, ben, _proxy, _watch) = two_players(server, "tyros").await?;
        let mut offering = None;
        for _ in 0..200 {
            for (page, other) in [(&ana, &ben), (&ben, &ana)] {
                if !matches!(page.table_state().await?, TableState::Asked(_)) {
                    continue;
                }
                if page.eval::<bool>(&format!("return !!document.querySelector({TRADE:?})")).await? {
                    offering = Some((page, other));
                } else {
                    page.touch(Input::Mouse).await?;
                }
            }
            if offering.is_some() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        let Some((page, other)) = offering else { bail!("nobody could trade") };
        page.click(TRADE).await?;
        page.click("[data-touch^='want'].glows").await?;
        let lines = log(page).await?.len();
        // An offer that gives nothing is not sent at once.
        page.click("[data-touch=propose]:not([disabled])").await?;
        page.until("return document.querySelector('.desk-note').textContent.includes('nothing')").await?;
        ensure!(log(page).await?.len() == lines, "the offer was made without a question");
        page.click("[data-touch=propose]:not([disabled])").await?;
        other.see("[data-action=no]").await?;
        page.click("[data-testid=withdraw]").await?;
        other.see_gone(".desk-panel").await?;
        page.see(TRADE).await?;
        ensure!(log(page).await?.len() == lines, "the offer is still in the log");
        Ok(())
    })
    .await
}
