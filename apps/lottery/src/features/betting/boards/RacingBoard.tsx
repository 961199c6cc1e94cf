import { Segments } from '@parlour/ui';
import { useState } from 'react';
import { Car } from '../../../parts/balls/Car.tsx';
import { useText } from '../../../platform/texts.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid, CellMatrix } from './Cell.tsx';

const CARS = 10;
const DUELS = 5;
const TABS = ['places', 'sides', 'topTwo'] as const;

/** Ten cars: which one comes in at a place, the sides of places, duels, and the sum of the first two. */
export function RacingBoard({ board }: { board: Board }) {
  const text = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>('places');
  const places = Array.from({ length: CARS }, (_, place) => place + 1);
  return (
    <div className={styles.board}>
      <Segments
        label={text('lotto.plays')}
        options={TABS.map((own) => ({ value: own, label: text(`lotto.tab.${own}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'places' &&
        places.map((place) => {
          const play = board.play(`place${place}.number`);
          return (
            play && (
              <CellGrid
                key={place}
                board={board}
                play={play}
                columns={5}
                look="flat"
                title={board.describe(play).group ?? ''}
                artOf={(value) => (
                  <span className={styles.car}>
                    <Car car={value} />
                  </span>
                )}
              />
            )
          );
        })}
      {tab === 'sides' && (
        <>
          <CellMatrix board={board} plays={places.map((place) => board.play(`place${place}.sides`))} />
          {Array.from({ length: DUELS }, (_, at) => at + 1).map((front) => (
            <CellGrid
              key={front}
              board={board}
              play={board.play(`dragonTiger${front}`)}
              columns={2}
              title={text('lotto.board.duel', { front, back: CARS + 1 - front })}
            />
          ))}
        </>
      )}
      {tab === 'topTwo' && (
        <>
          <CellGrid board={board} play={board.play('firstTwo.sides')} columns={4} />
          <CellGrid board={board} play={board.play('firstTwo.sum')} columns={5} />
        </>
      )}
    </div>
  );
}
