//! After one visit everything works without a network, and a new version comes when it is wanted.

use alcazar_browser::{Page, Size, another_version, run_served};
use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::shared::play;

fn quiet() -> Value {
    json!({ "language": "en", "speed": "off", "sound": false, "confirm": false })
}

/// Waits for as long as it takes to keep all of a client that was built without regard to its size.
async fn wait_for(page: &Page, script: &str) -> Result<()> {
    const TRIES: usize = 8;
    for _ in 1..TRIES {
        if page.until(script).await.is_ok() {
            return Ok(());
        }
    }
    page.until(script).await
}

/// Waits until all of the client is kept. A browser that has given up on it, because the machine was too
/// busy, tries again at the next visit.
async fn wait_until_kept(page: &Page) -> Result<()> {
    const KEPT: &str = "return navigator.serviceWorker.controller?.state === 'activated'";
    for _ in 0..3 {
        if page.until(KEPT).await.is_ok() {
            return Ok(());
        }
        page.driver.refresh().await?;
    }
    wait_for(page, KEPT).await
}

async fn version(page: &Page) -> Result<String> {
    page.ask("return document.querySelector('meta[name=version]').content").await
}

/// How many versions of the client are kept.
async fn versions(page: &Page) -> Result<usize> {
    let names = page.driver.execute_async("caches.keys().then(arguments[0])", []).await?;
    Ok(names.convert::<Vec<String>>()?.len())
}

/// Whether a file that this page names can be had.
async fn has_file(page: &Page, name: &str) -> Result<bool> {
    let script = format!(
        "fetch(document.querySelector('meta[name={name}]').content).then((answer) => arguments[0](answer.ok), () => arguments[0](false))"
    );
    Ok(page.driver.execute_async(script, []).await?.convert()?)
}

#[tokio::test]
async fn everything_works_without_a_network_after_one_visit() -> Result<()> {
    run_served(Size::Laptop, quiet(), async |page, server| {
        page.open("/").await?;
        page.see("[data-testid=play-now-toledo]").await?;
        wait_until_kept(&page).await?;
        server.stop();
        page.driver.refresh().await?;
        page.click("[data-testid=play-now-toledo]").await?;
        page.see("[data-testid=table]").await?;
        play(&page, 4).await?;
        let game = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
        // Pages that were never visited are there as well, in every language.
        page.open(&format!("/replay?{game}")).await?;
        page.see("[data-testid=replay]").await?;
        page.open("/rules?game=toledo#T4.6").await?;
        page.see(".rules-text .is-target").await?;
        let english = page.text("[data-testid=rules]").await?;
        page.open("/").await?;
        page.click("[data-testid=open-settings]").await?;
        page.click("[data-testid=language] option[value=de]").await?;
        page.see("html[lang=de]").await?;
        page.open("/rules?game=toledo").await?;
        page.see(".rules-text li").await?;
        ensure!(page.text("[data-testid=rules]").await? != english, "the rules are in German");
        // What was never a page of the client is not answered in its place.
        let other: bool = page
            .driver
            .execute_async(
                "fetch('/api/nothing').then(() => arguments[0](true), () => arguments[0](false))",
                [],
            )
            .await?
            .convert()?;
        ensure!(!other, "nobody answers for a server that is gone");
        // That nobody answered is in the console, and is meant.
        page.complaints().await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_new_version_waits_and_disturbs_nobody() -> Result<()> {
    run_served(Size::Laptop, quiet(), async |page, server| {
        page.open("/").await?;
        wait_until_kept(&page).await?;
        let old = version(&page).await?;
        page.click("[data-testid=play-now-toledo]").await?;
        page.see("[data-testid=table]").await?;
        play(&page, 2).await?;
        let game = page.driver.window().await?;

        let other = another_version()?;
        server.serve(other.path())?;
        let tab = page.driver.new_tab().await?;
        page.driver.switch_to_window(tab.clone()).await?;
        page.open("/").await?;
        wait_for(&page, "return !!document.querySelector('[data-testid=new-version]')").await?;
        ensure!(version(&page).await? == old, "the new version waits");
        ensure!(page.barriers().await?.is_empty(), "{:?}", page.barriers().await?);
        page.picture("new-version").await?;
        page.click("[data-testid=take-over]").await?;
        page.until(&format!("return document.querySelector('meta[name=version]')?.content !== '{old}'"))
            .await?;
        wait_until_kept(&page).await?;

        // The game goes on in its tab, with the files that it began with.
        page.driver.switch_to_window(game.clone()).await?;
        ensure!(version(&page).await? == old, "a running game is not disturbed");
        ensure!(has_file(&page, "worker").await?, "the old tab finds its files");
        ensure!(versions(&page).await? == 2, "both versions are kept");
        play(&page, 2).await?;
        page.driver.close_window().await?;

        // When the last tab of the old version is gone, so are its files.
        page.driver.switch_to_window(tab).await?;
        let since = std::time::Instant::now();
        while versions(&page).await? != 1 {
            ensure!(since.elapsed().as_secs() < 60, "the old version is still kept");
            page.driver.refresh().await?;
        }
        ensure!(version(&page).await? != old, "the new version stays");
        // The game is where it was.
        page.open("/").await?;
        page.click("[data-testid=continue]").await?;
        page.see("[data-testid=table]").await?;
        play(&page, 1).await
    })
    .await
}

#[tokio::test]
async fn it_can_be_installed() -> Result<()> {
    run_served(Size::Phone, quiet(), async |page, _| {
        page.open("/").await?;
        let manifest: Value = page
            .driver
            .execute_async(
                "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json()).then(arguments[0])",
                [],
            )
            .await?
            .convert()?;
        ensure!(manifest["display"] == "standalone" && manifest["start_url"] == "/", "{manifest}");
        // A new version is noticed at once, and what keeps the client may do no more than the client.
        let headers: Vec<String> = page
            .driver
            .execute_async(
                "fetch('/service-worker.js').then((answer) => arguments[0](['cache-control', 'content-security-policy'].map((name) => answer.headers.get(name))))",
                [],
            )
            .await?
            .convert()?;
        ensure!(headers[0] == "no-cache" && headers[1].contains("default-src 'none'"), "{headers:?}");
        let icons = manifest["icons"].as_array().map(Vec::len).unwrap_or_default();
        ensure!(icons == 4, "{manifest}");
        for icon in manifest["icons"].as_array().into_iter().flatten() {
            let script = format!(
                "const picture = new Image(); picture.onload = () => arguments[0](picture.naturalWidth); \
                 picture.onerror = () => arguments[0](0); picture.src = {}",
                icon["src"]
            );
            let width: u32 = page.driver.execute_async(script, []).await?.convert()?;
            ensure!(width > 0, "{icon} can't be drawn");
        }
        Ok(())
    })
    .await
}
