// Mon Royaume: draft, build and score whole games by mouse, by keyboard and by dragging; every rule
// set, every seat count, every screen.
import { drawn, expect, long, noHorizontalScroll, open, sizes, test, violations } from './support.mjs';
import { PRIMARY, asked, decide, dice, playOut, reach, settings, start, tap } from './player.mjs';
import { holdClock, settle } from './stage.mjs';

/** Sets the number of seats, the first of which are people, and the rule set. */
const table = ({ seats = 2, people = 1, rules, advanced }) => async (page) => {
  await page.locator('.choice', { hasText: new RegExp(`^${seats}$`) }).first().click();
  for (let nth = 0; nth < seats; nth += 1) {
    const level = nth < people ? 0 : 1; // A person, or a Squire, who is quick.
    await page.locator('.seat-choice').nth(nth).getByRole('radio').nth(level).check();
  }
  if (rules) await page.getByRole('radio', { name: rules, exact: true }).check();
  if (advanced) await page.getByRole('group', { name: /Advanced/ }).getByRole('radio', { name: 'Yes' }).check();
};

const begin = (page, { seed = 3, ...how } = {}) => start(page, 'mon-royaume', { seed, setUp: table(how) });

/** Taps until the time of builders. */
async function draft(page, seed = 1) {
  const roll = dice(seed);
  const building = page.locator('.mr-building');
  for (let taps = 0; taps < 160; taps += 1) {
    expect(await asked(page)).toBe(true);
    if (await building.isVisible()) return;
    await tap(page, roll);
  }
  throw new Error('nobody builds');
}

const spare = (page) => page.locator('.mr-spare .tile');
const slots = (page) => page.locator('.mr-pyramid .tile');
const key = (page, name) => page.locator('.mr-keys').getByRole('button', { name });

test('what a tile does is read on it, in front of its picture', async ({ page }) => {
  await settings(page, { pace: 'instant', motion: false, language: 'fr' });
  await begin(page, { seats: 3 });
  await expect(page.locator('.mr-hand .tile')).toHaveCount(7);
  const behind = await page.locator('.mr-hand .mr-effects:not(:empty)').evaluateAll((all) => all.map((effects) => {
    const { left, top, width, height } = effects.getBoundingClientRect();
    const tile = effects.closest('.tile').getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return [effects.textContent, effects.contains(front), left >= tile.left && left + width <= tile.right && top >= tile.top];
  }));
  expect(behind.length).toBeGreaterThan(0);
  expect(behind.filter(([, isInFront, isInside]) => !isInFront || !isInside)).toEqual([]);
});

test('a whole game by mouse: draft, tales, the best kingdom, the show, the score sheet', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seats: 3 });
  await expect(page.locator('.mr-hand .tile')).toHaveCount(7);
  await expect(page.locator('.mr-adventure')).toHaveCount(6);
  await expect(page.locator('.mr-tales > li')).toHaveCount(3);
  await draft(page);
  await expect(spare(page)).toHaveCount(12);
  await expect(page.locator('.mr-reckoning .mr-tale')).toBeVisible();
  await key(page, 'Build it for me').click();
  await expect(page.locator('.board .primary')).toBeVisible();
  await expect(spare(page)).toHaveCount(2);
  await expect(page.locator('.mr-points')).toContainText(/Tiles \d+ .*about \d+ points/);
  await page.locator('.board .primary').click();
  await expect(page.locator('.mr-show .mr-card').first()).toBeVisible();
  expect(await page.locator('.mr-show .mr-card').count()).toBeGreaterThanOrEqual(8);
  await expect(page.locator('.mr-kingdom')).toHaveCount(3);
  await expect(page.locator('.result h2')).toHaveText(/win/);
  for (const line of ['Tiles', 'Total']) {
    await expect(page.locator('.result .scores th', { hasText: line }).first()).toBeVisible();
  }
  const rows = await page.locator('.result .scores tbody tr').evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-')))),
  );
  const total = rows.pop();
  expect(total).toEqual(total.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)));
});

