// Makes the page from what tools/stage.mjs or trunk staged, whose post-build hook this is. Works in that
// folder, in order.
//
// 1. Insert what comes from the list of games: the home page before its code
//    arrives, its fonts, the installed page's shortcuts, the symbols.
// 2. Cut the page's program and its workers into chunks, and load the page's after the first paint.
// 3. Minify scripts and styles, and lower the styles for browsers of 2022. trunk's own
//    minifier fails on wasm-bindgen's output.
// 4. Name this version, and move its files into a folder of that name: a page that
//    is open while its host is updated never gets a file of another version.
// 5. Write the list of files, with their digests, into the service worker.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import { manifest, read } from './games.mjs';
import { cut } from './parts.mjs';
import { credits, shipped } from './shipped.mjs';
import { lowered, TARGETS } from './styles.mjs';

const folder = process.env.TRUNK_STAGING_DIR;
if (!folder) {
  console.error('postbuild.mjs works in the folder that TRUNK_STAGING_DIR names: tools/build.sh or trunk calls it.');
  process.exit(1);
}

const { games: games, languages, offline, opening, start, files: UNNAMED } = manifest();

/**
 * Files whose address other pages, browsers and installed copies know: they stay beside index.html.
 */
const FIXED = /^(index\.html|sw\.js|manifest\.webmanifest|icon\.svg|install|embed.*|__PAGE__|\..*)$/;

/** Files that the service worker does not keep: itself, and files that a club's page fetches. */
const NOT_KEPT = /^(index\.html|sw\.js|embed.*|\..*)$/;

