import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import fieldStyles from './Field.module.css';
import { Field } from './Field.tsx';
import styles from './PhoneField.module.css';
import type { TextFieldProps } from './TextField.tsx';

export type DialingOption = {
  /** Which country: several share one dialling code. */
  code: string;
  /** Without the plus. */
  dialingCode: string;
  name: string;
};

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'inputMode' | 'autoComplete'> & {
  options: readonly DialingOption[];
  /** The chosen country's code. */
  country: string;
  onCountryChange: (code: string) => void;
  countryLabel: string;
  /** Set if the countries could not be loaded: a button in their place loads them again. */
  onRetry: (() => void) | null;
  retryLabel: string;
};

/** A telephone number as written in its country, and the dialling code before it. */
export function PhoneField({
  label,
  isRequired,
  hint,
  error,
  value,
  onChange,
  options,
  country,
  onCountryChange,
  countryLabel,
  onRetry,
  retryLabel,
  isDisabled = false,
  ...input
}: Props) {
  const chosen = options.find(({ code }) => code === country);
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error} isDisabled={isDisabled}>
      {(control) => (
        <>
          {onRetry ? (
            <IconButton icon="reload" label={retryLabel} onPress={onRetry} />
          ) : (
            <span className={styles.country}>
              <span className={styles.code} aria-hidden="true">
                {chosen ? `+${chosen.dialingCode}` : '+'}
              </span>
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
              <select
                className={styles.select}
                aria-label={countryLabel}
                value={country}
                disabled={isDisabled || options.length === 0}
                onChange={(event) => onCountryChange(event.target.value)}
              >
                {!chosen && <option value={country} />}
                {options.map(({ code, dialingCode, name }) => (
                  <option key={code} value={code}>{`${name} +${dialingCode}`}</option>
                ))}
              </select>
            </span>
          )}
          <input
            {...input}
            {...control}
            className={fieldStyles.input}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
