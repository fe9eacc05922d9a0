// Odd names: long, wide, right-to-left, invisible, with a thousand accents. They come from the
// set-up and from saves; they never widen the page, never cover controls, and never reorder a
// sentence.
import { games } from '../../tools/games.mjs';
import { expect, long, longUnless, noHorizontalScroll, open, test } from './support.mjs';
import { asked, decide, dice, playOut, settings, start } from './player.mjs';

const NAMES = {
  'of 24 wide letters': 'W'.repeat(24),
  'of 1000 letters': 'Wm'.repeat(500),
  'of CJK': '龍'.repeat(24),
  'of emoji': '👩‍👩‍👧‍👦'.repeat(24),
  'of flags': '🇫🇷'.repeat(24),
  'of accents': `Z${'\u0334\u0301'.repeat(300)}algo`,
  'from right to left': 'فاطمة يعل فاطمة يعل فاط',
  'with marks of direction': '\u202EmmA\u2066\u200F 12',
};

/** Sets the first two seats to persons of these names. */
const persons = (names) => async (page) => {
  for (const [nth, name] of names.entries()) {
    const seat = page.locator('.seat-choice').nth(nth);
    await seat.getByRole('radio').first().check();
    await seat.locator('input[autocomplete]').fill(name);
  }
};

/** Returns controls and names that are off the screen, or under a name. */
const faults = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll('.hand-over h2, .hand-over p, .hand-over button, .seat-name, .seat, .log-who, .scores th, .status-keys button, .status-prompt')) {
      if (!element.checkVisibility()) continue;
      const { left, right, width } = element.getBoundingClientRect();
      // Scroll containers may be wider.
      if (width < 2 || element.closest('.scores-frame, .status-said')) continue;
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`sticks out: ${element.className} ${Math.round(left)}–${Math.round(right)}`);
    }
    for (const button of document.querySelectorAll('.hand-over button, .status-keys button, .tool, .bar-back')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      if (!button.checkVisibility() || width < 2) continue;
      const x = left + width / 2;
      const y = top + height / 2;
      if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue;
      const over = document.elementFromPoint(x, y);
      if (over !== null && !button.contains(over) && !over.contains(button)) found.push(`lies over ${button.className}: ${over.className}`);
    }
    return found;
  });

for (const { id } of games()) {
  for (const width of [390, 320]) {
    test(`odd names at ${width} px: ${id}`, long, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await settings(page, { language: 'en', pace: 'instant', motion: false });
      for (const [what, name] of Object.entries(NAMES)) {
        await start(page, id, { seed: 12, setUp: persons([name, name]) });
        const roll = dice(3);
        for (let n = 0; n < 3 && (await asked(page)); n += 1) {
          expect(await faults(page), what).toEqual([]);
          await noHorizontalScroll(page);
          await decide(page, roll);
        }
        await page.keyboard.press('l');
        await expect(page.locator('.dialog')).toBeVisible();
        await noHorizontalScroll(page);
      }
    });
  }
}

test('a name is cut at what people count as 24 characters, once it is typed', long, async ({ page }) => {
  await settings(page, { language: 'en' });
  await open(page, '#/rogue-monarch');
  const field = page.locator('.seat-choice input[autocomplete]').first();
  for (const [typed, shown] of [
    ['👩‍👩‍👧‍👦'.repeat(24), '👩‍👩‍👧‍👦'.repeat(16)], // The field itself holds 200 code units, which are 18 of them.
    ['é'.repeat(30), 'é'.repeat(24)],
    ['  Ann\u202E\u200B ', 'Ann'],
    ['\u200B\u2066 \u3164', ''],
  ]) {
    await field.fill(typed.slice(0, 200));
    await field.blur();
    const value = await field.inputValue();
    expect([...new Intl.Segmenter().segment(value)].length).toBeLessThanOrEqual(24);
    if (!typed.includes('👩')) expect(value).toBe(shown);
  }
});

test('who has an invisible name is called as who has none', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12, setUp: persons(['\u200B\u2060\u202E', '\u3164\u2800']) });
  await expect(page.locator('.hand-over, .status-prompt').first()).toBeVisible();
  const text = await page.locator('.table').textContent();
  expect(text).toMatch(/Player 1|Player 2/);
  expect(text).not.toMatch(/[\u200B\u202E\u3164\u2800]/);
});

test('a name from right to left leaves the order of its sentence alone', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12, setUp: persons(['يعل 1', 'فاطمة 2']) });
  const heading = page.locator('.hand-over h2');
  if (await heading.isVisible()) await expect(heading).toContainText(/\u2068.*\u2069/);
  const order = await page.evaluate(() => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [name] of text.data.matchAll(/[\u0590-\u08FF]+(?: \d)?/g)) {
        const isolated = text.data.includes(`\u2068${name}`) || text.parentElement.closest('bdi, [dir=auto]');
        if (!isolated) found.push(text.data);
      }
    }
    return found;
  });
  expect(order).toEqual([]);
});

for (const [language, label, hint] of [['en', 'Save a report', 'reveals all the hidden cards'], ['fr', 'Enregistrer un rapport', 'révèle toutes les cartes cachées']]) {
  test(`a report of a fault has the match, the version and the browser, and no name (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await settings(page, { language, pace: 'instant', motion: false });
    await start(page, 'rogue-monarch', { seed: 12, setUp: persons(['Ann']) });
    await page.keyboard.press('m');
    await expect(page.locator('.menu').getByText(hint)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    const { readFileSync } = await import('node:fs');
    const text = readFileSync(await (await download).path(), 'utf8');
    const { report, game, seed } = JSON.parse(text);
    expect([game, seed]).toEqual(['rogue-monarch', 12]);
    expect(report.browser).toBe(await page.evaluate(() => navigator.userAgent));
    expect(report.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(text).not.toContain('Ann');
  });
}

test('a save with a name of 1000 characters opens with 24 of them', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12, setUp: persons(['Ann']) });
  await playOut(page, { seed: 5 });
  await page.keyboard.press('m');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const { readFileSync } = await import('node:fs');
  const save = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  save.seats[0].person.name = `\u202E${'Q'.repeat(1000)}`;
  await page.goto('about:blank');
  await open(page, '#/rogue-monarch');
  await page.locator('details.more summary').click();
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) });
  await expect(page.locator('.result h2')).toBeVisible();
  const text = await page.locator('.table').textContent();
  expect(text).toContain('Q'.repeat(24));
  expect(text).not.toContain('Q'.repeat(25));
  expect(text).not.toContain('\u202E');
});
