// A match of another rules version cannot be continued; it can be viewed as far as today's rules
// allow, and its save is unchanged.
import { readFileSync } from 'node:fs';
import { expect, longUnless, onDisk, open, records, sizes, test, violations } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';

const GAME = 'rogue-monarch';
const OLD = readFileSync(new URL('../saves/rogue-monarch-1.json', import.meta.url), 'utf8');
const at = async (page) => Number(await page.locator('.replay-bar input').inputValue());

const words = {
  en: { look: 'Watch', said: /: \d+ of its 20 moves are legal under the current rules/, next: 'Next move', close: 'Close' },
  fr: { look: 'Regarder', said: /coups permis par les règles actuelles\s: \d+ sur 20/, next: 'Coup suivant', close: 'Fermer' },
};

for (const [language, w] of Object.entries(words)) {
  test(`a file of other rules is looked at, and the match under way stays (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await settings(page, { language, pace: 'instant' });
    await start(page, GAME, { seed: 12 });
    await decide(page, dice(3));
    await asked(page);
    await onDisk(page, GAME);
    const before = await records(page);
    await open(page, `#/${GAME}`);
    await page.locator('details:has(input[type=file])').evaluate((more) => (more.open = true));
    await page.locator('input[type=file]').setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer: Buffer.from(OLD) });
    await expect(page.locator('.status-note')).toContainText(w.said);
    await expect(page.locator('.board')).toBeVisible();
    // Decisions, undo and hints are not available.
    await expect(page.locator('.board .lit')).toHaveCount(0);
    for (const key of ['u', 'y', 'h', 'Enter']) await page.keyboard.press(key);
    const last = Number(await page.locator('.replay-bar input').getAttribute('max'));
    expect(last).toBeGreaterThan(0);
    expect(await at(page)).toBe(0);
    for (let n = 1; n <= last; n += 1) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => at(page)).toBe(n);
    }
    await expect(page.locator('.status-note')).toContainText(w.said);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: w.close, exact: true }).click();
    await expect(page.locator('form.form')).toBeVisible();
    expect(await records(page), 'nothing was written').toEqual(before);
  });

  test(`what is kept of other rules is looked at, and stays as it is (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, GAME, { seed: 12 });
    for (let n = 0; n < 2; n += 1) await decide(page, dice(3));
    await asked(page);
    await onDisk(page, GAME);
    await page.evaluate(() => new Promise((done) => {
      const opening = indexedDB.open('regalia');
      opening.onsuccess = () => {
        const store = opening.result.transaction(['records'], 'readwrite').objectStore('records');
        store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
          if (!cursor) return done();
          if (/^match\/[^/]*\/\d+$/.test(cursor.key)) cursor.update(cursor.value.replace(/"rules":\d+/, '"rules":1'));
          cursor.continue();
        };
      };
    }));
    const before = await records(page);
    await page.reload();
    await page.getByRole('link', { name: w.look }).click();
    await expect(page.locator('.replay-bar')).toBeVisible();
    await page.getByRole('button', { name: w.next, exact: true }).click();
    expect(await at(page)).toBe(1);
    // From the set-up as well, and after a reload.
    await page.reload();
    await expect(page.locator('.replay-bar')).toBeVisible();
    await open(page, `#/${GAME}`);
    await page.locator('.game-row:not(.today) a').click();
    await expect(page.getByRole('link', { name: w.look })).toBeVisible();
    expect(await records(page)).toEqual(before);
  });
}

test('there is nothing to be looked at: said, with a way on', async ({ page }) => {
  await settings(page, { language: 'en' });
  await open(page, '#/monarch/look');
  await expect(page.locator('#main .note')).toContainText('No game in progress');
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
});
