import { useText } from '../../../platform/texts.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid } from './Cell.tsx';

/** Domain facts, Lucky28: 0, 13, 14 and 27 belong to no wave; the others go round green, blue, red. */
const NO_WAVE = [0, 13, 14, 27];
const WAVES = ['red', 'green', 'blue'] as const;

/** A sum of 0 to 27: its sides, their combinations, the ends, its wave and the number itself. */
export function Lucky28Board({ board }: { board: Board }) {
  const text = useText();
  const wave = (value: number) => (NO_WAVE.includes(value) ? 'plain' : (WAVES[value % 3] ?? 'plain'));
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
        artOf={(value) => <span className={`${styles.round} ${styles[wave(value)]}`}>{value}</span>}
      />
    </div>
  );
}
