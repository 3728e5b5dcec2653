//! One player with several windows, on one device or on several.

use alcazar_browser::{Look, Means, Page, Size, gather};
use anyhow::{Result, ensure};

use super::{TABLE, introduce, open_table};
use crate::shared::log;

/// Waits until two windows of the same player show the same.
async fn are_in_step(one: &Page, other: &Page) -> Result<()> {
    let seen = serde_json::to_string(&log(one).await?)?;
    other
        .until(&format!(
            "const seen = {seen}, lines = [...document.querySelectorAll('[data-testid=log] li')].map((line) => line.textContent.trim());
             return seen.every((line, place) => lines[place] === line)"
        ))
        .await
}

/// Moves in one window until something has come of it.
async fn make_a_move(page: &Page) -> Result<()> {
    let known = log(page).await?.len();
    while log(page).await?.len() == known {
        if let Look::Asked(_) = page.wait_for_turn().await? {
            page.touch(Means::Mouse).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_code_makes_another_device_the_same_player_and_both_stay_in_step() -> Result<()> {
    gather(async |house| {
        let laptop = house.invite(Size::Laptop).await?;
        let phone = house.invite(Size::Phone).await?;
        introduce(&laptop, "Ana").await?;
        laptop.click("[data-testid=open-devices]").await?;
        laptop.click("[data-testid=device-give]").await?;
        let code = laptop.text("[data-testid=device-code]").await?;
        laptop.click("dialog[data-testid=devices] [data-testid=close]").await?;
        phone.open("/").await?;
        phone.click("[data-testid=open-devices]").await?;
        phone.write("[data-testid=device-typed]", &code).await?;
        phone.click("[data-testid=device-claim]").await?;
        ensure!(phone.text("[data-testid=called]").await?.contains("Ana"), "the phone is hers");
        open_table(&laptop, "toledo").await?;
        phone.click("[data-testid=tables-mine] a").await?;
        phone.see("[data-testid=waiting]").await?;
        laptop.click("[data-testid=fill]").await?;
        for page in [&laptop, &phone] {
            page.see(TABLE).await?;
        }
        for (here, there) in [(&laptop, &phone), (&phone, &laptop)] {
            make_a_move(here).await?;
            are_in_step(here, there).await?;
        }
        Ok(())
    })
    .await
}
