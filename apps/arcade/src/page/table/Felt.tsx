import clsx from 'clsx';
import styles from './Felt.module.css';

/** Where the cloth begins: at the strip of recent rounds above the board, or at the board itself. */
type Props = { from: 'strip' | 'board' };

/** A table under a lamp, seen from a player's seat: cloth in the theme's colour up to a padded rail. */
export function Felt({ from }: Props) {
  return (
    <div className={clsx(styles.felt, styles[from])} aria-hidden="true">
      <svg className={styles.rail} viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.shade} d="M0 0Q200 30 400 0v60H0z" />
        <path className={styles.leather} d="M0 6Q200 36 400 6v60H0z" />
        <path className={styles.inlay} d="M0 6Q200 36 400 6" />
        <path className={styles.seam} d="M0 14Q200 44 400 14" />
      </svg>
    </div>
  );
}
