// Reads what a seat was sent over a club's broker, with the key of its link: MQTT, AES-GCM and LZ4
// written a second time, from their descriptions alone.
import { createDecipheriv } from 'node:crypto';

/** Returns the packets of MQTT in a stream of bytes: each its first byte and its content. */
function* packets(stream) {
  for (let at = 0; at < stream.length; ) {
    const first = stream[at];
    let [length, shift] = [0, 0];
    do {
      at += 1;
      length |= (stream[at] & 127) << shift;
      shift += 7;
    } while (stream[at] & 128);
    at += 1;
    yield { first, content: stream.subarray(at, at + length) };
    at += length;
  }
}

/** Unpacks a block of LZ4 with a dictionary. */
function unpack(packed, known) {
  const out = [...known];
  let at = 0;
  const long = (length) => {
    if (length < 15) return length;
    let byte;
    do {
      byte = packed[at];
      at += 1;
      length += byte;
    } while (byte === 255);
    return length;
  };
  while (at < packed.length) {
    const token = packed[at];
    at += 1;
    for (let left = long(token >> 4); left > 0; left -= 1) {
      out.push(packed[at]);
      at += 1;
    }
    if (at >= packed.length) break;
    const from = out.length - (packed[at] | (packed[at + 1] << 8));
    at += 2;
    const length = long(token & 15) + 4;
    for (let nth = 0; nth < length; nth += 1) out.push(out[from + nth]);
  }
  return Buffer.from(out.slice(known.length));
}

/**
 * Returns the texts that a seat was sent, in order. `streams` has what each of its WebSockets has
 * received. Fails if anything else was sent to it.
 */
export function unseal(link, streams) {
  const payload = Buffer.from(link.split('/seat/')[1], 'base64url');
  const [seat, table, key] = [payload[1], payload.subarray(2, 18).toString('base64url'), payload.subarray(18, 34)];
  const texts = [];
  // What a text was told as may be what a later one is packed with, on another connection too.
  const told = new Map([[0n, Buffer.alloc(0)]]);
  for (const stream of streams) {
    let pieces = [];
    for (const { first, content } of packets(Buffer.concat(stream))) {
      if (first >> 4 !== 3) continue;
      const length = content.readUInt16BE(0);
      const topic = content.subarray(2, 2 + length).toString();
      if (topic === `t/${table}/p/h`) continue;
      if (topic !== `t/${table}/v/${seat}`) throw new Error(`seat ${seat} has heard ${topic}`);
      const sealed = content.subarray(2 + length);
      const decipher = createDecipheriv('aes-128-gcm', key, sealed.subarray(9, 21));
      decipher.setAAD(Buffer.concat([Buffer.from([1, 0]), sealed.subarray(1, 9), Buffer.from(topic)]));
      decipher.setAuthTag(sealed.subarray(-16));
      const piece = Buffer.concat([decipher.update(sealed.subarray(21, -16)), decipher.final()]);
      const [flags, basis] = [piece[0], piece.readBigUInt64BE(17)];
      pieces = flags & 1 ? [piece.subarray(25)] : [...pieces, piece.subarray(25)];
      if (!(flags & 2)) continue;
      // Padding follows the text, so that the message's length reveals nothing.
      const filled = Buffer.concat(pieces);
      const whole = filled.subarray(4, 4 + filled.readUInt32BE(0));
      // One whose basis was lost on the way is told again.
      if (flags & 4 && !told.has(basis)) continue;
      const text = flags & 4 ? unpack(whole.subarray(4), told.get(basis)) : whole;
      if (flags & 8) told.set(sealed.readBigUInt64BE(1), text);
      if (text.length > 0) texts.push(text.toString());
    }
  }
  return texts;
}
