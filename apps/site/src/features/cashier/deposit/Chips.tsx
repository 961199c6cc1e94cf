import { showMoney, typedForm } from '../money.rules.ts';
import styles from './Chips.module.css';

type Props = {
  label: string;
  chips: readonly string[];
  currency: string;
  chosen: string;
  onChoose: (chip: string) => void;
};

/** Amounts to tap. */
export function Chips({ label, chips, currency, chosen, onChoose }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip}>
          <button
            className={styles.chip}
            type="button"
            aria-pressed={typedForm(chip) === chosen}
            onClick={() => onChoose(chip)}
          >
            {typedForm(showMoney(chip, currency))}
          </button>
        </li>
      ))}
    </ul>
  );
}
