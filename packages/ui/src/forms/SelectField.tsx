import type { Ref } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import fieldStyles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './SelectField.module.css';

type Props = FieldProps & {
  name?: string;
  options: readonly { value: string; label: string }[];
  /** Shown until something is chosen; without it the first option is chosen. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  icon?: IconName;
  isDisabled?: boolean;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** One of many, from the phone's own list. */
export function SelectField({
  label,
  isRequired,
  hint,
  error,
  name,
  options,
  placeholder,
  value,
  onChange,
  icon,
  isDisabled = false,
  ref,
}: Props) {
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error} isDisabled={isDisabled}>
      {(control) => (
        <span className={styles.box}>
          {icon && (
            <span className={fieldStyles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <select
            {...control}
            ref={ref}
            className={styles.select}
            name={name}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </span>
      )}
    </Field>
  );
}