function files(within) {
  return readdirSync(within, { withFileTypes: true }).flatMap((entry) => {
    const path = join(within, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

const sha256 = (data) => createHash('sha256').update(data);

/** Replaces a mark that must be there. */
function put(text, mark, what) {
  if (!text.includes(mark)) throw new Error(`there is no place for ${mark}`);
  return text.replace(mark, () => what);
}

/** Puts the styles into one file: one round trip instead of seven. */
function inOneFile(html, minify) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="\.\/([^"]+)"[^>]*>/g)];
  const style = lowered(links.map(([, path]) => readFileSync(join(folder, path), 'utf8')).join(''), { minify });
  for (const [, each] of links) rmSync(join(folder, each));
  writeFileSync(join(folder, UNNAMED, 'style.css'), style);
  const [[first], ...others] = links;
  return others.reduce((text, [link]) => text.replace(link, ''), html).replace(first, `<link rel="stylesheet" href="${UNNAMED}/style.css">`);
}

/** Bundles a script of the page with the libraries that it imports. */
const bundled = (path, format) => buildSync({ entryPoints: [fileURLToPath(new URL(`../${path}`, import.meta.url))], bundle: true, external: [`./${UNNAMED}/*`], write: false, minify: true, target: TARGETS, format }).outputFiles[0].text;

/** Loads the program after the first paint: static/start.js instead of trunk's loader. */
function afterTheFirstSight(html) {
  const LOADER = /<script type="module">[\s\S]*?<\/script>/;
  if (!LOADER.test(html)) throw new Error('the page does not start its program where it should');
  const text = bundled('static/start.js', 'esm');
  return html
    .replace(/<link rel="(?:module)?preload" href="[^"]*\bregalia-[0-9a-f]+(?:_bg\.wasm|\.js)"[^>]*>/g, '')
    .replace(LOADER, () => `<script type="module">${text.trim()}</script>`);
}

const index = join(folder, 'index.html');
let html = readFileSync(index, 'utf8');
/** Returns what `of` returns for each language, one after another. */
const inEach = (of) => languages.map(of).join('');
const [first, ...others] = languages;
html = put(html, '<!-- opening -->', opening[first]);
html = put(html, '<!-- openings -->', others.map((language) => `<template lang="${language}">${opening[language]}</template>`).join(''));
for (const mark of ['slow', 'failed', 'old browser', 'from a file']) html = put(html, `<!-- ${mark} -->`, inEach((language) => `<p lang="${language}">${start[language][mark]}</p>`));
html = put(html, '<!-- no script -->', inEach((language) => `<p class="note" lang="${language}">${start[language]['no script']}</p>`));
html = put(html, '<!-- try again -->', languages.map((language) => `<span lang="${language}">${offline[language].tryAgain}</span>`).join(' · '));
const embed = join(folder, 'embed.js');
writeFileSync(embed, put(readFileSync(embed, 'utf8'), '/* the word in each language */', languages.map((language) => `${language}: ${JSON.stringify(start[language].close)}`).join(', ')));
const faces = files(join(folder, 'fonts')).filter((path) => path.endsWith('.woff2')).sort();
const preload = (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${UNNAMED}/fonts/${basename(path)}">`;
html = put(html, '<!-- fonts -->', faces.map(preload).join(''));
html = put(html, '<!-- symbols -->', read('static/generated/symbols.svg').trim());
// src/platform/page.rs finds the files of this version by this attribute.
html = put(html, '<html ', `<html data-files="${UNNAMED}" `);

const release = process.env.TRUNK_PROFILE === 'release';
/** The program as trunk bound it, whole. */
const whole = /regalia-[0-9a-f]+(?=\.js)/.exec(html)?.[0];
mkdirSync(join(folder, UNNAMED));
const workers = ['worker', 'teacher'];
await Promise.all([cut('regalia', join(folder, UNNAMED), { release }), ...workers.map((worker) => cut(worker, folder, { release }))]);
for (const worker of workers) {
  writeFileSync(join(folder, `${worker}_loader.js`), `import start from './${worker}.js';\nawait start();\n`);
}
if (whole) for (const end of ['.js', '_bg.wasm']) rmSync(join(folder, `${whole}${end}`));
html = afterTheFirstSight(inOneFile(html, release));
writeFileSync(join(folder, UNNAMED, 'libraries.html'), credits(shipped()));
// Fetched when the first phone is to join a table.
writeFileSync(join(folder, UNNAMED, 'codes.js'), bundled('static/codes.js', 'iife'));
if (whole && html.includes(whole)) throw new Error(`the page names ${whole}, which is cut into parts`);

const install = join(folder, 'manifest.webmanifest');
const icons = [{ src: 'install/icon-192.png', sizes: '192x192' }];
const shortcuts = games.map(({ id, en }) => ({ name: en.name, url: `./#/${id}`, icons }));
writeFileSync(install, JSON.stringify({ ...JSON.parse(readFileSync(install, 'utf8')), shortcuts }));

for (const { id } of games) {
  const own = join(folder, 'games', id);
  writeFileSync(join(own, 'symbols.svg'), read(`static/generated/games/${id}/symbols.svg`));
  // The stages of its pieces come with the board: one request.
  const [board, stages] = ['board.css', 'stages.css'].map((name) => join(own, name));
  if (existsSync(stages)) writeFileSync(board, readFileSync(stages, 'utf8') + readFileSync(board, 'utf8'));
  // The sources of those, and the theme, which is part of the page's own style.
  for (const source of ['symbols.txt', 'colors.css', 'stages.css']) rmSync(join(own, source), { force: true });
}

for (const path of files(folder).filter((name) => /\bgames\b.*\.css$|\bscreen\.css$/.test(name))) {
  writeFileSync(path, lowered(readFileSync(path, 'utf8'), { minify: release }));
}

// A debug build stays readable.
if (release) {
  for (const path of files(folder).filter((name) => name.endsWith('.js'))) {
    const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true, target: TARGETS });
    writeFileSync(path, code);
  }
}

for (const name of readdirSync(folder).filter((name) => !FIXED.test(name))) renameSync(join(folder, name), join(folder, UNNAMED, name));
const names = (within) => files(within).map((path) => relative(within, path).replaceAll('\\', '/')).sort();
const kept = names(folder).filter((path) => !NOT_KEPT.test(path));
const hash = sha256(html);
for (const path of kept) hash.update(path).update(readFileSync(join(folder, path)));
const version = hash.digest('hex').slice(0, 16);
const named = (text) => text.replaceAll(UNNAMED, `page-${version}`);
renameSync(join(folder, UNNAMED), join(folder, named(UNNAMED)));
writeFileSync(index, named(html));

/** The service worker's answer if neither the network nor a copy of the page is available. */
const alone = inEach((language) => `<p lang="${language}">${offline[language].alone} <a href="">${offline[language].tryAgain}</a></p>`);
const worker = join(folder, 'sw.js');
const listed = kept.map(named).map((path) => `${path} ${sha256(readFileSync(join(folder, path))).digest('hex')}`);
const filled = readFileSync(worker, 'utf8')
  .replace(/(['"])__VERSION__\1/, JSON.stringify(version))
  .replace(/\[(['"])__FILES__\1\]/, JSON.stringify(listed))
  .replace(/(['"])__ALONE__\1/, () => JSON.stringify(alone));
if (/__[A-Z]+__/.test(filled)) throw new Error('sw.js has no place for its version, files and sentence');
writeFileSync(worker, filled);
