import type { ConsoleClient } from '@parlour/client/console';
import type { HeldWinState } from '@parlour/contract/values/games';
import type { Tone } from '../../../parts/values/StateChip.tsx';

export type HeldLine = Awaited<ReturnType<ConsoleClient['games']['heldWins']>>['items'][number];

export const HELD_TONE: Record<HeldWinState, Tone> = {
  held: 'waiting',
  released: 'good',
  refused: 'bad',
  taken_back: 'quiet',
};

/** The page of the round it was won in. */
export const roundOf = (merchant: string, { vendor, transactionId }: HeldLine) =>
  `/games/rounds/${[merchant, vendor, transactionId].map(encodeURIComponent).join('/')}`;
