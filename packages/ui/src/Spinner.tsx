import styles from './Spinner.module.css';

export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status" aria-label={label}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r="16" />
        <circle className={styles.arc} cx="20" cy="20" r="16" />
      </svg>
    </span>
  );
}
