import { Segments } from '@parlour/ui';
import { useState } from 'react';
import { useText } from '../../../platform/texts.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid, CellMatrix } from './Cell.tsx';

const BALLS = ['ball1', 'ball2', 'ball3', 'ball4', 'ball5'];
const ZONES = ['front3', 'middle3', 'back3'];
const TABS = ['sides', 'numbers', 'shapes'] as const;
/** What each shape of three balls looks like. */
const SHAPE_SAMPLES: Readonly<Record<string, string>> = {
  leopard: '777',
  straight: '456',
  pair: '337',
  halfStraight: '127',
  mixed: '159',
};

/** Five balls: sides of each and of their sum, dragon against tiger, numbers, and shapes of three. */
export function BallBoard({ board }: { board: Board }) {
  const text = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>('sides');
  const shapes = ZONES.map((zone) => board.play(`${zone}.shape`)).filter((play) => play !== undefined);
  const tabs = TABS.filter((own) => own !== 'shapes' || shapes.length > 0);
  return (
    <div className={styles.board}>
      <Segments
        label={text('lotto.plays')}
        options={tabs.map((own) => ({ value: own, label: text(`lotto.tab.${own}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'sides' && (
        <>
          <CellMatrix
            board={board}
            plays={[board.play('total.sides'), ...BALLS.map((ball) => board.play(`${ball}.sides`))]}
          />
          <CellGrid
            board={board}
            play={board.play('dragonTiger')}
            columns={3}
            title={text('lotto.board.duel', { front: 1, back: 5 })}
          />
        </>
      )}
      {tab === 'numbers' &&
        BALLS.map((ball) => {
          const play = board.play(`${ball}.number`);
          return (
            play && (
              <CellGrid
                key={ball}
                board={board}
                play={play}
                columns={board.familyId === '11x5' ? 6 : 5}
                look="flat"
                title={board.describe(play).group ?? ''}
              />
            )
          );
        })}
      {tab === 'shapes' &&
        shapes.map((play) => (
          <CellGrid
            key={play.id}
            board={board}
            play={play}
            columns={5}
            title={board.describe(play).group ?? ''}
            noteOf={(entry) => SHAPE_SAMPLES[entry]}
          />
        ))}
    </div>
  );
}
