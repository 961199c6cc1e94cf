import { useId } from 'react';
import styles from './Chips.module.css';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of many, in a strip that is pushed sideways. Radio buttons underneath: arrows move between them. */
export function Chips<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div className={styles.strip} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
