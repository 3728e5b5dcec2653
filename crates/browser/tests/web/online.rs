//! Online games: each player has a browser of their own.

mod clocks;
mod friends;
mod games;
mod leaving;
mod windows;

use alcazar_browser::{Input, OnlineServer, Page, Proxy, Size, TableState, run_online};
use anyhow::{Context as _, Result, bail, ensure};

use crate::screenshots::take;
use crate::shared::{Findings, check_result, log};

pub(crate) const TABLE: &str = "[data-testid=table]";

/// Enters a player's name in the lobby.
async fn enter_name(page: &Page, name: &str) -> Result<()> {
    page.open("/").await?;
    page.click("[data-testid=identity]").await?;
    page.write("[data-testid=guest-name]", name).await?;
    page.click("[data-testid=introduce]").await?;
    page.see("[data-testid=called]").await?;
    Ok(())
}

/// Opens a table for two players, with a bot if the game needs a third player. Returns the paths of the links
/// to join and to watch.
async fn open_table(page: &Page, game: &str) -> Result<(String, String)> {
    page.click(&format!("[data-testid=invite-{game}]")).await?;
    page.see("[data-testid=seat-1]").await?;
    if page.eval::<bool>("return !!document.querySelector('[data-testid=seat-2]')").await? {
        page.click("[data-testid=seat-2] option[value=random]").await?;
    }
    page.click("[data-testid=make-table]").await?;
    page.see("[data-testid=waiting]").await?;
    let link = async |id: &str| {
        let link = page
            .see(&format!("[data-testid={id}]"))
            .await?
            .value()
            .await?
            .context("the field has no link")?;
        link.find("/play?").map(|place| link[place..].to_owned()).context("the link has no path")
    };
    Ok((link("link-join").await?, link("link-watch").await?))
}

/// Opens a link to join and sits down.
async fn join(page: &Page, link: &str, name: &str) -> Result<()> {
    page.open(link).await?;
    page.see("[data-testid=invitation]").await?;
    page.write("[data-testid=guest-name]", name).await?;
    page.click("[data-testid=introduce]").await?;
    page.see(TABLE).await?;
    ensure!(!page.driver.current_url().await?.as_str().contains('#'), "the key is still in the address");
    Ok(())
}

/// Starts a game of two players. The second one connects through the proxy. The last value is the path of the
/// link to watch.
pub(crate) async fn two_players(
    server: &mut OnlineServer,
    game: &str,
) -> Result<(Page, Page, Proxy, String)> {
    let proxy = server.proxy().await?;
    let ana = server.open_browser(Size::Laptop).await?;
    let ben = server.open_browser_over(&proxy, Size::Laptop).await?;
    enter_name(&ana, "Ana").await?;
    let (link, watch) = open_table(&ana, game).await?;
    join(&ben, &link, "Ben").await?;
    ana.see(TABLE).await?;
    Ok((ana, ben, proxy, watch))
}

/// Touches elements until a move is pending. This needs no network.
async fn move_offline(page: &Page) -> Result<()> {
    for _ in 0..20 {
        match page.table_state().await? {
            TableState::Asked(_) => page.touch(Input::Mouse).await?,
            _ => {
                return page
                    .until("return !!document.querySelector('[data-testid=table][data-pending]')")
                    .await;
            }
        }
    }
    bail!("no move was made")
}

async fn is_asked(page: &Page) -> Result<bool> {
    Ok(matches!(page.table_state().await?, TableState::Asked(_)))
}

