import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** UUIDv7: ordered by time, made without asking the database, never a sequence on the wire. */
export function newId(clock: Clock): string {
  return v7({ msecs: clock.now() });
}
