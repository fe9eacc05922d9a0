// The page opens without errors, under the strictest headers a host may set.
import { games } from '../../tools/games.mjs';
import { listen, serve } from '../../tools/serve.mjs';
import { expect, longUnless, noHorizontalScroll, open, sizes, test } from './support.mjs';

test.use({ serviceWorkers: 'allow' });

test('the page starts under a strict policy without a complaint', async ({ page }) => {
  const response = await open(page);
  const policy = response.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  await expect(page).toHaveTitle(/Regalia/);
  await expect(page.locator('.cover-name')).toHaveText(games().map(({ en }) => en.name));
  await page.waitForLoadState('networkidle');
});

test('the page starts below a sub-path', async ({ page }) => {
  const base = '/club/table/';
  const server = serve({ base });
  try {
    await open(page, await listen(server, 0, base));
    await expect(page.locator('.cover-name')).toHaveText(games().map(({ en }) => en.name));
    await page.waitForLoadState('networkidle');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

for (const [name, viewport] of Object.entries({ ...sizes, 'smallest phone': { width: 320, height: 568 } })) {
  test(`the first page fits the screen: ${name}`, longUnless(name === 'smallest phone'), async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await noHorizontalScroll(page);
  });
}
