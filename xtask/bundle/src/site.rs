//! The files as any static server can serve them.
//!
//! Scripts, styles, pictures and the module have a hash of their content in their names, so that browsers may
//! cache them for ever. A file that mentions another by its plain name (`/style.css`) gets the hashed name
//! instead. Every page of the client is the same HTML in a folder of its own, so servers need no routes. The
//! version is a hash over everything; the page and the service worker contain it.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use sha2::{Digest as _, Sha256};
use walkdir::WalkDir;

use crate::bindings::{self, Bound};
use crate::{pages, words};

/// The addresses of the client below `/`. Everything else is in the query or the fragment.
const PAGES: [&str; 11] = [
    "exercises",
    "gallery",
    "invite",
    "learn",
    "new",
    "play",
    "replay",
    "rules",
    "sources",
    "summary",
    "table",
];

/// Files that browsers look for under a fixed name.
const FIXED: [&str; 2] = ["manifest.webmanifest", WORKER];

/// Caches the client for use without a network. Its version, files and pages are filled in.
const WORKER: &str = "service-worker.js";

/// The folder of the files with hashed names.
const ASSETS: &str = "assets";

/// The extension of the file, beside the folder, with the hash of its inputs.
const STAMP: &str = "stamp";

/// How much time compression may take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compression {
    /// Little, for a client that is built often and loaded from nearby.
    Fast,
    /// As much as it needs, for the shipped client.
    Best,
}

/// All inputs but the module: the files of `static` and the fonts by name, `styles` as one file, pages about
/// games, and languages.
pub(crate) struct Inputs {
    files: BTreeMap<String, Vec<u8>>,
}

impl Inputs {
    pub(crate) fn read(web: &Path, root: &Path) -> Result<Self> {
        let mut files = pages::files(root)?;
        files.extend(words::files(root)?);
        for path in files_in(&web.join("static"))? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, read(&path)?);
        }
        for path in files_in(&web.join("fonts"))? {
            let is_served =
                path.extension().is_some_and(|extension| extension == "woff2" || extension == "txt");
            if let Some(name) = path.file_name().filter(|_| is_served) {
                files.insert(name.to_string_lossy().into_owned(), read(&path)?);
            }
        }
        let mut styles = Vec::new();
        for path in files_in(&web.join("styles"))? {
            if path.extension().is_some_and(|extension| extension == "css") {
                styles.extend(read(&path)?);
            }
        }
        files.insert("style.css".to_owned(), styles);
        Ok(Self { files })
    }

    /// A hash of everything that the site is made from.
    pub(crate) fn stamp(&self, compiled: &[u8]) -> Result<String> {
        let mut hash = Sha256::new();
        hash.update(fs::read(std::env::current_exe()?)?);
        hash.update(compiled);
        for (name, content) in &self.files {
            hash.update(name);
            hash.update(content);
        }
        Ok(hex::encode(hash.finalize()))
    }
}

/// Whether the folder was made from these inputs.
pub(crate) fn is_current(out: &Path, stamp: &str) -> bool {
    fs::read_to_string(out.with_extension(STAMP)).is_ok_and(|old| old == stamp)
}

/// All files, by their paths, with their compressed forms if those are smaller.
pub(crate) struct Site {
    files: BTreeMap<String, (Vec<u8>, Option<Vec<u8>>)>,
}