test('a kingdom by hand: taps, a drag, a flip, reasons, and steps back', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', motion: false });
  await begin(page, { seed: 6 });
  await draft(page);
  // A selected tile lights the slots of its level, and other slots say why it can't go there.
  const levels = await spare(page).locator('.tile-value').allTextContents();
  const one = levels.indexOf('1');
  await spare(page).nth(one).click();
  await expect(page.locator('.mr-pyramid .tile-slot.lit')).toHaveCount(4);
  const top = slots(page).last();
  await expect(top).toHaveAttribute('aria-label', /level 1 tile and this is a level 4 slot/);
  await top.click();
  await expect(page.locator('.status-prompt')).toHaveText(/level 1 tile and this is a level 4 slot; flip it/);
  await page.locator('.mr-pyramid .tile-slot.lit').first().click();
  await expect(spare(page)).toHaveCount(11);
  // On its bard side a tile fits everywhere.
  await spare(page).first().click();
  await key(page, 'Flip').click();
  await expect(page.locator('.mr-pyramid .tile-slot.lit')).toHaveCount(9);
  await page.locator('.mr-pyramid .tile-slot.lit').last().click();
  await expect(page.locator('.mr-pyramid .tile-bard')).toHaveCount(1);
  // A tile is dragged to a slot.
  const from = await spare(page).nth((await spare(page).locator('.tile-value').allTextContents()).indexOf('1')).boundingBox();
  const to = await page.locator('.mr-pyramid .mr-row').first().locator('.tile-slot').first().boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(spare(page)).toHaveCount(9);
  // Moved, put back, and undone step by step.
  await slots(page).first().click();
  await key(page, 'Take back').click();
  await expect(spare(page)).toHaveCount(10);
  await key(page, 'Undo a step').click();
  await expect(spare(page)).toHaveCount(9);
  for (let step = 0; step < 3; step += 1) await key(page, 'Undo a step').click();
  await expect(spare(page)).toHaveCount(12);
  await expect(key(page, 'Undo a step')).toBeDisabled();
});

test('a kingdom with the keyboard alone', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', motion: false });
  await begin(page, { seed: 8 });
  await draft(page, 4);
  const go = (selector) => reach(page, selector);
  const enter = async () => {
    await page.keyboard.press('Enter');
    await drawn(page);
  };
  // Places each tile where it is allowed; a tile that fits nowhere goes on its bard side.
  for (let laid = 0; laid < 10; laid += 1) {
    await go('.mr-spare .tile');
    await enter();
    if ((await page.locator('.mr-pyramid .tile-slot.lit').count()) === 0) {
      await go('.mr-keys .button:first-child');
      await enter();
    }
    // After blind building, no tile left may fit the last slots.
    if ((await page.locator('.mr-pyramid .tile-slot.lit').count()) === 0) break;
    await go('.mr-pyramid .tile-slot.lit');
    await enter();
  }
  expect(await spare(page).count(), 'most of it was laid by keys').toBeLessThan(6);
  // If the kingdom is not legal yet, the builder helps.
  if ((await page.locator('.board .primary:not(:disabled)').count()) === 0) {
    await go('.mr-best');
    await page.keyboard.press('Space');
  }
  await expect(spare(page)).toHaveCount(2);
  await go('.board .primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('.result')).toBeVisible();
});

test('a tile is read before it is taken, and a tale before it is given up', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', motion: false });
  await begin(page, { seats: 3, seed: 4 });
  const at = () => page.locator('.table').getAttribute('data-at');
  const read = page.locator('.status-read');
  const tile = page.locator('.mr-hand .tile').first();
  expect(await asked(page)).toBe(true);
  const before = await at();
  await tile.click();
  await expect(read).toHaveText(/: (green|yellow|red|blue|violet|black), level \d, worth \d\./);
  await expect(page.locator('.status-keys .primary')).toHaveText('Take it');
  // Another tile is selected without putting the first one back.
  await page.locator('.mr-hand .tile').nth(1).click();
  await expect(page.locator('.mr-hand .tile.chosen')).toHaveCount(1);
  expect(await at()).toBe(before);
  await page.locator('.status-keys .primary').click();
  await expect.poll(at).not.toBe(before);
  const tale = page.locator('button.mr-tale');
  const roll = dice(3);
  while ((await asked(page)) && (await tale.count()) === 0) await decide(page, roll);
  const there = await at();
  await page.keyboard.press('Escape');
  await tale.first().click();
  await expect(read).toHaveText(/You have \d of its \d elements/);
  await expect(page.locator('.status-keys .primary')).toHaveText('Discard it');
  expect(await at()).toBe(there);
});

