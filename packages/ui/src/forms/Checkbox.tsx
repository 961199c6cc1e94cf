import { type ReactNode, type Ref, useId } from 'react';
import styles from './Checkbox.module.css';

type Props = {
  /** May hold links. */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  name?: string;
  error?: string | null | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function Checkbox({ label, isChecked, onChange, name, error, ref }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.target}>
          <input
            ref={ref}
            id={id}
            className={styles.box}
            type="checkbox"
            name={name}
            checked={isChecked}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12.5l4 4 8-9" />
          </svg>
        </span>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