impl Site {
    pub(crate) fn new(inputs: Inputs, bound: Bound, compression: Compression) -> Result<Self> {
        let mut files = inputs.files;
        let page = files.remove("index.html").context("there is no index.html")?;
        let fixed: Vec<_> = FIXED.iter().filter_map(|name| files.remove_entry(*name)).collect();
        files.insert(format!("{}.js", bindings::NAME), bound.script.into_bytes());
        files.insert(format!("{}_bg.wasm", bindings::NAME), bound.module);

        // A file can be named once all files that it mentions are.
        let mut named: BTreeMap<String, String> = BTreeMap::new();
        let mut site = BTreeMap::new();
        while !files.is_empty() {
            let waiting: Vec<String> = files.keys().cloned().collect();
            let free = waiting
                .iter()
                .find(|name| !waiting.iter().any(|other| other != *name && mentions(&files[*name], other)));
            let Some(name) = free.cloned() else { bail!("these files mention each other: {waiting:?}") };
            let content = rename(files.remove(&name).unwrap_or_default(), &named);
            let (stem, extension) = name.rsplit_once('.').context("a file without an extension")?;
            let path =
                format!("{ASSETS}/{stem}-{}.{extension}", &hex::encode(Sha256::digest(&content))[..12]);
            named.insert(name, path.clone());
            site.insert(path, content);
        }
        let page = rename(page, &named);
        let fixed = fixed.into_iter().map(|(name, content)| (name, rename(content, &named)));
        let fixed: Vec<(String, Vec<u8>)> = fixed.collect();
        let version = version(
            site.keys()
                .map(String::as_bytes)
                .chain([&page[..]])
                .chain(fixed.iter().map(|(_, content)| &content[..])),
        );
        let kept: Vec<String> = site.keys().map(|path| format!("/{path}")).collect();
        let pages: Vec<String> = [String::new()]
            .into_iter()
            .chain(PAGES.map(str::to_owned))
            .map(|page| format!("/{page}"))
            .collect();
        let fill_in = |content| {
            let content = fill(content, "VERSION", &serde_json::json!(version));
            fill(fill(content, "FILES", &serde_json::json!(kept)), "PAGES", &serde_json::json!(pages))
        };
        let page = fill_in(page);
        site.extend(fixed.into_iter().map(|(name, content)| (name, fill_in(content))));
        for folder in PAGES {
            site.insert(format!("{folder}/index.html"), page.clone());
        }
        site.insert("404.html".to_owned(), page.clone());
        site.insert("index.html".to_owned(), page);
        let compressed = site.into_iter().map(|(path, content)| {
            let small = compress(&content, compression)?;
            let small = (small.len() < content.len()).then_some(small);
            Ok((path, (content, small)))
        });
        Ok(Self { files: compressed.collect::<Result<_>>()? })
    }

    /// Makes the folder hold exactly these files, without rewriting those that are unchanged.
    pub(crate) fn write(&self, out: &Path, stamp: &str) -> Result<()> {
        let mut wanted: BTreeMap<PathBuf, &[u8]> = BTreeMap::new();
        for (path, (content, small)) in &self.files {
            wanted.insert(out.join(path), content);
            if let Some(small) = small {
                wanted.insert(out.join(format!("{path}.br")), small);
            }
        }
        for old in WalkDir::new(out).into_iter().flatten().filter(|entry| entry.file_type().is_file()) {
            if !wanted.contains_key(old.path()) {
                fs::remove_file(old.path()).with_context(|| old.path().display().to_string())?;
            }
        }
        for (path, content) in wanted {
            if fs::read(&path).is_ok_and(|old| old == content) {
                continue;
            }
            fs::create_dir_all(path.parent().unwrap_or(out))?;
            fs::write(&path, content).with_context(|| path.display().to_string())?;
        }
        fs::write(out.with_extension(STAMP), stamp)?;
        Ok(())
    }

    /// Names, sizes and compressed sizes of the hashed files.
    pub(crate) fn sizes(&self) -> impl Iterator<Item = (&str, usize, usize)> {
        let assets = self.files.iter().filter(|(path, _)| path.starts_with(ASSETS));
        assets.map(|(path, (content, small))| {
            (path.as_str(), content.len(), small.as_ref().map_or(content.len(), Vec::len))
        })
    }
}

/// Whether a text file mentions another.
fn mentions(content: &[u8], name: &str) -> bool {
    str::from_utf8(content).is_ok_and(|text| text.contains(&spelling(name)))
}

/// How files mention each other.
fn spelling(name: &str) -> String {
    format!("\"/{name}\"")
}

