import type { Deposit } from '@parlour/client';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { STATE_TONES } from '../deposit-states.rules.ts';
import { MethodArt } from '../MethodArt.tsx';
import styles from '../PaymentHead.module.css';
import { StateLabel } from '../StateLabel.tsx';
import { CountdownBar } from './CountdownBar.tsx';
import { useDepositWords } from './useDepositWords.ts';

/** The plain style: one card with the state, the amount and what it means. */
export function DepositHead({ deposit }: { deposit: Deposit }) {
  const { showMoney } = useMoney();
  const words = useDepositWords(deposit);
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <MethodArt method={deposit.method} />
        <span className={styles.channel}>{deposit.channelName}</span>
      </div>
      <p className={styles.amount}>{showMoney(deposit.amount, deposit.currency)}</p>
      <div className={styles.told} aria-live="polite">
        <StateLabel words={words.state} tone={STATE_TONES[deposit.state]} />
        <p className={styles.text}>{words.told}</p>
        {words.reason && <p className={styles.reason}>{words.reason}</p>}
      </div>
      <CountdownBar deposit={deposit} />
    </div>
  );
}
