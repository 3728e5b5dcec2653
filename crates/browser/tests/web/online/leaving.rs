//! Messages about players who concede, leave or are away.

use alcazar_browser::{OnlineServer, Page, Size, run_online};
use anyhow::{Result, ensure};

use super::{TABLE, enter_name, join, two_players};
use crate::shared::{Findings, active_player_first, wait_for_log};

/// All text on the page.
async fn all_text(page: &Page) -> Result<String> {
    page.eval("return document.body.innerText").await
}

#[tokio::test]
async fn a_concession_names_the_loser_and_keeps_all_names() -> Result<()> {
    run_online(async |server| {
        let (ana, ben, _proxy, _) = two_players(server, "toledo").await?;
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=concede]").await?;
        for (page, message) in [(&ana, "You have conceded. Ben wins."), (&ben, "Ana has conceded. You win!")]
        {
            page.see("dialog[data-testid=ending][open]").await?;
            let (reason, victory) = message.split_once(". ").unwrap_or_default();
            let result = page.text("dialog[data-testid=ending]").await?;
            ensure!(result.contains(reason) && result.contains(victory), "{result}");
            ensure!(page.text("[data-testid=scores]").await?.contains("Ana"), "{result}");
            page.screenshot(&format!("online-conceded-{}", &victory[..3])).await?;
            page.click("dialog[data-testid=ending] [data-testid=close]").await?;
            ensure!(page.text("[data-testid=prompt]").await? == message);
            ensure!(page.text("[data-testid=corner-0] h2").await? == "Ana");
            let presence = page.text("[data-testid=presence-0]").await?;
            ensure!(presence == "here", "wrong presence after the game: {presence}");
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

/// The notice that a player is away.
const AWAITED: &str = "[data-testid^=awaited-]";

/// Parses the clock at the end of a sentence into seconds.
fn seconds(clock: &str) -> Option<u32> {
    let (minutes, seconds) = clock.rsplit(' ').next()?.trim_end_matches('.').split_once(':')?;
    Some(60 * minutes.parse::<u32>().ok()? + seconds.parse::<u32>().ok()?)
}

#[tokio::test]
async fn without_a_clock_a_bot_stands_in_on_request_and_its_moves_are_listed() -> Result<()> {
    run_online(async |server| {
        let (ana, ben, _proxy, _) = two_players(server, "toledo").await?;
        let (away, here) = active_player_first(ana, ben).await?;
        let address = away.driver.current_url().await?;
        let own: String = away.text(".corner.own h2").await?;
        // The player opens another page in the same tab.
        away.open("/rules?game=toledo").await?;
        let notice = here.text(AWAITED).await?;
        ensure!(notice.contains("is away.") && !notice.contains("A bot takes over"), "{notice}");
        let mut findings = Findings::default();
        findings.audit(&here, "the notice that a player is away").await?;
        for size in Size::ALL {
            here.resize(size).await?;
            here.screenshot(&format!("online-away-{}", size.pixels().0)).await?;
        }
        here.resize(Size::Laptop).await?;
        here.click("[data-testid=stand-in-now]").await?;
        here.see_gone(AWAITED).await?;
        wait_for_log(&here, &format!("A bot now plays for {own}.")).await?;
        // The bot plays until the other player's turn.
        here.until("return !!document.querySelector('.corner.own.turn')").await?;
        away.driver.goto(address.as_str()).await?;
        away.see(TABLE).await?;
        away.see("[data-testid=returned]").await?;
        let moves: Vec<String> = away
            .eval(
                "return [...document.querySelectorAll('[data-testid=returned] li')]
                    .map((item) => item.textContent)",
            )
            .await?;
        ensure!(moves.iter().any(|text| text.starts_with("You ")), "{moves:?}");
        findings.audit(&away, "the list of moves made by the bot").await?;
        for size in Size::ALL {
            away.resize(size).await?;
            away.screenshot(&format!("online-returned-{}", size.pixels().0)).await?;
        }
        wait_for_log(&away, "You are playing your seat again.").await?;
        away.click("[data-testid=returned-close]").await?;
        away.see_gone("[data-testid=returned]").await?;
        findings.check()
    })
    .await
}

/// Starts a game of two players with a clock, and checks the rule on absent players that they are shown.
async fn two_players_with_a_clock(server: &mut OnlineServer) -> Result<(Page, Page)> {
    let ana = server.open_browser(Size::Laptop).await?;
    let ben = server.open_browser(Size::Laptop).await?;
    enter_name(&ana, "Ana").await?;
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
    join(&ben, &path, "Ben").await?;
    ana.see(TABLE).await?;
    Ok((ana, ben))
}

#[tokio::test]
async fn with_a_clock_the_time_until_the_takeover_is_shown() -> Result<()> {
    run_online(async |server| {
        let (ana, ben) = two_players_with_a_clock(server).await?;
        let (away, here) = active_player_first(ana, ben).await?;
        // Browsers may keep a page alive after leaving it. The page then receives these events.
        let dispatch = async |event: &str| {
            away.eval::<bool>(&format!("return window.dispatchEvent(new PageTransitionEvent({event:?}))"))
                .await
        };
        dispatch("pagehide").await?;
        here.see(AWAITED).await?;
        let left = "return document.querySelector('[data-testid=takeover-in]').textContent";
        let first: String = here.eval(left).await?;
        ensure!(seconds(&first).is_some_and(|left| (60..120).contains(&left)), "{first}");
        here.until(&format!("{left} !== {first:?}")).await?;
        // A player who returns in time is not sent a list of moves.
        dispatch("pageshow").await?;
        away.until("return document.querySelector('[data-testid=line]')?.dataset.state === 'open'").await?;
        here.see_gone(AWAITED).await?;
        ensure!(!away.eval::<bool>("return !!document.querySelector('[data-testid=returned]')").await?);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn starting_a_private_game_removes_spectators() -> Result<()> {
    run_online(async |server| {
        let ana = server.open_browser(Size::Laptop).await?;
        let eva = server.open_browser(Size::Laptop).await?;
        enter_name(&ana, "Ana").await?;
        ana.click("[data-testid=invite-toledo]").await?;
        ana.click("[data-testid=access-join] option[value=everybody]").await?;
        ana.click("[data-testid=access-watch] option[value=nobody]").await?;
        ana.click("[data-testid=make-table]").await?;
        ana.see("[data-testid=link-watch]").await?;
        let address = ana.driver.current_url().await?;
        let path = format!("/play?{}", address.query().unwrap_or_default());
        // The invitation does not offer to watch, since the table does not allow it.
        eva.open(&path).await?;
        eva.see("[data-testid=invitation]").await?;
        ensure!(!eva.eval::<bool>("return !!document.querySelector('[data-testid=only-watch]')").await?);
        let key = ana.see("[data-testid=link-watch]").await?.value().await?.unwrap_or_default();
        let fragment = key.split_once('#').map(|(_, fragment)| fragment.to_owned()).unwrap_or_default();
        // The link to watch leads to the waiting room, without an invitation.
        eva.open("/").await?;
        eva.open(&format!("{path}#{fragment}")).await?;
        eva.see("[data-testid=waiting]").await?;
        ana.click("[data-testid=fill]").await?;
        ana.see(TABLE).await?;
        eva.see("[data-testid=no-table]").await?;
        let reason = eva.text("[data-testid=no-table]").await?;
        ensure!(reason.contains("This table is not open to spectators."), "{reason}");
        eva.screenshot("online-not-for-spectators").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn others_can_begin_after_the_host_has_left_the_waiting_room() -> Result<()> {
    run_online(async |server| {
        let ana = server.open_browser(Size::Laptop).await?;
        let ben = server.open_browser(Size::Laptop).await?;
        enter_name(&ana, "Ana").await?;
        // A game for three, so that one seat is still free when a friend has come.
        ana.click("[data-testid=invite-tyros]").await?;
        ana.see("[data-testid=seat-2]").await?;
        ana.click("[data-testid=make-table]").await?;
        let link = ana.see("[data-testid=link-join]").await?.value().await?.unwrap_or_default();
        let path = link.find("/play?").map(|place| link[place..].to_owned()).unwrap_or_default();
        ben.open(&path).await?;
        ben.write("[data-testid=guest-name]", "Ben").await?;
        ben.click("[data-testid=introduce]").await?;
        ben.see("[data-testid=waiting] [data-testid=get-up]").await?;
        let can_fill = "return !!document.querySelector('[data-testid=fill]')";
        ana.until(can_fill).await?;
        ensure!(!ben.eval::<bool>(can_fill).await?, "a guest can begin while the host is there");
        ana.click("[data-testid=get-up]").await?;
        ben.click("[data-testid=fill]").await?;
        ben.see(TABLE).await?;
        Ok(())
    })
    .await
}
