import { IconButton } from '@parlour/ui';
import { switchBalance, usePreferences } from '../../../platform/preferences.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './Balance.module.css';
import { Balance, BalanceNews } from './Balance.tsx';
import { BalanceRetry } from './BalanceRetry.tsx';
import { useWallet } from './useWallet.ts';

/** Specification section 2: the balance can be hidden from people nearby. */
export function BalanceLine() {
  const text = useText();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  const { isTrial } = useWallet();
  return (
    <p className={styles.line}>
      <span className={styles.label}>{text(isTrial ? 'wallet.balance.trial' : 'wallet.balance.title')}</span>
      <Balance />
      <BalanceNews />
      <BalanceRetry />
      <IconButton
        icon={isHidden ? 'eyeClosed' : 'eye'}
        label={text(isHidden ? 'wallet.balance.show' : 'wallet.balance.hide')}
        onPress={() => switchBalance(!isHidden)}
      />
    </p>
  );
}
