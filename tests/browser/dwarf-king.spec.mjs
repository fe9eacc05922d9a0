// The Dwarf King: whole deals by mouse, at every seat count, in both languages and on every screen.
import { expect, long, longUnless, noHorizontalScroll, open, sizes, test, violations } from './support.mjs';
import { asked, bots, dice, playOut, settings, start, tap } from './player.mjs';
import { beats, holdClock, noteBeats } from './stage.mjs';

/** Sets the number of seats and a match of three deals; further seats may be people. */
const table = (seats, people = 1) => async (page) => {
  await page.locator('.choice', { hasText: new RegExp(`^${seats}$`) }).first().click();
  await page.getByRole('radio', { name: /^3 (deals|donnes)$/ }).check();
  for (let nth = 1; nth < people; nth += 1) {
    await page.locator('.seat-choice').nth(nth).getByRole('radio').first().check();
  }
};

const begin = (page, { seed = 3, seats = 4, people = 1 } = {}) =>
  start(page, 'dwarf-king', { seed, setUp: () => table(seats, people)(page) });

/** Taps until the board shows this deal, or the match is over. */
async function playToDeal(page, number, seed = 1) {
  const roll = dice(seed);
  const there = page.locator('.goal', { hasText: new RegExp(`(Deal|Donne) ${number}`) });
  for (let taps = 0; taps < 200; taps += 1) {
    expect(await asked(page)).toBe(true);
    if (await there.isVisible()) return;
    await tap(page, roll);
  }
  throw new Error(`deal ${number} does not begin`);
}

test('a whole deal by mouse, its points line by line, and the match to its end', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page);
  await expect(page.locator('.dk-mine .hand .card')).toHaveCount(10);
  await expect(page.locator('.dk-special')).toContainText(/\w{3}/);
  await expect(page.locator('.dk-coach')).toBeVisible();
  await playToDeal(page, 2);
  await page.locator('.board .lit, .dk-scored').filter({ visible: true }).first().waitFor();
  await expect(page.locator('details.sheet .scores tbody tr')).not.toHaveCount(0);
  await playOut(page, { seed: 5 });
  await expect(page.locator('.result h2')).toHaveText(/wins? with/);
  // Three deals, each at least with its Quest's line; and the chart.
  for (const deal of ['1 ·', '2 ·', '3 ·']) {
    await expect(page.locator('.result .scores th', { hasText: deal }).first()).toBeVisible();
  }
  await expect(page.locator('.result .dk-chart svg[role=img]')).toBeVisible();
});

for (const seats of [3, 5]) {
  test(`${seats} at the table: a trick is played`, long, async ({ page }) => {
    await settings(page, { pace: 'instant', language: 'en', hints: false });
    await begin(page, { seats, seed: 21 });
    await expect(page.locator('.dk-mine .hand .card')).toHaveCount(seats === 3 ? 13 : 8);
    const hand = page.locator('.dk-mine .hand .card');
    const before = await hand.count();
    const roll = dice(2);
    for (let taps = 0; taps < 12 && (await hand.count()) > before - 2; taps += 1) await tap(page, roll);
    await expect(page.locator('.dk-slot .card').first()).toBeVisible();
    await expect(page.locator('.dk-coach')).toHaveCount(0);
  });
}

