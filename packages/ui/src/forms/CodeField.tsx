import { Icon } from '../Icon.tsx';
import styles from './CodeField.module.css';
import fieldStyles from './Field.module.css';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'inputMode' | 'autoComplete'> & {
  sendLabel: string;
  onSend: () => void;
  isSending?: boolean;
  /** How long until the next code may be asked for, in words; replaces the send link. */
  countdown?: string | null;
};

/** A code from an SMS or mail, and the link that sends it. */
export function CodeField({
  label,
  isRequired,
  hint,
  error,
  value,
  onChange,
  sendLabel,
  onSend,
  isSending = false,
  countdown = null,
  isDisabled = false,
  ...input
}: Props) {
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error} isDisabled={isDisabled}>
      {(control) => (
        <>
          <span className={fieldStyles.icon}>
            <Icon name="shield" />
          </span>
          <input
            {...input}
            {...control}
            className={fieldStyles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          />
          {countdown === null ? (
            <button className={styles.send} type="button" disabled={isSending} onClick={onSend}>
              {sendLabel}
            </button>
          ) : (
            <span className={styles.countdown}>{countdown}</span>
          )}
        </>
      )}
    </Field>
  );
}
