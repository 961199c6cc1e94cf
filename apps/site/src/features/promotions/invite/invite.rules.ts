import type { InviteFriend } from '@parlour/client';
import { amountOf } from '@parlour/money';

/** The short parameter of invitation links (docs/decisions/0058): it is scanned, and read aloud. */
export const inviteLink = (origin: string, path: string, code: string): string =>
  `${origin}${path}?i=${code}`;

/** How much of an amount is done, in whole per cent. */
export function percentDone(done: string, needed: string): number {
  const all = amountOf(needed);
  return all === 0n ? 100 : Number((amountOf(done) * 100n) / all);
}

/** Only of these is told what is missing. */
export const isUnderWay = ({ state }: Pick<InviteFriend, 'state'>): boolean => state === 'open';
