import type { Ref } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import area from './TextArea.module.css';

type Props = FieldProps & {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** Several lines of text. */
export function TextArea({ label, isRequired, hint, error, value, onChange, ...input }: Props) {
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          className={`${styles.input} ${area.area}`}
          rows={5}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
