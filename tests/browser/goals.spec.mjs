// Goals: reached in matches that are already there, each with its match; never in another's match.
import { expect, long, longUnless, noHorizontalScroll, open, put, records, sizes, test, violations } from './support.mjs';
import { persons, playOut, settings, start } from './player.mjs';

const WORDS = {
  en: { title: 'Achievements', of: (done) => `${done} of 11 done.`, inHistory: (done) => `Rogue Monarch: ${done} of 11 done`, see: /^See the game: / },
  fr: { title: 'Succès', of: (done) => `${done} sur 11.`, inHistory: (done) => `Rogue Monarch\u{a0}: ${done} sur 11`, see: /^Voir la partie\s: / },
};

/** Plays a match of two persons, so that one of them wins, and returns its key and its record. */
async function played(page, language) {
  await settings(page, { pace: 'instant', motion: false, language });
  await start(page, 'rogue-monarch', { seed: 3, setUp: persons(2) });
  await playOut(page, { seed: 3 });
  await expect.poll(async () => (await records(page)).filter(([key]) => key.startsWith('done/')).length).toBe(1);
  const [key, text] = (await records(page)).find(([key]) => key.startsWith('done/'));
  return [key, typeof text === 'string' ? JSON.parse(text) : text];
}

for (const [language, w] of Object.entries(WORDS)) {
  test(`goals count a match that is there (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await played(page, language);
    // The number of goals reached shows before the list is opened.
    await open(page, '#/history');
    await page.getByText(w.title, { exact: true }).click();
    await expect(page.locator('.goals').first()).toContainText(w.inHistory('').split(':')[0]);
    await expect(page.locator('.goals').first()).toContainText(/[1-9]\d* (?:of|sur) 11/);
    await put(page, [['goals/rogue-monarch', '']]);
    await open(page, '#/rogue-monarch');
    const list = page.locator('.goals');
    await expect(list).toHaveText(w.title);
    await list.locator('summary').click();
    const rows = list.locator('li');
    await expect(rows).toHaveCount(11);
    const links = list.getByRole('link', { name: w.see });
    await expect(links.first()).toBeVisible();
    // The match was won by one of the three conspiracies.
    let conspiracies = 0;
    for (let nth = 0; nth < 3; nth += 1) conspiracies += await rows.nth(nth).getByRole('link').count();
    expect(conspiracies).toBe(1);
    const done = await links.count();
    await expect(list.locator('.hint')).toContainText(w.of(done));
    for (const [name, viewport] of Object.entries(sizes).toReversed()) {
      await page.setViewportSize(viewport);
      await noHorizontalScroll(page);
      expect(await violations(page), name).toEqual([]);
    }
    await expect.poll(async () => (await records(page)).filter(([key]) => key === 'goals/rogue-monarch').length).toBe(1);
    // What was found is kept: it is there before the list is opened.
    await open(page, '#/history');
    await page.getByText(w.title, { exact: true }).click();
    await expect(page.locator('.goals').filter({ hasText: w.inHistory(done) })).toBeVisible();
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
    // They give way to what is looked for.
    await page.getByRole('searchbox').fill('Rogue');
    await expect(page.locator('.goals').first()).toBeHidden();
    await open(page, '#/rogue-monarch');
    await list.locator('summary').click();
    await expect(list.locator('.hint')).toContainText(w.of(done));
    await list.getByRole('link', { name: w.see }).first().click();
    await expect(page.locator('.table')).toBeVisible();
  });
}

test('no goal is reached in a match of others, or that a bot has decided in', long, async ({ page }) => {
  const [key, { about, game }] = await played(page, 'en');
  const list = page.locator('.goals');
  const tried = async (over) => {
    await put(page, [[key, JSON.stringify({ about: { ...about, ...over }, game })], ['goals/rogue-monarch', '']]);
    await open(page, '#/history/game=rogue-monarch');
    await page.getByText(WORDS.en.title, { exact: true }).click();
    await list.locator('summary').click();
    await expect.poll(async () => (await records(page)).find(([key]) => key === 'goals/rogue-monarch')[1]).not.toBe('');
    return Number((await list.locator('summary').textContent()).match(/\d+/)[0]);
  };
  expect(await tried({})).toBeGreaterThan(0);
  expect(await tried({ foreign: true })).toBe(0);
  expect(await tried({ retakes: { retry: true } })).toBe(0);
  expect(await tried({ stand_ins: [[1, 9], [1, 9]] })).toBe(0);
  expect(await tried({ turn: 0 })).toBe(0);
});

test('on a full disk goals are shown all the same, and looked for again', long, async ({ page }) => {
  await played(page, 'en');
  await open(page, '#/history');
  await page.evaluate(() => {
    for (const name of ['add', 'put']) IDBObjectStore.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await page.evaluate(() => (location.hash = '#/rogue-monarch'));
  const list = page.locator('.goals').first();
  await page.locator('form').waitFor();
  await list.locator('summary').click();
  await expect(list.getByRole('link', { name: WORDS.en.see }).first()).toBeVisible();
  expect((await records(page)).filter(([key]) => key.startsWith('goals/'))).toEqual([]);
  await open(page, '');
  await open(page, '#/rogue-monarch');
  await list.locator('summary').click();
  await expect(list.getByRole('link', { name: WORDS.en.see }).first()).toBeVisible();
});
