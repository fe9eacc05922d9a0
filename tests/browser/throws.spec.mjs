// Any browser interface may throw, be missing or never answer: the page plays on, or says plainly
// what happened and resumes from what is saved.
import { games } from '../../tools/games.mjs';
import { expect, long, longUnless, onDisk, open, test } from './support.mjs';
import { asked, decide, dice, settings, tap } from './player.mjs';

test.use({ tolerate: { 'something was made to throw': /./ } });

/**
 * Every interface that the page uses, and how it is broken before the page starts: `thrown` is a
 * function that throws, `gone(object, name)` replaces a property by a getter that throws,
 * `empty(object, name)` by null.
 */
const interfaces = {
  'localStorage throws': `gone(window, 'localStorage')`,
  'localStorage.getItem throws': `Storage.prototype.getItem = thrown`,
  'localStorage.setItem throws': `Storage.prototype.setItem = thrown`,
  'indexedDB throws': `gone(window, 'indexedDB')`,
  'indexedDB is null': `empty(window, 'indexedDB')`,
  'indexedDB.open throws': `IDBFactory.prototype.open = thrown`,
  'a transaction throws': `IDBDatabase.prototype.transaction = thrown`,
  'an object store throws': `IDBTransaction.prototype.objectStore = thrown`,
  'adding a record throws': `IDBObjectStore.prototype.add = thrown`,
  'reading the records throws': `IDBObjectStore.prototype.getAll = thrown`,
  'IDBKeyRange throws': `gone(window, 'IDBKeyRange')`,
  'Worker throws': `gone(window, 'Worker')`,
  'making a Worker throws': `window.Worker = class { constructor() { thrown(); } }`,
  'postMessage of a worker throws': `Worker.prototype.postMessage = thrown`,
  'terminate of a worker throws': `Worker.prototype.terminate = thrown`,
  'navigator.serviceWorker throws': `gone(Navigator.prototype, 'serviceWorker')`,
  'navigator.serviceWorker is null': `empty(Navigator.prototype, 'serviceWorker')`,
  'registering a service worker throws': `ServiceWorkerContainer.prototype.register = thrown`,
  'matchMedia throws': `window.matchMedia = thrown`,
  'matchMedia answers nothing': `window.matchMedia = () => null`,
  'ResizeObserver throws': `gone(window, 'ResizeObserver')`,
  'AudioContext throws': `window.AudioContext = class { constructor() { thrown(); } }`,
  'an oscillator throws': `AudioContext.prototype.createOscillator = thrown`,
  'the clipboard throws': `gone(Navigator.prototype, 'clipboard')`,
  'scrollTo throws': `window.scrollTo = thrown`,
  'scrollTo is missing': `window.scrollTo = undefined`,
  'scrollIntoView throws': `Element.prototype.scrollIntoView = thrown`,
  'focus throws': `HTMLElement.prototype.focus = thrown`,
  'click throws': `HTMLElement.prototype.click = thrown`,
  'animate throws': `Element.prototype.animate = thrown`,
  'animate is missing': `Element.prototype.animate = undefined`,
  'getBoundingClientRect throws': `Element.prototype.getBoundingClientRect = thrown`,
  'requestAnimationFrame throws': `window.requestAnimationFrame = thrown`,
  // The test itself waits too: only the page's own calls fail.
  'clearTimeout throws': `const plain = clearTimeout; window.clearTimeout = (...all) => (new Error().stack.includes('wasm') ? thrown() : plain(...all))`,
  'fetch of a rulebook throws': `const plain = fetch; window.fetch = (what, ...how) => (/rules/.test(what) ? thrown() : plain(what, ...how))`,
  'crypto throws': `gone(window, 'crypto')`,
  'getRandomValues throws': `Crypto.prototype.getRandomValues = thrown`,
  'performance.now throws': `Performance.prototype.now = thrown`,
  'the title throws': `Object.defineProperty(Document.prototype, 'title', { get: thrown, set: thrown })`,
  'the title cannot be set': `Object.defineProperty(Document.prototype, 'title', { get: () => '', set: thrown })`,
  'activeElement throws': `gone(Document.prototype, 'activeElement')`,
  'navigator.locks throws': `gone(Navigator.prototype, 'locks')`,
  'navigator.locks is missing': `Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })`,
  'a lock cannot be asked for': `LockManager.prototype.request = thrown`,
  'a lock is refused': `LockManager.prototype.request = () => Promise.reject(new DOMException('made to fail', 'SecurityError'))`,
  'a lock is never answered': `LockManager.prototype.request = () => new Promise(() => {})`,
  'BroadcastChannel throws': `window.BroadcastChannel = class { constructor() { thrown(); } }`,
  'saying something to other tabs throws': `BroadcastChannel.prototype.postMessage = thrown`,
  'wakeLock throws': `gone(Navigator.prototype, 'wakeLock')`,
  'storage.persist throws': `StorageManager.prototype.persist = thrown`,
  'navigator.language throws': `gone(Navigator.prototype, 'language')`,
  'Blob throws': `window.Blob = class { constructor() { thrown(); } }`,
  'createObjectURL throws': `URL.createObjectURL = thrown`,
  'setting an attribute of the page throws': `Object.defineProperty(document.documentElement, 'setAttribute', { value: thrown })`,
  'console.error throws': `console.error = thrown`,
};

