// Starts the client in the page.
import init, { start_page } from "/alcazar.js";

// The client asks for its words when it runs. Asking for the likely file now saves waiting for it then.
const words = document.querySelector(`meta[name="words-${likelyLanguage()}"]`);
if (words) fetch(words.content).catch(() => {});

try {
  await init({ module_or_path: "/alcazar_bg.wasm" });
  await start_page();
} catch (error) {
  document.getElementById("failure").hidden = false;
  throw error;
}

function likelyLanguage() {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("alcazar-settings")).language;
  } catch {
    // Nothing is stored, or nothing may be.
  }
  return (chosen ?? navigator.language).slice(0, 2);
}
