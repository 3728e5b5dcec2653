//! The reasons why actions are illegal, written as a table.

/// Declares the enum `Illegal` of a game and implements [`Reason`](crate::Reason) for it. Each line is a
/// documented variant, its slug, and the number of the rule that it comes from.
///
/// ```
/// use alcazar_core::Reason;
///
/// alcazar_core::reasons! {
///     /// The seat is asked something else.
///     NotNow = "not-now", "T3";
/// }
///
/// assert_eq!(Illegal::NotNow.to_string(), "not-now (T3)");
/// assert_eq!(Illegal::ALL, [Illegal::NotNow]);
/// ```
#[macro_export]
macro_rules! reasons {
    ($($(#[doc = $doc:literal])+ $name:ident = $slug:literal, $rule:literal;)+) => {
        /// Why an action or an outcome of chance is illegal.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ::serde::Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Illegal {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Illegal {
            /// All reasons.
            pub const ALL: &[Self] = &[$(Self::$name,)+];
        }

        impl $crate::Reason for Illegal {
            const ALL: &'static [Self] = Self::ALL;

            fn rule(&self) -> &'static str {
                match self {
                    $(Self::$name => $rule,)+
                }
            }

            fn slug(&self) -> &'static str {
                match self {
                    $(Self::$name => $slug,)+
                }
            }
        }

        impl ::std::fmt::Display for Illegal {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{} ({})", $crate::Reason::slug(self), $crate::Reason::rule(self))
            }
        }
    };
}
