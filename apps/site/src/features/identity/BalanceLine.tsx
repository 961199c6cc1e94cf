import { IconButton } from '@parlour/ui';
import { switchBalance, usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import styles from './Balance.module.css';
import { Balance } from './Balance.tsx';

/** Specification section 2: the balance can be hidden from whoever looks over the shoulder. */
export function BalanceLine() {
  const text = useText();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  return (
    <p className={styles.line}>
      <span className={styles.label}>{text('member.balance.title')}</span>
      <Balance />
      <IconButton
        icon={isHidden ? 'eyeClosed' : 'eye'}
        label={text(isHidden ? 'member.balance.show' : 'member.balance.hide')}
        onPress={() => switchBalance(!isHidden)}
      />
    </p>
  );
}
