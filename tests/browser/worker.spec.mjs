// The bots' worker is missing, does not load, hangs, dies, sends nonsense: play goes on at once,
// and the person is told why.
import { expect, long, longUnless, open, PATIENCE, test } from './support.mjs';
import { asked, bots, decide, dice, settings, start } from './player.mjs';

test.use({ tolerate: { 'the worker is cut off': /worker/i } });

const NOTICE = 'couldn’t be loaded';

const table = (page) => page.locator('.table');
/** Waits until at least `least` decisions have been made. */
const decisions = (page, least) => expect.poll(async () => Number(await table(page).getAttribute('data-at')), { intervals: [50] }).toBeGreaterThanOrEqual(least);

/** Replaces the page's worker by a test's own, before the page starts. */
const instead = (page, source) => page.addInitScript(`window.Worker = ${source};`);

// A test's own worker, in the page's thread; `answers` gets each question.
const tame = (answers) => `class extends EventTarget {
  constructor() {
    super();
    window.workers = (window.workers ?? 0) + 1;
    setTimeout(() => this.onmessage?.({ data: 'ready' }));
  }
  postMessage(text) {
    const question = JSON.parse(text);
    (window.asked ??= []).push(question.n);
    const say = (data) => setTimeout(() => this.onmessage?.({ data }));
    (${answers})(question, say, this);
  }
  terminate() {}
}`;

/** The ways in which a worker can be missing, and if it is found out only after a while. */
const absences = {
  'there is no Worker': (page) => page.addInitScript(() => delete window.Worker),
  'its constructor throws': (page) => instead(page, `class { constructor() { throw new DOMException('no', 'SecurityError'); } }`),
  'its loader is missing': (page) => page.route('**/worker_loader.js', (route) => route.fulfill({ status: 404, body: '' })),
  'its code is missing': (page) => page.route('**/worker.js', (route) => route.fulfill({ status: 404, body: '' })),
  'its wasm is missing': (page) => page.route('**/worker_bg.wasm', (route) => route.fulfill({ status: 404, body: '' })),
  'the bots of its game are missing': (page) => page.route(/\/worker_(?!bg)\w+\.wasm$/, (route) => route.fulfill({ status: 404, body: '' })),
};
for (const [name, absent] of Object.entries(absences)) {
  test(`${name}: the page decides for the bots at once, and says so`, longUnless(name === 'its wasm is missing'), async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await absent(page);
    await start(page, 'rogue-monarch', { seed: 12, setUp: bots });
    await expect(page.locator('.status-note', { hasText: NOTICE }).or(page.locator('.result')).first()).toBeVisible();
    // A whole match, where one decision used to take 20 seconds: ten minutes in all.
    await page.locator('.result').waitFor();
    await expect(page.locator('.status-note', { hasText: NOTICE })).toBeVisible();
  });
}

test('a worker that never comes is waited for, and both is said in French', long, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await page.addInitScript((comes) => {
    window.impatient = true;
    const plain = window.setTimeout;
    window.setTimeout = (act, wait, ...all) => plain(act, wait === comes ? 2_000 : wait, ...all);
  }, PATIENCE[3]);
  await page.route('**/worker_loader.js', () => {}); // Never answered.
  await start(page, 'rogue-monarch', { seed: 12, setUp: bots });
  await expect(page.locator('.status-note', { hasText: 'en cours de chargement' })).toBeVisible({ timeout: 15_000 });
  expect(Number(await table(page).getAttribute('data-at')), 'nothing is decided at random').toBe(0);
  await expect(page.locator('.status-note', { hasText: 'n’ont pas pu être chargés' })).toBeVisible();
  await page.locator('.result').waitFor();
  await expect(page.locator('.result')).toContainText('au hasard ou à la hâte');
});

