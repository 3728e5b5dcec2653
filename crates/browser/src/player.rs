//! Somebody who plays whatever is offered, by mouse, by finger or by key.
//!
//! He knows no rules: he looks for what glows and prefers what leads on. So he plays any game whose board marks what can be
//! touched (`data-touch`) and what would be done by it (`data-action`).

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use thirtyfour::prelude::*;

use crate::Page;

/// What he plays with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Means {
    /// Clicks at places of the window.
    Mouse,
    /// Tab, Enter, and the keys of the table.
    Keyboard,
}

/// What he finds when he looks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Look {
    /// Others play, or something is being shown.
    Waiting,
    /// A curtain hangs before the hand of whoever is next.
    Curtain,
    /// Something can be touched; the kinds of things and actions, for those who collect them.
    Asked(String),
    /// The game has ended.
    Over,
}

/// Finds the best of what glows, and marks it for the hand that follows.
const LOOK: &str = r"
    const marked = document.querySelector('[data-best]');
    if (marked) marked.removeAttribute('data-best');
    // What was done last has not been taken up yet.
    if (document.querySelector('[data-testid=table][data-pending]')) return { state: 'waiting' };
    if (document.querySelector('dialog[data-testid=ending][open]')) return { state: 'over' };
    if (document.querySelector('[data-testid=curtain]')) return { state: 'curtain' };
    const all = [...document.querySelectorAll(
        '[data-touch].glows:not(.touched), [data-testid=end-turn]:not([disabled])')];
    // Where there is an offer, it is to be answered first: it may lie over other things.
    const offered = all.filter((thing) => thing.closest('.offer'));
    const things = offered.length ? offered : all;
    const ranks = { deliver: 960, forge: 950, use: 940, learn: 930, duel: 920, pay: 910, move: 900, step: 500, figure: 400,
        player: 390, sword: 380, tile: 370, choice: 360, card: 300, place: 280, shop: 250, take: 200, pile: 190, end: 60,
        swap: 55, decline: 50, back: 10,
        test: 960, show: 955, stop: 502, 'pass-turn': 500, poll: 495, play: 495, lay: 470, cell: 450, way: 440, draw: 420,
        nothing: 20, lose: 15, rotate: 5,
        found: 935, build: 925, grow: 915, keep: 912, give: 908, deal: 906, sail: 905, yes: 904, propose: 903, no: 890, ship: 420, want: 350,
        pass: 60, trade: 52 };
    // Who always goes the same way goes round in circles: of these now one seems better, now another.
    const changing = ['step', 'stop', 'poll', 'play', 'pass-turn'];
    const touches = window.touches ?? 0;
    const whim = (index) => ((touches * 31 + index * 17) % 101) / 10;
    const word = (text) => /^\+?\d/.test(text) ? 'move' : text.split(' ')[0];
    const number = (text) => Number((text.match(/\d+/) ?? [0])[0]);
    let best = null, most = -1;
    const kinds = new Set();
    for (const [index, thing] of things.entries()) {
        const action = thing.dataset.action, touch = thing.dataset.touch ?? '';
        const kind = word(action ?? touch);
        kinds.add(kind);
        const is_whim = changing.includes(kind) && !touch.startsWith('step');
        const rank = (ranks[kind] ?? 100) + (is_whim ? whim(index) : number(touch) / 100);
        if (rank > most) { most = rank; best = thing; }
    }
    if (!best) return { state: 'waiting' };
    best.setAttribute('data-best', '');
    window.touches = touches + 1;
    return { state: 'asked', kinds: [...kinds].sort().join(' '), what: best.dataset.action ?? best.dataset.touch };
";

/// Finds a point of what is marked that nothing lies over, once it stays where it is from one picture to the next.
const POINT: &str = r"
    const done = arguments[0], parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const marked = () => {
        const best = document.querySelector('[data-best]');
        return best?.matches('[data-touch].glows, button:not([disabled])') ? best : null;
    };
    const find = (best) => {
        // What stays at the edge of the window may lie over it: then it is scrolled to the middle.
        for (const block of ['nearest', 'center']) {
            best.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
            const box = best.getBoundingClientRect();
            for (const across of parts) for (const down of parts) {
                const [x, y] = [Math.round(box.left + box.width * across), Math.round(box.top + box.height * down)];
                if (document.elementFromPoint(x, y)?.closest('[data-touch], button') === best) return [x, y];
            }
        }
        return [];
    };
    // What never comes to rest is as good as out of reach.
    const look = (before, left) => requestAnimationFrame(() => {
        const best = marked(), point = best && find(best);
        if (String(point) === String(before)) done(point); else if (left) look(point, left - 1); else done([]);
    });
    look('nowhere', 100);
