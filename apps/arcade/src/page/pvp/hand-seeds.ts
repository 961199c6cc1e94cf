import { makeClientSeed } from '../platform/client-seed.ts';
import { recall, remember } from '../platform/memory.ts';

const STORED = 'ARCADE_HAND_SEEDS';
const KEPT = 50;

/** The seed of this browser for a hand: the same in each of its tabs, whichever is first to send it. */
export function seedOf(handId: string): string {
  const known = sentSeed(handId);
  if (known) return known;
  const made = makeClientSeed();
  remember(STORED, [`${handId} ${made}`, ...listed()].slice(0, KEPT).join('\n'));
  return made;
}

/** What this browser sent for a hand; null where it does not remember it. */
export function sentSeed(handId: string): string | null {
  const line = listed().find((each) => each.startsWith(`${handId} `));
  return line?.split(' ')[1] ?? null;
}

function listed(): string[] {
  return (recall(STORED) ?? '').split('\n').filter(Boolean);
}
