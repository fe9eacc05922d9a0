// Every game from the home page to its result with the keyboard alone, on the
// smallest of the three screens.
import { games } from '../../tools/games.mjs';
import { expect, sizes, test } from './support.mjs';
import { playOutByKeys, pressTo, settings, startByKeys } from './player.mjs';

test.use({ viewport: sizes.phone });

for (const { id: game } of games()) {
  test(`a whole match with the keyboard alone: ${game}`, async ({ page }) => {
    await settings(page, { pace: 'instant', language: 'en', motion: false });
    await startByKeys(page, game, 4);
    await playOutByKeys(page, { seed: 4 });
    await expect(page.locator('.result h2')).toHaveText(/\p{L}/u);
  });
}

test('the keys of the table: a card’s text, the rules, and back', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await startByKeys(page, 'rogue-monarch', 4);
  await page.locator('.board button.lit').first().waitFor();
  // A card says its full text when asked.
  await pressTo(page, 'ArrowRight', '[title]');
  await page.keyboard.press('i');
  await expect(page.locator('.status-read')).toContainText(/Place|hand/);
  // The log and the rules are a key away, and Escape leads back.
  for (const [key, inside] of [
    ['l', '.log'],
    ['r', '.rulebook'],
  ]) {
    await page.keyboard.press(key);
    await expect(page.locator(`.dialog ${inside}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.dialog')).toHaveCount(0);
  }
});
