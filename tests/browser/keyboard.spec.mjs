// Every game from the home page to its result with the keyboard only, on the smallest of the three
// screens.
import { games } from '../../tools/games.mjs';
import { drawn, expect, long, longUnless, sizes, test } from './support.mjs';
import { playOutByKeys, pressTo, settings, startByKeys } from './player.mjs';

test.use({ viewport: sizes.phone });

for (const { id: game } of games()) {
  test(`a whole match with the keyboard alone: ${game}`, longUnless(game === 'mon-royaume'), async ({ page }) => {
    await settings(page, { pace: 'instant', language: 'en', motion: false });
    await startByKeys(page, game, 4);
    await playOutByKeys(page, { seed: 4 });
    await expect(page.locator('.result h2')).toHaveText(/\p{L}/u);
  });
}

test('the keys of the table: a card’s text, the rules, and back', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await startByKeys(page, 'rogue-monarch', 4);
  await page.locator('.board button.lit').first().waitFor();
  // A card shows its full text on request.
  await pressTo(page, 'ArrowRight', '[title]');
  await page.keyboard.press('i');
  await expect(page.locator('.status-read')).toContainText(/Court card|hand/);
  // The log and the rules are one key away, and Escape leads back.
  for (const [key, inside] of [
    ['l', '.log'],
    ['r', '.rulebook'],
  ]) {
    await page.keyboard.press(key);
    await drawn(page);
    await expect(page.locator(`.dialog ${inside}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.dialog')).toHaveCount(0);
  }
});

test('a panel has the keys wherever the focus is, and a tap beside it closes it', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'fr' });
  await startByKeys(page, 'penniless-king', 4);
  const [dialog, card] = [page.locator('.dialog'), page.locator('.board button.lit').first()];
  await card.focus();
  const open = async () => {
    await page.keyboard.press('r');
    await drawn(page);
    await expect(dialog).toBeVisible();
  };
  // The text comes after the panel, and takes the room that was kept for it.
  let comes;
  const asked = new Promise((done) => (comes = done));
  await page.route('**/rules.fr.html', async (route) => {
    await asked;
    await route.continue();
  });
  await open();
  const { y } = await dialog.boundingBox();
  comes();
  await expect(dialog.locator('.rulebook')).toBeVisible();
  expect((await dialog.boundingBox()).y).toBe(y);
  // Selecting words in it, with a drag that ends beside it, closes nothing; the focus is then
  // nowhere.
  await page.mouse.move(190, y + 200);
  await page.mouse.down();
  await page.mouse.move(190, y - 20, { steps: 4 });
  await page.mouse.up();
  await drawn(page);
  await expect(dialog).toBeVisible();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('m');
  await page.keyboard.press('Tab');
  await drawn(page);
  await expect(page.locator('.dialog .rulebook')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement.closest('.dialog') !== null)).toBe(true);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('Escape');
  await drawn(page);
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
  await open();
  await page.mouse.click(190, y - 20);
  await drawn(page);
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
});
