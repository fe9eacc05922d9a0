// Once loaded, the page stays available: without a network, without its server, and through a new
// version during a match.
import { accept, generation, kept, reloaded, toast, update, withHost } from './hosted.mjs';
import { expect, long, matchOf, onDisk, open, test } from './support.mjs';
import { asked, bots, playOut, settings } from './player.mjs';

test.use({ serviceWorkers: 'allow', tolerate: { 'the server is gone, or a file of a broken version': /ERR_CONNECTION_REFUSED|ERR_FAILED|missing-on-purpose|Failed to fetch/ } });

/** Waits until a page is kept, stops its server, and goes on from there with the address. */
const withoutServer = (page, language, goOn) =>
  withHost({}, async (host) => {
    await settings(page, { pace: 'instant', motion: false, language });
    await open(page, host.address);
    await kept(page);
    await host.down();
    await goOn(host.address);
  });

test('a hint is to be had with the server gone', ({ page }) =>
  withoutServer(page, 'fr', async (address) => {
    await open(page, `${address}#/rogue-monarch`);
    await page.locator('button[type=submit]').click();
    await asked(page);
    await page.keyboard.press('h');
    await expect(page.locator('.play .advised').first()).toBeVisible();
  }));

test('a lesson is to be had with the server gone', ({ page }) =>
  withoutServer(page, 'fr', async (address) => {
    await page.goto('about:blank');
    await open(page, `${address}#/monarch/lesson`);
    await expect(page.locator('.status-guide')).toContainText('1/46');
  }));

test('every game starts and ends with the server gone', long, ({ page }) =>
  withoutServer(page, 'en', async (address) => {
    const games = await page.locator('.cover-link').evaluateAll((links) => links.map((link) => link.hash.slice(2)));
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      await page.goto('about:blank');
      await open(page, `${address}#/${game}/rules`);
      await expect(page.locator('.rulebook h2').first()).toBeVisible();
      // Bots play it to the end; the person only watches.
      await open(page, `${address}#/${game}`);
      await bots(page);
      await page.locator('button[type=submit]').click();
      await page.locator('.result').waitFor();
    }
  }));

test('a new version waits for the person, and the match goes on in it', ({ page }) =>
  withHost({}, async (host) => {
    await settings(page, { pace: 'instant', language: 'en' });
    await open(page, host.address);
    await kept(page);
    await page.goto('about:blank');
    await open(page, `${host.address}#/rogue-monarch`);
    await page.locator('button[type=submit]').click();
    expect(await asked(page)).toBe(true);
    await onDisk(page, 'rogue-monarch');
    const seedKept = async () => (await matchOf(page, 'rogue-monarch')).head.seed;
    const seed = await seedKept();

    const version = host.deploy();
    await update(page);
    await expect(toast(page)).toContainText('A new version is available');
    // After 'Later' the offer is hidden until the page is opened again.
    await toast(page).getByRole('button', { name: 'Later' }).click();
    await expect(toast(page)).toHaveCount(0);
    // Until it is accepted the old version stays, even through a reload.
    await reloaded(page);
    expect(await generation(page)).toBe(null);
    await accept(page);
    await expect(page.locator('.board')).toBeVisible();
    expect(await seedKept()).toBe(seed);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`regalia / ${version}`]);
    await playOut(page, { seed: 2 });
  }));

test('a version that is not whole is not installed', ({ page }) =>
  withHost({}, async (host) => {
    await open(page, host.address);
    await kept(page);
    const before = await page.evaluate(() => caches.keys());
    host.deploy();
    host.edit('sw.js', (script) => script.replace(/FILES ?= ?\[/, 'FILES=["missing-on-purpose.svg 0123",'));
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = new Promise((done) => registration.addEventListener('updatefound', () => done(registration.installing), { once: true }));
      await registration.update().catch(() => {});
      const worker = await found;
      while (!['redundant', 'installed'].includes(worker.state)) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
      return worker.state;
    });
    expect(state).toBe('redundant');
    await expect(toast(page)).toHaveCount(0);
    expect((await page.evaluate(() => caches.keys())).filter((name) => before.includes(name))).toEqual(before);
    await reloaded(page);
    expect(await generation(page)).toBe(null);
  }));

test('it can be installed: manifest and icons are whole', async ({ page, request }) => {
  await open(page);
  const manifest = await (await request.get(await page.locator('link[rel=manifest]').getAttribute('href'))).json();
  expect(manifest).toMatchObject({ id: './', start_url: './', scope: './', display: 'standalone' });
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    expect((await request.get(src)).status(), src).toBe(200);
    if (!src.endsWith('.png')) continue;
    const size = await page.evaluate((address) => new Promise((done) => {
      const image = new Image();
      image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`);
      image.src = address;
    }), src);
    expect(size).toBe(sizes);
  }
  // A shortcut for every game that can be played.
  const games = await page.locator('.cover-link').evaluateAll((links) => links.map((link) => link.hash));
  expect(manifest.shortcuts.map((shortcut) => new URL(shortcut.url, 'http://x/').hash)).toEqual(games);
});
