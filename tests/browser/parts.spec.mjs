// Chunks that only a table needs are fetched for a table, and a failure to fetch them is reported.
import { expect, long, longUnless, open, test } from './support.mjs';
import { settings, start } from './player.mjs';

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
  const ofTable = ['split_play', 'split_rogue_monarch', 'split_rogue_monarch_en', 'split_setup', 'split_shared', 'split_words'];
  await expect.poll(() => fetched.toSorted()).toEqual(ofTable);
  await start(page, GAME, { seed: 12 });
  await page.locator('.bar-back').click();
  // The home page has a game to list now, and it must be drawn before it is left.
  await expect.poll(() => fetched.toSorted()).toEqual([...ofTable, 'split_games', 'split_later'].sort());
  await page.goto(`#/${GAME}/table`);
  await expect(page.locator('.table')).toBeVisible();
  expect(fetched.toSorted()).toEqual([...ofTable, 'split_games', 'split_later'].sort());
});

test('the goals of a game are fetched when their list is opened', async ({ page }) => {
  const fetched = parts(page);
  await start(page, GAME, { seed: 12 });
  await open(page, `#/${GAME}`);
  await expect(page.locator('.goals > summary')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain('split_goals');
  await page.locator('.goals > summary').click();
  await expect(page.locator('.goals li').first()).toBeVisible();
  expect(fetched).toContain('split_goals');
});

test('sentences come in one language: French before the page is drawn, another one when it is chosen', async ({ page }) => {
  const fetched = parts(page);
  await settings(page, { language: 'fr' }, []);
  await open(page, '');
  await expect(page.getByText('Le Roi des Nains').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.toSorted()).toEqual(['split_page_fr', 'split_words']);
  await open(page, '#/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // The other language is the page's own.
  expect(fetched.toSorted()).toEqual(['split_page_fr', 'split_words']);
});

test.describe('sentences that cannot be fetched', () => {
  test.use({ tolerate: { 'the page speaks English, and French': /ERR_FAILED|Failed to fetch/ } });
  test('without the French sentences the page speaks English, and French once they can be fetched', async ({ page, context }) => {
    await context.route(/split_page_fr/, (route) => route.abort());
    await settings(page, { language: 'fr' });
    await open(page, '#/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await context.unroute(/split_page_fr/);
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
  });
});

test('the history is a part of its own', long, async ({ page }) => {
  const fetched = parts(page);
  await open(page, '#/history');
  await expect(page.locator('main.history')).toBeVisible();
  expect(fetched).toContain('split_archive');
  expect(fetched).not.toContain('split_statistics');
  await open(page, '#/statistics');
  await expect(page.locator('main.statistics')).toBeVisible();
  expect(fetched).toContain('split_statistics');
  expect(fetched).not.toContain('split_club');
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
