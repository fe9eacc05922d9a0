// The built page on hosts of a test's own, which are stopped, started again and given
// new versions.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, serve } from '../../tools/serve.mjs';
import { expect, open } from './support.mjs';

/** Complaints of a page whose host is gone, or no longer has a file. */
export const GONE = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch|404|503|WebAssembly|MIME type|Failed to load|Manifest|dynamically imported/;

/** A copy of the page below each of `bases` on a host; `other` changes what the host does (tools/hosts.mjs). */
export async function hosted({ host = 'strict', bases = ['/'], ...other } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'regalia-'));
  const roots = bases.map((base, nth) => join(folder, String(nth)));
  for (const root of roots) cpSync('dist', root, { recursive: true });
  let server;
  let port = 0;
  const it = {
    roots,
    addresses: [],
    get address() {
      return it.addresses[0];
    },
    async up() {
      server = serve(...roots.map((root, nth) => ({ root, base: bases[nth], host, ...other })));
      const first = new URL(await listen(server, port, '/'));
      port = Number(first.port);
      it.addresses = bases.map((base) => new URL(base, first).href);
    },
    async down() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    edit(file, change, nth = 0) {
      writeFileSync(join(roots[nth], file), change(readFileSync(join(roots[nth], file), 'utf8')));
    },
    /** Puts another version in place of the one that is there, as a deployment does. Its pages say so in `meta[name=generation]`. */
    deploy(generation = 'second', nth = 0) {
      const folder = readdirSync(roots[nth]).find((name) => /^page-[0-9a-f]{16}$/.test(name));
      const [old, version] = [folder.slice(5), Buffer.from(generation.padEnd(8).slice(0, 8)).toString('hex')];
      renameSync(join(roots[nth], folder), join(roots[nth], `page-${version}`));
      for (const file of ['index.html', 'sw.js']) it.edit(file, (text) => text.replaceAll(old, version), nth);
      it.edit('index.html', (html) => html.replace(/<meta name="generation"[^>]*>/, '').replace('<meta name="theme-color"', `<meta name="generation" content="${generation}">$&`), nth);
      return version;
    },
  };
  await it.up();
  return it;
}

/** Has a host for as long as `use` takes. */
export async function withHost(options, use) {
  const host = await hosted(options);
  try {
    await use(host);
  } finally {
    await host.down().catch(() => {});
    rmSync(join(host.roots[0], '..'), { recursive: true, force: true });
  }
}

/** Waits until the page is kept whole and its worker answers for it. */
export const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });

/** Loads the page again, and waits until it is drawn. */
export async function reloaded(page) {
  await page.reload();
  await drawnAnew(page);
}

/** Waits until the program of a page that is being loaded has drawn it. */
export const drawnAnew = (page) => page.locator('a.skip:not([data-opening])').waitFor({ state: 'attached' });

/** Which version a page is of: the last one deployed, or null for the one that was built. */
export const generation = (page) => page.evaluate(() => document.querySelector('meta[name=generation]')?.content ?? null);

/** Has the service worker look for a new version. */
export const update = (page) => page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));

/** Waits until the settings of a page say whether its copy is whole; `page` is at the home page, in English. */
export async function copySaid(page, whole) {
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page.locator('#kept-offline')).toContainText(whole ? 'Everything is kept' : 'Not everything is kept');
  await page.evaluate(() => (location.hash = '#/'));
}

export const toast = (page) => page.locator('.toast-corner');

/** Takes the new version that a page offers, and waits until it is there. */
export async function accept(page, version = 'second') {
  await toast(page).getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator(`meta[name=generation][content=${version}]`)).toHaveCount(1);
  await drawnAnew(page);
}

export { open };
