// Measures what a drawn frame costs the page's main thread: Barons play each game at the largest
// table and at fast pace, so that every beat is drawn. A frame is all that the main thread does
// from the first change of the page until the drawing is handed over: code, style, layout,
// painting. It counts the thread's own CPU time, which doesn't depend on the machine's load, times
// four: the time on a processor four times slower. It prints the median frame and the 95th
// percentile, early in the match and late, and the longest single task of a frame.
//
// Before that, up to twelve pieces are raised and lowered, without a GPU. Nothing else changes, so
// that is what motion alone costs: the longest task of the main thread, and the CPU time of a frame
// on all threads together.
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

/** Stops the program, after giving the table time to be laid out. */
async function stand() {
  const wait = window.setTimeout;
  await new Promise((done) => wait(done, 1_500));
  window.setTimeout = () => 0;
  await new Promise((done) => wait(done, 500));
}

/** Raises and lowers up to twelve pieces in the page; returns their number. */
async function raise() {
  const shown = (pieces) => [...document.querySelectorAll(pieces)].filter((piece) => piece.checkVisibility());
  const [cards, places] = ['.board :is(.card, .tile)', '.board [data-place]'].map(shown);
  const all = (cards.length ? cards : places).slice(0, 12);
  const steps = ['none', 'translateY(-14px)', 'none'].map((transform) => ({ transform }));
  await Promise.all(all.map((piece) => piece.animate(steps, { duration: 2_000 }).finished));
  return all.length;
}

/** Returns what it costs to raise twelve pieces on a table where nothing else happens. */
async function raised(browser, page) {
  await begin(page);
  await page.evaluate(stand);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'viz'] });
  const pieces = await page.evaluate(raise);
  const events = JSON.parse(await browser.stopTracing()).traceEvents;
  await page.close();
  const times = (all) => all.map(({ tdur = 0 }) => (tdur / 1_000) * SLOWED);
  const longest = Math.max(...times(mainThread(events).filter(({ name }) => name === 'RunTask')));
  const tasks = events.filter(({ name }) => ['ThreadControllerImpl::RunTask', 'ThreadPool_RunTask'].includes(name));
  const drawn = events.filter(({ name, ph }) => name === 'Display::DrawAndSwap' && 'BX'.includes(ph)).length;
  const whole = times(tasks).reduce((sum, cost) => sum + cost, 0) / drawn;
  return `${pieces} raised: longest task ${longest.toFixed(0)} ms, all threads ${whole.toFixed(0)} ms a frame (${drawn} frames)`;
}

const wanted = process.argv.slice(2);
await withBrowser(async (browser, address) => {
  for (const { id } of games().filter(({ id }) => !wanted.length || wanted.includes(id))) {
    const table = () => setUp(browser, address, id, { level: 'Baron', pace: 'fast', seats: Infinity });
    console.log(`${id}: ${await raised(browser, await table())}`);
    const page = await table();
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
