//! People play together over a server: each has a browser of his own.

mod clocks;
mod games;
mod leaving;
mod windows;

use alcazar_browser::{House, Look, Means, Page, Proxy, Size, gather};
use anyhow::{Context as _, Result, bail, ensure};

use crate::pictures::take;
use crate::shared::{Findings, check_the_end, log};

pub(crate) const TABLE: &str = "[data-testid=table]";

/// Says what one is called, in the lobby.
async fn introduce(page: &Page, name: &str) -> Result<()> {
    page.open("/").await?;
    page.write("[data-testid=guest-name]", name).await?;
    page.click("[data-testid=introduce]").await?;
    page.see("[data-testid=called]").await?;
    Ok(())
}

/// Opens a table for two, with a bot where the game needs a third, and gives the links to play and to watch,
/// without the address of the server.
async fn open_table(page: &Page, game: &str) -> Result<(String, String)> {
    page.click(&format!("[data-testid=invite-{game}]")).await?;
    page.see("[data-testid=seat-1]").await?;
    if page.ask::<bool>("return !!document.querySelector('[data-testid=seat-2]')").await? {
        page.click("[data-testid=seat-2] option[value=random]").await?;
    }
    page.click("[data-testid=make-table]").await?;
    page.see("[data-testid=waiting]").await?;
    let link = async |id: &str| {
        let link = page.see(&format!("[data-testid={id}]")).await?.value().await?.context("a link")?;
        link.find("/play?").map(|place| link[place..].to_owned()).context("a path")
    };
    Ok((link("link-join").await?, link("link-watch").await?))
}

/// Comes by a link and sits down.
async fn sit_down(page: &Page, link: &str, name: &str) -> Result<()> {
    page.open(link).await?;
    page.see("[data-testid=invitation]").await?;
    page.write("[data-testid=guest-name]", name).await?;
    page.click("[data-testid=introduce]").await?;
    page.see(TABLE).await?;
    ensure!(!page.driver.current_url().await?.as_str().contains('#'), "the key is still in the address");
    Ok(())
}

/// Two people at a table of a game.
pub(crate) async fn two(house: &mut House, game: &str) -> Result<(Page, Page, Proxy, String)> {
    let proxy = house.proxy().await?;
    let ana = house.invite(Size::Laptop).await?;
    let ben = house.invite_over(&proxy, Size::Laptop).await?;
    introduce(&ana, "Ana").await?;
    let (join, watch) = open_table(&ana, game).await?;
    sit_down(&ben, &join, "Ben").await?;
    ana.see(TABLE).await?;
    Ok((ana, ben, proxy, watch))
}

/// Touches until a move is on its way, which needs no network.
async fn move_without_network(page: &Page) -> Result<()> {
    for _ in 0..20 {
        match page.look().await? {
            Look::Asked(_) => page.touch(Means::Mouse).await?,
            _ => {
                return page
                    .until("return !!document.querySelector('[data-testid=table][data-pending]')")
                    .await;
            }
        }
    }
    bail!("no move comes of it")
}

async fn is_asked(page: &Page) -> Result<bool> {
    Ok(matches!(page.look().await?, Look::Asked(_)))
}

#[tokio::test]
async fn two_play_a_whole_game_and_a_spectator_looks_on() -> Result<()> {
    gather(async |house| {
        let (ana, ben, proxy, watch) = two(house, "toledo").await?;
        let eva = house.invite(Size::Laptop).await?;
        eva.open(&watch).await?;
        eva.see(TABLE).await?;
        ana.until("return document.querySelector('[data-testid=watchers]')?.textContent.includes('One')")
            .await?;
        let mut turns = 0;
        let (mut was_cut, mut was_loaded) = (false, false);
        loop {
            let mut are_over = 0;
            for (page, other) in [(&ana, &ben), (&ben, &ana)] {
                match page.look().await? {
                    Look::Over => are_over += 1,
                    Look::Asked(_) => {
                        ensure!(!is_asked(other).await?, "both are asked");
                        page.touch(Means::Mouse).await?;
                        turns += 1;
                    }
                    Look::Curtain => bail!("nobody shares a screen"),
                    Look::Waiting => {}
                }
            }
            if are_over == 2 {
                break;
            }
            ensure!(turns < 2000, "the game does not end");
            if turns > 12 && !was_loaded && is_asked(&ana).await? {
                was_loaded = true;
                load_again(&ana).await?;
            }
            if turns > 20 && !was_cut && is_asked(&ben).await? {
                was_cut = true;
                lose_network(&ben, &ana, &proxy).await?;
            }
        }
        ensure!(was_cut && was_loaded, "the game was too short");
        check_the_end(&ana, 2).await?;
        check_the_end(&ben, 2).await?;
        // By now so much has happened that it is told in pages.
        load_again(&ana).await?;
        eva.see("dialog[data-testid=ending][open]").await?;
        ensure!(
            !eva.ask::<bool>("return !!document.querySelector('[data-testid=hand]')").await?,
            "a spectator has no hand"
        );
        look_back(&ben).await
    })
    .await
}

