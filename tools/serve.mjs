// Serves dist/ as a strict static host would: `make play`, the browser tests
// and anyone who wants to see what headers the page bears. No dependencies.
//
//   node tools/serve.mjs [--port 8080] [--root dist] [--base /sub/path/]
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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
};
const COMPRESSED = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
// Into these names the build puts a hash; what bears one, or lies in a folder that does, never changes.
const HASHED = /-[0-9a-f]{16}(\.[a-z]+$|\/)/;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const sha256 = (data, encoding) => createHash('sha256').update(data).digest(encoding);

/** The Content-Security-Policy for a page: its own inline scripts, and nothing foreign. */
export function policy(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => `'sha256-${sha256(text, 'base64')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *', // A club may show a table within its own page.
  ].join('; ');
}

/** The file that a path of the URL names below `root`, or null. */
function fileFor(root, path) {
  const wanted = resolve(root, `.${path.endsWith('/') ? `${path}index.html` : path}`);
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
    gzip: (_, data) => gzipSync(data),
    identity: (_, data) => data,
  };
  return ({ path, stamp }, encoding) => {
    const key = `${encoding} ${path}`;
    if (kept.get(key)?.stamp !== stamp) {
      const data = readFileSync(path);
      const body = encodings[encoding](path, data);
      kept.set(key, { stamp, body, etag: `"${sha256(data, 'hex').slice(0, 20)}-${encoding}"`, data });
    }
    return kept.get(key);
  };
}

function existing(path) {
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path);
}

function encodingFor(path, accepted = '') {
  if (!COMPRESSED.test(path)) return 'identity';
  return ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
}

function headersFor(path, entry, encoding) {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return {
    'Content-Type': type,
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: entry.etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // A club may take the script as a module, which browsers ask the host about.
    ...(basename(path) === 'embed.js' && { 'Access-Control-Allow-Origin': '*' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    // A worker obeys the policy of its own script, so every answer bears one.
    'Content-Security-Policy': policy(type.startsWith('text/html') ? entry.data.toString() : ''),
  };
}

/** A server for `root`, seen by browsers below `base`; call listen() on it. */
export function serve({ root = 'dist', base = '/' } = {}) {
  const top = resolve(root);
  const below = `/${base}/`.replace(/\/+/g, '/');
  const read = library();

  return createServer((request, response) => {
    const plain = (status, text, headers = {}) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
      response.end(`${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    }
    let path;
    try {
      path = decodeURIComponent(request.url.replace(/[?#].*$/s, ''));
    } catch {
      return plain(400, 'This address cannot be read.');
    }
    if (`${path}/` === below) return plain(308, 'The page is one slash further.', { Location: below });
    const file = path.startsWith(below) ? fileFor(top, path.slice(below.length - 1)) : null;
    if (!file) return plain(404, 'There is nothing here.');
    const encoding = encodingFor(file.path, request.headers['accept-encoding']);
    const entry = read(file, encoding);
    const headers = headersFor(file.path, entry, encoding);
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, headers);
      return response.end();
    }
    response.writeHead(200, { ...headers, 'Content-Length': entry.body.length });
    return response.end(request.method === 'HEAD' ? undefined : entry.body);
  });
}

/** Listens on a port of this machine only (0: any free one); gives the page's address. */
export function listen(server, port, base = '/') {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, () => done(`http://${HOST}:${server.address().port}${`/${base}/`.replace(/\/+/g, '/')}`));
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
    base: { type: 'string', default: '/' },
  };
  let values;
  try {
    ({ values } = parseArgs({ options: known }));
  } catch (error) {
    fail(`${error.message.split('\n')[0]} (known: --port N, --root DIR, --base /PATH/)`);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`--port wants a number up to 65535, not '${values.port}'.`);
  return { ...values, port };
}

async function main() {
  const { root, base, port } = options();
  if (!existing(join(root, 'index.html'))) fail(`there is no page in ${root} yet: run make build.`);
  try {
    const address = await listen(serve({ root, base }), port, base);
    console.log(`Regalia is at ${address} (Ctrl-C stops it)`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`port ${port} is in use: stop what runs there, or choose another: make play PORT=${port + 1}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
