import { randomFillSync } from 'node:crypto';
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

/** The moment an id was made, as recorded in it. */
export const momentOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
