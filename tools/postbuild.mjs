// trunk's one post-build hook. Works in trunk's staging folder, in order.
//
// 1. Put what comes from the list of games where it belongs: the home page before
//    its code arrives, its faces, the installed page's shortcuts, the symbols.
// 2. Cut the page's program into its parts, and have it come after the first sight.
// 3. Minify scripts and styles, the styles for browsers of 2022 as well. trunk's own
//    minifier fails on what wasm-bindgen makes.
// 4. Write into the service worker which files there are and their version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import { games, LANGUAGES, read } from './games.mjs';
import { opening } from './opening.mjs';
import { cut } from './parts.mjs';
import { lowered, TARGETS } from './styles.mjs';

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

const shelf = games();

/** Puts something in the place of a mark that must be there. */
function put(text, mark, what) {
  if (!text.includes(mark)) throw new Error(`there is no place for ${mark}`);
  return text.replace(mark, () => what);
}

/** Styles that are one file take one journey, not seven. */
function inOneFile(html, minify) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="\.\/([^"]+)"[^>]*>/g)];
  const style = lowered(links.map(([, path]) => readFileSync(join(folder, path), 'utf8')).join(''), { minify });
  const path = `style-${createHash('sha256').update(style).digest('hex').slice(0, 16)}.css`;
  for (const [, each] of links) rmSync(join(folder, each));
  writeFileSync(join(folder, path), style);
  const [[first], ...others] = links;
  return others.reduce((text, [link]) => text.replace(link, ''), html).replace(first, `<link rel="stylesheet" href="${path}">`);
}

/** The program comes after what is seen first: static/start.js instead of trunk's loader. */
function afterTheFirstSight(html, parts) {
  const LOADER = /<script type="module">[\s\S]*?<\/script>/;
  if (!LOADER.test(html)) throw new Error('the page does not start its program where it should');
  const { outputFiles: [{ text }] } = buildSync({ entryPoints: [fileURLToPath(new URL('../static/start.js', import.meta.url))], bundle: true, external: ['./__PAGE__/*'], write: false, minify: true, target: TARGETS, format: 'esm' });
  const starter = `<script type="module">${text.trim().replaceAll('__PAGE__', parts)}</script>`;
  return html.replace(/<link rel="(?:module)?preload" href="[^"]*\bregalia(?:_bg\.wasm|\.js)"[^>]*>/g, '').replace(LOADER, () => starter);
}

const index = join(folder, 'index.html');
let html = readFileSync(index, 'utf8');
for (const language of LANGUAGES) html = put(html, `<!-- opening ${language} -->`, opening(language, shelf));
const faces = files(join(folder, 'fonts')).filter((path) => path.endsWith('.woff2')).sort();
const preload = (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="fonts/${basename(path)}">`;
html = put(html, '<!-- fonts -->', faces.map(preload).join(''));
html = put(html, '<!-- symbols -->', read('static/generated/symbols.svg').trim());

const release = process.env.TRUNK_PROFILE === 'release';
const program = /regalia-[0-9a-f]+(?=\.js)/.exec(html)[0];
const parts = cut(folder, { release });
for (const [whole, name] of [[`${program}.js`, 'regalia.js'], [`${program}_bg.wasm`, 'regalia_bg.wasm']]) {
  rmSync(join(folder, whole));
  html = html.replaceAll(whole, () => `${parts}/${name}`);
}
html = afterTheFirstSight(inOneFile(html, release), parts);
writeFileSync(index, html);

const manifest = join(folder, 'manifest.webmanifest');
const icons = [{ src: 'install/icon-192.png', sizes: '192x192' }];
const shortcuts = shelf.map(({ id, en }) => ({ name: en.name, url: `./#/${id}`, icons }));
writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), shortcuts }));

for (const { id } of shelf) {
  const own = join(folder, 'games', id);
  writeFileSync(join(own, 'symbols.svg'), read(`static/generated/games/${id}/symbols.svg`));
  // What those were made from, and the costume, which stands in the page's own style.
  for (const source of ['symbols.txt', 'costume.css']) rmSync(join(own, source));
}

for (const path of files(folder).filter((name) => /\bgames\b.*\.css$/.test(name))) {
  writeFileSync(path, lowered(readFileSync(path, 'utf8'), { minify: release }));
}

// A debug build stays readable.
if (release) {
  for (const path of files(folder).filter((name) => name.endsWith('.js'))) {
    const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true, target: TARGETS });
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
if (/__[A-Z]+__/.test(filled)) throw new Error('sw.js has no place for its version and files');
writeFileSync(worker, filled);
