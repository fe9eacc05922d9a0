// Measures what the first load costs: the bytes of dist/ after brotli at its highest level, beside
// the limits and tests/sizes.json. Exits with 1 if a limit is exceeded, or the record by more than
// a little. Then prints what each game adds.
//
//   node tools/sizes.mjs [DIST]    compares
//   node tools/sizes.mjs --record  records today's sizes
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { games, read } from './games.mjs';
import { symbols } from './symbols.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Bytes; a kB is 1,000 of them.
const LIMITS = {
  'page wasm': 240_000,
  'page JavaScript': 15_000,
  'page CSS': 30_000,
  // It grew by 2 kB with drafts of set-ups that are kept, and with what all tables say of a key moment.
  'first load': 305_000,
  // The rules and boards of all games, the table, set-up, links and embedding: fetched together
  // when the first of them is needed, so that the home page doesn't load them. Each game says its
  // goals, recaps and orders in both languages and shows pages between deals; saves, summaries and
  // the deal of the day are here too, and no longer in the first load.
  // It grew by 24 kB with second screens: by their page, and by sharing code with one more chunk,
  // which packs worse.
  // It grew by 32 kB with letters and phones as hands: by what the table and the set-up page know of
  // persons who decide elsewhere, a screen away from the table that decides for its seat, and what
  // all these share with the chunks below; that is in shared files, which pack worse than one.
  // It grew by 3 kB with seats over the internet, which the table asks for by their record.
  // It grew by 8 kB with replays that play by themselves and show every hand in all five games, with
  // the scale and the signs of a review's curve, and with what ends each finding in a reason.
  // It grew by 7 kB with recaps that leave out nothing that decides, whole decisions in the replay, and
  // neighbours by name.
  'the table': 530_000,
  // History, statistics, the deals of the day, moving to another device.
  'the archive': 130_000,
  // The host of second screens and phones, what reads its messages there, and the panel that lets
  // phones join, with their codes: fetched by both devices. It grew by 36 kB with seats over a club's
  // broker: a cipher, compression, MQTT, and both ends.
  'second screen': 195_000,
  // Opening and sending letters, and who plays where: fetched when a letter is.
  letters: 40_000,
  'bots\' worker': 200_000,
  teacher: 340_000,
};

const RECORD = 'tests/sizes.json';
/** The share above the record that is too much: growth must be intended. */
const LEEWAY = 0.03;

/**
 * The limits for a game's bytes: of its functions in the page's wasm and in the worker, so that a new
 * game is told if it costs more than the five, and of its pictures. 9 kB of
 * pictures were wanted, which is 25 of them. Monarch has 73, and 24 are silhouettes of our own, of
 * 650 bytes each; their coordinates are whole numbers up to 256, and any coarser would show. They
 * are fetched once, when the game is opened.
 */
const LIMITS_OF_A_GAME = { page: 105_000, worker: 32_000, pictures: 24_000 };

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
const isWorker = (path) => /^page-\w+\/worker[_.]/.test(path);
const wasm = named.filter((path) => path.endsWith('.wasm'));
const scripts = [...named.filter((path) => path.endsWith('.js') && !isWorker(path)), ...files.filter((path) => /^page-\w+\/snippets\/.*\.js$/.test(path))];
const styles = named.filter((path) => path.endsWith('.css'));
const rest = named.filter((path) => ![...wasm, ...scripts, ...styles].includes(path) && !isWorker(path));
const worker = files.filter(isWorker);

const rows = [
  ['page wasm', sum(wasm)],
  ['page JavaScript', sum(scripts) + (inline.length ? packed(Buffer.from(inline.join('\n'))) : 0)],
  ['page CSS', sum(styles)],
  ['html', packed(Buffer.from(markup))],
  ['icons, manifest', sum(rest)],
];
rows.push(['first load', rows.reduce((total, [, bytes]) => total + bytes, 0)]);
// Fetched from a set-up on; code that several chunks share is in shared ones.
const parts = files.filter((path) => /(split|chunk)_\w+\.wasm$/.test(path));
rows.push(['the table', sum(parts.filter((path) => /split_play|chunk_/.test(path)))]);
rows.push(['the archive', sum(parts.filter((path) => /split_archive/.test(path)))]);
rows.push(['second screen', sum(parts.filter((path) => /split_screen/.test(path)))]);
rows.push(['letters', sum(parts.filter((path) => /split_letters/.test(path)))]);
rows.push(['bots\' worker', sum(worker)]);
// Fetched when a hint is requested.
rows.push(['teacher', sum(files.filter((path) => /^page-\w+\/teacher[_.]/.test(path)))]);

