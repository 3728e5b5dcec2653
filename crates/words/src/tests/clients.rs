//! What the terminal and the web client say is named in their code, and what their code names is written.

use std::collections::BTreeSet;
use std::path::Path;

use super::files::Messages;
use crate::Language;

/// The ids in the code of the clients: whole ones, and the beginnings of those that are put together.
#[derive(Default)]
struct Named {
    whole: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl Named {
    fn read(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("the folder exists") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                self.read(&path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                self.find(&std::fs::read_to_string(&path).expect("code is text"));
            }
        }
    }

    fn find(&mut self, code: &str) {
        for prefix in ["web-", "terminal-"] {
            for (_, rest) in code.match_indices(&format!("\"{prefix}")).map(|(at, _)| code.split_at(at + 1)) {
                let literal = rest.split('"').next().unwrap_or_default();
                match literal.split_once('{') {
                    Some((beginning, _)) => self.beginnings.insert(beginning.to_owned()),
                    None => self.whole.insert(literal.to_owned()),
                };
            }
        }
    }

    fn has(&self, id: &str) -> bool {
        self.whole.contains(id) || self.beginnings.iter().any(|beginning| id.starts_with(beginning))
    }
}

#[test]
fn clients_name_what_is_written_and_write_what_they_name() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut named = Named::default();
    for client in ["cli", "web"] {
        named.read(&crates.join(client).join("src"));
    }
    let messages = Messages::read(Language::English);
    let written: BTreeSet<&str> = messages.of_clients.iter().map(|form| form.id.as_str()).collect();
    let unnamed: Vec<&&str> = written.iter().filter(|id| !named.has(id)).collect();
    assert_eq!(unnamed, [&""; 0], "no code names these messages");
    let unwritten: Vec<&String> = named.whole.iter().filter(|id| !written.contains(id.as_str())).collect();
    assert_eq!(unwritten, [""; 0], "these messages are not written");
}
