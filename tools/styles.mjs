// What browsers of 2022 (iPadOS 16 among them) do not understand of our styles, said in a way that they do: the styles
// themselves say everything once.
//
// - Nested rules are unfolded, by esbuild.
// - light-dark(DAY, NIGHT) becomes var(--by-day, DAY) var(--by-night, NIGHT), of which
//   style/tokens.css lets one count.
// - color-mix() stands behind @supports, and the colour that has the larger part before it.
import { transformSync } from 'esbuild';

/** What scripts and styles are written for. */
export const TARGETS = ['es2022', 'chrome105', 'firefox115', 'safari16'];

/** The arguments of the function whose bracket opens at `from`, and where it closes. */
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

/** Writes each call of a function in another way. */
function rewritten(css, name, write) {
  const at = css.indexOf(`${name}(`);
  if (at < 0) return css;
  const { parts, end } = call(css, at + name.length);
  return css.slice(0, at) + write(...parts.map((part) => rewritten(part, name, write))) + rewritten(css.slice(end), name, write);
}

/** The one of two colours that a mixture is closer to. */
function closest(_, first, second) {
  const share = (part) => /\s([\d.]+)%$/.exec(part)?.[1];
  const part = Number(share(first) ?? 100 - (share(second) ?? 50));
  return (part >= 50 ? first : second).replace(/\s[\d.]+%$/, '');
}

const MIXED = /([^{};]+)\{([^{}]*color-mix\([^{}]*)\}/g;

/** A style as browsers of 2022 understand it. */
export function lowered(css, { minify }) {
  const { code } = transformSync(css, { loader: 'css', minify, target: TARGETS });
  const lit = rewritten(code, 'light-dark', (day, night) => `var(--by-day,${day}) var(--by-night,${night})`);
  return lit.replace(MIXED, (_, selector, block) => {
    const mixed = block.split(';').filter((declaration) => declaration.includes('color-mix('));
    return `${selector}{${rewritten(block, 'color-mix', closest)}}@supports (color:color-mix(in srgb,red,red)){${selector}{${mixed.join(';')}}}`;
  });
}
