// Cuts the page's program into the chunks that src/main.rs marks. That is impossible after
// wasm-bindgen, which drops the linking information, and before it within trunk: so trunk's whole
// output is put aside and the program is bound again.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * brotli compresses repetition well: without inlining the file is larger and the download smaller.
 */
const SMALLER = [
  '-O2', '--shrink-level=1', '--low-memory-unused',
  ...['inlining-optimizing', 'simplify-locals', 'merge-blocks', 'precompute'].map((pass) => `--skip-pass=${pass}`),
];

/** The wasm features that rustc uses; a chunk does not declare them itself. */
const FEATURES = ['bulk-memory', 'bulk-memory-opt', 'multivalue', 'mutable-globals', 'nontrapping-float-to-int', 'reference-types', 'sign-ext', 'call-indirect-overlong']
  .map((feature) => `--enable-${feature}`);

/** Runs a tool and shows its output only if it fails: wasm-opt warns about wasm-split's output. */
const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Replaces exactly one occurrence. */
function changed(text, from, to) {
  const parts = text.split(from);
  if (parts.length < 2) throw new Error(`the script that fetches the parts does not say ${from}`);
  return parts.join(to);
}

/** Puts the program's files into `folder`. */
export function cut(folder, { release }) {
  const target = process.env.CARGO_TARGET_DIR ?? 'target';
  const whole = join(target, 'wasm32-unknown-unknown', release ? 'page' : 'debug', 'regalia.wasm');
  const work = mkdtempSync(join(tmpdir(), 'regalia-parts-'));
  try {
    const bound = join(work, 'bound');
    run('wasm-split-cli', '--target', 'web', '--out-name', 'regalia', whole, work);
    run('wasm-bindgen', '--target', 'web', '--keep-lld-exports', '--no-typescript', '--out-dir', bound, join(work, 'regalia.wasm'));
    for (const name of readdirSync(work).filter((name) => /^(split_|chunk_).*\.wasm$/.test(name))) cpSync(join(work, name), join(bound, name));
    // Also works on a host that sends wasm with another type, as in wasm-bindgen.
    const fetching = readFileSync(join(work, '__wasm_split.js'), 'utf8');
    writeFileSync(
      join(bound, '__wasm_split.js'),
      changed(fetching, 'WebAssembly.instantiateStreaming(src, imports)', 'WebAssembly.instantiate(await (await src).arrayBuffer(), imports)'),
    );
    for (const name of readdirSync(bound)) {
      const path = join(bound, name);
      if (release && name.endsWith('.wasm')) run('wasm-opt', ...SMALLER, ...FEATURES, path, '-o', path);
    }
    cpSync(bound, folder, { recursive: true });
  } finally {
    rmSync(work, { recursive: true });
  }
}
