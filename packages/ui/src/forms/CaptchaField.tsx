import { Skeleton } from '../Skeleton.tsx';
import styles from './CaptchaField.module.css';
import fieldStyles from './Field.module.css';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'inputMode' | 'autoComplete'> & {
  /** The picture as base64 PNG; null while it is loading. */
  image: string | null;
  refreshLabel: string;
  onRefresh: () => void;
};

/** The code in a picture. A press on the picture brings another one. */
export function CaptchaField({
  label,
  isRequired,
  hint,
  error,
  value,
  onChange,
  image,
  refreshLabel,
  onRefresh,
  isDisabled = false,
  ...input
}: Props) {
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error} isDisabled={isDisabled}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            className={fieldStyles.input}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          />
          <button className={styles.picture} type="button" aria-label={refreshLabel} onClick={onRefresh}>
            {image ? (
              <img className={styles.image} src={`data:image/png;base64,${image}`} alt="" />
            ) : (
              <Skeleton shape="fill" />
            )}
          </button>
        </>
      )}
    </Field>
  );
}
