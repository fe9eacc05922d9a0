// Takes pictures of the gallery: every piece in every state, and boards from the opening to the end,
// as tests/battery/gallery.rs has written them into target/gallery/. Without a build of the page:
// the styles are the sources.
//
// Fails if a text on a piece is cut.
//
//   node tools/gallery.mjs [PART]...   only pages whose name has one of these parts
//   SIZES=390x844,1440x900 THEMES=night,day narrows it further
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { own } from './art/silhouettes.mjs';
import { ARGS, CHROMIUM } from './browser.mjs';
import { lowered } from './styles.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'gallery');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const { icons, aliases = {} } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const symbol = (name) => own(name) ?? `<symbol id="s-${name}" viewBox="0 0 512 512">${(icons[name] ?? icons[aliases[name].parent]).body}</symbol>`;
const names = (path) => read(path).split('\n').map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);

/** The page's styles, in the order of index.html, and those of a game. */
function style(id) {
  const own = `static/games/${id}`;
  const sheets = ['tokens', 'base', 'pieces', 'pages', 'table'].map((name) => `style/${name}.css`);
  const late = ['style/forced.css', 'style/print.css', `${own}/stages.css`, `${own}/board.css`];
  const fonts = existsSync(join(ROOT, 'static/generated/fonts.css')) ? read('static/generated/fonts.css').replace(/url\((['"]?)(?!data:)([^)'"]+)\1\)/g, (_, quote, path) => `url(file://${ROOT}static/generated/${path.replace(/^\.?\//, '')})`) : '';
  const css = sheets.map(read).join('') + `@layer tokens {${read(`${own}/colors.css`)}}` + late.filter((path) => existsSync(join(ROOT, path))).map(read).join('');
  return lowered(fonts + css + GALLERY, { minify: false });
}

const GALLERY = `
.gallery-pieces { display: flex; flex-wrap: wrap; gap: 26px 20px; padding: 24px; list-style: none; }
.gallery-pieces > li { display: flex; gap: 18px; align-items: end; }
.gallery-pieces.large { --card-width: 190px; --tile-width: 180px; } .gallery-pieces.middle { --card-width: 118px; --tile-width: 118px; }
.gallery-pieces.low { --card-width: 88px; --tile-width: 86px; } .gallery-pieces.small { --card-width: 58px; --tile-width: 58px; }
.gallery-pieces.plain > li > :nth-child(n + 2), .gallery-pieces > li:nth-child(n + 41), .gallery-pieces.middle > li:not(:nth-child(7n + 1)) { display: none; }
.gallery-pieces.middle { background: var(--felt); }
.bar-title, .tool span { text-transform: capitalize; }
`;

/** Puts a page into the frame of the table. */
function framed(id, theme, content) {
  const symbols = [...new Set([...names('style/symbols.txt'), ...names(`static/games/${id}/symbols.txt`)])].map(symbol).join('');
  return `<!doctype html><html lang="en" data-theme="${theme === 'day' ? 'light' : 'dark'}" data-print="100" data-large="100"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style(id)}</style><body><svg xmlns="http://www.w3.org/2000/svg" hidden>${symbols}</svg><div id="regalia"><main class="table game-${id}">${content}</main></div></body></html>`;
}

/** The frame of a board: the bar, the goal, the prompt and the log. */
function table(text, id) {
  const [goal, asks, ...board] = text.split('\n');
  const tools = ['undo', 'hint', 'log', 'rules', 'menu'].map((name) => `<button class="tool"><svg class="symbol" viewBox="0 0 512 512"><use href="#s-sign-${name}"/></svg><span>${name}</span></button>`).join('');
  return `<header class="bar table-bar"><h1 class="bar-title">${id.replace('-', ' ')}</h1><nav class="bar-tools">${tools}</nav></header><div class="play"><p class="goal">${goal}</p><section class="status"><div class="status-voice"><p class="status-prompt">${asks}</p></div></section>${board.join('\n')}</div><aside class="rail"><h2>Log</h2><ol class="log"><li><p>${asks}</p></li></ol></aside>`;
}

/** Returns the texts on pieces that are cut, broken, or lie over a pennant. */
const faults = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const range = document.createRange();
    for (const face of document.querySelectorAll('.card-face, .tile-face')) {
      if (!face.checkVisibility()) continue;
      const turned = getComputedStyle(face.closest('li') ?? face).rotate !== 'none';
      const box = face.getBoundingClientRect();
      const pennant = face.querySelector('.card-pennant')?.getBoundingClientRect();
      const texts = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (holder.closest('.unseen') || holder.getBoundingClientRect().width < 2 || getComputedStyle(holder).display === 'none') continue;
        range.selectNodeContents(text);
        const what = `${Math.round(face.clientWidth)} px: ${holder.className} «${text.data}»`;
        for (const part of range.getClientRects()) {
          if (part.width < 1 || turned) continue;
          if (part.left < box.left - 0.5 || part.right > box.right + 0.5 || part.bottom > box.bottom + 0.5) found.add(`cut at ${what}`);
          if (pennant && !holder.closest('.card-pennant') && part.top < pennant.bottom - 6 && part.left < pennant.right - 2) found.add(`under the pennant at ${what}`);
        }
      }
    }
    return [...found];
  });

const wrong = [];
const parts = process.argv.slice(2);
const themes = (process.env.THEMES ?? 'night,day').split(',');
const sizes = (process.env.SIZES ?? '390x844,820x1180,1440x900').split(',').map((size) => size.split('x').map(Number));
// The check of a new game has left its pages there.
const ours = readdirSync(join(ROOT, 'static/games'));
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.html') && ours.includes(name.split('.')[0]) && (parts.length === 0 || parts.some((part) => name.includes(part))));
mkdirSync(join(FOLDER, 'pictures'), { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
for (const name of pages) {
  const id = name.split('.')[0];
  const text = readFileSync(join(FOLDER, name), 'utf8').replaceAll('src="./games', `src="file://${ROOT}static/games`);
  const isBoard = !name.includes('.pieces.');
  const content = isBoard ? table(text, id) : ['large plain', 'middle', 'low plain', 'small plain'].map((size) => `<ul class="gallery-pieces ${size}">${text}</ul>`).join('');
  for (const theme of themes) {
    const path = join(FOLDER, `page.${theme}.html`);
    writeFileSync(path, framed(id, theme, isBoard ? content : `<div>${content}</div>`));
    for (const [width, height] of isBoard ? sizes : [[1440, 900]]) {
      const page = await browser.newPage({ viewport: { width, height } });
      if (process.env.FORCED) await page.emulateMedia({ forcedColors: 'active', colorScheme: theme === 'day' ? 'light' : 'dark' });
      await page.goto(`file://${path}`);
      await page.evaluate(() => document.fonts.ready);
      for (const fault of await faults(page)) wrong.push(`${name} ${width} ${theme}: ${fault}`);
      await page.screenshot({ path: join(FOLDER, 'pictures', `${name.replace('.html', '')}.${width}.${theme}.png`), fullPage: !isBoard });
      await page.close();
    }
  }
}
await browser.close();
if (wrong.length) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
