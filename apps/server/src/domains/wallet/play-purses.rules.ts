import type { PurseType } from '@parlour/contract';

/** Deposits and wins go into these, stakes come out of them, and `debt` holds wins that were taken back. */
export const PLAY_PURSES: readonly PurseType[] = ['main', 'bonus', 'debt'];
