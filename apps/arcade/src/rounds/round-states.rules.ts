/**
 * placed: the stake may or may not have been taken. drawn: it was, and the wallet has to learn what it won.
 * cancelling: the wallet has to give it back, if it has it. disputed: the wallet contradicts us; people look at it.
 */
export const NEXT_STATES = {
  placed: ['drawn', 'refused', 'cancelling'],
  drawn: ['settled', 'disputed'],
  cancelling: ['cancelled', 'disputed'],
  refused: [],
  settled: [],
  cancelled: [],
  disputed: [],
} as const satisfies Record<string, readonly string[]>;
export type RoundState = keyof typeof NEXT_STATES;