test('on a phone what the kingdom is worth stays in sight while it is built', long, async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await settings(page, { pace: 'instant', language: 'en', motion: false });
  await begin(page, { seats: 4, seed: 3 });
  await draft(page, 2);
  for (const part of ['.mr-points', '.mr-reckoning .mr-tale', '.mr-keys', '.mr-spare', '.mr-pyramid']) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, how far each of four has built lies over nothing', long, async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await settings(page, { pace: 'instant', language: 'fr', motion: false });
  await begin(page, { seats: 4, people: 2, seed: 3 });
  await draft(page, 2);
  if (await page.locator('.hand-over').isVisible()) await page.locator('.hand-over .primary').click();
  await page.locator('.mr-best').click();
  await page.locator('.board .primary').click();
  // The next builder is asked to take over; all see everyone's progress.
  await expect(page.locator('.mr-progress li')).toHaveCount(4);
  const over = await page.locator('.mr-progress li').evaluateAll((lines) => {
    const box = (one) => one.getBoundingClientRect();
    const others = [...document.querySelectorAll('.mr-other, .mr-adventure, .mr-tale')].filter((one) => one.checkVisibility());
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return lines.flatMap((line) => others.filter((other) => meet(box(line), box(other))).map((other) => `${line.textContent} over ${other.className}`));
  });
  expect(over).toEqual([]);
});

