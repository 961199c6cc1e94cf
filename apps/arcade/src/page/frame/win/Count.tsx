import { amountOf, roundDownToShown, writeDecimal } from '@parlour/money';
import { useCountUp } from '../../game/useCountUp.ts';
import type { SessionView } from '../../platform/calls.ts';
import { useMoney } from '../../platform/texts.tsx';
import styles from './Win.module.css';

type Props = { amount: string; currency: SessionView['currency']; overMs: number };

const SHARES = 1_000;

/** An amount that counts up to its value, in the room that the value needs. */
export function Count({ amount, currency, overMs }: Props) {
  const { showMoney } = useMoney();
  const share = useCountUp(SHARES, overMs);
  const counted = (amountOf(amount) * BigInt(share)) / BigInt(SHARES);
  return (
    <span className={styles.count}>
      <span className={styles.room}>{showMoney(amount, currency)}</span>
      <span className={styles.counted}>
        {showMoney(writeDecimal(roundDownToShown(counted, currency)), currency)}
      </span>
    </span>
  );
}
