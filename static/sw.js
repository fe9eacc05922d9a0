// Keeps the whole page for play without a network. `VERSION` and `FILES` are
// written at the end of the build, from what was built.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PREFIX = 'regalia-';
const CACHE = PREFIX + VERSION;

// All files or none: a version that is not whole is not installed.
self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// A new version waits until the person accepts it; then the old ones go.
self.addEventListener('message', (event) => {
  if (event.data === 'accept') self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page and its files come from the cache; anything else from the network.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const here = new URL(request.url);
  if (request.method !== 'GET' || here.origin !== location.origin) return;
  const scope = new URL(self.registration.scope);
  const atHome = here.pathname === scope.pathname || here.pathname === `${scope.pathname}index.html`;
  const wanted = request.mode === 'navigate' && atHome ? 'index.html' : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});