#[tokio::test]
async fn two_players_finish_a_game_with_a_spectator() -> Result<()> {
    run_online(async |server| {
        let (ana, ben, proxy, watch) = two_players(server, "toledo").await?;
        let eva = server.open_browser(Size::Laptop).await?;
        eva.open(&watch).await?;
        eva.see(TABLE).await?;
        ana.until("return document.querySelector('[data-testid=watchers]')?.textContent.includes('One')")
            .await?;
        let mut turns = 0;
        let (mut was_cut, mut was_reloaded) = (false, false);
        loop {
            let mut finished = 0;
            for (page, other) in [(&ana, &ben), (&ben, &ana)] {
                match page.table_state().await? {
                    TableState::Over => finished += 1,
                    TableState::Asked(_) => {
                        ensure!(!is_asked(other).await?, "both players are prompted");
                        page.touch(Input::Mouse).await?;
                        turns += 1;
                    }
                    TableState::Curtain => bail!("a curtain is shown though no screen is shared"),
                    TableState::Waiting => {}
                }
            }
            if finished == 2 {
                break;
            }
            ensure!(turns < 2000, "the game does not end");
            if turns > 12 && !was_reloaded && is_asked(&ana).await? {
                was_reloaded = true;
                reload(&ana).await?;
            }
            if turns > 20 && !was_cut && is_asked(&ben).await? {
                was_cut = true;
                lose_network(&ben, &ana, &proxy).await?;
            }
        }
        ensure!(was_cut && was_reloaded, "the game was too short");
        check_result(&ana, 2).await?;
        check_result(&ben, 2).await?;
        // By now the log is long enough to be loaded in pages.
        reload(&ana).await?;
        eva.see("dialog[data-testid=ending][open]").await?;
        ensure!(
            !eva.eval::<bool>("return !!document.querySelector('[data-testid=hand]')").await?,
            "the spectator sees a hand"
        );
        check_replay(&ben).await
    })
    .await
}

/// Reloads the page and checks that the log is complete.
async fn reload(page: &Page) -> Result<()> {
    let before = log(page).await?;
    page.driver.refresh().await?;
    page.see(TABLE).await?;
    let is_complete =
        format!("return document.querySelectorAll('[data-testid=log] li').length === {}", before.len());
    page.until(&is_complete).await?;
    ensure!(log(page).await? == before, "the log changed");
    Ok(())
}

/// Makes a move and reloads the page without a network. Once the network is back, the move must be applied
/// exactly once.
async fn lose_network(ben: &Page, ana: &Page, proxy: &Proxy) -> Result<()> {
    ben.until("return navigator.serviceWorker.controller?.state === 'activated'").await?;
    let known = log(ana).await?.len();
    let acts = own_acts(ben).await?;
    proxy.cut();
    ben.see("[data-testid=line-cut]").await?;
    ana.until("return document.querySelector('[data-testid=presence-1]')?.dataset.state === 'away'").await?;
    move_offline(ben).await?;
    ensure!(log(ana).await?.len() == known, "the move arrived without a network");
    ensure!(queued(ben).await? == 1, "the move is not queued");
    ben.driver.refresh().await?;
    ben.see("[data-testid=no-table]").await?;
    proxy.restore();
    ben.see(TABLE).await?;
    ben.until("return document.querySelector('[data-testid=line]')?.dataset.state === 'open'").await?;
    ben.see_gone("[data-testid=table][data-pending]").await?;
    ensure!(queued(ben).await? == 0, "the move is still queued");
    let has_new_line = format!("return document.querySelectorAll('[data-testid=log] li').length > {known}");
    ana.until(&has_new_line).await?;
    let now = own_acts(ben).await?;
    ensure!(
        now.len() == acts.len() + 1 && now.starts_with(&acts),
        "the move was not applied exactly once: {acts:?}, {now:?}"
    );
    proxy.discard_connection_errors(ben).await
}

/// The ids of all actions that this player has submitted, from the server's log.
async fn own_acts(page: &Page) -> Result<Vec<String>> {
    page.eval(
        "const table = new URLSearchParams(location.search).get('table'), acts = [];
         const read = async (since) => {
             const page = await (await fetch(`/api/v1/tables/${table}/moments?since=${since}`)).json();
             acts.push(...page.map((moment) => moment.entry.act).filter((act) => act));
             return page.length ? read(since + page.length) : acts;
         };
         return read(0)",
    )
    .await
}

