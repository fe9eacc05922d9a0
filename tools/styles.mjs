// Lowers our styles for browsers of 2022 (iPadOS 16 among them); the style sheets themselves use
// the newer syntax.
//
// - Nested rules are unfolded, by esbuild.
// - light-dark(DAY, NIGHT) becomes var(--by-day, DAY) var(--by-night, NIGHT);
//   style/tokens.css makes one of them count.
// - color-mix() goes behind @supports, with the colour that has the larger share before it.
import { transformSync } from 'esbuild';

/** The targets of scripts and styles. */
export const TARGETS = ['es2022', 'chrome105', 'firefox115', 'safari16'];

/**
 * Returns the arguments of the function whose bracket opens at `from`, and the closing position.
 */
function call(css, from) {
  const parts = [];
  let depth = 0;
  let begin = from + 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    if (css[at] === ')') depth -= 1;
    if (depth === 0 || (depth === 1 && css[at] === ',')) {
      parts.push(css.slice(begin, at).trim());
      begin = at + 1;
    }
    if (depth === 0) return { parts, end: at + 1 };
  }
  throw new Error(`a bracket is not closed: ${css.slice(from, from + 60)}`);
}

/** Rewrites each call of a function. */
function rewritten(css, name, write) {
  const at = css.indexOf(`${name}(`);
  if (at < 0) return css;
  const { parts, end } = call(css, at + name.length);
  return css.slice(0, at) + write(...parts.map((part) => rewritten(part, name, write))) + rewritten(css.slice(end), name, write);
}

/** Returns the one of two colours that has the larger share of a mixture. */
function closest(_, first, second) {
  const share = (part) => /\s([\d.]+)%$/.exec(part)?.[1];
  const part = Number(share(first) ?? 100 - (share(second) ?? 50));
  return (part >= 50 ? first : second).replace(/\s[\d.]+%$/, '');
}

const MIXED = /([^{};]+)\{([^{}]*color-mix\([^{}]*)\}/g;

/** Returns a style in the form that browsers of 2022 understand. */
export function lowered(css, { minify }) {
  const { code } = transformSync(css, { loader: 'css', minify, target: TARGETS });
  const lit = rewritten(code, 'light-dark', (day, night) => `var(--by-day,${day}) var(--by-night,${night})`);
  return lit.replace(MIXED, (_, selector, block) => {
    const mixed = block.split(';').filter((declaration) => declaration.includes('color-mix('));
    return `${selector}{${rewritten(block, 'color-mix', closest)}}@supports (color:color-mix(in srgb,red,red)){${selector}{${mixed.join(';')}}}`;
  });
}
