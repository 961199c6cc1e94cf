import { useId } from 'react';
import styles from './RadioRow.module.css';

export type RadioRowProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Nothing is chosen if no option has this value. */
  value: string;
  onChange: (value: Value) => void;
};

type Look = { row: string | undefined; option: string | undefined };

/** One of several. Radio buttons underneath: arrow keys move between them. The user supplies the look. */
export function RadioRow<Value extends string>({
  label,
  options,
  value,
  onChange,
  look,
}: RadioRowProps<Value> & { look: Look }) {
  const name = useId();
  return (
    <div className={look.row} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={look.option}>
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
