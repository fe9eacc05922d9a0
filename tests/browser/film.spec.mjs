// What happens is shown event by event, before the next decision.
import { expect, test } from './support.mjs';
import { bots, hurry, knownChance, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

test.use({ serviceWorkers: 'block' });

const largest = async (page) => {
  const counts = await page.locator('fieldset').first().getByRole('radio').all();
  if (counts.length > 1) await counts.at(-1).check();
  await bots(page);
};

for (const { id } of games()) {
  test(`${id}: every beat of a whole match can be drawn, at the largest table`, async ({ page }) => {
    await knownChance(page);
    await settings(page, { language: 'en', pace: 'slow', motion: false });
    await start(page, id, { seed: 5, setUp: largest });
    // Each beat is drawn and left.
    await hurry(page);
    await page.locator('.result, .crash').waitFor();
    await expect(page.locator('.crash')).toHaveCount(0);
    const [beats, at] = await page.evaluate(() => [window.beats, Number(document.querySelector('.table').dataset.at)]);
    expect(at, 'decisions').toBeGreaterThan(10);
    expect(beats, 'beats shown').toBeGreaterThan(at / 2);
  });
}

test('at normal pace each beat stands for its time, in order, and a tap goes on', async ({ page }) => {
  await knownChance(page);
  await settings(page, { language: 'en', pace: 'normal', motion: true });
  await start(page, 'rogue-monarch', { seed: 3, setUp: bots });
  await page.evaluate(() => {
    window.heads = [];
    const look = () => {
      const text = document.querySelector('.headline')?.textContent.trim();
      if (text && window.heads.at(-1)?.text !== text) window.heads.push({ text, at: performance.now() });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
  await expect.poll(() => page.evaluate(() => window.heads.length)).toBeGreaterThan(8);
  const heads = await page.evaluate(() => window.heads);
  // A busy machine makes all of it longer, and one beat shorter by what the one before was late.
  const [first, last] = [heads[0], heads.at(-1)];
  expect((last.at - first.at) / (heads.length - 1), 'milliseconds a beat').toBeGreaterThan(600);
  // The log tells the same, in the same order.
  const lines = await page.locator('.rail .log p').allTextContents();
  const told = heads.map(({ text }) => text);
  for (const text of told.slice(0, -1)) expect(lines.some((line) => text.includes(line)), text).toBe(true);
  // Somebody who has seen enough taps.
  await page.locator('.filming').waitFor();
  const before = await page.evaluate(() => window.heads.length);
  await page.locator('.board').click({ position: { x: 5, y: 5 } });
  await expect.poll(() => page.evaluate(() => window.heads.length)).toBeGreaterThan(before);
});
