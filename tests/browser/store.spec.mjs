// Matches are on the disk, record by record; anything the browser does to them is reported in a
// sentence, and nothing is lost.
import { expect, long, longUnless, matchOf, numbersOf, onDisk, open, records, test } from './support.mjs';
import { asked, decide, dice, playOut, settings, start, tap } from './player.mjs';

const GAME = 'rogue-monarch';
const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/** Waits until it is a person's turn and everything is saved; returns the position then. */
async function settled(page) {
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  return at(page);
}

/** Makes a few taps, each when everything before is saved; returns the position then. */
async function play(page, taps) {
  const roll = dice(3);
  for (let n = 0; n < taps; n += 1) {
    await settled(page);
    await tap(page, roll);
  }
  return settled(page);
}

test('every write asks for the disk, holds what is new and nothing else', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await page.addInitScript(() => {
    window.writes = [];
    const plain = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const made = plain.call(this, stores, mode, options);
      if (mode === 'readwrite') {
        const write = { durability: made.durability, added: [], bytes: 0, waited: false, committed: false };
        const records = made.objectStore('records');
        const add = records.add.bind(records);
        records.add = (text, key) => {
          write.added.push(key);
          write.bytes += text.length;
          const request = add(text, key);
          request.addEventListener('success', () => (write.waited ||= !write.committed));
          return request;
        };
        const commit = made.commit.bind(made);
        made.commit = () => {
          write.committed = true;
          commit();
        };
        window.writes.push(write);
      }
      return made;
    };
  });
  await start(page, GAME, { seed: 12 });
  await play(page, 12);
  // The test reads the store too.
  const writes = (await page.evaluate(() => window.writes)).filter((write) => write.added.length > 0);
  expect(writes.length).toBeGreaterThan(8);
  // It is on its way to the disk before the browser has answered: the page may be closed then.
  for (const { durability, waited, committed } of writes) expect([durability, waited, committed]).toEqual(['strict', false, true]);
  const keys = writes.flatMap((write) => write.added);
  expect(new Set(keys).size).toBe(keys.length);
  // The head once, then small steps.
  for (const write of writes.slice(1)) expect(write.bytes / write.added.length).toBeLessThan(100);
});

test('what was taken back stays taken back, and can be done again, after the page is opened anew', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12, setUp: async () => {
    await page.locator('details.more summary').click();
    await page.getByRole('radio', { name: 'Unlimited' }).check();
    await page.locator('details.more summary').click();
  } });
  const before = await play(page, 5);
  await page.keyboard.press('u');
  await expect.poll(() => at(page)).toBeLessThan(before);
  const after = await at(page);
  await expect.poll(async () => (await matchOf(page, GAME)).steps.at(-1).to).toBe(after);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(after));
  await page.keyboard.press('y');
  await expect.poll(() => at(page)).toBeGreaterThan(after);
});

test('a full disk is said, the match goes on in memory, and is written when there is room', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await play(page, 3);
  await page.evaluate(() => {
    window.add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await decide(page, dice(1));
  await expect(page.getByRole('alert')).toContainText('save the game as a file');
  expect(await asked(page)).toBe(true);
  const steps = (await matchOf(page, GAME)).steps.length;
  await page.evaluate(() => (IDBObjectStore.prototype.add = window.add));
  await decide(page, dice(1));
  await expect(page.getByRole('alert')).toHaveCount(0);
  const position = await settled(page);
  expect((await matchOf(page, GAME)).steps.length).toBeGreaterThan(steps + 1);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(position));
});

test('a write that is aborted while a game ends loses nothing, is said, and is made again', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, GAME, { seed: 5 });
  await play(page, 3);
  // The end of a game removes its steps, all at once.
  await page.evaluate(() => {
    window.remove = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = function (what) {
      const request = window.remove.call(this, what);
      if (typeof what !== 'string') this.transaction.abort();
      return request;
    };
  });
  await playOut(page, { seed: 2 });
  await expect(page.getByRole('alert')).toContainText('save the game as a file');
  const { steps, finished } = await matchOf(page, GAME);
  expect(finished).toBe(undefined);
  expect(steps.length).toBeGreaterThan(3);
  await page.evaluate(() => (IDBObjectStore.prototype.delete = window.remove));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await onDisk(page, GAME);
  const keys = (await records(page)).map(([key]) => key).filter((key) => key !== 'now/last');
  expect(keys.map((key) => key.split('/')[0])).toEqual(['done']);
  await page.reload();
  await expect(page.locator('.result')).toBeVisible();
});

