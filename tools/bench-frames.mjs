// What drawing costs the page's main thread: bots play a match of each game at
// fast pace, so that every beat is drawn, with the processor slowed four times.
// Prints milliseconds of the main thread a drawn frame, in the first and the
// last quarter of the match, and the longest task.
import { chromium } from '@playwright/test';
import { games } from './games.mjs';
import { listen, serve } from './serve.mjs';

const SLOWED = 4;
const wanted = process.argv.slice(2);
const server = serve({});
const address = await listen(server, 0, '/');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
});
try {
  for (const { id } of games().filter(({ id }) => !wanted.length || wanted.includes(id))) {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      localStorage.setItem('regalia/1/settings', '{"pace":"fast","motion":false,"language":"en"}');
      // A frame that drew: the board or what is said of it has changed.
      window.frames_drawn = 0;
      window.longest = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { window.longest = Math.max(window.longest, duration); })).observe({ type: 'longtask' });
    });
    await page.goto(`${address}#/${id}`);
    await page.locator('form').waitFor();
    const counts = await page.getByRole('radiogroup').or(page.locator('fieldset')).first().getByRole('radio').all();
    if (counts.length > 1) await counts.at(-1).check();
    for (const seat of await page.locator('.seat-choice').all()) await seat.getByRole('radio', { name: 'Baron' }).check();
    await page.locator('details.more summary').click();
    await page.locator('#seed').fill('1');
    await page.locator('button[type=submit]').click();
    await page.locator('.board').waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.evaluate(() => {
      window.longest = 0;
      let waits = false;
      new MutationObserver(() => {
        if (waits) return;
        waits = true;
        requestAnimationFrame(() => { waits = false; window.frames_drawn += 1; });
      }).observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true, characterData: true });
    });
    const now = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      const busy = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
      const nodes = metrics.find(({ name }) => name === 'Nodes').value;
      const [frames, at] = await page.evaluate(() => [window.frames_drawn, Number(document.querySelector('.table').dataset.at)]);
      return { busy, frames, at, nodes };
    };
    const seen = [await now()];
    const end = Date.now() + 90_000;
    while (Date.now() < end && !(await page.locator('.result').isVisible())) {
      await page.waitForTimeout(1_000);
      seen.push(await now());
    }
    const cost = (from, to) => (to.busy - from.busy) / Math.max(1, to.frames - from.frames);
    const quarter = Math.floor(seen.length / 4);
    const first = cost(seen[0], seen[Math.max(1, quarter)]);
    const last = cost(seen[Math.max(0, seen.length - 1 - quarter)], seen.at(-1));
    const longest = await page.evaluate(() => Math.round(window.longest));
    console.log(`${id}: ${first.toFixed(0)} ms a frame at first, ${last.toFixed(0)} at last (${seen.at(-1).at} decisions, ${seen.at(-1).frames} frames), longest task ${longest} ms, ${seen.at(-1).nodes} nodes`);
    await page.close();
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
