// Starts the client in a worker, where bots think. What the page says before the module is there must not be lost.
import init, { start_worker } from "/alcazar.js";

const early = [];
const keep = (event) => early.push(event.data);
self.addEventListener("message", keep);
await init({ module_or_path: "/alcazar_bg.wasm" });
self.removeEventListener("message", keep);
start_worker();
for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
