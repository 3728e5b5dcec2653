//! The list of games, and what is generated from it.

/// Generates the enum, the list of all games, the re-exports and the macros from the lines below.
///
/// A line is the name of the game in code, its crate, and its capabilities: what it implements itself.
/// Listing one without implementing it, or the other way round, does not compile.
///
/// | capability | trait | where | without it |
/// |---|---|---|---|
/// | `speak` | `Speak` | `words` | sentences from notation and serde, by the messages that exist |
/// | `expert` | `Expert` | `bots` | bots that know points and legal moves |
/// | `lesson` | `Lesson` | `lessons` | neither lesson nor exercises |
/// | `board` | `Board` | `cli` | the view as a list, at the terminal |
/// | `census` | `Census` | `cli` | points, and actions by the first word of their notation |
/// | `face` | `Face` | `web` | a plain board: the view as a list, actions as buttons |
macro_rules! games {
    ($($game:ident => $krate:ident { $($capability:ident)* })+) => {
        games! { @generate ($) $($game => $krate { $($capability)* })+ }
    };
    // `$d` is a dollar sign, for the macros that are generated.
    (@generate ($d:tt) $($game:ident => $krate:ident { $($capability:ident)* })+) => {
        #[doc(hidden)]
        pub use {$($krate),+};

        /// A game, by name alone.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the variants are only names")]
        pub enum GameId {
            $($game),+
        }

        impl GameId {
            /// All games, in the order in which they are shown.
            pub const ALL: &[Self] = &[$(Self::$game),+];

            /// Whether the registry lists this capability for the game; what it does not list is derived.
            pub fn has(self, capability: &str) -> bool {
                let capabilities: &[&str] = match self {
                    $(Self::$game => &[$(stringify!($capability)),*],)+
                };
                capabilities.contains(&capability)
            }
        }

        /// Evaluates an expression with a name bound to the state type of the game that an id names.
        ///
        /// `with_game!(id, G => simulate::<G>(&args))` is a `match` over all games. It is a macro rather than
        /// a visitor so that the expression may ask more of `G` than the trait `Game`.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d game:ident => $d body:expr) => {
                match $d id {
                    $($d crate::GameId::$game => {
                        type $d game = $d crate::$krate::State;
                        $d body
                    })+
                }
            };
        }

        /// Calls a macro once for each game, with the type of its state and its capabilities:
        /// `derive_expert! { …::State, [speak expert …] }`.
        #[macro_export]
        macro_rules! for_each_game {
            ($d callback:ident) => {
                $($d callback! { $d crate::$krate::State, [$($capability)*] })+
            };
        }
    };
}

games! {
    Toledo => toledo { speak expert lesson board census face }
    Tyros => tyros { speak expert lesson board census face }
    Governor => governor { speak expert lesson board census face }
}
