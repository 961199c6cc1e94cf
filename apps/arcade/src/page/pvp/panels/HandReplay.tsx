import { writeDecimal } from '@parlour/money';
import { useState } from 'react';
import type { HandRecord, SeatView } from '../../../card-tables/card-wire.ts';
import { useSpoken } from '../../platform/texts.tsx';
import { seatName } from '../seat-name.ts';
import { TableScene } from '../table/TableScene.tsx';
import { tableMoney } from '../table-money.ts';
import styles from './HandReplay.module.css';
import type { PanelProps } from './panel.ts';

/** The table as it was, one action after the other, with what was open to this player then. */
export function HandReplay({ record, page, session }: PanelProps & { record: HandRecord }) {
  const spoken = useSpoken();
  const { text } = spoken;
  const { table, states } = record;
  const last = states.length - 1;
  const [place, setPlace] = useState(0);
  const state = states[place];
  const money = tableMoney(spoken.money, { currency: session.currency, table });
  const you = record.seats.find(({ isYou }) => isYou)?.seat ?? null;
  if (!state) return null;
  const isOver = place === last;
  const scenes = page.seatsOf(spoken, { game: state.game, you, money });
  const seats = record.seats.map(
    (seat): SeatView => ({
      ...seat,
      stack: writeDecimal(scenes.find((scene) => scene.seat === seat.seat)?.stack ?? 0n),
      isAway: false,
      isLeaving: false,
      isConnected: true,
    }),
  );
  const nameOf = (seat: number) => {
    const found = seats.find((each) => each.seat === seat);
    return found ? seatName(text, found) : '';
  };
  const told = page.tell(spoken, {
    before: states[place - 1]?.game ?? null,
    after: state.game,
    money,
    nameOf,
    you,
  });
  const given = { game: state.game, you, table, money, isOver };
  const still = { ...given, isAsking: true, isTurn: false, onAct: () => {} };
  return (
    <section className={styles.replay}>
      <div className={styles.stage}>
        <TableScene
          {...{ table, seats, scenes, you, money }}
          button={record.button}
          turn={null}
          middle={<page.Middle {...given} />}
          own={<page.Own {...still} />}
          isHandWide={page.isHandWide === true}
          onSit={null}
        />
      </div>
      <p className={styles.told} role="status">
        {told ?? text('arcade.pvp.dealt')}
      </p>
      <div className={styles.steps}>
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.pvp.stepBack')}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        >
          {'‹'}
        </button>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={text('arcade.pvp.steps')}
          aria-valuetext={text('arcade.pvp.stepOf', { step: place + 1, steps: states.length })}
          onChange={(event) => setPlace(Number(event.target.value))}
        />
        <span className={styles.count} aria-hidden="true">{`${place + 1}/${states.length}`}</span>
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.pvp.stepOn')}
          disabled={isOver}
          onClick={() => setPlace(place + 1)}
        >
          {'›'}
        </button>
      </div>
    </section>
  );
}
