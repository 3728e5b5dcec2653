//! The JavaScript bindings of the WASM module.

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::compact;

/// A WASM module for browsers, and the script that loads it.
pub(crate) struct Bound {
    pub(crate) script: String,
    pub(crate) module: Vec<u8>,
}

/// The name of the script, which loads `NAME_bg.wasm`.
pub(crate) const NAME: &str = "alcazar";

/// Splits the output of the compiler into a module and its script. A shipped module has no function names,
/// and is made smaller.
pub(crate) fn write(compiled: Vec<u8>, is_shipped: bool) -> Result<Bound> {
    let mut output = Bindgen::new()
        .input_bytes(NAME, compiled)
        .out_name(NAME)
        .web(true)?
        .typescript(false)
        .remove_name_section(is_shipped)
        .remove_producers_section(true)
        .generate_output()?;
    let inline = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty()).map(|(name, _)| name);
    let foreign: Vec<&String> = inline.chain(output.local_modules().keys()).collect();
    if !foreign.is_empty() {
        bail!("these crates bring scripts of their own, which are not bundled: {foreign:?}");
    }
    let module = output.wasm_mut().emit_wasm();
    let module = if is_shipped { compact::compact(&module)? } else { module };
    Ok(Bound { script: output.js().to_owned(), module })
}
