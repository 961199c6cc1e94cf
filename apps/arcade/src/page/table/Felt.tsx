import clsx from 'clsx';
import styles from './Felt.module.css';

/** Where the cloth begins: at the strip of recent rounds above the board, or at the board itself. */
type Props = { from: 'strip' | 'board' };

/** A table under a lamp, seen from a player's seat: cloth in the theme's colour up to a padded rail. */
export function Felt({ from }: Props) {
  return (
    <div className={clsx(styles.felt, styles[from])} aria-hidden="true">
      <div className={styles.rail}>
        <svg className={styles.curve} viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.shade} d="M0-8Q200 52 400-8v60H0z" />
          <path className={styles.leather} d="M0 0Q200 60 400 0v41H0z" />
          <path className={styles.inlay} d="M0 0Q200 60 400 0" />
        </svg>
      </div>
    </div>
  );
}
