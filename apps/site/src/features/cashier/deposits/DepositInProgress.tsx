import type { Deposit } from '@parlour/client';
import { Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { STATE_TONES, STATE_WORDS } from '../deposit-states.rules.ts';
import styles from '../InProgress.module.css';
import { MethodArt } from '../MethodArt.tsx';
import { depositPath } from '../paths.rules.ts';
import { StateLabel } from '../StateLabel.tsx';
import { Countdown } from './Countdown.tsx';

/** The unfinished deposit, above everything else: it is what the member came for. */
export function DepositInProgress({ deposit }: { deposit: Deposit }) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  return (
    <Link className={styles.card} to={depositPath(deposit.id)}>
      <MethodArt method={deposit.method} />
      <span className={styles.words}>
        <span className={styles.title}>{text('cashier.running.deposit')}</span>
        <span className={styles.amount}>{showMoney(deposit.amount, deposit.currency)}</span>
        <span className={styles.state}>
          <StateLabel words={text(STATE_WORDS[deposit.state])} tone={STATE_TONES[deposit.state]} />
          {deposit.state === 'waiting' && !deposit.isSent && <Countdown until={deposit.expiresAt} />}
        </span>
      </span>
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </Link>
  );
}
