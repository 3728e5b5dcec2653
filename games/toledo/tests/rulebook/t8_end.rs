//! t8_end
