// Read before you play: no single tap and no long press commits a move.
import { expect, long, longUnless, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** The number of positions of a match that are tried, and their distance in decisions. */
const POSITIONS = 5;
const APART = 4;

/** Pieces on the board: everything except buttons. */
const PIECES = '.board button:not(.button):not(:disabled)';

for (const { id } of games()) {
  test(`${id}: no single tap on a piece decides anything, and Escape puts it back`, long, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant', motion: false, 'one-tap': false });
    await start(page, id, { seed: 11 });
    const at = () => page.locator('.table').getAttribute('data-at');
    const roll = dice(6);
    // On the person's turn: some boards can be read while a bot thinks.
    for (let position = 0; position < POSITIONS && (await asked(page)); position += 1) {
      // The way to this position may have left a piece selected.
      await page.keyboard.press('Escape');
      const before = await at();
      const count = await page.locator(PIECES).count();
      for (let nth = 0; nth < count; nth += 1) {
        const piece = page.locator(PIECES).nth(nth);
        if (!(await piece.isVisible())) continue;
        await piece.click();
        expect(await at(), `${await piece.getAttribute('class')} was tapped once`).toBe(before);
        // An opened text is closed, and a selected piece is put back.
        const dialog = page.locator('.dialog-close');
        if (await dialog.isVisible()) await dialog.click();
        await page.keyboard.press('Escape');
        await expect(page.locator('.status-keys')).toHaveCount(0);
      }
      // Nor does a tap on another piece while the first is selected, even a similar one.
      const alike = page.locator(PIECES);
      for (let nth = 0; nth + 1 < count; nth += 1) {
        if (!(await alike.nth(nth).isVisible()) || !(await alike.nth(nth + 1).isVisible())) continue;
        for (const piece of [alike.nth(nth), alike.nth(nth + 1)]) {
          await piece.click();
          const dialog = page.locator('.dialog-close');
          if (await dialog.isVisible()) await dialog.click();
        }
        expect(await at(), `a piece was tapped, then ${await alike.nth(nth + 1).getAttribute('class')}`).toBe(before);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
      for (let n = 0; n < APART; n += 1) await decide(page, roll);
    }
  });

  test(`${id}: a long press only reads`, longUnless(id === 'penniless-king'), async ({ page }) => {
    // Even with one-tap play.
    await settings(page, { language: 'en', pace: 'instant', motion: false, 'one-tap': true });
    await start(page, id, { seed: 11 });
    expect(await asked(page)).toBe(true);
    const piece = page.locator('.board button[title]').first();
    await piece.waitFor();
    const at = () => page.locator('.table').getAttribute('data-at');
    const before = await at();
    const text = await piece.getAttribute('title');
    await piece.hover();
    await page.mouse.down();
    await expect(page.locator('.status-read')).toHaveText(text);
    await page.mouse.up();
    expect(await at()).toBe(before);
    await expect(page.locator('.status-read')).toHaveText(text);
  });
}

test('that a second tap plays the piece is told once', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', 'one-tap': false });
  const key = () => `regalia/1${location.pathname.replace(/[^/]*$/, '')}second-tap`;
  await page.addInitScript(`localStorage.removeItem((${key})())`);
  await start(page, 'rogue-monarch', { seed: 5 });
  expect(await asked(page)).toBe(true);
  const lit = page.locator('.board .slots button.lit').first();
  await lit.click();
  const told = page.locator('.status-read .status-tap');
  await expect(told).toHaveText(/second tap/);
  expect(await page.evaluate(`localStorage.getItem((${key})())`)).toBe('told');
  await page.keyboard.press('Escape');
  await lit.click();
  await expect(page.locator('.status-read')).not.toBeEmpty();
  await expect(told).toHaveCount(0);
});

test('of two cards alike the other one is lifted with the first, not played', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', {
    seed: 5,
    setUp: (page) => page.locator('.seat-choice').nth(1).getByRole('radio').first().check(),
  });
  await page.locator('.hand-over .primary').click();
  const hand = (name) => page.locator('.rm-near .card', { hasText: name });
  await hand('King').first().click();
  await page.getByRole('button', { name: 'Court card 2' }).click();
  await page.getByRole('button', { name: 'Play face up' }).click();
  await page.getByRole('button', { name: 'Draw two cards' }).click();
  await expect(hand('Knight')).toHaveCount(2);
  const at = () => page.locator('.table').getAttribute('data-at');
  const before = await at();
  const chosen = () => hand('Knight').evaluateAll((cards) => cards.map((card) => card.classList.contains('chosen')));
  // A tap on the first one puts the other back.
  for (const [nth, both] of [[0, [true, false]], [1, [true, true]], [0, [true, false]], [1, [true, true]]]) {
    await hand('Knight').nth(nth).click();
    await expect.poll(chosen).toEqual(both);
    expect(await at()).toBe(before);
  }
  await hand('Knight').nth(1).click();
  await expect(hand('Knight')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true });

  test('the page behind a panel stays where it is, wherever the wheel turns', async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, 'penniless-king', { seed: 11 });
    await page.evaluate(() => scrollTo(0, 60));
    await page.keyboard.press('m');
    const panel = page.locator('.dialog');
    await panel.waitFor();
    const before = await page.evaluate(() => scrollY);
    const box = await panel.boundingBox();
    const head = await panel.locator('h2').first().boundingBox();
    const body = await panel.locator('.dialog-body').boundingBox();
    for (const [x, y] of [[box.x + box.width / 2, Math.max(box.y / 2, 2)], [head.x + 5, head.y + 5], [body.x + 20, body.y + 20]]) {
      await page.mouse.move(x, y);
      for (const way of [600, 600, -900]) {
        await page.mouse.wheel(0, way);
        await page.waitForTimeout(60);
        expect(await page.evaluate(() => scrollY), `the wheel at ${x}, ${y}`).toBe(before);
      }
    }
  });

  for (const { id } of games()) {
    test(`${id}: two quick taps on a piece neither enlarge the page nor mark its text`, async ({ page }) => {
      await settings(page, { language: 'en', pace: 'instant' });
      await start(page, id, { seed: 11 });
      const board = page.locator('.board');
      // A touch that the board does not allow is allowed on no piece of it.
      await expect(board).toHaveCSS('touch-action', 'manipulation');
      const loose = await board.evaluate((all) =>
        [...all.querySelectorAll('button, .card, .tile, [role=img], [data-place]')]
          .filter((piece) => piece.getClientRects().length && getComputedStyle(piece).userSelect !== 'none')
          .map((piece) => piece.className));
      expect(loose.slice(0, 5)).toEqual([]);
    });
  }
});