for (const [language, sentence] of [['en', 'isn’t saved yet'], ['fr', 'pas encore enregistré']]) {
  test(`a slow disk is said after a second, and taken back (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, GAME, { seed: 12 });
    await play(page, 3);
    const toast = page.locator('.toast', { hasText: sentence });
    await expect(toast).toHaveCount(0);
    // Another page holds the store.
    await page.evaluate(() => new Promise((held) => {
      window.impatient = true;
      const opening = indexedDB.open('regalia', 1);
      opening.onsuccess = () => {
        const records = opening.result.transaction(['records'], 'readwrite').objectStore('records');
        const again = () => {
          held();
          if (!window.letGo) records.count().onsuccess = again;
        };
        again();
      };
    }));
    await decide(page, dice(1));
    await expect(toast).toBeVisible();
    await page.evaluate(() => (window.letGo = true));
    await expect(toast).toHaveCount(0);
  });
}

test('a store that is slow to open shows no wrong page meanwhile', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  const position = await play(page, 3);
  await page.addInitScript(() => {
    const plain = IDBFactory.prototype.open;
    window.shown = new Set();
    new MutationObserver(() => window.shown.add((document.body?.innerText ?? '').replace(/\s+/g, ' '))).observe(document, { childList: true, subtree: true });
    IDBFactory.prototype.open = function (...all) {
      const real = plain.apply(this, all);
      const late = { get result() { return real.result; }, get error() { return real.error; } };
      real.onupgradeneeded = (event) => late.onupgradeneeded?.(event);
      real.onsuccess = (event) => setTimeout(() => late.onsuccess?.(event), 600);
      real.onerror = (event) => late.onerror?.(event);
      return late;
    };
  });
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(position));
  const seen = await page.evaluate(() => [...window.shown]);
  expect(seen.filter((text) => /No game in progress|isn’t saving anything/.test(text))).toEqual([]);
  await page.locator('.bar-back').click();
  await expect(page.getByRole('link', { name: /^Continue / })).toHaveCount(1);
});

test('a store that never answers is not waited for: the game goes on in memory and says so', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await page.addInitScript(() => {
    window.impatient = true;
    IDBFactory.prototype.open = () => new EventTarget();
  });
  await open(page, '#/rogue-monarch');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('save the game as a file');
  const roll = dice(3);
  for (let n = 0; n < 3; n += 1) await decide(page, roll);
});

test('a store that is emptied in play is filled again', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await play(page, 4);
  await page.evaluate(() => new Promise((done) => {
    const opening = indexedDB.open('regalia', 1);
    opening.onsuccess = () => {
      const emptying = opening.result.transaction(['records'], 'readwrite');
      emptying.objectStore('records').clear();
      emptying.oncomplete = done;
    };
  }));
  await decide(page, dice(1));
  const position = await settled(page);
  expect((await matchOf(page, GAME)).steps).toHaveLength(position);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(position));
});

test('two tabs at one match, in a browser without locks: neither spoils the other, nothing is lost', long, async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await play(page, 3);
  const other = await context.newPage();
  await settings(other, { language: 'en', pace: 'instant' });
  await open(other, '#/rogue-monarch/table');
  await other.locator('.board').waitFor();
  await decide(page, dice(1));
  await decide(other, dice(2));
  expect(await asked(page)).toBe(true);
  expect(await asked(other)).toBe(true);
  await expect.poll(async () => (await numbersOf(page, GAME)).length).toBe(2);
  // A third tab finds a match that can be opened: the one whose saving began last.
  await other.close();
  await page.reload();
  await expect(page.locator('.board')).toBeVisible();
});
