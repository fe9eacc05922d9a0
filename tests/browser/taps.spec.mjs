// The taps of an ordinary turn, for a person who plays alone against bots.
import { expect, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';

const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/** Sets the number of players; the first is a person, the others are bots. */
const seats = (count) => async (page) => {
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: String(count), exact: true }).check({ force: true });
};

/** Returns a function that taps, and the number of taps so far. */
function counted() {
  const taps = { count: 0, on: async (part) => { await part.click(); taps.count += 1; } };
  return taps;
}

test('The Penniless King: a Rogue, a spot, an action, the end of the turn: four taps', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'penniless-king', { seed: 4, setUp: seats(2) });
  expect(await asked(page)).toBe(true);
  const taps = counted();
  await taps.on(page.locator('.pk-mine button.card', { hasText: 'Henchman' }).first());
  await taps.on(page.locator('.pk-zone-0 .pk-spot').nth(1));
  await expect(page.locator('.pk-zone-0 .pk-spot').nth(1)).toHaveAttribute('title', /your Henchman/);
  await taps.on(page.locator('.pk-keys .primary', { hasText: 'Take 2 coins' }));
  const end = page.locator('.pk-keys').getByRole('button', { name: 'End turn' });
  if (await end.isVisible()) await taps.on(end);
  await expect(page.locator('.rail .log')).toContainText(/placed a Rogue/);
  expect(taps.count).toBeLessThanOrEqual(4);
});

test('The Penniless King: a double tap on a Rogue leaves it chosen, and a tap on a spot then places it', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'penniless-king', { seed: 4, setUp: seats(2) });
  expect(await asked(page)).toBe(true);
  const rogue = page.locator('.pk-mine button.card', { hasText: 'Henchman' }).first();
  await rogue.dblclick();
  await expect(page.locator('.pk-mine button.chosen')).toHaveCount(1);
  await expect(page.locator('.pk-spot.lit').first()).toBeVisible();
  await expect(page.locator('.status-read')).not.toBeEmpty();
  // The button beside the text puts it back.
  await page.locator('.status-back').click();
  await expect(page.locator('.pk-mine button.chosen')).toHaveCount(0);
  await rogue.dblclick();
  const spot = page.locator('.pk-zone-0 .pk-spot').nth(1);
  await spot.click();
  await expect(spot).toHaveAttribute('title', /your Henchman/);
});

test('Rogue Monarch: a turn with a Knight: six taps', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  const knight = page.locator('.rm-near .hand button.card', { hasText: 'Knight' }).first();
  for (let seed = 1; seed < 20; seed += 1) {
    await start(page, 'rogue-monarch', { seed });
    expect(await asked(page)).toBe(true);
    if (await knight.isVisible()) break;
  }
  const before = await at(page);
  const taps = counted();
  const court = (nth) => page.locator('.board .slots > li').nth(nth).getByRole('button');
  await taps.on(knight);
  await taps.on(court(0));
  await taps.on(page.locator('.status-keys .button', { hasText: 'face up' }));
  await expect(page.locator('.status-prompt')).toHaveText(/Knight: choose two/);
  await taps.on(court(1));
  await taps.on(court(2));
  await expect(page.locator('.status-prompt')).toHaveText(/flip/);
  await taps.on(court(3));
  await expect.poll(() => at(page)).toBeGreaterThan(before + 2);
  expect(taps.count).toBeLessThanOrEqual(6);
});

test('The Dwarf King: a card: two taps, since it cannot be taken back', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false, hints: false });
  await start(page, 'dwarf-king', { seed: 21, setUp: seats(3) });
  const card = page.locator('.dk-mine .hand button.lit').first();
  // The Quest may have to be chosen, and cards exchanged, before the first card.
  const roll = dice(2);
  const playing = page.locator('.status-prompt', { hasText: /lead|led/ });
  for (let n = 0; n < 8 && !((await asked(page)) && (await playing.isVisible())); n += 1) await decide(page, roll);
  const before = await page.locator('.dk-mine .hand .card').count();
  const [name] = (await card.getAttribute('title')).split('.');
  await card.click();
  await expect(page.locator('.status-read')).toContainText(name);
  await expect(page.locator('.dk-mine .hand .card')).toHaveCount(before);
  await page.locator('.dk-mine .hand button.chosen').click();
  await expect(page.locator('.dk-mine .hand .card')).toHaveCount(before - 1);
});

test('Monarch: to gather and to end the turn: two taps; a card that has been read: one more', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'monarch', { seed: 11, setUp: seats(2) });
  expect(await asked(page)).toBe(true);
  const taps = counted();
  await taps.on(page.locator('.mo-decision .primary'));
  const card = page.locator('.mo-row .card.lit').first();
  if (await card.isVisible()) {
    await card.click();
    await expect(page.locator('.status-read')).not.toBeEmpty();
    const before = await at(page);
    await taps.on(page.locator('.status-keys .primary'));
    expect(await at(page)).toBeGreaterThan(before);
    taps.count -= 1;
  }
  const end = page.locator('.mo-decision .mo-key').last();
  if (await end.isVisible()) await taps.on(end);
  await expect(page.locator('.rail .log')).toContainText(/ended|gathered|harvested|fed/);
  expect(taps.count).toBeLessThanOrEqual(2);
});
