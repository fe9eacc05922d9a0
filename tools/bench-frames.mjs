// Measures what a drawn frame costs the page's main thread: Barons play each game at the largest
// table and at fast pace, so that every beat is drawn. A frame is all that the main thread does
// from the first change of the page until the drawing is handed over: code, style, layout,
// painting. It counts the thread's own CPU time, which doesn't depend on the machine's load, times
// four: the time on a processor four times slower. It prints the median frame and the 95th
// percentile, early in the match and late, and the longest single task of a frame.
//
//   node tools/bench-frames.mjs [GAME …]
import { games } from './games.mjs';
import { begin, setUp, withBrowser } from './browser.mjs';

const SLOWED = 4;

/** How long frames are counted, early and late in a match, in milliseconds. */
const WATCHED = 12_000;

/** The latest start of the late count, in milliseconds: most matches are near their end by then. */
const LATE = 30_000;

/** Returns what the page's main thread did in a trace, in order. */
function mainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const on = ({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid);
  const busiest = threads.map(on).sort((one, other) => other.length - one.length)[0];
  return busiest.sort((one, other) => one.ts - other.ts);
}

/** Returns the frames of a trace: each one's total cost and longest task, in milliseconds. */
function frames(events) {
  const done = mainThread(events);
  const of = (...names) => done.filter(({ name }) => names.includes(name));
  const tasks = of('RunTask');
  const changes = of('ScheduleStyleRecalculation', 'InvalidateLayout');
  let last = 0;
  return of('Commit').flatMap(({ ts, dur = 0 }) => {
    const end = ts + dur;
    const from = changes.find((change) => change.ts > last && change.ts < end)?.ts;
    last = end;
    if (from === undefined) return [];
    const costs = tasks.filter((task) => task.ts + task.dur > from && task.ts < end).map(({ tdur }) => (tdur / 1_000) * SLOWED);
    return [{ whole: costs.reduce((sum, cost) => sum + cost, 0), longest: Math.max(...costs) }];
  });
}

const wanted = process.argv.slice(2);
await withBrowser(async (browser, address) => {
  for (const { id } of games().filter(({ id }) => !wanted.length || wanted.includes(id))) {
    const page = await setUp(browser, address, id, { level: 'Baron', pace: 'fast', seats: Infinity });
    await begin(page);
    const watched = async () => {
      await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] });
      await page.waitForTimeout(WATCHED);
      return frames(JSON.parse(await browser.stopTracing()).traceEvents);
    };
    const line = (all) => {
      const at = (share, what) => all.map((frame) => frame[what]).sort((one, other) => one - other)[Math.floor((all.length - 1) * share)].toFixed(0);
      return `${at(0.5, 'whole')} ms, 95th ${at(0.95, 'whole')}, longest task ${at(1, 'longest')} (${all.length} frames)`;
    };
    const early = await watched();
    await page.waitForTimeout(LATE - WATCHED);
    const over = await page.locator('.result').isVisible();
    console.log(`${id}: early ${line(early)}${over ? '; over before it was late' : `; late ${line(await watched())}`}`);
    await page.close();
  }
});