const number = (bytes) => bytes.toLocaleString('en').padStart(10);
const record = JSON.parse(read(RECORD));
const grown = rows.filter(([name, bytes]) => !(bytes <= record[name] * (1 + LEEWAY))).map(([name]) => name);
console.log(`${'bytes after brotli'.padEnd(20)}${'is'.padStart(10)}${'recorded'.padStart(10)}${''.padStart(10)}${'limit'.padStart(10)}`);
for (const [name, bytes] of rows) {
  const [limit, was] = [LIMITS[name], record[name]];
  const change = was ? `${number(was)}${((bytes / was - 1) * 100).toFixed(1).padStart(8)} %` : ''.padStart(20);
  const over = bytes > limit || (grown.includes(name) && !recording);
  console.log(`${name.padEnd(20)}${number(bytes)}${change}${limit ? number(limit) : ''}${over ? '  over' : ''}`);
}

if (!wasm.length || !worker.length) {
  console.error('regalia: dist/ lacks the page\'s wasm or the worker: this is no whole build.');
  process.exit(1);
}
/**
 * Returns the bytes after brotli by module: a game's functions, scaled as wasm-opt and brotli scale
 * the whole file.
 */
function byGame(name, packedBytes, modules) {
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const path = join(target, `wasm32-unknown-unknown/${name}.wasm`);
  const found = existsSync(path) ? symbols(path, modules) : null;
  if (!found) return null;
  const scale = packedBytes / (found.code + found.data);
  return (module) => Math.round(found.of[module] * scale);
}

const shelf = games();
const modules = shelf.map(({ module }) => module);
const ofPage = byGame('page/regalia', sum([...wasm, ...parts]), modules);
const ofWorker = byGame('worker/worker', sum(worker.filter((path) => path.endsWith('.wasm'))), modules);
const large = [];
if (!ofPage || !ofWorker) {
  console.log('\nNo figures by game: target/ does not hold the build that dist/ was made from.');
} else {
  console.log(`\n${'by game'.padEnd(20)}${'page wasm'.padStart(10)}${'worker'.padStart(10)}${'style'.padStart(10)}${'pictures'.padStart(10)}`);
  for (const { id, module } of shelf) {
    const [page, bots] = [ofPage(module), ofWorker(module)];
    const fetched = (name) => sum(files.filter((path) => path.endsWith(`/games/${id}/${name}`)));
    const pictures = fetched('symbols.svg');
    const over = page > LIMITS_OF_A_GAME.page || bots > LIMITS_OF_A_GAME.worker || pictures > LIMITS_OF_A_GAME.pictures;
    if (over) large.push(id);
    console.log(`${id.padEnd(20)}${number(page)}${number(bots)}${number(fetched('board.css'))}${number(pictures)}${over ? '  over' : ''}`);
  }
  console.log(`${'limit'.padEnd(20)}${number(LIMITS_OF_A_GAME.page)}${number(LIMITS_OF_A_GAME.worker)}${''.padStart(10)}${number(LIMITS_OF_A_GAME.pictures)}`);
  console.log('From the symbols of the wasm before wasm-opt, scaled to what is sent: functions made for');
  console.log('one game alone, without its sentences. Fetched with the game: its style and symbols.');
}

const over = [...rows.filter(([name, bytes]) => bytes > LIMITS[name]).map(([name]) => name), ...large];
if (over.length) {
  console.error(`regalia: over the limit: ${over.join(', ')}`);
  process.exit(1);
}
if (recording) {
  writeFileSync(join(ROOT, RECORD), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
} else if (grown.length) {
  console.error(`regalia: more than ${LEEWAY * 100} % over the record: ${grown.join(', ')} (if it is worth that: node tools/sizes.mjs --record)`);
  process.exit(1);
}
