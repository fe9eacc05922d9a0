// Set-up remembers who played: their seats, names, levels and options, and offers recent names.
import { expect, long, longUnless, noHorizontalScroll, onDisk, open, test, violations } from './support.mjs';
import { settings } from './player.mjs';

const GAME = 'penniless-king';

const seat = (page, nth) => page.locator('.seat-choice').nth(nth);
const field = (page, nth) => seat(page, nth).getByRole('textbox');
const recent = (page) => page.getByRole('group', { name: 'Recent players' });
const chip = (page, name) => recent(page).getByRole('button', { name, exact: true });

/** Returns who sits where: a name, or the level of a bot. */
const seated = (page) =>
  page.locator('.seat-choice').evaluateAll((seats) =>
    seats.map((one) => one.querySelector('.field input')?.value ?? one.querySelector('input:checked + span').textContent));

/** Opens a set-up as if the page were new. */
async function setUp(page, game = GAME) {
  await page.goto('about:blank');
  await open(page, `#/${game}`);
  await page.locator('form').waitFor();
}

/** Starts a match of Ann and Bo, against a Squire. */
async function play(page) {
  await setUp(page);
  await expect(recent(page)).toHaveCount(0);
  await page.getByRole('group', { name: 'Players', exact: true }).getByRole('radio', { name: '3' }).check();
  await seat(page, 1).getByRole('radio', { name: 'Squire' }).check();
  await seat(page, 2).getByRole('radio', { name: 'Human' }).check();
  await field(page, 0).fill('Ann');
  await field(page, 2).fill('Bo');
  await page.locator('button[type=submit]').click();
  await page.locator('.hand-over, .board').first().waitFor();
  await onDisk(page, GAME);
}

test('who played is proposed again, in this game alone; in the others their names are offered', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await play(page);
  await setUp(page);
  expect(await seated(page)).toEqual(['Ann', 'Squire', 'Bo']);
  await expect(recent(page).getByRole('button')).toHaveText(['Ann', 'Bo']);
  await expect(chip(page, 'Bo')).toHaveAttribute('aria-pressed', 'true');
  await setUp(page, 'monarch');
  expect(await seated(page)).toEqual(['', 'Baron']);
  // One tap a person.
  await chip(page, 'Bo').click();
  await chip(page, 'Ann').click();
  expect(await seated(page)).toEqual(['Bo', 'Ann']);
  await expect(chip(page, 'Ann')).toBeFocused();
  await chip(page, 'Bo').click();
  expect(await seated(page)).toEqual(['Baron', 'Ann']);
  expect(await violations(page)).toEqual([]);
});

test('a set-up that was left to read the rules is as it was, until a match begins', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await setUp(page);
  await seat(page, 1).getByRole('radio', { name: 'Human' }).check();
  await field(page, 0).fill('Ann');
  await field(page, 1).fill('Bo');
  await page.locator('.lede').getByRole('link').first().click();
  await page.locator('form').waitFor({ state: 'detached' });
  await page.goBack();
  await page.locator('form').waitFor();
  expect(await seated(page)).toEqual(['Ann', 'Bo']);
  const seed = await page.locator('#seed').inputValue();
  await page.locator('button[type=submit]').click();
  await page.locator('.hand-over, .board').first().waitFor();
  await page.goBack();
  await page.locator('form').waitFor();
  expect(await page.locator('#seed').inputValue()).not.toBe(seed);
});

test('the seats are shuffled, and that is said', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await play(page);
  await setUp(page);
  const orders = new Set();
  for (let n = 0; n < 20; n += 1) {
    await page.getByRole('button', { name: 'Shuffle seats' }).click();
    const now = await seated(page);
    expect([...now].sort()).toEqual(['Ann', 'Bo', 'Squire']);
    await expect(page.locator('form [role=status]')).toHaveText(`New order: ${now.join(', ')}.`);
    orders.add(now.join());
  }
  expect(orders.size).toBeGreaterThan(2);
});

test('what is damaged or foreign is ignored, and nothing else is lost', long, async ({ page, context }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await play(page);
  for (const odd of ['', 'torn paper', 'null', '{"seats":7}', '{"seats":[{"bot":{"level":"random"}}]}', '[[[[', '["\u202e"]']) {
    const other = await context.newPage();
    await open(other, '#/settings');
    await other.evaluate(([game, odd]) => {
      localStorage.setItem(`regalia/1/seats/${game}`, odd);
      localStorage.setItem('regalia/1/names', odd);
    }, [GAME, odd]);
    await other.close();
    await setUp(page);
    expect(await seated(page), odd).toEqual(['', 'Baron']);
    await expect(recent(page)).toHaveCount(0);
    await expect(page.locator('.game-row:not(.today)')).toHaveCount(1);
  }
  // A new match replaces it.
  await field(page, 0).fill('Cy');
  await page.locator('button[type=submit]').click();
  await page.locator('.board').waitFor();
  await setUp(page);
  expect(await seated(page)).toEqual(['Cy', 'Baron']);
  await expect(recent(page).getByRole('button')).toHaveText(['Cy']);
});

for (const width of [390, 320]) {
  test(`twelve long names fit a screen of ${width} px`, longUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await settings(page, { language: 'en', print: 'largest' });
    const names = ['W'.repeat(24), '龍'.repeat(24), 'فاطمة يعل فاطمة يعل فاط', ...Array.from({ length: 9 }, (_, nth) => `Player of the long name ${nth}`.slice(-24))];
    await page.addInitScript((text) => { localStorage.setItem('regalia/1/names', text); }, JSON.stringify(names));
    await open(page, '#/monarch');
    await expect(recent(page).getByRole('button')).toHaveCount(12);
    await noHorizontalScroll(page);
  });
}
