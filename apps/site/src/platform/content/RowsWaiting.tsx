import { panel, Skeleton } from '@parlour/ui';
import styles from './RowsWaiting.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Where a list of messages will stand. */
export function RowsWaiting() {
  return (
    <ul className={panel.panel} aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className={styles.row}>
          <Skeleton />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}
