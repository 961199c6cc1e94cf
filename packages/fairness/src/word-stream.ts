import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { InvalidInput } from './invalid-input.ts';

/** The source of outcomes: 32-bit words, each used once. */
export type WordStream = { next(): number };

type HmacStreamOptions = {
  key: Uint8Array;
  prefix: Uint8Array;
  /** How the number of a block is written behind the prefix. */
  encodeIndex(index: number): Uint8Array;
};

/** More than any outcome takes: the largest pick needs two words per number on average. Asking for more is a bug. */
export const BLOCKS_MAX = 2 ** 16;
const BLOCK_BYTES = 32;

/** HMAC-SHA256 of prefix and block number for the blocks 0, 1, 2 ..., each read as eight big-endian words. */
export function createHmacStream({ key, prefix, encodeIndex }: HmacStreamOptions): WordStream {
  // The state after the prefix is the same for every block: it is computed once and copied.
  const keyed = hmac.create(sha256, key).update(prefix);
  const copy = keyed.clone();
  const block = new Uint8Array(BLOCK_BYTES);
  const view = new DataView(block.buffer);
  let index = 0;
  let offset = BLOCK_BYTES;
  return {
    next() {
      if (offset === BLOCK_BYTES) {
        if (index === BLOCKS_MAX) throw new InvalidInput(`a stream ends after ${BLOCKS_MAX} blocks`);
        keyed._cloneInto(copy).update(encodeIndex(index)).digestInto(block);
        index += 1;
        offset = 0;
      }
      const word = view.getUint32(offset);
      offset += 4;
      return word;
    },
  };
}
