import { waveOfSum } from '@parlour/lottery-rules';
import { Ball } from '../../../parts/balls/Ball.tsx';
import { useText } from '../../../platform/texts.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid } from './Cell.tsx';

/** A sum of 0 to 27: its sides, their combinations, the ends, its wave and the number itself. */
export function Lucky28Board({ board }: { board: Board }) {
  const text = useText();
  return (
    <div className={styles.board}>
      <CellGrid board={board} play={board.play('sides')} columns={4} />
      <CellGrid board={board} play={board.play('combination')} columns={4} />
      <CellGrid board={board} play={board.play('extreme')} columns={2} />
      <CellGrid
        board={board}
        play={board.play('wave')}
        columns={3}
        title={text('lotto.board.wave')}
        noteOf={(entry) => <span className={styles[entry]} />}
      />
      <CellGrid
        board={board}
        play={board.play('number')}
        columns={7}
        look="flat"
        title={text('lotto.tab.sum')}
        artOf={(value) => <Ball look={waveOfSum(value) ?? 'plain'} name={String(value)} />}
      />
    </div>
  );
}
