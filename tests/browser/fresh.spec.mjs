// A board is updated in place again and again: the result is the same as in a page that was just
// opened.
import { expect, long, onDisk, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/**
 * The number of positions of a match that are compared, and how many of the person's decisions they
 * are apart.
 */
const POSITIONS = 6;
const APART = 2;

/**
 * Returns the board, one element per line, without what is not part of the position: the marks of
 * recent events.
 */
const drawn = (page) =>
  page.locator('.board').evaluate((board) => {
    const line = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      const attributes = [...node.attributes].filter(({ name }) => !['data-touched', 'style'].includes(name));
      return `${node.localName} ${attributes.map(({ name, value }) => `${name}=${value}`).sort().join(' ')}`;
    };
    const all = document.createTreeWalker(board, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const lines = [];
    while (all.nextNode()) lines.push(line(all.currentNode));
    return lines.filter((text) => text.trim()).join('\n');
  });

for (const { id } of games()) {
  test(`${id}: the board is what a fresh page draws`, long, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant', motion: false, 'one-tap': false });
    await start(page, id, { seed: 21 });
    const roll = dice(8);
    for (let position = 0; position < POSITIONS && (await asked(page)); position += 1) {
      await page.keyboard.press('Escape');
      await onDisk(page, id);
      const before = await drawn(page);
      await page.reload();
      await page.locator('.board').waitFor();
      expect(await asked(page)).toBe(true);
      expect(await drawn(page), `position ${position}`).toBe(before);
      for (let n = 0; n < APART; n += 1) await decide(page, roll);
    }
  });
}
