// The copy that the service worker keeps: damaged, removed, never complete, or of another version
// than its host's. The page plays as if there were no service worker, and the copy becomes complete
// again or says that it is not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, playOut, settings } from './player.mjs';
import { accept, copySaid, drawnAnew, GONE, generation, kept, reloaded, toast, update, withHost } from './hosted.mjs';
import { expect, long, longUnless, matchOf, onDisk, open, test } from './support.mjs';

test.use({ serviceWorkers: 'allow', tolerate: { 'the host is gone, or has another version': GONE } });

const cacheNames = (page) => page.evaluate(() => caches.keys().then((names) => names.sort()));

/**
 * Removes entries that match a pattern from every cache; without a pattern, the caches themselves.
 */
const evict = (page, pattern) =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      if (!pattern) await caches.delete(name);
      else {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (new RegExp(pattern).test(new URL(url).pathname)) await cache.delete(url);
      }
    }
  }, pattern?.source);

/** Opens a page and waits until it is completely kept. */
async function visited(page, it) {
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  await open(page, it.address);
  await kept(page);
  await copySaid(page, true);
}

/** Records the end of the service worker's installation in `window.installed`. */
const watchInstall = (page) =>
  page.addInitScript(() => {
    // The blank page before it has none.
    if (!window.ServiceWorkerContainer) return;
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...all) {
      const registration = await register.apply(this, all);
      const worker = registration.installing;
      if (worker) window.installed = new Promise((done) => worker.addEventListener('statechange', () => done(worker.state), { once: true }));
      return registration;
    };
  });

/** Returns how it ended: `installed` or `redundant`. */
async function installed(page) {
  await page.waitForFunction(() => window.installed);
  return page.evaluate(() => window.installed);
}

async function beginMatch(page) {
  await page.evaluate(() => (location.hash = '#/rogue-monarch'));
  await page.locator('button[type=submit]').click();
  expect(await asked(page)).toBe(true);
  await onDisk(page, 'rogue-monarch');
}

const GONE_FILES = {
  'all caches': undefined,
  'the page itself': /^\/$/,
  'its program': /regalia_bg\.wasm$/,
  'its style': /style\.css$/,
  'the table': /split_play\.wasm$/,
  'a cover': /rogue-monarch\/cover\.svg$/,
  'the games': /\/games\//,
};
for (const [name, pattern] of Object.entries(GONE_FILES)) {
  test(`gone from the copy: ${name}. It is fetched again`, long, ({ page }) =>
    withHost({}, async (it) => {
      await visited(page, it);
      await evict(page, pattern);
      await reloaded(page);
      await expect(page.locator('.cover').first()).toBeVisible();
      await copySaid(page, true);
      await it.down();
      await reloaded(page);
      await beginMatch(page);
    }));
}

test('what is missed while the page is open is fetched, and kept for the next time', long, ({ page }) =>
  withHost({}, async (it) => {
    await visited(page, it);
    await evict(page, /\/games\/rogue-monarch\/|split_play/);
    await beginMatch(page);
    await copySaid(page, true);
    await it.down();
    await page.goto('about:blank');
    await open(page, `${it.address}#/rogue-monarch/table`);
    await playOut(page, { seed: 2 });
  }));

for (const [name, pattern] of Object.entries({ 'all caches are': undefined, 'the page itself is': /^\/$/, 'its program is': /regalia\.js$/ })) {
  test(`without a network, when ${name} gone, the page says so`, longUnless(name === 'the page itself is'), ({ page }) =>
    withHost({}, async (it) => {
      await visited(page, it);
      await evict(page, pattern);
      await it.down();
      await page.reload();
      await expect(page.locator('[lang=en]')).toContainText('not everything is saved on this device');
      await expect(page.locator('[lang=fr]')).toContainText('tout n’est pas enregistré sur cet appareil');
      await it.up();
      await page.getByRole('link', { name: 'Try again' }).click();
      await drawnAnew(page);
      await copySaid(page, true);
    }));
}

test('without a network, when a part is gone, the page opens and says so where it matters', long, ({ page }) =>
  // Not even the browser's own cache has it.
  withHost({ headers: () => ({ 'Cache-Control': 'no-store' }) }, async (it) => {
    await visited(page, it);
    await evict(page, /split_archive\.wasm$/);
    await it.down();
    await reloaded(page);
    await copySaid(page, false);
    await page.evaluate(() => (location.hash = '#/history'));
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await expect(page.getByRole('alert')).toContainText('Not everything is saved on this device');
    await it.up();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main.history')).toBeVisible();
    await copySaid(page, true);
  }));

