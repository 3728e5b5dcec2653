//! The boards: what is in reach on a phone, what explains itself, what can be withdrawn, and what is never
//! blank.

use std::collections::BTreeSet;

use alcazar_browser::{Input, Page, Size, TableState, run, run_online, run_with};
use anyhow::{Result, bail, ensure};
use serde_json::json;

use crate::online::two_players;
use crate::shared::{GAMES, begin, log, play};

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

/// What is wrong with the number of cards in the draw pile: nothing, or it is clipped or too small.
const UNREADABLE: &str = "
    const count = document.querySelector('.hand-pile b');
    if (!/^\\d+$/.test(count?.innerText)) return ['the pile has no number'];
    const own = count.getBoundingClientRect(), all = count.closest('.hand').getBoundingClientRect();
    const is_whole = own.left >= all.left && own.right <= all.right && own.top >= all.top
        && own.bottom <= Math.min(all.bottom, innerHeight) && count.scrollWidth <= count.clientWidth + 1;
    return is_whole && own.height >= 9
        ? [] : [`${own.top} to ${own.bottom}, the hand ${all.top} to ${all.bottom}`]";

#[tokio::test]
async fn a_phone_shows_all_that_a_turn_of_toledo_can_begin_with() -> Result<()> {
    run(Size::Phone, async |page| {
        begin(&page, "toledo", &["you", "random"], "5b0b").await?;
        page.wait_for_turn().await?;
        let things = "[data-touch^='shop'], [data-touch='pile'], [data-touch^='card']";
        for size in [(844, 390), (360, 640), Size::Phone.pixels()] {
            page.resize_to(size, true).await?;
            let is_upright = size.0 < size.1;
            page.see(if is_upright { ".toledo-frame.upright" } else { ".toledo-frame:not(.upright)" })
                .await?;
            let hidden = out_of_reach(&page, things).await?;
            ensure!(hidden.is_empty(), "at {size:?}: {hidden:?}");
            let clipped: Vec<String> = page.eval(UNREADABLE).await?;
            ensure!(clipped.is_empty(), "at {size:?}: {clipped:?}");
            // Once a shop is touched, all its places are in sight.
            page.click("[data-touch^='shop'].glows").await?;
            page.see(".place.glows").await?;
            let hidden = out_of_reach(&page, ".place.glows").await?;
            ensure!(hidden.is_empty(), "at {size:?}: {hidden:?}");
            page.click("[data-touch^='shop'].touched").await?;
            page.see_gone(".place.glows").await?;
        }
        // A shop is placed with two taps, and nothing has to be scrolled.
        let before: usize =
            page.eval("return document.querySelectorAll(\"[data-touch^='shop']\").length").await?;
        page.click("[data-touch^='shop'].glows").await?;
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
async fn a_folded_hand_shows_the_whole_chart_on_a_small_phone() -> Result<()> {
    const COVERED: &str = "
        return [...document.querySelectorAll('[data-spot^=place-]')].filter((place) => {
            const box = place.getBoundingClientRect();
            const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return !seen || seen.closest('.desk, .telling, .bar');
        }).map((place) => place.dataset.spot)";
    run(Size::Phone, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "5ea").await?;
        page.wait_for_turn().await?;
        page.resize_to((360, 640), true).await?;
        page.click("[data-testid=fold]").await?;
        page.see("[data-testid=fold][aria-expanded=false]").await?;
        let covered: Vec<String> = page.eval(COVERED).await?;
        ensure!(covered.is_empty(), "{covered:?}");
        page.click("[data-testid=fold]").await?;
        page.see("[data-testid=hand]").await?;
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
        // Out of turn it is not a button.
        other.see(".quay-trade[role=img]:not(.handle)").await?;
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

#[tokio::test]
async fn controls_are_never_blank_and_headings_have_one_typeface() -> Result<()> {
    /// Looks at every frame for visible controls without a word or a picture.
    const WATCH: &str = "
        window.blank = new Set();
        const look = () => {
            for (const button of document.querySelectorAll('.controls button, .governor-bar button'))
                if (button.checkVisibility() && !button.innerText.trim() && !button.querySelector('svg'))
                    blank.add(button.outerHTML);
            requestAnimationFrame(look);
        };
        look();";
    const TYPEFACES: &str = "
        return document.fonts.ready.then(() => {
            const loaded = new Set([...document.fonts]
                .filter(({ status }) => status === 'loaded')
                .map(({ family }) => family.replaceAll('\"', '')));
            return [...document.querySelectorAll('h1, h2')]
                .filter((heading) => heading.checkVisibility() && heading.innerText.trim())
                .map((heading) => getComputedStyle(heading).fontFamily.split(',')[0].replaceAll('\"', ''))
                .map((family) => loaded.has(family) ? family : `${family}, which is not loaded`);
        })";
    let settings = json!({ "language": "en", "speed": "fast", "sound": false, "confirm": false });
    run_with(Size::Laptop, settings, async |page| {
        let mut typefaces = BTreeSet::new();
        for path in ["/", "/rules?game=toledo", "/exercises?game=toledo"] {
            page.open(path).await?;
            page.see("h1").await?;
            typefaces.extend(page.eval::<Vec<String>>(TYPEFACES).await?);
        }
        for game in GAMES {
            begin(&page, game, &["you", "random", "random"], "b1a").await?;
            page.eval::<()>(WATCH).await?;
            play(&page, 10).await?;
            let blank: Vec<String> = page.eval("return [...blank]").await?;
            ensure!(blank.is_empty(), "blank buttons in {game}: {blank:#?}");
            typefaces.extend(page.eval::<Vec<String>>(TYPEFACES).await?);
        }
        ensure!(typefaces == BTreeSet::from(["Alcazar Display".to_owned()]), "{typefaces:?}");
        Ok(())
    })
    .await
}