/// The number of moves that this tab has queued because the server has not acknowledged them.
async fn queued(page: &Page) -> Result<usize> {
    page.eval("return Object.keys(sessionStorage).filter((key) => key.startsWith('alcazar-pending-')).length")
        .await
}

/// Checks that a finished game can be replayed from every seat.
async fn check_replay(page: &Page) -> Result<()> {
    page.click("dialog[data-testid=ending] [data-testid=close]").await?;
    page.click("[data-testid=menu]").await?;
    page.click("[data-testid=look-back]").await?;
    page.see("[data-testid=replay]").await?;
    let views: Vec<String> = page
        .eval(
            "return [...document.querySelectorAll('[data-testid=viewpoint] option')]
                .map((option) => option.value)",
        )
        .await?;
    ensure!(views == ["0", "1", "", "open"], "{views:?}");
    Ok(())
}

#[tokio::test]
async fn players_chat_and_agree_on_proposals() -> Result<()> {
    run_online(async |server| {
        let (ana, ben, _proxy, _) = two_players(server, "toledo").await?;
        ana.click("[data-testid=toggle-talk]").await?;
        ana.write("[data-testid=say]", "Good luck, Ben!").await?;
        ana.click("[data-testid=say-it]").await?;
        ben.see("[data-testid=toggle-talk].has-news").await?;
        ensure!(ben.text("[data-testid=talk-preview]").await?.contains("Good luck, Ben!"));
        ben.click("[data-testid=toggle-talk]").await?;
        ben.until(
            "return document.querySelector('[data-testid=talk]').textContent.includes('Good luck, Ben!')",
        )
        .await?;
        // Mute is not the first thing in the panel.
        ben.click("[data-testid=talk-people]").await?;
        ben.click("[data-testid=mute-0]").await?;
        ben.see("[data-testid=mute-0][aria-pressed=true]").await?;
        ben.until("return !document.querySelector('[data-testid=talk]').textContent.includes('Good luck')")
            .await?;
        let mut findings = Findings::default();
        findings.audit(&ben, "talk").await?;
        // Notes are shared between the windows of one player, and with nobody else.
        ana.write("[data-testid=notepad]", "Watch the cathedral").await?;
        let there = ana.driver.window().await?;
        let here = ana.driver.new_tab().await?;
        let address = ana.driver.current_url().await?;
        ana.driver.switch_to_window(here).await?;
        ana.driver.goto(address.as_str()).await?;
        ana.see(TABLE).await?;
        ana.until("return document.querySelector('[data-testid=notepad]')?.value === 'Watch the cathedral'")
            .await?;
        ana.driver.close_window().await?;
        ana.driver.switch_to_window(there).await?;
        ensure!(
            ben.eval::<String>("return document.querySelector('[data-testid=notepad]').value")
                .await?
                .is_empty()
        );
        // A player can leave a seat and return to it.
        ben.click("[data-testid=menu]").await?;
        ben.click("[data-testid=leave-seat]").await?;
        ben.see("[data-testid=stand-in]").await?;
        ana.until("return document.querySelector('[data-testid=presence-1]')?.dataset.state === 'bot'")
            .await?;
        ben.click("[data-testid=return]").await?;
        ben.see_gone("[data-testid=stand-in]").await?;
        // Aborting a game needs everybody's consent.
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=abort]").await?;
        ben.see("[data-testid=proposal][data-what=abort]").await?;
        findings.audit(&ben, "a proposal").await?;
        ben.click("[data-testid=decline]").await?;
        // The notice says who declined, only to the others, and disappears by itself.
        ensure!(ana.text("[data-testid=declined]").await? == "Ben would rather play on.");
        ensure!(!ben.eval::<bool>("return !!document.querySelector('[data-testid=declined]')").await?);
        ana.see_gone("[data-testid=declined]").await?;
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=abort]").await?;
        ben.click("[data-testid=agree]").await?;
        for page in [&ana, &ben] {
            page.see("dialog[data-testid=ending][open]").await?;
        }
        let old = ana.driver.current_url().await?;
        // The request and its answer are inside the result, which covers the table.
        ana.click("dialog[data-testid=ending] [data-testid=rematch]").await?;
        ensure!(ana.text("[data-testid=rematch-state]").await?.contains("Waiting for Ben."));
        ensure!(ben.text("[data-testid=rematch-state]").await? == "Ana would like to play again.");
        findings.audit(&ben, "a rematch inside the result").await?;
        ben.click("dialog[data-testid=ending] [data-testid=rematch]").await?;
        for page in [&ana, &ben] {
            page.until(&format!("return !location.href.includes({:?})", old.query().unwrap_or_default()))
                .await?;
            page.see(TABLE).await?;
        }
        findings.check()
    })
    .await
}

