// Sample Game: whole matches by mouse, in both languages.
import { expect, noHorizontalScroll, sizes, test, violations } from './support.mjs';
import { playOut, settings, start } from './player.mjs';

for (const [language, verdict] of [['en', /won|shared/], ['fr', /gagne|partagée/]]) {
  test(`a whole match by mouse: ${language}`, async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await settings(page, { pace: 'instant', language });
    await start(page, 'sample-game', { seed: 3 });
    await noHorizontalScroll(page);
    expect(await violations(page), 'the first decision').toEqual([]);
    await playOut(page);
    await expect(page.locator('.result h2')).toHaveText(verdict);
    expect(await violations(page), 'the result').toEqual([]);
  });
}
