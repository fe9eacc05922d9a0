// Shared by the browser tests. A spec takes `test` and `expect` from here, so that every test fails
// on any console or network error.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { manifest } from '../../tools/games.mjs';

export { expect };

/** The three screens that every view has to fit. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** Marks a test that `make test` leaves out; with LONG=1 (`make test-browser`) every test runs. */
export const long = { tag: '@long' };

/** Runs in a page: moves its clock by this number of milliseconds. */
function shiftClock(by) {
  const Before = Date;
  window.Date = class extends Before {
    constructor(...all) {
      if (all.length === 0) super(Before.now() + by);
      else super(...all);
    }

    static now() {
      return Before.now() + by;
    }
  };
}

/** Sets the clock of a page, or of all pages of a context, by so many milliseconds from its next load on. */
export const setClockBy = (page, shift) => page.addInitScript(shiftClock, shift);

/** Moves the clock of an open page by this number of milliseconds. */
export const turnClockBy = (page, shift) => page.evaluate(shiftClock, shift);

/** The time within which a seat plays on or says what to do, in milliseconds, after any failure. */
export const PLAYS_ON = 10_000;

/** The changes of a clock that a match has to bear: two years back, then an hour forward of that. */
export const CLOCKS = { 'two years back': -2 * 365 * 86_400_000, 'an hour forward': 3_600_000 };

/** Marks one variant of a test as long, unless it is one of those that stand for all in `make test`. */
export const longUnless = (kept) => (kept ? {} : long);

/**
 * How long the page waits for the disk, the store or a worker before it goes on without, in
 * milliseconds.
 */
export const PATIENCE = manifest().waits.patience;

/** How long the table must be unchanged before a tap decides, in milliseconds; after a person's own tap, less. */
export const [SETTLE, SETTLE_OWN] = manifest().waits.settle;

/**
 * Makes the table settle at once, so that tests need not wait before each tap. A test of the
 * settling sets `window.settles`.
 */
const hurried = (target) =>
  target.addInitScript((settle) => {
    const [put, drop] = [window.setTimeout, window.clearTimeout];
    const next = new Set();
    let last = 0;
    window.setTimeout = (act, wait, ...all) => {
      if (!settle.includes(wait) || window.settles) return put(act, wait, ...all);
      // Numbers that no timer of the browser has.
      const id = (last -= 1);
      next.add(id);
      Promise.resolve().then(() => next.delete(id) && act(...all));
      return id;
    };
    window.clearTimeout = (id) => next.delete(id) || drop(id);
  }, [SETTLE, SETTLE_OWN]);

/**
 * Makes a context, or a page whose clock is held, wait forever: on a busy machine nothing slow is
 * given up, or reported as slow. A test of the waiting sets `window.impatient`.
 */
export const patient = async (target) => {
  await hurried(target);
  await target.addInitScript((patience) => {
    const plain = window.setTimeout;
    window.setTimeout = (act, wait, ...all) => (patience.includes(wait) && !window.impatient ? 0 : plain(act, wait, ...all));
  }, PATIENCE);
};

/**
 * Counts the timeouts of zero that are pending. Yew pauses after 16 ms of work, between a render
 * and its effects: a slow machine shows the table with the old title, or without the dialog, for a
 * moment. With the length of a pause in RESTS, in milliseconds, each possible pause is taken, and
 * takes that long.
 */
const countRests = (target) =>
  target.addInitScript((length) => {
    const [put, drop] = [window.setTimeout, window.clearTimeout];
    const rests = new Set();
    if (length > 0) {
      const now = Date.now;
      let passed = 0;
      Date.now = () => now() + (passed += 16);
    }
    window.setTimeout = (act, wait, ...all) => {
      if (wait) return put(act, wait, ...all);
      const id = put(() => {
        try {
          act(...all);
        } finally {
          rests.delete(id);
        }
      }, length);
      rests.add(id);
      return id;
    };
    window.clearTimeout = (id) => {
      rests.delete(id);
      drop(id);
    };
    window.rests = rests;
  }, Number(process.env.RESTS ?? 0));

/** Waits until the last change is drawn, with all its effects. */
export const drawn = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    do {
      await frame();
      await frame();
    } while (window.rests.size > 0);
  });

/**
 * Makes the page's random numbers the same every time, and so the bots': a failure can be repeated.
 */
