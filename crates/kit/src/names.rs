//! Names of the variants of an enum.

/// Names the variants of an enum for the notation: `ALL`, `name()`, `Display` and `FromStr`.
///
/// A variant without a name does not compile. The text says what was expected where no name is found.
///
/// ```
/// #[derive(Debug, Clone, Copy, PartialEq)]
/// enum Side {
///     Attacker,
///     Defender,
/// }
///
/// alcazar_kit::names! {
///     Side, "a or d": Attacker = "a", Defender = "d";
/// }
///
/// assert_eq!(Side::ALL, [Side::Attacker, Side::Defender]);
/// assert_eq!(Side::Attacker.to_string(), "a");
/// assert_eq!("d".parse(), Ok(Side::Defender));
/// assert_eq!("x".parse::<Side>().unwrap_err().to_string(), "can't read “x”: expected a or d");
/// ```
#[macro_export]
macro_rules! names {
    ($($thing:ident, $expected:literal: $($variant:ident = $name:literal),+;)+) => {$(
        impl $thing {
            /// Every variant, in order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name in the notation.
            #[inline]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl ::std::fmt::Display for $thing {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $thing {
            type Err = $crate::notation::Unreadable;

            fn from_str(text: &str) -> Result<Self, $crate::notation::Unreadable> {
                match text {
                    $($name => Ok(Self::$variant),)+
                    _ => Err($crate::notation::Unreadable::new(text, $expected)),
                }
            }
        }
    )+};
}
