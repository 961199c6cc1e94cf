import type { ReactNode } from 'react';
import styles from './BeadRow.module.css';

/** A past round for lists: its bead, and a few characters more. */
export function BeadRow({ bead, children }: { bead: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.row}>
      <span className={styles.bead}>{bead}</span>
      {children}
    </span>
  );
}
