import type { HoldState } from '@parlour/contract';

/** The allowed moves of a hold. Nothing else can happen: an ended hold stays ended. */
export const HOLD_MOVES = {
  open: { post: 'posted', void: 'voided' },
  posted: {},
  voided: {},
} as const satisfies Record<HoldState, Partial<Record<'post' | 'void', HoldState>>>;