const knownChance = (context) =>
  context.addInitScript(() => {
    let last = 7;
    Crypto.prototype.getRandomValues = (bytes) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = last = (last * 167 + 41) % 251;
      return bytes;
    };
  });

/**
 * Collects the errors of any page of a context, one line each. Every context of the `test` below is
 * watched, patient, and has known chance; call this for one you open yourself.
 */
export async function watch(context) {
  const complaints = [];
  // A site without a club has no such file, which the browser reports.
  const isFault = (address) => !new URL(address || 'about:blank').pathname.endsWith('/club.json');
  context.on('console', (message) => {
    if (message.type() === 'error' && isFault(message.location().url)) complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`page: ${error.error().stack ?? error.error()}`));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A reload or a download aborts pending requests: no fault of the page.
    if (why !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${why}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && isFault(response.url())) complaints.push(`response: ${response.status()} ${response.url()}`);
  });
  await countRests(context);
  await patient(context);
  await knownChance(context);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
    // trunk's loader sends this when the wasm runs.
    addEventListener('TrunkApplicationStarted', () => {
      window.regaliaStarted = true;
    });
  });
  return complaints;
}

/**
 * Playwright's `test`, watched. A test names the errors that it expects, with the reason as key:
 * `test.use({ tolerate: { 'the network is cut': /ERR_INTERNET_DISCONNECTED/ } })`. A test may also
 * read the fixture `complaints`.
 */
