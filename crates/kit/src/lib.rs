//! Building blocks for the rules of games.
//!
//! - [`Counts`]: how many pieces there are of each kind.
//! - [`bit_set!`]: a set of squares, steps or tiles, one bit each.
//! - [`names!`]: the names of an enum's variants, both ways.
//! - [`notation`]: helpers for reading and writing notation.
//! - [`small_map`]: a map of a few entries.
//!
//! Nothing here knows a game, and no game has to use any of it: a `State` on a hot path may pack its counts
//! more tightly.
//!
//! Two shapes need no code of ours. An edition is an enum with `#[repr(u8)]` that derives `Serialize_repr`
//! and `Deserialize_repr` from `serde_repr`. A type whose JSON is its notation derives `SerializeDisplay` and
//! `DeserializeFromStr` from `serde_with`.

mod bits;
mod counts;
mod names;
pub mod notation;
mod small;

pub use bits::Bits;
pub use counts::Counts;
pub use small::small_map;
