// Keeps the whole page for play without a network. If the copy is damaged or missing, a page with a
// network works as it would without a service worker: only files of this version are kept, checked
// to the byte, and anything else is fetched.
//
// The end of the build writes VERSION, FILES (each a path and its digest) and ALONE (a sentence)
// from the built files.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const ALONE = '__ALONE__';

const SCOPE = new URL(registration.scope);
// No path contains a space, so '/' and '/a/' differ and neither is a prefix of the other's names.
const OWN = `regalia ${SCOPE.pathname} `;
const CACHE = OWN + VERSION;
// Some hosts redirect index.html to its folder, so the page is fetched and kept as the folder.
const HOME = './';
const DIGESTS = new Map(FILES.map((line) => line.split(' ')));

// The page cannot start without these.
const STARTS = /^(\.\/$|page-\w+\/(regalia|style|__wasm_split)[^/]*$)/;

const addressOf = (path) => new URL(path, SCOPE).href;

/** Returns the path of an address below the scope, or null. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  return origin === SCOPE.origin && pathname.startsWith(SCOPE.pathname) ? pathname.slice(SCOPE.pathname.length) : null;
}

const isHome = (path) => path === '' || path === 'index.html';

/**
 * Returns true if these bytes are the file. A host may add to the page, but that can't make it a
 * page of another version.
 */
async function isRight(path, body) {
  if (path === HOME) {
    const html = new TextDecoder().decode(body);
    return html.includes(`data-files="page-${VERSION}"`) && html.includes('</html>');
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === DIGESTS.get(path);
}

/**
 * Downloads a file from the host in the form in which it is kept: without `Vary`, and without the
 * mark of a redirect, which a navigation would not accept. Fails if the host sends anything but the
 * file: an error, another page, a login, a part, another version.
 */
async function download(path) {
  // The browser's own cache may have the file already; a wrong one is skipped.
  for (const cache of ['default', 'reload']) {
    const response = await fetch(addressOf(path), { cache });
    const body = await response.arrayBuffer();
    if (response.status !== 200 || !(await isRight(path, body))) continue;
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    return new Response(body, { headers });
  }
  throw new Error(`the host does not send ${path} of version ${VERSION}`);
}

async function lacking() {
  const kept = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  return [HOME, ...DIGESTS.keys()].filter((path) => !kept.has(addressOf(path)));
}

/** Returns true if the copy is complete; an unreadable one is not. */
const isWhole = () => lacking().then((paths) => paths.length === 0, () => false);

/**
 * Downloads the files that the copy lacks; fails if it is still incomplete. Files that arrived are
 * kept for the next try.
 */
async function fill() {
  const cache = await caches.open(CACHE);
  const add = async (path) => cache.put(addressOf(path), await download(path));
  const paths = await lacking();
  // A host that has another version by now has none of the other files either.
  if (paths[0] === HOME) await add(paths.shift());
  const failed = (await Promise.allSettled(paths.map(add))).find(({ reason }) => reason);
  if (failed) throw failed.reason;
}


/** Removes the copy, its files first: a cache in use, as here, keeps its space until this worker ends. */
async function discard() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) await cache.delete(request);
  await caches.delete(CACHE);
}

/** Returns a file from a cache, if there is one. */
const look = (path, options) => caches.match(addressOf(path), options).catch(() => undefined);

/** Returns the pages that are open in this scope and not in a scope within it. */
async function pages() {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => isHome(pathOf(url) ?? '-'));
}

/** Returns true if a cache dates from when names held no path, and belongs to this page. */
async function isOldOfOurs(name) {
  if (!name.startsWith('regalia-')) return false;
  const kept = await (await caches.open(name)).keys();
  const homes = kept.map(({ url }) => url).filter((url) => url.endsWith('/index.html'));
  return homes.length === 1 && homes[0] === addressOf('index.html');
}

/** Removes the copies of versions that no page runs any more. */
async function tidy() {
  for (const name of await caches.keys()) {
    const isOther = (name.startsWith(OWN) && name !== CACHE) || (await isOldOfOurs(name));
    // A version that is being installed is not an old one.
    if (registration.installing || registration.waiting) return;
    if (isOther) await caches.delete(name);
  }
}

/** Tells a page this version, and if its copy is complete. */
const tell = (page, whole) => page.postMessage(`${whole ? 'whole' : 'partial'} ${VERSION}`);

let mending;
/** Downloads missing files, one run at a time, and tells all pages the result. */
function mend() {
  mending ??= fill()
    .then(() => true, () => false)
    .then(async (whole) => {
      mending = undefined;
      for (const page of await pages()) tell(page, whole);
    });
  return mending;
}

/** Answers a page that has started or asks again. `version` is the page's own. */
async function answer(page, version) {
  const whole = await isWhole();
  tell(page, whole);
  if (!whole) await mend();
  if (version !== VERSION) return;
  // A page of this version runs already: it was loaded past the service worker.
  await skipWaiting();
  // Another page may have another version, and fetch more of it.
  if ((await pages()).length <= 1) await tidy();
}

/**
 * Answers with the page itself. An incomplete copy may be of a version that its host no longer has.
 */
async function home(event) {
  const gone = await lacking().catch(() => [HOME]);
  const kept = gone.some((path) => STARTS.test(path)) ? undefined : await look(HOME, { cacheName: CACHE });
  if (kept && gone.length === 0) return kept;
  event.waitUntil(mend());
  try {
    return await fetch(event.request);
  } catch {
    return kept ?? new Response(`<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Regalia</title>${ALONE}`, {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
    });
  }
}

async function file(event, path) {
  const kept = await look(path, { cacheName: CACHE });
  if (kept) return kept;
  event.waitUntil(mend());
  return fetch(event.request);
}

/** Answers with a file of another version, for a page that was open when this one took over. */
async function ofAnother(event, path) {
  return (await look(path)) ?? fetch(event.request);
}

// All files or none: an incomplete version is not installed.
addEventListener('install', (event) => {
  event.waitUntil(
    fill().catch(async (error) => {
      // The matches need the little space there is.
      if (error.name === 'QuotaExceededError') await discard();
      throw error;
    }),
  );
});

// A new version waits until the person accepts it.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'accept') skipWaiting();
  else event.waitUntil(answer(source, data));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === null) return;
  if (request.mode === 'navigate' && isHome(path)) event.respondWith(home(event));
  else if (DIGESTS.has(path)) event.respondWith(file(event, path));
  else if (/^page-[0-9a-f]{16}\//.test(path)) event.respondWith(ofAnother(event, path));
});
