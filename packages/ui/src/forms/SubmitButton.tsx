import { buttonClass } from '../Button.tsx';
import styles from './SubmitButton.module.css';

type Props = { label: string; isBusy?: boolean; isDisabled?: boolean };

/** Submits its form. While busy it keeps its width and ignores further presses. */
export function SubmitButton({ label, isBusy = false, isDisabled = false }: Props) {
  return (
    <button className={buttonClass()} type="submit" disabled={isDisabled || isBusy} aria-busy={isBusy}>
      {isBusy && <span className={styles.wheel} aria-hidden="true" />}
      {label}
    </button>
  );
}
