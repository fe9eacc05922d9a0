// The language changes in place, without a reload and without losing anything.
import { expect, long, longUnless, onDisk, open, records, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';

const GAME = 'rogue-monarch';

const says = (page, code) => expect(page.locator('html')).toHaveAttribute('lang', code);
const at = (page) => page.locator('.table').getAttribute('data-at');

/** Marks the window: a reload would remove the mark. */
const mark = (page) => page.evaluate(() => (window.mark = 1));
const unbroken = async (page) => expect(await page.evaluate(() => window.mark), 'the page was not loaded again').toBe(1);

/** Returns everything on the board, by place, without the words. */
const position = (page) =>
  page.locator('.board').evaluate((board) => [...board.querySelectorAll('[data-place]')].map((place) => `${place.dataset.place} ${place.className}`));

/** Plays a few decisions of a match; a person is to move. */
async function underWay(page) {
  await start(page, GAME, { seed: 12 });
  const roll = dice(3);
  for (let n = 0; n < 2; n += 1) await decide(page, roll);
  expect(await asked(page)).toBe(true);
}

for (const [name, { kept, browser, address = '', code }] of Object.entries({
  'nothing is known': { browser: 'de-CH', code: 'en' },
  'the browser is French': { browser: 'fr-CH', code: 'fr' },
  'English is kept, the browser is French': { kept: 'en', browser: 'fr-FR', code: 'en' },
  'a club wants French, English is kept': { kept: 'en', browser: 'en-GB', address: `#/embed/${GAME}?seats=2&lang=fr&theme=dark`, code: 'fr' },
  'a club wants nothing, French is kept': { kept: 'fr', browser: 'en-GB', address: `#/embed/${GAME}?level=squire`, code: 'fr' },
})) {
  test.describe(name, () => {
    test.use({ locale: browser });
    test(`the page is in ${code}`, longUnless(name === 'the browser is French' || name.startsWith('a club wants French')), async ({ page }) => {
      if (kept) await settings(page, { language: kept });
      await open(page, address);
      await says(page, code);
    });
  });
}

for (const [region, when] of [['en-GB', /\b\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d{2}:\d{2}(?! ?[AP]M)/], ['en-US', /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M/]]) {
  test.describe(region, () => {
    test.use({ locale: region });
    test('dates and clocks are those of the region', longUnless(region === 'en-GB'), async ({ page }) => {
      await settings(page, { language: 'en' });
      await underWay(page);
      await open(page, '#/');
      await expect(page.locator('.game-row:not(.today) .game-row-text')).toContainText(when);
    });
  });
}

// As systems without a region have it, or a browser that was told a wrong one.
for (const tag of ['en-US@posix', 'fr_FR.UTF-8', 'C', '']) {
  test(`a region that is none leaves the dates to the language: ${tag || 'an empty one'}`, longUnless(tag === 'en-US@posix'), async ({ page }) => {
    await page.addInitScript((tag) => {
      for (const [name, value] of [['language', tag], ['languages', [tag]]]) Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, tag);
    await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
    await open(page, '#/days');
    await expect(page.locator('main')).toContainText(tag.startsWith('fr') ? '26 novembre' : 'November 26');
    await expect(page.locator('main')).not.toContainText('2026-11-26');
  });
}

test('the settings change the language in place, there and back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('regalia/1/played', '[]'));
  await open(page, '#/settings');
  await mark(page);
  await page.getByRole('radio', { name: 'Light oak' }).check();
  for (const [label, code, title] of [['Français', 'fr', 'Réglages'], ['English', 'en', 'Settings'], ['Français', 'fr', 'Réglages']]) {
    await page.getByRole('radio', { name: label }).focus();
    await page.getByRole('radio', { name: label }).check();
    await says(page, code);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('radio', { name: label })).toBeFocused();
    await expect(page.locator('#main')).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('regalia/1/settings')))).toMatchObject({ language: 'fr', theme: 'light' });
  await unbroken(page);
  await page.locator('a[href="#/"]').first().click();
  await expect(page.locator('.masthead')).toHaveCount(1);
  await page.reload();
  await says(page, 'fr');
});

/** Returns a choice's distance from the top of the screen. */
const onScreen = (page, name) => page.getByRole('radio', { name }).evaluate((radio) => radio.getBoundingClientRect().top);

test('focus and place are where they were', long, async ({ page }) => {
  await settings(page, { language: 'en' });
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Fast' }).evaluate((radio) => {
    radio.focus();
    radio.scrollIntoView({ block: 'center' });
  });
  const before = await onScreen(page, 'Fast');
  // As a screen reader does it: without a pointer and without focus.
  await page.getByRole('radio', { name: 'Français' }).evaluate((radio) => radio.click());
  await says(page, 'fr');
  await expect(page.getByRole('radio', { name: 'Rapide' })).toBeFocused();
  // The content above may be longer now; the choice has not moved.
  expect(Math.abs((await onScreen(page, 'Rapide')) - before)).toBeLessThan(40);
});

/** Changes the language in the table's menu, and checks that everything else is unchanged. */
async function changeAtTheTable(page, label, code) {
  const [decision, board] = [await at(page), await position(page)];
  await page.keyboard.press('m');
  await page.getByRole('radio', { name: label }).check();
  await says(page, code);
  // The menu is still open, and the focus is where it was.
  await expect(page.getByRole('radio', { name: label })).toBeFocused();
  await page.locator('.dialog-close').click();
  expect(await at(page)).toBe(decision);
  expect(await position(page)).toEqual(board);
  await unbroken(page);
}

test('at the table the match goes on with the same decision, and its records are not mixed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('regalia/1/settings', localStorage.getItem('regalia/1/settings') ?? '{"language":"en","pace":"instant"}'));
  await underWay(page);
  await mark(page);
  await changeAtTheTable(page, 'Français', 'fr');
  const roll = dice(5);
  await decide(page, roll);
  await changeAtTheTable(page, 'English', 'en');
  await decide(page, roll);
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  const keys = (await records(page)).map(([key]) => key.split('/')).filter(([kind]) => kind === 'match');
  expect(new Set(keys.map(([, , number]) => number)).size, 'one match is kept').toBe(1);
  expect(keys).toHaveLength(1 + Number(await at(page)));
  const decision = await at(page);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', decision);
});

test('with storage blocked match and settings go on', long, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check();
  await underWay(page);
  await mark(page);
  await changeAtTheTable(page, 'Français', 'fr');
  await expect(page.getByRole('alert')).toContainText('n’enregistre rien');
  await decide(page, dice(5));
  await changeAtTheTable(page, 'English', 'en');
  await page.locator('.bar-back').click();
  await expect(page.getByRole('link', { name: /^Continue / })).toHaveCount(1);
  await page.goto('#/settings');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('once the page is kept, the language changes without a network', long, async ({ page, context }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await open(page, '#/settings');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
      }
    });
    await mark(page);
    await context.setOffline(true);
    await page.getByRole('radio', { name: 'Français' }).check();
    await says(page, 'fr');
    await unbroken(page);
    await context.setOffline(false);
  });
});
