// The page before its code runs looks like the page that the code draws.
import { settings } from './player.mjs';
import { expect, longUnless, open, sizes, test } from './support.mjs';

/** Returns the home page's elements and texts, with their positions. */
const drawn = (page) =>
  page.locator('#regalia').evaluate((root) => {
    const told = (element) =>
      [element.tagName, element.className.baseVal ?? element.className, element.getAttribute('href'), element.getAttribute('aria-label')].join(' ');
    const box = (element) => Object.values(element.getBoundingClientRect().toJSON()).map(Math.round).join(' ');
    return [...root.querySelectorAll('*')].map((element) => {
      const text = element.children.length ? '' : element.textContent;
      return `${told(element).trim()} | ${text} | ${box(element)}`;
    });
  });

/** Holds the page's program back; the returned function releases it. */
async function holdProgram(page) {
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [name, viewport] of Object.entries(sizes)) {
  for (const language of ['en', 'fr']) {
    test(`nothing moves when the code arrives: ${name}, ${language}`, longUnless(language === (name === 'tablet' ? 'fr' : 'en')), async ({ page }) => {
      await page.setViewportSize(viewport);
      await settings(page, { language, theme: 'light' });
      const release = await holdProgram(page);
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

test('who is quicker than the code stays where they were', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const release = await holdProgram(page);
  await page.goto('./');
  await page.evaluate(() => document.fonts.ready);
  const links = page.locator('#regalia a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const here = () => page.evaluate(() => [document.activeElement.getAttribute('href'), Math.round(window.scrollY)]);
  for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab');
  await page.evaluate(() => window.scrollBy(0, 200));
  const before = await here();
  expect(before[0]).toBe(hrefs[4]);
  expect(before[1]).toBeGreaterThan(0);
  await page.locator('.cover').first().evaluate((cover) => { cover.ofTheOpening = true; });
  release();
  await page.waitForFunction(() => !document.querySelector('.cover')?.ofTheOpening);
  await expect.poll(here).toEqual(before);
});

test('who opens a game for the first time is put at its beginning, and at the table’s', async ({ page }) => {
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

test('who opens a lesson for the first time is put at its beginning', async ({ page }) => {
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await page.route('**/lesson.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '#/');
  const here = () => page.evaluate(() => `${document.activeElement.id} ${document.activeElement.ariaBusy}`);
  await page.locator('.cover a.button').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect.poll(here).toBe('main true');
  release();
  await page.locator('.board').waitFor();
  await expect.poll(here).toBe('main null');
});

test('another place does not flash the covers', async ({ page }) => {
  const release = await holdProgram(page);
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
