import { Skeleton } from '@parlour/ui';
import styles from './TextWaiting.module.css';

const LINES = ['first', 'second', 'third', 'last'];

/** Where a text will stand: a paragraph with a short last line. */
export function TextWaiting() {
  return (
    <div className={styles.lines}>
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
