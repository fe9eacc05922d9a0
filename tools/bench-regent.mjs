// How long a person waits for a Regent in Chromium, on a processor four times slower,
// in every game at every seat count: Regents play a match of known chance at instant pace.
//
// Chromium slows nothing but a page's main thread: a worker's session answers
// Emulation.setCPUThrottlingRate with 'only supported for pages, not workers'. So the
// thread's own time is counted in a trace, which does not hang on what else the machine
// does, times four. A decision is all that the worker's thread does from the question to
// the answer. Its start, when it thinks of nothing yet, is none, and those without a search,
// which take no time, are left out. Printed are the
// middle one and the 95th of a hundred, and the longest task of the page's main thread
// while the worker thinks, likewise times four. The same match is watched three times, and
// of each figure the least is printed: what it takes more in another run, where page and
// bots did the same, is what the machine's other work took from the processor.
//
//   node tools/bench-regent.mjs [GAME …]
import { games } from './games.mjs';
import { begin, setUp, withBrowser } from './browser.mjs';

const SLOWED = 4;

/** So long a match is watched, in milliseconds: the long ones are not over by then. */
const WATCHED = 9_000;

/** As often it is watched. */
const TIMES = 3;

/** What takes the worker less is no search, in milliseconds of its own time, before it is slowed. */
const SEARCH = 0.5;

/** As long as a person may wait for 95 decisions of a hundred, and for the page at any time, in milliseconds. */
const LIMITS = { decision: 400, task: 50 };

/** What is traced: tasks, and the messages that begin a worker's. */
const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];

/** All of this kind that the busiest thread of this name did in a trace: from when to when, and its own time in milliseconds. */
function done(kind, events, name) {
  const threads = events.filter((event) => event.name === 'thread_name' && event.args.name === name);
  const of = ({ pid, tid }) => events.filter((event) => event.name === kind && event.pid === pid && event.tid === tid);
  const busiest = threads.map(of).sort((one, other) => other.length - one.length)[0] ?? [];
  return busiest.map(({ ts, dur, tdur = 0 }) => ({ from: ts, to: ts + dur, own: tdur / 1_000 }));
}

/** Once through a match: its seat counts, what the decisions and the longest task took, in milliseconds. */
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

/** Prints the figures of a game at so many seats; its seat counts. */
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
