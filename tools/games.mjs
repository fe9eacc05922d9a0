// The games of the house, and whatever else is made or tested by what the program says
// of itself: `arena manifest`, as tools/generate.mjs has written it at build.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

/** Where the manifest is kept. */
export const MANIFEST = 'static/generated/manifest.json';

let kept;

/**
 * What src/bin/arena/manifest.rs prints: `{ languages, games, files, opening, offline, waits }`.
 * It is as old as the page that was built last.
 */
export function manifest() {
  try {
    kept ??= JSON.parse(read(MANIFEST));
  } catch (why) {
    throw new Error(`${MANIFEST} cannot be read: run tools/build.sh`, { cause: why });
  }
  return kept;
}

/** `[{ id, module, seats: [least, most], en: { name, line, minutes }, fr: { … } }, …]` in the order of the shelf. */
export const games = () => manifest().games;
