// Lists what is in the zip and who made it: each crate that the page's programs need, the standard
// library, code that the build adds, and npm packages. It reads the locks and the crates' own
// folders; the same locks give the same bytes.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read } from './games.mjs';

export const WASM = 'wasm32-unknown-unknown';
const packages = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const run = (command, ...args) => execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 27 });

/** Cargo's metadata of the locked crates, without the network. */
export const metadata = (...more) => JSON.parse(run('cargo', 'metadata', '--locked', '--offline', '--format-version', '1', ...more));

/**
 * The accepted licences, preferred ones first; the words that identify their texts, and the file
 * beside the compiler that has the text if it is the same for every project.
 */
const LICENCES = {
  MIT: { words: 'Permission is hereby granted, free of charge' },
  'Apache-2.0': { words: 'Apache License', standard: 'Apache-2.0.txt' },
  'CC0-1.0': { words: 'CC0 1.0 Universal' },
  'Unicode-3.0': { words: 'UNICODE LICENSE V3' },
};

/** Data and scripts from npm: the parts in the zip, and their licence texts. */
const DATA = {
  '@iconify-json/game-icons': {
    licence: 'CC-BY-3.0',
    what: 'the symbols, by Lorc, Delapouite and contributors (https://game-icons.net); redrawn in one colour, with rounded points, some simplified',
    text: () => 'Creative Commons Attribution 3.0 Unported: https://creativecommons.org/licenses/by/3.0/legalcode',
  },
  qr: {
    licence: 'MIT OR Apache-2.0',
    what: 'draws and reads the codes by which phones join',
    text: () => readFileSync(join(dirname(packages.resolve('qr')), 'LICENSE-MIT'), 'utf8'),
  },
  '@fontsource-variable/source-sans-3': { licence: 'OFL-1.1', what: 'the text face, cut down to the signs that are used' },
  '@fontsource-variable/crimson-pro': { licence: 'OFL-1.1', what: 'the display face, cut down to the signs that are used' },
};

const pinned = (name) => {
  const [, version] = new RegExp(`^export ${name}=(.*)$`, 'm').exec(read('tools/env.sh')) ?? [];
  if (!version) throw new Error(`tools/env.sh pins no ${name}`);
  return version;
};

/** The tools that write a few lines of their code into the page. */
const WRITERS = [['wasm_split_cli_support', 'WASM_SPLIT_VERSION']];

/** The standard library's dependencies, under the same licences as itself. */
export const IN_STD = ['dlmalloc', 'hashbrown'];

/** Returns the checksums of Cargo.lock by "name version". */
function lock() {
  const entries = [...read('Cargo.lock').matchAll(/\[\[package\]\]\nname = "(.*)"\nversion = "(.*)"\n(?:source = ".*"\n)?(?:checksum = "(.*)"\n)?/g)];
  return new Map(entries.map(([, name, version, checksum]) => [`${name} ${version}`, checksum]));
}

/** Returns "name version" of each crate in cargo's tree of the page. */
function tree(edges) {
  const lines = run('cargo', 'tree', '--locked', '--offline', '--target', WASM, '--edges', edges, '--prefix', 'none', '--format', '{p}');
  return new Set(lines.split('\n').filter(Boolean).map((line) => line.split(' ').slice(0, 2).join(' ').replace(' v', ' ')));
}

/** Returns the SPDX form: some crates still have a slash between two licences. */
const spdx = (expression) => expression.replace(/\s*\/\s*/g, ' OR ');

/** Returns the text of this licence among the files of a folder. */
function textIn(folder, { words }) {
  const named = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|unlicense)/i.test(name)).sort();
  return named.map((name) => readFileSync(join(folder, name), 'utf8')).find((text) => text.includes(words));
}

/** Returns the texts of a licence expression: one for each part of "(A OR B) AND C". */
function texts(name, expression, folder) {
  return expression.split(' AND ').map((part) => {
    const offered = part.replace(/[()]/g, '').split(' OR ');
    const taken = Object.entries(LICENCES).filter(([id]) => offered.includes(id));
    for (const [, licence] of taken) {
      const own = folder && textIn(folder, licence);
      if (own) return own;
    }
    const [, { standard }] = taken.find(([, licence]) => licence.standard) ?? [null, {}];
    if (!standard) throw new Error(`${name}: no text of "${part}" is in its folder; look for it by hand`);
    return beside(standard);
  });
}

/** Returns a text that comes with the pinned compiler. */
function beside(name) {
  const path = join(run('rustc', '--print', 'sysroot').trim(), 'share/doc/rust/licenses', name);
  if (!existsSync(path)) throw new Error(`the compiler's own ${name} is missing: ${path}`);
  return readFileSync(path, 'utf8');
}

