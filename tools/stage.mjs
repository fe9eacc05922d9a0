// Makes an empty folder into what trunk would stage for index.html: the files that its `data-trunk`
// links name, and the page with links to them. The programs are not among them: tools/parts.mjs cuts
// those. So a build needs no trunk, which takes minutes to compile; `make dev` and a plain
// `trunk build` read the same links, and tools/postbuild.mjs goes on from either.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { read } from './games.mjs';

const folder = process.env.TRUNK_STAGING_DIR;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Copies what a link names, and returns what stands in the page in its place. */
const KINDS = {
  css(path) {
    cpSync(path, join(folder, basename(path)));
    return `<link rel="stylesheet" href="./${basename(path)}">`;
  },
  'copy-file'(path) {
    cpSync(path, join(folder, basename(path)));
    return '';
  },
  'copy-dir'(path) {
    cpSync(path, join(folder, basename(path)), { recursive: true });
    return '';
  },
  // The page's program gets its place; a worker is started by the program.
  rust: (_, link) => (link.includes('data-type="main"') ? '<script type="module"></script>' : ''),
};

const html = read('index.html').replace(/<link data-trunk rel="([\w-]+)"(?: href="([^"]+)")?[^>]*>/g, (link, kind, path) => {
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`tools/stage.mjs knows no ${kind}, which index.html asks for`);
  return KINDS[kind](path, link);
});
writeFileSync(join(folder, 'index.html'), html);
