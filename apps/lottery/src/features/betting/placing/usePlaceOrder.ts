import { CallRefused, type Lottery, type LotteryOrder, type LotteryTerms } from '@parlour/client';
import { createIdempotencyKeys, isOutcomeKnown, newUuid } from '@parlour/client/idempotency-keys';
import type { PlayType } from '@parlour/contract/values/lottery';
import { writeDecimal } from '@parlour/money';
import { useState } from 'react';
import { useWallet } from '../../../parts/money/useWallet.ts';
import { usePage } from '../../../platform/page.ts';
import { usePrizeMode } from '../../../platform/place.store.ts';
import { type Bet, type Issues, itemOf, stakeOver } from '../bet.rules.ts';
import { keepLastBets } from './last-bets.ts';

export type PlacingState =
  | { kind: 'ready' }
  | { kind: 'sending' }
  | { kind: 'refused'; refused: CallRefused }
  | { kind: 'placed'; order: LotteryOrder };

type Needs = {
  game: Pick<Lottery, 'gameId' | 'prizeModes'>;
  playType: PlayType;
  terms: LotteryTerms;
  onTermsChanged: () => void;
};

/** Places an order once, however often it is sent: the same order keeps its key until its outcome is known. */
export function usePlaceOrder({ game: { gameId, prizeModes }, playType, terms, onTermsChanged }: Needs) {
  const { client } = usePage();
  const prizeMode = usePrizeMode();
  const { reload } = useWallet();
  const [attempts] = useState(() => createIdempotencyKeys(newUuid));
  const [state, setState] = useState<PlacingState>({ kind: 'ready' });

  async function place(bets: readonly Bet[], issues: Issues, stopsOnWin: boolean): Promise<boolean> {
    setState({ kind: 'sending' });
    const body = {
      gameId,
      playType,
      // The address keeps its mode from lottery to lottery, and not every one of them offers it.
      ...(prizeMode && prizeModes.includes(prizeMode) ? { prizeMode } : {}),
      termsVersion: terms.version,
      items: bets.map(itemOf),
      issues: issues.map(({ numero, multiple }) => ({ numero, multiple })),
      stopsOnWin,
      stake: writeDecimal(stakeOver(bets, issues, terms)),
    };
    try {
      const order = await client.lottery.placeOrder({ body, idempotencyKey: attempts.keyOf(body) });
      attempts.conclude();
      keepLastBets(gameId, body.items);
      setState({ kind: 'placed', order });
      reload();
      return true;
    } catch (error) {
      if (isOutcomeKnown(error)) attempts.conclude();
      if (!(error instanceof CallRefused)) {
        setState({ kind: 'ready' });
        throw error;
      }
      setState({ kind: 'refused', refused: error });
      if (error.code === 'terms_changed') onTermsChanged();
      return false;
    }
  }

  return { state, place, begin: () => setState({ kind: 'ready' }) };
}
