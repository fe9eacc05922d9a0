// Makes the two fonts from npm packages, cut down to the characters that both languages and
// people's names need: a text face with all its weights, and a display face in one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

/** The most bytes that a file may have. */
const LIMIT = 20_000;

const ASCII = Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth)).join('');
const LETTERS = 'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿáíñóúß';
const SIGNS = '\u00a0\u202f«·»×–—‘’“”…−';

/**
 * `size` makes the two faces match at one font size; `instead` is a face that every system has,
 * with the same width and height, so that nothing moves when ours arrives.
 */
const FACES = [
  {
    name: 'sans', family: 'Regalia Sans', from: 'source-sans-3', weights: { min: 400, max: 700, default: 400 }, size: 105,
    instead: { local: ['Arial', 'Liberation Sans', 'Roboto'], size: 95.6, ascent: 112, descent: 44 },
  },
  {
    name: 'serif', family: 'Regalia Serif', from: 'crimson-pro', weights: 600, size: 108,
    instead: { local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'], size: 101.2, ascent: 96, descent: 22.5 },
  },
];

/** Returns `{ files: [{ path, data }], css }`. */
export async function fonts() {
  const subset = packages('subset-font');
  const files = [];
  const rules = [];
  for (const { name, family, from, weights, size, instead } of FACES) {
    const folder = `@fontsource-variable/${from}`;
    const whole = readFileSync(packages.resolve(`${folder}/files/${from}-latin-wght-normal.woff2`));
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, noLayoutClosure: true };
    const data = await subset(whole, ASCII + LETTERS + SIGNS, options);
    if (data.length > LIMIT) throw new Error(`${family} is ${data.length} bytes, more than ${LIMIT}`);
    const path = `fonts/${name}-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.woff2`;
    files.push({ path, data }, { path: `fonts/${name}.txt`, data: readFileSync(packages.resolve(`${folder}/LICENSE`)) });
    // Any weight uses an existing one, never a synthesized bold.
    rules.push(
      `@font-face { font-family: "${family}"; src: url("${path}") format("woff2"); font-weight: 400 900; font-display: swap; size-adjust: ${size}%; }`,
      `@font-face { font-family: "${family} instead"; src: ${instead.local.map((face) => `local("${face}")`).join(', ')}; font-weight: 400 900; size-adjust: ${instead.size}%; ascent-override: ${instead.ascent}%; descent-override: ${instead.descent}%; line-gap-override: 0%; }`,
    );
  }
  return { files, css: `${rules.join('\n')}\n` };
}