/// Takes screenshots of every screen for reviewers, and checks accessibility and width.
#[tokio::test]
async fn online_screens_are_accessible_and_fit_the_window() -> Result<()> {
    run_online(async |server| {
        let (mut too_wide, mut findings) = (Vec::new(), Findings::default());
        let ana = server.open_browser(Size::Laptop).await?;
        let ben = server.open_browser(Size::Laptop).await?;
        enter_name(&ana, "Ana").await?;
        ana.click("[data-testid=invite-toledo]").await?;
        ana.see("[data-testid=make-table]").await?;
        take(&ana, "online-new", &mut too_wide).await?;
        findings.audit(&ana, "a new table").await?;
        ana.click("[data-testid=clock] option[value=live-15]").await?;
        ana.click("[data-testid=access-join] option[value=everybody]").await?;
        ana.click("[data-testid=access-watch] option[value=everybody]").await?;
        ana.click("[data-testid=make-table]").await?;
        ana.see("[data-testid=link-join]").await?;
        ana.until("return document.querySelector('[data-testid=qr]').naturalWidth > 0").await?;
        take(&ana, "online-waiting", &mut too_wide).await?;
        findings.audit(&ana, "waiting").await?;
        ben.open("/").await?;
        ben.see("[data-testid=tables-open]").await?;
        take(&ben, "online-lobby", &mut too_wide).await?;
        findings.audit(&ben, "the lobby").await?;
        ben.click("[data-testid=tables-open] a").await?;
        ben.see("[data-testid=invitation]").await?;
        take(&ben, "online-invitation", &mut too_wide).await?;
        findings.audit(&ben, "an invitation").await?;
        ben.write("[data-testid=guest-name]", "Ben").await?;
        ben.click("[data-testid=introduce]").await?;
        for page in [&ana, &ben] {
            page.see(TABLE).await?;
        }
        ana.click("[data-testid=toggle-talk]").await?;
        ana.write("[data-testid=say]", "Good luck!").await?;
        ana.click("[data-testid=say-it]").await?;
        ben.click("[data-testid=menu]").await?;
        ben.click("[data-testid=abort]").await?;
        ana.see("[data-testid=proposal]").await?;
        take(&ana, "online-table", &mut too_wide).await?;
        findings.audit(&ana, "the table").await?;
        ana.click("[data-testid=close-talk]").await?;
        ana.click("[data-testid=agree]").await?;
        ben.see("dialog[data-testid=ending][open]").await?;
        ben.click("[data-testid=rematch]").await?;
        ana.see("[data-testid=proposal]").await?;
        take(&ana, "online-rematch", &mut too_wide).await?;
        findings.audit(&ana, "a rematch").await?;
        let eva = server.open_browser(Size::Phone).await?;
        eva.open("/").await?;
        eva.click("[data-testid=other-tables]").await?;
        eva.see("[data-testid=tables-over]").await?;
        findings.audit(&eva, "games of others").await?;
        eva.click("[data-testid=identity]").await?;
        eva.click("[data-testid=open-devices]").await?;
        eva.see("dialog[data-testid=devices]").await?;
        take(&eva, "online-devices", &mut too_wide).await?;
        eva.open("/").await?;
        eva.click("[data-testid=other-tables]").await?;
        eva.click("[data-testid=tables-over] a").await?;
        eva.see(TABLE).await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        findings.check()
    })
    .await
}
