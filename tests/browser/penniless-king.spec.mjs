// The Penniless King: whole games by mouse, at every seat count, in both languages and on every
// screen.
import { expect, long, longUnless, noHorizontalScroll, open, sizes, test, violations } from './support.mjs';
import { asked, bots, dice, playOut, settings, start, tap } from './player.mjs';
import { beats, holdClock, noteBeats, settle } from './stage.mjs';

/** Sets the number of seats, of which the first `people` are persons. */
const table = (seats, people) => async (page) => {
  await page.locator('.choice', { hasText: new RegExp(`^${seats}$`) }).first().click();
  for (let nth = 0; nth < seats; nth += 1) {
    const kinds = page.locator('.seat-choice').nth(nth).getByRole('radio');
    await (nth < people ? kinds.first() : kinds.nth(1)).check();
  }
};

const begin = (page, { seed = 3, seats = 3, people = 1 } = {}) =>
  start(page, 'penniless-king', { seed, setUp: (page) => table(seats, people)(page) });

test('a whole game by mouse', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seats: 4 });
  await expect(page.locator('.pk-zone')).toHaveCount(5);
  await expect(page.locator('.pk-map .pk-spot')).toHaveCount(15);
  await expect(page.locator('.pk-line')).toHaveCount(5);
  await playOut(page, { seed: 5 });
  await expect(page.locator('.result h2')).toHaveText(/Renown|share/);
});

test('a turn as a person thinks it: Rogue, spot, action, each read before it is decided', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seats: 2, seed: 4, people: 2 });
  await page.locator('.hand-over .primary').click();
  const at = () => page.locator('.table').getAttribute('data-at');
  await expect(page.locator('.status-prompt')).toHaveText(/Choose a Rogue/);
  await page.locator('.pk-mine button.card', { hasText: 'Henchman' }).first().click();
  await expect(page.locator('.status-read')).toHaveText(/Strength 1.*choose a free spot/);
  await expect(page.locator('.pk-map .pk-spot.lit')).toHaveCount(15);
  // Another Rogue can be selected, and another spot.
  await page.locator('.pk-mine button.card', { hasText: 'Beggar' }).click();
  await page.locator('.pk-zone-1 .pk-spot').nth(0).click();
  await expect(page.locator('.status-keys .primary')).toHaveText('Place your Beggar here');
  await page.locator('.pk-zone-0 .pk-spot').nth(1).click();
  await expect(page.locator('.status-read')).toHaveText(/La Grande Cour, spot 2 \(1 coin\): free/);
  await page.locator('.pk-mine button.card', { hasText: 'Henchman' }).first().click();
  await page.locator('.pk-zone-0 .pk-spot').nth(1).click();
  expect(await at()).toBe('0');
  await page.locator('.status-keys .primary', { hasText: 'Place your Henchman here' }).click();
  await expect(page.locator('.pk-zone-0 .pk-spot').nth(1)).toHaveAttribute('title', /your Henchman/);
  await expect(page.locator('.status-prompt')).toHaveText(/Take 2 coins/);
  // Nothing was revealed or drawn: everything can be undone.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.pk-map .pk-spot.lit').first()).toBeVisible();
  await page.locator('.pk-zone-0 .pk-spot').nth(1).click();
  await page.locator('.pk-zone-0 .pk-spot').nth(1).click();
  await page.locator('.pk-keys .primary', { hasText: 'Take 2 coins' }).click();
});

