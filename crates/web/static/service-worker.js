// Keeps one version of the client, so that it works without a network.
//
// It answers for the files and pages of the client and for nothing else: whatever else a server says is never kept. A new version
// waits until the player wants it, or until the last tab of the old one is closed.

const VERSION = "VERSION";
const FILES = "FILES";
const PAGES = "PAGES";

const PREFIX = "alcazar version ";
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && PAGES.includes(pathname.replace(/(.)\/$/, "$1"))) {
    event.respondWith(page(event.request));
    event.waitUntil(tidy());
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(file(event.request));
  }
});

// What has a hash in its name never changes, so another version's will do; the page must be the one of this version.
async function keep() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("/", { cache: "reload" }));
  for (const file of FILES) {
    const kept = await caches.match(file, { ignoreVary: true });
    await (kept ? cache.put(file, kept) : cache.add(file));
  }
}

// All pages are the same.
async function page(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match("/", { ignoreVary: true })) ?? fetch(request);
}

// A tab of an older version finds its files in the cache of that version.
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Every tab holds a lock with the name of its version: what nobody holds is not needed any more.
async function tidy() {
  const { held } = await navigator.locks.query();
  const used = [CACHE, ...held.map((lock) => lock.name)];
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !used.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
