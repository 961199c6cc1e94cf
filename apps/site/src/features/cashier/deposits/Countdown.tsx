import { useCashierText } from '../cashier-text.ts';
import { useNow } from '../useNow.ts';
import styles from './Countdown.module.css';
import { clockForm } from './countdown.rules.ts';

/** The time left to pay. */
export function Countdown({ until }: { until: number }) {
  const text = useCashierText();
  const leftMs = until - useNow(true);
  return (
    <span className={styles.time} role="timer" aria-label={text('cashier.countdown.label')}>
      {clockForm(leftMs)}
    </span>
  );
}
