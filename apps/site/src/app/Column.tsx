import type { ReactNode } from 'react';
import styles from './Column.module.css';

/** A phone's width, wherever it is shown. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
