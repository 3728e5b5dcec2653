//! Players who give up, leave or stay away: what they and the others are told.

use alcazar_browser::{Page, gather};
use anyhow::{Result, ensure};

use super::two;

/// All that can be read at a table, and in its result.
async fn all_text(page: &Page) -> Result<String> {
    page.ask("return document.body.innerText").await
}

#[tokio::test]
async fn a_concession_says_who_conceded_and_keeps_everybodys_name() -> Result<()> {
    gather(async |house| {
        let (ana, ben, _proxy, _) = two(house, "toledo").await?;
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=concede]").await?;
        for (page, told) in
            [(&ana, "You have conceded. Ben (Blue) wins."), (&ben, "Ana (Red) has conceded. You win!")]
        {
            page.see("dialog[data-testid=ending][open]").await?;
            let (why, victory) = told.split_once(". ").unwrap_or_default();
            let result = page.text("dialog[data-testid=ending]").await?;
            ensure!(result.contains(why) && result.contains(victory), "{result}");
            ensure!(page.text("[data-testid=scores]").await?.contains("Ana"), "{result}");
            page.picture(&format!("online-conceded-{}", &victory[..3])).await?;
            page.click("dialog[data-testid=ending] [data-testid=close]").await?;
            ensure!(page.text("[data-testid=prompt]").await? == told);
            ensure!(page.text("[data-testid=corner-0] h2").await? == "Ana");
            let presence = page.text("[data-testid=presence-0]").await?;
            ensure!(presence == "here", "nobody plays any more: {presence}");
            let text = all_text(page).await?;
            ensure!(!text.contains("Stand-in") && !text.contains("a bot plays"), "{text}");
        }
        ana.open("/").await?;
        let row = ana.text("[data-testid=tables-mine] [data-testid=table-row]").await?;
        ensure!(row.contains("Ana, Ben") && row.contains("Winner: Ben"), "{row}");
        Ok(())
    })
    .await
}
