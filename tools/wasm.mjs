// Reads the sections of a wasm file.

/** Returns a reader of a file, which begins at its first byte and moves on as it reads. */
export function reader(file) {
  const from = {
    at: 0,
    byte: () => file[from.at++],
    /** Reads an unsigned number (LEB128). */
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = from.byte();
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return value;
      }
    },
    /** Reads the next bytes. */
    bytes(length) {
      from.at += length;
      return file.subarray(from.at - length, from.at);
    },
  };
  return from;
}

/** Returns a reader at the beginning of a section; `undefined` if the file has none with this number. */
export function section(file, wanted) {
  const from = reader(file);
  from.at = 8;
  while (from.at < file.length) {
    const [id, length] = [from.byte(), from.number()];
    if (id === wanted) return from;
    from.at += length;
  }
  return undefined;
}
