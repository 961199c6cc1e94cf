/**
 * placed: the stake may or may not have been taken. open: it was, and the player decides what comes next. drawn: it is
 * over, and the wallet has to learn what it won. cancelling: the wallet has to give the stake back, if it has it.
 * disputed: the wallet contradicts us; people look at it.
 */
export const NEXT_STATES = {
  placed: ['open', 'drawn', 'refused', 'cancelling'],
  open: ['drawn', 'cancelling'],
  drawn: ['settled', 'disputed'],
  cancelling: ['cancelled', 'disputed'],
  refused: [],
  settled: [],
  cancelled: [],
  disputed: [],
} as const satisfies Record<string, readonly string[]>;
export type RoundState = keyof typeof NEXT_STATES;
