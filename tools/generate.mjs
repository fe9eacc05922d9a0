// Generates static/generated/ before the page is built; trunk's pre-build hook.
//
// - symbols.svg, one <symbol id="s-NAME"> for each name in style/symbols.txt,
//   and games/ID/symbols.svg for static/games/ID/symbols.txt, drawn in
//   currentColor, from @iconify-json/game-icons or our own silhouettes and signs
//   (tools/art/silhouettes.mjs); a name that both lack fails the build.
// - game-colors.css, the colours of every game's cards and cover.
// - fonts/ and fonts.css, the two fonts (tools/fonts.mjs).
//
// Points are rounded to the 512-unit grid of the icons: invisible at any size we draw, and 41 kB
// after brotli instead of 106.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { own } from './art/silhouettes.mjs';
import { fonts } from './fonts.mjs';
import { games, read } from './games.mjs';

const MADE = join(dirname(fileURLToPath(import.meta.url)), '../static/generated');
const packages = createRequire(import.meta.url);

function fail(message) {
  console.error(`symbols: ${message}`);
  process.exit(1);
}

// Unchanged files are not written: otherwise `trunk watch` would build forever.
function write(path, content) {
  const target = join(MADE, path);
  try {
    if (readFileSync(target).equals(Buffer.from(content))) return;
  } catch {
    mkdirSync(dirname(target), { recursive: true });
  }
  writeFileSync(target, content);
}

const names = (path) => {
  const listed = read(path).split('\n').map((line) => line.replace(/#.*/, '').trim());
  return [...new Set(listed.filter(Boolean))].sort();
};

function pack() {
  try {
    return packages('@iconify-json/game-icons/icons.json');
  } catch {
    return fail('@iconify-json/game-icons is not installed: run npm ci.');
  }
}

/** The width and height of a symbol: half of that of game-icons, in whole numbers, is fewer bytes. */
const UNITS = 256;

function symbol({ icons, aliases = {} }, name, optimize) {
  if (own(name)) return own(name);
  const { body } = icons[name] ?? icons[aliases[name].parent];
  const plugins = [{ name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 0 } } } }];
  const svg = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><g transform="scale(${UNITS / 512})">${body}</g></svg>`, { multipass: true, plugins }).data;
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="s-${name}" viewBox="0 0 ${UNITS} ${UNITS}">${inner}</symbol>`;
}

const sheets = [
  { list: 'style/symbols.txt', sheet: 'symbols.svg' },
  ...games().map(({ id }) => ({ list: `static/games/${id}/symbols.txt`, sheet: `games/${id}/symbols.svg` })),
];

// The inputs of sheets and fonts; their hash is kept beside them, since drawing takes seconds.
const hash = createHash('sha256');
for (const path of ['tools/generate.mjs', 'tools/art/silhouettes.mjs', 'tools/art/paper.mjs', 'tools/fonts.mjs', 'package-lock.json', ...sheets.map(({ list }) => list)]) hash.update(read(path));
const made = hash.digest('hex');
const stamp = 'made-from';
let current = '';
try {
  current = readFileSync(join(MADE, stamp), 'utf8');
} catch {
  // The first time there is no hash.
}
if (current !== made) {
  const icons = pack();
  const { optimize } = await import('svgo');
  for (const { list, sheet } of sheets) {
    const wanted = names(list);
    const missing = wanted.filter((name) => !own(name) && !icons.icons[name] && !icons.aliases?.[name]);
    if (missing.length) fail(`${list} names what neither game-icons nor tools/art has: ${missing.join(', ')}`);
    const symbols = wanted.map((name) => symbol(icons, name, optimize));
    write(sheet, `<svg xmlns="http://www.w3.org/2000/svg" hidden>${symbols.join('\n')}</svg>\n`);
  }
  rmSync(join(MADE, 'fonts'), { recursive: true, force: true });
  const { files, css } = await fonts();
  for (const { path, data } of files) write(path, data);
  write('fonts.css', css);
  write(stamp, made);
}

const colors = games().map(({ id }) => read(`static/games/${id}/colors.css`));
write('game-colors.css', `@layer tokens {\n${colors.join('')}}\n`);
