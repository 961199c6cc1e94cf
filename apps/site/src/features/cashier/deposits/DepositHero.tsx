import type { Deposit } from '@parlour/client';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { pathOf } from '../deposit-states.rules.ts';
import { CountdownBar } from './CountdownBar.tsx';
import styles from './DepositHero.module.css';
import { useDepositWords } from './useDepositWords.ts';

/** The new style: the deposit as a voucher in the brand's colours, with all its steps. */
export function DepositHero({ deposit }: { deposit: Deposit }) {
  const { showMoney } = useMoney();
  const words = useDepositWords(deposit);
  return (
    <div className={styles.voucher}>
      <div className={styles.top}>
        <p className={styles.channel}>{deposit.channelName}</p>
        <p className={styles.amount}>{showMoney(deposit.amount, deposit.currency)}</p>
        <div className={styles.told} aria-live="polite">
          <p className={styles.state}>{words.state}</p>
          <p className={styles.text}>{words.told}</p>
          {words.reason && <p className={styles.reason}>{words.reason}</p>}
        </div>
        <CountdownBar deposit={deposit} />
      </div>
      <Path deposit={deposit} />
    </div>
  );
}

function Path({ deposit }: { deposit: Deposit }) {
  const text = useCashierText();
  return (
    <ol className={styles.path} aria-label={text('cashier.path.title')}>
      {pathOf(deposit).map(({ name, is }) => (
        <li
          key={name}
          className={clsx(styles.step, styles[is])}
          aria-current={is === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {is === 'done' && <Icon name="check" />}
            {is === 'off' && <Icon name="close" />}
          </span>
          <span>{text(name)}</span>
        </li>
      ))}
    </ol>
  );
}
