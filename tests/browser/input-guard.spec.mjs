// A shared device shows no hand, and makes no decision, by a held key, by a second tap that follows
// at once, or after it was hidden for long.
import { expect, kept, long, longUnless, onDisk, open, SETTLE, SETTLE_OWN, sizes, test } from './support.mjs';
import { asked, dice, hurry, playOut, settings, start } from './player.mjs';
import { holdClock, settle } from './stage.mjs';
import { games } from '../../tools/games.mjs';

const PRIMARY = '.status-keys .primary:not(.go-on), .board .primary';
const LIT = '.board button.lit';
const ACCEPT = '.hand-over .primary';

/** Starts a match in which every seat is a person. */
async function startTogether(page, game) {
  const setUp = async () => {
    for (const seat of await page.locator('.seat-choice').all()) await seat.getByRole('radio').first().check();
  };
  await start(page, game, { seed: 5, setUp });
  // Records each panel that asks to pass the device, and its end.
  await page.evaluate(() => {
    window.passes = [];
    let shown = !!document.querySelector('.hand-over');
    new MutationObserver(() => {
      const now = !!document.querySelector('.hand-over');
      if (now !== shown) window.passes.push(now ? 'asked' : 'passed');
      shown = now;
    }).observe(document.body, { subtree: true, childList: true });
  });
}

const position = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/** Returns the hand-over panel's events since the last call. */
const passes = (page) => page.evaluate(() => window.passes.splice(0));

/**
 * Focuses a random control that continues the turn, and returns it. Chosen in the page, where
 * nothing changes meanwhile.
 */
async function control(page, roll) {
  const choose = ([primary, lit, first, which]) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    const [go] = seen(primary);
    const pieces = seen(lit);
    const chosen = go && (first || pieces.length === 0) ? go : pieces[Math.floor(which * pieces.length)];
    chosen?.focus();
    return chosen;
  };
  const found = await page.waitForFunction(choose, [PRIMARY, LIT, roll() < 0.8, roll()], { polling: 20 });
  return found.asElement();
}

/** How often the device is passed in each of the tests below. */
const PASSES = 4;

for (const { id } of games()) {
  test(`a key that is held passes no device and decides once: ${id}`, longUnless(id === 'dwarf-king'), async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await startTogether(page, id);
    const roll = dice(3);
    for (let passed = 0; passed < PASSES; ) {
      if (await page.locator(ACCEPT).isVisible()) await page.locator(ACCEPT).click();
      await passes(page);
      const before = await position(page);
      await control(page, roll);
      // The first press is the person's, the others are key repeats.
      for (let press = 0; press < 12; press += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const happened = await passes(page);
      expect(happened, 'the hand-over').not.toContain('passed');
      // One gesture on the board may be several decisions.
      if (happened.includes('asked')) passed += 1;
      expect(await position(page) - before, 'decisions of one press').toBeLessThan(9);
    }
  });

  test(`a double tap passes no device, and what comes too soon decides nothing: ${id}`, longUnless(id === 'monarch'), async ({ page }) => {
    await holdClock(page);
    await settings(page, { language: 'en', pace: 'instant' });
    await startTogether(page, id);
    await page.evaluate(() => (window.settles = true));
    const roll = dice(3);
    const wait = () => page.clock.runFor(SETTLE);
    for (let passed = 0; passed < PASSES; ) {
      await wait();
      if (await page.locator(ACCEPT).isVisible()) {
        await page.locator(ACCEPT).click();
        await expect(page.locator(ACCEPT)).toHaveCount(0);
        await wait();
      }
      await passes(page);
      const before = await position(page);
      await (await control(page, roll)).click();
      const after = await position(page);
      if (await page.locator(ACCEPT).isVisible()) {
        passed += 1;
        // Twice where the last button was, and on the panel's own button: all too soon.
        await page.locator(ACCEPT).click();
        await page.locator(ACCEPT).press('Enter');
        expect(await page.locator(ACCEPT).isVisible(), 'the hand-over').toBe(true);
        // The person sees that the tap was noticed.
        await expect(page.locator('.table')).toHaveAttribute('data-too-soon', '');
        expect(await passes(page)).toEqual(['asked']);
      } else if (after > before && (await page.locator(PRIMARY).count()) > 0) {
        await page.locator(PRIMARY).first().click();
        expect(await position(page), 'a tap that came too soon').toBe(after);
      }
    }
  });
}

for (const { id } of games()) {
  test(`two taps within 120 ms select a piece and play it: ${id}`, longUnless(id === 'monarch'), async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await holdClock(page);
    await settings(page, { language: 'en', pace: 'normal', motion: true, 'one-tap': false });
    await start(page, id, { seed: 5 });
    await page.evaluate(() => (window.settles = true));
    const roll = dice(3);
    const pieces = page.locator(LIT);
    let played = 0;
    for (let tries = 0; tries < 60 && played < 2; tries += 1) {
      if ((await settle(page)) !== 'asked') break;
      await page.clock.runFor(SETTLE);
      const before = await position(page);
      const count = await pieces.count();
      if (count > 0 && roll() < 0.8) {
        // Of the pieces in a row, one is visible at a time.
        const { x, y } = await pieces.nth(Math.floor(roll() * count)).evaluate((piece) => {
          piece.scrollIntoView({ block: 'nearest' });
          const { left, top, height } = piece.getBoundingClientRect();
          return { x: left + 8, y: top + height / 2 };
        });
        await page.mouse.click(x, y);
        // The first tap may play it, if it has no text to read.
        const isSelected = (await position(page)) === before;
        await page.clock.runFor(120);
        await page.mouse.click(x, y);
        if (isSelected) await expect(page.locator('[data-too-soon]'), 'a tap that was refused').toHaveCount(0);
        if (isSelected && (await position(page)) > before) played += 1;
      } else await (await control(page, roll)).click();
    }
    expect(played, 'pieces that two quick taps have played').toBe(2);
  });
}

