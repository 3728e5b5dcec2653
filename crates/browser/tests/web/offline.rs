//! The client works offline after one visit, and installs a new version on request.

use alcazar_browser::{Page, Size, another_version, run_served};
use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::shared::play;

fn default_settings() -> Value {
    json!({ "language": "en", "speed": "off", "sound": false, "confirm": false })
}

/// Waits with a longer timeout: caching the large dev build of the client takes a while.
async fn wait_long(page: &Page, script: &str) -> Result<()> {
    const TRIES: usize = 8;
    for _ in 1..TRIES {
        if page.until(script).await.is_ok() {
            return Ok(());
        }
    }
    page.until(script).await
}

/// Waits until all of the client is cached. The service worker may time out on a busy machine; then a reload
/// makes it retry.
async fn wait_until_cached(page: &Page) -> Result<()> {
    const CACHED: &str = "return navigator.serviceWorker.controller?.state === 'activated'";
    for _ in 0..3 {
        if page.until(CACHED).await.is_ok() {
            return Ok(());
        }
        page.driver.refresh().await?;
    }
    wait_long(page, CACHED).await
}

async fn version(page: &Page) -> Result<String> {
    page.eval("return document.querySelector('meta[name=version]').content").await
}

/// The number of cached versions of the client.
async fn cached_versions(page: &Page) -> Result<usize> {
    let names = page.driver.execute_async("caches.keys().then(arguments[0])", []).await?;
    Ok(names.convert::<Vec<String>>()?.len())
}

/// Whether the file named by a meta element of the page can be fetched.
async fn has_file(page: &Page, name: &str) -> Result<bool> {
    let script = format!(
        "fetch(document.querySelector('meta[name={name}]').content)
            .then((answer) => arguments[0](answer.ok), () => arguments[0](false))"
    );
    Ok(page.driver.execute_async(script, []).await?.convert()?)
}

#[tokio::test]
async fn the_client_works_offline_after_one_visit() -> Result<()> {
    run_served(Size::Laptop, default_settings(), async |page, server| {
        page.open("/").await?;
        page.see("[data-testid=play-now-toledo]").await?;
        wait_until_cached(&page).await?;
        server.stop();
        page.driver.refresh().await?;
        page.click("[data-testid=play-now-toledo]").await?;
        page.see("[data-testid=table]").await?;
        play(&page, 4).await?;
        let game = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
        // Pages that were never visited work as well, in every language.
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
        ensure!(page.text("[data-testid=rules]").await? != english, "the rules are not in German");
        // The service worker does not answer requests to the API.
        let is_answered: bool = page
            .driver
            .execute_async(
                "fetch('/api/nothing').then(() => arguments[0](true), () => arguments[0](false))",
                [],
            )
            .await?
            .convert()?;
        ensure!(!is_answered, "the API answers while the server is stopped");
        // The console has the expected error of that request.
        page.console_errors().await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_new_version_does_not_disturb_a_running_game() -> Result<()> {
    run_served(Size::Laptop, default_settings(), async |page, server| {
        page.open("/").await?;
        wait_until_cached(&page).await?;
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
        wait_long(&page, "return !!document.querySelector('[data-testid=new-version]')").await?;
        ensure!(version(&page).await? == old, "the new version was installed without asking");
        ensure!(page.violations().await?.is_empty(), "{:?}", page.violations().await?);
        page.screenshot("new-version").await?;
        page.click("[data-testid=take-over]").await?;
        page.until(&format!("return document.querySelector('meta[name=version]')?.content !== '{old}'"))
            .await?;
        wait_until_cached(&page).await?;

        // The game goes on in its tab with the files of the old version.
        page.driver.switch_to_window(game.clone()).await?;
        ensure!(version(&page).await? == old, "the tab of the running game was updated");
        ensure!(has_file(&page, "worker").await?, "the old tab lacks its files");
        ensure!(cached_versions(&page).await? == 2, "not both versions are cached");
        play(&page, 2).await?;
        page.driver.close_window().await?;

        // When the last tab of the old version is closed, its files are removed.
        page.driver.switch_to_window(tab).await?;
        let since = std::time::Instant::now();
        while cached_versions(&page).await? != 1 {
            ensure!(since.elapsed().as_secs() < 60, "the old version is still cached");
            page.driver.refresh().await?;
        }
        ensure!(version(&page).await? != old, "the old version was restored");
        // The game can be continued.
        page.open("/").await?;
        page.click("[data-testid=continue]").await?;
        page.see("[data-testid=table]").await?;
        play(&page, 1).await
    })
    .await
}

#[tokio::test]
async fn the_client_can_be_installed() -> Result<()> {
    run_served(Size::Phone, default_settings(), async |page, _| {
        page.open("/").await?;
        let manifest: Value = page
            .driver
            .execute_async(
                "fetch(document.querySelector('link[rel=manifest]').href)
                    .then((answer) => answer.json())
                    .then(arguments[0])",
                [],
            )
            .await?
            .convert()?;
        ensure!(manifest["display"] == "standalone" && manifest["start_url"] == "/", "{manifest}");
        // The service worker is not cached, so updates are noticed at once, and has a restrictive policy.
        let headers: Vec<String> = page
            .driver
            .execute_async(
                "const names = ['cache-control', 'content-security-policy'];
                fetch('/service-worker.js')
                    .then(({ headers }) => arguments[0](names.map((name) => headers.get(name))))",
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
            ensure!(width > 0, "{icon} can't be loaded");
        }
        Ok(())
    })
    .await
}
