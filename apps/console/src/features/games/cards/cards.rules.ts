import type { ConsoleClient } from '@parlour/client/console';
import type { CardCaseState } from '@parlour/contract/values/games';
import type { Tone } from '../../../parts/values/StateChip.tsx';

export type RakeReport = Awaited<ReturnType<ConsoleClient['games']['cardRake']>>;
export type RakeDay = RakeReport['days'][number];
export type RakeMember = RakeReport['members'][number];
export type CardFinding = Awaited<ReturnType<ConsoleClient['games']['cardFindings']>>['items'][number];

/** Vendors tell of a month at most. */
export const CARD_SPANS = [7, 30] as const;

export type CardCase = Awaited<ReturnType<ConsoleClient['games']['cardCases']>>['items'][number];
export type CardCaseDetail = Awaited<ReturnType<ConsoleClient['games']['cardCase']>>;

export const CASE_TONE: Record<CardCaseState, Tone> = {
  open: 'waiting',
  taken: 'waiting',
  cleared: 'good',
  confirmed: 'bad',
};

export const pathOfCase = (merchant: string, { id }: Pick<CardCase, 'id'>) =>
  `/games/cases/${[merchant, id].map(encodeURIComponent).join('/')}`;
