//! Every message of the terminal and the web client is used in their code, and every message they use exists.

use std::collections::BTreeSet;
use std::path::Path;

use super::files::Messages;
use crate::Language;

/// The ids in the code of the clients: whole ids, and prefixes of those that `format!` completes.
#[derive(Default)]
struct UsedIds {
    whole: BTreeSet<String>,
    prefixes: BTreeSet<String>,
}

impl UsedIds {
    fn read(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("the folder exists") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                self.read(&path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                self.find(&std::fs::read_to_string(&path).expect("code is UTF-8"));
            }
        }
    }

    fn find(&mut self, code: &str) {
        for prefix in ["web-", "terminal-"] {
            for (_, rest) in code.match_indices(&format!("\"{prefix}")).map(|(at, _)| code.split_at(at + 1)) {
                let literal = rest.split('"').next().unwrap_or_default();
                match literal.split_once('{') {
                    Some((prefix, _)) => self.prefixes.insert(prefix.to_owned()),
                    None => self.whole.insert(literal.to_owned()),
                };
            }
        }
    }

    fn has(&self, id: &str) -> bool {
        self.whole.contains(id) || self.prefixes.iter().any(|prefix| id.starts_with(prefix))
    }
}

#[test]
fn clients_use_exactly_the_messages_that_exist() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut used = UsedIds::default();
    for client in ["cli", "web"] {
        used.read(&crates.join(client).join("src"));
    }
    let messages = Messages::read(Language::English);
    let existing: BTreeSet<&str> = messages.of_clients.iter().map(|form| form.id.as_str()).collect();
    let unused: Vec<&&str> = existing.iter().filter(|id| !used.has(id)).collect();
    assert_eq!(unused, [&""; 0], "no code uses these messages");
    let missing: Vec<&String> = used.whole.iter().filter(|id| !existing.contains(id.as_str())).collect();
    assert_eq!(missing, [""; 0], "these messages don't exist");
}
