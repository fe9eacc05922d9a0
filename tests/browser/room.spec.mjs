// The table uses the whole screen, and everything a decision needs is on the screen together.
import { expect, long, longUnless, test } from './support.mjs';
import { asked, bots, decide, dice, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** The number of decisions of each match that are examined, and their distance. */
const STATES = Number(process.env.STATES ?? 5);
const APART = 4;

/** Wide screens; and the largest share of the board that may be one empty area. */
const WIDE = [[1440, 900], [1920, 1080], [2560, 1440], [1180, 820], [820, 1180]];
const EMPTY = 0.3;

/** Small screens: upright and sideways. */
const SMALL = [[390, 844], [844, 390]];

/** Desktops. */
const DESKTOPS = [[1440, 900], [1920, 1080], [2560, 1440]];

/** What is built or fought over, what is less than that, and what is in the hand or the row. */
const MAIN = {
  'rogue-monarch': { own: '.rm-middle .slots .card', less: '.rm-far .card', cards: '.rm-near .card' },
  'dwarf-king': { own: '.dk-felt .dk-slot', less: '.dk-place .seat .symbol', cards: '.dk-mine .card' },
  'mon-royaume': { own: '.mr-taken .mr-chips', less: '.mr-other .mr-chips', cards: '.mr-hand .tile' },
  'penniless-king': { own: '.pk-map', less: '.pk-seats', cards: '.pk-mine .card' },
  monarch: { own: '.mo-court > li', less: '.mo-smalls > li', cards: '.mo-row .card' },
};

/** Four players, where the game allows it. */
const four = async (page) => {
  const count = page.locator('fieldset').first().getByRole('radio', { name: '4', exact: true });
  if (await count.count()) await count.check();
};

/** Returns what is wrong with the room that a table takes of a desktop's window. */
const misplaced = (page, main) =>
  page.evaluate(({ own, less, cards }) => {
    const found = [];
    const box = (part) => part.getBoundingClientRect();
    const size = (selector) => Math.max(0, ...[...document.querySelectorAll(selector)].map((part) => box(part).width * box(part).height));
    const board = box(document.querySelector('.board'));
    const off = Math.round((board.left + board.right - document.documentElement.clientWidth) / 2);
    if (Math.abs(off) > 1) found.push(`the board is ${off} px from the middle`);
    if (board.width < innerWidth * 0.64) found.push(`the board has only ${Math.round(board.width)} px of ${innerWidth}`);
    if (board.bottom > innerHeight) found.push(`the board ends ${Math.round(board.bottom - innerHeight)} px below the window`);
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
    // A window of 1440 × 900 is the measure; texts and cards grow with a larger one.
    const grown = Math.min(innerWidth / 1440, innerHeight / 900);
    for (const [selector, least] of [['.goal', 15], ['.status-prompt', 17], [`${cards} .card-name, ${cards} .tile-name`, 10]]) {
      for (const part of document.querySelectorAll(selector)) {
        const is = parseFloat(getComputedStyle(part).fontSize);
        if (is && is < least * Math.max(1, grown) * 0.97) found.push(`${selector} is ${is} px`);
      }
    }
    const widest = Math.max(0, ...[...document.querySelectorAll(cards)].map((card) => box(card).width));
    if (widest && widest < 100 * Math.max(1, grown)) found.push(`${cards} is only ${Math.round(widest)} px wide`);
    if (size(own) && size(own) <= size(less)) found.push(`${less} is larger than ${own}`);
    return found;
  }, main);

for (const { id } of games()) {
  for (const many of [false, true]) {
    test(`${id}: four at a desktop are in the middle of it, and what is played with is largest${many ? ', all along' : ''}`, many ? long : {}, async ({ page }) => {
      test.setTimeout(120_000 + STATES * 20_000);
      await settings(page, { language: many ? 'fr' : 'en', pace: 'instant', motion: false });
      await page.setViewportSize({ width: 1440, height: 900 });
      await start(page, id, { seed: 47, setUp: four });
      const roll = dice(7);
      const found = [];
      for (let state = 0; state < (many ? 2 * STATES : 1) && (await asked(page)); state += 1) {
        for (const [width, height] of many ? DESKTOPS : [DESKTOPS[0], DESKTOPS.at(-1)]) {
          await page.setViewportSize({ width, height });
          for (const fault of await misplaced(page, MAIN[id])) found.push(`${width}×${height}, state ${state}: ${fault}`);
        }
        if (many) for (let n = 0; n < 3; n += 1) await decide(page, roll);
      }
      expect(found).toEqual([]);
    });
  }

  test(`${id}: set-up has two columns on a desktop, and its button on the screen`, long, async ({ page }) => {
    await settings(page, { language: 'fr' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`#/${id}`);
    await page.locator('form').waitFor();
    await four(page);
    const [seats, rules] = await page.locator('form > .form').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    expect(rules.left).toBeGreaterThan(seats.right);
    expect(rules.top).toBe(seats.top);
    await expect(page.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
  });
}

/** Returns the share of the board that the largest empty rectangle takes, in a grid of points. */
const empty = (page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board');
    const { left, right, top } = board.getBoundingClientRect();
    const bottom = Math.min(innerHeight, Math.max(board.getBoundingClientRect().bottom, innerHeight - 8));
    const [columns, rows] = [48, 32];
    const isBare = (x, y) => {
      for (let part = document.elementFromPoint(x, y); part && part !== board.parentElement; part = part.parentElement) {
        const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(part);
        const paints = backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor) || parseFloat(borderTopWidth) > 0;
        const shows = part.matches('svg, img, button') || [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (part !== board && (paints || shows)) return false;
      }
      return true;
    };
    // The largest rectangle under a histogram, row by row.
    const high = new Array(columns).fill(0);
    let most = 0;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const bare = isBare(left + ((column + 0.5) * (right - left)) / columns, top + ((row + 0.5) * (bottom - top)) / rows);
        high[column] = bare ? high[column] + 1 : 0;
      }
      for (let from = 0; from < columns; from += 1) {
        let low = rows;
        for (let to = from; to < columns; to += 1) {
          low = Math.min(low, high[to]);
          most = Math.max(most, low * (to - from + 1));
        }
      }
    }
    return most / (columns * rows);
  });

