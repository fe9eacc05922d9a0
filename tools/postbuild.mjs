// trunk's one post-build hook. Works in trunk's staging folder, in order.
//
// 1. Put what comes from the list of games where it belongs: the covers of the
//    page before its code arrives, the installed page's shortcuts, the symbols.
// 2. Cut the page's program into its parts.
// 3. Minify scripts and styles. trunk's own minifier fails on what wasm-bindgen
//    makes.
// 4. Write into the service worker which files there are and their version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { games, read, tagline } from './games.mjs';
import { cut } from './parts.mjs';

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

const cover = ({ id, en }) =>
  `<li><article class="cover costume-${id}"><a class="cover-link" href="#/${id}"><img class="cover-art" src="games/${id}/cover.svg" alt="" width="200" height="240"><span class="cover-name">${en.name}</span></a></article></li>`;
const index = join(folder, 'index.html');
let html = readFileSync(index, 'utf8');
html = put(html, '<!-- covers -->', shelf.map(cover).join(''));
html = put(html, '<!-- tagline -->', tagline('en', shelf.length));
html = put(html, '<!-- symbols -->', read('static/generated/symbols.svg').trim());

const release = process.env.TRUNK_PROFILE === 'release';
const program = /regalia-[0-9a-f]+(?=\.js)/.exec(html)[0];
const parts = cut(folder, { release });
for (const [whole, name] of [[`${program}.js`, 'regalia.js'], [`${program}_bg.wasm`, 'regalia_bg.wasm']]) {
  rmSync(join(folder, whole));
  html = html.replaceAll(whole, () => `${parts}/${name}`);
}
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

// A debug build stays readable.
if (release) {
  // The styles that trunk links are sealed by their digest.
  for (const path of files(folder).filter((name) => /\.js$|\bgames\b.*\.css$/.test(name))) {
    const loader = path.endsWith('.css') ? 'css' : 'js';
    const { code } = transformSync(readFileSync(path, 'utf8'), { loader, minify: true, target: 'es2022' });
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
