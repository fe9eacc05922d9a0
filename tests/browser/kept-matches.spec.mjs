// A new match removes no other: each has its own number in the store, in the address, in locks and
// between tabs; a club's tables keep theirs separate. And changes that the browser makes to the
// store lose nothing.
import { createServer } from 'node:http';
import { listen, serve } from '../../tools/serve.mjs';
import { closed, expect, kept, long, longUnless, matchOf, numbersOf, onDisk, open, patient, records, test } from './support.mjs';
import { asked, decide, dice, playOut, settings, start } from './player.mjs';

const GAME = 'rogue-monarch';
const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/** Returns the numbers of all kept matches of a game, in its own scope or another. */
const numbers = (page, scope = GAME) => numbersOf(page, scope);

test('"Play again" keeps the finished match, its result and its address', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await playOut(page, { seed: 2 });
  await onDisk(page, GAME);
  const finished = { address: page.url(), ...(await kept(page, GAME)) };
  expect(finished.address).toMatch(/#\/rogue-monarch\/table\/\d+$/);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.result')).toHaveCount(0);
  await decide(page, dice(3));
  expect(page.url()).not.toBe(finished.address);
  await onDisk(page, GAME);
  expect(await numbers(page)).toHaveLength(2);
  // It is unchanged, and no longer among those in progress.
  await open(page, `#/${GAME}`);
  await expect(page.locator('.game-row:not(.today)')).toHaveCount(1);
  await open(page, finished.address);
  await expect(page.locator('.result')).toBeVisible();
  expect(page.url()).toBe(finished.address);
  expect(await at(page)).toBe(finished.decisions.length);
  await page.reload();
  await expect(page.locator('.result')).toBeVisible();
});

test('a link that is opened again keeps my moves, and offers to go on with them', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void (window.copied = text) } }));
  await open(page, `#/${GAME}`);
  await page.locator('details.more summary').first().click();
  await page.getByRole('button', { name: 'Copy a link to this deal' }).click();
  const link = await page.waitForFunction(() => window.copied).then((copied) => copied.jsonValue());
  await open(page, link);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const roll = dice(3);
  for (let n = 0; n < 4; n += 1) await decide(page, roll);
  expect(await asked(page)).toBe(true);
  const mine = { address: page.url(), position: await at(page) };
  await onDisk(page, GAME);
  await open(page, link);
  await page.getByRole('link', { name: 'Continue your own game of this deal' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(mine.position));
  expect(page.url()).toBe(mine.address);
  // From the beginning, on request: the person's match stays.
  await open(page, link);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.locator('.board').waitFor();
  expect(page.url()).not.toBe(mine.address);
  await open(page, mine.address);
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(mine.position));
});

test('a match begun in another tab leaves this one alone, over a reload of both', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  const roll = dice(3);
  for (let n = 0; n < 3; n += 1) await decide(page, roll);
  const other = await page.context().newPage();
  await settings(other, { language: 'en', pace: 'instant' });
  await start(other, GAME, { seed: 99 });
  expect(await asked(other)).toBe(true);
  await decide(page, roll);
  await decide(other, roll);
  expect(await asked(page)).toBe(true);
  expect(await asked(other)).toBe(true);
  const [here, there] = [await at(page), await at(other)];
  await expect.poll(async () => (await numbers(page)).length).toBe(2);
  await expect.poll(async () => (await matchOf(other, GAME)).steps.length).toBe(there);
  await Promise.all([page.reload(), other.reload()]);
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(here));
  await expect(other.locator('.table')).toHaveAttribute('data-at', String(there));
});

test('a store that the browser closes is opened again at once: nothing is said, nothing is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const plain = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...all) {
      window.database = this;
      return plain.apply(this, all);
    };
    window.alerts = [];
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) window.alerts.push(alert.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await decide(page, dice(3));
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  // As the system does when memory gets low.
  await page.evaluate(() => window.database.close());
  await decide(page, dice(5));
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  const position = await at(page);
  expect(await page.evaluate(() => window.alerts)).toEqual([]);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(position));
});

test('a store that fails for a while gets the last decision without another one', long, async ({ page }) => {
  await page.clock.install();
  await patient(page);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await decide(page, dice(3));
  expect(await asked(page)).toBe(true);
  await page.evaluate(() => {
    window.add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => { throw new DOMException('no', 'UnknownError'); };
  });
  await decide(page, dice(5));
  await expect(page.getByRole('alert')).toContainText('save the game as a file');
  expect(await asked(page)).toBe(true);
  await page.evaluate(() => (IDBObjectStore.prototype.add = window.add));
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await onDisk(page, GAME);
});

test('a write whose answer is lost is no second match', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await decide(page, dice(3));
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  // The next write reaches the disk, but the page hears that it did not.
  await page.evaluate(() => {
    const plain = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...all) {
      const made = plain.call(this, stores, mode, ...all);
      if (mode === 'readwrite') {
        IDBDatabase.prototype.transaction = plain;
        Object.defineProperty(made, 'oncomplete', { set: (heard) => made.addEventListener('complete', () => made.onabort?.(new Event('abort')) ?? heard) });
      }
      return made;
    };
  });
  await decide(page, dice(5));
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  expect(await numbers(page)).toHaveLength(1);
  expect((await kept(page, GAME)).decisions).toHaveLength(await at(page));
});

