// The games, and whatever else scripts need to know of the program: `arena manifest`, as
// tools/generate.mjs has written it at build.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

/** The path of the manifest. */
export const MANIFEST = 'static/generated/manifest.json';

let kept;

/**
 * Returns the output of src/bin/arena/manifest.rs, as old as the last build of the page:
 * `{ languages, games, files, opening, offline, start, waits }`.
 */
export function manifest() {
  try {
    kept ??= JSON.parse(read(MANIFEST));
  } catch (why) {
    throw new Error(`${MANIFEST} cannot be read: run tools/build.sh`, { cause: why });
  }
  return kept;
}

/**
 * `[{ id, module, seats: [least, most], en: { name, line, minutes }, fr: { … } }, …]` in the order
 * of the registry.
 */
export const games = () => manifest().games;
