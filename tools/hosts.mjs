// Models kinds of hosts as far as a page can tell them apart: how they name and compress files,
// what they redirect, what they send for a missing file, and with which headers. Also the files
// that tell a host which headers to send: tools/dist.mjs packs them, and the hosts here obey them.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
// The build puts a hash into the name of a file that never changes, or of its folder.
const HASHED = /-[0-9a-f]{16}(\.[a-z]+$|\/)/;

/**
 * The origins that a page of a club may connect to, by the `club.json` beside it. The file of a club
 * is its own, so this is no proof of it.
 */
function brokers(root) {
  const path = join(root, 'club.json');
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  try {
    return JSON.parse(readFileSync(path, 'utf8')).brokers.map((address) => new URL(address)).map(({ protocol, host }) => `${protocol}//${host}`);
  } catch {
    return [];
  }
}

/**
 * The Content-Security-Policy for a page: its own inline scripts, and nothing foreign but the brokers
 * of its club.
 */
export function policy(html, origins = []) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
    "style-src 'self'",
    ...(origins.length > 0 ? [["connect-src 'self'", ...origins].join(' ')] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *', // A club may show a table within its own page.
  ].join('; ');
}

/** The headers to send, in the form that Netlify and Cloudflare Pages read. */
const underscoreHeaders = (csp) => `# A path, then what to send with it. The page may be embedded: see docs/embedding.md.
# A header stands in one rule of a path only: some hosts join the values of several.
/*
  Content-Security-Policy: ${csp}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/
  Cache-Control: no-cache
/index.html
  Cache-Control: no-cache
/sw.js
  Cache-Control: no-cache
/*.wasm
  Content-Type: application/wasm
/embed.js
  Access-Control-Allow-Origin: *
/page-*
  Cache-Control: public, max-age=31536000, immutable
`;

const example = (name) => (csp) => readFileSync(join(ROOT, 'docs/hosting', name), 'utf8').replaceAll('__POLICY__', csp);

/**
 * The files that tell a host which headers to send, by name: a function from a policy to the
 * content.
 */
export const CONFIGURATION = {
  _headers: underscoreHeaders,
  'nginx.conf.example': example('nginx.conf.example'),
  'htaccess.example': example('htaccess.example'),
};

/** Reads a file of the configuration: the one beside the page, or the one that would be packed. */
function configuration(root, name) {
  const path = join(root, name);
  if (statSync(path, { throwIfNoEntry: false })) return readFileSync(path, 'utf8');
  return CONFIGURATION[name](policy(readFileSync(join(root, 'index.html'), 'utf8')));
}

/** Reads a configuration once for each of its pages. */
function once(name, parse) {
  const read = new Map();
  return (root) => {
    const text = configuration(root, name);
    if (!read.has(text)) read.set(text, parse(text));
    return read.get(text);
  };
}

/** The rules of a _headers file: `[pattern, [[name, value], …]]`. */
export function headerRules(text) {
  const all = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))) {
    if (!line.startsWith(' ')) {
      all.push([new RegExp(`^${line.trim().replaceAll('.', '\\.').replaceAll('*', '.*')}$`), []]);
    } else {
      const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line);
      all.at(-1)[1].push([name, value]);
    }
  }
  return all;
}

const readRules = once('_headers', headerRules);

/**
 * Returns the headers that a _headers file gives a path. A header of several rules has all their
 * values.
 */
function byUnderscoreHeaders(path, { root }) {
  const sent = {};
  for (const [pattern, headers] of readRules(root)) {
    if (!pattern.test(`/${path}`)) continue;
    for (const [name, value] of headers) sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}

/** Headers by a pattern within a configuration: `[[name, value], …]`. */
const named = (text, pattern) => Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));

const readNginx = once('nginx.conf.example', (text) => {
  const ADD = /add_header ([\w-]+) "?([^"\n]*?)"? always;/g;
  const [, pattern, inner] = /location ~ "([^"]+)" \{([^}]*)\}/.exec(text);
  const [, path, exact] = /location = (\S+) \{([^}]*)\}/.exec(text);
  const outer = text.replace(inner, '').replace(exact, '');
  return { pattern: new RegExp(pattern), inner: named(inner, ADD), path, exact: named(exact, ADD), outer: named(outer, ADD) };
});

const readApache = once('htaccess.example', (text) => {
  const SET = /Header (?:always )?set ([\w-]+) "([^"]*)"/g;
  const [, pattern, inner] = /<If "%\{REQUEST_URI\} =~ m#([^#]+)#">([\s\S]*?)<\/If>/.exec(text);
  const [, file, exact] = /<Files "([^"]+)">([\s\S]*?)<\/Files>/.exec(text);
  const outer = text.replace(inner, '').replace(exact, '');
  return { pattern: new RegExp(pattern), inner: named(inner, SET), file, exact: named(exact, SET), outer: named(outer, SET) };
});

