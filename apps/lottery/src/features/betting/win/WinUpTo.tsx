import type { LotteryTerms } from '@parlour/client';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { writeDecimal } from '@parlour/money';
import { memo } from 'react';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import type { Bet } from '../bet.rules.ts';
import { useBestWin } from './useBestWin.ts';
import styles from './WinUpTo.module.css';

type Props = { familyId: LotteryFamily; bets: readonly Bet[]; terms: LotteryTerms };

/** What the chosen bets can win together at one result, at most; it says so where less may be the most. */
export const WinUpTo = memo(function WinUpTo({ familyId, bets, terms }: Props) {
  const text = useText();
  const { showMoney } = useMoney();
  const currency = useCurrency();
  const best = useBestWin(familyId, bets, terms);
  if (bets.length === 0) return null;
  return (
    <span className={styles.win} aria-busy={best === null}>
      {text(best && !best.isExact ? 'lotto.prize.atMost' : 'lotto.prize.upTo')}{' '}
      <b className={styles.amount}>{best ? showMoney(writeDecimal(best.amount), currency) : '…'}</b>
    </span>
  );
});
