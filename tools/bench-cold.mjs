// Measures what a first visit to a game costs on a slow line and a slow phone: for each game the
// bytes that are transferred and the seconds until its set-up page is shown, and until the first
// decision is possible. Each visit has a fresh profile; the service worker, which keeps the page for
// later, is left out. Several folders are measured in turns, so that a busy machine is busy for all.
//
//   node tools/bench-cold.mjs [DIST...]     dist/ by default
//   RUNS=3 GAMES=monarch,dwarf-king node tools/bench-cold.mjs before/dist dist
import { chromium } from '@playwright/test';
import { ARGS, CHROMIUM } from './browser.mjs';
import { games } from './games.mjs';
import { listen, serve } from './serve.mjs';

const RUNS = Number(process.env.RUNS ?? 3);
const asked = process.env.GAMES?.split(',');

/** A slow mobile line, as Lighthouse has it, and a slow phone. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

/** What a person can act on: a gold button, a lit piece, a page that waits for them. */
const ACTION = '.status-keys:not(.see-result) .primary, .board .primary, .board button.lit, .go-on';

/** Opens a game as on a first visit. Returns the kilobytes and seconds of both moments. */
async function visit(browser, address, game) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  // Requests of a worker are its own.
  let worker = 0;
  page.on('requestfinished', async (request) => {
    if (!/\/(worker|teacher)[_.]/.test(request.url())) return;
    const sizes = await request.sizes().catch(() => null);
    if (sizes) worker += sizes.responseBodySize + sizes.responseHeadersSize;
  });
  const start = performance.now();
  const moment = () => ({ seconds: (performance.now() - start) / 1_000, kilobytes: (bytes + worker) / 1_000 });
  await page.goto(`${address}#/${game}`, { waitUntil: 'commit' });
  await page.locator('form button[type=submit]').waitFor({ timeout: 120_000 });
  const shown = moment();
  await page.locator('form button[type=submit]').click();
  await page.locator(ACTION).first().waitFor({ timeout: 120_000 });
  const decides = moment();
  await context.close();
  return { shown, decides };
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

const folders = process.argv.slice(2);
const sites = [];
for (const root of folders.length ? folders : ['dist']) {
  const server = serve({ root });
  sites.push({ root, server, address: await listen(server, 0, '/'), visits: new Map() });
}
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
const ids = games().map(({ id }) => id).filter((id) => !asked || asked.includes(id));
try {
  for (let run = 0; run <= RUNS; run += 1) {
    for (const id of ids) {
      for (const { address, visits } of sites) {
        const figures = await visit(browser, address, id);
        // The first run lets the server compress.
        if (run > 0) visits.set(id, [...(visits.get(id) ?? []), figures]);
      }
    }
  }
  console.log(`${'median of ' + RUNS}`.padEnd(34) + 'set-up shown'.padStart(20) + 'first decision'.padStart(22));
  for (const id of ids) {
    for (const { root, visits } of sites) {
      const figures = (of) => ['seconds', 'kilobytes'].map((what) => median(visits.get(id).map((figures) => figures[of][what])));
      const said = ([seconds, kilobytes]) => `${seconds.toFixed(1)} s ${kilobytes.toFixed(0).padStart(6)} kB`;
      console.log(`${id.padEnd(18)}${root.slice(-16).padEnd(16)}${said(figures('shown')).padStart(20)}${said(figures('decides')).padStart(22)}`);
    }
  }
} finally {
  await browser.close();
  for (const { server } of sites) {
    server.closeAllConnections();
    server.close();
  }
}