/// Whoever loads the page again knows what has happened.
async fn load_again(page: &Page) -> Result<()> {
    let before = log(page).await?;
    page.driver.refresh().await?;
    page.see(TABLE).await?;
    let all = format!("return document.querySelectorAll('[data-testid=log] li').length === {}", before.len());
    page.until(&all).await?;
    ensure!(log(page).await? == before, "something is forgotten");
    Ok(())
}

/// A move is made without a network, the page is loaded again without one, and the move is done once there is
/// one: once.
async fn lose_network(ben: &Page, ana: &Page, proxy: &Proxy) -> Result<()> {
    ben.until("return navigator.serviceWorker.controller?.state === 'activated'").await?;
    let known = log(ana).await?.len();
    let acts = own_acts(ben).await?;
    proxy.cut();
    ben.see("[data-testid=line-cut]").await?;
    ana.until("return document.querySelector('[data-testid=presence-1]')?.dataset.state === 'away'").await?;
    move_without_network(ben).await?;
    ensure!(log(ana).await?.len() == known, "nobody can know of it");
    ensure!(kept(ben).await? == 1, "the move is kept");
    ben.driver.refresh().await?;
    ben.see("[data-testid=no-table]").await?;
    proxy.mend();
    ben.see(TABLE).await?;
    ben.until("return document.querySelector('[data-testid=line]')?.dataset.state === 'open'").await?;
    ben.see_gone("[data-testid=table][data-pending]").await?;
    ensure!(kept(ben).await? == 0, "the move has arrived");
    let what_is_new = format!("return document.querySelectorAll('[data-testid=log] li').length > {known}");
    ana.until(&what_is_new).await?;
    let now = own_acts(ben).await?;
    ensure!(now.len() == acts.len() + 1 && now.starts_with(&acts), "it was done once: {acts:?}, {now:?}");
    proxy.forgive(ben).await
}

