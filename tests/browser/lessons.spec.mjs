// The first lesson of every game: played to its end by touch and by keyboard, left and resumed,
// without a network, and embedded in another page.
import { readFileSync } from 'node:fs';
import { games } from '../../tools/games.mjs';
import { drawn, expect, kept, long, matchOf, onDisk, open, records, sizes, test, violations } from './support.mjs';
import { reach, settings } from './player.mjs';

const lesson = (id) => JSON.parse(readFileSync(`static/games/${id}/lesson.json`, 'utf8'));
const remarks = (id) => lesson(id).chapters.flatMap((chapter) => chapter.remarks);

const said = (page) => page.locator('.status-guide');
/** Waits for a remark other than this one; returns its number, or 0 for a text to read. */
async function heard(page) {
  const here = () =>
    page.evaluate(() => {
      if (document.querySelector('.playing-back')) return null;
      const guide = document.querySelector('.status-guide');
      return guide ? parseInt(guide.querySelector('.guide-at').textContent, 10) : document.querySelector('.status-read') && 0;
    });
  let nth;
  await expect.poll(async () => { nth = await here(); return nth; }, { intervals: [15], message: 'something is said' }).not.toBeNull();
  return nth;
}

/** Returns the marked places, and those that the remark points to. */
const marked = (page) => page.locator('[data-touched]').evaluateAll((all) => all.map((one) => one.dataset.place).sort());

/**
 * Plays a lesson to its end by doing what is marked; `press` taps one of a selector's matches,
 * `look` is called once at every remark.
 */
async function learn(page, id, language, press, look = async () => {}) {
  const all = remarks(id);
  const met = new Set();
  for (let steps = 0; steps < 600; steps += 1) {
    const nth = await heard(page);
    if (nth > 0 && !met.has(nth)) {
      met.add(nth);
      const remark = all[nth - 1];
      await expect(said(page)).toHaveText(`${nth}/${all.length}${remark.say[language]}`, { useInnerText: false });
      if (remark.point) {
        expect(await marked(page), `what remark ${nth} points at`).toEqual([...remark.point].sort());
      }
      // The remark is not cut off, and what it points to can be seen beside it.
      const hidden = await page.locator('.status-said').evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden, `remark ${nth} is whole`).toBeLessThanOrEqual(1);
      await look(nth);
      if (nth === all.length) return;
    }
    const key = page.locator('.status-keys .advised');
    if ((await page.locator('.status-keys .primary').count()) > 0 && nth > 0) await press('.status-keys .primary');
    else if ((await key.count()) > 0) await press('.status-keys .advised');
    else if ((await page.locator('.board .advised').count()) > 0) {
      const count = await page.locator('.board .advised').count();
      await press('.board .advised', steps % count);
    }
    await drawn(page);
  }
  throw new Error(`the lesson of ${id} does not end`);
}

test.describe('by touch', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  for (const { id } of games()) {
    for (const language of ['en', 'fr']) {
      test(`${id}: a lesson is heard to its end, and its match played on (${language})`, long, async ({ page }) => {
        test.slow();
        await settings(page, { pace: 'instant', language });
        await open(page, `#/${id}/lesson`);
        const press = (selector, nth = 0) => page.locator(selector).nth(nth).tap({ timeout: 10_000 });
        // Lights and words depend only on the language: the board was checked in the other one.
        const look = async (nth) => {
          if (language === 'fr') expect(await violations(page, '.table'), `remark ${nth}`).toEqual([]);
        };
        await learn(page, id, language, press, look);
        expect(await page.evaluate((game) => localStorage.getItem(`regalia/1/lesson/${game}`), id)).toBe('done');
        const { chapters } = lesson(id);
        const last = chapters.at(-1).save;
        await page.locator('.status-keys .primary').tap();
        await expect(page).toHaveURL(new RegExp(`#/${id}/table/\\d+$`));
        await expect(page.locator('.table')).toHaveAttribute('data-at', /./);
        await expect(page.locator('.status-guide')).toHaveCount(0);
        await onDisk(page, id);
        expect((await matchOf(page, id)).head.seed).toBe(last.seed);
        expect((await kept(page, id)).decisions.slice(0, last.decisions.length)).toEqual(last.decisions);
      });
    }
  }
});

for (const [nth, { id }] of games().entries()) {
  const language = ['en', 'fr'][nth % 2];
  test(`${id}: a lesson by the keyboard alone (${language})`, long, async ({ page }) => {
    test.slow();
    await settings(page, { pace: 'instant', language });
    await open(page, `#/${id}/lesson`);
    const press = async (selector, at = 0) => {
      // From the current focus, as a person goes.
      await page.locator(selector).nth(at).evaluate((element) => element.setAttribute('data-aim', ''));
      await reach(page, '[data-aim]');
      await page.evaluate(() => document.querySelector('[data-aim]').removeAttribute('data-aim'));
      await page.keyboard.press('Enter');
    };
    await learn(page, id, language, press);
  });
}

