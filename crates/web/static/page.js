// Starts the client in the page.
import init, { start_page } from "/alcazar.js";

await init({ module_or_path: "/alcazar_bg.wasm" });
start_page();
