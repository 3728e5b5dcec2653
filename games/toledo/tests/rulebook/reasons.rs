//! reasons
