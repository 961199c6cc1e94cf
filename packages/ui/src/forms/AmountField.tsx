import type { Ref } from 'react';
import styles from './AmountField.module.css';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & {
  name?: string;
  symbol: string;
  /** Whether the currency has decimals: decides which keyboard a phone shows. */
  hasDecimals: boolean;
  value: string;
  onChange: (value: string) => void;
  /** What was understood, as the reader writes it; shown before anything is sent. */
  retype: (typed: string) => string;
  /** Fills in an amount, such as the whole balance. */
  fill?: { label: string; name: string; onPress: () => void } | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** An amount of money, large: the figure is what the page is about. */
export function AmountField({
  label,
  isRequired,
  hint,
  error,
  name,
  symbol,
  hasDecimals,
  value,
  onChange,
  retype,
  fill,
  ref,
}: Props) {
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error}>
      {(control) => (
        <>
          <span className={styles.symbol} aria-hidden="true">
            {symbol}
          </span>
          <input
            {...control}
            ref={ref}
            className={styles.input}
            name={name}
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder="0"
            maxLength={60}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => retype(value) !== value && onChange(retype(value))}
          />
          {fill && (
            <button className={styles.fill} type="button" aria-label={fill.name} onClick={fill.onPress}>
              {fill.label}
            </button>
          )}
        </>
      )}
    </Field>
  );
}
