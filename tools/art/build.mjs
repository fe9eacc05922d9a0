// Draws the pieces, the tables and the covers of all games, static/games/ID/stages.css and cover.svg,
// and the scene of the home page, style/home.css. These files are kept in the repository; the build of
// the page puts each stages.css in front of its game's board.css.
//
//   node tools/art/build.mjs          writes them
//   node tools/art/build.mjs --check  fails if one of them is not what would be written
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { backdrop } from './backdrops.mjs';
import { COVERS } from './covers.mjs';
import { url } from './paper.mjs';
import { BACKS, pennant, pip } from './pieces.mjs';
import { SILHOUETTES, UNITS } from './silhouettes.mjs';
import { FRONTS, STAGES } from './stages.mjs';
import { GAMES } from './suits.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The most bytes that a game's art may have after brotli. */
const LIMIT = 9_000;

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

// Ids are kept, since the filters and gradients need them; paths have whole numbers.
const plugins = [{
  name: 'preset-default',
  params: { overrides: {
    convertPathData: { floatPrecision: 0 }, convertTransform: { floatPrecision: 3 }, cleanupNumericValues: { floatPrecision: 2 },
    mergePaths: false, convertShapeToPath: false, collapseGroups: false, moveElemsAttrsToGroup: false, removeHiddenElems: false, cleanupIds: false,
  } },
}];
const small = (svg) => optimize(svg, { multipass: true, plugins }).data;
const picture = (svg) => url(small(svg));

/** Returns the path of a symbol: ours, or an icon of the package. */
const pathOf = (name) => SILHOUETTES[name] ?? /\sd="([^"]+)"/.exec(optimize(`<svg xmlns="http://www.w3.org/2000/svg">${icons[name].body}</svg>`, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] }).data)[1];

/** Returns the path and the width of a symbol. */
const symbol = (name) => ({ path: pathOf(name), units: SILHOUETTES[name] ? UNITS : 512 });

/** Writes a rule. */
const rule = (selector, declarations) => `  ${selector} { ${Object.entries(declarations).filter(([, value]) => value).map(([name, value]) => `${name}: ${value};`).join(' ')} }\n`;

/** Returns the style of a game's pieces and its table. */
function stages(id) {
  const { piece = 'card', back, backs = '', suits, pips = {}, grounds = {} } = GAMES[id];
  let css = '/* Written by tools/art/build.mjs: the stages of the pieces, their backs, and the table\'s backdrop. */\n@layer games {\n';
  for (const [name, { end, color, figure, rim, stage = name }] of Object.entries(suits)) {
    css += rule(`.${piece}-${name}`, {
      [piece === 'tile' ? '--tone' : '--suit']: color,
      '--figure': figure,
      '--rim': rim,
      '--pennant': end && picture(pennant(end, color)),
      '--pip': pips[name] && picture(pip(pathOf(pips[name]), figure)),
    });
    // Two suits may share a stage.
    const same = Object.entries(suits).filter(([other, { stage: its = other }]) => its === stage).map(([other]) => `.${piece}-${other}`);
    if (same[0] === `.${piece}-${name}`) css += rule(same.join(', '), { '--stage': picture(STAGES[stage]), '--front': picture(FRONTS[stage]) });
  }
  css += rule(`.card-back, .flyer, [data-turned] > .card-face::before${backs}`, { '--stage': picture(BACKS[back]) });
  for (const [selector, name] of Object.entries(grounds)) css += rule(selector, { '--ground': picture(STAGES[name]) });
  css += rule(`.table.game-${id}::before, .page.game-${id}::before`, { background: scene(id) });
  return `${css}}\n`;
}

/** Returns the backdrop of a game's table as a background. */
function scene(id) {
  const { day, night, light } = backdrop(id);
  return `${light}, light-dark(${picture(day)}, ${picture(night)}) 50% 100% / cover`;
}

/** Returns the style of the home page's scene: the palace. */
const home = () => `/* Written by tools/art/build.mjs: the scene of the home page. */\n@layer pages {\n${rule('.home::before', { content: '""', position: 'fixed', 'z-index': -1, inset: '0', background: scene('rogue-monarch') })}}\n`;

const checking = process.argv.includes('--check');
let wrong = false;

/** Writes a file, or says that it is not as it would be written. */
function keep(path, text) {
  if (!checking) {
    writeFileSync(ROOT + path, text);
    console.log(`${path.padEnd(40)}${String(brotliCompressSync(text).length).padStart(6)} bytes after brotli`);
  } else if (readFileSync(ROOT + path, 'utf8') !== text) {
    console.error(`regalia: ${path} is not what tools/art draws: run node tools/art/build.mjs`);
    wrong = true;
  }
}

keep('style/home.css', home());
for (const id of Object.keys(GAMES)) {
  const css = stages(id);
  const bytes = brotliCompressSync(css).length;
  if (bytes > LIMIT) {
    console.error(`regalia: the art of ${id} has ${bytes} bytes after brotli; ${LIMIT} are allowed`);
    wrong = true;
  }
  keep(`static/games/${id}/stages.css`, css);
  keep(`static/games/${id}/cover.svg`, `${small(COVERS[id](symbol))}\n`);
}
process.exit(wrong ? 1 : 0);