/// The names of all that this player has submitted, from the log that the server keeps.
async fn own_acts(page: &Page) -> Result<Vec<String>> {
    page.ask(
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

/// How many moves this tab keeps because nobody has said that they count.
async fn kept(page: &Page) -> Result<usize> {
    page.ask("return Object.keys(sessionStorage).filter((key) => key.startsWith('alcazar-pending-')).length")
        .await
}

/// Everybody may look back at a finished game, from every seat.
async fn look_back(page: &Page) -> Result<()> {
    page.click("dialog[data-testid=ending] [data-testid=close]").await?;
    page.click("[data-testid=menu]").await?;
    page.click("[data-testid=look-back]").await?;
    page.see("[data-testid=replay]").await?;
    let views: Vec<String> =
        page.ask("return [...document.querySelectorAll('[data-testid=viewpoint] option')].map((option) => option.value)").await?;
    ensure!(views == ["0", "1", "", "open"], "{views:?}");
    Ok(())
}

#[tokio::test]
async fn people_talk_and_agree() -> Result<()> {
    gather(async |house| {
        let (ana, ben, _proxy, _) = two(house, "toledo").await?;
        ana.click("[data-testid=toggle-talk]").await?;
        ana.write("[data-testid=say]", "Good luck, Ben!").await?;
        ana.click("[data-testid=say-it]").await?;
        ben.see("[data-testid=toggle-talk].has-news").await?;
        ben.click("[data-testid=toggle-talk]").await?;
        ben.until(
            "return document.querySelector('[data-testid=talk]').textContent.includes('Good luck, Ben!')",
        )
        .await?;
        ben.click("[data-testid=mute-0]").await?;
        ben.see("[data-testid=mute-0][aria-pressed=true]").await?;
        ben.until("return !document.querySelector('[data-testid=talk]').textContent.includes('Good luck')")
            .await?;
        let mut findings = Findings::default();
        findings.look(&ben, "talk").await?;
        // What one window of a player notes, the other has; nobody else does.
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
            ben.ask::<String>("return document.querySelector('[data-testid=notepad]').value")
                .await?
                .is_empty()
        );
        // Leaving a seat, and taking it again.
        ben.click("[data-testid=menu]").await?;
        ben.click("[data-testid=leave-seat]").await?;
        ben.see("[data-testid=stand-in]").await?;
        ana.until("return document.querySelector('[data-testid=presence-1]')?.dataset.state === 'bot'")
            .await?;
        ben.click("[data-testid=return]").await?;
        ben.see_gone("[data-testid=stand-in]").await?;
        // What ends a game without a result needs everybody.
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=abort]").await?;
        ben.see("[data-testid=proposal][data-what=abort]").await?;
        findings.look(&ben, "a proposal").await?;
        ben.click("[data-testid=decline]").await?;
        ana.see("[data-testid=fault]").await?;
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=abort]").await?;
        ben.click("[data-testid=agree]").await?;
        for page in [&ana, &ben] {
            page.see("dialog[data-testid=ending][open]").await?;
        }
        let old = ana.driver.current_url().await?;
        ana.click("[data-testid=rematch]").await?;
        ben.click("dialog[data-testid=ending] [data-testid=close]").await?;
        ben.click("[data-testid=proposal] [data-testid=agree]").await?;
        for page in [&ana, &ben] {
            page.until(&format!("return !location.href.includes({:?})", old.query().unwrap_or_default()))
                .await?;
            page.see(TABLE).await?;
        }
        findings.check()
    })
    .await
}

/// Pictures of every screen, for eyes to criticise; no barrier on any of them, and none is wider than its
/// window.
#[tokio::test]
async fn every_online_screen() -> Result<()> {
    gather(async |house| {
        let (mut too_wide, mut findings) = (Vec::new(), Findings::default());
        let ana = house.invite(Size::Laptop).await?;
        let ben = house.invite(Size::Laptop).await?;
        introduce(&ana, "Ana").await?;
        ana.click("[data-testid=invite-toledo]").await?;
        ana.see("[data-testid=make-table]").await?;
        take(&ana, "online-new", &mut too_wide).await?;
        findings.look(&ana, "a new table").await?;
        ana.click("[data-testid=clock] option[value=live-15]").await?;
        ana.click("[data-testid=access-join] option[value=everybody]").await?;
        ana.click("[data-testid=access-watch] option[value=everybody]").await?;
        ana.click("[data-testid=make-table]").await?;
        ana.see("[data-testid=link-join]").await?;
        ana.until("return document.querySelector('[data-testid=qr]').naturalWidth > 0").await?;
        take(&ana, "online-waiting", &mut too_wide).await?;
        findings.look(&ana, "waiting").await?;
        ben.open("/").await?;
        ben.see("[data-testid=tables-open]").await?;
        take(&ben, "online-lobby", &mut too_wide).await?;
        findings.look(&ben, "the lobby").await?;
        ben.click("[data-testid=tables-open] a").await?;
        ben.see("[data-testid=invitation]").await?;
        take(&ben, "online-invitation", &mut too_wide).await?;
        findings.look(&ben, "an invitation").await?;
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
        findings.look(&ana, "the table").await?;
        ana.click("[data-testid=close-talk]").await?;
        ana.click("[data-testid=agree]").await?;
        ben.see("dialog[data-testid=ending][open]").await?;
        ben.click("[data-testid=rematch]").await?;
        ana.see("[data-testid=proposal]").await?;
        take(&ana, "online-rematch", &mut too_wide).await?;
        findings.look(&ana, "a rematch").await?;
        let eva = house.invite(Size::Phone).await?;
        eva.open("/").await?;
        eva.see("[data-testid=tables-over]").await?;
        findings.look(&eva, "games of others").await?;
        eva.click("[data-testid=open-devices]").await?;
        eva.see("dialog[data-testid=devices]").await?;
        take(&eva, "online-devices", &mut too_wide).await?;
        eva.open("/").await?;
        eva.click("[data-testid=tables-over] a").await?;
        eva.see(TABLE).await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        findings.check()
    })
    .await
}
