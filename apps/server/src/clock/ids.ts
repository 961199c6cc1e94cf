import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** UUIDv7: ordered by time, made without asking the database, never a sequence on the wire. */
export function newId(clock: Clock): string {
  return v7({ msecs: clock.now() });
}

/** The smallest id that can be made at this moment: ids from then on are not below it, those from before are. */
export function firstIdAt(epochMs: number): string {
  const hex = Math.max(0, epochMs).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}
