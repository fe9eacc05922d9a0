// Chunks that only a table needs are fetched for a table, and a failure to fetch them is reported.
import { expect, long, longUnless, open, test } from './support.mjs';
import { start } from './player.mjs';

const GAME = 'rogue-monarch';
const PART = /\/page-\w+\/(split_\w+)\.wasm$/;

/** Records the chunks that a page fetches. */
function parts(page) {
  const fetched = [];
  page.on('request', (request) => {
    const [, name] = PART.exec(new URL(request.url()).pathname) ?? [];
    if (name) fetched.push(name);
  });
  return fetched;
}

test('the covers bring no table, a set-up brings it and its game alone before they are wanted, once', async ({ page }) => {
  const fetched = parts(page);
  await open(page, '');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await open(page, `#/${GAME}`);
  const ofTable = ['split_play', 'split_rogue_monarch', 'split_rogue_monarch_en', 'split_setup', 'split_shared'];
  await expect.poll(() => fetched.toSorted()).toEqual(ofTable);
  await start(page, GAME, { seed: 12 });
  await page.locator('.bar-back').click();
  // The home page has a game to list now, and it must be drawn before it is left.
  await expect.poll(() => fetched.toSorted()).toEqual([...ofTable, 'split_games', 'split_later'].sort());
  await page.goto(`#/${GAME}/table`);
  await expect(page.locator('.table')).toBeVisible();
  expect(fetched.toSorted()).toEqual([...ofTable, 'split_games', 'split_later'].sort());
});

test('the history is a part of its own', long, async ({ page }) => {
  const fetched = parts(page);
  await open(page, '#/history');
  await expect(page.locator('main.history')).toBeVisible();
  expect(fetched).toContain('split_archive');
});

test.describe('a part that cannot be fetched', () => {
  test.use({ tolerate: { 'the network is cut': /ERR_FAILED|Failed to fetch|WebAssembly|404|made to throw/ } });
  const CUT = {
    'the network is cut': (route) => route.abort(),
    'the host does not have it': (route) => route.fulfill({ status: 404, body: 'not here' }),
  };
  for (const [name, cut] of Object.entries(CUT)) {
    test(`${name}: that is said, and it can be tried again`, longUnless(name === 'the network is cut'), async ({ page, context }) => {
      await context.route(PART, cut);
      await open(page, '#/history');
      await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
      await context.unroute(PART);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('main.history')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
  test('a browser that refuses to fetch: that is said', long, async ({ page }) => {
    await page.addInitScript(() => addEventListener('TrunkApplicationStarted', () => {
      window.fetch = () => {
        throw new DOMException('made to throw', 'SecurityError');
      };
    }));
    await open(page, '#/history');
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  });
});

test('a host that calls the program something else than it is serves it all the same', long, async ({ page, context }) => {
  await context.route(/\.wasm$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-type': 'application/octet-stream' } });
  });
  await open(page, '#/history');
  await expect(page.locator('main.history')).toBeVisible();
});
