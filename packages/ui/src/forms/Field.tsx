import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What every kind of field has. */
export type FieldProps = {
  label: string;
  /** Shows the star after the label. */
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  /** What is wrong with the value, in words; replaces the hint. */
  error?: string | null | undefined;
};

type ControlProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
};

type Props = FieldProps & {
  isDisabled?: boolean | undefined;
  /** The inside of the box; receives what ties its input to the label and the words below it. */
  children: (control: ControlProps) => ReactNode;
};

/** A label, a box, and the line below that helps or says what is wrong. */
export function Field({ label, isRequired = false, hint, error, isDisabled = false, children }: Props) {
  const id = useId();
  const note = error || hint;
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && <span className={styles.star} aria-hidden="true" />}
      </label>
      <div className={clsx(styles.box, error && styles.wrong, isDisabled && styles.disabled)}>
        {children({
          id,
          'aria-invalid': Boolean(error),
          'aria-required': isRequired,
          'aria-describedby': note ? noteId : undefined,
        })}
      </div>
      {note && (
        <p id={noteId} className={clsx(styles.note, error && styles.error)}>
          {note}
        </p>
      )}
    </div>
  );
}
