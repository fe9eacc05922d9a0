// Measures what is fetched: the bytes of dist/ after brotli at its highest level, beside the limits
// and tests/sizes.json. Exits with 1 if a limit is exceeded, or the record by more than a little.
//
//   node tools/sizes.mjs [DIST]    compares
//   node tools/sizes.mjs --record  records today's sizes
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { games, manifest, read } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Bytes; a kB is 1,000 of them. Each is set a little above what there is. A change that needs more is
// weighed against what could go.
const LIMITS = {
  'page wasm': 150_600,
  'page JavaScript': 10_620,
  'page CSS': 14_800,
  'page words': 8_500,
  'first load': 221_800,
  // The set-up page and what all tables have in common: fetched for the first of them.
  'shared table': 199_900,
  // What is opened over a table, stands beside it once a person has decided, or follows its end; the
  // pages that lead to one from elsewhere; what several of these have in common.
  panels: 22_900,
  // The tales of a score sheet, for who reads one.
  stories: 7_200,
  review: 10_600,
  arrivals: 11_500,
  later: 31_000,
  // History, the deals of the day, moving to another device.
  archive: 81_000,
  statistics: 47_200,
  // The lists of goals, and their sentences.
  goals: 10_200,
  // Rounds with friends: results that are replayed, standings.
  rounds: 42_200,
  // Bots that play the deals of a round, for who asks how they do.
  rivals: 8_600,
  // A table in another site's page.
  embed: 14_600,
  // A club's table that plays a round, and the check of results for its page.
  club: 12_200,
  // What phones, other devices and second screens need of every game.
  away: 7_800,
  // The host of second screens, phones and seats over a broker, what reads its messages there, and the
  // panel that lets devices join. Reading the two kinds of messages by name is five kilobytes of it: the
  // next that could go.
  'second screen': 89_800,
  // How the table looks on a screen of the public, such as a television.
  'screen style': 1_500,
  // Opening and sending letters, and who plays where: fetched when a letter is.
  letters: 15_100,
  // The code that the bots of all games share, and the code that all hints share.
  'bots\' worker': 40_200,
  teacher: 76_500,
};

/**
 * The limits of one game: its rules, board and words; what a screen away from the table also needs;
 * its bots; its hints and reviews; its style and its pictures. Monarch has 73 pictures, and 24 are
 * silhouettes drawn for the page, of 650 bytes each; their coordinates are whole numbers up to 256, and any
 * coarser would show.
 */
const LIMITS_OF_A_GAME = { game: 83_000, words: 11_200, followed: 34_200, goals: 2_500, bots: 47_200, teacher: 85_000, style: 11_020, pictures: 23_000 };

/**
 * The limit of everything that is fetched until the first decision, with the game's bots. For English it
 * is lower by `page words`, since the page's English is part of its program.
 */
const LIMIT_TO_DECIDE = 622_800;

const RECORD = 'tests/sizes.json';
/** The share above the record that is too much: growth must be intended. */
const LEEWAY = 0.03;

const recording = process.argv.includes('--record');
const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const dist = folder ?? join(ROOT, 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('regalia: there is no page in dist/ yet: run make build.');
  process.exit(1);
}

// Packed files don't grow by packing them again.
const packed = (data) => Math.min(data.length, brotliCompressSync(data).length);
const sizeOf = (path) => packed(readFileSync(join(dist, path)));
const sum = (paths) => paths.reduce((total, path) => total + sizeOf(path), 0);

