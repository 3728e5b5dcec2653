//! Writes down which files of the web client go into the program.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=ALCAZAR_WEB");
    if env::var_os("CARGO_FEATURE_EMBED").is_none() {
        return;
    }
    let Some(web) =
        env::var_os("ALCAZAR_WEB").map(PathBuf::from).filter(|web| web.join("index.html").exists())
    else {
        println!(
            "cargo::error=ALCAZAR_WEB must name the folder of the built web client: `cargo xtask web` builds and names it"
        );
        return;
    };
    println!("cargo::rerun-if-changed={}", web.display());
    let mut list = Vec::new();
    for file in files(&web) {
        let name =
            file.strip_prefix(&web).expect("a file of the folder").to_string_lossy().replace('\\', "/");
        list.push(format!("({name:?}, include_bytes!({:?}))", file.display().to_string()));
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("files.rs"), format!("&[{}]", list.join(",\n")))
        .expect("the folder for what is built can be written to");
}

/// All files below a folder, in a fixed order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder that can be read").flatten() {
        let path = entry.path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}