test('Monarch: a button is pressed 350 ms after the one before, while its message runs or after it', async ({ page }) => {
  await holdClock(page);
  await settings(page, { language: 'en', pace: 'normal', motion: true });
  await start(page, 'monarch', { seed: 11 });
  await page.evaluate(() => (window.settles = true));
  expect(await settle(page)).toBe('asked');
  await page.clock.runFor(SETTLE);
  const before = await position(page);
  const place = await page.locator('.mo-decision').getByRole('button', { name: 'End your turn' }).boundingBox();
  const end = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await page.locator('.mo-decision .primary').click();
  await expect.poll(() => position(page)).toBe(before + 1);
  // The second half of a double tap presses nothing else.
  await page.clock.runFor(120);
  await end();
  expect(await position(page)).toBe(before + 1);
  await page.clock.runFor(230);
  await end();
  await expect.poll(() => position(page)).toBeGreaterThan(before + 1);
});

test('a tap 300 ms after the menu was closed counts', async ({ page }) => {
  await holdClock(page);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 11 });
  expect(await asked(page)).toBe(true);
  await page.evaluate(() => (window.settles = true));
  const gold = page.locator('.mo-decision .primary');
  for (const [wait, counts] of [[SETTLE_OWN - 20, 0], [300, 1]]) {
    await page.keyboard.press('m');
    await expect(page.locator('.dialog')).toBeVisible();
    await page.clock.runFor(SETTLE);
    const before = await position(page);
    await page.locator('.dialog-close').click();
    await expect(page.locator('.dialog')).toHaveCount(0);
    await page.clock.runFor(wait);
    await gold.click();
    expect(await position(page) - before).toBe(counts);
    await page.clock.runFor(SETTLE);
  }
});

test('a tap on the result that comes too soon begins nothing', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 5 });
  await playOut(page, { seed: 2 });
  await onDisk(page, 'rogue-monarch');
  const finished = await kept(page, 'rogue-monarch');
  const address = page.url();
  await holdClock(page);
  await page.reload();
  await page.evaluate(() => (window.settles = true));
  // Coming back to the result starts the settling time again.
  await open(page, '#/rogue-monarch');
  await open(page, address);
  const again = page.getByRole('button', { name: 'Play again' });
  await again.click();
  await expect(page.locator('.result')).toBeVisible();
  expect((await kept(page, 'rogue-monarch')).decisions).toEqual(finished.decisions);
  await page.clock.runFor(SETTLE);
  await again.click();
  await expect(page.locator('.result')).toHaveCount(0);
});

test.describe('a page that was hidden', () => {
  /** Hides or shows the page, as the browser does when the device is locked. */
  const show = (page, state) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  const both = games().flatMap(({ id }) => (id === 'rogue-monarch' ? [[id, 'en', 'Cover'], [id, 'fr', 'Cacher']] : [[id, 'en', 'Cover']]));
  for (const [id, language, cover] of both) {
    test(`covers a hand at once, and so does its player: ${id} (${language})`, longUnless(id === 'rogue-monarch' && language === 'fr'), async ({ page }) => {
      await holdClock(page);
      await settings(page, { language, pace: 'instant' });
      await startTogether(page, id);
      await page.locator(ACCEPT).click();
      await expect(page.locator(ACCEPT)).toHaveCount(0);
      // A panel shows the contents of the hand.
      await page.keyboard.press('s');
      await expect(page.getByRole('dialog')).toBeVisible();
      await show(page, 'hidden');
      await expect(page.locator(ACCEPT)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await show(page, 'visible');
      await expect(page.locator(ACCEPT)).toBeVisible();
      await page.locator(ACCEPT).click();
      await expect(page.locator(ACCEPT)).toHaveCount(0);
      // The person covers it too.
      await page.keyboard.press('c');
      await expect(page.locator(ACCEPT)).toBeVisible();
      await page.locator(ACCEPT).click();
      await page.locator('.bar-tools').getByRole('button', { name: cover }).click();
      await expect(page.locator(ACCEPT)).toBeVisible();
    });
  }

  test('leaves the hand of a person who plays alone', long, async ({ page }) => {
    await holdClock(page);
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 5 });
    const cards = await page.locator('.board .lit').count();
    await show(page, 'hidden');
    await page.clock.runFor(600_000);
    await show(page, 'visible');
    await expect(page.locator('.board .lit')).toHaveCount(cards);
    await expect(page.locator('.hand-over')).toHaveCount(0);
  });
});

test('keys of the live table do nothing in the replay of a finished match', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'normal', motion: false });
  const setUp = async () => {
    await page.locator('details.more summary').click();
    await page.getByRole('radio', { name: 'Unlimited' }).check();
  };
  await start(page, 'rogue-monarch', { seed: undefined, setUp });
  await hurry(page);
  await playOut(page, { seed: 2 });
  await onDisk(page, 'rogue-monarch');
  const before = await kept(page, 'rogue-monarch');
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.keyboard.press('u');
  await page.keyboard.press('p');
  await page.keyboard.press('u');
  await expect(page.locator('.playing-back')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(page.locator('.result')).toBeVisible();
  expect((await kept(page, 'rogue-monarch')).decisions).toEqual(before.decisions);
});
