// The games, and the other facts that scripts need about the program: the output of `arena manifest`, which is
// committed, so that nothing has to be compiled first. `tests/arena.rs` checks that it is up to date.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

/** The path of the manifest. */
export const MANIFEST = 'tools/manifest.json';

let kept;

/**
 * Returns the output of src/bin/arena/manifest.rs:
 * `{ languages, games, files, opening, offline, start, waits }`.
 */
export function manifest() {
  try {
    kept ??= JSON.parse(read(MANIFEST));
  } catch (why) {
    throw new Error(`${MANIFEST} cannot be read: run make manifest`, { cause: why });
  }
  return kept;
}

/**
 * `[{ id, module, seats: [least, most], en: { name, line, minutes }, fr: { … } }, …]` in the order
 * of the registry.
 */
export const games = () => manifest().games;
