// Every failure is reported in a sentence, and nothing is lost.
import { games } from '../../tools/games.mjs';
import { expect, forget, longUnless, matchOf, onDisk, open, put, records, test } from './support.mjs';
import { asked, playOut, settings, start } from './player.mjs';

const GAME = 'rogue-monarch';

test('an address that names nothing leads home with a note', async ({ page }) => {
  await settings(page, { language: 'en' });
  await open(page, '#/no-such-game/table');
  await expect(page.locator('main .note')).toContainText('no-such-game');
  await expect(page.locator('.cover')).toHaveCount(games().length);
});

test('without storage the match goes on and offers to be saved', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await start(page, GAME, { seed: 12 });
  await expect(page.getByRole('alert')).toContainText('save the game as a file');
  await page.keyboard.press('m');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('regalia-rogue-monarch.json');
});

const UNREADABLE = '{"format":1,"game":"rogue-mon';

test('an unreadable match is told of, put aside and never deleted', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await open(page);
  await put(page, [['match/rogue-monarch/0000000000000005', UNREADABLE], ['now/rogue-monarch/0000000000000005', '{}']]);
  await page.goto('about:blank');
  await open(page, '#/rogue-monarch');
  await expect(page.locator('.game-row:not(.today)')).toContainText('Can’t be opened by this version');
  await page.locator('.game-row:not(.today)').getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('alert')).toContainText('can’t be opened');
  await page.getByRole('link', { name: 'New game' }).click();
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.board')).toBeVisible();
  await expect.poll(async () => (await matchOf(page, GAME)).head?.format).toBe(1);
  expect(await records(page)).toContainEqual(['match/rogue-monarch/0000000000000005', UNREADABLE]);
});

const files = {
  'a file that is no JSON': ['%PDF-1.4 hello', 'damaged or incomplete'],
  'JSON of somebody else': ['{"name":"a recipe"}', 'isn’t a Regalia game'],
  'a newer format': ['{"format":99,"game":"rogue-monarch"}', 'newer version'],
  'another game': ['{"format":1,"game":"chess"}', 'chess'],
};
for (const [name, [text, sentence]] of Object.entries(files)) {
  test(`importing ${name} changes nothing and says why`, longUnless(name === 'a newer format'), async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 12 });
    expect(await asked(page)).toBe(true);
    await onDisk(page, GAME);
    const before = await matchOf(page, GAME);
    await open(page, '#/rogue-monarch');
    await page.locator('details.more summary').click();
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.locator('form .status-note')).toContainText(sentence);
    expect(await matchOf(page, GAME)).toEqual(before);
  });
}

test('a match leaves as a file and comes back from it', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  const verdict = await page.locator('.result h2').textContent();
  await page.keyboard.press('m');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  await forget(page, GAME);
  await page.goto('about:blank');
  await open(page, '#/rogue-monarch');
  await page.locator('details.more summary').click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.result h2')).toHaveText(verdict);
});

test('a match goes into a link and out of it; a damaged link opens nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  const verdict = await page.locator('.result h2').textContent();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.locator('.dialog')).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await forget(page, GAME);

  const other = await context.newPage();
  await open(other, link);
  await expect(other.locator('main')).toContainText('is finished');
  await other.getByRole('button', { name: 'Watch' }).click();
  // It is there to be watched, from its start to its result.
  await expect(other.locator('.replay-bar')).toBeVisible();
  await other.getByRole('button', { name: 'Back to the result' }).click();
  await expect(other.locator('.result h2')).toHaveText(verdict);

  const damaged = link.slice(0, -6);
  await open(other, damaged);
  await other.reload();
  await expect(other.getByRole('alert')).toBeVisible();
});
