import type { Json } from '../mechanic.ts';

/** Somebody who plays one kind of bet: what is picked, and what is decided while the round is open. */
export type TestPlayer = {
  pick: Json;
  /** The next step at what is seen; `turn` is how many steps came before. Every round of it comes to an end. */
  decide(seen: Json, turn: number): Json;
};

/** A bet that is over at once. */
export function betOn(pick: Json): TestPlayer {
  return {
    pick,
    decide() {
      throw new Error('there is nothing to decide in this round');
    },
  };
}
