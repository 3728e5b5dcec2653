//! The files of the web client, in memory.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use axum::body::Bytes;
use sha2::{Digest as _, Sha256};
use walkdir::WalkDir;

/// A compressed file lies beside its original, with this suffix.
const COMPRESSED: &str = ".br";

/// The page that is served for the root, and for unknown pages.
const INDEX: &str = "index.html";

/// The files of the web client, by path.
#[derive(Debug, Default)]
pub struct Site {
    files: BTreeMap<String, File>,
}

/// A file, ready to be served.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) content: Content,
    /// The same, compressed with brotli.
    pub(crate) compressed: Option<Content>,
    /// The MIME type.
    pub(crate) mime: &'static str,
    /// Whether its name contains a hash of its content, so that it never changes.
    pub(crate) is_hashed: bool,
}

/// Bytes and their `ETag`.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) bytes: Bytes,
    pub(crate) tag: String,
}

/// What a path refers to.
pub(crate) enum Lookup<'a> {
    File(&'a File),
    /// No page has this path. The client itself says so, in the reader's language.
    UnknownPage(&'a File),
    NotFound,
}

impl Site {
    /// The client that is embedded in this program.
    #[cfg(feature = "embed")]
    pub fn embedded() -> Self {
        const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
        Self::new(FILES.iter().map(|(path, bytes)| ((*path).to_owned(), Bytes::from_static(bytes))))
    }

    /// Reads a folder built by `cargo xtask web`.
    ///
    /// # Errors
    /// If there is no client in the folder, or a file of it cannot be read.
    pub fn from_folder(folder: &Path) -> Result<Self, SiteError> {
        let in_folder = |source: io::Error| SiteError { folder: folder.to_owned(), source };
        let mut files = Vec::new();
        for entry in WalkDir::new(folder) {
            let entry = entry.map_err(|error| in_folder(error.into()))?;
            if entry.file_type().is_file() {
                let path = entry.path().strip_prefix(folder).unwrap_or(entry.path());
                let path = path.to_string_lossy().replace('\\', "/");
                files.push((path, Bytes::from(fs::read(entry.path()).map_err(in_folder)?)));
            }
        }
        let site = Self::new(files);
        if site.files.contains_key(INDEX) { Ok(site) } else { Err(in_folder(io::ErrorKind::NotFound.into())) }
    }

    fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Self {
        let mut plain: BTreeMap<String, Bytes> = files.into_iter().collect();
        let names: Vec<String> = plain.keys().filter(|name| !name.ends_with(COMPRESSED)).cloned().collect();
        let files = names.into_iter().filter_map(|name| {
            let content = Content::new(plain.remove(&name)?);
            let compressed = plain.remove(&format!("{name}{COMPRESSED}")).map(Content::new);
            let file =
                File { content, compressed, mime: mime(&name), is_hashed: name.starts_with("assets/") };
            Some((name, file))
        });
        Self { files: files.collect() }
    }

    /// The same client, whose pages say that this server has tables. So a client knows without a request, and
    /// sends no requests to a server that only has files.
    #[must_use]
    pub(crate) fn with_tables(mut self) -> Self {
        const MARK: &str = "<meta name=\"tables\" content=\"/api/v1\">\n</head>";
        for file in self.files.values_mut().filter(|file| file.mime.starts_with("text/html")) {
            let page = String::from_utf8_lossy(&file.content.bytes).replacen("</head>", MARK, 1);
            // A page is too short to need compression.
            (file.content, file.compressed) = (Content::new(Bytes::from(page)), None);
        }
        self
    }

    /// Finds the file for the path of a URL.
    ///
    /// Paths are only looked up in the map, never in the file system: nothing else can be reached.
    pub(crate) fn find(&self, path: &str) -> Lookup<'_> {
        let path = path.trim_matches('/');
        let page = if path.is_empty() { INDEX.to_owned() } else { format!("{path}/{INDEX}") };
        if let Some(file) = self.files.get(path).or_else(|| self.files.get(&page)) {
            return Lookup::File(file);
        }
        let last = path.rsplit('/').next().unwrap_or_default();
        match self.files.get(INDEX) {
            Some(index) if !last.contains('.') => Lookup::UnknownPage(index),
            _ => Lookup::NotFound,
        }
    }
}

impl Content {
    fn new(bytes: Bytes) -> Self {
        let tag = format!("\"{}\"", &hex::encode(Sha256::digest(&bytes))[..24]);
        Self { bytes, tag }
    }
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// There is no web client in this folder.
#[derive(Debug, thiserror::Error)]
#[error("there is no web client in {}", folder.display())]
pub struct SiteError {
    folder: PathBuf,
    source: io::Error,
}
