import { useId } from 'react';
import { playSound } from '../platform/sound.ts';
import styles from './Choice.module.css';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  isDisabled: boolean;
  /** It is told, not shown. */
  isLabelHidden?: boolean | undefined;
  onChoose: (value: Value) => void;
};

/** One of a few, side by side. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { label, options, value, isDisabled, isLabelHidden = false, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={isDisabled} aria-label={label}>
      {!isLabelHidden && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <span className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => {
                playSound('tap');
                onChoose(option.value);
              }}
            />
            <span className={styles.word}>{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
