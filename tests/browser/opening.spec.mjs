// The page before its code runs looks like the page that the code draws.
import { settings } from './player.mjs';
import { expect, hold, long, longUnless, open, sizes, test } from './support.mjs';

/** Returns the home page's elements and texts, with their positions. */
const drawn = (page) =>
  page.locator('#regalia').evaluate((root) => {
    const told = (element) =>
      [element.tagName, element.className.baseVal ?? element.className, element.getAttribute('href'), element.getAttribute('aria-label'), element.value, element.checked].join(' ');
    const box = (element) => Object.values(element.getBoundingClientRect().toJSON()).map(Math.round).join(' ');
    return [...root.querySelectorAll('*')].map((element) => {
      const text = element.children.length ? '' : element.textContent;
      return `${told(element).trim()} | ${text} | ${box(element)}`;
    });
  });

for (const [name, viewport] of Object.entries(sizes)) {
  for (const language of ['en', 'fr']) {
    test(`nothing moves when the code arrives: ${name}, ${language}`, longUnless(name === 'phone' && language === 'en'), async ({ page }) => {
      await page.setViewportSize(viewport);
      await settings(page, { language, theme: 'light' }, []);
      const release = await hold(page);
      await page.goto('./');
      await page.evaluate(() => document.fonts.ready);
      await page.locator('.cover').first().evaluate((cover) => { cover.ofTheOpening = true; });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const before = await drawn(page);
      release();
      await page.waitForFunction(() => !document.querySelector('.cover')?.ofTheOpening);
      expect(await drawn(page)).toEqual(before);
    });
  }
}

test('who is quicker than the code stays where they were', long, async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const release = await hold(page);
  await page.goto('./');
  await page.evaluate(() => document.fonts.ready);
  const links = page.locator('#regalia a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const here = () => page.evaluate(() => [document.activeElement.getAttribute('href'), Math.round(window.scrollY)]);
  // Two of the stops are the switches.
  for (let tabs = 0; tabs < 7; tabs += 1) await page.keyboard.press('Tab');
  await page.evaluate(() => window.scrollBy(0, 200));
  const before = await here();
  expect(before[0]).toBe(hrefs[4]);
  expect(before[1]).toBeGreaterThan(0);
  await page.locator('.cover').first().evaluate((cover) => { cover.ofTheOpening = true; });
  release();
  await page.waitForFunction(() => !document.querySelector('.cover')?.ofTheOpening);
  await expect.poll(here).toEqual(before);
});

test('the switches work before the code arrives, and what was chosen stays', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const release = await hold(page);
  await page.goto('./');
  const radio = (value) => page.locator(`#regalia input[value=${value}]`);
  const theme = (name) => expect(page.locator('html')).toHaveAttribute('data-theme', name);
  for (const [value, tagline] of [['fr', /couronnes/], ['en', /crowns/], ['fr', /couronnes/]]) {
    await radio('dark').check();
    await theme('dark');
    await radio(value).check();
    await expect(radio(value)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', value);
    await expect(page.locator('.tagline')).toHaveText(tagline);
    await expect(radio('dark')).toBeChecked();
    await radio('light').check();
    await theme('light');
  }
  await radio('light').focus();
  const before = await drawn(page);
  await page.locator('.cover').first().evaluate((cover) => { cover.ofTheOpening = true; });
  release();
  await page.waitForFunction(() => !document.querySelector('.cover')?.ofTheOpening);
  expect(await drawn(page)).toEqual(before);
  await expect(radio('light')).toBeFocused();
  await theme('light');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('regalia/1/settings')))).toEqual({ language: 'fr', theme: 'light' });
  // The program listens to the same switches.
  await page.keyboard.press('ArrowRight');
  await expect(radio('dark')).toBeChecked();
  await theme('dark');
  await radio('en').check();
  await expect(page.locator('.tagline')).toHaveText(/crowns/);
  await expect(radio('en')).toBeFocused();
  await page.goto('#/settings');
  await expect(page.getByRole('radio', { name: 'Dark felt' })).toBeChecked();
});

for (const [name, viewport] of Object.entries({ ...sizes, 'small phone': { width: 320, height: 568 } })) {
  test(`the switches and a way to play are in the first screen: ${name}`, longUnless(name === 'small phone'), async ({ page }) => {
    await page.setViewportSize(viewport);
    await settings(page, { language: 'fr' });
    await open(page, '');
    for (const part of [...(await page.locator('.switches .choice').all()), page.locator('.cover-link').first()]) {
      const { bottom, right, width, height } = await part.evaluate((element) => element.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(viewport.height);
      expect(right).toBeLessThanOrEqual(viewport.width);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
    }
  });
}

test('a cover leads to its set-up wherever it is tapped, and the list to a match in progress', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await open(page, '');
  await expect(page.locator('.cover .primary')).toHaveText(Array(await page.locator('.cover').count()).fill('Play'));
  // The link lies over the picture.
  await page.locator('.cover-art').nth(1).click({ delay: 50, force: true });
  await page.locator('form').waitFor();
  await page.locator('button[type=submit]').click();
  await page.locator('.board').waitFor();
  const table = new URL(page.url()).hash;
  await page.locator('.bar-back').click();
  // The match is listed above the covers, which lead to new ones.
  await expect(page.locator('.cover').nth(1).locator('.button')).toHaveText(['Play', 'Learn']);
  await page.locator('.game-row:not(.today) .primary').click();
  await expect(page.locator('.table')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(table);
});

test('who opens a game for the first time is put at its beginning, and at the table’s', long, async ({ page }) => {
  await open(page, '#/');
  const here = () => page.evaluate(() => `${document.activeElement.id} ${document.activeElement.ariaBusy}`);
  await page.locator('a.cover-link').nth(2).focus();
  await page.keyboard.press('Enter');
  await page.locator('form').waitFor();
  await expect.poll(here).toBe('main null');
  await page.locator('button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.board').waitFor();
  await expect.poll(here).toBe('main null');
});

test('who opens a lesson for the first time is put at its beginning', long, async ({ page }) => {
  const release = await hold(page, '**/lesson.json');
  await open(page, '#/');
  const here = () => page.evaluate(() => `${document.activeElement.id} ${document.activeElement.ariaBusy}`);
  await page.locator('.cover a[href$="/lesson"]').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect.poll(here).toBe('main true');
  release();
  await page.locator('.board').waitFor();
  await expect.poll(here).toBe('main null');
});

test('another place does not flash the covers', long, async ({ page }) => {
  const release = await hold(page);
  await page.goto('./#/settings');
  await expect(page.locator('#regalia')).toBeEmpty();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('both faces are our own, within their bytes, and kept offline', async ({ page }) => {
  const fetched = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) fetched.push((await response.body()).length);
  });
  await open(page, '#/');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((face) => face.status === 'loaded' && !face.family.includes('instead')).map((face) => face.family.replaceAll('"', ''));
  });
  expect(faces.sort()).toEqual(['Regalia Sans', 'Regalia Serif']);
  expect(fetched).toHaveLength(2);
  for (const bytes of fetched) expect(bytes).toBeLessThanOrEqual(20_000);
});
