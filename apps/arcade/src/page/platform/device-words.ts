import type { WordStream } from '@parlour/fairness';

/** Randomness of the device, for what a player lets it choose. No outcome comes of it. */
export const deviceWords: WordStream = {
  next: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};
