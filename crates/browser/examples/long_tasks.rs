//! Plays a game of each kind and prints how long the page's main thread was blocked at a time.
//!
//!     cargo xtask web --profile ship
//!     export ALCAZAR_WEB=$PWD/target/web/ship
//!     cargo run --package alcazar-browser --features browsers --example long_tasks
//!
//! Names of games as arguments select them. A long task is one that takes more than 50 ms. Most of a game is
//! played without animations; now and then, also late in the game, a few moves are shown at normal speed.
//! With `ALCAZAR_PROFILE=FOLDER`, a CPU profile of each game is written there, which the developer tools of
//! Chromium open; a client that was built with `--profile play` has the names of the functions.

use std::path::PathBuf;

use alcazar_browser::{Input, Page, Size, TableState, run};
use anyhow::{Result, bail};
use serde_json::{Value, json};

/// Records the durations of long tasks by what goes on: loading, playing without animations or with them.
const WATCH: &str = "
    window.phase = 'load';
    window.tasks = { load: [], instant: [], animated: [] };
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) tasks[phase].push(task.duration);
    }).observe({ type: 'longtask', buffered: true });
";

const GAMES: [&str; 3] = ["toledo", "tyros", "governor"];

/// Of so many touches, the first few are shown at normal speed.
const SPELL: (usize, usize) = (24, 4);

/// No game takes more touches.
const MAX_TOUCHES: usize = 3000;

#[tokio::main]
async fn main() -> Result<()> {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    println!("| game | while | tasks over 50 ms | over 100 ms | longest |\n|---|---|---|---|---|");
    for game in GAMES {
        if chosen.is_empty() || chosen.iter().any(|name| name == game) {
            run(Size::Laptop, async |page| measure(&page, game).await).await?;
        }
    }
    Ok(())
}

/// Plays a game against two bots and reports its long tasks.
async fn measure(page: &Page, game: &str) -> Result<()> {
    let profiles = std::env::var_os("ALCAZAR_PROFILE").map(PathBuf::from);
    send(page, "Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
    let motion = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
    send(page, "Emulation.setEmulatedMedia", motion).await?;
    begin(page, game).await?;
    if profiles.is_some() {
        send(page, "Profiler.enable", json!({})).await?;
        send(page, "Profiler.start", json!({})).await?;
    }
    play(page).await?;
    if let Some(folder) = profiles {
        let profile = send(page, "Profiler.stop", json!({})).await?;
        std::fs::write(folder.join(format!("{game}.cpuprofile")), profile["profile"].to_string())?;
    }
    report(page, game, &["load", "instant", "animated"]).await?;
    // The whole game is in the log now.
    page.driver.refresh().await?;
    page.wait_for_turn().await.ok();
    report(page, game, &["load"]).await
}

async fn send(page: &Page, method: &str, parameters: Value) -> Result<Value> {
    Ok(page.driver.cdp().send_raw(method, parameters).await?)
}

/// Starts a game against two greedy bots.
async fn begin(page: &Page, game: &str) -> Result<()> {
    page.open(&format!("/new?game={game}")).await?;
    page.see("[data-testid=begin]").await?;
    while page.eval::<usize>("return document.querySelectorAll('.seat-row').length").await? > 3 {
        page.click("[data-testid=fewer-seats]").await?;
    }
    for seat in 1..3 {
        page.click(&format!("[data-testid=seat-{seat}] option[value=greedy]")).await?;
    }
    page.write("[data-testid=seed]", "91c").await?;
    page.click("[data-testid=begin]").await?;
    page.see("[data-testid=table] .board svg").await?;
    Ok(())
}

/// Plays until the game is over.
async fn play(page: &Page) -> Result<()> {
    for touch in 0..MAX_TOUCHES {
        match touch % SPELL.0 {
            0 => show(page, "normal", "animated").await?,
            place if place == SPELL.1 => show(page, "off", "instant").await?,
            _ => {}
        }
        match page.wait_for_turn().await? {
            TableState::Over => return Ok(()),
            TableState::Asked(_) => page.touch(Input::Mouse).await?,
            TableState::Curtain | TableState::Waiting => {}
        }
    }
    bail!("the game does not end")
}

/// Sets the speed. Tasks that have ended before are reported first.
async fn show(page: &Page, speed: &str, phase: &str) -> Result<()> {
    const SET: &str = "
        const speed = document.querySelector('[data-testid=pace-speed]');
        speed.value = SPEED;
        speed.dispatchEvent(new Event('change', { bubbles: true }));
        setTimeout(() => { window.phase = PHASE; }, 100);";
    let set = SET.replace("SPEED", &Value::from(speed).to_string());
    page.eval::<()>(&set.replace("PHASE", &Value::from(phase).to_string())).await
}

/// Prints the long tasks of the page since it was loaded.
async fn report(page: &Page, game: &str, phases: &[&str]) -> Result<()> {
    for phase in phases {
        let tasks: Vec<f64> = page.eval(&format!("return tasks[{}]", Value::from(*phase))).await?;
        let over = |limit: f64| tasks.iter().filter(|&&task| task > limit).count();
        let longest = tasks.iter().copied().fold(0.0, f64::max);
        println!("| {game} | {phase} | {} | {} | {longest:.0} ms |", over(50.0), over(100.0));
    }
    Ok(())
}