export const test = base.extend({
  tolerate: [{}, { option: true }],
  complaints: [
    async ({ context, tolerate }, use) => {
      const complaints = await watch(context);
      await use(complaints);
      const tolerated = Object.values(tolerate);
      const left = complaints.filter((line) => !tolerated.some((pattern) => pattern.test(line)));
      expect(left, 'what the console and the network complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Opens the page at a hash route (`#/dwarf-king`) or address, and waits until its wasm has drawn
 * the route, with its game's theme.
 */
export async function open(page, address = '') {
  const from = await page.evaluate(() => {
    window.told = new Promise((told) => addEventListener('hashchange', told, { once: true }));
    return location.hash;
  });
  const response = await page.goto(address);
  // With a timer: Playwright would poll at animation frames, which a test may have broken.
  await page.waitForFunction(() => window.regaliaStarted === true, undefined, { polling: 20 });
  // The page before the code is marked: its focus is lost when the page is drawn.
  await page.locator('a.skip:not([data-opening])').waitFor({ state: 'attached' });
  // Between routes nothing is loaded, and the page gets the event a little later; it is drawn
  // before we hear of it.
  if (response === null && new URL(page.url()).hash !== from) await page.evaluate(() => window.told.then(() => undefined));
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  return response;
}

/** Waits until a panel is closed, and the page is back from the panel's history entry. */
export async function closed(page) {
  await expect(page.locator('.dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
}

/** Reads the page's store of records; then stores or deletes some. */
function inStore(page, then) {
  return page.evaluate(
    (given) =>
      new Promise((done, fail) => {
        // src/platform/install.rs names the keys of this copy.
        const folder = location.pathname.replace(/[^/]*$/, '');
        const opening = indexedDB.open(`regalia${folder.replace(/\/$/, '')}`, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('records');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['records'], 'readwrite');
          const records = transaction.objectStore('records');
          const found = [];
          const cursor = records.openCursor();
          cursor.onsuccess = () => {
            if (cursor.result) {
              found.push([cursor.result.key, cursor.result.value]);
              cursor.result.continue();
            } else {
              for (const [key, text] of given.put ?? []) records.put(text, key);
              for (const [key] of found) if (given.forget && new RegExp(given.forget).test(key)) records.delete(key);
            }
          };
          transaction.oncomplete = () => {
            opening.result.close();
            done(found);
          };
          transaction.onerror = () => fail(transaction.error);
        };
      }),
    then,
  );
}

/** Holds files back, by default the page's wasm, until the returned function is called. */
export async function hold(page, files = '**/*.wasm') {
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await page.unroute(files);
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns all records that the page keeps: `[[key, text], …]`. */
export const records = (page) => inStore(page, {});

/** Stores texts under keys, as another version of the page might. */
export const put = (page, pairs) => inStore(page, { put: pairs });

/** Deletes the matches of a game. */
export const forget = (page, game) => inStore(page, { forget: `^(match|now)/${game}/|^done/\\d+/${game}$` });

/** Returns the number of a finished match from its key, or the other way round. */
const doneNumber = (order) => String(9_999_999_999_999_999n - BigInt(order)).padStart(16, '0');

/** Returns the numbers of the kept matches of a scope, the earliest first; finished ones alone, or those in progress. */
export const numbersOf = async (page, scope, { finished, running } = {}) => {
  const keys = (await records(page)).map(([key]) => key.split('/'));
  const steps = running === false ? [] : keys.filter(([kind, on]) => kind === 'match' && on === scope).map(([, , number]) => number);
  const done = finished === false ? [] : keys.filter(([kind, , on]) => kind === 'done' && on === scope).map(([, order]) => doneNumber(order));
  return [...new Set([...steps, ...done])].sort();
};

/**
 * Returns a game's match as it is kept: its parsed head, and its steps; of a finished one its
 * summary as head, no steps, and its record. It is the one that the address names, or else the last.
 */
export async function matchOf(page, game) {
  const [, here] = new RegExp(`#/${game}/table/(\\d+)$`).exec(page.url()) ?? [];
  const last = here?.padStart(16, '0') ?? (await numbersOf(page, game)).at(-1);
  const all = await records(page);
  const done = last && all.find(([key]) => key === `done/${doneNumber(last)}/${game}`);
  if (done) {
    const { about, game: finished } = JSON.parse(done[1]);
    return { number: last, head: about, steps: [], finished };
  }
  const kept_ = all.filter(([key]) => key.startsWith(`match/${game}/${last}`));
  const [head, ...steps] = kept_.map(([, text]) => JSON.parse(text));
  return { number: last, head, steps };
}

/**
 * Returns the content of a match's records: its decisions, the hints by seat, the review. The
 * decisions of a finished match are in its link, so each is named by the link and its number.
 */
export async function kept(page, game) {
  const { head, steps, finished } = await matchOf(page, game);
  const none = head.seats.map(() => 0);
  if (finished) {
    const link = finished.decisions.link ?? finished.decisions.save;
    const decisions = Array.from({ length: head.decisions }, (_, n) => `${n} ${link}`);
    return { seats: head.seats, decisions, hints: head.hints ?? none, review: finished.review };
  }
  const all = { seats: head.seats, decisions: [], hints: none, review: undefined };
  for (const { n, decision, hint, review } of steps) {
    if (decision !== undefined) all.decisions.splice(n, Infinity, decision);
    if (hint !== undefined) all.hints[hint] += 1;
    if (review !== undefined) all.review = review;
  }
  return all;
}

/** Waits until the decision that a table shows is on the disk, with all before it. */
export async function onDisk(page, game) {
  const behind = async () => {
    const shown = Number(await page.locator('.table').getAttribute('data-at'));
    const { head, steps, finished } = await matchOf(page, game);
    if (finished) return shown - head.decisions;
    const last = steps.findLast((step) => 'n' in step || 'to' in step) ?? { to: 0 };
    return head && shown - (last.to ?? last.n + 1);
  };
  await expect.poll(behind, { intervals: [20], timeout: 60_000, message: 'decisions that are not on the disk' }).toBe(0);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's violations of WCAG 2.2 A and AA, shortened to what a fix needs:
 * `[{ rule, impact, help, at: [selector, …] }]`. `within` limits it to a part.
 */
export async function violations(page, within) {
  // Not as a script tag: the page's policy would rightly refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Colours are checked once they have settled.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map((one) => one.finished)).then(() => undefined);
  });
  const found = await page.evaluate(
    (scope) =>
      window.axe.run(scope ?? document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
      }),
    within,
  );
  return found.violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
}

/** Fails if the page can be scrolled sideways, naming the elements that stick out. */
export async function noHorizontalScroll(page) {
  const sticksOut = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > room + 0.5);
    const name = (part) => `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''} to ${Math.round(part.getBoundingClientRect().right)} of ${room}`;
    return wide.length ? wide.slice(0, 10).map(name) : [`the page itself: ${document.documentElement.scrollWidth} of ${room}`];
  });
  expect(sticksOut, 'what is wider than the screen').toEqual([]);
}
