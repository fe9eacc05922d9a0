// Shared by the engine tests: an engine, a page in it, and a new host for each test, so that the
// next test, on another origin, finds nothing that this one has stored.
import { createServer } from 'node:http';
import { expect, test as base } from '@playwright/test';
import { games } from '../../tools/games.mjs';
import { serve } from '../../tools/serve.mjs';
import { launch } from './browsers.mjs';
import { Page } from './page.mjs';

export { expect };

/** Most hosts of a run serve, and compress, the same files in the same way. */
const usual = serve({});

/**
 * Starts a host of the built page, which records missing files; with `also` it serves a test's
 * pages.
 */
export async function host({ also = {}, name = '127.0.0.1', pages = usual } = {}) {
  const missing = [];
  let port = 0;
  let server;
  const answer = (request, response) => {
    const page = { '/blank': '<!doctype html><title>blank</title><link rel="icon" href="data:,">', ...also }[request.url];
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': `text/${request.url.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8` });
      return response.end(page);
    }
    response.once('finish', () => response.statusCode >= 400 && missing.push(`${response.statusCode} ${request.url}`));
    return pages.emit('request', request, response);
  };
  const start = async () => {
    server = createServer(answer);
    await new Promise((done, failed) => server.once('error', failed).listen(port, name, done));
    ({ port } = server.address());
  };
  await start();
  return {
    address: `http://${name}:${port}/`,
    missing,
    start,
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export const test = base.extend({
  engine: ['chromium', { option: true, scope: 'worker' }],
  /** The patterns of complaints that a test expects, each with its reason as key. */
  tolerate: [{}, { option: true }],
  browser: [
    async ({ engine }, use) => {
      const browser = await launch(engine);
      await use(browser);
      await browser.quit();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  home: async ({}, use) => {
    const home = await host();
    await use(home);
    await home.stop();
  },
  page: async ({ browser, home, tolerate }, use, info) => {
    info.annotations.push({ type: 'version', description: browser.version }); // tools/wild.mjs reports it.
    const page = new Page(browser);
    await page.resize(820, 1180);
    await use(page);
    if (info.status !== info.expectedStatus) await page.screenshot(info.outputPath('page.png')).catch(() => {});
    const tolerated = Object.values(tolerate);
    const complaints = [...(await page.complaints()), ...home.missing].filter((line) => !page.isEngineFault(line) && !tolerated.some((pattern) => pattern.test(line)));
    await page.goto('about:blank');
    expect(complaints, 'what the page and its browser complained of').toEqual([]);
  },
});

/**
 * Waits until the page is kept for play without its host, and its service worker answers for it.
 */
export const isKept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

/** Stores settings in the page's format, before the page starts. */
export async function settings(page, { address }, values) {
  await page.goto(`${address}blank`);
  await page.evaluate(
    (text, known) => {
      localStorage.setItem('regalia/1/settings', text);
      // A person who knows the games: the usual options are chosen.
      localStorage.setItem('regalia/1/played', known);
    },
    JSON.stringify({ pace: 'instant', motion: false, language: 'en', ...values }),
    JSON.stringify(games().map(({ id }) => id)),
  );
}

/** Opens the set-up of a game, seats bots and people, and starts the shortest match. */
export async function start(page, { address }, game, { seed = 4, seats = [] } = {}) {
  await page.open(`${address}#/${game}`);
  await page.shown('form');
  const LENGTH = '.choice:has(input[name="choice-Length"])';
  if ((await page.count(LENGTH)) > 0) await page.tap(LENGTH, { nth: 0 });
  const places = await page.count('.seat-choice');
  for (let seat = 0; seat < places; seat += 1) {
    const who = seats[seat] ?? (seat === 0 ? 'Human' : 'Squire');
    await page.tap(`.seat-choice:nth-child(${seat + 1}) .choice`, { text: who });
  }
  await page.tap('details.more summary');
  await page.fill('#seed', String(seed));
  await page.tap('button[type=submit]');
  await page.shown('.board, .hand-over');
}