test('neighbourhoods, lines and Rogues on the map say what they are and do', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seats: 3, seed: 6 });
  expect(await asked(page)).toBe(true);
  const read = page.locator('.status-read');
  await page.locator('.pk-zone-2 .pk-zone-name').click();
  await expect(read).toHaveText(/pay the toll.*No one controls it/);
  await page.locator('.pk-line').nth(4).click();
  await expect(read).toHaveText(/pay 8 coins.*the King moves 3 spaces.*short/);
  // Why it can't be paid now.
  await expect(page.locator('.status-note')).toHaveText(/Choose a Rogue/);
  await page.locator('.pk-space.pk-at-3').click();
  await expect(read).toHaveText(/Wrath triggers a Standoff at the Taverne/);
  await page.locator('.pk-seat .seat-name').first().click();
  await expect(read).toHaveText(/of 6 Renown in play/);
  await page.keyboard.press('Escape');
  await expect(read).toHaveCount(0);
});

test('a Standoff is staged: Rogues are revealed one by one, totals, winner, and only then they go home', long, async ({ page }) => {
  await holdClock(page);
  await settings(page, { pace: 'normal', motion: false, language: 'en' });
  await begin(page, { seats: 4, seed: 5, people: 0 });
  await noteBeats(page, () => {
    const zone = document.querySelector('.pk-standoff');
    const count = (wanted) => zone.querySelectorAll(wanted).length;
    return zone && { zone: zone.className, up: count('.pk-up'), there: count('.pk-spot .token'), won: count('.pk-total.pk-won') };
  });
  expect(await settle(page, 20_000)).toBe('over');
  // The first of them, from its announcement until no Rogue is left there.
  const shown = (await beats(page)).map((beat) => ({ ...beat, ...beat.seen.at(-1), staged: beat.seen.at(-1) !== null }));
  const all = shown.slice(shown.findIndex(({ staged }) => staged));
  const seen = all.slice(0, all.findIndex(({ staged }) => !staged));
  const turned = seen.filter(({ text }) => / revealed an? .*strength/.test(text));
  expect(turned.length).toBeGreaterThan(0);
  expect(turned.map(({ up }) => up)).toEqual(turned.map((_, nth) => nth + 1));
  const won = seen.find(({ won }) => won === 1);
  expect(won.text).toMatch(/won .*, \d/);
  // While the winner and the reason are shown, all Rogues stay where they were.
  expect(won.up).toBe(won.there);
  expect(won.until - won.at, 'milliseconds for the winner').toBeGreaterThanOrEqual(2_000);
  expect(seen[0].text).toMatch(/Standoff/);
});

test('the last Standoffs are in sight until others have been fought, whoever has had a turn since', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seats: 4, seed: 4 });
  const roll = dice(4);
  const shown = page.locator('.pk-fought .pk-one');
  let since = 0;
  for (let taps = 0; taps < 90 && since < 30 && (await asked(page)); taps += 1) {
    if (since > 0 || (await shown.count()) > 0) since += 1;
    if (since > 0) await expect(shown).not.toHaveCount(0);
    await tap(page, roll);
  }
  expect(since).toBe(30);
});

test('one’s own Rogue comes from the hand, another’s from where that player’s are', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.addInitScript(() => {
    // Records how far below its spot each Rogue's motion begins, by owner.
    window.ways = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...all) {
      const below = /translate\(-?\d+px, (-?\d+)px\)/.exec(frames[0]?.transform);
      if (below && /^spot-/.test(this.dataset.place ?? '')) window.ways.push(Number(below[1]));
      return plain.call(this, frames, ...all);
    };
  });
  await settings(page, { language: 'en' });
  await begin(page, { seats: 2, seed: 4 });
  await page.locator('.pk-mine button.card', { hasText: 'Henchman' }).first().click();
  const spot = page.locator('.pk-zone-2 .pk-spot').nth(0);
  const [hand, at] = [await page.locator('.pk-mine').boundingBox(), await spot.boundingBox()];
  // One tap places it: nothing is revealed or drawn, so it can be undone.
  await spot.click();
  const ways = () => page.evaluate(() => window.ways);
  await expect.poll(ways).toHaveLength(1);
  const below = hand.y + hand.height / 2 - at.y - at.height / 2;
  expect(Math.abs((await ways())[0] - below), 'from the middle of what is one’s own').toBeLessThan(20);
  await page.locator('.pk-keys .button').last().click();
  await expect.poll(async () => (await ways()).length).toBeGreaterThan(1);
  expect((await ways())[1], 'from the other player’s place, above the map').toBeLessThan(0);
});

