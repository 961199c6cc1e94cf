import { hexToBytes } from '@noble/hashes/utils.js';
import { InvalidInput, quote } from './invalid-input.ts';

/** Long enough for any name, hash or beacon value; short enough that nobody can make a draw expensive. */
const TEXT_BYTES_MAX = 1024;
const HEX_PAIRS = /^(?:[0-9a-f]{2})*$/;
/** A lone surrogate: its UTF-8 would be the replacement character, the same for all of them. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const utf8 = new TextEncoder();

/**
 * Bytes from lower-case hex. Capitals are refused: an "a" turned into an "A" by one flipped bit would otherwise
 * go unnoticed.
 */
export function parseHex(name: string, text: unknown, { bytes }: { bytes: number }): Uint8Array {
  if (typeof text !== 'string') throw new InvalidInput(`${name} must be a string of hex digits`);
  if (text.length !== bytes * 2 || !HEX_PAIRS.test(text))
    throw new InvalidInput(`${name} must be ${bytes * 2} lower-case hex digits, and is ${quote(text)}`);
  return hexToBytes(text);
}

/** The UTF-8 bytes of a text that is neither empty nor too long nor broken. */
export function encodeText(name: string, text: unknown, { bytesMax = TEXT_BYTES_MAX } = {}): Uint8Array {
  if (typeof text !== 'string' || text === '')
    throw new InvalidInput(`${name} must be a text that is not empty`);
  if (LONE_SURROGATE.test(text)) throw new InvalidInput(`${name} is no well-formed text`);
  const bytes = utf8.encode(text);
  if (bytes.length > bytesMax) throw new InvalidInput(`${name} must be at most ${bytesMax} bytes long`);
  return bytes;
}

/** The scheme's `lp` for several texts: each one's length as a big-endian 32-bit number, then its bytes. */
export function prefixLengths(parts: Uint8Array[]): Uint8Array {
  const framed = new Uint8Array(parts.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(framed.buffer);
  let offset = 0;
  for (const part of parts) {
    view.setUint32(offset, part.length);
    framed.set(part, offset + 4);
    offset += 4 + part.length;
  }
  return framed;
}

/** A whole number as eight big-endian bytes. */
export function encodeUint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
