// The games of the house, for whatever is made at build or measured: read from
// where each thing is said once, the list in src/registry.rs and a game's own
// words in src/ui/locale/LANGUAGE/GAME.rs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

const LANGUAGES = ['en', 'fr'];

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
  return { name: part('name'), line: part('line') };
}

/** `[{ id, module, en: { name, line }, fr: { … } }, …]` in the order of the shelf. */
export function games() {
  const list = found(read('src/registry.rs'), /\$then! \{([\s\S]*?)\}/, 'src/registry.rs: the list of games');
  return [...list.matchAll(/(\w+)::\w+/g)].map(([, module]) => ({
    id: module.replaceAll('_', '-'),
    module,
    ...Object.fromEntries(LANGUAGES.map((language) => [language, about(module, language)])),
  }));
}

/** The home page's sentence about the shelf, in a language. */
export function tagline(language, count) {
  const path = `src/ui/locale/${language}/mod.rs`;
  const text = read(path);
  const words = [...found(text, /const COUNTS[^=]*=\s*\[([\s\S]*?)\]/, `${path}: COUNTS`).matchAll(/"([^"]+)"/g)];
  return plain(found(text, /tagline: \|\w+\| format!\("([^"]*)"/, `${path}: the tagline`)).replace('{}', words[count][1]);
}
