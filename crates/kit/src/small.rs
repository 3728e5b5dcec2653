//! Small collections.

use std::collections::BTreeMap;

/// A map of a few entries. `collect` would sort them first, which takes more code than everything else here.
pub fn small_map<K: Ord, V>(entries: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    map.extend(entries);
    map
}
