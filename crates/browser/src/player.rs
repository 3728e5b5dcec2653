//! A player that clicks whatever the board offers, by mouse or by keyboard.
//!
//! It knows no rules: it looks for highlighted elements and prefers those that make progress. So it plays any
//! game whose board marks what can be touched (`data-touch`) and which action a touch submits
//! (`data-action`).

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use thirtyfour::prelude::*;

use crate::Page;

/// The input device that the player uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// Clicks at places of the window.
    Mouse,
    /// Tab, Page Down, Enter, and the keys of the table.
    Keyboard,
}

/// The state of the table, as the player sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableState {
    /// Others play, or an animation is running.
    Waiting,
    /// A curtain hides the hand of the next player.
    Curtain,
    /// Something can be touched: the kinds of things and actions.
    Asked(String),
    /// The game has ended.
    Over,
}

/// Finds the best highlighted element and marks it with `data-best`.
const READ_STATE: &str = r"
    const marked = document.querySelector('[data-best]');
    if (marked) marked.removeAttribute('data-best');
    // The last action has not been applied yet.
    if (document.querySelector('[data-testid=table][data-pending]')) return { state: 'waiting' };
    if (document.querySelector('dialog[data-testid=ending][open]')) return { state: 'over' };
    if (document.querySelector('[data-testid=curtain]')) return { state: 'curtain' };
    const all = [...document.querySelectorAll(
        '[data-touch].glows:not(.touched), [data-testid=end-turn]:not([disabled])')];
    // An offer is answered first, since it may cover other things.
    const offered = all.filter((thing) => thing.closest('.offer'));
    const things = offered.length ? offered : all;
    const ranks = {
        deliver: 960, forge: 950, use: 940, learn: 930, duel: 920, pay: 910, move: 900, step: 500,
        figure: 400, player: 390, sword: 380, tile: 370, choice: 360, card: 300, place: 280, shop: 250,
        take: 200, pile: 190, end: 60, swap: 55, decline: 50, back: 10,
        test: 960, show: 955, stop: 502, 'pass-turn': 500, poll: 495, play: 495, lay: 470, cell: 450,
        way: 440, draw: 420, nothing: 20, lose: 15, rotate: 5,
        found: 935, build: 925, grow: 915, keep: 912, give: 908, deal: 906, sail: 905, yes: 904,
        propose: 903, no: 890, ship: 420, want: 350, pass: 60, trade: 52,
    };
    // A player who always ranks these the same goes round in circles, so their ranks vary.
    const changing = ['step', 'stop', 'poll', 'play', 'pass-turn'];
    const touches = window.touches ?? 0;
    const noise = (index) => ((touches * 31 + index * 17) % 101) / 10;
    const word = (text) => /^\+?\d/.test(text) ? 'move' : text.split(' ')[0];
    const number = (text) => Number((text.match(/\d+/) ?? [0])[0]);
    let best = null, most = -1;
    const kinds = new Set();
    for (const [index, thing] of things.entries()) {
        const action = thing.dataset.action, touch = thing.dataset.touch ?? '';
        const kind = word(action ?? touch);
        kinds.add(kind);
        const is_varied = changing.includes(kind) && !touch.startsWith('step');
        const rank = (ranks[kind] ?? 100) + (is_varied ? noise(index) : number(touch) / 100);
        if (rank > most) { most = rank; best = thing; }
    }
    if (!best) return { state: 'waiting' };
    best.setAttribute('data-best', '');
    window.touches = touches + 1;
    return { state: 'asked', kinds: [...kinds].sort().join(' ') };
";

/// Finds a point of the marked element that nothing covers, once the element stays in place for a frame.
const POINT: &str = r"
    const done = arguments[0], parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const marked = () => {
        const best = document.querySelector('[data-best]');
        return best?.matches('[data-touch].glows, button:not([disabled])') ? best : null;
    };
    const find = (best) => {
        // Something fixed to the edge of the window may cover it: then it is scrolled to the middle.
        for (const block of ['nearest', 'center']) {
            best.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
            const box = best.getBoundingClientRect();
            for (const across of parts) for (const down of parts) {
                const x = Math.round(box.left + box.width * across);
                const y = Math.round(box.top + box.height * down);
                if (document.elementFromPoint(x, y)?.closest('[data-touch], button') === best) return [x, y];
            }
        }
        return [];
    };
    // Give up on an element that never stays in place.
    const look = (before, left) => requestAnimationFrame(() => {
        const best = marked(), point = best && find(best);
        if (String(point) === String(before)) done(point);
        else if (left) look(point, left - 1);
        else done([]);
    });
    look('nowhere', 100);
";

#[derive(Deserialize)]
struct Seen {
    state: String,
    #[serde(default)]
    kinds: String,
}

/// How long to wait for other players.
const TURN_TIMEOUT: Duration = Duration::from_mins(1);

