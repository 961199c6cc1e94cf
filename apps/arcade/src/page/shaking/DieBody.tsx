import type { ReactNode } from 'react';
import styles from './DieBody.module.css';

/** A die, seen from above and a little from the front. */
type Props = {
  /** Sets --die-face and --die-side. */
  className: string | undefined;
  /** What its face shows: 44 wide, around 0 -1. */
  children?: ReactNode;
};

export function DieBody({ className, children }: Props) {
  return (
    <g className={className}>
      <ellipse className={styles.shade} cx="2" cy="27" rx="26" ry="8" />
      <rect className={styles.side} x="-22" y="-12" width="44" height="40" rx="9" />
      <rect className={styles.face} x="-22" y="-22" width="44" height="42" rx="9" />
      <rect className={styles.inner} x="-18.5" y="-18.5" width="37" height="35" rx="7" />
      {children}
      <path className={styles.gleam} d="M-18-10c0-6 3-9 9-9H6C-4-15-14-8-18 4z" />
    </g>
  );
}