/**
 * Returns everything in the zip, sorted: `{ name, version, licence, texts, purl, … }`; `runs` is
 * false for macros and their dependencies, which write code at build time and are not shipped.
 */
export function shipped() {
  const { packages: known, resolve } = metadata();
  const [checksums, sent] = [lock(), tree('normal,no-proc-macro')];
  const crates = [...tree('normal')].map((key) => {
    const { id, name, version, license, repository, manifest_path: manifest } = known.find((one) => `${one.name} ${one.version}` === key);
    const licence = spdx(license);
    const own = id === resolve.root;
    return {
      name, version, licence, own, home: repository ?? undefined, runs: sent.has(key), hash: ['SHA-256', checksums.get(key)],
      texts: texts(name, licence, dirname(manifest)), purl: `pkg:cargo/${name}@${version}`,
    };
  });
  const writers = WRITERS.map(([name, pin]) => {
    const [version, licence] = [pinned(pin), 'MIT OR Apache-2.0'];
    return { name, version, licence, runs: true, what: 'writes a few lines of JavaScript into the page', texts: texts(name, licence), purl: `pkg:cargo/${name}@${version}` };
  });
  const [, compiler] = /^rustc (\S+)/.exec(run('rustc', '--version'));
  const std = {
    name: 'std', version: compiler, licence: 'MIT OR Apache-2.0', runs: true, what: `the standard library of Rust, with ${IN_STD.join(' and ')}`, texts: [beside('Apache-2.0.txt')],
    home: 'https://github.com/rust-lang/rust', purl: `pkg:generic/rust-std@${compiler}`,
  };
  const npm = JSON.parse(read('package-lock.json')).packages;
  const data = Object.entries(DATA).map(([name, { licence, what, text }]) => {
    const { version, integrity, license } = npm[`node_modules/${name}`];
    if (license.replace(/[()]/g, '') !== licence) throw new Error(`${name} is under ${license} now, not ${licence}`);
    const whole = text ? text() : readFileSync(packages.resolve(`${name}/LICENSE`), 'utf8');
    const digest = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    return { name, version, licence, what, runs: true, data: true, texts: [whole], hash: ['SHA-512', digest], purl: `pkg:npm/${name.replace('@', '%40')}@${version}` };
  });
  const order = (one, other) => (one.purl < other.purl ? -1 : 1);
  return [...crates, ...writers, std, ...data].sort(order);
}

/** Returns all licences as one text: each text once, under the names of those who use it. */
export function licences(all) {
  const by = new Map();
  for (const one of all) {
    for (const text of one.texts) {
      const plain = text.replaceAll('\r\n', '\n').replace(/[ \t]+$/gm, '').trim();
      by.set(plain, [...(by.get(plain) ?? []), one]);
    }
  }
  const own = all.find((one) => one.own);
  // Our own first, then sorted by name.
  const sections = [...by].sort(([, one], [, other]) => other.includes(own) - one.includes(own));
  const line = ({ name, version, licence, what, runs }) => `${name} ${version} (${licence})${what ? `: ${what}` : ''}${runs ? '' : ': writes code at build'}`;
  const rule = '='.repeat(72);
  const head = `Regalia ${own.version} is under the first licence below. What it is made with is under\nthe others: each text stands below the names of those who are under it.`;
  return `${[head, ...sections.map(([text, users]) => `${rule}\n${users.map(line).join('\n')}\n\n${text}`)].join('\n\n')}\n`;
}

/** Returns the list of the credits page: what is in the page, with its licence, as HTML. */
export function credits(all) {
  const line = ({ name, version, licence }) => `<li>${name} ${version} — ${licence}</li>`;
  return `<ul>${all.filter(({ own, runs }) => !own && runs).sort((one, other) => (one.name < other.name ? -1 : 1)).map(line).join('')}</ul>\n`;
}

/**
 * Returns the bill of materials in CycloneDX 1.6, without a time and a serial number, so that it is
 * reproducible.
 */
export function sbom(all) {
  const component = ({ name, version, licence, what, home, runs, data, own, hash: [algorithm, content] = [], purl }) => ({
    type: own ? 'application' : data ? 'data' : 'library',
    'bom-ref': purl,
    name,
    version,
    ...(what && { description: what }),
    ...(!own && { scope: runs ? 'required' : 'excluded' }),
    ...(content && { hashes: [{ alg: algorithm, content }] }),
    licenses: [{ expression: licence }],
    purl,
    ...(home && { externalReferences: [{ type: 'vcs', url: home }] }),
  });
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component(all.find((one) => one.own)) },
    components: all.filter((one) => !one.own).map(component),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
