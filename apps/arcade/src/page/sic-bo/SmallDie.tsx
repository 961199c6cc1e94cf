import clsx from 'clsx';
import { isRed, PIPS } from './pips.ts';
import styles from './SmallDie.module.css';

/** A die as a sign on the cloth. */
export function SmallDie({ face }: { face: number }) {
  return (
    <svg className={styles.die} viewBox="-10 -10 20 20" aria-hidden="true">
      <rect className={styles.face} x="-9.4" y="-9.4" width="18.8" height="18.8" rx="4.4" />
      {PIPS[face]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          className={clsx(styles.pip, isRed(face) && styles.red)}
          cx={x * 9}
          cy={y * 9}
          r={face === 1 ? 3.4 : 2.2}
        />
      ))}
    </svg>
  );
}
