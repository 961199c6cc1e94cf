import { hash, randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** UUIDv7: ordered by time, made without asking the database, never a sequence on the wire. */
export function newId(clock: Clock): string {
  return v7({ msecs: clock.now(), random: nextRandom() });
}

const ID_BYTES = 16;
/** Drawing randomness costs more than the rest of making an id, so it is drawn for many ids at once. */
const pool = Buffer.alloc(ID_BYTES * 512);
let used = pool.length;

function nextRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}

/** The smallest id that can be made at this moment: older ids are below it, newer ones are not. */
export function firstIdAt(epochMs: number): string {
  const hex = Math.max(0, epochMs).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}

/** Below and above every id there is: where a walk through all of them begins and ends. No row has either. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The same id for the same words, so that whatever is done again is done under its first id. */
export function idFromWords(words: string): string {
  const hex = hash('sha256', words, 'hex');
  // The first 128 bits, as a UUID of the version whose bits are free to choose.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether others' text is an id as we write them. */
export const isId = (text: string): boolean => ID.test(text);
/** Whether it is one as people and other programs may write them, in capitals too. */
export const isIdInAnyCase = (text: string): boolean => ID.test(text.toLowerCase());

/** The moment an id was made, as recorded in it. */
export const momentOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
