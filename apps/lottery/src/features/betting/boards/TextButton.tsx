import styles from './TextButton.module.css';

/** A small way on beside what a play pays. */
export function TextButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button className={styles.button} type="button" onClick={onPress}>
      {label}
    </button>
  );
}