for (const language of ['en', 'fr']) {
  test(`the sign of who leads holds its words on a phone (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await settings(page, { pace: 'instant', language, hints: false });
    await begin(page, { seats: 3, seed: 21 });
    const own = page.locator('.dk-mine .dk-leads');
    const roll = dice(2);
    for (let taps = 0; taps < 60 && (await own.count()) === 0; taps += 1) await tap(page, roll);
    // Its word is for screen readers where the sign has no room for it.
    const box = await own.locator('.dk-word').evaluate((word) => {
      const [inner, outer] = [word, word.parentElement].map((it) => it.getBoundingClientRect());
      return { inner: [inner.left, inner.right], outer: [outer.left, outer.right] };
    });
    expect(box.inner[1], JSON.stringify(box)).toBeLessThanOrEqual(box.outer[1] + 1);
    expect(box.inner[0], JSON.stringify(box)).toBeGreaterThanOrEqual(box.outer[0] - 1);
  });
}

test('beside the board the score sheet has room for five players', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settings(page, { pace: 'instant', motion: false, language: 'fr' });
  const setUp = async () => {
    await table(5)(page);
    await bots(page);
  };
  await start(page, 'dwarf-king', { seed: 5, setUp });
  await expect(page.locator('.rail .scores-column')).toHaveCount(5, { timeout: 60_000 });
  const beyond = await page.locator('.rail .scores-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(beyond).toBe(0);
});

test('a card that does not follow suit is refused in a sentence', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seed: 5 });
  const dimmed = page.locator('.dk-mine .hand button.dimmed');
  const roll = dice(4);
  for (let taps = 0; taps < 40 && (await asked(page)) && (await dimmed.count()) === 0; taps += 1) await tap(page, roll);
  const held = await page.locator('.dk-mine .hand .card').count();
  await dimmed.first().click({ position: { x: 12, y: 12 } });
  await expect(page.locator('.status-note')).toHaveText(/^Follow suit|never played|nothing to copy yet/);
  await expect(page.locator('.dk-mine .hand .card')).toHaveCount(held);
});

test('two people: nothing of the other hand is in the page', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', hints: false });
  await begin(page, { seed: 14, people: 2 });
  const cards = () => page.locator('.dk-mine .hand .card').evaluateAll((all) => all.map((card) => card.title));
  const hands = new Map();
  const roll = dice(6);
  for (let turn = 0; turn < 8; turn += 1) {
    await expect(page.locator('.hand-over')).toBeVisible();
    // The table stays, with the trick and the Quest; hands show only backs.
    await expect(page.locator('.dk-board')).toBeVisible();
    expect(await page.locator('.hand .card:not(.card-back)').count()).toBe(0);
    const name = /Pass the device to (.*)/.exec(await page.locator('.hand-over h2').textContent())[1];
    await page.locator('.hand-over .primary').click();
    await page.locator('.dk-mine .hand .card').first().waitFor();
    hands.set(name, await cards());
    for (const [other, held] of hands) {
      if (other === name) continue;
      const mine = new Set(hands.get(name));
      for (const text of held) expect(mine.has(text), `${text} in two hands`).toBe(false);
    }
    expect(await page.locator('.dk-place:not(.dk-near) .seat .card').count()).toBe(0);
    while ((await asked(page)) && !(await page.locator('.hand-over').isVisible())) await tap(page, roll);
  }
});

test('a trick lies complete with its winner marked before it is taken', async ({ page }) => {
  await holdClock(page);
  await settings(page, { pace: 'normal', motion: true, language: 'en' });
  await start(page, 'dwarf-king', { seed: 3, setUp: bots });
  const seats = await page.locator('.dk-slot').count();
  await noteBeats(page, () => ({ lie: document.querySelectorAll('.dk-slot.dk-done .card').length, ahead: document.querySelectorAll('.dk-done.dk-ahead .dk-crown').length }));
  const won = async () => {
    await page.clock.runFor(20_000);
    return (await beats(page)).filter(({ text, until, climax }) => until && climax && / won the trick /.test(text));
  };
  await expect.poll(async () => (await won()).length, { intervals: [10], timeout: 120_000 }).toBeGreaterThan(3);
  for (const { text, at, until, seen } of await won()) {
    expect(seen, text).toEqual([{ lie: seats, ahead: 1 }]);
    expect(until - at, `milliseconds for «${text}»`).toBeGreaterThanOrEqual(900);
  }
});

test('in French, on a phone', long, async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await settings(page, { pace: 'instant', language: 'fr' });
  await begin(page, { seed: 4 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await playToDeal(page, 2, 9);
  await noHorizontalScroll(page);
});

const screens = { 'smallest phone': { width: 320, height: 568 }, 'phone on its side': { width: 844, height: 390 }, ...sizes };
for (const [name, viewport] of Object.entries(screens)) {
  test(`every card of thirteen has room for a thumb: ${name}`, longUnless(name === 'desktop'), async ({ page }) => {
    await page.setViewportSize(viewport);
    await settings(page, { pace: 'instant', motion: false, language: 'fr' });
    await begin(page, { seats: 3, seed: 2 });
    expect(await asked(page)).toBe(true);
    await noHorizontalScroll(page);
    const rooms = await page.locator('.dk-mine .hand .card').evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      return boxes.map((box, nth) => {
        const next = boxes[nth + 1];
        return Math.round(next && Math.abs(next.top - box.top) < 20 ? next.left - box.left : box.width);
      });
    });
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(40);
  });
}

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing at the table: ${theme}`, long, async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, theme, language: 'en' });
    await open(page, '#/dwarf-king');
    expect(await violations(page), 'set-up').toEqual([]);
    await begin(page, { seats: 5, seed: 3 });
    expect(await asked(page)).toBe(true);
    expect(await violations(page), 'the first decision').toEqual([]);
    await playToDeal(page, 2, 3);
    expect(await asked(page)).toBe(true);
    expect(await violations(page), 'after a deal').toEqual([]);
    await start(page, 'dwarf-king', { seed: 3, setUp: bots });
    await page.locator('.result').waitFor();
    expect(await violations(page), 'the result').toEqual([]);
  });
}
