import { buttonClass } from '../Button.tsx';
import styles from './SubmitButton.module.css';

type Props = { label: string; isBusy?: boolean; isDisabled?: boolean };

/** Sends the form it stands in. While it is busy it keeps its width and takes no second press. */
export function SubmitButton({ label, isBusy = false, isDisabled = false }: Props) {
  return (
    <button className={buttonClass()} type="submit" disabled={isDisabled || isBusy} aria-busy={isBusy}>
      {isBusy && <span className={styles.wheel} aria-hidden="true" />}
      {label}
    </button>
  );
}