test('a copy that is not whole gives way to the version of its host', long, ({ page }) =>
  withHost({}, async (it) => {
    await visited(page, it);
    await evict(page, /regalia_bg\.wasm$/);
    it.deploy();
    await reloaded(page);
    expect(await generation(page)).toBe('second');
    // A page runs already: nothing is asked, and the new worker takes over.
    await expect.poll(() => cacheNames(page)).toEqual([expect.stringContaining(Buffer.from('second  ').toString('hex'))]);
    await expect(toast(page)).toHaveCount(0);
    await copySaid(page, true);
  }));

/** The answers that a host may send in place of a file, once or always. */
const html = { status: 200, type: 'text/html; charset=utf-8', body: '<!doctype html><html><body>There is nothing here, said politely.</body></html>' };
const ODDITIES = {
  'an error': () => ({ status: 503, body: 'later' }),
  'a page of its own': () => html,
  'a redirect to a page of its own': () => ({ status: 302, headers: { Location: '/sorry' } }),
  'a file that is cut off': (body) => ({ status: 200, type: 'image/svg+xml', body: body.subarray(0, body.length / 2) }),
  'a part of the file': (body) => ({ status: 206, type: 'image/svg+xml', body, headers: { 'Content-Range': `bytes 0-${body.length - 1}/${body.length}` } }),
  'nothing': () => ({ status: 204 }),
};
for (const [name, oddity] of Object.entries(ODDITIES)) {
  test(`a host that sends ${name} for a file: no copy until it is right`, longUnless(name === 'a file that is cut off'), ({ page }) => {
    let well = false;
    const gate = ({ url }) => {
      if (url === '/sorry') return html;
      if (well || !/\/games\/monarch\/symbols\.svg$/.test(url)) return undefined;
      return { headers: {}, ...oddity(readFileSync(join('dist', url))) };
    };
    return withHost({ gate }, async (it) => {
      await watchInstall(page);
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      await open(page, it.address);
      expect(await installed(page)).toBe('redundant');
      await beginMatch(page);
      await copySaid(page, false);
      well = true;
      await page.goto('about:blank');
      await open(page, it.address);
      await kept(page);
      await copySaid(page, true);
      await it.down();
      await page.goto('about:blank');
      await open(page, `${it.address}#/monarch`);
      await expect(page.locator('form')).toBeVisible();
    });
  });
}

test('whatever a host varies by, the copy is found', long, ({ page }) => {
  const headers = () => ({ Vary: '*', 'Cache-Control': 'no-store' });
  return withHost({ headers }, async (it) => {
    await visited(page, it);
    await it.down();
    await page.setExtraHTTPHeaders({ Accept: 'text/other', 'Accept-Language': 'fr', 'X-Other': 'yes' });
    await reloaded(page);
    await beginMatch(page);
  });
});

test('a new version accepted in one tab strands no other', long, ({ page, context }) =>
  withHost({}, async (it) => {
    await visited(page, it);
    const other = await context.newPage();
    await settings(other, { pace: 'instant', motion: false, language: 'en' });
    await open(other, it.address);
    it.deploy();
    await update(page);
    await expect(toast(other)).toContainText('A new version');
    await toast(other).getByRole('button', { name: 'Later' }).click();
    await accept(page);
    // The other tab is not forced to reload: it gets the message again, and goes on in its own
    // version.
    await expect(toast(other)).toContainText('A new version');
    expect(await generation(other)).toBe(null);
    await beginMatch(other);
    await other.keyboard.press('h');
    await expect(other.locator('.play .advised').first()).toBeVisible();
    const { seed } = (await matchOf(other, 'rogue-monarch')).head;
    // Another page keeps the old version's files in the cache.
    await page.reload();
    await drawnAnew(page);
    expect((await cacheNames(page)).length).toBe(2);
    await accept(other);
    await expect(other.locator('.board')).toBeVisible();
    expect((await matchOf(other, 'rogue-monarch')).head.seed).toBe(seed);
    await page.close();
    await reloaded(other);
    await expect.poll(() => cacheNames(other)).toEqual([expect.stringContaining(Buffer.from('second  ').toString('hex'))]);
    await playOut(other, { seed: 4 });
  }));

test('a page that came past the service worker is not offered its own version', long, ({ page, context }) =>
  withHost({}, async (it) => {
    await visited(page, it);
    it.deploy();
    const session = await context.newCDPSession(page);
    const loaded = page.waitForEvent('load');
    await session.send('Page.reload', { ignoreCache: true });
    await loaded;
    await drawnAnew(page);
    expect(await generation(page)).toBe('second');
    await expect.poll(() => cacheNames(page)).toEqual([expect.stringContaining(Buffer.from('second  ').toString('hex'))]);
    await expect(toast(page)).toHaveCount(0);
  }));

test('the service worker removed under the page: the page plays on and installs it again', long, ({ page }) =>
  withHost({}, async (it) => {
    await visited(page, it);
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.unregister()));
    await evict(page);
    await beginMatch(page);
    await reloaded(page);
    await expect(page.locator('.board')).toBeVisible();
    await kept(page);
    await copySaid(page, true);
  }));

