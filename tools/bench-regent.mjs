// How long a Regent thinks in the worker, in Chromium, and what the page's
// frames feel of it: two Regents play a match of each game at once pace.
import { chromium } from '@playwright/test';
import { games } from './games.mjs';
import { listen, serve } from './serve.mjs';

const server = serve({});
const address = await listen(server, 0, '/');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
});
try {
  for (const { id: game } of games()) {
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('regalia/1/settings', '{"pace":"instant","motion":false,"language":"en"}'));
    await page.goto(`${address}#/${game}`);
    await page.locator('form').waitFor();
    for (const seat of await page.locator('.seat-choice').all()) await seat.getByRole('radio', { name: 'Regent' }).check();
    await page.locator('details.more summary').click();
    await page.locator('#seed').fill('1');
    await page.evaluate(() => {
      window.longest = 0;
      let last = performance.now();
      const frame = (now) => {
        window.longest = Math.max(window.longest, now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await page.locator('button[type=submit]').click();
    await page.locator('.board').waitFor();
    const from = Date.now();
    // A long game need not be played out: half a minute of it tells enough.
    await page.locator('.result').waitFor({ timeout: 30_000 }).catch(() => {});
    const took = Date.now() - from;
    const decisions = Number(await page.locator('.table').getAttribute('data-at'));
    const longest = await page.evaluate(() => Math.round(window.longest));
    console.log(`${game}: ${Math.round(took / decisions)} ms a Regent's decision in the worker (${decisions} decisions), longest frame of the page ${longest} ms`);
    await page.close();
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
