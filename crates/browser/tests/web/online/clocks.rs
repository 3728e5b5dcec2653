//! Timeouts, with each setting of the table.

use alcazar_browser::{Page, Size, run_online};
use anyhow::{Result, ensure};

use super::{TABLE, enter_name};

/// Starts a game against a bot with a clock that runs out in a few seconds.
async fn start_short_game(page: &Page, at_zero: &str) -> Result<()> {
    let id: String = page
        .eval(&format!(
            "return fetch('/api/v1/tables', {{
                 method: 'POST', headers: {{ 'content-type': 'application/json' }},
                 body: JSON.stringify({{ game: 'toledo', seats: ['me', {{ bot: 'random' }}],
                     terms: {{
                         clock: {{ live: {{ base: 4000, increment: 0, 'at-zero': '{at_zero}' }} }},
                         'stand-in': 'random',
                     }} }}),
             }}).then((answer) => answer.json()).then((answer) => answer.table.id)"
        ))
        .await?;
    page.open(&format!("/play?table={id}")).await?;
    page.see(TABLE).await?;
    Ok(())
}

#[tokio::test]
async fn a_timeout_hands_the_seat_to_a_bot_or_concedes() -> Result<()> {
    run_online(async |server| {
        let ana = server.open_browser(Size::Laptop).await?;
        enter_name(&ana, "Ana").await?;
        start_short_game(&ana, "stand-in").await?;
        ana.until("return document.querySelector('[data-testid=presence-0]')?.dataset.state === 'bot'")
            .await?;
        ensure!(ana.text("[data-testid=clock-0]").await? == "0:00");
        start_short_game(&ana, "concede").await?;
        ana.see("dialog[data-testid=ending][open]").await?;
        ensure!(
            !ana.text("[data-testid=victory]").await?.contains("Ana"),
            "the player whose time ran out has won"
        );
        Ok(())
    })
    .await
}
