//! Accessibility: axe-core finds no violations on any page, in light and dark mode; boards can be read and
//! played without seeing them, and seen at a high zoom. Tests of the games look at their prompts.

use std::collections::BTreeSet;

use alcazar_browser::{Page, Size, run};
use anyhow::{Result, ensure};
use thirtyfour::Key;

use crate::shared::{Findings, GAMES, begin, log, play};

#[tokio::test]
async fn no_page_has_accessibility_violations() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "9a9e5").await?;
        play(&page, 4).await?;
        let mut findings = Findings::default();
        for is_dark in [false, true] {
            page.prefer_dark(is_dark).await?;
            let scheme = if is_dark { "dark" } else { "light" };
            for (path, mark) in [
                ("/", "[data-testid=saved-game]"),
                ("/new?game=toledo", "[data-testid=begin]"),
                ("/new?game=tyros", "[data-testid=begin]"),
                ("/new?game=governor", "[data-testid=begin]"),
                ("/gallery", "[data-testid=gallery]"),
                ("/nowhere", "[data-testid=home]"),
            ] {
                page.open(path).await?;
                page.see(mark).await?;
                if path == "/nowhere" {
                    // The server answers with status 404, which the browser logs.
                    page.console_errors().await?;
                }
                findings.audit(&page, &format!("{path} in {scheme}")).await?;
            }
            page.open("/").await?;
            page.click("[data-testid=open-settings]").await?;
            page.see("dialog[data-testid=settings]").await?;
            findings.audit(&page, &format!("settings in {scheme}")).await?;
            page.click("dialog[data-testid=settings] [data-testid=close]").await?;
            page.click("[data-testid=continue]").await?;
            page.see("[data-testid=table]").await?;
            page.wait_for_turn().await?;
            // In a wide window the log is docked and open.
            page.see(".log [data-testid=log-line]").await?;
            findings.audit(&page, &format!("a table with its log in {scheme}")).await?;
            for (key, dialog) in [("b", "text-view"), ("?", "help")] {
                page.press(key).await?;
                page.see(&format!("dialog[data-testid={dialog}]")).await?;
                findings.audit(&page, &format!("{dialog} in {scheme}")).await?;
                page.press(Key::Escape).await?;
                page.see_gone(&format!("dialog[data-testid={dialog}][open]")).await?;
            }
            page.press("m").await?;
            page.write("[data-testid=typed-move]", "t").await?;
            findings.audit(&page, &format!("a typed move in {scheme}")).await?;
            let replay = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
            page.open(&format!("/replay?{replay}")).await?;
            page.see("[data-testid=replay]").await?;
            findings.audit(&page, &format!("a replay in {scheme}")).await?;
        }
        findings.check()
    })
    .await
}

/// The answer to a question that is asked with a key.
async fn ask(page: &Page, key: &str) -> Result<String> {
    page.press(key).await?;
    let answer = page.text("[data-testid=answer]:not(:empty)").await?;
    page.press(Key::Escape).await?;
    page.until("return document.querySelector('[data-testid=answer]').textContent === ''").await?;
    Ok(answer)
}

