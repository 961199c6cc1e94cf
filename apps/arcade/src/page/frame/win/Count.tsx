import { amountOf, roundDownToShown, writeDecimal } from '@parlour/money';
import { useEffect, useState } from 'react';
import type { SessionView } from '../../platform/calls.ts';
import { pageClock } from '../../platform/clock.ts';
import { useMoney } from '../../platform/texts.tsx';
import styles from './Win.module.css';

type Props = { amount: string; currency: SessionView['currency']; overMs: number };

const SHARES = 1_000;

/** An amount that counts up to its value, in the room that the value needs. */
export function Count({ amount, currency, overMs }: Props) {
  const { showMoney } = useMoney();
  const [share, setShare] = useState(overMs > 0 ? 0 : SHARES);

  useEffect(() => {
    if (overMs <= 0) return;
    const startedAt = pageClock.now();
    let frame = requestAnimationFrame(draw);
    function draw(): void {
      const passed = Math.min(1, (pageClock.now() - startedAt) / overMs);
      setShare(Math.round(SHARES * (1 - (1 - passed) ** 3)));
      if (passed < 1) frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, [overMs]);

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
