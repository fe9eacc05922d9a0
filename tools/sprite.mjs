// Makes static/generated/symbols.svg: one <symbol id="NAME"> for each name in
// tools/symbols.txt, drawn in currentColor, from @iconify-json/game-icons.
// trunk's pre-build hook; a name that the package lacks fails the build.
//
// Points are rounded to the 512-unit grid of the icons: not to be seen at any
// size we draw, and the file is 41 kB after brotli instead of 106.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'static/generated/symbols.svg');
const packages = createRequire(import.meta.url);

function fail(message) {
  console.error(`symbols: ${message}`);
  process.exit(1);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

// What the result depends on; kept in the result's first line.
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of ['tools/symbols.txt', 'tools/sprite.mjs', 'package-lock.json']) hash.update(read(path));
  return hash.digest('hex');
}

function isMadeFrom(made) {
  try {
    return readFileSync(target, 'utf8').includes(made);
  } catch {
    return false; // The first time there is none.
  }
}

function names() {
  const listed = read('tools/symbols.txt').split('\n').map((line) => line.replace(/#.*/, '').trim());
  return [...new Set(listed.filter(Boolean))].sort();
}

function pack() {
  try {
    return packages('@iconify-json/game-icons/icons.json');
  } catch {
    return fail('@iconify-json/game-icons is not installed: run npm ci.');
  }
}

function rounded(svg, optimize) {
  const plugins = [{ name: 'convertPathData', params: { floatPrecision: 0 } }];
  return optimize(svg, { multipass: true, plugins }).data;
}

function symbol({ icons, aliases = {} }, name, optimize) {
  const { body } = icons[name] ?? icons[aliases[name].parent];
  const svg = rounded(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, optimize);
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="${name}" viewBox="0 0 512 512">${inner}</symbol>`;
}

// Nothing is written when nothing changed: `trunk watch` would build for ever.
const made = fingerprint();
if (!isMadeFrom(made)) {
  const wanted = names();
  const icons = pack();
  const missing = wanted.filter((name) => !icons.icons[name] && !icons.aliases?.[name]);
  if (missing.length) fail(`tools/symbols.txt names what game-icons has not: ${missing.join(', ')}`);
  const { optimize } = await import('svgo');
  const symbols = wanted.map((name) => symbol(icons, name, optimize));
  const svg = ['<svg xmlns="http://www.w3.org/2000/svg">', `<!-- ${made} -->`, ...symbols, '</svg>', ''].join('\n');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, svg);
  console.log(`symbols: ${wanted.length} in static/generated/symbols.svg`);
}
