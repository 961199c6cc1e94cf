import type { HoldState } from '@parlour/contract';

/** Where a hold goes from where it is. What is not here cannot happen: an ended hold stays ended. */
export const HOLD_MOVES = {
  open: { post: 'posted', void: 'voided' },
  posted: {},
  voided: {},
} as const satisfies Record<HoldState, Partial<Record<'post' | 'void', HoldState>>>;