/** Returns the prompt, the enabled pieces and these others that are not on the screen. */
const outOfSight = (page, others = '.board .primary') =>
  page.evaluate((others) => {
    const wanted = document.querySelectorAll(`.status-prompt, .status-keys .button, .board .lit, .board .primary, ${others}`);
    return [...wanted]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        // The middle of it can be seen and touched.
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x < 0 || x > innerWidth || y < 0 || y > innerHeight;
      })
      .map((part) => `${part.getAttribute('class')} «${(part.getAttribute('title') ?? part.textContent).trim().slice(0, 40)}»`);
  }, others);

/** Screens on which large print leaves room for a whole decision. */
const LARGE = [[1440, 900], [1920, 1080], [820, 1180]];

for (const { id } of games()) {
  test(`${id}: large print leaves the decision and what it is made on on one screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await settings(page, { language: 'fr', pace: 'instant', motion: false, print: 'large' });
    await start(page, id, { seed: 47, setUp: four });
    const roll = dice(7);
    const found = [];
    const { own, cards } = MAIN[id];
    for (let state = 0; state < 3 && (await asked(page)); state += 1) {
      for (const [width, height] of LARGE) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const away = await outOfSight(page, `${own}, ${cards}`);
        if (away.length > 0) found.push(`${width}×${height}, state ${state}: ${away.length} away: ${away.slice(0, 3).join(', ')}`);
      }
      for (let n = 0; n < 2; n += 1) await decide(page, roll);
    }
    expect(found).toEqual([]);
  });

  test(`${id}: at the end the board stays in the middle, and the result’s buttons are on the first screen`, longUnless(id === 'rogue-monarch'), async ({ page }) => {
    test.setTimeout(300_000);
    await settings(page, { language: 'en', pace: 'instant', motion: false });
    await start(page, id, { seed: 12, setUp: (page) => bots(page, 'Squire') });
    await expect(page.locator('.result')).toBeVisible({ timeout: 240_000 });
    for (const [width, height] of [[320, 568], ...SMALL, [820, 1180], ...DESKTOPS]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const again = page.locator('.result-keys .button').first();
      await expect(again, `${width}×${height}`).toBeInViewport({ ratio: 1 });
      await again.click({ trial: true });
      const off = await page.locator('.board').evaluate((board) => {
        const { left, right } = board.getBoundingClientRect();
        return Math.abs(left + right - document.documentElement.clientWidth) / 2;
      });
      expect(off, `${width}×${height}: pixels from the middle`).toBeLessThanOrEqual(1);
    }
  });
}

for (const { id } of games()) {
  test(`${id}: the table uses the screen`, long, async ({ page }) => {
    test.setTimeout(120_000 + STATES * 20_000);
    await settings(page, { language: 'en', pace: 'instant', motion: false });
    await start(page, id, { seed: 41 });
    const roll = dice(5);
    const found = [];
    for (let state = 0; state < STATES && (await asked(page)); state += 1) {
      for (const [width, height] of WIDE) {
        await page.setViewportSize({ width, height });
        const part = await empty(page);
        if (part > EMPTY) found.push(`${width}×${height}, state ${state}: ${Math.round(part * 100)} in 100 lie empty in one piece`);
        const over = await page.evaluate(() => document.querySelector('.board').getBoundingClientRect().bottom - innerHeight);
        if (width >= 1440 && over > 4) found.push(`${width}×${height}, state ${state}: the board ends ${Math.round(over)} px below the screen`);
      }
      for (let n = 0; n < APART; n += 1) await decide(page, roll);
    }
    expect(found).toEqual([]);
  });

  test(`${id}: what a decision needs is on the screen with it`, long, async ({ page }) => {
    test.setTimeout(120_000 + STATES * 20_000);
    await settings(page, { language: 'fr', pace: 'instant', motion: false });
    await start(page, id, { seed: 43 });
    const roll = dice(6);
    const found = [];
    for (let state = 0; state < 2 * STATES && (await asked(page)); state += 1) {
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const away = await outOfSight(page);
        if (away.length > 0) found.push(`${width}×${height}, state ${state}: ${away.length} away: ${away.slice(0, 3).join(', ')}`);
      }
      for (let n = 0; n < 3; n += 1) await decide(page, roll);
    }
    expect(found).toEqual([]);
  });
}
