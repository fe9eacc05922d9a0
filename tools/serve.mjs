// Serves dist/ as a static host would: for `make play`, the browser tests, and to try how the page
// works on a kind of host (tools/hosts.mjs). No dependencies.
//
//   node tools/serve.mjs [--port 8080] [--root dist] [--profile strict] [--base /sub/path/]
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { HOSTS, PROFILES } from './hosts.mjs';

const HOST = '127.0.0.1';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** Returns the file at a path below `root`, or null. */
function fileAt(root, path) {
  const wanted = resolve(root, path);
  if (wanted.includes('\0') || !(wanted + sep).startsWith(root + sep)) return null;
  const stat = statSync(wanted, { throwIfNoEntry: false });
  return stat?.isFile() ? { path: wanted, stamp: `${stat.mtimeMs}-${stat.size}` } : null;
}

/** Reads and compresses a file once for each of its versions. */
function library() {
  const kept = new Map();
  const encodings = {
    br: (path, data) =>
      existing(`${path}.br`) ??
      brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: (path, data) => existing(`${path}.gz`) ?? gzipSync(data),
    identity: (_, data) => data,
  };
  return ({ path, stamp }, encoding) => {
    const key = `${encoding} ${path}`;
    if (kept.get(key)?.stamp !== stamp) {
      const data = readFileSync(path);
      const body = encodings[encoding](path, data);
      kept.set(key, { stamp, body, etag: `"${sha256(data).slice(0, 20)}-${encoding}"`, data });
    }
    return kept.get(key);
  };
}

function existing(path) {
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path);
}

function encodingFor(path, accepted = '', encodings) {
  if (!COMPRESSED.test(path)) return 'identity';
  return encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
}

const slashed = (base) => `/${base}/`.replace(/\/+/g, '/');

/**
 * Returns the handler for the page in the folder `root`, below the path `base`, on a named host
 * with the overrides in `other`.
 */
function site({ root = 'dist', base = '/', host = 'strict', ...other }) {
  const top = resolve(root);
  const below = slashed(base);
  const read = library();
  const { encodings, headers, missing, redirect, find, gate } = { ...HOSTS.strict, ...HOSTS[host], ...other };
  const exists = (path) => fileAt(top, path) !== null;

  return { below, answer };

  function answer(request, response) {
    const plain = ({ status, type = 'text/plain; charset=utf-8', body = '', headers = {} }) => {
      response.writeHead(status, { 'Content-Type': type, ...headers });
      response.end(body);
    };
    const kept = gate?.(request, below);
    if (kept) return plain(kept);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain({ status: 405, body: 'Only GET and HEAD are answered here.\n', headers: { Allow: 'GET, HEAD' } });
    }
    const [asked, search = ''] = request.url.split(/(?=\?)/s);
    let path;
    try {
      path = decodeURIComponent(asked);
    } catch {
      return plain({ status: 400, body: 'This address cannot be read.\n' });
    }
    if (`${path}/` === below) return plain({ status: 308, body: 'The page is one slash further.\n', headers: { Location: below } });
    if (!path.startsWith(below)) return plain(missing);
    path = path.slice(below.length);
    const further = redirect?.(path);
    if (further !== undefined) return plain({ status: 308, headers: { Location: below + further + search } });
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const file = fileAt(top, find && !exists(name) ? find(name, exists) : name);
    if (!file) return plain(missing);
    const encoding = encodingFor(file.path, request.headers['accept-encoding'], encodings);
    const entry = read(file, encoding);
    const type = TYPES[extname(file.path)] ?? 'application/octet-stream';
    const sent = {
      'Content-Type': type,
      ETag: entry.etag,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...headers(path, { root: top, type, html: () => entry.data.toString() }),
    };
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, sent);
      return response.end();
    }
    response.writeHead(200, { ...sent, 'Content-Length': entry.body.length });
    return response.end(request.method === 'HEAD' ? undefined : entry.body);
  }
}

/**
 * Returns a server for pages, each with its folder `root`, the path `base` below which browsers see
 * it, the kind of `host`, and overrides for it; call listen() on it. Of several pages, the one with
 * the longest matching path answers.
 */
export function serve(...pages) {
  const sites = pages.map(site).sort((one, other) => other.below.length - one.below.length);
  return createServer((request, response) => {
    const fits = sites.find(({ below }) => `${request.url}/`.startsWith(below)) ?? sites.at(-1);
    fits.answer(request, response);
  });
}

/** Listens on a port of this machine only (0: any free one); returns the page's address. */
export function listen(server, port, base = '/') {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, () => done(`http://${HOST}:${server.address().port}${slashed(base)}`));
  });
}

function fail(message) {
  console.error(`regalia: ${message}`);
  process.exit(1);
}

function options() {
  const known = {
    port: { type: 'string', default: '8080' },
    root: { type: 'string', default: join(fileURLToPath(import.meta.url), '../../dist') },
    profile: { type: 'string', default: 'strict' },
    base: { type: 'string' },
  };
  let values;
  try {
    ({ values } = parseArgs({ options: known }));
  } catch (error) {
    fail(`${error.message.split('\n')[0]} (known: --port N, --root DIR, --profile NAME, --base /PATH/)`);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`--port wants a number up to 65535, not '${values.port}'.`);
  const profile = PROFILES[values.profile];
  if (!profile) fail(`there is no profile '${values.profile}'; known: ${Object.keys(PROFILES).join(', ')}`);
  return { ...values, port, host: profile.host, bases: values.base === undefined ? profile.bases : [values.base] };
}

async function main() {
  const { root, bases, host, port } = options();
  if (!existing(join(root, 'index.html'))) fail(`there is no page in ${root} yet: run make build.`);
  try {
    const server = serve(...bases.map((base) => ({ root, base, host })));
    const first = await listen(server, port, bases[0]);
    const addresses = bases.map((base) => new URL(slashed(base), first).href);
    console.log(`Regalia is at ${addresses.join(' and ')} (Ctrl-C stops it)`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`port ${port} is in use: stop what runs there, or choose another: make play PORT=${port + 1}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
