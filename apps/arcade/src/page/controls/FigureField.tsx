import { useState } from 'react';
import { useMoney } from '../platform/texts.tsx';
import styles from './FigureField.module.css';

type Props = {
  label: string;
  value: string;
  mark: string;
  isDisabled: boolean;
  maxLength?: number;
  /** What is typed so far, with a point for decimals. */
  onType: (plain: string) => void;
};

const LENGTH = 8;

/** A figure that can be typed. What cannot be read is forgotten when the field is left. */
export function FigureField({ label, value, mark, isDisabled, maxLength = LENGTH, onType }: Props) {
  const { tidyTyped } = useMoney();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.typed}>
        <input
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
          disabled={isDisabled}
          value={typed ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            onType(tidyTyped(event.target.value));
          }}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">{mark}</span>
      </span>
    </label>
  );
}
