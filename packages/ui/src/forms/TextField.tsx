import type { InputHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'placeholder'
  | 'onBlur'
>;

export type TextFieldProps = FieldProps &
  InputProps & {
    value: string;
    onChange: (value: string) => void;
    icon?: IconName;
    isDisabled?: boolean;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text. */
export function TextField({
  label,
  isRequired,
  hint,
  error,
  value,
  onChange,
  icon,
  isDisabled = false,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error} isDisabled={isDisabled}>
      {(control) => (
        <>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            className={styles.input}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
