// Read before you play: no single tap and no long press spends anything.
import { expect, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** So many positions of a match are tried, so many decisions apart. */
const POSITIONS = 5;
const APART = 4;

/** Whatever on the board is a piece and no key. */
const PIECES = '.board button:not(.button):not(:disabled)';

for (const { id } of games()) {
  test(`${id}: no single tap on a piece decides anything, and Escape puts it back`, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant', motion: false, 'one-tap': false });
    await start(page, id, { seed: 11 });
    const at = () => page.locator('.table').getAttribute('data-at');
    const roll = dice(6);
    // On the person's turn: some boards can be read while a bot thinks.
    for (let position = 0; position < POSITIONS && (await asked(page)); position += 1) {
      // Whoever got us here may have left a piece lifted.
      await page.keyboard.press('Escape');
      const before = await at();
      const count = await page.locator(PIECES).count();
      for (let nth = 0; nth < count; nth += 1) {
        const piece = page.locator(PIECES).nth(nth);
        if (!(await piece.isVisible())) continue;
        await piece.click();
        expect(await at(), `${await piece.getAttribute('class')} was tapped once`).toBe(before);
        // What was opened to be read is closed, what was lifted is put back.
        const dialog = page.locator('.dialog-close');
        if (await dialog.isVisible()) await dialog.click();
        await page.keyboard.press('Escape');
        await expect(page.locator('.status-keys')).toHaveCount(0);
      }
      for (let n = 0; n < APART; n += 1) await decide(page, roll);
    }
  });

  test(`${id}: a long press only reads`, async ({ page }) => {
    // Even where one tap would play.
    await settings(page, { language: 'en', pace: 'instant', motion: false, 'one-tap': true });
    await start(page, id, { seed: 11 });
    expect(await asked(page)).toBe(true);
    const piece = page.locator('.board button[title]').first();
    await piece.waitFor();
    const at = () => page.locator('.table').getAttribute('data-at');
    const before = await at();
    const text = await piece.getAttribute('title');
    await piece.hover();
    await page.mouse.down();
    await expect(page.locator('.status-read')).toHaveText(text);
    await page.mouse.up();
    expect(await at()).toBe(before);
    await expect(page.locator('.status-read')).toHaveText(text);
  });
}
