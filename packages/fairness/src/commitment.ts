import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { parseHex } from './encoding.ts';

const SEED_BYTES = 32;

/** The hash that is published in place of a seed until the seed is revealed. */
export function commitTo(seed: string): string {
  return bytesToHex(sha256(parseSeed('seed', seed)));
}

export function parseSeed(name: string, seed: unknown): Uint8Array {
  return parseHex(name, seed, { bytes: SEED_BYTES });
}
