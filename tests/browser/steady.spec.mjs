// Nothing jumps: in every state of a match the board stays where it is to the
// pixel, nothing is wider than the screen, and what is asked, the hand and
// every choice are on it.
import { expect, test } from './support.mjs';
import { decide, dice, knownChance, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

test.use({ serviceWorkers: 'block' });

/** So many decisions are looked at; STATES=200 for the long form. */
const STATES = Number(process.env.STATES ?? 20);
const LONG = STATES > 20;

/** The screens: phone, tablet upright and lying, desktop. */
const SCREENS = [[390, 844], [820, 1106], [1180, 820], [1440, 900]];

/** Where the board is, and what is not where it should be. */
const look = (page) =>
  page.evaluate(() => {
    const faults = [];
    const box = (element) => element.getBoundingClientRect();
    const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} «${element.textContent.trim().slice(0, 24)}»`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
    const wanted = '.table-bar, .status-prompt:not(.unseen), .status-keys .button, .board .lit, .board .primary, .board .hand, [data-hand]';
    for (const element of document.querySelectorAll(wanted)) {
      const { top, bottom, left, right, width } = box(element);
      if (width && (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)) {
        faults.push(`${name(element)} is from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}, ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
      }
    }
    const { top, left, width, height } = box(document.querySelector('.board'));
    return { faults, board: [left, top + scrollY, width, height].map(Math.round).join(' ') };
  });

for (const [nth, { id }] of games().entries()) {
  // In short each game is looked at on two screens, and each screen by some game.
  const screens = LONG ? SCREENS : [SCREENS[0], SCREENS[1 + (nth % 3)]];
  for (const [width, height] of screens) {
    test(`${id}: nothing jumps at ${width}×${height}`, async ({ page }) => {
      test.setTimeout(60_000 + STATES * 5_000);
      await page.setViewportSize({ width, height });
      await knownChance(page);
      await settings(page, { language: nth % 2 ? 'en' : 'fr', pace: 'instant', motion: false });
      const faults = new Map();
      const boards = new Map();
      for (let match = 0, states = 0; states < STATES; match += 1) {
        await start(page, id, { seed: 20 + match });
        const roll = dice(5 + match);
        while (states < STATES && !(await page.locator('.result').isVisible())) {
          await page.evaluate(() => scrollTo(0, 0));
          const at = await page.locator('.table').getAttribute('data-at');
          const seen = await look(page);
          // A bot may have ended the match meanwhile: the result goes on top.
          if (await page.locator('.result').isVisible()) break;
          for (const fault of seen.faults) if (!faults.has(fault.replace(/\d+/g, ''))) faults.set(fault.replace(/\d+/g, ''), `${at}: ${fault}`);
          if (!boards.has(seen.board)) boards.set(seen.board, at);
          states += 1;
          await decide(page, roll);
        }
      }
      expect.soft([...faults.values()], 'what is off the screen').toEqual([]);
      expect([...boards.entries()], 'where the board is (left, top, width, height), and at which decision first').toHaveLength(1);
    });
  }
}

for (const { id } of games()) {
  test(`${id}: on a phone what wins is read whole, at the largest table`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of ['en', 'fr']) {
      await settings(page, { language, pace: 'instant', motion: false });
      const largest = () => page.locator('fieldset').first().getByRole('radio').last().check();
      await start(page, id, { seed: 3, setUp: largest });
      const roll = dice(2);
      for (let n = 0; n < 6; n += 1) {
        const [hidden, text] = await page.locator('.goal').evaluate((goal) => [Math.max(goal.scrollHeight - goal.clientHeight, goal.scrollWidth - goal.clientWidth), goal.textContent]);
        expect(hidden, `pixels of «${text}» that are cut off`).toBeLessThanOrEqual(1);
        await decide(page, roll);
        if (await page.locator('.result').isVisible()) break;
      }
    }
  });
}

test('nothing is wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await settings(page, { language: 'fr', pace: 'instant', motion: false });
  for (const { id } of games()) {
    await start(page, id, { seed: 3 });
    const roll = dice(2);
    for (let n = 0; n < 8; n += 1) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${id} at decision ${n}`).toBeLessThanOrEqual(320);
      await decide(page, roll);
    }
  }
});
