import type { Json } from '../mechanic.ts';

/** Ways to play slots, for tests that play every game: what is picked, and what is decided in the round (nothing). */
export const SLOT_PICKS: Record<'slots', { pick: Json; decide: (seen: Json) => Json | null }[]> = {
  slots: [
    { pick: {}, decide: () => null },
    { pick: { buy: true }, decide: () => null },
  ],
};