test('whoever decides otherwise is told what that would be, and the lesson waits', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await open(page, '#/rogue-monarch/lesson');
  for (let n = 0; n < 3; n += 1) await page.locator('.status-keys .primary').click();
  const at = () => page.locator('.table').getAttribute('data-at');
  await expect(said(page)).toContainText('Begin by revealing');
  await page.locator('[data-place=court-2]').click();
  await expect(page.locator('.status-keys .advised')).toHaveCount(0);
  await page.locator('.status-keys .primary').click();
  await expect(page.locator('.status-note')).toHaveText(remarks('rogue-monarch')[3].otherwise.en);
  expect(await at()).toBe('0');
  await page.locator('[data-place=court-0]').click();
  await page.locator('.status-keys .advised').click();
  expect(await at()).toBe('1');
  await expect(page.locator('.status-note')).toHaveCount(0);
  // A decision without a written text gets its expected result as text.
  await page.locator('.status-keys .primary').click();
  await page.locator('.status-keys .primary').click();
  await page.locator('[data-place=court-1]').click();
  await page.locator('.status-keys .advised').click();
  await expect(said(page)).toContainText('A Knight first swaps');
  await page.locator('[data-place=court-0]').click();
  await page.locator('[data-place=court-2]').click();
  const key = page.locator('.status-keys .primary');
  if ((await key.count()) > 0) await key.click();
  await expect(page.locator('.status-note')).toContainText('Swap cards 1 and 3');
  // Nothing of the lesson is kept as a match.
  expect((await matchOf(page, 'rogue-monarch')).head).toBeUndefined();
});

test('text and buttons stay on the screen where the board is higher than it', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await open(page, '#/');
  // The Bard's show, whose kingdoms are below one another.
  await page.evaluate(() => localStorage.setItem('regalia/1/lesson/mon-royaume', '3/51'));
  await open(page, '#/mon-royaume/lesson');
  for (const [width, height] of [[1440, 900], [820, 1180], [844, 390], [390, 844], [320, 568]]) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    for (const selector of ['.status-guide', '.status-keys .primary']) {
      const box = await page.locator(selector).boundingBox();
      expect(box.y, `${selector} at ${width}×${height}`).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, `${selector} at ${width}×${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test('the guide goes back one remark, and a kingdom is shown where it is spoken of', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await open(page, '#/');
  await page.evaluate(() => localStorage.setItem('regalia/1/lesson/mon-royaume', '2/38'));
  await open(page, '#/mon-royaume/lesson');
  await expect(said(page)).toContainText('20/35');
  await expect(page.locator('.mr-pyramid')).toBeVisible();
  await page.locator('.status-keys .primary').click();
  await expect(said(page)).toContainText('21/35');
  await page.getByRole('button', { name: 'Previous remark' }).click();
  await expect(said(page)).toContainText('20/35');
  await drawn(page);
  await page.keyboard.press('u');
  await expect(said(page)).toContainText('19/35');
});

test('a lesson that is left is found where it was left, and may begin anew', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await open(page, '#/rogue-monarch/lesson');
  const go = async (wanted) => {
    for (let steps = 0; (await heard(page)) !== wanted; steps += 1) {
      const key = page.locator('.status-keys .primary, .status-keys .advised, .board .advised');
      await key.first().click();
      await drawn(page);
      expect(steps).toBeLessThan(80);
    }
  };
  await go(8);
  await page.reload();
  expect(await heard(page)).toBe(8);
  await page.goto('about:blank');
  await open(page, '#/rogue-monarch');
  await page.getByRole('link', { name: 'Learn' }).first().click();
  expect(await heard(page)).toBe(8);
  // Invalid values begin at the beginning.
  for (const kept of ['99/3', 'x', '0/9999', '']) {
    await page.evaluate((text) => localStorage.setItem('regalia/1/lesson/rogue-monarch', text), kept);
    await page.reload();
    expect([1, 17]).toContain(await heard(page));
  }
});

test('who has not played a game is offered its lesson, once; the cover leads there too', long, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('regalia/1/settings', JSON.stringify({ language: 'en', pace: 'instant' })));
  await open(page, '#/monarch');
  const offer = page.getByRole('group', { name: /New to Monarch/ });
  await expect(offer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await page.locator('form').waitFor();
  await expect(offer).toHaveCount(0);
  await open(page, '#/');
  await page.getByRole('link', { name: 'Learn Monarch' }).click();
  await expect(said(page)).toBeVisible();
});

test('a match under way is not lost to a lesson', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await open(page, '#/rogue-monarch');
  await page.locator('button[type=submit]').click();
  await page.locator('.board').waitFor();
  await onDisk(page, 'rogue-monarch');
  const { seed } = (await matchOf(page, 'rogue-monarch')).head;
  await open(page, '#/rogue-monarch/lesson');
  const press = (selector, nth = 0) => page.locator(selector).nth(nth).click();
  await learn(page, 'rogue-monarch', 'en', press);
  await expect(page.locator('.status-keys .primary')).toHaveText('Keep playing');
  expect((await matchOf(page, 'rogue-monarch')).head.seed).toBe(seed);
  // In a lesson there is nothing to export.
  await page.keyboard.press('m');
  await expect(page.locator('.menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy a link' })).toHaveCount(0);
  // Played on from the lesson, it is a match beside the person's own.
  await page.keyboard.press('Escape');
  await page.locator('.status-keys .primary').click();
  await expect(page.locator('.taught')).toHaveCount(0);
  await onDisk(page, 'rogue-monarch');
  const begun = (await records(page)).filter(([key]) => /^match\/rogue-monarch\/\d+$/.test(key)).map(([, text]) => JSON.parse(text).seed);
  expect(begun).toHaveLength(2);
  expect(begun).toContain(seed);
});

test('a lesson that cannot be read is said to be missing', async ({ page }) => {
  await page.route('**/lesson.json', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"chapters": []}' }));
  await settings(page, { pace: 'instant', language: 'fr' });
  await open(page, '#/monarch/lesson');
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargée');
});
