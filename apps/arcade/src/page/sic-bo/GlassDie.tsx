import clsx from 'clsx';
import styles from './GlassDie.module.css';
import { isRed, PIPS } from './pips.ts';

const REACH = 20;

/** A die of glass, seen from above and a little from the front. Its gradients are those of the scene. */
export function GlassDie({ face }: { face: number }) {
  return (
    <g>
      <ellipse className={styles.shade} cx="2" cy="27" rx="26" ry="8" />
      <rect className={styles.side} x="-22" y="-12" width="44" height="40" rx="9" />
      <rect className={styles.face} x="-22" y="-22" width="44" height="42" rx="9" />
      <rect className={styles.inner} x="-18.5" y="-18.5" width="37" height="35" rx="7" />
      {PIPS[face]?.map(([x, y]) => (
        <ellipse
          key={`${x} ${y}`}
          className={clsx(styles.pip, isRed(face) && styles.red)}
          cx={x * REACH}
          cy={y * REACH * 0.95 - 1}
          rx={face === 1 ? 7 : 4.4}
          ry={face === 1 ? 6.6 : 4.1}
        />
      ))}
      <path className={styles.gleam} d="M-18-10c0-6 3-9 9-9H6C-4-15-14-8-18 4z" />
    </g>
  );
}
