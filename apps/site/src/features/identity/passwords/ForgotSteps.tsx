import clsx from 'clsx';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './ForgotSteps.module.css';

/** The current step and the progress. */
export function ForgotSteps({ label, at, of }: { label: string; at: number; of: number }) {
  const text = useText();
  return (
    <div className={styles.steps}>
      <ol className={styles.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => index + 1).map((step) => (
          <li key={step} className={clsx(styles.bar, step <= at && styles.reached)} />
        ))}
      </ol>
      <p className={styles.count}>{text('identity.forgot.step', { at, of })}</p>
      <h2 className={styles.label}>{label}</h2>
    </div>
  );
}
