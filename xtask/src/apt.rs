//! Installing Debian packages.

use std::process::Command;

use anyhow::{Result, bail};

use crate::tools::{call, is_installed};

/// Installs packages, as root or with sudo. Fails where there is no apt.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if !is_installed("apt-get") {
        bail!("{} can't be installed without apt-get", packages.join(", "));
    }
    call(as_root("apt-get").args(["update", "-qq"]))?;
    let mut install = as_root("apt-get");
    install.env("DEBIAN_FRONTEND", "noninteractive");
    call(
        install
            .args(["-o", "Dpkg::Use-Pty=0", "install", "-y", "-qq", "--no-install-recommends"])
            .args(packages),
    )
}

fn as_root(program: &str) -> Command {
    let id = Command::new("id").arg("-u").output();
    if id.is_ok_and(|id| id.stdout.trim_ascii() == b"0") {
        return Command::new(program);
    }
    let mut sudo = Command::new("sudo");
    // sudo drops the environment by default.
    sudo.args(["--preserve-env=DEBIAN_FRONTEND", program]);
    sudo
}
