import type { PurseType } from '@parlour/contract/values/wallet';
import { Icon } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';
import { PURSE_NAMES, RECORD_PURSES } from '../purses.rules.ts';
import styles from './PurseChoice.module.css';

/** The browser's native list: most people only use the main purse. */
export function PurseChoice({ purse, onChange }: { purse: PurseType; onChange: (purse: PurseType) => void }) {
  const text = useText();
  return (
    <label className={styles.choice}>
      <Icon name="wallet" />
      <span className={styles.name}>{text('wallet.purse.title')}</span>
      <select
        className={styles.select}
        value={purse}
        onChange={({ target }) => onChange(RECORD_PURSES.find((each) => each === target.value) ?? purse)}
      >
        {RECORD_PURSES.map((each) => (
          <option key={each} value={each}>
            {text(PURSE_NAMES[each])}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </label>
  );
}
