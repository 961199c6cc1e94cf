import { recall, remember } from './memory.ts';

const NAME = 'arcade.device';

/** What tells this browser from others, and says nothing else of it; null where it keeps nothing. */
export function deviceMark(): string | null {
  if (recall(NAME) === null) remember(NAME, crypto.randomUUID());
  return recall(NAME);
}
