import clsx from 'clsx';
import styles from './Cabinet.module.css';

/** The screen of a machine behind the cards, in a metal frame. */
export function Cabinet({ isWon }: { isWon: boolean }) {
  return (
    <div className={styles.cabinet} aria-hidden="true">
      <div className={clsx(styles.bulbs, styles.left, isWon && styles.lit)} />
      <div className={clsx(styles.bulbs, styles.right, isWon && styles.lit)} />
    </div>
  );
}