test('the Bard reveals card by card before any total is in the page', async ({ page }) => {
  await holdClock(page);
  await settings(page, { pace: 'normal', language: 'en', motion: false });
  await begin(page, { seats: 2, people: 0, seed: 5 });
  // Card by card: how many are face up at each, and if a total is shown.
  await page.evaluate(() => {
    window.cards = [];
    const look = () => {
      const turned = document.querySelectorAll('.mr-show .mr-card:not(.mr-unturned)').length;
      const totals = document.querySelector('.result, .sheet') !== null || /Final score:/.test(document.querySelector('.headline')?.textContent ?? '');
      if (document.querySelector('.mr-show') && window.cards.at(-1)?.join() !== [turned, totals].join()) window.cards.push([turned, totals]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
  expect(await settle(page, 20_000)).toBe('over');
  const cards = await page.evaluate(() => window.cards);
  expect(cards.slice(0, 9).map(([turned]) => turned)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(cards.slice(0, 9).every(([, totals]) => !totals)).toBe(true);
  expect(cards.at(-1)[1]).toBe(true);
});

// Every rule set and every seat count, with bots only and with a simulated person; the battery has
// every pair.
for (const [rules, alone, among] of [['First kingdom', 2, 4], ['Time of tales', 3, 2], ['Full game', 4, 3]]) {
  test(`bots alone, and a stranger who taps what is lit: ${rules}`, long, async ({ page }) => {
    await settings(page, { pace: 'instant', language: 'en' });
    await begin(page, { seats: alone, seed: 20 + alone, rules, people: 0, advanced: alone === 3 });
    await page.locator('.result').waitFor();
    await expect(page.locator('.mr-kingdom')).toHaveCount(alone);
    await begin(page, { seats: among, seed: 20 + among, rules, advanced: among === 3 });
    await playOut(page, { seed: 20 + among });
    await expect(page.locator('.mr-kingdom')).toHaveCount(among);
  });
}

test('two people: nothing of the other hand is in the page', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seed: 14, people: 2 });
  const hands = new Map();
  const roll = dice(6);
  for (let turn = 0; turn < 6; turn += 1) {
    await expect(page.locator('.hand-over')).toBeVisible();
    expect(await page.locator('.mr-hand .tile, .mr-known > *').count()).toBe(0);
    const name = /Pass the device to (.*)/.exec(await page.locator('.hand-over h2').textContent())[1];
    await page.locator('.hand-over .primary').click();
    await page.locator('.mr-hand .tile').first().waitFor();
    const hand = await page.locator('.mr-hand .tile').evaluateAll((all) => all.map((tile) => tile.title));
    if (turn < 2) {
      hands.set(name, hand);
      // At first no player knows another's hand, or what was picked in secret.
      await expect(page.locator('.mr-known > *')).toHaveCount(0);
      await expect(page.locator('.mr-other .mr-chip')).toHaveCount(0);
    }
    await decide(page, roll);
  }
  expect([...hands.keys()].length).toBe(2);
  const [one, two] = [...hands.values()];
  expect(one.filter((tile) => two.includes(tile)), 'at two every tile is there once').toEqual([]);
});

const screens = { 'smallest phone': { width: 320, height: 568 }, 'phone on its side': { width: 844, height: 390 }, ...sizes };
for (const [name, viewport] of Object.entries(screens)) {
  test(`everything fits and has room for a thumb, in French: ${name}`, long, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settings(page, { pace: 'instant', motion: false, language: 'fr' });
    await begin(page, { seats: 4, seed: 2 });
    expect(await asked(page)).toBe(true);
    await noHorizontalScroll(page);
    const narrow = (selector) => page.locator(selector).evaluateAll((all) =>
      Math.min(...all.map((part) => Math.min(part.getBoundingClientRect().width, part.getBoundingClientRect().height))),
    );
    expect(await narrow('.mr-hand .tile')).toBeGreaterThanOrEqual(44);
    await draft(page, 2);
    await noHorizontalScroll(page);
    expect(await narrow('.mr-board .tile')).toBeGreaterThanOrEqual(44);
    await playOut(page, { seed: 3 });
    await noHorizontalScroll(page);
  });
}

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing at the table: ${theme}`, long, async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, theme, language: 'en' });
    await open(page, '#/mon-royaume');
    expect(await violations(page), 'set-up').toEqual([]);
    await begin(page, { seats: 4, seed: 3 });
    expect(await asked(page)).toBe(true);
    expect(await violations(page), 'the first pick').toEqual([]);
    await draft(page, 3);
    expect(await violations(page), 'the bench').toEqual([]);
    await key(page, 'Build it for me').click();
    await expect(spare(page)).toHaveCount(2);
    expect(await violations(page), 'the kingdom').toEqual([]);
    await page.locator('.board .primary').click();
    await page.locator('.result').waitFor();
    expect(await violations(page), 'the result').toEqual([]);
  });
}

/** So many pages between are looked at, of three: the ends of both rounds, and the first card of the Bard. */
const BETWEEN = process.env.LONG ? 3 : 1;

test('on the pages between, the button to go on is in sight on every screen', async ({ page }) => {
  await settings(page, { pace: 'fast', language: 'fr', motion: false });
  await begin(page, { seats: 3, seed: 6 });
  const screens = [[320, 568], [390, 844], [820, 1180], [844, 390], [1440, 900]];
  const goOn = page.locator('.interlude .go-on');
  const ask = page.locator('.status-keys .primary:not(.go-on), .board .primary:not(:disabled), .mr-best.lit, .board button.lit');
  const pages = new Set();
  while (pages.size < BETWEEN) {
    await goOn.or(ask).first().waitFor();
    if (!(await goOn.isVisible())) {
      const first = (await page.locator(PRIMARY).count()) > 0 ? page.locator(PRIMARY) : ask;
      await first.first().click();
      continue;
    }
    pages.add(await page.locator('.interlude h2').textContent());
    const before = page.viewportSize();
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const print of ['100', '200']) {
        await page.evaluate((print) => Object.assign(document.documentElement.dataset, { print, large: print }), print);
        for (const to of [0, 9999]) {
          const seen = await goOn.evaluate((button, to) => {
            scrollTo(0, to);
            const { left, top, right, bottom } = button.getBoundingClientRect();
            const isOn = [[left + 9, top + 9], [right - 9, bottom - 9]].every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
            return isOn && bottom <= innerHeight;
          }, to);
          expect(seen, `${width}×${height}, ${print} %, scrolled to ${to}`).toBe(true);
        }
      }
    }
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { print: '100', large: '100' }));
    await page.setViewportSize(before);
    await goOn.click();
  }
});