/// How long an element may be covered.
const COVERED_TIMEOUT: Duration = Duration::from_secs(10);

/// How often the tab key is pressed to reach an element.
const MAX_TABS: usize = 200;

impl Page {
    /// Looks at the table and marks the best element to touch.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn table_state(&self) -> Result<TableState> {
        let seen: Seen = self.eval(READ_STATE).await?;
        Ok(match seen.state.as_str() {
            "over" => TableState::Over,
            "curtain" => TableState::Curtain,
            "asked" => TableState::Asked(seen.kinds),
            _ => TableState::Waiting,
        })
    }

    /// Waits until the player has something to do or the game is over.
    ///
    /// # Errors
    /// If nothing happens.
    pub async fn wait_for_turn(&self) -> Result<TableState> {
        let since = Instant::now();
        loop {
            let state = self.table_state().await?;
            if state != TableState::Waiting {
                return Ok(state);
            }
            if since.elapsed() > TURN_TIMEOUT {
                bail!("no player acts");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Touches the element that [`Page::table_state`] has marked.
    ///
    /// # Errors
    /// If it can't be reached.
    pub async fn touch(&self, input: Input) -> Result<()> {
        match input {
            Input::Mouse => self.touch_by_mouse().await,
            Input::Keyboard => self.touch_by_keyboard().await,
        }
    }

    async fn touch_by_mouse(&self) -> Result<()> {
        let since = Instant::now();
        loop {
            let point: Option<Vec<i64>> = self.driver.execute_async(POINT, []).await?.convert()?;
            match point.as_deref() {
                // It has disappeared meanwhile; the next look finds what is there now.
                None => return Ok(()),
                Some(&[x, y]) => {
                    // By default each move of the pointer takes a quarter of a second.
                    let hand = self.driver.action_chain_with_delay(None, Some(Duration::ZERO));
                    return Ok(hand.move_to(x, y).click().perform().await?);
                }
                // A moving element may cover it for a while.
                Some(_) if since.elapsed() < COVERED_TIMEOUT => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Some(_) => {
                    let what: String = self
                        .eval("return document.querySelector('[data-best]')?.outerHTML.slice(0, 300) ?? ''")
                        .await?;
                    bail!("the highlighted element is covered or outside the window: {what}")
                }
            }
        }
    }

    async fn touch_by_keyboard(&self) -> Result<()> {
        const WHERE: &str = "
            const best = document.querySelector('[data-best]'), here = document.activeElement;
            if (!best?.matches('[data-touch].glows, button:not([disabled])')) return 'gone';
            if (best === here) return 'here';
            if (best.matches('[data-testid=end-turn]')) return 'end';
            const group = (thing) =>
                thing.matches('[data-thing]:not(button)') && thing.closest('.board, .hand');
            if (group(best) && group(best) === group(here)) return 'choice';
            const is_after = best.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
            return here !== document.body && is_after ? 'back' : 'on'";
        for _ in 0..MAX_TABS {
            match self.eval::<String>(WHERE).await?.as_str() {
                "gone" => return Ok(()),
                "here" => return self.press(Key::Enter).await,
                "end" => {
                    let hand = self.driver.action_chain_with_delay(Some(Duration::ZERO), None);
                    let hand = hand.key_down(Key::Control).send_keys(Key::Enter).key_up(Key::Control);
                    return Ok(hand.perform().await?);
                }
                // Within a board or a hand, to the next thing that can be chosen.
                "choice" => self.press(Key::PageDown).await?,
                "back" => {
                    let hand = self.driver.action_chain_with_delay(Some(Duration::ZERO), None);
                    hand.key_down(Key::Shift).send_keys(Key::Tab).key_up(Key::Shift).perform().await?;
                }
                _ => self.press(Key::Tab).await?,
            }
        }
        bail!("the tab key does not reach the highlighted element")
    }

    /// Plays until the game is over. Before each touch, `watch` gets the kinds of things that can be touched.
    ///
    /// # Errors
    /// If the game gets stuck.
    pub async fn play_game(
        &self,
        input: Input,
        mut watch: impl AsyncFnMut(&Self, &str) -> Result<()>,
    ) -> Result<()> {
        const MAX_TOUCHES: usize = 3000;
        for _ in 0..MAX_TOUCHES {
            match self.wait_for_turn().await? {
                TableState::Over => return Ok(()),
                TableState::Curtain if input == Input::Keyboard => self.press(Key::Enter).await?,
                TableState::Curtain => self.click("[data-testid=raise-curtain]").await?,
                TableState::Asked(kinds) => {
                    watch(self, &kinds).await?;
                    self.touch(input).await.with_context(|| format!("asked for: {kinds}"))?;
                }
                TableState::Waiting => {}
            }
        }
        bail!("the game does not end")
    }
}
