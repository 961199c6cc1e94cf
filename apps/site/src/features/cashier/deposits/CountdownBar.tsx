import type { Deposit } from '@parlour/client';
import { useCashierText } from '../cashier-text.ts';
import { useNow } from '../useNow.ts';
import styles from './CountdownBar.module.css';
import { clockForm, leftPercent } from './countdown.rules.ts';

/** The time left to pay; draws nothing if no payment is awaited. */
export function CountdownBar({ deposit }: { deposit: Deposit }) {
  const text = useCashierText();
  const isShown = deposit.state === 'waiting' && !deposit.isSent;
  const now = useNow(isShown);
  if (!isShown) return null;
  const leftMs = deposit.expiresAt - now;
  if (leftMs <= 0) return <p className={styles.over}>{text('cashier.countdown.over')}</p>;
  const percent = leftPercent({ from: deposit.createdAt, until: deposit.expiresAt, now });
  return (
    <div className={styles.countdown}>
      <p className={styles.line}>
        <span>{text('cashier.countdown.label')}</span>
        <span className={styles.time} role="timer">
          {clockForm(leftMs)}
        </span>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="2" />
        <rect className={styles.left} width={percent} height="2" />
      </svg>
    </div>
  );
}
