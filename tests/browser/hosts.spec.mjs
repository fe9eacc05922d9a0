// The page on every likely kind of host: opened, opened again, without its host, and through a new
// version.
import { PROFILES } from '../../tools/hosts.mjs';
import { asked, playOut, settings } from './player.mjs';
import { accept, copySaid, GONE, generation, kept, reloaded, toast, update, withHost } from './hosted.mjs';
import { expect, long, matchOf, onDisk, open, test } from './support.mjs';

test.use({ serviceWorkers: 'allow', tolerate: { 'the host is gone, or has another version': GONE } });

/** Visits the page as a person would; first passes the page of a login. */
async function visit(page, host, base, address) {
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  if (host === 'login') await page.goto(new URL('/login/enter', address).href);
  await open(page, address);
  await kept(page);
  await reloaded(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(({ scope }) => new URL(scope).pathname))).toBe(base);
}

for (const [name, { host, bases }] of Object.entries(PROFILES)) {
  test(`${name}: opened, reloaded, without its host, and through a new version`, long, ({ page, context }) =>
    withHost({ host, bases }, async (it) => {
      for (const [nth, address] of it.addresses.entries()) await visit(page, host, bases[nth], address);
      await it.down();
      for (const address of it.addresses) {
        await reloaded(page);
        const tab = await context.newPage();
        await open(tab, `${address}index.html`);
        await expect(tab.locator('.cover').first()).toBeVisible();
        await tab.close();
        await page.goto('about:blank');
        await open(page, `${address}?from=elsewhere#/rogue-monarch`);
        await page.locator('button[type=submit]').click();
        expect(await asked(page)).toBe(true);
        await onDisk(page, 'rogue-monarch');
      }
      await it.up();
      const { seed } = (await matchOf(page, 'rogue-monarch')).head;
      const last = it.addresses.length - 1;
      it.deploy('second', last);
      await update(page);
      await expect(toast(page)).toContainText('A new version is available');
      await accept(page);
      await expect(page.locator('.board')).toBeVisible();
      expect((await matchOf(page, 'rogue-monarch')).head.seed).toBe(seed);
      // Only the copy of this page has been replaced.
      await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.map((name) => name.split(' ')[1]).sort()))).toEqual([...bases].sort());
      await it.down();
      await reloaded(page);
      expect(await generation(page)).toBe('second');
      for (const address of it.addresses.slice(0, last)) {
        await page.goto('about:blank');
        await open(page, address);
        expect(await generation(page)).toBe(null);
      }
    }));
}

for (const host of ['netlify', 'nginx', 'apache']) {
  test(`${host}: another site may import the script of tables as a module, and read nothing else`, ({ request }) =>
    withHost({ host, bases: PROFILES[host].bases }, async (it) => {
      const admits = async (file) => (await request.get(new URL(file, it.address).href)).headers()['access-control-allow-origin'];
      expect(await admits('embed.js')).toBe('*');
      for (const file of ['index.html', 'sw.js', 'manifest.webmanifest']) expect(await admits(file), file).toBe(undefined);
    }));
}

test('an install within the scope of another is its own', long, ({ page }) =>
  withHost({ bases: ['/', '/a/', '/a/b/'] }, async (it) => {
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    for (const address of it.addresses) {
      await page.goto('about:blank');
      await open(page, address);
      await kept(page);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then(({ scope, active }) => active?.state === 'activated' && scope))).toBe(address);
    }
    // A new version of the outermost page changes nothing of the inner ones.
    await page.goto('about:blank');
    await open(page, it.address);
    it.deploy('second', 0);
    await update(page);
    await accept(page);
    await it.down();
    for (const [nth, address] of it.addresses.entries()) {
      await page.goto('about:blank');
      await open(page, address);
      expect(await generation(page), address).toBe(nth === 0 ? 'second' : null);
      await copySaid(page, true);
    }
  }));

test('a folder behind a login is never kept as its login', long, ({ page, context }) =>
  withHost({ host: 'login' }, async (it) => {
    await visit(page, 'login', '/', it.address);
    await context.clearCookies();
    // The copy is damaged while the session is logged out: the page itself, and a file.
    await page.evaluate(async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      await cache.delete('./');
      await cache.delete((await cache.keys()).find(({ url }) => url.endsWith('/cover.svg')));
    });
    await page.goto(it.address);
    // As without a service worker.
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await page.goto(new URL('/login/enter', it.address).href);
    await page.locator('a.skip:not([data-opening])').waitFor({ state: 'attached' });
    await copySaid(page, true);
    await it.down();
    await reloaded(page);
    await expect(page.locator('.cover').first()).toBeVisible();
  }));

test('a match that was begun on a host of redirects ends without it', long, ({ page }) =>
  withHost({ host: 'cloudflare-pages' }, async (it) => {
    await visit(page, 'cloudflare-pages', '/', it.address);
    await page.goto(`${it.address}#/rogue-monarch/rules`);
    await expect(page.locator('.rulebook h2').first()).toBeVisible();
    await it.down();
    await page.goto('about:blank');
    await open(page, `${it.address}#/rogue-monarch/rules`);
    await expect(page.locator('.rulebook h2').first()).toBeVisible();
    await open(page, `${it.address}#/rogue-monarch`);
    await page.locator('button[type=submit]').click();
    await playOut(page, { seed: 3 });
  }));
