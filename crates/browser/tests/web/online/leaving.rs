//! Players who give up, leave or stay away: what they and the others are told.

use alcazar_browser::{House, Page, Size, gather};
use anyhow::{Result, ensure};

use super::{TABLE, introduce, sit_down, two};
use crate::shared::{Findings, asked_first, says};

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
            ensure!(!text.contains("Stand-in") && !text.contains("played by a bot"), "{text}");
        }
        ana.open("/").await?;
        let row = ana.text("[data-testid=tables-mine] [data-testid=table-row]").await?;
        ensure!(row.contains("Ana, Ben") && row.contains("Winner: Ben"), "{row}");
        Ok(())
    })
    .await
}

/// The notice that somebody is waited for.
const AWAITED: &str = "[data-testid^=awaited-]";

/// How many seconds the clock at the end of a sentence shows.
fn seconds(clock: &str) -> Option<u32> {
    let (minutes, seconds) = clock.rsplit(' ').next()?.trim_end_matches('.').split_once(':')?;
    Some(60 * minutes.parse::<u32>().ok()? + seconds.parse::<u32>().ok()?)
}

#[tokio::test]
async fn without_a_clock_a_bot_plays_when_the_others_ask_and_the_player_is_told_what_it_did() -> Result<()> {
    gather(async |house| {
        let (ana, ben, _proxy, _) = two(house, "toledo").await?;
        let (away, here) = asked_first(ana, ben).await?;
        let address = away.driver.current_url().await?;
        let own: String = away.text(".corner.own .seat-colour").await?;
        // Another page is opened in the same tab.
        away.open("/rules?game=toledo").await?;
        let told = here.text(AWAITED).await?;
        ensure!(told.contains("is away.") && !told.contains("A bot takes over"), "{told}");
        let mut findings = Findings::default();
        findings.look(&here, "somebody is away").await?;
        for size in Size::ALL {
            here.resize(size).await?;
            here.picture(&format!("online-away-{}", size.pixels().0)).await?;
        }
        here.resize(Size::Laptop).await?;
        here.click("[data-testid=stand-in-now]").await?;
        here.see_gone(AWAITED).await?;
        says(&here, &format!("A bot now plays for {own}.")).await?;
        // The bot plays until it is somebody else's turn.
        here.until("return !!document.querySelector('.corner.own.turn')").await?;
        away.driver.goto(address.as_str()).await?;
        away.see(TABLE).await?;
        away.see("[data-testid=returned]").await?;
        let deeds: Vec<String> = away
            .ask(
                "return [...document.querySelectorAll('[data-testid=returned] li')]
                    .map((deed) => deed.textContent)",
            )
            .await?;
        ensure!(!deeds.is_empty() && deeds.iter().any(|deed| deed.starts_with("You ")), "{deeds:?}");
        findings.look(&away, "somebody is back").await?;
        for size in Size::ALL {
            away.resize(size).await?;
            away.picture(&format!("online-returned-{}", size.pixels().0)).await?;
        }
        says(&away, "You are playing your seat again.").await?;
        away.click("[data-testid=returned-close]").await?;
        away.see_gone("[data-testid=returned]").await?;
        findings.check()
    })
    .await
}

/// Two people at a table with a clock, who have read what happens when somebody is away.
async fn two_with_a_clock(house: &mut House) -> Result<(Page, Page)> {
    let ana = house.invite(Size::Laptop).await?;
    let ben = house.invite(Size::Laptop).await?;
    introduce(&ana, "Ana").await?;
    ana.click("[data-testid=invite-toledo]").await?;
    let rule = ana.text("[data-testid=absence-rule]").await?;
    ensure!(rule.ends_with("a bot plays for them only if the others ask for it."), "{rule}");
    ana.click("[data-testid=clock] option[value=live-15]").await?;
    let rule = ana.text("[data-testid=absence-rule]").await?;
    ensure!(rule.starts_with("If a player is away for 2 minutes"), "{rule}");
    ana.click("[data-testid=make-table]").await?;
    let terms = ana.text("[data-testid=terms]").await?;
    ensure!(terms.contains(&rule), "{terms}");
    let link = ana.see("[data-testid=link-join]").await?.value().await?.unwrap_or_default();
    let path = link.find("/play?").map(|place| link[place..].to_owned()).unwrap_or_default();
    sit_down(&ben, &path, "Ben").await?;
    ana.see(TABLE).await?;
    Ok((ana, ben))
}

#[tokio::test]
async fn with_a_clock_the_others_see_when_a_bot_will_play() -> Result<()> {
    gather(async |house| {
        let (ana, ben) = two_with_a_clock(house).await?;
        let (away, here) = asked_first(ana, ben).await?;
        // Whether a browser keeps a page that is left is its own affair. If it does, the page is told so.
        let tell = async |event: &str| {
            away.ask::<bool>(&format!("return window.dispatchEvent(new PageTransitionEvent({event:?}))"))
                .await
        };
        tell("pagehide").await?;
        here.see(AWAITED).await?;
        let left = "return document.querySelector('[data-testid=takeover-in]').textContent";
        let first: String = here.ask(left).await?;
        ensure!(seconds(&first).is_some_and(|left| (60..120).contains(&left)), "{first}");
        here.until(&format!("{left} !== {first:?}")).await?;
        // Whoever is back in time has lost nothing, and is told nothing.
        tell("pageshow").await?;
        away.until("return document.querySelector('[data-testid=line]')?.dataset.state === 'open'").await?;
        here.see_gone(AWAITED).await?;
        ensure!(!away.ask::<bool>("return !!document.querySelector('[data-testid=returned]')").await?);
        Ok(())
    })
    .await
}

/// Somebody who looks at a waiting table is sent away when a game begins that is not for spectators, and
/// stays away.
#[tokio::test]
async fn a_game_without_spectators_sends_those_away_who_only_look() -> Result<()> {
    gather(async |house| {
        let ana = house.invite(Size::Laptop).await?;
        let eva = house.invite(Size::Laptop).await?;
        introduce(&ana, "Ana").await?;
        ana.click("[data-testid=invite-toledo]").await?;
        ana.click("[data-testid=access-join] option[value=everybody]").await?;
        ana.click("[data-testid=access-watch] option[value=nobody]").await?;
        ana.click("[data-testid=make-table]").await?;
        ana.see("[data-testid=link-watch]").await?;
        let address = ana.driver.current_url().await?;
        let path = format!("/play?{}", address.query().unwrap_or_default());
        // An invitation offers nothing that the table does not allow.
        eva.open(&path).await?;
        eva.see("[data-testid=invitation]").await?;
        ensure!(!eva.ask::<bool>("return !!document.querySelector('[data-testid=only-watch]')").await?);
        let key = ana.see("[data-testid=link-watch]").await?.value().await?.unwrap_or_default();
        let fragment = key.split_once('#').map(|(_, fragment)| fragment.to_owned()).unwrap_or_default();
        // Whoever came by the link to watch does not see an invitation, but the waiting room.
        eva.open("/").await?;
        eva.open(&format!("{path}#{fragment}")).await?;
        eva.see("[data-testid=waiting]").await?;
        ana.click("[data-testid=fill]").await?;
        ana.see(TABLE).await?;
        eva.see("[data-testid=no-table]").await?;
        let why = eva.text("[data-testid=no-table]").await?;
        ensure!(why.contains("This table is not open to spectators."), "{why}");
        eva.picture("online-not-for-spectators").await?;
        Ok(())
    })
    .await
}