test('a device without room: the page plays, and no copy is claimed', long, ({ page, context }) =>
  withHost({}, async (it) => {
    const session = await context.newCDPSession(page);
    await watchInstall(page);
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(it.address).origin, quotaSize: 2_000_000 });
    await open(page, it.address);
    expect(await installed(page)).toBe('redundant');
    // The matches may need the space, so an incomplete copy is removed.
    expect(await cacheNames(page)).toEqual([]);
    await beginMatch(page);
    await copySaid(page, false);
  }));

// On a busy machine the browser still counts the page before, which may need them.
test('of caches named as they once were, only those of this page are removed', long, ({ page }) =>
  withHost({ bases: ['/', '/a/'] }, async (it) => {
    await page.goto(`${it.address}icon.svg`);
    await page.evaluate(async () => {
      for (const [name, path] of Object.entries({ 'regalia-0123456789abcdef': '/index.html', 'regalia-fedcba9876543210': '/a/index.html', 'regalia-tours': '/tours' })) {
        await (await caches.open(name)).put(path, new Response('x'));
      }
    });
    await visited(page, it);
    await expect.poll(() => cacheNames(page)).toEqual([expect.stringMatching(/^regalia \/ [0-9a-f]{16}$/), 'regalia-fedcba9876543210', 'regalia-tours']);
  }));

test('a page that stays open looks for a new version once an hour, when it is seen', long, ({ page }) =>
  withHost({}, async (it) => {
    await page.addInitScript(() => {
      const now = Date.now;
      window.later = 0;
      Date.now = () => now() + window.later;
      window.updates = 0;
      const { update } = ServiceWorkerRegistration.prototype;
      ServiceWorkerRegistration.prototype.update = function () {
        window.updates += 1;
        return update.call(this);
      };
    });
    await visited(page, it);
    const seen = (minutes) => page.evaluate((minutes) => {
      window.later += minutes * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
      return window.updates;
    }, minutes);
    expect(await seen(50)).toBe(0);
    it.deploy();
    expect(await seen(11)).toBe(1);
    expect(await seen(50)).toBe(1);
    await expect(toast(page)).toContainText('A new version');
  }));

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a deployment under an open page: what can no longer be had is said, and the new version offered', ({ page }) =>
    withHost({}, async (it) => {
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      await open(page, it.address);
      it.deploy();
      await page.evaluate(() => (location.hash = '#/history'));
      await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
      await accept(page);
      await expect(page.locator('main.history')).toBeVisible();
    }));

  const missed = {
    'a hint': async (page) => page.keyboard.press('h'),
    'the rulebook': async (page) => {
      await page.keyboard.press('r');
      await expect(page.locator('.status')).toContainText('couldn’t be loaded');
    },
  };
  for (const [name, miss] of Object.entries(missed)) {
    test(`a deployment in the middle of a match, then ${name}: the match goes on in the new version`, long, ({ page }) =>
      withHost({}, async (it) => {
        await settings(page, { pace: 'instant', motion: false, language: 'en' });
        await open(page, it.address);
        await beginMatch(page);
        const { seed } = (await matchOf(page, 'rogue-monarch')).head;
        it.deploy();
        await miss(page);
        await accept(page);
        await expect(page.locator('.board')).toBeVisible();
        expect((await matchOf(page, 'rogue-monarch')).head.seed).toBe(seed);
        await playOut(page, { seed: 5 });
      }));
  }

  test('a host that answers every address with its page: a game says what is missing', long, ({ page }) =>
    withHost({ host: 'cloudflare-pages' }, async (it) => {
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      await open(page, it.address);
      // The game's pictures may be missing too, and an alert above the page reports it.
      const missing = page.locator('#main').getByRole('alert');
      it.deploy();
      await page.evaluate(() => (location.hash = '#/monarch'));
      await expect(missing).toContainText('couldn’t be loaded');
      await page.evaluate(() => (location.hash = '#/monarch/rules'));
      await expect(missing).toContainText('couldn’t be loaded');
      await accept(page);
      await expect(page.locator('.rulebook h2').first()).toBeVisible();
    }));

  test('a page that stays open looks at its host, and one that is out of reach changes nothing', long, ({ page }) =>
    withHost({}, async (it) => {
      await page.addInitScript(() => {
        const now = Date.now;
        window.later = 0;
        Date.now = () => now() + window.later;
      });
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      await open(page, it.address);
      const seen = () => page.evaluate(() => {
        window.later += 3_600_000;
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await it.down();
      await seen();
      await it.up();
      await seen();
      await expect(toast(page)).toHaveCount(0);
      it.deploy();
      await seen();
      await expect(toast(page)).toContainText('A new version');
    }));
});
