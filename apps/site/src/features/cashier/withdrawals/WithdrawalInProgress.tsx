import type { Withdrawal } from '@parlour/client';
import { Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import styles from '../InProgress.module.css';
import { MethodArt } from '../MethodArt.tsx';
import { withdrawalPath } from '../paths.rules.ts';
import { StateLabel } from '../StateLabel.tsx';
import { STATE_TONES, STATE_WORDS } from '../withdrawal-states.rules.ts';

export function WithdrawalInProgress({ withdrawal }: { withdrawal: Withdrawal }) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const { id, state, amount, currency } = withdrawal;
  return (
    <Link className={styles.card} to={withdrawalPath(id)}>
      <MethodArt method="bank" />
      <span className={styles.words}>
        <span className={styles.title}>{text('cashier.running.withdrawal')}</span>
        <span className={styles.amount}>{showMoney(amount, currency)}</span>
        <span className={styles.state}>
          <StateLabel words={text(STATE_WORDS[state])} tone={STATE_TONES[state]} />
        </span>
      </span>
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </Link>
  );
}
