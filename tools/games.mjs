// The games of the house, for whatever is made at build or measured: read from
// where each thing is said once, the list in src/registry.rs and a game's own
// words in src/ui/locale/LANGUAGE/GAME.rs.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

export const LANGUAGES = ['en', 'fr'];

function found(text, pattern, what) {
  const match = pattern.exec(text);
  if (!match) throw new Error(`${what} is not where it should be`);
  return match[1];
}

// A Rust text as it stands between its quotes.
const plain = (text) => JSON.parse(`"${text}"`);

function about(module, language) {
  const path = `src/ui/locale/${language}/${module}.rs`;
  const block = found(read(path), /about: About \{([\s\S]*?)\n {4}\},/, `${path}: the game's name and line`);
  const part = (key) => plain(found(block, new RegExp(`${key}:\\s*"((?:[^"\\\\]|\\\\.)*)"`), `${path}: ${key}`));
  return { name: part('name'), line: part('line'), minutes: found(block, /minutes:\s*(\d+)/, `${path}: the minutes`) };
}

/** From how many to how many may play. */
function seats(module) {
  const folder = `src/games/${module}`;
  const text = readdirSync(`${ROOT}${folder}`).filter((name) => name.endsWith('.rs')).map((name) => read(`${folder}/${name}`)).join('\n');
  const [, least, most] = /\bInfo \{ id: "[^"]+", seats: (\w+)\.\.=(\w+)/.exec(text) ?? [];
  const number = (said) => (/^\d+$/.test(said) ? said : found(text, new RegExp(`const ${said}: usize = (\\d+);`), `${folder}: ${said}`));
  if (!least) throw new Error(`${folder}: the seats are not where they should be`);
  return [number(least), number(most)];
}

/** `[{ id, module, seats: [least, most], en: { name, line, minutes }, fr: { … } }, …]` in the order of the shelf. */
export function games() {
  const list = found(read('src/registry.rs'), /\$then! \{([\s\S]*?)\}/, 'src/registry.rs: the list of games');
  return [...list.matchAll(/(\w+)::\w+/g)].map(([, module]) => ({
    id: module.replaceAll('_', '-'),
    module,
    seats: seats(module),
    ...Object.fromEntries(LANGUAGES.map((language) => [language, about(module, language)])),
  }));
}

/** What the service worker says in a language, where it has neither the network nor a copy of the page. */
export function offlineWords(language) {
  const path = `src/ui/locale/${language}/mod.rs`;
  const said = (key) => plain(found(read(path), new RegExp(`\\b${key}:\\s*"((?:[^"\\\\]|\\\\.)*)"`), `${path}: ${key}`));
  return { alone: said('alone_offline'), tryAgain: said('try_again') };
}

/** What the home page says in a language: a text, or one into which `{}` is filled in order. */
export function homeWords(language) {
  const path = `src/ui/locale/${language}/mod.rs`;
  const text = read(path);
  const TEXT = '"((?:[^"\\\\]|\\\\.)*)"';
  const room = (name) => found(text, new RegExp(`\\b${name}: \\w+Words \\{([\\s\\S]*?)\\n {4}\\},`), `${path}: ${name}`);
  const said = (within, key) => plain(found(within, new RegExp(`\\b${key}:\\s*${TEXT}`), `${path}: ${key}`));
  const formats = (within, key) => {
    const [, body] = new RegExp(`\\b${key}: \\|([\\s\\S]*?)\\n {8}(?=\\w+:|\\}$)`).exec(`${within}\n        }`) ?? ['', ''];
    const all = [...body.matchAll(new RegExp(`format!\\(\\s*${TEXT}`, 'g'))].map(([, format]) => plain(format));
    if (!all.length) throw new Error(`${path}: ${key} is not where it should be`);
    return all.map((format) => (...values) => format.replace(/\{\w*\}/g, () => values.shift()));
  };
  const [home, lesson] = [room('home'), room('lesson')];
  const counts = [...found(text, /const COUNTS[^=]*=\s*\[([\s\S]*?)\]/, `${path}: COUNTS`).matchAll(/"([^"]+)"/g)];
  const [tagline] = formats(home, 'tagline');
  const [same, range] = formats(home, 'facts');
  return {
    skip: said(text, 'skip_to_content'),
    tagline: (count) => tagline(counts[count][1]),
    facts: ([least, most], minutes) => (least === most ? same(least, minutes) : range(least, most, minutes)),
    learn: said(lesson, 'learn'),
    learnGame: formats(lesson, 'learn_game')[0],
    more: said(home, 'more'),
    settings: said(room('settings'), 'title'),
    credits: said(room('credits'), 'title'),
  };
}
