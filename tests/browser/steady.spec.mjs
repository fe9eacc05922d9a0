// Nothing jumps: in every state of a match the board stays in place to the pixel, nothing is wider
// than the screen, and the prompt, the hand and every choice are on it.
import { expect, long, longUnless, test } from './support.mjs';
import { asked, bots, decide, dice, persons, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** So many decisions are looked at; LONG=1 STATES=200 for the long form. */
const STATES = Number(process.env.STATES ?? 20);
const MANY = STATES > 20;

const largest = async (page) => {
  const counts = await page.locator('fieldset').first().getByRole('radio').all();
  if (counts.length > 1) await counts.at(-1).check();
};

/** The screens: phone, tablet upright and sideways, desktop. */
const SCREENS = [[390, 844], [820, 1106], [1180, 820], [1440, 900]];

/** Returns the board's position, and elements that are out of place. */
const look = (page) =>
  page.evaluate(() => {
    const faults = [];
    const box = (element) => element.getBoundingClientRect();
    /** Returns what covers its middle, if that is on the screen: a finger would not reach it. */
    const covered = (element) => {
      const { top, left, width, height } = box(element);
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there && !element.contains(there) && !there.contains(element) ? there : null;
    };
    const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} «${element.textContent.trim().slice(0, 24)}»`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((element) => box(element).right > clientWidth + 1);
      faults.push(`the page is ${scrollWidth} wide: ${wide.slice(-3).map(name).join(', ')}`);
    }
    const wanted = '.table-bar, .status-prompt:not(.unseen), .status-keys .button, .board .lit, .board .primary, .board .hand, [data-hand]';
    for (const element of document.querySelectorAll(wanted)) {
      const { top, bottom, left, right, width } = box(element);
      if (width && (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)) {
        faults.push(`${name(element)} is from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}, ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
      }
    }
    // An element cut off at the sides widens no page if a board clips it.
    const scrolls = (element) => element.parentElement?.closest('.board') && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    for (const element of document.querySelectorAll('.board [data-place], .board [title], .board .heap')) {
      const { left, right, width } = box(element);
      if (width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element)) faults.push(`${name(element)} sticks out: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
    }
    for (const element of document.querySelectorAll('.status-keys .button, .board .lit, .board .primary')) {
      if (element.checkVisibility() && covered(element)) faults.push(`${name(element)} lies under ${name(covered(element))}`);
    }
    const { top, left, width, height } = box(document.querySelector('.board'));
    return { faults, board: [left, top + scrollY, width, height].map(Math.round).join(' ') };
  });

for (const [nth, { id }] of games().entries()) {
  // In the short form each game is tested on two screens, and each screen by some game.
  const screens = MANY ? SCREENS : [SCREENS[0], SCREENS[1 + (nth % 3)]];
  for (const [width, height] of screens) {
    test(`${id}: nothing jumps at ${width}×${height}`, longUnless(width === 390 && id === 'mon-royaume'), async ({ page }) => {
      test.setTimeout(300_000 + STATES * 5_000);
      await page.setViewportSize({ width, height });
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
          // A bot may have ended the match meanwhile: the result is shown on top.
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
  test(`${id}: on a phone what wins is read whole, at the largest table`, long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of ['en', 'fr']) {
      await settings(page, { language, pace: 'instant', motion: false });
      await start(page, id, { seed: 3, setUp: largest });
      const roll = dice(2);
      // After the end of the match there is no goal.
      for (let n = 0; n < 6 && (await asked(page)); n += 1) {
        const [hidden, text] = await page.locator('.goal').evaluate((goal) => [Math.max(goal.scrollHeight - goal.clientHeight, goal.scrollWidth - goal.clientWidth), goal.textContent]);
        expect(hidden, `pixels of «${text}» that are cut off`).toBeLessThanOrEqual(1);
        await decide(page, roll);
      }
    }
  });

  test(`${id}: nothing is wider than the smallest phone, nothing lies over what can be touched`, long, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await settings(page, { language: 'fr', pace: 'instant', motion: false });
    // The largest table has the least space.
    await start(page, id, { seed: 3, setUp: largest });
    const roll = dice(2);
    const faults = [];
    for (let n = 0; n < (MANY ? STATES : 14) && !(await page.locator('.result').isVisible()); n += 1) {
      // A page that scrolls is examined at its top and at its end.
      for (const to of [0, 9999]) {
        await page.evaluate((y) => scrollTo(0, y), to);
        const seen = await look(page);
        faults.push(...seen.faults.filter((fault) => !fault.includes(' is from ')).map((fault) => `${n}: ${fault}`));
      }
      await decide(page, roll);
    }
    expect(faults).toEqual([]);
  });
}

/** What a decision is made on, beside the prompt, its buttons and the viewer's hand. */
const DECIDED_ON = {
  'rogue-monarch': '.rm-middle .slots',
  'dwarf-king': '.dk-felt .dk-slot',
  'mon-royaume': '.mr-choosing .mr-tiles',
  'penniless-king': '.pk-zone',
  monarch: '.mo-table:not(.mo-on-land, .mo-on-court) .mo-row',
};

/** Returns what is needed for a decision and not in sight, at the top of the page. */
const outOfSight = (page, on) =>
  page.evaluate((on) => {
    scrollTo(0, 0);
    const status = document.querySelector('.status');
    const { top, bottom } = status.getBoundingClientRect();
    // The status stays on the screen and covers what is below it.
    const isBelow = top > innerHeight / 2;
    const faults = [];
    for (const part of document.querySelectorAll(`.status-prompt:not(.unseen), .status-keys .button, .board .hand, ${on}`)) {
      const box = part.getBoundingClientRect();
      if (!part.checkVisibility() || box.width < 3) continue;
      const [from, to] = status.contains(part) ? [0, innerHeight] : isBelow ? [0, top] : [bottom, innerHeight];
      if (box.top < from - 1 || box.bottom > to + 1) faults.push(`${part.className}: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${Math.round(from)} to ${Math.round(to)}`);
    }
    return faults;
  }, on);

for (const { id } of games()) {
  for (const [width, height, print] of [[390, 844, 'large'], [390, 844, 'largest'], [320, 568, 'usual']]) {
    test(`${id}: a decision is on one screen at ${width}×${height}, print ${print}`, longUnless(id === 'penniless-king' && print === 'largest'), async ({ page }) => {
      await page.setViewportSize({ width, height });
      await settings(page, { language: 'fr', pace: 'instant', motion: false, print });
      await start(page, id, { seed: 3, setUp: largest });
      const roll = dice(4);
      for (let n = 0; n < 8 && (await asked(page)); n += 1) {
        expect(await outOfSight(page, DECIDED_ON[id]), `at decision ${n}`).toEqual([]);
        await decide(page, roll);
      }
    });
  }
}

for (const { id, seats: [, most] } of games()) {
  test(`${id}: a device that is passed leaves the board in its place`, longUnless(id === 'dwarf-king'), async ({ page }) => {
    await settings(page, { language: 'fr', pace: 'instant', motion: false });
    for (const [width, height] of [[844, 390], [390, 844], [820, 1180]]) {
      await page.setViewportSize({ width, height });
      await start(page, id, { seed: 3, setUp: persons(most) });
      const top = () => page.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().top));
      const before = await top();
      // Unlike a finger, Playwright would scroll to the button.
      await page.locator('.hand-over .primary').evaluate((button) => button.click());
      await expect(page.locator('.hand-over')).toHaveCount(0);
      expect(await top(), `${width} × ${height}`).toBe(before);
    }
  });
}

/** Returns the most that the page is wider than the screen as its animations begin, and their number. */
const atFirstMoment = (page) =>
  page.evaluate(() => {
    // Animations of a text's scrolling are left out: they have no time that could be set.
    const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    for (const animation of animations) animation.play();
    return [scrollWidth - clientWidth, animations.length];
  });

for (const { id } of games()) {
  test(`${id}: no light and no piece makes the page wider as it begins to move`, longUnless(id === 'penniless-king'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await settings(page, { pace: 'slow', motion: true, language: 'en' });
    await start(page, id, { seed: 3, setUp: async () => { await largest(page); await bots(page); } });
    let moving = 0;
    for (let beat = 0; beat < 16; beat += 1) {
      await page.locator('.playing-back').waitFor();
      const [wider, count] = await atFirstMoment(page);
      expect(wider, await page.locator('.table').innerText()).toBe(0);
      moving += count;
      // The next event. Escape would skip all that the bots decide.
      await page.keyboard.press(' ');
    }
    expect(moving).toBeGreaterThan(16);
  });
}
