import clsx from 'clsx';
import { useText } from '../../platform/texts.tsx';
import styles from './EmptySeat.module.css';
import seat from './Seat.module.css';
import type { Spot } from './spots.ts';

/** A free place; who watches may take it. */
export function EmptySeat({ spot, onSit }: { spot: Spot; onSit: (() => void) | null }) {
  const text = useText();
  return (
    <li className={clsx(seat.seat, seat[spot])}>
      {onSit ? (
        <button
          className={clsx(seat.pod, styles.free)}
          type="button"
          aria-label={text('arcade.pvp.sitHere')}
          onClick={onSit}
        >
          <span className={styles.ring}>{'+'}</span>
          <span className={styles.word}>{text('arcade.pvp.sit')}</span>
        </button>
      ) : (
        <span className={seat.pod}>
          <span className={clsx(styles.ring, styles.still)} />
          <span className={styles.heard}>{text('arcade.pvp.free')}</span>
        </span>
      )}
    </li>
  );
}
