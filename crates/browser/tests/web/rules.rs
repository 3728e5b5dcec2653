//! The pages about games: rules, sources, and summaries to print.

use alcazar_browser::{Page, Size, run};
use anyhow::{Context as _, Result, ensure};
use serde_json::json;

use crate::shared::{Findings, GAMES, LANGUAGES, begin, switch_to};

async fn check_accessibility(page: &Page, what: &str) -> Result<()> {
    let violations = page.violations().await?;
    ensure!(violations.is_empty(), "{what}: {violations:#?}");
    Ok(())
}

/// Marks of sources, words of developers, ids of messages, links without a target, and empty pictures.
const FAULTS: &str = r"
    const text = document.querySelector('[data-testid=rules]');
    const words = text.innerText.match(/\[[RPDX]\]|\bcode\b|\btests\b|web-|\bruling\b/g) ?? [];
    const links = [...document.querySelectorAll('[data-testid=rules] a[href^=\'#\'], .contents a')]
        .map((link) => link.hash.slice(1))
        .filter((id) => !document.getElementById(decodeURIComponent(id)));
    const pictures = [...text.querySelectorAll('[data-plate]')]
        .filter((plate) => plate.getBoundingClientRect().height < 20)
        .map((plate) => plate.dataset.plate);
    const chapters = text.querySelectorAll('h2').length - document.querySelectorAll('.contents a').length;
    const missing = chapters ? [`${chapters} chapters are not in the contents`] : [];
    return [...words, ...links, ...pictures, ...missing];
";

#[tokio::test]
async fn the_rules_are_written_for_players_in_every_language() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut findings = Findings::default();
        for language in LANGUAGES {
            switch_to(&page, language).await?;
            for game in GAMES {
                page.open(&format!("/rules?game={game}")).await?;
                page.see(".rules-text figure svg").await?;
                page.see(".contents a").await?;
                let faults: Vec<String> = page.eval(FAULTS).await?;
                ensure!(faults.is_empty(), "{game} in {language}: {faults:?}");
                audit_document(&page, &mut findings, "rules", game, language).await?;
                page.open(&format!("/sources?game={game}")).await?;
                page.see("[data-testid=rules] li").await?;
                audit_document(&page, &mut findings, "sources", game, language).await?;
            }
        }
        findings.check()
    })
    .await
}

/// Looks for accessibility violations on a page about a game. The colours are the same in all languages, so
/// dark mode is checked in one.
async fn audit_document(
    page: &Page,
    findings: &mut Findings,
    kind: &str,
    game: &str,
    language: &str,
) -> Result<()> {
    let what = format!("{kind} of {game} in {language}");
    if language == "en" { findings.audit_both(page, &what).await } else { findings.audit(page, &what).await }
}

#[tokio::test]
async fn contents_citations_and_marks_lead_to_what_they_name() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/rules?game=toledo").await?;
        page.click(".contents a[href='#T6']").await?;
        page.see("h2.is-target #T6").await?;
        page.until("return document.querySelector('.contents [aria-current]')?.hash === '#T6'").await?;
        page.click("li:has(> #T6\\.3) a.see").await?;
        page.see("h2.is-target #T5").await?;
        page.until("return Math.abs(document.querySelector('.is-target').getBoundingClientRect().top) < 200")
            .await?;
        // The mark of a reconstructed figure leads to where we say so.
        page.click("li:has(#T1\\.5) a.source").await?;
        page.see("li.is-target #T1\\.5").await?;
        let text = page.text("li.is-target").await?;
        ensure!(text.contains("[X]"), "the source of T1.5: {text}");
        for is_dark in [false, true] {
            page.prefer_dark(is_dark).await?;
            check_accessibility(&page, "the sources").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_search_marks_and_counts_what_it_finds() -> Result<()> {
    run(Size::Phone, async |page| {
        page.open("/rules?game=toledo").await?;
        page.see(".rules-text li").await?;
        page.write("[data-testid=rules-search]", "ALCAZAR").await?;
        page.see(".rules-text mark").await?;
        let count = page.text("[data-testid=rules-found]").await?;
        let marks: usize = page.eval("return document.querySelectorAll('.rules-text mark').length").await?;
        ensure!(marks > 5 && count.contains(&marks.to_string()), "{marks} marks, but: {count}");
        for is_dark in [false, true] {
            page.prefer_dark(is_dark).await?;
            check_accessibility(&page, "a search").await?;
        }
        page.write("[data-testid=rules-search]", "xyzzy").await?;
        page.see_gone(".rules-text mark").await?;
        page.until("return document.querySelector('[data-testid=rules-found]').innerText === 'Nothing found'")
            .await
    })
    .await
}

#[tokio::test]
async fn the_rules_lead_back_to_the_table() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "1a").await?;
        page.wait_for_turn().await?;
        let table = page.driver.current_url().await?;
        let rules: String =
            page.eval("return document.querySelector('[data-testid=rules]').getAttribute('href')").await?;
        page.open(&rules).await?;
        page.click("[data-testid=back-to-game]").await?;
        page.see("[data-testid=table]").await?;
        ensure!(page.driver.current_url().await? == table, "the way back leads elsewhere");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn every_summary_prints_on_one_page() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut findings = Findings::default();
        for language in LANGUAGES {
            switch_to(&page, language).await?;
            for game in GAMES {
                page.open(&format!("/summary?game={game}")).await?;
                page.see(".summary-text svg").await?;
                audit_document(&page, &mut findings, "summary", game, language).await?;
                for (paper, width, height) in [("A4", 8.27, 11.69), ("Letter", 8.5, 11.0)] {
                    let print = async |range: &str| {
                        let settings =
                            json!({ "paperWidth": width, "paperHeight": height, "pageRanges": range });
                        page.driver.cdp().send_raw("Page.printToPDF", settings).await
                    };
                    let case = format!("{game} in {language} on {paper}");
                    print("1").await.with_context(|| case.clone())?;
                    let second = print("2").await.err().map(|error| error.to_string()).unwrap_or_default();
                    ensure!(second.contains("exceeds page count"), "{case} has a second page: {second}");
                }
            }
        }
        findings.check()
    })
    .await
}
