// How long a Regent thinks in the worker, in Chromium, and what the page's
// frames feel of it: Regents play a match of each game at instant pace.
import { games } from './games.mjs';
import { begin, setUp, withBrowser } from './browser.mjs';

await withBrowser(async (browser, address) => {
  for (const { id: game } of games()) {
    const page = await setUp(browser, address, game, { level: 'Regent', pace: 'instant' });
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
    await begin(page);
    const from = Date.now();
    // A long game need not be played out: half a minute of it tells enough.
    await page.locator('.result').waitFor({ timeout: 30_000 }).catch(() => {});
    const took = Date.now() - from;
    const decisions = Number(await page.locator('.table').getAttribute('data-at'));
    const longest = await page.evaluate(() => Math.round(window.longest));
    console.log(`${game}: ${Math.round(took / decisions)} ms a Regent's decision in the worker (${decisions} decisions), longest frame of the page ${longest} ms`);
    await page.close();
  }
});