test('tables in a club\'s page keep matches of their own, and none of them is the visitor\'s', async ({ page, baseURL }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await decide(page, dice(3));
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  const mine = { address: page.url(), position: await at(page) };
  // On the same site, so that only their names separate them.
  const tables = ['squire', 'baron'].map((level) => `<regalia-table id="${level}" game="${GAME}" seats="2" level="${level}" lang="en"></regalia-table>`);
  const club = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A club</title><link rel="icon" href="data:,"><script src="${baseURL}embed.js"></script>${tables.join('')}`);
  });
  await new Promise((done) => club.listen(0, '127.0.0.1', done));
  try {
    await page.goto(`http://127.0.0.1:${club.address().port}/`);
    const frame = async (id) => {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      const frame = await (await page.locator(`#${id} iframe`).elementHandle()).contentFrame();
      await frame.locator('.board').waitFor();
      return frame;
    };
    const [first, second] = [await frame('squire'), await frame('baron')];
    expect(await asked(first)).toBe(true);
    expect(await asked(second)).toBe(true);
    await decide(first, dice(3));
    await decide(first, dice(4));
    await decide(second, dice(3));
    expect(await asked(first)).toBe(true);
    expect(await asked(second)).toBe(true);
    for (const one of [first, second]) await expect(one.locator('.status-note').getByText('another tab')).toHaveCount(0);
    const [here, there] = [await at(first), await at(second)];
    await page.reload();
    await expect((await frame('squire')).locator('.table')).toHaveAttribute('data-at', String(here));
    await expect((await frame('baron')).locator('.table')).toHaveAttribute('data-at', String(there));
  } finally {
    club.closeAllConnections();
    club.close();
  }
  await open(page, mine.address);
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(mine.position));
  await open(page, `#/${GAME}`);
  await expect(page.locator('.game-row:not(.today)')).toHaveCount(1);
});

test('two installs on one origin share neither matches nor settings', async ({ page }) => {
  const [first, second] = ['/a/', '/b/'].map((base) => ({ base, server: serve({ base }) }));
  await listen(first.server, 0, first.base);
  // One port for both: a request that one can't answer goes to the other.
  const origin = createServer((request, response) => {
    const to = request.url.startsWith('/b/') ? second.server : first.server;
    to.emit('request', request, response);
  });
  await new Promise((done) => origin.listen(0, '127.0.0.1', done));
  const address = (base) => `http://127.0.0.1:${origin.address().port}${base}`;
  try {
    await open(page, address('/a/#/settings'));
    await page.getByRole('radio', { name: 'Dark' }).check();
    await open(page, address(`/a/#/${GAME}`));
    await page.locator('button[type=submit]').click();
    await page.locator('.board, .hand-over').first().waitFor();
    await open(page, address(`/b/#/${GAME}`));
    await page.locator('form').waitFor();
    await expect(page.locator('.game-row:not(.today)')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
    await open(page, address(`/a/#/${GAME}`));
    await expect(page.locator('.game-row:not(.today)')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  } finally {
    for (const server of [origin, first.server, second.server]) {
      server.closeAllConnections();
      server.close();
    }
  }
});

test('tabs do not undo each other\'s settings, and take them over at once', long, async ({ page, context }) => {
  await open(page, '#/settings');
  const other = await context.newPage();
  await open(other, '#/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('radio', { name: 'Slow' }).check();
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked();
  const both = { theme: 'dark', pace: 'slow' };
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('regalia/1/settings')))).toEqual(both);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a change in a club\'s table does not make the club\'s theme and language mine', long, async ({ page }) => {
  await open(page, `#/embed/${GAME}?theme=dark&lang=fr&level=squire`);
  await page.locator('.board').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('radio', { name: 'Lente' }).check();
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('regalia/1/settings')))).toEqual({ pace: 'slow' });
});

test.describe('the way back', () => {
  for (const [key, name] of [['r', 'The rules'], ['m', 'Menu'], ['l', 'Log']]) {
    test(`closes ${name} and leaves the match where it is`, longUnless(name === 'Menu'), async ({ page }) => {
      await settings(page, { language: 'en', pace: 'instant' });
      await start(page, GAME, { seed: 12 });
      const address = page.url();
      const dialog = page.getByRole('dialog');
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('.board')).toBeVisible();
      expect(page.url()).toBe(address);
      // Closed in another way, it leaves no entry in the history.
      for (let n = 0; n < 3; n += 1) {
        await page.keyboard.press(key);
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await closed(page);
      await page.goBack();
      await expect(page.locator('form')).toBeVisible();
    });
  }

  test('goes from one panel to the other\'s place, not out of the match', long, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, GAME, { seed: 12 });
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('button', { name: 'Describe the table' }).click();
    await expect(page.locator('.dialog .read')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.board')).toBeVisible();
    await page.goBack();
    await expect(page.locator('form')).toBeVisible();
  });
});