fn rename(content: Vec<u8>, named: &BTreeMap<String, String>) -> Vec<u8> {
    match String::from_utf8(content) {
        Ok(text) => named
            .iter()
            .fold(text, |text, (name, path)| text.replace(&spelling(name), &spelling(path)))
            .into_bytes(),
        Err(error) => error.into_bytes(),
    }
}

/// A short hash of all parts.
fn version<'a>(parts: impl Iterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(Sha256::digest(part));
    }
    hex::encode(hash.finalize())[..12].to_owned()
}

/// Replaces a placeholder in quotes by a value.
fn fill(content: Vec<u8>, word: &str, value: &serde_json::Value) -> Vec<u8> {
    match String::from_utf8(content) {
        Ok(text) => text.replace(&format!("\"{word}\""), &value.to_string()).into_bytes(),
        Err(error) => error.into_bytes(),
    }
}

fn compress(content: &[u8], compression: Compression) -> Result<Vec<u8>> {
    const BUFFER: usize = 1 << 16;
    const WINDOW: u32 = 24;
    let quality = match compression {
        Compression::Fast => 4,
        Compression::Best => 11,
    };
    let mut small = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut small, BUFFER, quality, WINDOW);
    writer.write_all(content)?;
    drop(writer);
    Ok(small)
}

pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = WalkDir::new(folder).min_depth(1).max_depth(1).sort_by_file_name();
    entries.into_iter().map(|entry| Ok(entry?.into_path())).collect()
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Result<Site> {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
        let bound = Bound { script: "fetch(\"/alcazar_bg.wasm\")".to_owned(), module: b"\0asm\xff".to_vec() };
        Site::new(Inputs { files: files.collect() }, bound, Compression::Fast)
    }

    const INDEX: (&str, &str) = ("index.html", "<script src=\"/page.js\"> <meta content=\"/worker.js\">");
    const PAGE: (&str, &str) = ("page.js", "import \"/alcazar.js\"; // not \"/alcazar.json\"");
    const WORKER_SCRIPT: (&str, &str) = ("worker.js", "import \"/alcazar.js\";");

    fn text<'a>(site: &'a Site, start: &str) -> (&'a str, &'a str) {
        let mut found = site.files.iter().filter(|(path, _)| path.starts_with(start));
        let (path, (content, _)) = found.next().expect(start);
        assert!(found.next().is_none(), "{start} is there once");
        (path, str::from_utf8(content).expect("a text"))
    }

    #[test]
    fn mentioned_files_get_their_hashed_names() -> Result<()> {
        let site = site(&[INDEX, PAGE, WORKER_SCRIPT])?;
        let module = site.files.keys().find(|path| path.starts_with("assets/alcazar_bg-")).expect("a module");
        let (bindings, script) = text(&site, "assets/alcazar-");
        assert_eq!(script, format!("fetch(\"/{module}\")"));
        let (page, script) = text(&site, "assets/page-");
        assert_eq!(script, format!("import \"/{bindings}\"; // not \"/alcazar.json\""));
        let (worker, script) = text(&site, "assets/worker-");
        assert_eq!(script, format!("import \"/{bindings}\";"));
        let expected = format!("<script src=\"/{page}\"> <meta content=\"/{worker}\">");
        for path in ["index.html", "404.html", "new/index.html", "table/index.html"] {
            assert_eq!(site.files[path].0, expected.as_bytes(), "{path}");
        }
        Ok(())
    }

    #[test]
    fn a_change_in_a_file_renames_all_files_that_mention_it() -> Result<()> {
        let one = site(&[INDEX, PAGE, WORKER_SCRIPT])?;
        let other = site(&[INDEX, (PAGE.0, "start()"), WORKER_SCRIPT])?;
        assert_ne!(text(&one, "assets/page-").0, text(&other, "assets/page-").0);
        assert_ne!(one.files["index.html"], other.files["index.html"]);
        assert_eq!(text(&one, "assets/worker-").0, text(&other, "assets/worker-").0);
        Ok(())
    }

    /// Otherwise a page that is reloaded would not be found.
    #[test]
    fn every_route_of_the_client_is_a_page() {
        let app = include_str!("../../../crates/web/src/app.rs");
        let routes = app.split("path!(\"/").skip(1).filter_map(|rest| rest.split('"').next());
        let mut routes: Vec<&str> = routes.filter(|route| !route.is_empty()).collect();
        routes.sort_unstable();
        assert_eq!(routes, PAGES);
    }

    #[test]
    fn the_service_worker_lists_all_files_of_its_version() -> Result<()> {
        const KEEPER: (&str, &str) =
            (WORKER, "let [version, files, pages] = [\"VERSION\", \"FILES\", \"PAGES\"];");
        let index =
            (INDEX.0, "<script src=\"/page.js\"> <meta content=\"/worker.js\"> <meta content=\"VERSION\">");
        let read = |site: &Site, path: &str| String::from_utf8_lossy(&site.files[path].0).into_owned();
        let one = site(&[index, PAGE, WORKER_SCRIPT, KEEPER])?;
        let keeper = read(&one, WORKER);
        for path in one.files.keys().filter(|path| path.starts_with(ASSETS)) {
            assert!(keeper.contains(&format!("\"/{path}\"")), "{path} in {keeper}");
        }
        assert!(keeper.contains("[\"/\",\"/exercises\","), "{keeper}");
        let version = keeper.split('"').nth(1).expect("a version").to_owned();
        assert!(read(&one, "table/index.html").contains(&format!("<meta content=\"{version}\">")));
        for other in [
            site(&[index, (PAGE.0, "start()"), WORKER_SCRIPT, KEEPER])?,
            site(&[(index.0, "<p content=\"VERSION\">"), PAGE, WORKER_SCRIPT, KEEPER])?,
        ] {
            assert!(!read(&other, WORKER).contains(&version), "every change makes a new version");
        }
        Ok(())
    }

    #[test]
    fn files_that_mention_each_other_are_rejected() {
        let error = site(&[INDEX, ("page.js", "\"/worker.js\""), ("worker.js", "\"/page.js\"")]).err();
        assert!(error.expect("a circle").to_string().contains("page.js"));
    }

    #[test]
    fn the_fonts_are_small_and_served_with_their_licence() -> Result<()> {
        let inputs = Inputs::read(crate::WEB.as_ref(), crate::ROOT.as_ref())?;
        let fonts = inputs
            .files
            .iter()
            .filter(|(name, _)| name.rsplit_once('.').is_some_and(|(_, end)| end == "woff2"));
        let (names, sizes): (Vec<_>, Vec<_>) = fonts.map(|(name, font)| (name, font.len())).unzip();
        assert_eq!(names, ["display.woff2", "text.woff2"]);
        assert!(sizes.iter().sum::<usize>() <= 80_000, "{sizes:?}");
        let licence = str::from_utf8(&inputs.files["fonts-licence.txt"])?;
        assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"), "{licence}");
        Ok(())
    }

    #[test]
    fn old_files_are_removed_from_the_folder() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let out = folder.path().join("dev");
        site(&[INDEX, PAGE, WORKER_SCRIPT])?.write(&out, "1")?;
        assert!(is_current(&out, "1") && !is_current(&out, "2"));
        site(&[INDEX, (PAGE.0, "start()"), WORKER_SCRIPT])?.write(&out, "2")?;
        assert!(is_current(&out, "2"));
        let pages = files_in(&out.join("assets"))?;
        let pages = pages.iter().filter(|path| path.to_string_lossy().contains("page-"));
        assert_eq!(pages.count(), 1);
        Ok(())
    }

    #[test]
    fn compressed_files_can_be_decompressed() -> Result<()> {
        let text = "Toledo ".repeat(1000);
        let small = compress(text.as_bytes(), Compression::Best)?;
        assert!(small.len() < 100, "{}", small.len());
        let mut read = Vec::new();
        brotli::BrotliDecompress(&mut small.as_slice(), &mut read)?;
        assert_eq!(read, text.as_bytes());
        Ok(())
    }
}
