// Cuts a program into the chunks that its source marks: the page (src/main.rs) and the workers
// (src/bin). That is impossible after wasm-bindgen, which drops the linking information: so each
// program is cut first and bound afterwards; trunk's own output, if any, is discarded.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import binaryen from 'binaryen';
import { manifest } from './games.mjs';
import { inOrder } from './order.mjs';
import { section } from './wasm.mjs';

/** The passes that the page does without: brotli compresses repetition well, so the file is larger and the download smaller. */
const NOT_IN_THE_PAGE = ['simplify-locals', 'merge-blocks', 'precompute', 'dce'];

/** The wasm features that rustc uses, as binaryen's library and its commands name them; a chunk does not declare them itself. */
const FEATURES = {
  BulkMemory: 'bulk-memory', BulkMemoryOpt: 'bulk-memory-opt', Multivalue: 'multivalue', MutableGlobals: 'mutable-globals',
  NontrappingFPToInt: 'nontrapping-float-to-int', ReferenceTypes: 'reference-types', SignExt: 'sign-ext', CallIndirectOverlong: 'call-indirect-overlong',
};

/** What the chunks import from, and what a merged one imports from. */
const [SHARED, MERGED] = ['__wasm_split', 'm'];

const execute = promisify(execFile);

/** The folder into which tools/setup.sh puts the tools: a plain `trunk build` has only its caller's PATH. */
const TOOLS = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'regalia/tools/bin');

/** Runs a tool. Shows its output only if the tool fails. */
const run = (command, ...args) =>
  execute(command, args, { maxBuffer: Infinity, env: { ...process.env, PATH: `${TOOLS}:${process.env.PATH}` } }).catch((why) => {
    throw why.code === 'ENOENT' ? new Error(`${command} is missing: tools/setup.sh installs it`) : why;
  });

/** Does the same with each of `all`, on every core at once: the tools use one each. */
async function withEach(all, work) {
  const left = [...all];
  const next = async () => {
    while (left.length > 0) await work(left.shift());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/**
 * The programs. A chunk that is not `alone` is only fetched after `first`, which therefore takes what
 * it shares with others. What several of those have in common is one file more, `shared`. What only
 * `late` chunks have in common, which nobody needs for a first decision, is a file of its own, `later`;
 * so is what only screens away from the table need of several games, `away`. What the page's sentences
 * have in common with any other chunk is in `words`, which every chunk needs. A chunk that is fetched
 * `after` others takes nothing from them: what it shares with one of them stays there.
 */
const PROGRAMS = {
  regalia: { profile: 'page', alone: ['play', 'setup', 'archive', 'statistics', 'games', 'goals', 'arrivals', 'rounds', 'embed'], late: ['archive', 'statistics', 'games', 'goals', 'arrivals', 'rounds', 'rivals', 'panel', 'stories', 'review', 'letters', 'screen', 'embed', 'club'], after: { statistics: ['archive'], rounds: ['archive', 'arrivals'], embed: ['arrivals'], club: ['rounds', 'archive', 'embed', 'arrivals'], rivals: ['rounds', 'archive', 'arrivals'] }, first: 'play', skipped: NOT_IN_THE_PAGE },
  worker: { profile: 'worker', alone: [], late: [], after: {}, first: 'shared', skipped: [] },
  teacher: { profile: 'worker', alone: [], late: [], after: {}, first: 'shared', skipped: [] },
};

/** The number of the section of a wasm file that has its imports. */
const IMPORTS = 2;

/** Returns the imports of a wasm file: the name of each, its kind and its bytes. */
function imports(path) {
  const file = readFileSync(path);
  const from = section(file, IMPORTS);
  if (!from) return [];
  const text = () => from.bytes(from.number()).toString('utf8');
  const limits = () => (from.number() & 1 ? [from.number(), from.number()] : [from.number()]);
  return Array.from({ length: from.number() }, () => {
    const [module, name, kind] = [text(), text(), from.byte()];
    const begins = from.at;
    if (kind === 0) throw new Error(`${path} imports a function, ${name}`);
    if (kind === 1 || kind === 3) from.byte();
    if (kind === 1 || kind === 2) limits();
    if (kind === 3) from.byte();
    if (module !== SHARED) throw new Error(`${path} imports from ${module}`);
    return { name, kind, type: file.subarray(begins, from.at) };
  });
}

/** Returns a wasm file that imports these from `MERGED` and exports them under the same names. */
function passingOn(all) {
  const number = (value) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(value >>> 7)]);
  const text = (name) => [...number(Buffer.byteLength(name)), ...Buffer.from(name)];
  const section = (id, entries) => {
    const body = [...number(entries.length), ...entries.flat()];
    return [id, ...number(body.length), ...body];
  };
  const nth = new Map();
  const exported = all.map(({ name, kind }) => {
    const index = nth.get(kind) ?? 0;
    nth.set(kind, index + 1);
    return [...text(name), kind, ...number(index)];
  });
  const imported = all.map(({ name, kind, type }) => [...text(MERGED), ...text(name), kind, ...type]);
  return Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...section(2, imported), ...section(7, exported)]);
}

