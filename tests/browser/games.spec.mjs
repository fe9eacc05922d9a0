// Many games at once: the list on the home page, and everything in one file for another device.
import { readFileSync } from 'node:fs';
import { expect, kept, long, longUnless, matchOf, noHorizontalScroll, numbersOf, onDisk, open, put, records, sizes, test, violations, watch } from './support.mjs';
import { asked, decide, dice, playOut, settings, start } from './player.mjs';

const row = (page, name) => page.locator('.game-row:not(.today)').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Begins a match of each of these games, and makes a decision in each. */
async function begin(page, ids) {
  for (const [nth, id] of ids.entries()) {
    await start(page, id, { seed: 12 + nth });
    if (await asked(page)) await decide(page, dice(3));
    await asked(page);
    await onDisk(page, id);
  }
}

test('the home page lists games in progress, the one played last first, and goes on with each', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await begin(page, ['rogue-monarch', 'monarch', 'rogue-monarch']);
  await open(page, '');
  const names = page.locator('.game-row:not(.today) h3');
  await expect(names).toHaveText(['Rogue Monarch', 'Monarch', 'Rogue Monarch']);
  await expect(page.locator('.game-row:not(.today)').first()).toContainText('You, ');
  await expect(page.locator('.game-row:not(.today)').first()).toContainText('Your turn');
  // Playing one moves it to the top.
  await page.getByRole('link', { name: 'Continue Monarch', exact: true }).click();
  await page.locator('.board').waitFor();
  await decide(page, dice(5));
  await asked(page);
  await onDisk(page, 'monarch');
  await open(page, '');
  await expect(names).toHaveText(['Monarch', 'Rogue Monarch', 'Rogue Monarch']);
  // The set-up page lists those of its game.
  await open(page, '#/rogue-monarch');
  await expect(page.locator('.game-row:not(.today)')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});

