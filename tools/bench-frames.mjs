// What drawing costs the page's main thread: Barons play a match of each game at
// fast pace and the largest table, so that every beat is drawn. Prints the main
// thread's own time a drawn frame, in the first and in the last quarter of the
// match, times four: what it would be on a processor four times slower. (Slowing
// the processor measures what else the machine does as well.)
//
//   node tools/bench-frames.mjs [GAME …]
import { games } from './games.mjs';
import { begin, setUp, withBrowser } from './browser.mjs';

const SLOWED = 4;

/** A match is watched for so long, in milliseconds. */
const MOST = 90_000;

const wanted = process.argv.slice(2);
await withBrowser(async (browser, address) => {
  for (const { id } of games().filter(({ id }) => !wanted.length || wanted.includes(id))) {
    const page = await setUp(browser, address, id, { level: 'Baron', pace: 'fast', largest: true });
    await begin(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.evaluate(() => {
      // A frame that drew: the board or what is said of it has changed.
      window.drawn = 0;
      let waits = false;
      new MutationObserver(() => {
        if (waits) return;
        waits = true;
        requestAnimationFrame(() => { waits = false; window.drawn += 1; });
      }).observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true, characterData: true });
      window.longest = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { window.longest = Math.max(window.longest, duration); })).observe({ type: 'longtask' });
    });
    const now = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
      const [drawn, at] = await page.evaluate(() => [window.drawn, Number(document.querySelector('.table').dataset.at)]);
      return { busy: of('ThreadTime') * 1_000, nodes: of('Nodes'), drawn, at };
    };
    const seen = [await now()];
    const end = Date.now() + MOST;
    while (Date.now() < end && !(await page.locator('.result').isVisible())) {
      await page.waitForTimeout(1_000);
      seen.push(await now());
    }
    const cost = (from, to) => ((to.busy - from.busy) / Math.max(1, to.drawn - from.drawn)) * SLOWED;
    const quarter = Math.max(1, Math.floor(seen.length / 4));
    const [first, last] = [cost(seen[0], seen[quarter]), cost(seen.at(-1 - quarter), seen.at(-1))];
    const longest = await page.evaluate((slowed) => Math.round(window.longest * slowed), SLOWED);
    const { at, drawn, nodes } = seen.at(-1);
    console.log(`${id}: ${first.toFixed(0)} ms a frame at first, ${last.toFixed(0)} at last (${at} decisions, ${drawn} frames), longest task ${longest} ms, ${nodes} nodes`);
    await page.close();
  }
});
