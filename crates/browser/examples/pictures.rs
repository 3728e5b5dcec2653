//! Takes the pictures of the client that README.md shows: the board of each game, and the frames of a turn.
//!
//!     cargo xtask web --profile ship
//!     export ALCAZAR_WEB=$PWD/target/web/ship
//!     cargo run --package alcazar-browser --features browsers --example pictures
//!     cp target/pictures/web-*.png docs/pictures
//!     for game in toledo tyros governor; do
//!         (cd target/pictures/$game && img2webp frames.txt)
//!         cp target/pictures/$game/turn.webp docs/pictures/turn-$game.webp
//!     done
//!
//! Names of games as arguments select them. `img2webp` is in Debian's package `webp`. The turns are shown
//! slowly, because a screenshot takes a while, and play at normal speed: `frames.txt` says how long each
//! frame lasts.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use alcazar_browser::{Input, Page, Size, TableState, run};
use anyhow::{Context as _, Result, ensure};
use serde_json::json;

/// A game of which pictures are taken.
struct Shot {
    game: &'static str,
    /// How many touches lead to the picture of its board.
    to_picture: usize,
    /// How many more lead to the turns that are recorded.
    to_turn: usize,
    /// A word of the sentences that are told meanwhile, and how many of them must have it.
    word: (&'static str, usize),
    /// How long they take at least, at slow speed.
    min: Duration,
}

const SHOTS: [Shot; 3] = [
    Shot { game: "toledo", to_picture: 14, to_turn: 26, word: ("moves", 1), min: Duration::from_secs(6) },
    Shot { game: "tyros", to_picture: 25, to_turn: 0, word: ("sails", 2), min: Duration::from_secs(4) },
    Shot { game: "governor", to_picture: 25, to_turn: 30, word: ("goes", 1), min: Duration::from_secs(6) },
];

/// The seed of all games.
const SEED: &str = "91c";

/// The window of a recorded turn, and the scale at which it is recorded.
const WINDOW: (u32, u32, f64) = (1280, 800, 0.75);

/// How much longer everything takes at slow speed.
const SLOWNESS: f64 = 1.8;

/// How long the recorded turns of others take at most, at slow speed.
const MAX: Duration = Duration::from_secs(14);

/// How long the last frame lasts, in milliseconds.
const LAST_MS: u128 = 1800;

#[tokio::main]
async fn main() -> Result<()> {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/pictures");
    for shot in &SHOTS {
        let game = shot.game;
        if chosen.is_empty() || chosen.iter().any(|name| name == game) {
            run(Size::Laptop, async |page| {
                begin(&page, game).await?;
                play(&page, shot.to_picture).await?;
                take(&page, &folder.join(format!("web-{game}.png"))).await?;
                if game == "toledo" {
                    page.resize(Size::Phone).await?;
                    take(&page, &folder.join("web-toledo-phone.png")).await?;
                }
                page.resize(Size::Laptop).await?;
                play(&page, shot.to_turn).await?;
                record(&page, shot, &folder.join(game)).await
            })
            .await?;
        }
    }
    Ok(())
}

/// Starts a game against two bots.
async fn begin(page: &Page, game: &str) -> Result<()> {
    page.open(&format!("/new?game={game}")).await?;
    page.see("[data-testid=begin]").await?;
    while page.eval::<usize>("return document.querySelectorAll('.seat-row').length").await? > 3 {
        page.click("[data-testid=fewer-seats]").await?;
    }
    for seat in 1..3 {
        page.click(&format!("[data-testid=seat-{seat}] option[value=greedy]")).await?;
    }
    page.write("[data-testid=seed]", SEED).await?;
    page.click("[data-testid=begin]").await?;
    page.see("[data-testid=table] .board svg").await?;
    Ok(())
}

/// Touches so many things, and waits for the next question.
async fn play(page: &Page, touches: usize) -> Result<()> {
    for _ in 0..touches {
        page.wait_for_turn().await?;
        page.touch(Input::Mouse).await?;
    }
    let state = page.wait_for_turn().await?;
    ensure!(state != TableState::Over, "the game has ended");
    Ok(())
}

/// Takes a picture without anything that is hovered.
async fn take(page: &Page, path: &Path) -> Result<()> {
    std::fs::create_dir_all(path.parent().context("a picture is in a folder")?)?;
    let hand = page.driver.action_chain_with_delay(None, Some(Duration::ZERO));
    hand.move_to(1, 1).perform().await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    Ok(page.driver.screenshot(path).await?)
}

/// Plays until others have a long turn, and records it.
async fn record(page: &Page, shot: &Shot, folder: &Path) -> Result<()> {
    let motion = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
    page.driver.cdp().send_raw("Emulation.setEmulatedMedia", motion).await?;
    let (width, height, scale) = WINDOW;
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
    page.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
    page.eval::<()>(
        "const speed = document.querySelector('[data-testid=pace-speed]');
         speed.value = 'slow';
         speed.dispatchEvent(new Event('change', { bubbles: true }));",
    )
    .await?;
    loop {
        let state = page.wait_for_turn().await?;
        ensure!(state != TableState::Over, "no turn was long enough");
        page.touch(Input::Mouse).await?;
        let (frames, told) = frames(page, folder).await?;
        let length = frames.last().map_or(Duration::ZERO, |(_, at)| *at);
        let (word, count) = shot.word;
        if length >= shot.min && told.iter().filter(|sentence| sentence.contains(word)).count() >= count {
            return write_list(&frames, folder);
        }
    }
}

/// Takes pictures until everything has been shown, each with its moment, and collects what is told.
async fn frames(page: &Page, folder: &Path) -> Result<(Vec<(PathBuf, Duration)>, BTreeSet<String>)> {
    const TOLD: &str = "return document.querySelector('[data-testid=narration]').textContent";
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    std::fs::create_dir_all(folder)?;
    let before: String = page.eval(TOLD).await?;
    let began = Instant::now();
    let (mut frames, mut told) = (Vec::new(), BTreeSet::new());
    while began.elapsed() < MAX {
        let name = PathBuf::from(format!("{:03}.png", frames.len()));
        let at = began.elapsed();
        page.driver.screenshot(&folder.join(&name)).await?;
        frames.push((name, at));
        told.insert(page.eval::<String>(TOLD).await?);
        // The controls of the pace rest when the last action has been shown.
        if page.eval("return !!document.querySelector('[data-testid=pace].idle')").await? {
            break;
        }
    }
    told.remove(&before);
    Ok((frames, told))
}

/// Writes the arguments of `img2webp`.
fn write_list(frames: &[(PathBuf, Duration)], folder: &Path) -> Result<()> {
    let mut list = String::from("-loop 0 -min_size -o turn.webp\n");
    for (index, (name, at)) in frames.iter().enumerate() {
        let next =
            frames.get(index + 1).map(|(_, next)| next.saturating_sub(*at).div_f64(SLOWNESS).as_millis());
        writeln!(list, "-lossy -q 70 -m 6 -d {} {}", next.unwrap_or(LAST_MS), name.display())?;
    }
    println!("{}: {} frames", folder.display(), frames.len());
    Ok(std::fs::write(folder.join("frames.txt"), list)?)
}
