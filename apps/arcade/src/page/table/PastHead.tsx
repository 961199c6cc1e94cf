import type { ReactNode } from 'react';
import { useText } from '../platform/texts.tsx';
import styles from './PastHead.module.css';

type Props = {
  /** One for each past round, newest first: a few characters, for those who read roads. */
  marks?: readonly { id: string; mark: ReactNode }[];
  /** The past rounds as they lay, newest first. */
  rows: readonly { id: string; row: ReactNode }[];
};

const MARKS_MAX = 8;
/** As many as there is room for on one side. */
const ROWS_MAX = { beside: 2, alone: 3 };

/** What came of late, on both sides of the piece that decides: marks and the last rounds, or rounds alone. */
export function PastHead({ marks, rows }: Props) {
  const text = useText();
  const label = text('arcade.recent');
  const many = marks ? ROWS_MAX.beside : ROWS_MAX.alone;
  return (
    <div className={styles.past}>
      {marks ? (
        <ol className={styles.marks} aria-label={label}>
          {marks.slice(0, MARKS_MAX).map(({ id, mark }) => (
            <li key={id}>{mark}</li>
          ))}
        </ol>
      ) : (
        <ol className={styles.rows} aria-label={label}>
          {rows.slice(0, many).map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ol>
      )}
      <div className={styles.rows} aria-hidden="true">
        {(marks ? rows : rows.slice(many)).slice(0, many).map(({ id, row }) => (
          <div key={id}>{row}</div>
        ))}
      </div>
    </div>
  );
}