test('two people: no node betrays a face-down Rogue or a hand', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seats: 2, seed: 14, people: 2 });
  const roll = dice(6);
  const hands = new Map();
  for (let turn = 0; turn < 8; turn += 1) {
    await expect(page.locator('.hand-over')).toBeVisible();
    const html = await page.locator('.pk-board').evaluate((board) => board.outerHTML);
    expect(html).not.toMatch(/pk-known|your (Henchman|Beggar|Brute)/);
    expect(await page.locator('.pk-mine .card').count()).toBe(0);
    const name = /Pass the device to (.*)/.exec(await page.locator('.hand-over h2').textContent())[1];
    await page.locator('.hand-over .primary').click();
    await page.locator('.pk-mine .hand').first().waitFor();
    // Labels of the other player's Rogues on the map show only the owner.
    const labels = await page.locator('.pk-map .pk-spot').evaluateAll((all) => all.map((spot) => spot.getAttribute('title')));
    for (const label of labels) {
      if (/: (free|your |.+’s Rogue\b)/.test(label)) continue;
      // Only the Moon reveals one.
      expect(label).toMatch(/: .+’s /);
    }
    hands.set(name, await page.locator('.pk-mine .card').count());
    while ((await asked(page)) && !(await page.locator('.hand-over').isVisible())) await tap(page, roll);
  }
  expect(hands.size).toBe(2);
});

for (const seats of [2, 5]) {
  test(`bots alone at instant pace: ${seats} at the table`, long, async ({ page }) => {
    await settings(page, { pace: 'instant', language: seats === 2 ? 'fr' : 'en' });
    for (const seed of [11, 12]) {
      await begin(page, { seats, seed, people: 0 });
      await page.locator('.result').waitFor();
    }
  });
}

test('the note-pad can be turned off', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', memory: false });
  await begin(page, { seats: 3, seed: 6 });
  expect(await asked(page)).toBe(true);
  await expect(page.locator('.pk-note')).toHaveCount(0);
});

const screens = { 'smallest phone': { width: 320, height: 568 }, 'phone on its side': { width: 844, height: 390 }, ...sizes };
for (const [name, viewport] of Object.entries(screens)) {
  test(`every spot has room for a thumb: ${name}`, longUnless(name === 'smallest phone'), async ({ page }) => {
    await page.setViewportSize(viewport);
    await settings(page, { pace: 'instant', motion: false, language: 'fr' });
    await begin(page, { seats: 5, seed: 2 });
    expect(await asked(page)).toBe(true);
    await noHorizontalScroll(page);
    const rooms = await page.locator('.pk-map .pk-spot').evaluateAll((all) =>
      all.map((spot) => spot.getBoundingClientRect()).map(({ width, height }) => [Math.round(width), Math.round(height)]),
    );
    for (const [width, height] of rooms) {
      expect(width).toBeGreaterThanOrEqual(viewport.width === 320 ? 32 : 36);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing at the map: ${theme}`, long, async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, theme, language: 'en' });
    await open(page, '#/penniless-king');
    expect(await violations(page), 'set-up').toEqual([]);
    await begin(page, { seats: 5, seed: 3 });
    expect(await asked(page)).toBe(true);
    expect(await violations(page), 'the first decision').toEqual([]);
    const roll = dice(3);
    for (let taps = 0; taps < 30 && (await asked(page)); taps += 1) await tap(page, roll);
    await asked(page);
    expect(await violations(page), 'in the middle').toEqual([]);
    await start(page, 'penniless-king', { seed: 3, setUp: bots });
    await page.locator('.result').waitFor();
    expect(await violations(page), 'the result').toEqual([]);
  });
}
