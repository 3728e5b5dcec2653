//! The faces of the games, a folder for each.

pub mod governor;
pub mod toledo;
pub mod tyros;

use alcazar_catalog::GameId;

/// The games that can be seen, in the order in which the lobby shows them.
pub const PLAYABLE: &[GameId] = &[GameId::Toledo, GameId::Tyros, GameId::Governor];

/// Evaluates an expression with a name bound to the state type of a game that has a face; none for a game that has none yet.
///
/// This and [`PLAYABLE`] are all that names games outside of their folders.
#[macro_export]
macro_rules! with_face {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            ::alcazar_catalog::GameId::Toledo => {
                type $game = ::toledo::State;
                Some($body)
            }
            ::alcazar_catalog::GameId::Tyros => {
                type $game = ::tyros::State;
                Some($body)
            }
            ::alcazar_catalog::GameId::Governor => {
                type $game = ::governor::State;
                Some($body)
            }
        }
    };
}
