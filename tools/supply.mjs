// Checks that dependencies are accounted for: that the zip's licences and bill of materials list
// everything that the page needs, and that the npm lock names only packages of the registry, with
// their digests.
import { read } from './games.mjs';
import { licences, metadata, sbom, shipped, WASM } from './shipped.mjs';

const wrong = [];

/**
 * Features that only the arena uses, which cargo's graph does not tell apart: it has one feature
 * list for all targets.
 */
const NOT_OF_THE_PAGE = { yew: 'ssr' };

/**
 * Returns "name version" of the crates that the page's programs use, by cargo's graph of the lock:
 * computed independently of the list.
 */
function needed() {
  const { packages, resolve } = metadata('--filter-platform', WASM);
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const known = new Map(packages.map((one) => [one.id, one]));
  const seen = new Set([resolve.root]);
  for (const id of seen) {
    const { name, features } = known.get(id);
    const left = (features[NOT_OF_THE_PAGE[name]] ?? []).map((one) => one.replace('dep:', ''));
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
      if (kinds.some(({ kind }) => kind === null) && !left.includes(known.get(pkg).name)) seen.add(pkg);
    }
  }
  return packages.filter(({ id }) => seen.has(id)).map(({ name, version }) => `${name} ${version}`);
}

const all = shipped();
const text = licences(all);
const bill = JSON.parse(sbom(all));
const inText = new Set([...text.matchAll(/^(\S+ \S+) \(.*\)/gm)].map(([, key]) => key));
const inBill = new Map([bill.metadata.component, ...bill.components].map((one) => [`${one.name} ${one.version}`, one]));

const crates = needed();
for (const key of crates) {
  if (!inText.has(key)) wrong.push(`LICENSES.txt has no ${key}`);
  if (!inBill.has(key)) wrong.push(`sbom.cdx.json has no ${key}`);
}
for (const [key, { hashes, licenses, type }] of inBill) {
  if (!inText.has(key)) wrong.push(`${key} is in sbom.cdx.json and not in LICENSES.txt`);
  if (!licenses[0].expression) wrong.push(`${key} has no licence in sbom.cdx.json`);
  if (crates.includes(key) && type !== 'application' && !/^[0-9a-f]{64}$/.test(hashes?.[0].content ?? '')) wrong.push(`${key} has no digest in sbom.cdx.json`);
}
for (const { name, texts } of all) if (texts.some((one) => one.trim().length < 90)) wrong.push(`${name} has no text in LICENSES.txt`);

// docs/credits.md names the crates that the project itself asks for; the credits page lists all.
const own = metadata('--no-deps').packages.find(({ name }) => name === 'regalia');
const credited = read('docs/credits.md');
for (const { name, kind } of own.dependencies) {
  if (kind === null && !credited.includes(name)) wrong.push(`docs/credits.md does not name ${name}`);
}

/**
 * The allowed origin of npm packages; an entry without one comes from the configured registry, and
 * must have its digest.
 */
const HOST = 'https://registry.npmjs.org/';
const npm = JSON.parse(read('package-lock.json')).packages;
for (const [name, { integrity, resolved, link }] of Object.entries(npm)) {
  if (name === '') continue;
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')) wrong.push(`package-lock.json: ${name} has no sha512 digest`);
  if (link || (resolved && !resolved.startsWith(HOST))) wrong.push(`package-lock.json: ${name} is not from ${HOST}`);
}
for (const [name, version] of Object.entries(JSON.parse(read('package.json')).devDependencies)) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) wrong.push(`package.json: ${name} is not pinned: ${version}`);
}

if (wrong.length) {
  console.error(`regalia: ${wrong.join('\nregalia: ')}`);
  process.exit(1);
}
console.log(`${crates.length} crates of the page have their licence, its text and their digest, as have ${inBill.size - crates.length} other parts; ${Object.keys(npm).length - 1} npm packages have a digest.`);