for (const [language, w] of Object.entries({
  en: { more: 'More for', label: 'Name of this game', save: 'Save', remove: 'Delete', removed: 'deleted.', undo: 'Undo', game: 'Rogue Monarch' },
  fr: { more: 'Autres actions', label: 'Nom de la partie', save: 'Enregistrer', remove: 'Supprimer', removed: 'Partie supprimée', undo: 'Annuler', game: 'Le Roy des Ribauds' },
})) {
  test(`a game is renamed, deleted, and brought back, by the keyboard (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await settings(page, { language, pace: 'instant' });
    await begin(page, ['rogue-monarch']);
    const before = await kept(page, 'rogue-monarch');
    await open(page, '');
    await page.getByRole('button', { name: new RegExp(`^${w.more}`) }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(w.label).fill('Dimanche');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Dimanche')).toContainText(w.game);
    expect(await violations(page)).toEqual([]);
    await noHorizontalScroll(page);
    await page.reload();
    await row(page, 'Dimanche').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await row(page, 'Dimanche').getByRole('button', { name: w.remove }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.in-progress [role=status]')).toContainText(w.removed);
    await expect(page.locator('.game-row:not(.today)')).toHaveCount(0);
    await expect.poll(() => numbersOf(page, 'rogue-monarch')).toEqual([]);
    // The focus is on the way back.
    await expect(page.getByRole('button', { name: w.undo })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Dimanche')).toHaveCount(1);
    await expect.poll(async () => (await numbersOf(page, 'rogue-monarch')).length).toBe(1);
    expect(await kept(page, 'rogue-monarch')).toEqual(before);
  });
}

test('everything goes to another device in one file, and is not added twice', async ({ page, browser, baseURL }) => {
  await settings(page, { language: 'en', pace: 'instant', theme: 'dark' });
  await start(page, 'rogue-monarch', { seed: 5 });
  await playOut(page, { seed: 2 });
  await onDisk(page, 'rogue-monarch');
  const finished = page.url();
  await begin(page, ['monarch']);
  await open(page, '#/move');
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save everything as a file' }).click()]);
  await expect(page.locator('main .note')).toContainText('2 games saved.');
  expect(file.suggestedFilename()).toMatch(/^regalia-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');

  const context = await browser.newContext({ baseURL });
  await watch(context);
  const there = await context.newPage();
  await open(there, '#/move');
  const read = (name, buffer) => there.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(buffer) });
  await read('nothing.json', text.slice(0, -9));
  await expect(there.locator('main .note')).toContainText('Nothing was changed');
  await read('regalia.json', text);
  await expect(there.locator('main .note')).toContainText('2 games added.');
  await read('regalia.json', text);
  await expect(there.locator('main .note')).toContainText('0 games added, 2 already here.');
  await there.getByRole('button', { name: 'Use the settings in the file' }).click();
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(there, '');
  await expect(there.locator('.game-row:not(.today) h3')).toHaveText(['Monarch']);
  await open(there, new URL(finished).hash);
  await expect(there.locator('.result')).toBeVisible();
  expect(await kept(there, 'rogue-monarch')).toEqual(await (await open(page, finished), kept(page, 'rogue-monarch')));
  await context.close();
});

test('when the store is full the oldest finished games without a star go, once that was said', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 5 });
  await playOut(page, { seed: 2 });
  await onDisk(page, 'rogue-monarch');
  const [[, text]] = (await records(page)).filter(([key]) => key.startsWith('done/'));
  const key = (number) => `done/${String(9_999_999_999_999_999n - BigInt(number)).padStart(16, '0')}/rogue-monarch`;
  const star = text.replace('"about":{', '"about":{"star":true,');
  await put(page, Array.from({ length: 30 }, (_, n) => [key(n + 1), n < 5 ? star : text]));
  await start(page, 'rogue-monarch', { seed: 6 });
  await decide(page, dice(3));
  await asked(page);
  await onDisk(page, 'rogue-monarch');
  // There is room again once something was removed.
  const fill = () => page.evaluate(() => {
    const { add, delete: remove } = IDBObjectStore.prototype;
    window.wasSaid = [];
    IDBObjectStore.prototype.delete = function (key) {
      if (typeof key === 'string' && key.startsWith('done/')) {
        Object.assign(IDBObjectStore.prototype, { add, delete: remove });
        window.wasSaid.push(document.querySelector('[role=alert]')?.textContent ?? '');
      }
      return remove.call(this, key);
    };
    IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  const left = async () => {
    const keys = (await records(page)).map(([at]) => at);
    return Array.from({ length: 30 }, (_, n) => n + 1).filter((n) => keys.includes(key(n)));
  };
  const some = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  // Each time it is said before anything goes.
  for (const expected of [[...some(1, 5), ...some(21, 30)], some(1, 5)]) {
    await fill();
    await decide(page, dice(3));
    await expect(page.getByRole('alert')).toContainText('save the game as a file');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => window.wasSaid)).toEqual([expect.stringContaining('save the game as a file')]);
    await asked(page);
    await onDisk(page, 'rogue-monarch');
    expect(await left()).toEqual(expected);
  }
});

test('a file with a game twice, or whose writing is interrupted, brings every game once', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 5 });
  await playOut(page, { seed: 2 });
  await onDisk(page, 'rogue-monarch');
  const [[, text]] = (await records(page)).filter(([key]) => key.startsWith('done/'));
  const number = (n) => Date.UTC(2026, 0, 1) + n;
  const file = (...numbers) => JSON.stringify({ 'regalia-device': 1, settings: {}, matches: numbers.map((n) => ({ scope: 'rogue-monarch', number: number(n), finished: text })) });
  await open(page, '#/move');
  const read = (...numbers) => page.locator('input[type=file]').setInputFiles({ name: 'regalia.json', mimeType: 'application/json', buffer: Buffer.from(file(...numbers)) });
  const note = page.locator('main .note');
  await read(1, 2, 1, 3);
  await expect(note).toHaveText('3 games added, 1 already here.');
  // The transaction is aborted once, after most of it: the games are written one by one.
  const abort = (nth) => page.evaluate((at) => {
    const { add } = IDBObjectStore.prototype;
    let left = at;
    IDBObjectStore.prototype.add = function (value, key) {
      const request = add.call(this, value, key);
      left -= 1;
      if (left === 0) this.transaction.abort();
      if (left <= 0 && at > 0) IDBObjectStore.prototype.add = add;
      return request;
    };
  }, nth);
  await abort(4);
  await read(4, 5, 6, 7, 8);
  await expect(note).toHaveText('5 games added.');
  expect((await numbersOf(page, 'rogue-monarch')).length).toBe(9);
  // Nothing can be written: that is said, and what is here stays.
  await page.evaluate(() => { IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  await read(7, 8, 9);
  await expect(note).toHaveText('0 games added, 2 already here, 1 couldn’t be saved.');
  expect((await numbersOf(page, 'rogue-monarch')).length).toBe(9);
});
