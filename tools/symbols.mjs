// Counts the bytes of each game in a wasm file, by the file's own symbol table.
import { readFileSync } from 'node:fs';

/** Returns the sections of a wasm file: `[{ id, name, body }]`, `name` for custom ones. */
function sections(file) {
  const found = [];
  const reader = read(file, 8);
  while (!reader.done()) {
    const id = reader.byte();
    const body = read(file, 0, reader.bytes(reader.number()));
    found.push({ id, name: id === 0 ? body.text() : '', body });
  }
  return found;
}

/** Reads bytes, LEB128 numbers and texts in sequence. */
function read(file, from, range = [from, file.length]) {
  let [at, end] = range;
  const reader = {
    done: () => at >= end,
    left: () => end - at,
    byte: () => file[at++],
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = file[at++];
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return value;
      }
    },
    /** Skips `count` bytes; returns where they were. */
    bytes(count) {
      at += count;
      return [at - count, at];
    },
    text() {
      const [start, stop] = reader.bytes(reader.number());
      return file.toString('utf8', start, stop);
    },
    part: (count) => read(file, 0, reader.bytes(count)),
  };
  return reader;
}

/** Returns the number of imported functions: their names come first. */
function imported(body) {
  let functions = 0;
  for (let left = body.number(); left > 0; left -= 1) {
    body.text();
    body.text();
    const kind = body.byte();
    if (kind === 0) {
      functions += 1;
      body.number();
    } else if (kind === 1) {
      body.byte();
      if (body.number() & 1) body.number();
      body.number();
    } else if (kind === 2) {
      if (body.number() & 1) body.number();
      body.number();
    } else {
      body.byte();
      body.byte();
    }
  }
  return functions;
}

/**
 * Returns the sizes in a wasm file, `{ code, data, of }`: bytes of all functions and of data, and
 * bytes of the functions of each module: those whose mangled name (v0: every name has its length
 * before it, types included) mentions that module and no other. Null if the file has no names.
 */
export function symbols(path, modules) {
  const file = readFileSync(path);
  const all = sections(file);
  const section = (id) => all.find((one) => one.id === id)?.body;
  const names = new Map();
  const table = all.find(({ name }) => name === 'name')?.body;
  if (!table) return null;
  while (!table.done()) {
    const kind = table.byte();
    const part = table.part(table.number());
    if (kind !== 1) continue;
    for (let left = part.number(); left > 0; left -= 1) names.set(part.number(), part.text());
  }
  const first = section(2) ? imported(section(2)) : 0;
  const patterns = modules.map((module) => [module, new RegExp(`(?<![0-9])${module.length}${module}`)]);
  const of = Object.fromEntries(modules.map((module) => [module, 0]));
  const code = section(10);
  const total = code.left();
  const functions = code.number();
  for (let nth = 0; nth < functions; nth += 1) {
    const size = code.number();
    code.bytes(size);
    const name = names.get(first + nth) ?? '';
    const about = patterns.filter(([, pattern]) => pattern.test(name));
    if (about.length === 1) of[about[0][0]] += size;
  }
  return { code: total, data: section(11)?.left() ?? 0, of };
}
