// Caches one version of the client, so that it works offline.
//
// It serves the client's own files and pages only; no other response of a server is ever cached. A new version waits
// until the player wants it, or until the last tab of the old one is closed.

const VERSION = "VERSION";
const FILES = "FILES";
const PAGES = "PAGES";

const PREFIX = "alcazar version ";
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => event.waitUntil(fillCache()));

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteUnusedCaches()]));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && PAGES.includes(pathname.replace(/(.)\/$/, "$1"))) {
    event.respondWith(servePage(event.request));
    event.waitUntil(deleteUnusedCaches());
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(serveFile(event.request));
  }
});

// A file with a hash in its name never changes, so a copy from another version will do. The page must be of this version.
async function fillCache() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("/", { cache: "reload" }));
  for (const file of FILES) {
    const cached = await caches.match(file, { ignoreVary: true });
    await (cached ? cache.put(file, cached) : cache.add(file));
  }
}

// All addresses get the same page.
async function servePage(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match("/", { ignoreVary: true })) ?? fetch(request);
}

// A tab of an older version finds its files in that version's cache.
async function serveFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Every tab holds a lock named after its version. Caches whose lock nobody holds are not needed any more.
async function deleteUnusedCaches() {
  const { held } = await navigator.locks.query();
  const inUse = [CACHE, ...held.map((lock) => lock.name)];
  const unused = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !inUse.includes(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}
