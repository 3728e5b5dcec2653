//! One player with windows on several devices.

use alcazar_browser::{Input, Page, Size, TableState, run_online};
use anyhow::{Result, ensure};

use super::{TABLE, enter_name, open_table};
use crate::shared::log;

/// Waits until a window shows the log of another window of the same player.
async fn wait_for_sync(one: &Page, other: &Page) -> Result<()> {
    let seen = serde_json::to_string(&log(one).await?)?;
    other
        .until(&format!(
            "const seen = {seen};
             const lines = [...document.querySelectorAll('[data-testid=log] li')]
                 .map((line) => line.textContent.trim());
             return seen.every((line, place) => lines[place] === line)"
        ))
        .await
}

/// Plays until the log has a new line.
async fn make_a_move(page: &Page) -> Result<()> {
    let known = log(page).await?.len();
    while log(page).await?.len() == known {
        if let TableState::Asked(_) = page.wait_for_turn().await? {
            page.touch(Input::Mouse).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_device_code_signs_in_a_second_device_that_stays_in_sync() -> Result<()> {
    run_online(async |server| {
        let laptop = server.open_browser(Size::Laptop).await?;
        let phone = server.open_browser(Size::Phone).await?;
        enter_name(&laptop, "Ana").await?;
        laptop.click("[data-testid=open-devices]").await?;
        laptop.click("[data-testid=device-give]").await?;
        let code = laptop.text("[data-testid=device-code]").await?;
        laptop.click("dialog[data-testid=devices] [data-testid=close]").await?;
        phone.open("/").await?;
        phone.click("[data-testid=identity]").await?;
        phone.click("[data-testid=open-devices]").await?;
        phone.write("[data-testid=device-typed]", &code).await?;
        phone.click("[data-testid=device-claim]").await?;
        ensure!(
            phone.text("[data-testid=called]").await?.contains("Ana"),
            "the phone is not signed in as Ana"
        );
        open_table(&laptop, "toledo").await?;
        phone.click("[data-testid=tables-mine] a").await?;
        phone.see("[data-testid=waiting]").await?;
        laptop.click("[data-testid=fill]").await?;
        for page in [&laptop, &phone] {
            page.see(TABLE).await?;
        }
        for (here, there) in [(&laptop, &phone), (&phone, &laptop)] {
            make_a_move(here).await?;
            wait_for_sync(here, there).await?;
        }
        Ok(())
    })
    .await
}