test('a worker that comes back is asked again, however many decisions it takes to come', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await page.addInitScript(() => {
    const Real = window.Worker;
    const heard = new Promise((come) => (window.come = come));
    window.made = 0;
    window.asked = 0;
    window.Worker = function (...all) {
      window.made += 1;
      if (window.made === 1) throw new Error('not yet');
      const worker = new Real(...all);
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (text) => {
        window.asked += 1;
        post(text);
      };
      // The page gets the message when the test releases it.
      let hear;
      Object.defineProperty(worker, 'onmessage', { get: () => hear, set: (one) => (hear = one) });
      worker.addEventListener('message', async (event) => {
        window.loaded = true;
        await heard;
        hear?.call(worker, event);
      });
      return worker;
    };
  });
  await start(page, 'dwarf-king', { seed: 12 });
  const roll = dice(3);
  for (let n = 0; n < 20; n += 1) await decide(page, roll);
  await page.waitForFunction(() => window.loaded);
  expect(await page.evaluate(() => [window.made, window.asked]), 'one is waited for, and not asked yet').toEqual([2, 0]);
  await page.evaluate(() => window.come());
  const enough = () => page.evaluate(() => window.asked > 3);
  for (let n = 0; n < 20 && !(await enough()); n += 1) await decide(page, roll);
  expect(await enough()).toBe(true);
});

/**
 * The first worker was asked, and a fresh one the same; then the page made ten decisions itself.
 */
async function askedTwice(page) {
  const [first, second, ...later] = await page.evaluate(() => window.asked);
  expect(second).toBe(first);
  for (const n of later) expect(n).toBeGreaterThanOrEqual(first + 10);
  expect(await page.evaluate(() => window.workers)).toBeGreaterThanOrEqual(2);
}

/** Messages of a worker that are no answers. */
const nonsense = {
  'a number': '7',
  'an object': '{ n: 0, index: 0 }',
  'nothing': 'undefined',
  'no JSON': `'{"n":0,'`,
  'other JSON': `'[1,2,3]'`,
  'null': `'null'`,
  'an index out of range': 'JSON.stringify({ n: question.n, index: 4000000, cut_short: false })',
  'a negative index': 'JSON.stringify({ n: question.n, index: -1, cut_short: false })',
  'a fraction': 'JSON.stringify({ n: question.n, index: 0.5, cut_short: false })',
  'an answer to something else': 'JSON.stringify({ n: question.n + 1, index: 0, cut_short: false })',
  'a huge number': 'JSON.stringify({ n: 1e300, index: 0, cut_short: false })',
};
for (const [name, answer] of Object.entries(nonsense)) {
  test(`a worker answers ${name}: it is refused, another is asked once, and play goes on`, longUnless(name === 'an index out of range'), async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await instead(page, tame(`(question, say) => say(${answer})`));
    await start(page, 'rogue-monarch', { seed: 12, setUp: bots });
    await decisions(page, 5);
    await askedTwice(page);
    await expect(page.locator('.status-note', { hasText: NOTICE })).toBeVisible();
  });
}

test('one nonsense answer costs nothing: the fresh worker goes on', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await instead(page, tame(`(question, say) => say(window.asked.length === 3 ? 'hm' : JSON.stringify({ n: question.n, index: 0, cut_short: false }))`));
  await start(page, 'rogue-monarch', { seed: 12, setUp: bots });
  await decisions(page, 8);
  expect(await page.evaluate(() => window.workers)).toBe(2);
  await expect(page.locator('.status-note', { hasText: NOTICE })).toHaveCount(0);
});

test('postMessage that throws, and a worker that dies: another is asked, then the page decides', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await instead(page, tame(`(question, say, worker) => {
    if (window.asked.length === 1) setTimeout(() => worker.onerror?.(new ErrorEvent('error', { message: 'died', cancelable: true })));
    else throw new DOMException('no', 'DataCloneError');
  }`));
  await start(page, 'rogue-monarch', { seed: 12, setUp: bots });
  await decisions(page, 5);
  await askedTwice(page);
  await expect(page.locator('.status-note', { hasText: NOTICE })).toBeVisible();
});

test('words that nobody asked for change nothing', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await page.addInitScript(() => {
    const Real = window.Worker;
    window.Worker = function (...all) {
      window.worker = new Real(...all);
      return window.worker;
    };
  });
  await start(page, 'rogue-monarch', { seed: 12 });
  expect(await asked(page)).toBe(true);
  const before = await table(page).getAttribute('data-at');
  await page.evaluate(() => {
    for (const data of [undefined, null, 5, {}, '', 'x', '{"n":0,"index":0,"cut_short":false}']) {
      window.worker?.onmessage?.(new MessageEvent('message', { data }));
    }
  });
  await expect(table(page)).toHaveAttribute('data-at', before);
  await expect(page.locator('.board .lit').first()).toBeVisible();
});
