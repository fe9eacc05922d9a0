// Monarch: a whole game by mouse, a turn by keyboard, pledges, refusals.
import { expect, long, longUnless, noHorizontalScroll, open, sizes, test, violations } from './support.mjs';
import { asked, bots, dice, playOut, reach, settings, start, tap } from './player.mjs';
import { beats, holdClock, noteBeats, settle } from './stage.mjs';

/** Starts a match of a person, or more, and bots. */
function begin(page, { seats = 3, seed = 7, persons = 1 } = {}) {
  return start(page, 'monarch', {
    seed,
    setUp: async (set) => {
      await set.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
      for (const seat of (await set.locator('.seat-choice').all()).slice(0, persons)) await seat.getByRole('radio').first().check({ force: true });
    },
  });
}

test('a whole game by mouse, to crowns explained card by card', long, async ({ page }) => {
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
  const to = (matches) => reach(page, matches);
  expect(await asked(page)).toBe(true);
  await to('.mo-decision .button.primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-latest')).toContainText(/harvested|fed the villages/);
  await expect(keys.locator('.mo-off')).toHaveCount(2);
  await expect(keys.locator('.mo-off').first()).toContainText('already harvested or taxed');
  // A card that can't be paid says once what is missing, and is put back.
  await to('.mo-row .card.dimmed');
  await page.keyboard.press('Space');
  await expect(page.locator('.status-read')).not.toContainText(/short\./);
  await expect(page.locator('.status-note')).toContainText(/You’re .+ short\./);
  await page.keyboard.press('Escape');
  await expect(page.locator('.status-keys')).toHaveCount(0);
  // While something can be acquired, the gold button is not the end of the turn.
  await expect(page.locator('.mo-row .card.lit').first()).toBeVisible();
  await expect(keys.locator('.primary')).toHaveCount(0);
  await to('.mo-decision .mo-key:last-child');
  await page.keyboard.press('Enter');
  const next = await page.locator('.mo-sister .seat-name').first().textContent();
  await expect(page.locator('.rail .log')).toContainText(next);
});

test('a card acquired lies in the court, and undo gives it back only while nothing was turned up', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await begin(page, { seed: 11 });
  const gather = page.locator('.mo-decision .primary');
  await gather.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gather).toContainText(/Harvest|Tax/);
  const mine = page.locator('.mo-court .card');
  const card = page.locator('.mo-row .card.lit').first();
  for (let turns = 0; turns < 40 && (await mine.count()) === 0; turns += 1) {
    expect(await asked(page)).toBe(true);
    if (await gather.isVisible()) await gather.click();
    else if (await page.locator('.mo-board.lit').first().isVisible()) {
      await page.locator('.mo-board.lit').first().click();
      await page.locator('.status-keys .primary').click();
    } else {
      // A second tap on a card with one button plays it; the button does so with any card.
      await card.click();
      await page.locator('.status-keys .primary').click();
    }
  }
  await expect(mine.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a pledge is a number and a key, beside another one to pass, and the lands stay where they are', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', motion: false });
  const roll = dice(5);
  const lands = () => page.locator('.mo-lands').evaluate((lands) => ['x', 'y', 'width', 'height'].map((of) => Math.round(lands.getBoundingClientRect()[of])));
  const joint = page.locator('.mo-joint .stepper');
  let before;
  // Not in every game a Moon asks for pledges.
  for (let seed = 7; seed < 17 && !(await joint.isVisible()); seed += 1) {
    await begin(page, { seed });
    before = await lands();
    for (let taps = 0; taps < 400 && (await asked(page)) && !(await joint.isVisible()); taps += 1) await tap(page, roll);
  }
  await expect(joint).toBeVisible();
  expect(await lands()).toEqual(before);
  const less = joint.getByRole('button', { name: 'One less' });
  while (await less.isEnabled()) await less.click();
  await expect(page.locator('.mo-joint .primary')).toHaveText(/^Pledge 1 /);
  const key = page.locator('.mo-joint').getByRole('button', { name: 'Pass' });
  const at = () => page.locator('.table').getAttribute('data-at');
  const decisions = await at();
  await key.click();
  await expect.poll(at).not.toBe(decisions);
});

test('on a phone the cards of one’s own court have names, and all of each is read', long, async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await settings(page, { pace: 'instant', language: 'fr', motion: false });
  await begin(page, { seed: 11 });
  const roll = dice(5);
  const names = page.locator('.mo-court .card-name');
  // While a person is asked nothing is drawn, so the names can be changed in place.
  for (let taps = 0; taps < 400 && (await asked(page)) && (await names.count()) < 3; taps += 1) await tap(page, roll);
  expect(await names.count()).toBe(3);
  // The longest possible names, too.
  for (const name of ['', 'Corbeille de fruits rares', 'Maître des cérémonies', 'Capitaine de la garde', 'Gardienne des bêtes', 'Portraitiste']) {
    const cut = await names.evaluateAll((all, name) => all.map((one) => {
      if (name) one.textContent = name;
      const [own, card] = [one.getBoundingClientRect(), one.closest('.card').getBoundingClientRect()];
      return [one.textContent, own.height > 8 && one.scrollHeight - one.clientHeight <= 1 && own.left >= card.left && own.right <= card.right && own.bottom <= card.bottom];
    }), name);
    expect(cut.filter(([, whole]) => !whole)).toEqual([]);
  }
});

