// Whatever stands on a board answers in words: every symbol, number and zone,
// by hover, long press, tap or `i`, in both languages.
import { expect, test } from './support.mjs';
import { decide, dice, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** So many positions of a match are looked at, so many decisions apart. */
const POSITIONS = 5;
const APART = 5;

/** What of the board says nothing of itself: symbols and bare numbers without a text around them. */
const silent = (page) =>
  page.evaluate(() => {
    const seen = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    // A key says in its own words what it does.
    const answers = (element) => element.closest('[title]:not([title=""]), button.button, summary');
    const name = (element) => {
      const path = [];
      for (let at = element; at && !at.matches('.board'); at = at.parentElement) path.unshift(`${at.tagName.toLowerCase()}.${(at.getAttribute('class') ?? '').split(' ').join('.')}`);
      return `${path.slice(-4).join(' > ')} «${element.textContent.trim().slice(0, 20)}${element.querySelector('use')?.getAttribute('href') ?? ''}»`;
    };
    const symbols = [...document.querySelectorAll('.board svg, .board svg use')];
    const numbers = [...document.querySelectorAll('.board *')].filter(
      (element) => element.childElementCount === 0 && !element.closest('.unseen') && /^[?+−–-]?\s?\d+([ /]\d+)?$/.test(element.textContent.trim()),
    );
    return [...new Set([...symbols, ...numbers].filter((element) => seen(element) && !answers(element)).map(name))];
  });

/** Symbols on the board without a picture in any sheet. */
const unpictured = (page) =>
  page.evaluate(() => [...new Set([...document.querySelectorAll('use')].map((use) => use.getAttribute('href')).filter((name) => name?.startsWith('#') && !document.getElementById(name.slice(1))))]);

for (const { id } of games()) {
  for (const language of ['en', 'fr']) {
    test(`${id}: everything on the board answers (${language})`, async ({ page }) => {
      await settings(page, { language, pace: 'instant', motion: false });
      await start(page, id, { seed: 11 });
      const roll = dice(language === 'en' ? 3 : 4);
      for (let position = 0; position < POSITIONS; position += 1) {
        expect(await unpictured(page), 'symbols without a picture').toEqual([]);
        expect(await silent(page), `what says nothing at position ${await page.locator('.table').getAttribute('data-at')}`).toEqual([]);
        for (let n = 0; n < APART && !(await page.locator('.result').isVisible()); n += 1) await decide(page, roll);
      }
    });
  }
}
