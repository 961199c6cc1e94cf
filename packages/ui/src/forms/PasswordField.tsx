import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'inputMode' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  /** What the button does, in words: shows the password, or hides it again. */
  showLabel: string;
  hideLabel: string;
};

/** A password, with a button that shows it. */
export function PasswordField({
  label,
  isRequired,
  hint,
  error,
  value,
  onChange,
  showLabel,
  hideLabel,
  isDisabled = false,
  ...input
}: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error} isDisabled={isDisabled}>
      {(control) => (
        <>
          <span className={styles.icon}>
            <Icon name="lock" />
          </span>
          <input
            {...input}
            {...control}
            className={styles.input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            className={styles.button}
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeClosed' : 'eye'} />
          </button>
        </>
      )}
    </Field>
  );
}
