import type { PurseType } from '@parlour/contract';

/** Where deposits and wins go to, stakes come from, and wins that were taken back are owed. */
export const PLAY_PURSES: readonly PurseType[] = ['main', 'bonus', 'debt'];
