import { POCKETS } from '@parlour/game-rules/roulette';

/** Fewer rounds say nothing. */
const ROUNDS_LEAST = 12;
const HOT_LEAST = 2;

export type Temperature = 'hot' | 'cold';

/** How often numbers came, from the most to the least, newest first among equals. */
export function countNumbers(drawn: readonly number[]): [number: number, count: number][] {
  const counts = new Map<number, number>();
  for (const number of drawn) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, some], [, others]) => others - some);
}

/** Which numbers came more than once of late, and which not at all. */
export function temperaturesOf(drawn: readonly number[]): Map<number, Temperature> {
  if (drawn.length < ROUNDS_LEAST) return new Map();
  const found = new Map<number, Temperature>(
    countNumbers(drawn)
      .filter(([, count]) => count >= HOT_LEAST)
      .map(([number]) => [number, 'hot']),
  );
  for (let number = 0; number < POCKETS; number += 1) if (!drawn.includes(number)) found.set(number, 'cold');
  return found;
}
