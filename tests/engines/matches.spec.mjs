// Whole matches in every engine: by taps, by keys, between two people, over a reload.
import { games } from '../../tools/games.mjs';
import { expect, settings, start, test } from './fixtures.mjs';
import { asked, decide, decisions, playOut, playOutByKeys, pressTo } from './stranger.mjs';

for (const { id } of games()) {
  test(`a whole match by taps: ${id}`, async ({ page, home }) => {
    await settings(page, home);
    await start(page, home, id);
    // The bar is in sight: WebKit scrolled it away with the focus. A fraction of a pixel more than
    // the screen gave Firefox a scroll bar.
    expect(await page.evaluate(() => [scrollY, document.querySelector('.bar').getBoundingClientRect().top, document.documentElement.scrollHeight])).toEqual([0, 0, 1180]);
    await playOut(page, { seed: 5 });
    expect(await page.text('.result h2')).toMatch(/\p{L}/u);
  });
}

test('a whole match passed between two people, each of whom sees their own hand alone', async ({ page, home }) => {
  // Up to 200 turns of several taps each, which WebKitGTK draws without a GPU.
  test.slow();
  await settings(page, home, { memory: false });
  await start(page, home, 'rogue-monarch', { seats: ['Human', 'Human'] });
  let handOvers = 0;
  const uncovered = () => page.count('.hand .card:not(.card-back)');
  await playOut(page, {
    seed: 5,
    between: async () => {
      await asked(page);
      if ((await page.count('.hand-over')) === 0) return;
      handOvers += 1;
      expect(await uncovered()).toBe(0);
    },
  });
  expect(handOvers).toBeGreaterThan(2);
  expect(await page.text('.result h2')).toMatch(/\p{L}/u);
});

test('a whole match by keys, from the home page on', async ({ page, home }) => {
  await settings(page, home);
  await page.open(home.address);
  expect(await pressTo(page, 'Tab', '.cover-link[href="#/rogue-monarch"]')).toBe(true);
  await page.press('Enter');
  await page.shown('form');
  expect(await pressTo(page, 'Tab', 'details.more summary')).toBe(true);
  await page.press('Enter');
  expect(await pressTo(page, 'Tab', '#seed')).toBe(true);
  await page.type('4');
  expect(await pressTo(page, 'Tab', 'button[type=submit]')).toBe(true);
  await page.press('Enter');
  await page.shown('.board');
  await playOutByKeys(page, { seed: 4 });
  expect(await page.text('.result h2')).toMatch(/\p{L}/u);
});

test('a match is there again after a reload, and what was decided can be undone', async ({ page, home }) => {
  await settings(page, home);
  await start(page, home, 'monarch');
  await decide(page, { seed: 3, times: 3 });
  const before = await decisions(page);
  const log = await page.text('.log');
  // Only what is on the disk can be restored.
  await page.until(
    (game, shown) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('regalia', 1);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () => {
            opening.result.close();
            const steps = all.result.map((text) => JSON.parse(text)).filter(({ n }) => n !== undefined);
            done(Math.max(-1, ...steps.map(({ n }) => n)) + 1 === shown);
          };
        };
      }),
    'monarch',
    before,
  );
  await page.reload();
  await asked(page);
  expect(await decisions(page)).toBe(before);
  // The log beside the board is a chunk that comes after it.
  await page.until(() => document.querySelector('.log') !== null);
  expect(await page.text('.log')).toBe(log);
  // Decisions that revealed nothing can be undone, such as the first of a turn.
  const canUndo = () => page.evaluate(() => !document.querySelector('.bar-tools .tool').disabled);
  for (let seed = 10; !(await canUndo()); seed += 1) await decide(page, { seed });
  const last = await decisions(page);
  // The page before the reload no longer has the match: WebKit took the lock from it as it was
  // left.
  expect(await page.evaluate(() => navigator.locks.query().then(({ pending }) => pending.length))).toBe(0);
  expect(await page.text('.status')).not.toContain('another tab');
  await page.press('u');
  await page.until((from) => Number(document.querySelector('.table').dataset.at) < from, last);
});
