// trunk's one post-build hook. Works in trunk's staging folder, in order.
//
// 1. Minify the JavaScript that wasm-bindgen made: 1.4 kB less after brotli for
//    the page, 0.8 kB for the worker. trunk's own minifier fails on it.
// 2. Write into the service worker which files there are and their version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';

const folder = process.env.TRUNK_STAGING_DIR;
if (!folder) {
  console.error('postbuild.mjs is a hook: trunk calls it, with TRUNK_STAGING_DIR set.');
  process.exit(1);
}

function files(within) {
  return readdirSync(within, { withFileTypes: true }).flatMap((entry) => {
    const path = join(within, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

// A debug build stays readable.
if (process.env.TRUNK_PROFILE === 'release') {
  for (const path of files(folder).filter((name) => name.endsWith('.js'))) {
    const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true, target: 'es2022' });
    writeFileSync(path, code);
  }
}

// What the service worker keeps: all that was built, but itself. What a club's
// own page takes is not part of the game.
const worker = join(folder, 'sw.js');
const ELSEWHERE = /^(sw\.js|embed.*|\..*)$/;
const kept = files(folder)
  .map((path) => relative(folder, path).replaceAll('\\', '/'))
  .filter((path) => !ELSEWHERE.test(path))
  .sort();
const version = createHash('sha256');
for (const path of kept) version.update(path).update(readFileSync(join(folder, path)));
const text = readFileSync(worker, 'utf8');
const filled = text
  .replace(/(['"])__VERSION__\1/, JSON.stringify(version.digest('hex').slice(0, 16)))
  .replace(/\[(['"])__FILES__\1\]/, JSON.stringify(kept));
if (filled.includes('__')) throw new Error('sw.js has no place for its version and files');
writeFileSync(worker, filled);
