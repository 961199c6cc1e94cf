import clsx from 'clsx';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';
import { useText } from '../../platform/texts.tsx';
import { numbersTo } from '../numbers-to.ts';
import styles from './SeatDots.module.css';

/** Who is there: a seat each, taken or free. Where the service gives seats, how many play at the stake. */
export function SeatDots({ table: { seats, seated, isAssigned } }: { table: CardTableRow }) {
  const text = useText();
  return (
    <p className={styles.seats}>
      {!isAssigned &&
        numbersTo(seats).map((seat) => (
          <span key={seat} className={clsx(styles.dot, seat < seated && styles.taken)} aria-hidden="true" />
        ))}
      <span className={styles.count}>
        {isAssigned
          ? text('arcade.pvp.playing', { count: seated })
          : text('arcade.pvp.seatsTaken', { seated, seats })}
      </span>
    </p>
  );
}
