import clsx from 'clsx';
import type { TableState } from '../../tables/table-state.ts';
import { useSpoken } from '../platform/texts.tsx';
import { showTimes } from './crash-props.ts';
import styles from './Points.module.css';

const HIGH = 200;
const HIGHEST = 1_000;

/** Where the last flights ended, the newest first. */
export function Points({ history }: Pick<TableState, 'history'>) {
  const spoken = useSpoken();
  return (
    <ol className={styles.strip} aria-label={spoken.text('arcade.crash.recent')}>
      {history.map(
        ({ number, point }) =>
          point !== null && (
            <li
              key={number}
              className={clsx(styles.point, point >= HIGH && styles.high, point >= HIGHEST && styles.highest)}
            >
              {showTimes(spoken, point)}
            </li>
          ),
      )}
    </ol>
  );
}
