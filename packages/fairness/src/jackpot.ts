import { computeDraw } from './draw.ts';
import type { DrawInputs } from './draw-stream.ts';
import { InvalidInput } from './invalid-input.ts';
import { rootOfTickets } from './tickets.ts';

/** A bet that takes part, and how many of the possible numbers it owns. */
export type JackpotEntry = { id: string; share: bigint };
export type JackpotDraw = Omit<DrawInputs, 'root'> & {
  /** The drawn number has this many digits: it is one of 0 .. 10^digits - 1. */
  digits: number;
  entries: readonly JackpotEntry[];
};
export type JackpotOutcome = {
  commitment: string;
  root: string;
  numbers: number[];
  /** The entry that owns the number; null: nobody does, and the pool grows on. */
  winner: string | null;
};

/**
 * Decides whether a pool is hit, and by which entry. In order of their ids the entries own as many numbers as their
 * shares say, starting at zero; the owner of the drawn number wins, and above the last owned number nobody does. So
 * every part of every share has the same chance, however the entries were spread over draws.
 */
export function computeJackpot({ digits, entries, ...inputs }: JackpotDraw): JackpotOutcome {
  const root = rootOfTickets(entries.map(({ id, share }) => ({ id, content: String(share) })));
  const { commitment, numbers } = computeDraw({ ...inputs, root, pick: { kind: 'digits', count: digits } });
  return { commitment, root, numbers, winner: ownerOf(entries, numbers) };
}

function ownerOf(entries: readonly JackpotEntry[], numbers: readonly number[]): string | null {
  const drawn = BigInt(numbers.join(''));
  let passed = 0n;
  for (const { id, share } of [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (share <= 0n) throw new InvalidInput(`the entry ${id} has no share`);
    passed += share;
    if (drawn < passed) return id;
  }
  return null;
}
