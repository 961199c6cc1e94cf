import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import styles from './Balance.module.css';

const HIDDEN = '****';
const NONE = '–';

/** No amount is shown before there is a wallet to ask: a zero would be a claim. */
export function Balance() {
  const text = useText();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  return (
    <span
      className={styles.balance}
      role="img"
      aria-label={text(isHidden ? 'member.balance.hidden' : 'member.balance.none')}
    >
      {isHidden ? HIDDEN : NONE}
    </span>
  );
}
