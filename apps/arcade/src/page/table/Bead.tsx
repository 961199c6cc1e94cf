import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Bead.module.css';

type Props = {
  letter: string;
  tone: 'blue' | 'red' | 'amber' | 'green';
  /** Marks on a disc of 20 by 20. */
  children?: ReactNode;
};

/** A past round in one letter. */
export function Bead({ letter, tone, children }: Props) {
  return (
    <svg className={clsx(styles.bead, styles[tone])} viewBox="0 0 20 20" aria-hidden="true">
      <circle className={styles.disc} cx="10" cy="10" r="9.2" />
      <text className={styles.letter} x="10" y="14.2">
        {letter}
      </text>
      {children}
    </svg>
  );
}
