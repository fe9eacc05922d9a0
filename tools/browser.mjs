// Chromium for measurements: serves the page and begins a match of bots.
import { chromium } from '@playwright/test';
import { listen, serve } from './serve.mjs';

export const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';

export const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
];

/** Serves dist/ and opens a browser, for as long as `use(browser, address)` takes. */
export async function withBrowser(use) {
  const server = serve({});
  const address = await listen(server, 0, '/');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  try {
    await use(browser, address);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Returns the seat counts that the open set-up offers; none if there is no choice. */
async function counts(page) {
  const first = page.locator('fieldset').first().getByRole('radio');
  const names = await first.evaluateAll((radios) => radios.map((radio) => radio.closest('label').textContent.trim()));
  return names.every((name) => /^\d+$/.test(name)) ? names.map(Number) : [];
}

/**
 * Opens a new page with the set-up of a game filled in: bots of one level on every seat, by known
 * chance. `seats` is the number of players: the fewest by default, `Infinity` for the most; the
 * page's `seatCounts` lists the valid ones.
 */
export async function setUp(browser, address, game, { level, pace, seats = 0 }) {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  await page.addInitScript((pace) => {
    localStorage.setItem('regalia/1/settings', JSON.stringify({ pace, motion: false, language: 'en' }));
    let last = 7;
    Crypto.prototype.getRandomValues = (bytes) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = last = (last * 167 + 41) % 251;
      return bytes;
    };
  }, pace);
  await page.goto(`${address}#/${game}`);
  await page.locator('form').waitFor();
  page.seatCounts = await counts(page);
  if (page.seatCounts.length) {
    const chosen = page.seatCounts.findLastIndex((count) => count <= Math.max(seats, page.seatCounts[0]));
    await page.locator('fieldset').first().getByRole('radio').nth(chosen).check();
  }
  for (const seat of await page.locator('.seat-choice').all()) await seat.getByRole('radio', { name: level }).check();
  await page.locator('details.more summary').click();
  await page.locator('#seed').fill('1');
  return page;
}

/** Starts the match that was set up. */
export async function begin(page) {
  await page.locator('button[type=submit]').click();
  await page.locator('.board').waitFor();
}