/**
 * Merges modules that import the same things into one. wasm-merge joins an import to an export, but
 * not two equal imports to each other: so all get theirs from one module that imports each once.
 */
async function merge(modules, to, work) {
  const all = new Map(modules.flatMap((path) => imports(path).map((one) => [one.name, one])));
  const source = join(work, `imports_${basename(to)}`);
  writeFileSync(source, passingOn([...all.values()]));
  await run('wasm-merge', ...Object.values(FEATURES).map((feature) => `--enable-${feature}`), source, SHARED, ...modules.flatMap((path, nth) => [path, `m${nth}`]), '--skip-export-conflicts', '-o', to);
}

/**
 * The largest functions that are inlined, in instructions: those of many callers, and those of one. Smaller
 * ones cost no more inlined than called; above the second limit, a function compresses better on its own,
 * even with one caller. The page's own file has so many small ones that it is smallest with fewer inlined; so are the table's and
 * the rounds'.
 */
const INLINED = { page: [4, 80], table: [7, 20], chunk: [7, 80] };

/** Optimizes a wasm file. In this process: as a command, the optimizer would take most of its time to start. */
function optimize(path, skipped) {
  const kind = path.endsWith('regalia_bg.wasm') ? 'page' : /_(play|shared|rounds)\.wasm$/.test(path) ? 'table' : 'chunk';
  const [always, once] = INLINED[kind];
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(0);
  binaryen.setLowMemoryUnused(true);
  binaryen.setAlwaysInlineMaxSize(always);
  binaryen.setOneCallerInlineMaxSize(once);
  binaryen.clearPassesToSkip();
  for (const pass of skipped) binaryen.addPassToSkip(pass);
  const program = binaryen.readBinary(readFileSync(path));
  program.setFeatures(Object.keys(FEATURES).reduce((all, name) => all | binaryen.Features[name], 0));
  program.optimize();
  writeFileSync(path, inOrder(program));
  program.dispose();
}

/** The end of the name of a game's chunk of sentences, or of goals. */
const WORDS = new RegExp(`_(${[...manifest().languages, 'goals'].join('|')})$`);

/**
 * A game has a second chunk, for screens away from the table, which is named after its type, one for its
 * sentences in each language, and one that finds the goals reached in a match. They are of use only after the first.
 */
const isSecond = (split) => /^[A-Z]/.test(split);
/** Returns true for the code that finds the goals reached in a match of a game. */
const isOfGoals = (split) => split.endsWith('_goals');
/** Returns true for the page's own sentences, which need no other chunk. */
const isOfThePage = (split) => /^page_/.test(split);
const firstOf = (split) => (isOfThePage(split) ? split : isSecond(split) ? split.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase() : split.replace(WORDS, ''));

/** The name of a chunk's file. */
const named = (split) => (isSecond(split) ? `${firstOf(split)}_followed` : split);

/** Returns the file for what several chunks have in common. */
function homeOf(splits, { alone, late, after, first }) {
  if (splits.some(isOfThePage)) return 'words';
  const games = new Set(splits.map(firstOf));
  for (const [split, before] of Object.entries(after)) if (before.some((one) => games.has(one))) games.delete(split);
  if (games.size === 1) return [...games][0];
  // What only chunks have in common that are all fetched after another one is in that one.
  const [some, ...others] = [...games].map((split) => after[split] ?? []);
  const before = some.find((one) => others.every((those) => those.includes(one)));
  if (before) return before;
  if ([...games].every((split) => late.includes(split))) return 'later';
  if (splits.every(isSecond)) return 'away';
  // The lists of goals are late, and come before what finds the goals of a game.
  if (splits.every(isOfGoals)) return 'later';
  const homes = new Set([...games].map((split) => (alone.includes(split) ? split : first)));
  return homes.size === 1 ? [...homes][0] : 'shared';
}

