import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import styles from './Stepper.module.css';

type Props<Value extends number> = {
  label: string;
  /** From the least to the most. */
  values: readonly Value[];
  value: Value;
  isDisabled: boolean;
  onChoose: (value: Value) => void;
};

/** A number that is moved up and down a short list. */
export function Stepper<Value extends number>({ label, values, value, isDisabled, onChoose }: Props<Value>) {
  const text = useText();
  const place = values.indexOf(value);
  const less = values[place - 1];
  const more = values[place + 1];
  function move(to: Value | undefined): void {
    if (to === undefined) return;
    playSound('tap');
    onChoose(to);
  }
  return (
    <fieldset className={styles.stepper} disabled={isDisabled} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.box}>
        <button
          className={styles.move}
          type="button"
          aria-label={text('arcade.stepDown', { what: label })}
          aria-disabled={less === undefined}
          onClick={() => move(less)}
        >
          {'−'}
        </button>
        <span className={styles.value} aria-live="polite">
          {value}
        </span>
        <button
          className={styles.move}
          type="button"
          aria-label={text('arcade.stepUp', { what: label })}
          aria-disabled={more === undefined}
          onClick={() => move(more)}
        >
          {'+'}
        </button>
      </span>
    </fieldset>
  );
}
