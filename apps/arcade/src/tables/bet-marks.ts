import { createHash } from 'node:crypto';
import { MARK_LETTERS } from './tables.rules.ts';

/**
 * The sign under which everybody sees a bet, and by which its player finds it. The page chooses the id of a bet, so a part of
 * the id itself could be copied: somebody else's bet would then look like one's own.
 */
export function markOf(roundId: string): string {
  return createHash('sha256').update(`bet ${roundId}`).digest('hex').slice(0, MARK_LETTERS);
}
