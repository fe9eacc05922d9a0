// The built page on a test's own hosts, which are stopped, restarted and given new versions.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, serve } from '../../tools/serve.mjs';
import { expect, open } from './support.mjs';

/** The console errors of a page whose host is gone, or no longer has a file. */
export const GONE = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch|404|503|WebAssembly|MIME type|Failed to load|Manifest|dynamically imported/;

/**
 * Serves a copy of the page below each of `bases`; `other` changes what the host does
 * (tools/hosts.mjs).
 */
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
    /**
     * Replaces the version, as a deployment does. The new pages have the generation in
     * `meta[name=generation]`.
     */
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

/** Runs a host for as long as `use` takes. */
export async function withHost(options, use) {
  const host = await hosted(options);
  try {
    await use(host);
  } finally {
    await host.down().catch(() => {});
    rmSync(join(host.roots[0], '..'), { recursive: true, force: true });
  }
}

/** Waits until the page is completely kept and its worker answers for it. */
export const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });

/** Reloads the page, and waits until it is drawn. */
export async function reloaded(page) {
  await page.reload();
  await drawnAnew(page);
}

/** Waits until the program of a loading page has drawn it. */
export const drawnAnew = (page) => page.locator('a.skip:not([data-opening])').waitFor({ state: 'attached' });

/** Returns the version of a page: the last one deployed, or null for the one that was built. */
export const generation = (page) => page.evaluate(() => document.querySelector('meta[name=generation]')?.content ?? null);

/** Makes the service worker check for a new version. */
export const update = (page) => page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));

/**
 * Waits until a page's settings report its copy as complete or not; `page` is at the home page, in
 * English.
 */
export async function copySaid(page, whole) {
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page.locator('#kept-offline')).toContainText(whole ? 'Everything is saved' : 'Not everything is saved');
  await page.evaluate(() => (location.hash = '#/'));
}

export const toast = (page) => page.locator('.toast-corner');

/** Accepts the new version that a page offers, and waits until it is there. */
export async function accept(page, version = 'second') {
  await toast(page).getByRole('button', { name: 'Update now' }).click();
  await expect(page.locator(`meta[name=generation][content=${version}]`)).toHaveCount(1);
  await drawnAnew(page);
}

export { open };