#[tokio::test]
async fn a_game_can_be_followed_and_played_in_words() -> Result<()> {
    const TEXT_VIEW: &str = "dialog[data-testid=text-view]";
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "b11d").await?;
        page.wait_for_turn().await?;
        // What can be chosen is named after what it does, and still says what it is.
        let described: Vec<String> = page
            .eval(
                "return [...document.querySelectorAll('.board [data-action][aria-description]')]
                    .map((thing) => `${thing.ariaLabel}|${thing.getAttribute('aria-description')}`)",
            )
            .await?;
        ensure!(described.iter().any(|text| text.contains("|Draw pile")), "{described:?}");
        // Questions are answered in words.
        ensure!(ask(&page, "q").await?.contains("your turn"), "the prompt");
        ensure!(
            !ask(&page, "c").await?.is_empty() && ask(&page, "o").await?.contains(": 0"),
            "hand and score"
        );
        ensure!(ask(&page, "w").await?.contains("Take"), "the choices");
        // The board is there as text, with the actions as buttons.
        page.press("b").await?;
        let rows: usize =
            page.eval("return document.querySelectorAll('.text-table tbody tr').length").await?;
        ensure!(rows > 21, "{rows} rows");
        page.screenshot("text-view").await?;
        let before = log(&page).await?.len();
        page.click(&format!("{TEXT_VIEW} [data-testid=text-action]:last-child")).await?;
        page.see_gone(&format!("{TEXT_VIEW}[open]")).await?;
        page.until(&format!("return document.querySelectorAll('[data-testid=log] li').length > {before}"))
            .await?;
        // A move can be typed in words.
        while page.eval::<bool>("return !document.querySelector('[data-action=take]')").await? {
            play(&page, 1).await?;
        }
        page.press("m").await?;
        ensure!(page.text("[data-testid=typed-help]").await?.contains("For example"), "no example");
        page.write("[data-testid=typed-move]", "two cards").await?;
        page.press(Key::Enter).await?;
        page.until(
            "return document.querySelector('[data-testid=log]').textContent
                .includes('You take two money cards.')",
        )
        .await?;
        // Shortcuts can be changed, and switched off.
        page.press(Key::Escape).await?;
        page.press("?").await?;
        page.click("[data-key=web-key-text-view]").await?;
        page.press("x").await?;
        page.press(Key::Escape).await?;
        page.see_gone("dialog[data-testid=help][open]").await?;
        page.press("b").await?;
        page.press("x").await?;
        page.see(TEXT_VIEW).await?;
        page.press(Key::Escape).await?;
        page.press("?").await?;
        page.click("dialog[data-testid=help] [data-testid=shortcuts]").await?;
        page.press(Key::Escape).await?;
        page.see_gone("dialog[data-testid=help][open]").await?;
        page.press("x").await?;
        page.press("?").await?;
        let is_open: bool = page.eval("return !!document.querySelector('dialog[open]')").await?;
        ensure!(!is_open, "a shortcut works although all are switched off");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn boards_can_be_seen_whole_in_low_windows() -> Result<()> {
    const CHECK: &str = "
        const board = document.querySelector('.board svg[role=group]');
        const stuck = [...document.querySelectorAll('.table *')].filter((element) =>
            ['sticky', 'fixed'].includes(getComputedStyle(element).position)
                && element.getClientRects().length && !element.closest('dialog'));
        if (stuck.length) return 'stays in place: ' + stuck.map(({ className }) => className).join();
        if (document.documentElement.scrollWidth > innerWidth) return 'the page scrolls sideways';
        board.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top, bottom, left, right } = board.getBoundingClientRect();
        const is_whole = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
        return is_whole ? '' : `the board is cut off: ${[left, top, right, bottom]}`;
    ";
    run(Size::Laptop, async |page| {
        for game in GAMES {
            page.resize(Size::Laptop).await?;
            begin(&page, game, &["you", "random", "random"], "2007").await?;
            page.wait_for_turn().await?;
            // A zoom of 400 % and of 200 %, and a phone on its side.
            for (width, height) in [(320, 256), (640, 400), (844, 390)] {
                page.resize_to((width, height), false).await?;
                page.screenshot(&format!("low-{game}-{width}")).await?;
                let problem: String = page.eval(CHECK).await?;
                ensure!(problem.is_empty(), "{game} at {width}×{height}: {problem}");
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn turns_moments_and_streets_are_told_in_words() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "70d").await?;
        // What others did since the last turn is said on request.
        let is_after_others = |lines: Vec<String>| {
            // The cards of the beginning are no turn.
            let is_own = |line: &String| line.starts_with("You ") && !line.starts_with("You draw ");
            lines.last().is_some_and(|line| line.starts_with("Alonso ")) && lines.iter().any(is_own)
        };
        page.wait_for_turn().await?;
        while !is_after_others(log(&page).await?) {
            play(&page, 1).await?;
            page.wait_for_turn().await?;
        }
        page.press("s").await?;
        page.until(
            "return /^Since your last turn: Alonso .*\\.$/
                .test(document.querySelector('[data-testid=spoken]').textContent)",
        )
        .await?;
        page.wait_for_turn().await?;
        // The name of what has the focus is not said a second time.
        page.eval::<()>("document.querySelector('.board [data-action].glows').focus()").await?;
        page.until("return document.querySelector('[data-testid=hint]').textContent !== ''").await?;
        let said: String =
            page.eval("return document.querySelector('[data-testid=hint-reason]').textContent").await?;
        ensure!(said.is_empty(), "the hint is announced: {said}");
        // The slider of a replay says what happened, not a number.
        let id = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
        page.open(&format!("/replay?{id}")).await?;
        page.see("[data-testid=replay]").await?;
        let moments: Vec<String> = page
            .eval(
                "const slider = document.querySelector('[data-testid=slider]'), told = [];
                 const next = (at, done) => {
                     told.push(slider.getAttribute('aria-valuetext') ?? '');
                     if (at === 4) return done(told);
                     slider.value = at;
                     slider.dispatchEvent(new Event('input', { bubbles: true }));
                     requestAnimationFrame(() => requestAnimationFrame(() => next(at + 1, done)));
                 };
                 return new Promise((done) => next(1, done))",
            )
            .await?;
        let different: BTreeSet<&String> = moments.iter().collect();
        ensure!(
            different.len() > 2 && moments.iter().all(|told| told.contains(' ')),
            "the slider says {moments:?}"
        );
        // Every district says where its streets lead.
        begin(&page, "governor", &["you", "random"], "57e").await?;
        page.wait_for_turn().await?;
        let silent: Vec<String> = page
            .eval(
                "return [...document.querySelectorAll('.district[data-place]:not([data-place=centre])')]
                    .map((district) => `${district.ariaLabel} ${district.getAttribute('aria-description')}`)
                    .filter((words) => !/streets? to the|no streets|without streets/.test(words))",
            )
            .await?;
        ensure!(silent.is_empty(), "no streets: {silent:?}");
        Ok(())
    })
    .await
}