test('the end is said before the result: the crowns of each, and who is Queen', long, async ({ page }) => {
  await holdClock(page);
  await settings(page, { pace: 'normal', motion: true, language: 'en' });
  await start(page, 'monarch', { seed: 5, setUp: bots });
  await noteBeats(page);
  expect(await settle(page, 20_000)).toBe('over');
  const last = (await beats(page)).slice(-3);
  expect(last.map(({ climax }) => climax)).toEqual([true, true, true]);
  expect(last[0].text).toMatch(/crowns\.$/);
  const verdict = await page.locator('.result h2').textContent();
  expect(last[2].text).toBe(verdict);
});

test('bots alone play a game that is drawn at every decision', long, async ({ page }) => {
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
  test(`four courts fit, with room for a thumb: ${name}`, longUnless(name === 'smallest phone'), async ({ page }) => {
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
  test(`axe finds nothing at the lands: ${theme}`, long, async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, theme, language: 'en' });
    await open(page, '#/monarch');
    expect(await violations(page), 'set-up').toEqual([]);
    await begin(page, { seats: 2, seed: 3 });
    expect(await asked(page)).toBe(true);
    expect(await violations(page), 'the first decision').toEqual([]);
    const roll = dice(3);
    for (let taps = 0; taps < 30 && (await asked(page)); taps += 1) await tap(page, roll);
    await asked(page);
    expect(await violations(page), 'in the middle').toEqual([]);
    await start(page, 'monarch', { seed: 3, setUp: bots });
    await page.locator('.result').waitFor();
    expect(await violations(page), 'the result').toEqual([]);
  });
}

for (const language of ['en', 'fr']) {
  test(`on a phone, a pledge has the Moon’s text, the tally and the buttons one below the other (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await settings(page, { pace: 'instant', motion: false, language });
    const word = page.locator('.mo-word button');
    // Persons alone, so that the match is always the same, up to a Moon that asks for pledges.
    await begin(page, { seats: 4, seed: 3, persons: 4 });
    const roll = dice(3);
    for (let taps = 0; taps < 80 && (await word.count()) === 0; taps += 1) expect(await tap(page, roll)).toBe(true);
    await expect(word.first()).toBeVisible();
    const parts = await page.evaluate(() =>
      ['.mo-decision', '.mo-moon', '.mo-pledges', '.mo-word'].map((part) => {
        const { top, bottom } = document.querySelector(part).getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      }));
    const [whole, moon, pledges, keys] = parts;
    for (const [above, below] of [[moon, pledges], [pledges, keys]]) expect(above[1], JSON.stringify(parts)).toBeLessThanOrEqual(below[0]);
    expect(moon[0], JSON.stringify(parts)).toBeGreaterThanOrEqual(whole[0]);
    expect(keys[1], JSON.stringify(parts)).toBeLessThanOrEqual(whole[1]);
  });
}

test('on a phone held sideways one’s own goods are in sight beside the prices, the land and the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await settings(page, { pace: 'instant', motion: false, language: 'fr' });
  await begin(page, { seats: 4, seed: 3, persons: 4 });
  const roll = dice(3);
  for (let taps = 0; taps < 24; taps += 1) {
    expect(await asked(page)).toBe(true);
    const below = await page.evaluate(() => ['.mo-own .mo-goods', '.mo-row', '.mo-lands', '.mo-decision'].map((part) => {
      const { top, bottom } = document.querySelector(part).getBoundingClientRect();
      return [part, Math.round(top), Math.round(bottom)];
    }).filter(([, top, bottom]) => top < 40 || bottom > innerHeight + 1));
    expect(below).toEqual([]);
    expect(await tap(page, roll)).toBe(true);
  }
});

test('on a phone, the goal’s names and crowns are in sight in the last round', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await settings(page, { pace: 'instant', motion: false, language: 'fr' });
  await begin(page, { seats: 3 });
  const close = page.locator('.goal-close');
  const roll = dice(3);
  for (let taps = 0; taps < 500 && (await close.count()) === 0; taps += 1) if (!(await tap(page, roll))) break;
  await expect(close).toContainText('le plus haut total gagne');
  expect(await close.evaluate((goal) => goal.scrollHeight - goal.clientHeight)).toBeLessThanOrEqual(1);
});
