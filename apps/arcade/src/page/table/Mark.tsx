import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Mark.module.css';

/** A past round in a character or two. */
export function Mark({ tone, children }: { tone: 'blue' | 'red' | 'green'; children: ReactNode }) {
  return <span className={clsx(styles.mark, styles[tone])}>{children}</span>;
}
