import { Segments } from '@parlour/ui';
import { useState } from 'react';
import { useText } from '../../../platform/texts.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid } from './Cell.tsx';
import { PlayPicker } from './PlayPicker.tsx';

const TABS = ['numbers', 'sum'] as const;

/** Twenty of eighty: numbers by prize table, and the sum with its elements and halves. */
export function KenoBoard({ board }: { board: Board }) {
  const text = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>('numbers');
  const grid = (id: string, columns: 2 | 3 | 5) => {
    const play = board.play(id);
    return play && <CellGrid board={board} play={play} columns={columns} title={board.describe(play).play} />;
  };
  return (
    <div className={styles.board}>
      <Segments
        label={text('lotto.plays')}
        options={TABS.map((own) => ({ value: own, label: text(`lotto.tab.${own}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'numbers' && (
        <PlayPicker board={board} plays={board.plays.filter(({ id }) => /^keno\.any\d+$/.test(id))} />
      )}
      {tab === 'sum' && (
        <>
          {grid('sum.size', 2)}
          {grid('sum.parity', 3)}
          {grid('sum.element', 5)}
          {grid('upperLower', 3)}
          {grid('oddEven', 3)}
        </>
      )}
    </div>
  );
}
