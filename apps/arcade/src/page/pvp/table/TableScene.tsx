import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { CardTableRow, HandView, SeatView } from '../../../card-tables/card-wire.ts';
import { useText } from '../../platform/texts.tsx';
import type { SeatScene } from '../card-game-page.ts';
import { numbersTo } from '../numbers-to.ts';
import type { TableMoney } from '../table-money.ts';
import { EmptySeat } from './EmptySeat.tsx';
import { OvalFelt } from './OvalFelt.tsx';
import { Seat } from './Seat.tsx';
import { spotOf } from './spots.ts';
import styles from './TableScene.module.css';

type Props = {
  table: CardTableRow;
  seats: readonly SeatView[];
  scenes: readonly SeatScene[];
  you: number | null;
  button: number | null;
  turn: HandView['turn'];
  money: TableMoney;
  /** What lies in the middle of the cloth. */
  middle: ReactNode;
  /** The player's own cards. */
  own: ReactNode;
  isHandWide: boolean;
  /** Takes an empty seat; null where one sits already or seats are given. */
  onSit: (() => void) | null;
};

/** The table with everybody at it, seen from one's own seat. */
export function TableScene({
  table,
  seats,
  scenes,
  you,
  button,
  turn,
  money,
  middle,
  own,
  isHandWide,
  onSit,
}: Props) {
  const text = useText();
  return (
    <section className={clsx(styles.table, isHandWide && styles.wide)} aria-label={text('arcade.pvp.table')}>
      <OvalFelt />
      <div className={styles.middle}>{middle}</div>
      <ul className={styles.seats}>
        {numbersTo(table.seats).map((place) => {
          const seat = seats.find((each) => each.seat === place);
          const spot = spotOf(place, { seats: table.seats, you });
          if (!seat) return <EmptySeat key={place} spot={spot} onSit={onSit} />;
          return (
            <Seat
              key={place}
              {...{ seat, spot, table, money }}
              scene={scenes.find((scene) => scene.seat === place) ?? null}
              turn={turn?.seat === place ? turn : null}
              isButton={button === place}
            />
          );
        })}
      </ul>
      <div className={styles.own}>{own}</div>
    </section>
  );
}
