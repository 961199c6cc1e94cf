import styles from './ClosedFact.module.css';

/** One value a visitor may want to copy or remember. */
export function ClosedFact({ label, value }: { label: string; value: string }) {
  return (
    <dl className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </dl>
  );
}
