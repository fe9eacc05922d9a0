// Measures how long a person waits for a Regent in Chromium, on a processor four times slower, in
// every game at every seat count: Regents play a match of known chance at instant pace.
//
// Chromium throttles only a page's main thread: a worker's session answers
// Emulation.setCPUThrottlingRate with 'only supported for pages, not workers'. So the thread's own
// CPU time in a trace is counted, which doesn't depend on the machine's load, times four. A
// decision is all that the worker's thread does from the question to the answer. The worker's start
// doesn't count, and neither do decisions without a search, which take no time. It prints the
// median and the 95th percentile, and the longest task of the page's main thread while the worker
// thinks, likewise times four. The same match is watched three times, and the least of each figure
// is printed: page and bots did the same in each run, so anything more is the machine's other work.
//
//   node tools/bench-regent.mjs [GAME …]
import { games } from './games.mjs';
import { begin, setUp, withBrowser } from './browser.mjs';

const SLOWED = 4;

/** How long a match is watched, in milliseconds: the long ones are not over by then. */
const WATCHED = 9_000;

/** How often it is watched. */
const TIMES = 3;

/** Below this the worker did no search; milliseconds of its CPU time, before throttling. */
const SEARCH = 0.5;

/** The limits in milliseconds: the 95th percentile of decisions, and any task of the page. */
const LIMITS = { decision: 400, task: 50 };

/** The trace categories: tasks, and the messages that begin a worker's. */
const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];

/**
 * Returns all events of this kind of the busiest thread of this name in a trace: start, end and CPU
 * time in milliseconds.
 */
function done(kind, events, name) {
  const threads = events.filter((event) => event.name === 'thread_name' && event.args.name === name);
  const of = ({ pid, tid }) => events.filter((event) => event.name === kind && event.pid === pid && event.tid === tid);
  const busiest = threads.map(of).sort((one, other) => other.length - one.length)[0] ?? [];
  return busiest.map(({ ts, dur, tdur = 0 }) => ({ from: ts, to: ts + dur, own: tdur / 1_000 }));
}

/**
 * Watches one match: returns its seat counts, and the milliseconds of the decisions and the longest
 * task.
 */
async function watch(browser, address, game, seats) {
  const page = await setUp(browser, address, game, { level: 'Regent', pace: 'instant', seats });
  await browser.startTracing(page, { categories });
  await begin(page);
  await page.locator('.result').waitFor({ timeout: WATCHED }).catch(() => {});
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const { seatCounts } = page;
  await page.close();

  const thoughts = done('HandlePostMessage', traceEvents, 'DedicatedWorker thread').filter(({ own }) => own > SEARCH);
  const meanwhile = done('RunTask', traceEvents, 'CrRendererMain').filter((task) => thoughts.some(({ from, to }) => task.from < to && task.to > from));
  const times = thoughts.map(({ own }) => own * SLOWED).sort((one, other) => one - other);
  const at = (share) => times[Math.floor((times.length - 1) * share)];
  return {
    seatCounts, decisions: times.length, middle: at(0.5), most: at(0.95), longest: at(1),
    task: Math.max(...meanwhile.map(({ own }) => own)) * SLOWED,
  };
}

/** Prints the figures of a game with `seats` seats; returns its seat counts. */
async function measure(browser, address, game, seats) {
  const runs = [];
  for (let time = 0; time < TIMES; time += 1) runs.push(await watch(browser, address, game, seats));
  const least = (figure) => Math.min(...runs.map((run) => run[figure]));
  const ms = (figure, limit = Infinity) => `${least(figure).toFixed(0)} ms${least(figure) > limit ? ' (OVER)' : ''}`;
  const [{ seatCounts, decisions }] = runs;
  console.log(
    `${game}, ${seats || (seatCounts[0] ?? 2)} seats: ${ms('middle')}, 95th ${ms('most', LIMITS.decision)}, longest ${ms('longest')} ` +
      `(${decisions} decisions); longest task of the page meanwhile ${ms('task', LIMITS.task)}`,
  );
  return seatCounts;
}

const wanted = process.argv.slice(2);
await withBrowser(async (browser, address) => {
  for (const { id } of games().filter(({ id }) => !wanted.length || wanted.includes(id))) {
    const counts = await measure(browser, address, id, 0);
    for (const seats of counts.slice(1)) await measure(browser, address, id, seats);
  }
});
