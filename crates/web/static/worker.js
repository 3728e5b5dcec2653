// Starts the client in a worker, where bots think. Messages that arrive before the module is loaded are replayed.
import init, { start_worker } from "/alcazar.js";

const early = [];
const store = (event) => early.push(event.data);
self.addEventListener("message", store);
await init({ module_or_path: "/alcazar_bg.wasm" });
self.removeEventListener("message", store);
start_worker();
for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
