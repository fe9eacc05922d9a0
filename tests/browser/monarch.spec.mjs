// Monarch: a whole game by mouse, a turn by keyboard, pledges, refusals.
import { expect, noHorizontalScroll, open, sizes, test, violations } from './support.mjs';
import { bots, dice, playOut, settings, start, tap } from './player.mjs';

/** A match of a person and bots. */
function begin(page, { seats = 3, seed = 7 } = {}) {
  return start(page, 'monarch', {
    seed,
    setUp: (set) => set.getByRole('radio', { name: String(seats), exact: true }).check({ force: true }),
  });
}

test('a whole game by mouse, to crowns explained card by card', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seats: 2 });
  await expect(page.locator('.mo-row > li')).toHaveCount(5);
  await expect(page.locator('.mo-lands > li')).toHaveCount(9);
  await playOut(page, { seed: 3 });
  await expect(page.locator('.result h2')).toHaveText(/new Queen, with -?\d+ crowns/);
  const explained = page.locator('.mo-explained');
  await expect(explained).toHaveCount(2);
  await expect(explained.last().locator('li').first()).toBeVisible();
});

test('a turn by keyboard: gather, choose a card, hear why not, end the turn', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page);
  const keys = page.locator('.mo-decision');
  const to = async (matches) => {
    for (let hops = 0; hops < 60; hops += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((selector) => document.activeElement?.matches(selector), matches)) return;
    }
    throw new Error(`nothing with the focus is ${matches}`);
  };
  await page.locator('.board button.lit').first().waitFor();
  await to('.mo-decision .button.lit');
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-latest')).toContainText(/harvested|fed the villages/);
  // A card that cannot be paid says what is missing.
  await to('.mo-row .card.dimmed');
  await page.keyboard.press('Space');
  await expect(page.locator('.status-prompt')).toContainText('You lack');
  await expect(keys.locator('.primary')).toHaveText('End your turn');
  await page.keyboard.press('Space');
  await to('.mo-decision .button.primary');
  await expect(keys.locator('.primary')).toHaveText('End your turn');
  await page.keyboard.press('Enter');
  await expect(page.locator('.rail .log')).toContainText('Baron 1');
});

test('a card acquired lies in the court, and undo gives it back only while nothing was turned up', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seed: 11 });
  await page.locator('.board button.lit').first().waitFor();
  await page.locator('.mo-decision .button.lit').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.mo-decision .button.lit').first()).toContainText('Harvest');
  for (let turns = 0; turns < 12 && (await page.locator('.mo-court .card').count()) === 0; turns += 1) {
    await page.locator('.board button.lit, .board .primary').first().waitFor();
    const card = page.locator('.mo-row .card.lit').first();
    const gather = page.locator('.mo-decision .button.lit').last();
    if (await gather.isVisible()) await gather.click();
    else if (await card.isVisible()) {
      await card.click();
      await page.locator('.mo-decision .primary').click();
      const place = page.locator('.mo-board.lit, .mo-decision .button.lit').first();
      if (await place.isVisible()) await place.click();
    } else await page.locator('.mo-decision .primary').click();
  }
  await expect(page.locator('.mo-court .card').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('bots alone play a game that is drawn at every decision', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'fr' });
  await start(page, 'monarch', {
    seed: 5,
    setUp: async (set) => {
      await set.getByRole('radio', { name: '4', exact: true }).check({ force: true });
      await set.locator('.seat-choice').first().getByRole('radio').nth(2).check({ force: true });
    },
  });
  await page.locator('.result').waitFor();
});

const screens = { 'smallest phone': { width: 320, height: 568 }, 'phone on its side': { width: 844, height: 390 }, ...sizes };
for (const [name, viewport] of Object.entries(screens)) {
  test(`four courts fit, with room for a thumb: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settings(page, { pace: 'instant', motion: false, language: 'fr' });
    await begin(page, { seats: 4, seed: 2 });
    const roll = dice(2);
    for (let taps = 0; taps < 24; taps += 1) if (!(await tap(page, roll))) break;
    await noHorizontalScroll(page);
    const small = await page.locator('.board button').evaluateAll((all) =>
      all
        .map((key) => [key.textContent, key.getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.round(width) < 44 || Math.round(height) < 44)
        .map(([text, { width, height }]) => `${text}: ${Math.round(width)} × ${Math.round(height)}`),
    );
    expect(small).toEqual([]);
  });
}

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing at the lands: ${theme}`, async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, theme, language: 'en' });
    await open(page, '#/monarch');
    expect(await violations(page), 'set-up').toEqual([]);
    await begin(page, { seats: 2, seed: 3 });
    await page.locator('.board button.lit').first().waitFor();
    expect(await violations(page), 'the first decision').toEqual([]);
    const roll = dice(3);
    for (let taps = 0; taps < 30; taps += 1) if (!(await tap(page, roll))) break;
    expect(await violations(page), 'in the middle').toEqual([]);
    await start(page, 'monarch', { seed: 3, setUp: bots });
    await page.locator('.result').waitFor();
    expect(await violations(page), 'the result').toEqual([]);
  });
}