const files = readdirSync(dist, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
const markup = inline.reduce((text, script) => text.replace(script, () => ''), page);

// Everything that index.html names is loaded at once.
const named = files.filter((path) => /\.\w+$/.test(path) && path !== 'index.html' && page.includes(path));
// The files of a version are in a folder with its name.
const within = (pattern) => sum(files.filter((path) => new RegExp(`^page-\\w+/(${pattern})$`).test(path)));
const wasm = named.filter((path) => path.endsWith('.wasm'));
const scripts = [...named.filter((path) => path.endsWith('.js')), ...files.filter((path) => /^page-\w+\/(__wasm_split|snippets\/.*)\.js$/.test(path))];
const styles = named.filter((path) => path.endsWith('.css'));
const rest = named.filter((path) => ![...wasm, ...scripts, ...styles].includes(path));

const rows = [
  ['page wasm', sum(wasm)],
  ['page JavaScript', sum(scripts) + (inline.length ? packed(Buffer.from(inline.join('\n'))) : 0)],
  ['page CSS', sum(styles)],
  ['html', packed(Buffer.from(markup))],
  ['icons, manifest', sum(rest)],
];
const first = rows.reduce((total, [, bytes]) => total + bytes, 0);
const table = within('split_(play|setup|shared|words)\\.wasm');
/** What is fetched of a worker for any game. */
const started = (worker) => within(`${worker}(_loader|_split)?\\.js|${worker}_(bg|shared)\\.wasm`);
const bots = started('worker');
// The larger of the languages; English is part of the page.
const pageWords = Math.max(...manifest().languages.map((language) => within(`split_page_${language}\\.wasm`)));
rows.push(
  ['page words', pageWords],
  ['first load', first],
  ['shared table', table],
  ['panels', within('split_panel\\.wasm')],
  ['stories', within('split_stories\\.wasm')],
  ['review', within('split_review\\.wasm')],
  ['arrivals', within('split_arrivals\\.wasm')],
  ['later', within('split_later\\.wasm')],
  ['archive', within('split_archive\\.wasm')],
  ['statistics', within('split_statistics\\.wasm')],
  ['goals', within('split_goals\\.wasm')],
  ['rounds', within('split_rounds\\.wasm')],
  ['rivals', within('split_rivals\\.wasm')],
  ['embed', within('split_embed\\.wasm')],
  ['club', within('split_club\\.wasm')],
  ['away', within('split_away\\.wasm')],
  ['second screen', within('split_screen\\.wasm')],
  ['screen style', within('screen\\.css')],
  ['letters', within('split_letters\\.wasm')],
  ['bots\' worker', bots],
  ['teacher', started('teacher')],
);

const all = games();
const parts = Object.keys(LIMITS_OF_A_GAME);
const ofGame = all.map(({ id, module }) => {
  const own = {
    game: within(`split_${module}\\.wasm`),
    // In the language that has more of them.
    words: Math.max(...manifest().languages.map((language) => within(`split_${module}_${language}\\.wasm`))),
    followed: within(`split_${module}_followed\\.wasm`),
    goals: within(`split_${module}_goals\\.wasm`),
    bots: within(`worker_${module}\\.wasm`),
    teacher: within(`teacher_${module}\\.wasm`),
    style: within(`games/${id}/board\\.css`),
    pictures: within(`games/${id}/symbols\\.svg`),
  };
  return { id, own, toDecide: first + pageWords + table + own.game + own.words + own.style + own.pictures + bots + own.bots };
});

const number = (bytes) => bytes.toLocaleString('en').padStart(10);
const record = JSON.parse(read(RECORD));
const everything = [...rows, ...ofGame.flatMap(({ id, own }) => parts.map((part) => [`${id} ${part}`, own[part]]))];
// A new game has no record yet.
const isNew = (name) => !(name in record) && all.some(({ id }) => name.startsWith(`${id} `));
const grown = everything.filter(([name, bytes]) => !isNew(name) && !(bytes <= record[name] * (1 + LEEWAY))).map(([name]) => name);
console.log(`${'bytes after brotli'.padEnd(20)}${'is'.padStart(10)}${'recorded'.padStart(10)}${''.padStart(10)}${'limit'.padStart(10)}`);
for (const [name, bytes] of rows) {
  const [limit, was] = [LIMITS[name], record[name]];
  const change = was ? `${number(was)}${((bytes / was - 1) * 100).toFixed(1).padStart(8)} %` : ''.padStart(20);
  const over = bytes > limit || (grown.includes(name) && !recording);
  console.log(`${name.padEnd(20)}${number(bytes)}${change}${limit ? number(limit) : ''}${over ? '  over' : ''}`);
}


if (!wasm.length || !bots || !table) {
  console.error('regalia: dist/ lacks the page\'s wasm or the worker: this is no whole build.');
  process.exit(1);
}
console.log(`\n${'by game'.padEnd(20)}${[...parts, 'to decide'].map((part) => part.padStart(10)).join('')}`);
for (const { id, own, toDecide } of ofGame) {
  const over = toDecide > LIMIT_TO_DECIDE || parts.some((part) => own[part] > LIMITS_OF_A_GAME[part] || (grown.includes(`${id} ${part}`) && !recording));
  console.log(`${id.padEnd(20)}${[...parts.map((part) => own[part]), toDecide].map(number).join('')}${over ? '  over' : ''}`);
}
console.log(`${'limit'.padEnd(20)}${[...parts.map((part) => LIMITS_OF_A_GAME[part]), LIMIT_TO_DECIDE].map(number).join('')}`);
console.log('To decide: the first load, the shared table, and of the game all but what is followed and taught.');

const large = ofGame.filter(({ own, toDecide }) => toDecide > LIMIT_TO_DECIDE || parts.some((part) => own[part] > LIMITS_OF_A_GAME[part])).map(({ id }) => id);
const over = [...rows.filter(([name, bytes]) => bytes > LIMITS[name]).map(([name]) => name), ...large];
if (over.length) {
  console.error(`regalia: over the limit: ${over.join(', ')}`);
  process.exit(1);
}
if (recording) {
  writeFileSync(join(ROOT, RECORD), `${JSON.stringify(Object.fromEntries(everything), null, 2)}\n`);
} else if (grown.length) {
  console.error(`regalia: more than ${LEEWAY * 100} % over the record: ${grown.join(', ')} (if it is worth that: node tools/sizes.mjs --record)`);
  process.exit(1);
}
