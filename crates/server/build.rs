//! Lists the files of the web client that are embedded in the program.

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
            "cargo::error=ALCAZAR_WEB must name the folder of the built web client: \
             `cargo xtask web` builds it and prints its path"
        );
        return;
    };
    println!("cargo::rerun-if-changed={}", web.display());
    let mut list = Vec::new();
    for file in files(&web) {
        let name =
            file.strip_prefix(&web).expect("the file is in the folder").to_string_lossy().replace('\\', "/");
        list.push(format!("({name:?}, include_bytes!({:?}))", file.display().to_string()));
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("files.rs"), format!("&[{}]", list.join(",\n"))).expect("OUT_DIR is writable");
}

/// All files below a folder, in a fixed order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is readable").flatten() {
        let path = entry.path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}