/** Returns the files that a program is cut into, each with the chunks of wasm-split that it has, and their loader. */
function grouped(loader, program) {
  const splits = [...loader.matchAll(/export const __wasm_split_load_(\w+) =/g)].map(([, split]) => split);
  const files = new Map();
  const add = (name, module) => files.set(name, [...(files.get(name) ?? []), module]);
  for (const split of splits) if (loader.includes(`"./split_${split}.wasm"`)) add(split, `split_${split}.wasm`);
  for (const [, list, chunk] of loader.matchAll(/\/\* ([\w, ]+) \*\/\s*const __(chunk_\d+) =/g)) add(homeOf(list.split(', '), program), `${chunk}.wasm`);
  return { splits, files };
}

/** Puts a program's files into `folder`. */
export async function cut(name, folder, { release }) {
  const program = PROGRAMS[name];
  const target = process.env.CARGO_TARGET_DIR ?? 'target';
  const whole = join(target, 'wasm32-unknown-unknown', release ? program.profile : 'debug', `${name}.wasm`);
  const work = mkdtempSync(join(tmpdir(), 'regalia-parts-'));
  const [prefix, link] = name === 'regalia' ? ['split', '__wasm_split.js'] : [name, `${name}_split.js`];
  try {
    const bound = join(work, 'bound');
    await run('wasm-split-cli', '--target', 'web', '--out-name', name, whole, work);
    await run('wasm-bindgen', '--target', 'web', '--keep-lld-exports', '--no-typescript', '--out-dir', bound, join(work, `${name}.wasm`));

    // What several chunks need is in one more file for each set of them: files that are fetched
    // together are merged, which packs better and asks for less.
    const loader = readFileSync(join(work, '__wasm_split.js'), 'utf8');
    const { splits, files } = grouped(loader, program);
    const there = new Set(readdirSync(work));
    await withEach(files, async ([split, modules]) => {
      // Two games would be one on a disk that does not tell capitals.
      if (!modules.every((module) => there.has(module))) throw new Error(`a chunk of ${split} is missing`);
      await merge(modules.map((module) => join(work, module)), join(bound, `${prefix}_${named(split)}.wasm`), work);
    });
    if (release && !process.env.QUICK) for (const file of readdirSync(bound).filter((file) => file.endsWith('.wasm'))) optimize(join(bound, file), program.skipped);

    const before = (split) => {
      const needs = ['words'];
      // What a late chunk needs of the table is there before it is used.
      if (split === 'later') needs.push('shared');
      else if (split !== 'words' && split !== 'shared' && !isOfThePage(split)) {
        needs.push('shared');
        if (program.late.includes(split) || isOfGoals(split)) needs.push('later');
        needs.push(...(program.after[split] ?? []));
        if (split !== program.first && !program.alone.includes(split)) needs.push(program.first);
        if (isSecond(split)) needs.push('away');
        if (firstOf(split) !== split) needs.push(firstOf(split));
      }
      return needs.filter((need, nth) => need !== split && files.has(need) && needs.indexOf(need) === nth);
    };
    // The loader names only what nothing else that is needed needs as well.
    const nearest = (split) => before(split).filter((need, _, all) => !all.some((other) => before(other).includes(need)));
    const rank = (split) => before(split).length + Number(firstOf(split) !== split);
    const parts = [...files.keys()].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
    const start = loader.slice(0, loader.search(/\/\* [\w, ]+ \*\/\s*const __chunk_|export const __wasm_split_load_/));
    writeFileSync(join(bound, link), `${start}
const part = (file, ...needs) => makeLoad(() => {
  const answer = fetch(new URL('./${prefix}_' + file + '.wasm', import.meta.url));
  answer.catch(() => {});
  // Also works on a host that sends wasm with another type, as in wasm-bindgen.
  return async (imports) => WebAssembly.instantiate(await (await answer).arrayBuffer(), { ${MERGED}: imports.${SHARED} });
}, needs);
${parts.map((split) => `const ${split} = part(${[`"${named(split)}"`, ...nearest(split)].join(', ')});\n`).join('')}
${splits.sort((one, other) => parts.indexOf(one) - parts.indexOf(other)).map((split) => `export const __wasm_split_load_${split} = wrapAsyncCb(${files.has(split) ? split : `makeLoad(() => async () => ({}), [${nearest(split).join(', ')}])`});\n`).join('')}`);
    const script = join(bound, `${name}.js`);
    const text = readFileSync(script, 'utf8');
    // Only the file's name: the program imports from the module under its first name.
    const loads = 'from "./__wasm_split.js"';
    if (!text.includes(loads)) throw new Error(`the script of ${name} does not fetch its parts`);
    writeFileSync(script, text.replaceAll(loads, `from "./${link}"`));
    cpSync(bound, folder, { recursive: true });
  } finally {
    rmSync(work, { recursive: true });
  }
}