/** What is broken in `make test`: each kind of interface, and each way to fail, once. */
const SHORT = new Set(['a transaction throws', 'making a Worker throws']);

/** The interfaces of playback and motion are broken at a pace that uses them. */
const OF_THE_FILM = /animate|getBoundingClientRect|requestAnimationFrame|clearTimeout|matchMedia|ResizeObserver|AudioContext|oscillator|performance|scroll|focus|activeElement/;

const breakIt = (how) => `{
  const thrown = () => { throw new DOMException('made to throw', 'SecurityError'); };
  const gone = (object, name) => Object.defineProperty(object, name, { get: thrown, configurable: true });
  const empty = (object, name) => Object.defineProperty(object, name, { value: null, configurable: true });
  ${how};
}`;

/** A key works at the table only once the panel is gone. */
async function closeDialog(page) {
  await page.locator('.dialog-close').click();
  await expect(page.locator('.dialog')).toHaveCount(0);
}

/**
 * Uses every part of the page that calls the browser: rules, menu, copy, save, a few decisions,
 * home.
 */
async function playOn(page) {
  const roll = dice(3);
  await page.locator('.board').waitFor();
  for (let decisions = 0; decisions < 2; decisions += 1) await decide(page, roll);
  await page.keyboard.press('r');
  await expect(page.locator('.rulebook, .dialog .note').first()).toBeVisible();
  await closeDialog(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await page.locator('.dialog [role=status]:not(:empty)').first().waitFor();
  await closeDialog(page);
  await page.keyboard.press('ArrowRight');
  await page.locator('.bar-back').click();
  await expect(page.locator('.cover-link')).toHaveCount(games().length);
  await expect(page.locator('.game-row a[href*="/table/"]')).toHaveCount(1);
}

for (const [name, how] of Object.entries(interfaces)) {
  test(`${name}: the page plays on`, longUnless(SHORT.has(name)), async ({ page }) => {
    await settings(page, { language: 'en', pace: OF_THE_FILM.test(name) ? 'fast' : 'instant', sound: true });
    await page.addInitScript(breakIt(how));
    await open(page, '#/rogue-monarch');
    await page.locator('button[type=submit]').click();
    await playOn(page);
    await expect(page.locator('.crash')).toHaveCount(0);
  });
}

for (const [name, how] of Object.entries({
  'WebSocket throws': `window.WebSocket = class { constructor() { thrown(); } }`,
  'WebSocket is missing': `window.WebSocket = undefined`,
  'sending by a WebSocket throws': `WebSocket.prototype.send = thrown`,
})) {
  test(`${name}: a club's table says that its server can't be reached, and plays on`, longUnless(name === 'WebSocket throws'), async ({ page, context }) => {
    await context.route('**/club.json', (route) => route.fulfill({ json: { brokers: ['ws://127.0.0.1:9'] } }));
    await settings(page, { language: 'en', pace: 'instant' });
    await page.addInitScript(breakIt(how));
    await open(page, '#/rogue-monarch');
    await page.locator('.seat-choice').nth(1).getByRole('radio').first().check();
    await page.locator('button[type=submit]').click();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Who plays where' }).click();
    const row = page.locator('.phones-seats > li').nth(1);
    await row.getByRole('radio', { name: 'Over the internet' }).check();
    await expect(page.locator('.club')).toContainText('It can’t be reached yet');
    await row.getByRole('radio', { name: 'On this device' }).check();
    await closeDialog(page);
    const roll = dice(3);
    for (let decisions = 0; decisions < 2; decisions += 1) await decide(page, roll);
    await expect(page.locator('.crash')).toHaveCount(0);
  });
}

/**
 * Makes the next render throw, as when a translator or an extension has moved the page's elements.
 */
const stumble = async (page) => {
  await page.evaluate(() => {
    const plain = Node.prototype.insertBefore;
    Node.prototype.insertBefore = function () {
      Node.prototype.insertBefore = plain;
      throw new DOMException('moved by a translator', 'NotFoundError');
    };
  });
  // The menu's render meets the error; a table that has only just been drawn may not handle its
  // keys yet.
  await expect(async () => {
    await page.keyboard.press('m');
    await expect(page.locator('.crash')).toBeVisible({ timeout: 2_000 });
  }).toPass();
};

// Changes that a translator or an extension makes to a page that renders itself.
for (const [language, title, resume] of [['en', 'Something went wrong', 'Reload and continue'], ['fr', 'Un problème est survenu', 'Recharger et continuer']]) {
    test(`insertBefore fails once in a match: said plainly, and resumed (${language})`, longUnless(language === 'en'), async ({ page }) => {
      await settings(page, { language, pace: 'instant' });
      await open(page, '#/rogue-monarch');
      await page.locator('button[type=submit]').click();
      const roll = dice(3);
      for (let taps = 0; taps < 3; taps += 1) await tap(page, roll);
      expect(await asked(page)).toBe(true);
      await onDisk(page, 'rogue-monarch');
      const at = Number(await page.locator('.table').getAttribute('data-at'));
      await stumble(page);
      const screen = page.locator('.crash');
      await expect(screen).toContainText(title);
      await expect(screen.locator('textarea')).toHaveValue(/^Regalia \d+\.\d+\.\d+, rogue-monarch, \d+: ./);
      await screen.getByRole('button', { name: resume }).click();
      await expect(page.locator('.board')).toBeVisible();
      await expect(screen).toHaveCount(0);
      expect(Number(await page.locator('.table').getAttribute('data-at'))).toBeGreaterThanOrEqual(at);
    });
}

for (const [language, before, again] of [
  ['en', 'Undo my last move', 'It happened again in this game.'],
  ['fr', 'Annuler mon dernier coup', 'Cela s’est reproduit dans cette partie.'],
]) {
  test(`a match that stumbles twice offers the decision before by itself (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await open(page, '#/rogue-monarch');
    await page.locator('button[type=submit]').click();
    const roll = dice(3);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    expect(await asked(page)).toBe(true);
    const at = async () => Number(await page.locator('.table').getAttribute('data-at'));
    const reached = await at();
    await onDisk(page, 'rogue-monarch');
    await stumble(page);
    const screen = page.locator('.crash');
    const back = screen.getByRole('button', { name: before });
    await expect(screen.getByRole('alert')).not.toContainText(again);
    await expect(screen.locator('.primary')).not.toHaveText(before);
    await screen.locator('.primary').click();
    await expect(page.locator('.board')).toBeVisible();
    expect(await at()).toBe(reached);
    await stumble(page);
    await expect(screen.getByRole('alert')).toContainText(again);
    await expect(screen.locator('.primary')).toHaveText(before);
    await back.click();
    await expect(page.locator('.board')).toBeVisible();
    expect(await at()).toBeLessThan(reached);
    // The match goes on, and a new one has no error.
    await decide(page, roll);
    await page.locator('.bar-back').click();
    await open(page, '#/rogue-monarch');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('.board')).toBeVisible();
    await stumble(page);
    await expect(screen.getByRole('alert')).not.toContainText(again);
  });
}

test('setTimeout throws, which Yew needs: said plainly', long, async ({ page }) => {
  await settings(page, { language: 'en' });
  // The test itself waits too: only the page's own calls fail. A browser's exception names the
  // calling script; a DOMException made here names none, but an Error does.
  await page.addInitScript(breakIt(`const plain = setTimeout; window.setTimeout = (...all) => {
    const fault = new Error('made to throw');
    if (fault.stack.includes('wasm')) throw fault;
    return plain(...all);
  }`));
  await page.goto('#/rogue-monarch');
  // If Yew needs it depends on how long a render takes.
  await expect(page.locator('.crash, .board').or(page.locator('button[type=submit]')).first()).toBeVisible();
  const submit = page.locator('button[type=submit]').click().catch(() => {}); // Not there after a crash.
  await Promise.race([submit, page.locator('.crash').waitFor()]);
  await expect(page.locator('.crash, .board').first()).toBeVisible();
});

test('a translator is asked to leave the table alone', long, async ({ page }) => {
  await settings(page, { language: 'en' });
  await open(page, '#/rogue-monarch');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.table')).toHaveAttribute('translate', 'no');
});
