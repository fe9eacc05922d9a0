// Nothing grows with the length of a match or the number of matches. Measured in DOM changes,
// elements and bytes of memory, never in seconds.
import { expect, long, longUnless, onDisk, test } from './support.mjs';
import { bots, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/**
 * Sets bots on every seat, and counts DOM changes of the table by decision from the first one on,
 * however fast they are.
 */
const counted = async (page) => {
  await bots(page);
  await page.evaluate(() => {
    window.changes = [];
    new MutationObserver((records) => {
      const table = document.querySelector('.table');
      if (table) window.changes.push([Number(table.dataset.at), records.filter(({ target }) => table.contains(target)).length]);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
};

for (const { id } of games()) {
  test(`${id}: a decision late in the match changes no more of the page than an early one`, longUnless(id === 'penniless-king'), async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant', motion: false });
    await start(page, id, { seed: 3, setUp: counted });
    await page.locator('.result').waitFor();
    const changes = await page.evaluate(() => window.changes);
    const last = Math.max(...changes.map(([at]) => at));
    const inside = (from, to) => {
      const some = changes.filter(([at]) => at >= from * last && at < to * last);
      return some.reduce((sum, [, records]) => sum + records, 0) / Math.max(1, new Set(some.map(([at]) => at)).size);
    };
    // The end shows the result, and is left out.
    const [early, late] = [inside(0.1, 0.4), inside(0.6, 0.95)];
    expect(last, 'a whole match was played').toBeGreaterThan(10);
    expect(late, `changes of the document a decision: ${early.toFixed(0)} early, ${late.toFixed(0)} late`).toBeLessThan(early * 2 + 20);
    // The log shows some turns, and the others on request.
    expect(await page.locator('.rail .log > li').count()).toBeLessThanOrEqual(14);
  });
}

/** The number of matches in a row; `make soak` plays thirty. */
const MATCHES = Number(process.env.MATCHES ?? 8);

test(`${MATCHES} matches in a row leave memory where it was after the third`, long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 3, setUp: bots });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const now = async () => {
    // The last write's data is released first.
    await onDisk(page, 'rogue-monarch');
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const value = (name) => metrics.find((metric) => metric.name === name).value;
    return { nodes: value('Nodes'), heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners') };
  };
  // A match of bots is soon over: its results are counted as they arrive.
  await page.evaluate(() => {
    window.results = document.querySelectorAll('.result').length;
    let there = window.results > 0;
    new MutationObserver(() => {
      const now = document.querySelector('.result') !== null;
      if (now && !there) window.results += 1;
      there = now;
    }).observe(document.body, { subtree: true, childList: true });
  });
  let third;
  for (let match = 1; match <= MATCHES; match += 1) {
    await page.waitForFunction((wanted) => window.results >= wanted, match);
    if (match === 3) third = await now();
    if (match < MATCHES) await page.locator('.result .primary').click();
  }
  const last = await now();
  const grown = (what) => (last[what] - third[what]) / (MATCHES - 3);
  const both = JSON.stringify({ third, last });
  expect(grown('nodes'), `elements a match: ${both}`).toBeLessThan(30);
  expect(grown('listeners'), `listeners a match: ${both}`).toBeLessThan(3);
  expect(grown('heap'), `bytes a match: ${both}`).toBeLessThan(100_000);
});
