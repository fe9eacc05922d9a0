// The person to move may ask for a hint and its reason; the match counts the hints.
import { games } from '../../tools/games.mjs';
import { drawn, expect, kept, long, longUnless, matchOf, open, sizes, test, violations } from './support.mjs';
import { PRIMARY, asked, decide, dice, settings, start, tap } from './player.mjs';

// With its chances, unless two decisions are equal or there is only one.
const CHANCES = {
  en: /Win chance: about \d+%|just as good|the only move/,
  fr: /Chances de victoire\s: environ \d+\s%|tout aussi bon|le seul coup/,
};
const GIVEN = { en: 'You asked for 1 hint.', fr: 'Vous avez demandé 1 conseil.' };
const AGAIN = { en: 'Press Hint again', fr: 'Redemandez' };
const KEY = { en: 'Hint', fr: 'Conseil' };

const at = (page) => page.locator('.table').getAttribute('data-at');
const advised = (page) => page.locator('.play .advised');

/** Follows the marks, tap by tap, until that makes a decision. */
async function follow(page) {
  const before = await at(page);
  for (let taps = 0; taps < 6 && (await at(page)) === before; taps += 1) {
    const key = page.locator('.status-keys .advised');
    if ((await key.count()) > 0) await key.first().click();
    else await page.locator('.board .advised:not(.chosen)').first().click();
    await drawn(page);
  }
  expect(await at(page)).not.toBe(before);
}

for (const [nth, { id }] of games().entries()) {
  const language = ['en', 'fr'][nth % 2];
  const size = Object.values(sizes)[nth % 3];
  test(`${id}: a hint is marked, then explained, and may be followed (${language})`, longUnless(id === 'penniless-king'), async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await settings(page, { language, pace: 'instant' });
    await start(page, id, { seed: 12 });
    for (let turn = 0; turn < 4 && (await asked(page)); turn += 1) {
      const before = await at(page);
      // By key and by button in turn.
      const ask = () => (turn % 2 ? page.keyboard.press('h') : page.getByRole('button', { name: KEY[language], exact: true }).click());
      await ask();
      await expect(advised(page).first()).toBeVisible();
      // The mark is a shape: dots, which no other state has.
      expect(await advised(page).first().evaluate((piece) => getComputedStyle(piece).outlineStyle)).toBe('dotted');
      await expect(page.locator('.status-hint')).toBeVisible();
      await expect(page.locator('.status-hint')).not.toHaveText(CHANCES[language]);
      // The hint is an order.
      await expect(page.locator('.status-hint')).toHaveText(/(?:Hint|Conseil)\s?: \p{L}/u);
      await expect(page.locator('.status-hint')).toContainText(AGAIN[language]);
      await ask();
      // Then the reason, with the chances where another move comes near.
      await expect(page.locator('.status-hint')).not.toContainText(AGAIN[language]);
      await expect(page.locator('.status-hint')).toHaveText(/\p{Lu}.+\./u);
      expect(await at(page), 'asking decides nothing').toBe(before);
      if (turn === 0) expect(await violations(page, '.play')).toEqual([]);
      await follow(page);
      await expect(page.locator('.status-hint')).toHaveCount(0);
    }
    expect((await kept(page, id)).hints[0]).toBeGreaterThan(0);
  });
}

for (const language of ['en', 'fr']) {
  test(`the result says how often a hint was asked for, once for each position (${language})`, long, async ({ page }) => {
    test.slow();
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 12 });
    await asked(page);
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('h');
      await expect(advised(page).first()).toBeVisible();
    }
    const roll = dice(3);
    while (await asked(page)) await decide(page, roll);
    await expect(page.locator('.result')).toContainText(GIVEN[language]);
  });
}

test('a table that agreed to play without hints has no key for them, and says so', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', {
    seed: 12,
    setUp: async () => {
      await page.locator('details.more summary').click();
      await page.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'None' }).check();
      await page.locator('details.more summary').click();
    },
  });
  await asked(page);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('.status-note')).toContainText('Hints are off');
  expect((await matchOf(page, 'rogue-monarch')).head.no_hints).toBe(true);
});

test('passed between two, nobody sees what the other was advised', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', {
    seed: 12,
    setUp: async () => {
      for (const seat of await page.locator('.seat-choice').all()) await seat.getByRole('radio', { name: 'Human' }).check();
    },
  });
  await page.locator('.hand-over .primary').click();
  await page.keyboard.press('h');
  await expect(advised(page).first()).toBeVisible();
  // Until the device is passed on: beside a hint, only the advised move has a golden button.
  const roll = dice(5);
  const [golden, piece] = [page.locator(PRIMARY).first(), page.locator('.board .advised:not([aria-pressed=true])').first()];
  while ((await asked(page)) && (await page.locator('.hand-over').count()) === 0) {
    if (await golden.isVisible()) await golden.click();
    else if (await piece.isVisible()) await piece.click();
    else await tap(page, roll);
  }
  await expect(advised(page)).toHaveCount(0);
  await expect(page.locator('.status-hint')).toHaveCount(0);
  await page.locator('.hand-over .primary').click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(advised(page)).toHaveCount(0);
  await expect(page.locator('.status-hint')).toHaveCount(0);
});

test('an embedded table has hints, or none where the club says so', long, async ({ page }) => {
  for (const [asks, keys] of [['', 1], ['&hints=off', 0]]) {
    await page.goto('about:blank');
    await open(page, `#/embed/rogue-monarch?seed=7&lang=en${asks}`);
    await page.locator('.board').waitFor();
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(keys);
  }
  await page.goto('about:blank');
  await open(page, '#/embed/rogue-monarch?hints=perhaps&lang=en');
  await expect(page.getByText('hints “perhaps”')).toBeVisible();
});

test.describe('without the worker', () => {
  test.use({ tolerate: { 'the worker is cut off': /worker/i } });
  test('a hint that cannot be had is said to be so, and play goes on', async ({ page }) => {
    await settings(page, { language: 'fr', pace: 'instant' });
    await page.addInitScript(() => delete window.Worker);
    await start(page, 'rogue-monarch', { seed: 12 });
    await asked(page);
    await page.keyboard.press('h');
    await expect(page.locator('.status-note', { hasText: 'Pas de conseil' })).toBeVisible();
    await decide(page, dice(1));
  });
});
