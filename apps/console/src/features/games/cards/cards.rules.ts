import type { ConsoleClient } from '@parlour/client/console';

export type RakeReport = Awaited<ReturnType<ConsoleClient['games']['cardRake']>>;
export type RakeDay = RakeReport['days'][number];
export type RakeMember = RakeReport['members'][number];
export type CardFinding = Awaited<ReturnType<ConsoleClient['games']['cardFindings']>>['items'][number];

/** Vendors tell of a month at most. */
export const CARD_SPANS = [7, 30] as const;
