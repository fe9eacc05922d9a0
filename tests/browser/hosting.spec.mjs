// The zip works, unpacked below a sub-path of a host that sends exactly the headers of its own
// _headers file.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { headerRules } from '../../tools/hosts.mjs';
import { expect, long, open, test } from './support.mjs';
import { playOut, settings } from './player.mjs';

test.use({ serviceWorkers: 'allow' });

/** What each file of the zip is on Unix: a regular one, rw-r--r--. */
const MODE = 0o100644;

/** Returns the files of a zip by name, read from its directory at the end. */
function unzip(data) {
  const end = data.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map();
  let at = data.readUInt32LE(end + 16);
  for (let n = data.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [method, packed] = [data.readUInt16LE(at + 10), data.readUInt32LE(at + 20)];
    const [label, extra, note] = [28, 30, 32].map((offset) => data.readUInt16LE(at + offset));
    const local = data.readUInt32LE(at + 42);
    const name = data.toString('utf8', at + 46, at + 46 + label);
    // Otherwise unzip makes files that the web server can't read.
    expect(data.readUInt32LE(at + 38) >>> 16, `${name}: its mode`).toBe(MODE);
    expect(data.readUInt8(at + 5), `${name}: made on Unix`).toBe(3);
    const from = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const body = data.subarray(from, from + packed);
    files.set(name, method === 8 ? inflateRawSync(body) : body);
    at += 46 + label + extra + note;
  }
  return files;
}

const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json' };

test('the zip plays below a sub-path, under its own headers', long, async ({ page }) => {
  const path = execFileSync('node', ['tools/dist.mjs'], { encoding: 'utf8' }).trim();
  const files = unzip(readFileSync(path));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz', 'sw.js', 'embed.js', '_headers', 'nginx.conf.example', 'htaccess.example', 'LICENSES.txt', 'sbom.cdx.json']));
  const headers = headerRules(files.get('_headers').toString());
  const policy = headers[0][1].find(([name]) => name === 'Content-Security-Policy')[1];
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval(?!')|'unsafe-eval'/);
  for (const example of ['nginx.conf.example', 'htaccess.example']) expect(files.get(example).toString()).toContain(policy);

  // Files with a hash in their name are never requested again.
  for (const name of [...files.keys()].filter((name) => /^page-\w+\/.*\.(js|wasm)$/.test(name))) {
    const sent = headers.filter(([pattern]) => pattern.test(`/${name}`)).flatMap(([, sent]) => sent);
    // Exactly once: some hosts join the values of several rules.
    expect(sent.filter(([header]) => header === 'Cache-Control'), name).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']]);
  }

  const base = '/deep/below/';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x/');
    const name = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : null;
    const file = name === null ? undefined : files.get(name);
    if (!file) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
    for (const [pattern, sent] of headers) if (pattern.test(`/${name}`)) for (const [key, value] of sent) response.setHeader(key, value);
    if (/\bbr\b/.test(request.headers['accept-encoding'] ?? '') && files.has(`${name}.br`)) {
      response.setHeader('Content-Encoding', 'br');
      response.end(files.get(`${name}.br`));
    } else {
      response.end(file);
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    const home = `http://127.0.0.1:${server.address().port}${base}`;
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await open(page, `${home}#/rogue-monarch`);
    await page.locator('button[type=submit]').click();
    await playOut(page, { seed: 4 });
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => new URL(registration.scope).pathname))).toBe(base);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
