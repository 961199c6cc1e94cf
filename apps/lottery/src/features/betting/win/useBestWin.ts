import type { LotteryTerms } from '@parlour/client';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { stakePerBet } from '@parlour/lottery-rules';
import { amountOf, currencyOf, smallestShown } from '@parlour/money';
import { useEffect, useState } from 'react';
import { useCurrency } from '../../../platform/page.ts';
import { type Bet, oddsOfBet } from '../bet.rules.ts';
import { askBestWin } from './ask-best-win.ts';
import type { BestWin } from './best-win.rules.ts';

/** The most that bets can win at one result, worked out beside the page; null: not known yet. */
export function useBestWin(
  familyId: LotteryFamily,
  bets: readonly Bet[],
  terms: LotteryTerms,
): BestWin | null {
  const currency = currencyOf(useCurrency());
  const [known, setKnown] = useState<{ bets: readonly Bet[]; best: BestWin | null } | null>(null);
  useEffect(() => {
    if (bets.length === 0) return;
    let isWanted = true;
    const { perIssue, singlePick, singlePickBets } = terms.caps;
    askBestWin(
      {
        familyId,
        settings: terms.settings,
        caps: { perIssue: amountOf(perIssue), singlePick: amountOf(singlePick), singlePickBets },
        minorUnit: smallestShown(currency),
        bets: bets.map((bet) => ({
          playId: bet.play.id,
          selection: bet.selection,
          count: bet.count,
          odds: oddsOfBet(bet, terms, currency),
          stakePerBet: stakePerBet({ ...bet.choice, unit: terms.unit }),
        })),
      },
      (best) => isWanted && setKnown({ bets, best }),
    );
    return () => {
      isWanted = false;
    };
  }, [familyId, bets, terms, currency]);
  return known?.bets === bets ? known.best : null;
}
