//! What happens when time is up, as the table has settled it.

use alcazar_browser::{Page, Size, gather};
use anyhow::{Result, ensure};

use super::{TABLE, introduce};

/// Sits down against a bot with so little time that it runs out while one looks on.
async fn sit_down(page: &Page, at_zero: &str) -> Result<()> {
    let id: String = page
        .ask(&format!(
            "return fetch('/api/v1/tables', {{
                 method: 'POST', headers: {{ 'content-type': 'application/json' }},
                 body: JSON.stringify({{ game: 'toledo', seats: ['me', {{ bot: 'random' }}],
                     terms: {{ clock: {{ live: {{ base: 4000, increment: 0, 'at-zero': '{at_zero}' }} }}, 'stand-in': 'random' }} }}),
             }}).then((answer) => answer.json()).then((answer) => answer.table.id)"
        ))
        .await?;
    page.open(&format!("/play?table={id}")).await?;
    page.see(TABLE).await?;
    Ok(())
}

#[tokio::test]
async fn when_time_is_up_a_bot_plays_on_or_the_game_is_lost() -> Result<()> {
    gather(async |house| {
        let ana = house.invite(Size::Laptop).await?;
        introduce(&ana, "Ana").await?;
        sit_down(&ana, "stand-in").await?;
        ana.until("return document.querySelector('[data-testid=presence-0]')?.dataset.state === 'bot'")
            .await?;
        ensure!(ana.text("[data-testid=clock-0]").await? == "0:00");
        sit_down(&ana, "concede").await?;
        ana.see("dialog[data-testid=ending][open]").await?;
        ensure!(!ana.text("[data-testid=victory]").await?.contains("Ana"), "she has lost");
        Ok(())
    })
    .await
}