";

#[derive(Deserialize)]
struct Seen {
    state: String,
    #[serde(default)]
    kinds: String,
}

/// Nobody waits longer for others than this.
const PATIENCE: Duration = Duration::from_mins(1);

/// Nothing stands in the way for longer than this.
const A_MOMENT: Duration = Duration::from_secs(10);

/// No key is pressed more often on the way to one thing.
const MOST_TABS: usize = 200;

impl Page {
    /// Looks at the table.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn look(&self) -> Result<Look> {
        let seen: Seen = self.ask(LOOK).await?;
        Ok(match seen.state.as_str() {
            "over" => Look::Over,
            "curtain" => Look::Curtain,
            "asked" => Look::Asked(seen.kinds),
            _ => Look::Waiting,
        })
    }

    /// Waits until there is something to do, or nothing more.
    ///
    /// # Errors
    /// If nothing comes.
    pub async fn wait_for_turn(&self) -> Result<Look> {
        let since = Instant::now();
        loop {
            let look = self.look().await?;
            if look != Look::Waiting {
                return Ok(look);
            }
            if since.elapsed() > PATIENCE {
                bail!("nobody plays on");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Touches the thing that [`Page::look`] has found best.
    ///
    /// # Errors
    /// If it can't be reached by these means.
    pub async fn touch(&self, means: Means) -> Result<()> {
        match means {
            Means::Mouse => self.touch_by_mouse().await,
            Means::Keyboard => self.touch_by_keyboard().await,
        }
    }

    async fn touch_by_mouse(&self) -> Result<()> {
        let since = Instant::now();
        loop {
            let point: Option<Vec<i64>> = self.driver.execute_async(POINT, []).await?.convert()?;
            match point.as_deref() {
                // It has gone meanwhile: whatever is next will be seen at the next look.
                None => return Ok(()),
                Some(&[x, y]) => {
                    // Without a word about it, each way of the pointer takes a quarter of a second.
                    let hand = self.driver.action_chain_with_delay(None, Some(Duration::ZERO));
                    return Ok(hand.move_to(x, y).click().perform().await?);
                }
                // What is on its way may pass over it.
                Some(_) if since.elapsed() < A_MOMENT => tokio::time::sleep(Duration::from_millis(20)).await,
                Some(_) => {
                    let what: String = self
                        .ask("const best = document.querySelector('[data-best]'); return best ? best.outerHTML.slice(0, 300) : ''")
                        .await?;
                    bail!("something lies over what glows, or it is out of the window: {what}")
                }
            }
        }
    }

    async fn touch_by_keyboard(&self) -> Result<()> {
        const WHERE: &str = "const best = document.querySelector('[data-best]'), here = document.activeElement;
            return !best?.matches('[data-touch].glows, button:not([disabled])') ? 'gone'
                : best === here ? 'here' : best.matches('[data-testid=end-turn]') ? 'end'
                : here !== document.body && best.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? 'back' : 'on'";
        for _ in 0..MOST_TABS {
            match self.ask::<String>(WHERE).await?.as_str() {
                "gone" => return Ok(()),
                "here" => return self.press(Key::Enter).await,
                "end" => return self.press("e").await,
                "back" => {
                    let hand = self.driver.action_chain_with_delay(Some(Duration::ZERO), None);
                    hand.key_down(Key::Shift).send_keys(Key::Tab).key_up(Key::Shift).perform().await?;
                }
                _ => self.press(Key::Tab).await?,
            }
        }
        bail!("no way by the tab key to what glows")
    }

    /// Plays until the game is over; every time somebody is asked, `watch` is told what for first.
    ///
    /// # Errors
    /// If the game gets stuck.
    pub async fn play_to_the_end(
        &self,
        means: Means,
        mut watch: impl AsyncFnMut(&Self, &str) -> Result<()>,
    ) -> Result<()> {
        const MOST_TOUCHES: usize = 3000;
        for _ in 0..MOST_TOUCHES {
            match self.wait_for_turn().await? {
                Look::Over => return Ok(()),
                Look::Curtain if means == Means::Keyboard => self.press(Key::Enter).await?,
                Look::Curtain => self.click("[data-testid=raise-curtain]").await?,
                Look::Asked(kinds) => {
                    watch(self, &kinds).await?;
                    self.touch(means).await.with_context(|| format!("asked for: {kinds}"))?;
                }
                Look::Waiting => {}
            }
        }
        bail!("the game does not end")
    }
}
