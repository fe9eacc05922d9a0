// Packs dist/ for any static host: one zip with precompressed files, examples of the headers to
// send, all licences and the bill of materials.
//
//   node tools/dist.mjs      writes target/regalia-VERSION.zip and says so
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { CONFIGURATION, policy } from './hosts.mjs';
import { IN_STD, licences, sbom, shipped } from './shipped.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEXT = /\.(css|html|js|json|svg|wasm|webmanifest)$/;

const version = /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'))[1];

function files(folder, within = '') {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = within ? `${within}/${entry.name}` : entry.name;
      return entry.isDirectory() ? files(folder, path) : [path];
    })
    .sort();
}

/** Makes a zip of `[name, data]` entries: deflated if that is smaller, else stored. */
function zip(entries) {
  const local = [];
  const central = [];
  let offset = 0;
  for (const [name, data] of entries) {
    const packed = deflateRawSync(data, { level: 9 });
    const deflated = packed.length < data.length;
    const body = deflated ? packed : data;
    const label = Buffer.from(name);
    // Version 2.0, names in UTF-8, method, 1 January 1980: the same files give the same bytes.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(deflated ? 8 : 0, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(label.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, label]);
    // A file of Unix, rw-r--r--: without a mode, unzip makes files that no web server can read.
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, tail, label]));
    local.push(head, body);
    offset += head.length + body.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const dist = join(ROOT, 'dist');
if (!statSync(join(dist, 'index.html'), { throwIfNoEntry: false })) {
  console.error('regalia: there is no dist/ yet; run `make build` first.');
  process.exit(1);
}
const entries = files(dist).flatMap((path) => {
  const data = readFileSync(join(dist, path));
  if (!TEXT.test(path)) return [[path, data]];
  return [
    [path, data],
    [`${path}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } })],
    [`${path}.gz`, gzipSync(data, { level: 9 })],
  ];
});
const csp = policy(readFileSync(join(dist, 'index.html'), 'utf8'));
for (const [name, text] of Object.entries(CONFIGURATION)) entries.push([name, Buffer.from(text(csp))]);
const parts = shipped();
// The programs contain the names of the crates that may panic: the list must have all of them.
const sources = entries.filter(([path]) => path.endsWith('.wasm')).flatMap(([, data]) =>
  [...data.toString('latin1').matchAll(/(\/rust\/deps)?\/([a-z][a-z0-9_-]*)-(\d+\.\d+\.\d+)\/src\//g)]);
const unknown = sources.filter(([, std, name, version]) => (std ? !IN_STD.includes(name) : !parts.some((one) => one.name === name && one.version === version)));
if (!sources.length || unknown.length) {
  console.error(`regalia: in dist/, and not in LICENSES.txt: ${[...new Set(unknown.map(([where]) => where))].join(', ') || 'no crate is named at all'}`);
  process.exit(1);
}
entries.push(['LICENSES.txt', Buffer.from(licences(parts))], ['sbom.cdx.json', Buffer.from(sbom(parts))]);

const name = `target/regalia-${version}.zip`;
mkdirSync(join(ROOT, 'target'), { recursive: true });
writeFileSync(join(ROOT, name), zip(entries.map(([path, data]) => [path, data])));
console.log(name);