const page = (title) => `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

const notFound = { status: 404, type: 'text/html; charset=utf-8', body: page('404 Not Found') };

/**
 * Hosts by name. `headers` returns the headers of a file, by its path below the page's folder and
 * its properties. The rest is as with `strict` if left out: `encodings` lists the compressions, in
 * order of preference; `redirect` returns the target of a redirected path; `find` returns the file
 * for a path; `missing` is sent where there is none; `gate` answers before anything else.
 */
export const HOSTS = {
  /** A host that sends the strictest headers of all: `make play`, and most tests. */
  strict: {
    encodings: ['br', 'gzip'],
    missing: { status: 404, type: 'text/plain; charset=utf-8', body: 'There is nothing here.\n' },
    headers: (path, { root, type, html }) => ({
      'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      // A club may take the script as a module, which browsers ask the host about.
      ...(path === 'embed.js' && { 'Access-Control-Allow-Origin': '*' }),
      // A worker obeys the policy of its script, so every answer has one.
      'Content-Security-Policy': policy(type.startsWith('text/html') ? html() : '', brokers(root)),
    }),
  },

  /** No headers can be set; everything is in the browser's cache for ten minutes. */
  'github-pages': {
    encodings: ['gzip'],
    missing: notFound,
    headers: () => ({ 'Cache-Control': 'max-age=600', Vary: 'Accept-Encoding', 'Access-Control-Allow-Origin': '*' }),
  },

  netlify: {
    encodings: ['br', 'gzip'],
    missing: notFound,
    headers: (path, known) => ({
      'Cache-Control': 'public,max-age=0,must-revalidate',
      Vary: 'Accept-Encoding',
      ...byUnderscoreHeaders(path, known),
    }),
  },

  /** Names without `.html`, and without a 404.html the page itself for any missing file. */
  'cloudflare-pages': {
    encodings: ['br', 'gzip'],
    redirect: (path) => (/(^|\/)index(\.html)?$/.test(path) ? path.replace(/index(\.html)?$/, '') : /\.html$/.test(path) ? path.slice(0, -5) : undefined),
    find: (path, exists) => [path, `${path}.html`].find(exists) ?? 'index.html',
    headers: (path, known) => ({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding, Accept, Origin',
      'Access-Control-Allow-Origin': '*',
      ...byUnderscoreHeaders(path, known),
    }),
  },

  /** As docs/hosting/nginx.conf.example has it. */
  nginx: {
    encodings: ['gzip'],
    missing: notFound,
    headers(path, { root }) {
      const { pattern, inner, path: named, exact, outer } = readNginx(root);
      const asked = `/regalia/${path}`;
      return { Vary: 'Accept-Encoding', ...(asked === named ? exact : pattern.test(asked) ? inner : outer) };
    },
  },

  /** As docs/hosting/htaccess.example has it. */
  apache: {
    encodings: ['gzip'],
    missing: notFound,
    headers(path, { root }) {
      const { pattern, inner, file, exact, outer } = readApache(root);
      return { Vary: 'Accept-Encoding', ...outer, ...(path.split('/').pop() === file && exact), ...(pattern.test(`/${path}`) && inner) };
    },
  },

  /** A folder behind a login: without the cookie every address leads to a page that asks for it. */
  login: {
    encodings: ['gzip'],
    missing: notFound,
    headers: () => ({ 'Cache-Control': 'private, max-age=0', Vary: 'Cookie' }),
    gate(request, below) {
      const { pathname } = new URL(request.url, 'http://host/');
      if (pathname === '/login/enter') return { status: 302, headers: { 'Set-Cookie': 'entered=yes; Path=/; HttpOnly', Location: below } };
      if (pathname === '/login') return { status: 200, type: 'text/html; charset=utf-8', body: page('Who are you?') };
      return /\bentered=yes\b/.test(request.headers.cookie ?? '') ? undefined : { status: 302, headers: { Location: '/login' } };
    },
  },
};

/** The values of `--profile`: a host, and the page's path on it. */
export const PROFILES = {
  ...Object.fromEntries(Object.keys(HOSTS).map((host) => [host, { host, bases: ['/'] }])),
  nginx: { host: 'nginx', bases: ['/regalia/'] },
  'sub-path': { host: 'strict', bases: ['/deep/below/'] },
  'two-installs': { host: 'strict', bases: ['/a/', '/b/'] },
};
