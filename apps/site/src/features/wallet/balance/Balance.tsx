import { amountOf, hideDigits } from '@parlour/money';
import clsx from 'clsx';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import styles from './Balance.module.css';
import { rollingSigns } from './rolling-figures.rules.ts';
import { useWallet, writtenOf } from './useWallet.ts';

/** Until the amount is known. */
const HIDDEN = '****';
export const NONE = '–';
/** Longer figures are drawn smaller: money is never cut off. */
const SIGNS_IN_FULL_SIZE = 12;

/** The total, updated as it changes. Its space is reserved until it is known; after a failure no figure is shown. */
export function Balance() {
  const { showMoney } = useMoney();
  const text = useText();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  const { wallet, isFailed } = useWallet();
  if (isHidden)
    return (
      <Stand
        label={text('wallet.balance.hidden')}
        signs={wallet ? hideDigits(showMoney(wallet.sumBalance, writtenOf(wallet))) : HIDDEN}
      />
    );
  if (wallet) return <Figure />;
  if (isFailed) return <Stand label={text('wallet.balance.failed')} signs={NONE} />;
  return (
    <span
      className={clsx(styles.balance, styles.waiting)}
      role="img"
      aria-label={text('wallet.balance.loading')}
    />
  );
}

/** Announces a new balance to screen readers unless it is hidden. Beside the figure, which may be inside a link. */
export function BalanceNews() {
  const { showMoney } = useMoney();
  const text = useText();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  const { wallet, moves } = useWallet();
  const news =
    wallet && moves > 0 && !isHidden
      ? text('wallet.balance.now', { amount: showMoney(wallet.sumBalance, writtenOf(wallet)) })
      : '';
  return (
    <span className={styles.news} aria-live="polite">
      {news}
    </span>
  );
}

function Stand({ label, signs }: { label: string; signs: string }) {
  return (
    <span className={styles.balance} role="img" aria-label={label}>
      {signs}
    </span>
  );
}

function Figure() {
  const { showMoney } = useMoney();
  const { wallet, before, moves } = useWallet();
  if (!wallet) return null;
  const now = showMoney(wallet.sumBalance, writtenOf(wallet));
  const old = before && showMoney(before.sumBalance, writtenOf(before));
  const isMore = before && amountOf(wallet.sumBalance) > amountOf(before.sumBalance);
  return (
    <span
      // Remounts on every change, so that the animation restarts.
      key={moves}
      className={clsx(styles.balance, before && (isMore ? styles.more : styles.less))}
      role="img"
      aria-label={now}
    >
      <span className={clsx(now.length > SIGNS_IN_FULL_SIZE && styles.long)}>
        {rollingSigns(now, old).map(({ id, sign, isNew }) => (
          <span key={id} className={clsx(styles.sign, isNew && styles.rolled)}>
            {sign}
          </span>
        ))}
      </span>
    </span>
  );
}
