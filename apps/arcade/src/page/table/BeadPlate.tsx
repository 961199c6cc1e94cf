import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './BeadPlate.module.css';

type Bead = { id: string; drawing: ReactNode };

type Props = {
  /** Newest first. */
  beads: readonly Bead[];
  columns: number;
  label: string;
  className?: string | undefined;
};

const ROWS = 6;

/** Past results in columns from left to right, as tables keep them; when it is full the oldest column goes. */
export function BeadPlate({ beads, columns, label, className }: Props) {
  const room = ROWS * columns;
  const over = Math.max(0, beads.length - room);
  const left = Math.ceil(over / ROWS) * ROWS;
  const shown = beads.slice(0, beads.length - left).toReversed();
  const empty = Array.from({ length: room - shown.length }, (_, place) => `empty ${place}`);
  return (
    <ol className={clsx(styles.plate, className)} aria-label={label}>
      {shown.map(({ id, drawing }) => (
        <li key={id} className={styles.cell}>
          {drawing}
        </li>
      ))}
      {empty.map((place) => (
        <li key={place} className={styles.cell} aria-hidden="true" />
      ))}
    </ol>
  );
}
